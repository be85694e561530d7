"""Location tokens of Crystal Peaks in their owners' hands: what they do away from their pages, and their fame."""

from __future__ import annotations

from typing import Any

import pytest

from dragonroads.games.almanac.scoring import SOURCES
from tests.games.almanac.pages.roads import travel
from tests.games.almanac.peaks.heights import PEAKS, dusk, on_peak
from tests.games.almanac.situations import Situation, facing

POTION, MIST, FARMER = "doppelganger_potion", "silver_mist", "farmer"


def tokens_fame(*tokens: str, page: int = 18) -> list[int]:
    """The fame that everybody's tokens bring when the journey ends on a page where nobody stands."""
    table = dusk(on_peak(page, tokens=tokens)).until("")
    return [p.tally[SOURCES.index("tokens")] for p in table.state.players]


def wolves(**more: Any) -> Situation:
    """Everybody has to fight against 7 strength, and would lose 2 goods."""
    return facing("b1", box=PEAKS, seats=2, guide=1, **more)


# --- used away from their pages -------------------------------------------------------------------------------------


@pytest.mark.rule("CP-TOKEN-LADDER")
def test_ladders_are_held_at_cliffside_only() -> None:
    table = on_peak(3).place("ladder h1")
    assert [p.facts["ladder"] for p in table.state.players] == [2, 3, 3]
    assert "ladder" not in travel(table, 6).player(0).facts


@pytest.mark.rule("CP-TOKEN-FARMER", "CP-12")
def test_a_farmer_brings_a_spare_worker_for_this_round_only() -> None:
    table = on_peak(5, tokens=[FARMER]).then(("place_again", "d4/helper")).place("c1")
    p = table.player(0)
    assert (table.at("c1"), table.at("d4"), table.goods(0)) == ("0", "0", "DVVS")
    assert (p.tokens[FARMER], p.workers, p.spare, p.borrowed) == (0, 2, 2, 1)
    assert [kind for kind, *_ in table.told if kind in ("placed", "spent_token")] == ["placed", "spent_token", "placed"]
    table.state.phase = "retrieve"
    assert ((after := table.step().player(0)).workers, after.spare) == (3, 3)


@pytest.mark.rule("CP-TOKEN-FARMER")
@pytest.mark.parametrize(("workers", "farmers", "asked"), [(3, 1, 1), (3, 2, 1), (6, 1, 0)])
def test_one_farmer_a_turn_and_only_with_somebody_behind_the_screen(workers: int, farmers: int, asked: int) -> None:
    table = on_peak(5, workers=[workers], tokens=[f"{FARMER} " * farmers])
    table.then(*[("place_again", "d4/helper")] * asked).place("c1")
    assert [ask.kind for ask in table.asked].count("place_again") == asked


@pytest.mark.rule("CP-TOKEN-FARMER")
def test_a_farmer_just_gained_waits_for_the_next_turn() -> None:
    table = on_peak(3, seats=2)
    table.state.facts["h2"] = 0
    assert [ask.kind for ask in table.place("c1").asked] == ["place"]


@pytest.mark.rule("CP-TOKEN-PRODUCER")
def test_a_producer_brings_its_good_at_every_arrival() -> None:
    table = on_peak(5, tokens=["producer_emberspice", "producer_skyfish"], phase="arrive").until("turn")
    assert [table.goods(seat) for seat in range(3)] == ["E", "S", ""]
    travel(table, 8)
    assert [table.goods(seat) for seat in range(3)] == ["EE", "SS", ""]


@pytest.mark.rule("CP-TOKEN-DOPPELGANGER-POTION")
def test_a_potion_repeats_an_action_and_its_cost_but_no_fee() -> None:
    table = on_peak(17, gold=[9], tokens=[POTION]).then(("repeat", "again")).place("a3")
    assert (table.gold[0], table.player(0).guards, table.player(0).tokens[POTION]) == (5, 4, 0)
    bribed = on_peak(17, gold=[2], tokens=[POTION]).then(("repeat", "again"))
    bribed.player(0).shields = 0
    assert (bribed.place("b5").gold[0], bribed.goods(0)) == (0, "DDEE")


