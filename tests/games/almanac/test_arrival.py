"""Arrival: abilities in turn order, tourists and letters, new caravan cards, and the page laid out."""

from __future__ import annotations

import pytest

from dragonroads.engine.table import Card
from dragonroads.engine.visibility import ALL
from tests.games.almanac.made_up import give_abilities
from tests.games.almanac.matches import as_match, new_match
from tests.games.almanac.situations import Situation, content, on_page

MENAGERIE, KILN, TANK = "caravan-27", "caravan-28", "caravan-29"
"""Caravan cards that bring 2 gold, an Emberspice, a Skyfish on arrival."""
APOTHECARY, INN = "contract-04", "contract-08"
"""Contracts that bring 2 gold, any good on arrival."""


def arriving(page: int = 1, **more: object) -> Situation:
    """A journey about to arrive at a page."""
    return on_page(page, phase="arrive", **more)  # type: ignore[arg-type]


def power_of(name: str) -> int:
    """The ability of a card, by the end of the card's id."""
    return next(power for power, (_, owner) in enumerate(content().owners) if owner.endswith(name))


def letter_to(page: int) -> Card:
    """The letter with this address."""
    return next(card for card, one in enumerate(content().letters) if one.page == page)


def carry_letter(s: Situation, seat: int, page: int) -> Situation:
    """Somebody has a letter for a page."""
    game, card = s.state, letter_to(page)
    game.letter_pile.remove(card)
    game.box["letter"] -= 1
    s.player(seat).letters.append(card)
    s.player(seat).tokens["letter"] += 1
    game.letter_seen[card] = 1 << seat
    return s


@pytest.mark.rule("ALM-ARRIVAL-01")
def test_abilities_come_first_then_caravan_cards_then_the_page() -> None:
    s = arriving(13, seats=2, caravans=[MENAGERIE], answers=[("bid", "0")] * 2).until("turn")
    assert [kind for kind, *_ in s.told] == ["arrived", "ability", "gained_gold", "market", "bids_shown", "paid_gold"]


@pytest.mark.rule("ALM-ARRIVAL-02")
def test_everybody_finishes_all_own_abilities_in_turn_order() -> None:
    s = arriving(1, seats=3, guide=1, caravans=[MENAGERIE, KILN, TANK], done=[APOTHECARY, "", ""]).until("market")
    assert [seat for seat, _ in s.heard("ability")] == [1, 2, 0, 0]


@pytest.mark.rule("ALM-ARRIVAL-03")
@pytest.mark.parametrize("first", [INN, KILN])
def test_who_has_several_abilities_decides_which_comes_next(first: str) -> None:
    s = arriving(1, seats=2, caravans=[KILN], done=[INN])
    s.then(("arrival_next", str(power_of(first))), ("gain_good", "skyfish")).until("market")
    assert s.asked[0].options == [str(power_of(INN)), str(power_of(KILN))]
    assert s.heard("ability")[0] == (0, power_of(first))
    assert s.goods(0) == "ES"


@pytest.mark.rule("ALM-ARRIVAL-03")
def test_abilities_that_ask_nothing_and_bring_no_cargo_run_in_the_order_they_were_gained() -> None:
    s = arriving(1, seats=2, gold=[0], caravans=[MENAGERIE], done=[APOTHECARY], tokens=["tourist"]).until("market")
    assert s.asked == []
    assert s.gold[0] == 6
    assert [content().owners[power][1] for _, power in s.heard("ability")] == [
        "dr-contract-04",
        "dr-caravan-27",
        "tourist",
    ]


@pytest.mark.rule("ALM-ARRIVAL-04")
def test_each_tourist_in_a_crate_pays_2_gold_in_every_arrival_phase() -> None:
    s = arriving(1, seats=2, gold=[0, 0], tokens=["tourist tourist"]).until("market")
    assert s.gold == [4, 0]


@pytest.mark.rule("ALM-ARRIVAL-04")
def test_a_tourist_pays_for_the_first_time_at_the_next_arrival() -> None:
    s = on_page(3, seats=2, gold=[0, 0]).put(1, "a1")
    s.place("a2")
    assert s.gold[0] == 2
    leave(s, 6).until("market")
    assert s.gold[0] == 4


@pytest.mark.rule("ALM-ARRIVAL-04")
def test_a_tourist_who_was_left_behind_pays_nothing() -> None:
    s = on_page(3, seats=2, goods=["DDD"], tokens=["tourist"], answers=[("drop_cargo", "tourist")])
    before = s.then(("drop_cargo", "dewleaf")).place("a1").gold
    assert leave(s, 6).until("market").gold == before


