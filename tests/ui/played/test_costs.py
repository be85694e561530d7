"""One answer costs one of everything: what is due is worked out, the question worded and the table drawn once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from dragonroads.seats.keyboard import Keyboard
from dragonroads.ui.asking import Asking
from dragonroads.ui.screens.table import TableScreen
from dragonroads.ui.stages.ask import Ask
from dragonroads.ui.table_drawing import TableDrawing
from tests.ui.played.counting import Counting
from tests.ui.played.hands import Hands, playing
from tests.ui.played.table_for import Wanted, journey, lay, valley

ANSWERS, FEWEST = 12, 4
WORK = {"worked out": (Keyboard, "_work_out"), "worded": (Asking, "__init__"), "drawn": (TableDrawing, "draw")}


@pytest.fixture
def done(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How often each piece of work has been done."""
    counted = Counter[str]()
    for what, (owner, name) in WORK.items():
        monkeypatch.setattr(owner, name, counting(counted, what, getattr(owner, name)))
    return counted


def counting(counted: Counter[str], what: str, work: Callable[..., Any]) -> Callable[..., Any]:
    def does(*args: Any, **more: Any) -> Any:
        counted[what] += 1
        return work(*args, **more)

    return does


class Thrifty(Counting):
    """Looks at what each answer cost that leads straight to the next question on the same page."""

    def __init__(self, hands: Hands, done: Counter[str]) -> None:
        super().__init__(hands, 1)
        self.done = done
        self.costs: list[Counter[str]] = []

    async def enter(self) -> None:
        """Take what the cursor stands on, and keep what that cost."""
        page, session = self.hands.screen, self.hands.app.director.session if self.hands.app.director else None
        assert session
        answered = session.match.answered
        self.done.clear()
        await super().enter()
        is_next = self.hands.screen is page and isinstance(page, TableScreen) and isinstance(page.stage, Ask)
        if is_next and session.match.answered > answered:
            self.costs.append(Counter(self.done))


@pytest.mark.parametrize(
    "wanted",
    [journey(2, 1, "need"), valley(2, 1, handover="need")],
    ids=["a journey", "the canyon"],
)
def test_an_answer_is_worked_out_worded_and_drawn_once(wanted: Wanted, done: Counter[str]) -> None:
    laid = lay(wanted)

    async def play(hands: Hands) -> Thrifty:
        person = Thrifty(hands, done)
        while len(person.costs) < ANSWERS and not person.has_ended():
            await person.step()
        return person

    person = playing(laid.app, play)
    assert len(person.costs) >= FEWEST
    assert [cost for cost in person.costs if cost != dict.fromkeys(WORK, 1)] == []
