"""What is typed while somebody is asked: the number of an option, or a word that is looked for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from textual import events

from dragonroads.engine.line import Texts, text
from dragonroads.ui.asking import Asking
from dragonroads.ui.drawing import Line, Span
from dragonroads.ui.drawings.question_lines import Desk
from dragonroads.ui.stages.stage import Stage

if TYPE_CHECKING:
    from dragonroads.ui.screens.table import TableScreen

MOST_BY_DIGIT = 9
"""Of more things each needs two digits."""
PAUSE = 1.0
"""Seconds after which a digit begins another number."""


class Says(Texts):
    """What is said while a word is typed."""

    family = "ui"
    searching = text("filter", "jump", key="ui", word=str)


class TypedIn(Stage):
    """A question into which people type."""

    def __init__(self, page: TableScreen, asking: Asking) -> None:
        super().__init__(page)
        self.asking = asking
        self.searching = ""
        """`filter` or `jump` while a word is being typed."""
        self.word = ""
        self._typed_at = 0.0
        """When the last digit was typed."""

    def search_line(self, desk: Desk) -> Line:
        """The word so far."""
        label = desk.catalog.say(Says.searching(self.searching, word=self.word))
        return (Span(f" {label}", "key"), Span("█", "key"))

    def take_key(self, event: events.Key) -> bool:
        """A word that is being typed, the number of an option, or a tick."""
        if self.searching:
            return self._type(event)
        letter = event.character or ""
        if letter.isascii() and letter.isdigit():
            self._type_number(letter)
            return True
        if event.key in ("enter", "space") and not self.asking.is_at_number:
            self._refuse_number()
            self.asking.typed = ""
            return True
        self.asking.typed = ""
        if event.key == "space" and self.asking.choice.is_ticked:
            self.tick()
            return True
        return False

    def _type_number(self, digit: str) -> None:
        """Digits that come quickly are one number; what is not on the list moves nothing."""
        now = self.page.box.ears.clock()
        if now - self._typed_at > PAUSE:
            self.asking.typed = ""
        self._typed_at = now
        if self.asking.type_number(digit):
            self._take_part()
            self.page.show()
        else:
            self._refuse_number()

    def _take_part(self) -> None:
        """A hero or a wagon that only begins an answer is taken by its digit at once."""
        asking, row = self.asking, self.asking.row
        adds_up = asking.are_amounts or len(asking.items) > MOST_BY_DIGIT
        if row is None or not asking.is_at_number or asking.choice.is_ticked or adds_up:
            return
        if not asking.choice.completed(row.item.option):
            asking.pick()

    def _refuse_number(self) -> None:
        self.page.notice(self.page.box.say("ui.no_number", typed=self.asking.typed))

    def _type(self, event: events.Key) -> bool:
        if event.key in ("enter", "escape"):
            if event.key == "escape" and self.searching == "filter":
                self.asking.filter("")
            self.searching = ""
        elif event.key == "backspace":
            self.word = self.word[:-1]
            self._look_for()
        elif event.is_printable and event.character:
            self.word += event.character
            self._look_for()
        else:
            return False
        self.page.show()
        return True

    def _look_for(self) -> None:
        if self.searching == "filter":
            self.asking.filter(self.word)
        elif self.word:
            self.asking.jump(self.word)

    def search(self, how: str) -> None:
        """Begin to type a word."""
        self.searching, self.word = how, ""
        self.page.show()
