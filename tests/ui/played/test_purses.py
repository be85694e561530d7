"""The open table of a journey is the same, byte by byte, whether purses are empty or full."""

from __future__ import annotations

import pytest

from dragonroads.seats.keyboard import Keyboard
from dragonroads.ui.screens.table import TableScreen
from dragonroads.ui.session import Session
from dragonroads.ui.stages.ask import Ask
from tests.ui.played.canaries import Leak
from tests.ui.played.counting import Counting
from tests.ui.played.hands import Hands, playing
from tests.ui.played.table_for import Wanted, journey, lay
from tests.ui.played.twins import check_purses

FEWEST = 30
"""Open questions that a journey asks at least."""
SOME = 5
"""Of these, whose true list a purse makes shorter."""


class Suspicious(Counting):
    """Compares the open table in worlds with other purses, whenever a question is asked there."""

    def __init__(self, hands: Hands, session: Session, seed: int) -> None:
        super().__init__(hands, seed)
        self.session = session
        self._seen = -1

    async def at_table(self, page: TableScreen) -> None:
        """Look at a new question before it is answered."""
        if page.eyes is None and isinstance(page.stage, Ask) and self.session.match.lines != self._seen:
            self._seen = self.session.match.lines
            question = page.stage.asking.question
            self.did["compared"] += 1
            self.did["open"] += any(q.n == question.n and q.openly is not None for q in self.session.match._questions)
            await check_purses(self.hands, self.session)
        await super().at_table(page)


def suspect(wanted: Wanted) -> Suspicious:
    laid = lay(wanted)

    async def play(hands: Hands) -> Suspicious:
        person = Suspicious(hands, laid.session, wanted.seed)
        await person.play()
        return person

    return playing(laid.app, play)


@pytest.mark.parametrize("box", ["dragon_road", "crystal_peaks"])
def test_no_frame_of_the_open_table_tells_what_is_in_a_purse(box: str) -> None:
    person = suspect(journey(2, 1, "need", box=box))
    assert person.did["compared"] >= FEWEST
    assert person.did["open"] >= SOME


def test_an_open_table_that_counts_what_can_be_paid_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Keyboard, "_heard", lambda _keyboard, question: question)
    with pytest.raises(Leak, match="in a purse"):
        suspect(journey(2, 1, "need"))


def test_gold_beside_a_name_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    who = Session.who
    monkeypatch.setattr(
        Session, "who", lambda session, seat: f"{who(session, seat)} {session.match.state.players[seat].gold}"
    )
    with pytest.raises(Leak, match="in a purse"):
        suspect(journey(2, 1, "need"))


@pytest.mark.release
@pytest.mark.parametrize("seed", range(2, 22))
def test_no_frame_of_many_journeys_tells_what_is_in_a_purse(seed: int) -> None:
    suspect(journey(2 + seed % 3, seed, "need", box=("dragon_road", "crystal_peaks")[seed % 2]))
