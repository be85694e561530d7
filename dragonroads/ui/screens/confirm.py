"""One question before something is gone for good; who presses Enter without reading loses nothing."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from dragonroads.ui.drawing import Line, Span, wrap
from dragonroads.ui.drawings.frames import card, centred
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
        lines = question_lines(self.question, (no, yes), room)
        return [*[()] * max(0, (height - len(lines)) // 2), *lines]

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


def question_lines(question: str, answers: tuple[str, str], room: int) -> list[Line]:
    """A question in a frame with two answers below it."""
    across = min(WIDEST, room - 4)
    text: list[Line] = [(Span(line, "strong"),) for line in wrap(question, across - 6)]
    no, yes = answers
    buttons = (Span(f" {no} ", "plain", NO), Span("     "), Span(f" {yes} ", "plain", YES))
    body: list[Line] = [(), *centred(text, across - 4), (), *centred([buttons], across - 4), ()]
    return centred([_unplaced(line) for line in card(Span(""), body, across, "-")], room)


def _unplaced(line: Line) -> Line:
    """The frame itself is nothing to point at."""
    return tuple(Span(span.text, span.tone, span.place if span.place in (NO, YES) else "") for span in line)
