"""Enter held down, or hammered, at each change of person: whoever comes next has answered nothing."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from dragonroads.engine.journal import Record
from dragonroads.engine.savefile_reading import read
from tests.ui.played.counting import Counting
from tests.ui.played.hands import Hands, playing
from tests.ui.played.table_for import Laid, Wanted, journey, lay, valley

MANY, FEWEST = 6, 5
"""Enters in a burst; bursts in the shortest of these games."""
PAUSES = {"held down": 0.03, "hammered": 0.06}
"""Seconds between two of them: all are over before anybody could have read what came."""
RACE = Wanted(3, "regular", 2, ("for_real=on", "length=12"), handover="need")
OPEN_RACE = Wanted(3, "regular", 2, ("for_real=on", "length=12"), handover="open")


class Hammering(Counting):
    """Plays as ever, but goes on pressing Enter after the answers that somebody else follows."""

    def __init__(self, hands: Hands, laid: Laid, last_words: frozenset[int], pause: float) -> None:
        super().__init__(hands, laid.session.match.header.seed)
        self.match = laid.session.match
        self.last_words = last_words
        self.pause = pause
        self.found: set[int] = set()
        """After how many answers somebody else was asked."""

    async def enter(self) -> None:
        """Press it once, or far too often."""
        answered, asked = self.match.answered, self.match.asked
        await super().enter() if answered not in self.last_words else await self._hammer()
        if self.match.answered > answered and self.match.asked != asked:
            self.found.add(answered)

    async def _hammer(self) -> None:
        self.did["burst"] += 1
        await self.hands.press("enter")
        for _ in range(MANY):
            self.hands.wait(self.pause)
            await self.hands.burst("enter")


def played(
    wanted: Wanted, last_words: frozenset[int] = frozenset(), pause: float = 0.0
) -> tuple[Hammering, list[Record]]:
    """A whole game, and what its save holds."""
    laid = lay(wanted)

    async def play(hands: Hands) -> Hammering:
        person = Hammering(hands, laid, last_words, pause)
        await person.play()
        return person

    person = playing(laid.app, play)
    records: Sequence[Record] = read(laid.path).records
    laid.session.close()
    laid.path.unlink()
    return person, list(records)


def check_bursts(wanted: Wanted, pause: float) -> None:
    """The same game twice, the second time with bursts."""
    calm, journal = played(wanted)
    person, again = played(wanted, frozenset(calm.found), pause)
    assert person.did["burst"] >= FEWEST
    assert again == journal


@pytest.mark.parametrize("how", PAUSES)
@pytest.mark.parametrize(
    "wanted",
    [RACE, OPEN_RACE, journey(2, 1, "need"), valley(2, 1, handover="need")],
    ids=["a race", "a race with open hands", "a journey", "the canyon"],
)
def test_enter_pressed_again_and_again_answers_for_nobody_else(wanted: Wanted, how: str) -> None:
    check_bursts(wanted, PAUSES[how])


@pytest.mark.release
@pytest.mark.parametrize("seed", range(1, 21))
def test_enter_answers_for_nobody_else_in_many_games(seed: int) -> None:
    for how in PAUSES.values():
        check_bursts(journey(2 + seed % 3, seed, ("every-turn", "need")[seed % 2]), how)
        check_bursts(valley(2 + seed % 3, seed, handover=("every-turn", "need")[seed % 2]), how)
