"""A secret choice on the open table: everybody else looks away, digits are typed blind, and nothing is lit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from textual import events

from dragonroads.engine.line import Texts, text
from dragonroads.library.values import Person
from dragonroads.ui.asking import Asking, Row
from dragonroads.ui.drawing import Line, Span, cut
from dragonroads.ui.drawings import question_lines
from dragonroads.ui.drawings.question_lines import Desk
from dragonroads.ui.screens.about import AboutScreen
from dragonroads.ui.session import Session
from dragonroads.ui.stages.stage import READING, Stage

if TYPE_CHECKING:
    from dragonroads.ui.screens.table import TableScreen

DOT = "•"


class Says(Texts):
    """What is said while somebody types blind."""

    family = "ui.aside"
    look_away, typed, first, unknown = text(who=Person), text(), text(), text()
    amount = text("", "only", least=int, most=int)


def is_typed_blind(session: Session, asking: Asking) -> bool:
    """Whether a choice of several people in secret is made in front of all: it is one number, never a plan."""
    question, keyboard = asking.question, session.keyboard
    is_in_front_of_all = keyboard.eyes != question.seat and keyboard.public_viewer is None
    return question.sealed and is_in_front_of_all and len(question.parts) <= 1 and not asking.choice.is_ticked


class Aside(Stage):
    """Whatever is typed, the screen looks the same but for the number of dots."""

    def __init__(self, page: TableScreen, asking: Asking) -> None:
        super().__init__(page)
        self.asking = asking
        self.typed = ""

    @property
    def rule(self) -> str:
        """The rule of the question."""
        return self.asking.asked.rule

    # --- what is shown ----------------------------------------------------------------------------------------------

    def head(self, desk: Desk) -> list[Line]:
        """Who is asked what."""
        seat = self.asking.question.seat
        return question_lines.heading(self.asking, desk, self.session.who(seat), self.session.tone(seat))

    def body(self, desk: Desk) -> tuple[list[Line], int]:
        """Between which numbers, or what each number stands for."""
        if not self._is_amount:
            return question_lines.options(self.asking, desk)
        amounts = [row.item.option for row in self.asking.rows]
        least, most = min(amounts), max(amounts)
        words = desk.catalog.say(Says.amount("only" if least == most else "", least=least, most=most))
        return [(Span(f" {cut(words, desk.room - 2)}"),)], 0

    def foot(self, desk: Desk, height: int) -> list[Line]:
        """Who looks away, and a dot for each digit."""
        who = self.session.who(self.asking.question.seat)
        away, typed = desk.catalog.say(Says.look_away(who=who)), desk.catalog.say(Says.typed())
        dots = f" {DOT * len(self.typed):<{self._longest}} "
        return [
            (Span(f" {cut(away, desk.room - 2)}", "warn"),),
            (Span(f" {typed} ", "dim"), Span("[", "key"), Span(dots, "strong"), Span("]", "key")),
        ]

    def hints(self) -> Sequence[str]:
        """Enter takes what is typed."""
        return (*(("choose",) if self.typed else ()), *self.undo_hint, "about", *READING)

    def reword(self) -> None:
        """The question in other words; what has been typed stays."""
        self.asking.reword()

    # --- keys -------------------------------------------------------------------------------------------------------

    def take_key(self, event: events.Key) -> bool:
        """Digits, and backspace to type one again; arrows scroll a long list, and light nothing."""
        letter = event.character or ""
        if letter.isascii() and letter.isdigit():
            self.typed = (self.typed + letter)[: self._longest]
        elif event.key == "backspace":
            self.typed = self.typed[:-1]
        else:
            return False
        self.page.show()
        return True

    def back(self) -> None:
        """Type it all again."""
        self.typed = ""
        self.page.show()

    def choose(self) -> None:
        """Take the number that was typed; what is refused is not named."""
        if self.page.box.ears.is_deaf:
            return
        if not self.typed:
            self.page.notice(self.page.box.say(Says.first()))
            return
        row = self._numbers.get(self.typed)
        self.typed = ""
        if row is None:
            self.page.show()
            self.page.notice(self.page.box.say(Says.unknown()))
        else:
            self.answer(self.asking.question, self.asking.choice.completed(row.item.option))

    def explain(self) -> None:
        """The question and the help to it."""
        asked = self.asking.asked
        self.page.box.push_screen(AboutScreen(asked.title, [asked.help] if asked.help else []))

    @property
    def numbers(self) -> Sequence[str]:
        """What may be typed."""
        return tuple(self._numbers)

    @property
    def _is_amount(self) -> bool:
        return all(map(_is_amount, self.asking.rows))

    @property
    def _numbers(self) -> dict[str, Row]:
        return {self._number(row): row for row in self.asking.rows if row.open}

    def _number(self, row: Row) -> str:
        """What is typed for an option: an amount itself, for anything else its number on the list."""
        return str(row.item.option) if self._is_amount else row.item.key

    @property
    def _longest(self) -> int:
        return max(map(len, self._numbers), default=1)


def _is_amount(row: Row) -> bool:
    """Whether it is a number of something, and says so."""
    return isinstance(row.item.option, int) and str(row.item.option) in row.item.text.split()
