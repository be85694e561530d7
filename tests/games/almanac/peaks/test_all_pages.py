"""What the pages of Crystal Peaks have in common: laps, fees, dusk, spaces in play, tokens and demand."""

from __future__ import annotations

from collections import Counter
from dataclasses import fields
from typing import get_args

import pytest

from dragonroads.games.almanac.cards import Standard
from dragonroads.games.almanac.scoring import SOURCES
from tests.games.almanac.peaks.heights import PEAKS, PLAYERS, dusk, on_peak, page
from tests.games.almanac.situations import content, set_out

PAGES = range(1, 20)


@pytest.mark.rule("CP-07")
def test_the_six_actions_are_those_of_every_journey() -> None:
    met = {action.kind for one in content(PEAKS).pages(4).values() for action in one.actions if action.is_standard}
    assert met == set(get_args(Standard))


@pytest.mark.rule("CP-07")
def test_the_phases_are_those_of_every_journey() -> None:
    for box in (PEAKS, "dragon_road"):
        table = set_out(2, box=box).then(("bid", "0"), ("bid", "0"), ("road", "2")).until("turn")
        table.state.phase = "finish_page"
        for phase in ("retrieve", "bid", "road", "encounter"):
            assert table.until(phase).state.phase == phase


@pytest.mark.rule("CP-08")
@pytest.mark.parametrize(("gold", "left"), [(3, 2), (0, 0)])
def test_a_lowest_bid_of_0_costs_the_winner_1_gold_if_able(gold: int, left: int) -> None:
    table = on_peak(2, seats=2, gold=[gold, 0], phase="turn")
    table.state.phase = "bid"
    table.then(("bid", str(gold)), ("bid", "0")).step()
    assert (table.state.guide, table.gold) == (0, [left, 0])


@pytest.mark.rule("CP-09")
def test_spaces_cost_gold_and_nothing_else() -> None:
    actions = [action for one in content(PEAKS).pages(4).values() for action in one.actions]
    assert {action.kind: action.gold for action in actions if not action.is_free} == {
        "prod": 3,
        "potn": 4,
        "mist": 2,
        "audi": 4,
        "dril": 2,
        "shld": 4,
        "tick": 4,
    }
    assert not any(any(action.goods) for action in actions)
    assert [action.kind for action in actions if any(deed.verb == "cure" for deed in action.deeds)] == ["cure"] * 3


@pytest.mark.rule("CP-10")
def test_only_cliffside_and_skell_offer_another_turn_than_placing() -> None:
    assert [number for number in PAGES if content(PEAKS).pages(3)[number].has_options] == [3, 14]
    assert "ladder h1" in on_peak(3).place("a1").asked[0].options
    assert "stop" in on_peak(14).place("a1").asked[0].options


@pytest.mark.rule("CP-11")
def test_pools_mills_ride_and_berths_pay_later() -> None:
    late = {}
    for number in PAGES:
        one, game = content(PEAKS).pages(2)[number], on_peak(number, seats=2).state
        late[number] = {one.area_of[space] for space in range(len(one.spaces)) if one.rule.defers(game, space)}
    assert {number: "".join(sorted(some)) for number, some in late.items() if some} == {
        2: "cf",
        7: "abcd",
        10: "f",
        19: "bcd",
    }


@pytest.mark.rule("CP-13")
def test_what_moves_does_so_after_the_action() -> None:
    kinds = [kind for kind, *_ in on_peak(12).place("a1").told]
    assert kinds.index("gained_goods") < kinds.index("light")
    assert [number for number in PAGES if content(PEAKS).pages(2)[number].moves_on] == [
        *(2, 4, 5, 6, 10, 12, 14),
        *(15, 16, 19),  # gold for a full line, the hall of a lap, a ship that sails
    ]


@pytest.mark.rule("CP-14")
def test_seven_pages_have_a_rule_of_their_own_for_two_players() -> None:
    def differs(number: int) -> bool:
        rule = page(number).placement
        values = [getattr(rule, one.name) for one in fields(rule)]
        return any(isinstance(value, dict) and {*value} == {2, 3, 4} for value in values)

    assert [number for number in PAGES if differs(number)] == [2, 3, 8, 9, 13, 16, 19]


@pytest.mark.rule("CP-40")
def test_a_lap_is_one_turn_for_everybody_and_a_farmer_adds_a_placement_to_one() -> None:
    table = on_peak(1, guide=1, tokens=["", "farmer"]).then(("place_again", "a2/helper")).place("d1")
    assert {option[0] for option in table.asked[-1].options if option != "decline/"} == {"a", "f"}
    assert [seat for seat, *_ in table.place("d2", "e1").heard("placed")] == [1, 1, 2, 0]