def leave(s: Situation, page: int) -> Situation:
    """Everybody is done here, and the way to the next page is free of adventures."""
    for p in s.state.players:
        p.spare, p.workers = p.spare + p.workers, 0
    s.until("bid")
    game = s.state
    game.exit = page
    game.encounter_discard.append(game.encounter_deck.pop())
    game.encounter_seen[game.encounter_discard[-1]] = -1
    game.phase = "clean_up"
    return s


@pytest.mark.rule("ALM-ARRIVAL-05")
def test_a_letter_is_delivered_without_asking_shown_to_all_and_leaves_the_game() -> None:
    s = carry_letter(arriving(13, seats=2, gold=[0, 0]), 1, 13).until("market")
    assert (s.gold, s.asked, s.heard("letter_delivered")) == ([0, 12], [], [(1, letter_to(13))])
    assert (s.player(1).letters, s.player(1).tokens["letter"], s.state.removed["letter"]) == ([], 0, 1)
    assert s.state.letter_seen[letter_to(13)] == ALL
    assert as_match(s.then(*[("bid", "0")] * 2).until("turn")).view(0)["delivered"] == [letter_to(13)]


@pytest.mark.rule("ALM-ARRIVAL-05")
@pytest.mark.parametrize("page", [12, 14, 15, 16])
def test_a_letter_for_another_place_pays_nothing(page: int) -> None:
    s = carry_letter(arriving(page, seats=2, gold=[0, 0]), 1, 13).until("market")
    assert (s.gold, s.player(1).letters) == ([0, 0], [letter_to(13)])


@pytest.mark.rule("ALM-ARRIVAL-05")
def test_a_letter_that_was_passed_by_is_worth_nothing_at_the_end() -> None:
    s = carry_letter(on_page(16, seats=2, gold=[3, 3], workers=[0, 0]), 1, 12).until("never")
    assert [sum(p.tally) for p in s.state.players] == [3, 3]


@pytest.mark.rule("ALM-ARRIVAL-06")
def test_the_four_letters_go_to_the_four_locations_of_the_fifth_stop() -> None:
    assert sorted(one.page for one in content().letters) == [12, 13, 14, 15]
    assert {content().locations[one.page].stop for one in content().letters} == {5}


@pytest.mark.rule("ALM-ARRIVAL-07")
def test_arrival_abilities_know_the_new_page_before_it_is_set_up() -> None:
    s = carry_letter(on_page(8, seats=2, gold=[0, 0]), 0, 12)
    leave(s, 12).until("market")
    assert s.gold[0] == 12
    assert len(s.state.standing) == len(s.state.pages[8].spaces)


@pytest.mark.rule("ALM-ARRIVAL-08")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_caravan_card_per_player_is_turned_up_for_all(seats: int) -> None:
    match = new_match(seats)
    assert len(match.state.display) == seats
    assert match.view(None)["display"] == match.state.display
    assert len(match.state.caravan_deck) == 30 - seats


@pytest.mark.rule("ALM-ARRIVAL-08")
def test_the_display_comes_from_the_top_of_the_pile() -> None:
    s = arriving(1, seats=3)
    top = s.state.caravan_deck[:-4:-1]
    assert s.until("turn").state.display == top


@pytest.mark.rule("ALM-ARRIVAL-09")
def test_chance_of_a_page_comes_when_it_is_set_up() -> None:
    s = arriving(2, seats=2).until("lay_out")
    assert s.state.letter_pile == [0, 1, 2, 3]
    s.dice = [1, 0, 1]
    assert s.step().state.letter_pile == [2, 3, 0, 1]


@pytest.mark.rule("ALM-ARRIVAL-09")
def test_with_too_few_tokens_in_the_box_the_places_are_filled_in_the_order_of_the_list() -> None:
    s = arriving(9, seats=3, tokens=["", "bedroll", "bedroll hireling"]).until("turn")
    names = [space.id for space in s.state.page.spaces]
    lying = {token: [names[space] for space in spaces] for token, spaces in s.state.lying.items()}
    assert lying == {"bedroll": ["b1"], "hireling": ["b4", "c2"]}


@pytest.mark.rule("ALM-ARRIVAL-10")
def test_an_ability_gained_on_arrival_works_from_the_next_arrival_on() -> None:
    s = arriving(1, seats=2, gold=[0, 0])
    give_abilities(s, 0, ["{hook: arrival, do: [{gain: {token: tourist}}]}"])
    s.state.box["tourist"], s.state.lying = 0, {"tourist": [-1, -1]}
    s.until("market")
    assert (s.player(0).tokens["tourist"], s.gold[0]) == (1, 0)
