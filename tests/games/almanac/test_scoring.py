"""The final count, ties and places."""

from __future__ import annotations

from typing import Any

import pytest

from dragonroads.engine.game import Result
from dragonroads.games.almanac.scoring import SOURCES
from tests.games.almanac.invented import invent_contract
from tests.games.almanac.moments import closing
from tests.games.almanac.situations import Situation, loaded, on_page


def counted(**more: Any) -> Situation:
    """A journey that ends now, after closing turns in which everybody could only finish."""
    return closing(**more).until("over")


def points(table: Situation, source: str) -> int:
    """What the first player gets out of one line of the count."""
    return table.player(0).tally[SOURCES.index(source)]


def result(table: Situation) -> Result:
    """How the journey has ended."""
    return loaded().game.result(table.state)


@pytest.mark.rule("ALM-SCORE-01")
def test_gold_caravans_guards_and_contracts_make_the_fame(monkeypatch: pytest.MonkeyPatch) -> None:
    invent_contract(monkeypatch, "04", fame=15)
    s = counted(gold=[20], caravans=["07 19"], guards=[2], done=["01"], contracts=["04"], goods=["EEEEEE"])
    assert s.player(0).tally == [20, 7, 2, 0, 0, 0, 0, 22, -15]
    assert result(s).scores[0] == 36


@pytest.mark.rule("ALM-SCORE-01")
@pytest.mark.parametrize(
    ("source", "more", "fame"),
    [
        ("gold", {"gold": [13]}, 13),
        ("caravans", {"caravans": ["01 22"]}, 34),
        ("guards", {"guards": [3]}, 3),
        ("guards", {"guards": [3], "done": ["19"], "tokens": ["ancient_weapon"]}, 12),
        ("tokens", {"tokens": ["camel bedroll bottled_lightning bottled_lightning hireling"]}, 6),
        ("tokens", {"tokens": ["dragon_statue dragon_statue"]}, 7),
        ("abilities", {"caravans": ["24 01"]}, 4),
        ("contracts", {"done": ["02 03"]}, 38),
        ("unfinished", {"contracts": ["02 03"]}, -38),
    ],
)
def test_every_source_of_fame_has_its_line(source: str, more: dict[str, Any], fame: int) -> None:
    s = counted(**({"gold": [0]} | more))
    assert points(s, source) == fame
    assert result(s).scores[0] == sum(s.player(0).tally)


@pytest.mark.rule("ALM-SCORE-01")
def test_markers_and_awards_of_the_last_page_count() -> None:
    s = closing()
    s.player(0).fame, s.player(0).awards = 9, 6
    s.until("over")
    assert (points(s, "encounters"), points(s, "awards")) == (9, 6)


@pytest.mark.rule("ALM-SCORE-02")
@pytest.mark.parametrize(("done", "fame"), [("", 0), ("24", 33 + 4)])
def test_goods_give_nothing_unless_an_ability_counts_them(done: str, fame: int) -> None:
    s = counted(gold=[0], goods=["DDEV"], done=[done])
    assert result(s).scores[0] == fame


@pytest.mark.rule("ALM-SCORE-03")
def test_incomplete_contracts_take_off_all_their_fame_even_below_zero() -> None:
    s = counted(gold=[3], contracts=["24 20"])
    assert result(s).scores[0] == 3 - 33 - 28


@pytest.mark.rule("ALM-SCORE-04")
def test_scoring_abilities_look_at_the_final_state_and_do_not_feed_one_another() -> None:
    s = counted(gold=[0], done=["16 02"], caravans=["25 24"], goods=["DDEV"])
    assert points(s, "abilities") == 2 * 2 + 2 * 2 + 2 * 2
    s = closing(gold=[5], goods=["DS"], done=["16"], contracts=["02"])
    s.then(("close", "dr-contract-02")).until("over")
    assert points(s, "abilities") == 4


# --- ties -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALM-SCORE-05")
def test_the_most_fame_wins() -> None:
    assert result(counted(gold=[4, 9], done=["02"])).winners == (0,)


@pytest.mark.rule("ALM-SCORE-05")
@pytest.mark.parametrize(
    ("more", "winners"),
    [
        ({"gold": [20, 12], "caravans": ["", "01"]}, (0,)),
        ({"gold": [9, 9], "goods": ["D", "ES"]}, (1,)),
        ({"gold": [9, 9], "goods": ["DD", "ES"]}, (0, 1)),
        ({"gold": [9, 9], "goods": ["DD", "E"], "tokens": ["", "tourist tourist"]}, (0,)),
    ],
)
def test_a_tie_goes_to_more_gold_then_more_goods_then_is_shared(more: dict[str, Any], winners: tuple[int, ...]) -> None:
    s = closing(**more)
    for p, gold in zip(s.state.players, more["gold"]):
        p.gold = p.flow = gold  # what a tourist paid on arrival is of no interest here
    s.until("over")
    assert result(s).scores[0] == result(s).scores[1]
    assert result(s).winners == winners


@pytest.mark.rule("ALM-SCORE-06")
def test_for_ties_gold_and_goods_are_those_left_after_the_closing_turns() -> None:
    s = closing(gold=[20, 18], goods=["DS"], contracts=["02"], caravans=["", "01 02"])
    s.then(("close", "dr-contract-02")).until("over")
    assert result(s).scores == (15 + 20, 18 + 17)
    assert result(s).winners == (1,)


@pytest.mark.rule("ALM-SCORE-06")
@pytest.mark.parametrize(
    ("gold", "goods", "ranks"),
    [
        ([5, 9, 5, 1], ["", "", "", ""], (2, 1, 2, 4)),
        ([5, 9, 5, 1], ["", "", "D", ""], (3, 1, 2, 4)),
        ([9, 9, 9, 9], ["", "", "", ""], (1, 1, 1, 1)),
    ],
)
def test_other_places_are_found_in_the_same_way_and_equals_share_one(
    gold: list[int], goods: list[str], ranks: tuple[int, ...]
) -> None:
    assert result(counted(seats=4, gold=gold, goods=goods)).ranks == ranks


# --- a journey that was stopped ---------------------------------------------------------------------------------------


def test_a_journey_that_was_stopped_is_counted_and_ranked_as_it_stands() -> None:
    found = result(on_page(1, gold=[7, 9, 7]))
    assert (found.scores, found.ranks, found.winners, found.ending) == ((7, 9, 7), (2, 1, 2), (1,), "stopped")
