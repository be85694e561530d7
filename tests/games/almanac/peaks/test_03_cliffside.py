"""Cliffside: ladders for everybody, and a good for their owners."""

from __future__ import annotations

import pytest

from tests.games.almanac.pages.roads import lying, travel, turn_of
from tests.games.almanac.peaks.heights import PEAKS, PLAYERS, areas, notes, offered, on_peak, said, sizes
from tests.games.almanac.situations import Situation, content

NEUTRAL = -2
ANY = [("gain_good", "dewleaf"), ("gain_good", "everice")]
ALONE = ("place_again", "decline/")
"""The farmer stays where he is."""


def cliff(ladders: str = "", **more: object) -> Situation:
    """The page with ladders that stand already: `h2:1 h6:2`, `h8:n` for a neutral one."""
    table = on_peak(3, **more)
    for one in ladders.split():
        spot, owner = one.split(":")
        table.state.facts[spot] = NEUTRAL if owner == "n" else int(owner)
    return table


def put_up(table: Situation) -> list[str]:
    """The ladders that the next player could put up."""
    table.then(("place", "a1")).step()
    return [option for option in table.asked[-1].options if option.startswith(("ladder", "neutral"))]


@pytest.mark.rule("L03-1")
def test_at_first_only_the_foot_is_open() -> None:
    table = on_peak(3, gold=[20])
    assert areas(table) == "a"
    assert {table.closed(0)[space] for space in ("b1", "c2", "d1", "e1", "f1")} == {"no_ladder"}


@pytest.mark.rule("L03-1", "L03-2")
def test_a_ladder_opens_a_ledge_for_everybody() -> None:
    table = on_peak(3).place("ladder h1")
    assert (areas(table, 0), areas(table, 1), areas(table, 2)) == ("ab", "ab", "ab")
    assert (table.player(0).workers, table.player(0).facts["ladder"]) == (3, 2)
    assert said(table, "ladder_put") == ["Ana puts up a ladder on h1, to West Ledge."]


@pytest.mark.rule("L03-1")
def test_a_ledge_with_a_ladder_is_closed_for_what_its_space_asks() -> None:
    shut = cliff("h1:0", gold=[0]).closed(0)
    assert (shut["b3"], shut["c1"]) == ("none_to_sell", "no_ladder")


@pytest.mark.rule("L03-3")
def test_a_ladder_may_stand_on_any_empty_spot() -> None:
    assert put_up(cliff()) == [f"ladder h{spot}" for spot in range(1, 9)]
    assert put_up(cliff("h2:1 h7:0")) == [f"ladder h{spot}" for spot in (1, 3, 4, 5, 6, 8)]


@pytest.mark.rule("L03-1", "L03-3")
def test_a_ladder_above_a_closed_ledge_waits_until_others_lead_up_to_it() -> None:
    table = on_peak(3, gold=[20] * 3, display="01 03 02").place("ladder h4")
    assert areas(table, 1) == "a"
    table.place("ladder h1")
    assert areas(table, 2) == "abe"
    assert "e1 worker+h1.h4" in table.spaces(2)


@pytest.mark.rule("L03-3")
def test_whoever_has_used_up_the_ladders_puts_up_none() -> None:
    table = cliff()
    table.player(0).facts["ladder"] = 0
    assert put_up(table) == []


@pytest.mark.rule("L03-1", "L03-3")
def test_the_top_needs_a_chain_of_two() -> None:
    assert areas(cliff("h1:0 h4:0")) == "abe"
    assert areas(cliff("h3:0 h7:1")) == "adf"
    assert areas(cliff("h3:0", seats=4)) == "ad"


@pytest.mark.rule("L03-4", "L03-5")
def test_owners_gain_a_good_of_their_choice_before_the_climber_acts() -> None:
    table = cliff("h2:0 h6:1", seats=3, guide=2).then(*ANY, ALONE).place("f1 worker+h2.h6")
    assert (table.goods(0), table.goods(1)) == ("D", "V")
    kinds = [kind for kind, _, _ in table.told]
    assert kinds.index("gained_goods") < kinds.index("gained_token")
    assert {ask.seat for ask in table.asked if ask.kind == "gain_good"} == {0, 1}


