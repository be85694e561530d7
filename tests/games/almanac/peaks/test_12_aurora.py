"""Aurora: the number of a space sends the light on, and the next worker follows it."""

from __future__ import annotations

import pytest

from tests.games.almanac.peaks.heights import areas, notes, offered, on_peak, said, sizes
from tests.games.almanac.situations import Situation

GUARD = ("shop", "guard")


def lit(table: Situation) -> str:
    """The lit band."""
    light = table.state.facts["light"]
    return "" if light < 0 else "abcde"[light]


@pytest.mark.rule("L12-1")
def test_the_first_worker_goes_anywhere() -> None:
    table = on_peak(12, seats=4, gold=[20], goods=["DEVS"])
    assert (areas(table), lit(table)) == ("abcde", "")


@pytest.mark.rule("L12-2")
@pytest.mark.parametrize(
    ("space", "band"), [("a1", "b"), ("b2", "d"), ("d3", "b"), ("c4", "b"), ("b5", "b"), ("d5", "d")]
)
def test_the_light_moves_on_by_the_number_of_the_space(space: str, band: str) -> None:
    table = on_peak(12, seats=4, goods=["DV" if space == "d3" else ""], contracts=["02"])
    if space == "b5":
        table.then(GUARD)
    assert lit(table.place(space)) == band


@pytest.mark.rule("L12-2")
def test_numbers_of_closed_spaces_do_not_shift_the_others() -> None:
    assert lit(on_peak(12, seats=2).place("e2")) == "b"


@pytest.mark.rule("L12-3")
def test_the_next_worker_has_to_follow_the_light() -> None:
    table = on_peak(12, gold=[20, 20], goods=["", "D"]).place("a1")
    assert areas(table, 1) == "b"
    assert (table.closed(1)["c1"], table.closed(1)["b3"]) == ("not_lit", "no_contract_held")
    assert lit(table.place("b2")) == "d"


@pytest.mark.rule("L12-4")
def test_a_band_without_a_legal_space_frees_the_next_worker() -> None:
    table = on_peak(12, seats=2, gold=[20, 20], workers=[3, 6]).put(1, "b2").place("a1")
    assert areas(table, 1) == "acde"  # nothing to sell, no contract, and the goods are taken
    table.place("d1")
    assert lit(table) == "e"


@pytest.mark.rule("L12-5")
def test_stargazing_pays_for_the_rivals_in_a_band_and_sends_the_light_there() -> None:
    table = on_peak(12, gold=[0, 9, 9]).put(1, "d1", "d2").put(2, "d3").put(0, "d4")
    table.then(("stargaze", "d")).place("c1")
    assert (table.gold[0], lit(table)) == (6, "d")
    assert table.asked[-1].options == list("abcde")


@pytest.mark.rule("L12-5")
@pytest.mark.parametrize(("rivals", "gold"), [("", 2), ("d1", 2), ("d1 d2 d3 d4 d5", 8)])
def test_stargazing_pays_at_least_two_and_at_most_eight_gold(rivals: str, gold: int) -> None:
    table = on_peak(12, seats=4, gold=[0], workers=[3, 6]).put(1, *rivals.split())
    assert table.then(("stargaze", "d")).place("c1").gold[0] == gold


@pytest.mark.rule("L12-5")
def test_after_stargazing_the_light_counts_on_as_usual() -> None:
    table = on_peak(12, gold=[9, 9, 9]).then(("stargaze", "a")).place("c1").place("a1")
    assert lit(table) == "b"


@pytest.mark.rule("L12-6")
def test_bands_grow_with_the_players() -> None:
    assert sizes(12) == [13, 18, 22]
    stars = [[s.id for s in on_peak(12, seats=n).state.page.spaces if s.id in ("c1", "e3")] for n in (2, 3)]
    assert stars == [["c1"], ["c1", "e3"]]


def test_the_light_is_told() -> None:
    table = on_peak(12, gold=[9, 9, 9])
    assert notes(table) == "No band is lit yet"
    assert offered(table)["a1/worker"].effect.endswith("; sends the light to Violet")
    assert "sends the light" not in offered(table)["c1/worker"].effect
    assert offered(table.put(1, "d1"), "c1/worker")["d"].effect == "1 rival there: 2 gold"
    table.then(("stargaze", "d")).place("c1")
    assert notes(table) == "The light is on Rose"
    assert said(table, "stargazed") == ["Ana looks up at Rose."]
    assert said(table, "light") == ["The light moves to Rose."]
