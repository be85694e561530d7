"""The End Phase: workers come home, a Guide is found, a road is chosen, something is met, the page is left."""

from __future__ import annotations

import pytest

from dragonroads.engine.match import Waiting
from dragonroads.games.almanac.deeds import Deed
from dragonroads.library.problems import BadContent
from tests.games.almanac.made_up import written
from tests.games.almanac.matches import as_match, questions
from tests.games.almanac.moments import calm_road, ending
from tests.games.almanac.situations import encounter, facing, on_page

# --- the five steps -------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALM-END-01", "ALM-END-05")
def test_the_end_phase_goes_through_its_steps_in_order() -> None:
    s = calm_road(ending(answers=[("bid", "0")] * 3 + [("road", "3")])).until("arrive").step()
    steps = ("retrieved", "bids_shown", "guide_is", "road_chosen", "encounter", "arrived")
    assert [kind for kind, *_ in s.told if kind in steps] == list(steps)


@pytest.mark.rule("ALM-END-02")
def test_every_worker_on_the_page_goes_home_wherever_it_stands() -> None:
    s = on_page(14, seats=2, gold=[9, 9])
    s.put(0, "a1", "b1").put(1, "a1", "c1")
    assert s.at("a1") == "01"
    s.state.phase = "retrieve"
    s.step()
    assert [(p.workers, p.placed, p.spare) for p in s.state.players] == [(3, 0, 3)] * 2
    assert set(s.state.standing + s.state.above) == {-1}


@pytest.mark.rule("ALM-END-02")
def test_a_stand_in_goes_home_and_becomes_no_worker() -> None:
    s = on_page(1, seats=2, tokens=["hireling"]).place("b1 hireling")
    assert (s.player(0).lent, s.at("b1")) == (1, "0")
    s.state.phase = "retrieve"
    s.step()
    assert (s.player(0).workers, s.player(0).spare, s.player(0).tokens["hireling"]) == (3, 3, 1)


@pytest.mark.rule("ALM-END-02")
def test_a_borrowed_worker_goes_back_behind_the_screen() -> None:
    s = on_page(1).put(0, "a1")
    p = s.player(0)
    p.workers, p.spare, p.placed, p.borrowed = 3, 2, 0, 1
    s.state.phase = "retrieve"
    s.step()
    assert (p.workers, p.spare, p.borrowed) == (3, 3, 0)


@pytest.mark.rule("ALM-END-03")
@pytest.mark.parametrize(("bids", "guide"), [("114", 0), ("141", 2), ("411", 1)])
def test_whoever_wins_the_bid_takes_the_guide_token_or_keeps_it(bids: str, guide: int) -> None:
    s = ending(guide=1, answers=[("bid", one) for one in bids]).until("road")
    assert s.state.guide == guide
    assert s.heard("guide_is") == [(guide, guide == 1)]


@pytest.mark.rule("ALM-END-04")
def test_the_new_guide_picks_one_of_two_roads_for_all_to_see() -> None:
    s = ending(guide=0, answers=[("bid", "0"), ("bid", "0"), ("bid", "2"), ("road", "3")]).until("encounter")
    asked = s.asked[-1]
    assert (asked.seat, asked.options, asked.private) == (2, ["2", "3"], False)
    assert s.heard("road_chosen") == [(2, 3)]
    assert s.state.exit == 3


@pytest.mark.rule("ALM-END-05")
def test_nobody_sees_the_encounter_before_the_road_is_chosen() -> None:
    match = as_match(ending(answers=[("bid", "0")] * 3).until("road"))
    assert questions(match)[0].kind == "road"
    for seat in (None, 0, 1, 2):
        assert match.view(seat)["encounter"] == []
        assert not any(event.kind == "encounter" for event in match.events(seat))
    assert not any(isinstance(one, Waiting) for one in match.open(None))


# --- clean up -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALM-END-06")
def test_clean_up_discards_the_encounter_then_the_display_then_opens_the_page() -> None:
    s = facing("a1", dice=[0, 0, 0])
    game = s.state
    display = list(game.display)
    s.until("clean_up")
    assert (game.encounter, game.encounter_discard) == ([], [encounter("a1")])
    assert (game.display, game.location) == (display, 1)
    s.step()
    assert (game.display, game.caravan_discard, game.location) == ([], display, game.exit)


@pytest.mark.rule("ALM-END-07")
def test_tokens_left_on_a_page_return_to_the_box_and_held_ones_travel_on() -> None:
    s = on_page(4, tokens=["ancient_weapon"])
    game = s.state
    assert (len(game.lying["ancient_weapon"]), game.box["ancient_weapon"]) == (1, 0)
    game.phase, game.exit = "clean_up", 8
    s.step()
    assert game.lying == {}
    assert (game.box["ancient_weapon"], s.player(0).tokens["ancient_weapon"]) == (1, 1)


@pytest.mark.rule("ALM-END-07")
def test_an_air_supply_is_tied_to_its_page() -> None:
    s = on_page(11)
    assert [p.tokens["air_supply"] for p in s.state.players] == [1, 1, 1]
    s.state.phase = "finish_page"
    s.step()
    assert [p.tokens["air_supply"] for p in s.state.players] == [0, 0, 0]
    assert s.state.box["air_supply"] == 4


@pytest.mark.rule("ALM-END-08")
def test_a_worker_held_back_returns_when_workers_are_fetched_again() -> None:
    s = facing("d1", seats=2, guide=1, dice=[0, 0]).until("clean_up")
    assert [(p.workers, p.aside) for p in s.state.players] == [(2, 1), (2, 1)]
    s.state.phase = "retrieve"
    s.step()
    assert [(p.workers, p.aside) for p in s.state.players] == [(3, 0), (3, 0)]


@pytest.mark.rule("ALM-END-08")
def test_the_last_worker_on_a_caravan_cannot_be_taken() -> None:
    s = facing("d1", seats=2, workers=[1, 2], dice=[0, 0]).until("clean_up")
    assert [(p.workers, p.aside) for p in s.state.players] == [(1, 0), (1, 1)]


@pytest.mark.rule("ALM-END-08")
def test_no_card_can_say_that_a_worker_is_lost_for_good() -> None:
    with pytest.raises(BadContent, match="worker"):
        written("lose: {worker: 1}", Deed)