@pytest.mark.rule("L03-4")
def test_goods_for_several_owners_are_taken_in_turn_order() -> None:
    table = cliff("h2:1 h6:0", guide=2).then(*ANY, ALONE).place("f1 worker+h2.h6")
    assert [ask.seat for ask in table.asked if ask.kind == "gain_good"] == [0, 1]


@pytest.mark.rule("L03-4")
def test_two_ladders_of_one_owner_bring_two_goods() -> None:
    table = cliff("h2:1 h5:1").then(*ANY).place("e1 worker+h2.h5")
    assert (table.goods(1), table.goods(0)) == ("DV", "EES")


@pytest.mark.rule("L03-4")
def test_every_climb_counts_again() -> None:
    table = cliff("h1:2", gold=[20, 20], display="01 03 02").then(("gain_good", "dewleaf")).place("b1 worker+h1")
    table.then(("buy_caravan", "cp-caravan-01"))
    table.answers.insert(0, ("gain_good", "skyfish"))
    table.place("b2 worker+h1")
    assert table.goods(2) == "DS"


@pytest.mark.rule("L03-5")
def test_own_and_neutral_ladders_serve_nobody() -> None:
    assert "b1" in cliff("h1:0").spaces(0)
    table = cliff("h1:0").place("b1")
    assert (table.goods(1), table.goods(2), table.goods(0)) == ("", "", "ES")
    assert "b1" in cliff("h1:n", seats=2).spaces(0)


@pytest.mark.rule("L03-5")
def test_the_climber_chooses_among_routes_that_serve_different_people() -> None:
    table = cliff("h2:1 h8:2", goods=["V"])
    assert [way for way in table.spaces(0) if way.startswith("c2")] == ["c2 worker+h2", "c2 worker+h8"]
    table.then(("gain_good", "everice")).place("c2 worker+h8")
    assert (table.goods(1), table.goods(2)) == ("", "V")


@pytest.mark.rule("L03-5")
def test_a_second_ladder_dodges_the_toll() -> None:
    table = cliff("h2:1 h8:0", goods=["V"])
    assert [way for way in table.spaces(0) if way.startswith("c2")] == ["c2", "c2 worker+h2"]
    table.place("c2")
    assert (table.goods(1), table.heard("ladder_used")) == ("", [])


@pytest.mark.rule("L03-5")
def test_routes_that_serve_the_same_people_are_one_way() -> None:
    table = cliff("h2:1 h8:1", goods=["V"])
    assert [way for way in table.spaces(0) if way.startswith("c2")] == ["c2 worker+h2"]


@pytest.mark.rule("L03-4")
def test_an_owner_whose_crates_are_full_sorts_the_cargo_out() -> None:
    table = cliff("h1:1", goods=["", "DDDD"]).then(("gain_good", "everice"), ("drop_cargo", "dewleaf"))
    table.place("b1 worker+h1")
    assert table.goods(1) == "DDDV"


@pytest.mark.rule("L03-6")
def test_whoever_has_no_legal_space_has_to_put_up_a_ladder() -> None:
    table = cliff(seats=2, workers=[2, 6]).put(1, "a1", "a2", "a3", "a4").then(("place", "ladder h3")).step()
    assert all(option.startswith(("ladder", "neutral")) for option in table.asked[-1].options)
    assert (table.state.facts["h3"], table.state.waiting, table.heard("skipped")) == (0, 0, [])


@pytest.mark.rule("L03-6")
def test_whoever_has_no_worker_has_no_turn() -> None:
    table = cliff()
    p = table.player(0)
    p.spare, p.workers = 6, 0
    table.step()
    assert (table.asked, table.state.waiting) == ([], 1)


@pytest.mark.rule("L03-7")
def test_a_farmhand_is_a_farmer_and_two_gold() -> None:
    table = cliff("h2:0", gold=[5]).then(ALONE).place("c1")
    assert (table.gold[0], table.player(0).tokens["farmer"], lying(table, "farmer")) == (7, 1, ["f1"])


