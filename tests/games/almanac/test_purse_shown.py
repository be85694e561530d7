"""Whoever sees what another player pays, or cannot do, may learn how full a purse is: that cannot be taken back."""

from __future__ import annotations

import pytest

from dragonroads.games.almanac.purse import lose_gold
from tests.games.almanac.matches import as_match, questions, reply
from tests.games.almanac.peaks.heights import PEAKS, on_peak
from tests.games.almanac.situations import Situation, on_page


def marks(table: Situation, box: str, *keys: str) -> list[str]:
    """Why these answers to the open question are final."""
    match = as_match(table, box)
    question = questions(match)[0]
    return [match.finality(question.seat, question.n, key) for key in keys]


@pytest.mark.parametrize("gold", [0, 1, 9])
def test_a_guest_who_gives_all_there_is_shows_the_purse_and_a_host_does_not(gold: int) -> None:
    table = on_peak(13, gold=[5, gold, 5]).place("d1")
    assert marks(table, PEAKS, "d2/worker", "a1/worker") == ["purse", ""]
    match = as_match(table, PEAKS)
    reply(match, "d2")
    assert match.can_undo().steps == 0
    assert marks(on_peak(13, gold=[gold, 5, 5]), PEAKS, "d2/worker") == [""]


@pytest.mark.parametrize("gold", [0, 99])
def test_a_mill_that_may_stand_still_shows_the_purse(gold: int) -> None:
    """The last worker begins the dusk, and whether a wagon can be bought then follows from a purse."""
    table = on_peak(7, seats=2, gold=[gold, gold], workers=[1, 0], display="01 02")
    assert marks(table.put(1, "b3"), PEAKS, "a1/worker") == ["purse"]


def test_whoever_loses_as_much_as_there_is_shows_the_purse() -> None:
    said: list[str] = []
    table = on_page(1, seats=2, gold=[3, 3])

    class Listening(Situation):
        """A table that writes down what is unveiled."""

        def unveil(self, why: str, *_: object) -> None:
            said.append(why)

    lose_gold(Listening(table.state), table.state.players[0], 5)
    assert said == ["purse"]