@pytest.mark.rule("CP-41")
def test_spaces_not_in_play_do_not_exist() -> None:
    for number in PAGES:
        open_to = [{space.id for space in content(PEAKS).pages(seats)[number].spaces} for seats in PLAYERS]
        assert open_to[0] <= open_to[1] <= open_to[2]
        assert open_to[2] == {space.id for space in page(number).spaces}
    table = on_peak(2, seats=2).put(1, "d1", "d2").place("c2")
    assert table.heard("floe_drifted") == [("c", "e")]


@pytest.mark.rule("CP-42")
def test_fees_come_before_costs_and_are_never_cheaper() -> None:
    table = on_peak(17, gold=[9])
    table.player(0).shields = 0
    table.player(0).bonus["space_cost"] = -1
    assert table.fees(0)["b1"] == 2
    assert table.place("a3").gold[0] == 9 - (2 - 1)


@pytest.mark.rule("CP-43")
def test_only_three_pages_charge_a_fee_that_one_may_decline() -> None:
    assert [number for number in PAGES if content(PEAKS).pages(3)[number].charges] == [10, 13, 17]


@pytest.mark.rule("CP-44")
def test_a_ladder_is_a_turn_taken_and_a_stop_is_none() -> None:
    ladder = on_peak(3)
    ladder.state.waiting = 2
    assert ladder.place("ladder h1").state.waiting == 0
    stop = on_peak(14)
    stop.state.waiting = 1
    assert stop.place("stop").state.waiting == 2


@pytest.mark.rule("CP-45")
def test_awards_of_dusk_stay_as_they_are_in_the_closing_turns() -> None:
    table = dusk(on_peak(16, tokens=["royalty"], workers=[3, 0, 0]).put(0, "a1", "b1"))
    assert (table.state.phase, table.player(0).awards) == ("close", 6)
    assert table.until("").player(0).tally[SOURCES.index("awards")] == 6


@pytest.mark.rule("CP-46")
def test_any_good_is_one_that_the_supply_still_has() -> None:
    table = on_peak(11, gold=[9])
    table.state.supply[0], table.player(1).goods[0] = 0, 30
    table.player(1).crates = 40
    table.then(("gain_good", "everice")).place("c1")
    assert table.asked[-1].options == ["emberspice", "everice", "skyfish"]


@pytest.mark.rule("CP-47")
def test_tokens_fill_no_crate_and_markers_are_never_held() -> None:
    tokens = content(PEAKS).tokens
    assert not any(token.cargo for token in tokens.values())
    laid = {place.token for one in content(PEAKS).locations.values() for place in one.tokens}
    assert {*tokens} - laid == {"ice_block", "ladder", "bug", "turtle", "light", "monte_card"}


@pytest.mark.rule("CP-48")
@pytest.mark.parametrize("guide", [0, 1, 2])
def test_ties_go_by_turn_order(guide: int) -> None:
    table = on_peak(17, guide=guide).put(0, "d1").put(1, "d2").put(2, "d3")
    assert dusk(table).player(guide).tokens["city_key"] == 1


@pytest.mark.rule("CP-52")
@pytest.mark.parametrize("number", PAGES)
def test_the_bar_tells_the_truth_about_prices_and_plenty(number: int) -> None:
    bar = page(number).demand
    for seats in PLAYERS:
        deeds = [deed for one in page(number).spaces if one.from_players <= seats for deed in one.do]
        sold = [(one.effect.args["good"], one.effect.args["price"]) for one in deeds if one.verb == "sell_goods"]
        by_bar = sorted(sold, key=lambda sale: (bar.index(sale[0]), -sale[1]))
        assert [price for _, price in by_bar] == sorted([price for _, price in sold], reverse=True)
        gained: Counter[str] = Counter()
        for one in deeds:
            gained.update(one.effect.args if one.verb == "gain_goods" else {})
        assert [gained[good] for good in bar] == sorted(gained[good] for good in bar)


@pytest.mark.rule("CP-52")
def test_all_demand_bars_are_different() -> None:
    assert len({page(number).demand for number in PAGES}) == 19


@pytest.mark.parametrize("number", PAGES)
def test_a_page_explains_its_placement_rule_with_a_rule_of_its_own_section(number: int) -> None:
    assert page(number).placing_rule == f"L{number:02}-1"