@pytest.mark.rule("CP-TOKEN-SILVER-MIST")
@pytest.mark.parametrize(("answer", "goods", "left"), [(MIST, "DE", 0), ("suffer", "", 1)])
def test_mist_spares_one_what_a_lost_fight_would_cost(answer: str, goods: str, left: int) -> None:
    table = wolves(goods=["DE"], tokens=[MIST], dice=[0, 5]).then(("shrug_off", answer))
    table.then(*[("give_good", "dewleaf")] * (answer == "suffer")).until("clean_up")
    assert (table.goods(0), table.player(0).tokens[MIST]) == (goods, left)
    assert table.heard("fight_roll")[0][-1] is False


@pytest.mark.rule("CP-TOKEN-SILVER-MIST")
def test_a_won_fight_needs_no_mist() -> None:
    table = wolves(goods=["DE"], tokens=[MIST], dice=[5, 5]).until("clean_up")
    assert (table.asked, table.goods(0)) == ([], "DE")


# --- fame -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CP-TOKEN-PLAGUE")
@pytest.mark.parametrize(
    ("held", "fame"), [((3, 1, 0), [-6, -1, 0]), ((2, 2, 1), [-5, -5, -1]), ((0, 0, 0), [0, 0, 0])]
)
def test_plague_costs_a_fame_each_and_three_more_whoever_has_most(held: tuple[int, ...], fame: list[int]) -> None:
    assert tokens_fame(*("plague " * n for n in held)) == fame


@pytest.mark.rule("CP-TOKEN-FARMER", "CP-TOKEN-PRODUCER")
@pytest.mark.rule("CP-TOKEN-DOPPELGANGER-POTION", "CP-TOKEN-SILVER-MIST")
@pytest.mark.rule("CP-TOKEN-FAVOR", "CP-TOKEN-ENCHANTED-SHIELD", "CP-TOKEN-CITY-KEY")
@pytest.mark.parametrize(
    ("token", "fame"),
    [
        (FARMER, 0),
        ("producer_everice", 0),
        (POTION, 2),
        (MIST, 2),
        ("favor", 3),
        ("enchanted_shield", 4),
    ],
)
def test_what_a_token_is_worth_that_was_kept(token: str, fame: int) -> None:
    assert tokens_fame(token, "", "") == [fame, 0, 0]


@pytest.mark.rule("CP-TOKEN-CITY-KEY")
def test_the_key_is_worth_fifteen_fame() -> None:
    table = dusk(on_peak(18).put(1, "d1")).until("")
    assert [p.tally[SOURCES.index("tokens")] for p in table.state.players] == [0, 15, 0]


@pytest.mark.rule("CP-TOKEN-FAVOR")
def test_a_favor_is_offered_only_where_it_opens_something() -> None:
    table = on_peak(16).place("a1")
    assert {one.partition(" ")[2] for one in table.spaces(1)} == {"", "worker+favor"}
    assert all(one.partition(" ")[2] == "" for one in on_peak(16).spaces(0))


@pytest.mark.rule("CP-TOKEN-ROYALTY", "CP-TOKEN-MEDAL", "CP-TOKEN-THEATRE-TICKET")
def test_awards_are_counted_at_dusk_and_not_once_more_with_the_tokens() -> None:
    court = dusk(on_peak(16, tokens=["royalty"]).put(0, "a1", "b1", "c1")).until("").player(0).tally
    assert (court[SOURCES.index("awards")], court[SOURCES.index("tokens")]) == (9, 3 + 15)
    wall = dusk(on_peak(17).put(0, "b1")).until("").player(0).tally
    assert (wall[SOURCES.index("awards")], wall[SOURCES.index("tokens")]) == (9, 0)
    port = dusk(on_peak(19, seats=2, tokens=["", "theatre_ticket"]).put(0, "c1").put(1, "c2")).until("")
    assert [p.tally[SOURCES.index("awards")] for p in port.state.players] == [0, 3]


@pytest.mark.rule("CP-TOKEN-ENCHANTED-SHIELD")
def test_a_shield_adds_two_strength() -> None:
    assert on_peak(18, tokens=["enchanted_shield"]).strength(0) == 2 + 2
