"""One question before something is gone for good; who presses Enter without reading loses nothing."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from dragonroads.ui.drawing import Line, Span, wrap
from dragonroads.ui.drawings.frames import centred
from dragonroads.ui.drawings.pages import inside
from dragonroads.ui.kit.sheet import EDGES, LIT, PAPER, sheet
from dragonroads.ui.marking import Marks
from dragonroads.ui.screens.menu_screen import MenuScreen

NO, YES = "no", "yes"
WIDEST = 64


class ConfirmScreen(MenuScreen):
    """Asks; the answer it stands on first is no."""

    def __init__(
        self, question: str, on_yes: Callable[[], None], answers: tuple[str, str] = ("ui.confirm.no", "ui.confirm.yes")
    ) -> None:
        super().__init__()
        self.question = question
        self.on_yes = on_yes
        self.answers = answers
        self.cursor = NO

    def body_lines(self, room: int, height: int) -> list[Line]:
        """The question in a frame, and both answers."""
        no, yes = map(self.box.say, self.answers)
        lines = question_lines(self.question, (no, yes), room, self.cursor)
        return [*[()] * max(0, (height - len(lines)) // 2), *lines]

    def marks(self) -> Marks:
        """What is lit draws its own mark."""
        return Marks()

    def stops(self) -> Sequence[str]:
        """No first."""
        return NO, YES

    def hints(self) -> Sequence[str]:
        """Both ways out."""
        return "move", "choose", "back"

    def change(self, place: str, step: int) -> None:
        """The answers stand side by side."""
        self.step(step)

    def do(self, place: str) -> None:
        """Go back, and do it if the answer is yes."""
        self.box.go_back()
        if place == YES:
            self.on_yes()


def question_lines(question: str, answers: tuple[str, str], room: int, cursor: str = NO) -> list[Line]:
    """A question on paper with two answers below it."""
    across = min(WIDEST, room - 4)
    text: list[Line] = [(Span(line, "strong"),) for line in wrap(question, inside(across) - 2)]
    buttons: list[Span] = []
    for words, place in zip(answers, (NO, YES)):
        lies = LIT if place == cursor else PAPER
        shown = f"► {words} ◄" if place == cursor else f"[ {words} ]"
        buttons += [Span(shown, f"{'badge' if place == cursor else 'key'}@{lies}", place), Span("   ")]
    body: list[Line] = [(), *centred(text, inside(across)), (), *centred([tuple(buttons[:-1])], inside(across)), ()]
    return centred(sheet(body, across, len(body) + EDGES), room)
