"""What happens is seen: on a result that waits, or as the last step of its seat, in frames of played tables."""

from __future__ import annotations

import pytest

from dragonroads.ui.drawings.last_step import FROM, SIGN, in_a_block
from dragonroads.ui.parts.drawn import Drawn
from dragonroads.ui.screens.table import TableScreen
from dragonroads.ui.stages.ask import Ask
from dragonroads.ui.stages.show import Show
from tests.ui.played.by_keys import ByKeys
from tests.ui.played.glass import Glass
from tests.ui.played.hands import Hands, playing
from tests.ui.played.situations import page_of, play_until
from tests.ui.played.table_for import Laid, Wanted, journey, lay, valley

RUNS_BY = ("setting_up", "card", "bet", "turn", "dealing", "laying")
"""What does not wait in the race: road and dragons are set up before anybody looks, and lie there from then on;
cards stay face up until the round ends, and the left arrow brings them back."""
LATELY = 160
"""Events that a frame is searched for."""
TABLES = [
    pytest.param(Wanted(3, wishes=["for_real=off"], handover="need"), id="race"),
    pytest.param(journey(3, 2, "need"), id="journey"),
    pytest.param(journey(2, 2, "need", box="crystal_peaks"), id="peaks"),
    pytest.param(valley(2, 3, handover="need"), id="canyon"),
    pytest.param(Wanted(2, "usual", game="embers", handover="need"), id="embers"),
]


class Watcher:
    """Reads every frame of a table: which events have been said on it."""

    def __init__(self, laid: Laid) -> None:
        self.laid = laid
        self.seen: set[int] = set()

    def read(self, glass: Glass) -> None:
        """Find the words of the last events in what is painted, wherever a line is broken."""
        page, session = self.laid.app.screen, self.laid.session
        if not isinstance(page, TableScreen) or not page.is_whole:
            return
        said = "\n".join(_squeezed(_painted(glass, part)) for part in page.query(Drawn) if part.display)
        view = session.look(None)
        for event in session.match.events(None)[-LATELY:]:
            words = session.presenter.event(view, event).strip("- ")
            name = "" if (seat := getattr(event.record, "who", None)) is None else session.who(seat)
            ways = (words, in_a_block([words], name, ()))
            if event.n not in self.seen and any(_squeezed(way) in said for way in ways):
                self.seen.add(event.n)

    def lost(self) -> list[str]:
        """What has words and was never seen."""
        session = self.laid.session
        view, events = session.look(None), session.match.events(None)
        said = [one for one in events if session.presenter.event(view, one).strip("- ") and one.n not in self.seen]
        runs_by = RUNS_BY if session.loaded.spec.id == "draghan" else ()
        return [session.presenter.event(view, one) for one in said if one.record.cause not in runs_by]


def _painted(glass: Glass, part: Drawn) -> str:
    x, y, width, height = part.region
    return "".join(row[x : x + width] for row in glass.rows[y : y + height])


def _squeezed(text: str) -> str:
    return "".join(text.replace("│", "").split())


@pytest.mark.parametrize("wanted", TABLES)
@pytest.mark.parametrize("steps", [120, pytest.param(4000, marks=pytest.mark.release)])
def test_whatever_has_words_is_on_a_frame_of_the_table(wanted: Wanted, steps: int) -> None:
    laid = lay(wanted)
    watcher = Watcher(laid)

    async def play(hands: Hands) -> None:
        person = ByKeys(hands, 4)
        for _ in range(steps):
            if person.has_ended():
                return
            await person.step()
        await play_until(hands, lambda: person.has_ended() or has_shown_all(hands))

    def has_shown_all(hands: Hands) -> bool:
        page = hands.screen
        return isinstance(page, TableScreen) and page.eyes is None and not isinstance(page.stage, Show)

    playing(laid.app, play, (140, 45), on_frame=watcher.read)
    assert not watcher.lost()


async def to_sleeping_question(hands: Hands) -> None:
    """On to a placement that is asked aloud, with nothing lit, after somebody has placed."""

    def is_asked() -> bool:
        page = hands.screen
        stage = page.stage if isinstance(page, TableScreen) and page.eyes is None else None
        return isinstance(stage, Ask) and not stage.asking.is_awake and 0 in page_of(hands).drawing.steps

    await play_until(hands, is_asked)


@pytest.mark.parametrize("size", [(FROM, 30), (140, 45)], ids=str)
def test_a_wide_table_says_below_each_seat_what_it_did_last(size: tuple[int, int]) -> None:
    laid = lay(journey(3, 2, "need"))

    async def look(hands: Hands) -> None:
        await to_sleeping_question(hands)
        said = page_of(hands).drawing.steps[0]
        begins = in_a_block(said, laid.session.person(0), ())[:20]
        _, y = hands.find(f"{SIGN}{begins}")
        assert laid.session.person(0) in hands.glass.rows[y - 1]
        await hands.press("down")
        hands.find(f"{SIGN}{begins}")

    playing(laid.app, look, size)


def test_a_small_table_says_it_below_the_question_until_the_cursor_wakes() -> None:
    laid = lay(journey(3, 2, "need"))

    async def look(hands: Hands) -> None:
        await to_sleeping_question(hands)
        assert SIGN in hands.text
        await hands.press("down")
        assert SIGN not in hands.text

    playing(laid.app, look)