@pytest.mark.rule("L03-7")
def test_a_farmer_brings_a_spare_worker_who_climbs_like_everybody() -> None:
    table = cliff("h1:1", tokens=["farmer"]).then(("place_again", "b1/helper+h1"), ("gain_good", "dewleaf")).place("a1")
    p = table.player(0)
    assert (table.at("a1"), table.at("b1"), table.goods(1)) == ("0", "0", "D")
    assert (p.tokens["farmer"], p.workers, p.placed, p.borrowed, p.spare) == (0, 2, 1, 1, 2)
    table.state.phase = "retrieve"
    table.step()
    assert (p.workers, p.spare) == (3, 3)


@pytest.mark.rule("L03-7")
def test_a_farmer_may_be_kept_for_a_later_round() -> None:
    table = cliff(tokens=["farmer"]).then(ALONE).place("a1")
    assert travel(table, 6).player(0).tokens["farmer"] == 1


@pytest.mark.rule("L03-8")
@pytest.mark.parametrize(("seats", "neutral"), [(2, 1), (3, 0), (4, 0)])
def test_two_players_have_one_neutral_ladder_each(seats: int, neutral: int) -> None:
    table = on_peak(3, seats=seats)
    assert {(p.facts["ladder"], p.facts["neutral"]) for p in table.state.players} == {(3, neutral)}


@pytest.mark.rule("L03-8")
def test_the_neutral_ladder_may_come_before_the_own_ones_and_serves_nobody() -> None:
    table = on_peak(3, seats=2).place("neutral h1")
    assert (table.state.facts["h1"], table.player(0).facts["ladder"], table.player(0).facts["neutral"]) == (
        NEUTRAL,
        3,
        0,
    )
    table.place("b1")
    assert (table.goods(0), table.goods(1)) == ("", "ES")
    assert said(table, "neutral_put") == ["Ana puts up the neutral ladder on h1, to West Ledge."]


@pytest.mark.rule("L03-9")
def test_two_farmers_wait_however_many_play() -> None:
    assert sizes(3) == [12, 16, 20]
    assert {tuple(lying(on_peak(3, seats=seats), "farmer")) for seats in PLAYERS} == {("c1", "f1")}
    assert content(PEAKS).tokens["ladder"].count == 12


@pytest.mark.rule("L03-9")
def test_ladders_are_gone_when_the_page_is_left() -> None:
    table = travel(cliff("h1:0").place("ladder h2"), 6)
    assert "h1" not in table.state.facts
    assert "ladder" not in table.player(0).facts


def test_the_board_lists_the_ladders_and_those_in_hand() -> None:
    assert notes(on_peak(3, seats=2)).startswith("No ladder stands yet; in hand: ")
    table = cliff("h1:0 h2:n", seats=2)
    letters = table.state.colours
    assert notes(table) == f"Ladders: h1 {letters[0]}, h2 neutral; in hand: {letters[0]} 3+1  {letters[1]} 3+1"


def test_options_say_who_gains_and_what_a_ladder_opens() -> None:
    labels = offered(cliff("h1:1"))
    assert labels["b1/worker+h1"].text == "b1 gain 1 Emberspice and 1 Skyfish by way of h1"
    assert labels["b1/worker+h1"].effect.endswith("Ben gains a good")
    assert labels["ladder/h2"].text == "a ladder on h2"
    assert labels["ladder/h2"].effect.startswith("opens Middle Ledge; ")
    assert offered(cliff("h2:1"))["ladder/h8"].effect.startswith("one more way up to Middle Ledge; ")
    assert offered(cliff())["ladder/h4"].effect.startswith("opens Eyrie as soon as a way leads up to West Ledge; ")
    assert offered(cliff("h4:1"))["ladder/h1"].effect.startswith("opens West Ledge and Eyrie; ")


def test_a_turn_spent_on_a_ladder_is_a_turn() -> None:
    table = turn_of(on_peak(3), 1)
    table.state.waiting = 2
    table.place("ladder h1")
    assert (table.state.waiting, table.state.turn) == (0, 2)
