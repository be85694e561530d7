"""Who is at the keyboard: codes, and what everybody agrees to by their letters."""

from __future__ import annotations

from collections.abc import Sequence

from dragonroads.engine.line import Texts, text
from dragonroads.engine.table import Seat
from dragonroads.library.values import Person
from dragonroads.seats.codes import opens
from dragonroads.ui.line_input import Typing
from dragonroads.ui.line_pages import Pages
from dragonroads.ui.line_words import Says as Words
from dragonroads.ui.line_words import TypedWords


class Says(Texts):
    """What is said where letters or digits are typed."""

    family = "line"
    agree_prompt = text(key="line.agree.prompt", who=Person, letter=str)
    agree_no = text(key="line.agree.no", who=Person)
    code = text(who=Person, word=str)
    code_prompt = text(key="line.code.prompt")
    code_wrong = text(key="line.code.wrong")
    code_vouch = text(key="line.code.vouch", who=Person)


class Letters:
    """Asks people for the own letter, or the own digits."""

    def __init__(self, pages: Pages, typing: Typing, typed: TypedWords) -> None:
        self._pages = pages
        self._match = pages.match
        self._say = pages.say
        self._screen = pages.screen
        self._typing = typing
        self._typed = typed

    def everybody_agrees(self, seats: Sequence[Seat]) -> bool:
        """Each of them types the own letter; anything else is a no."""
        self._typing.forget()
        for seat in seats:
            letter = self._pages.letter(seat)
            typed = self._typing.line(self._say(Says.agree_prompt(who=self._pages.who(seat), letter=letter)))
            if typed.casefold() != letter.casefold():
                self._screen.line(self._say(Says.agree_no(who=self._pages.who(seat))))
                return False
        return True

    def is_let_in(self, seat: Seat) -> bool:
        """Ask for the code of a seat that has one until it is right; no when nothing is typed, or nobody vouches."""
        if not self._match.header.seats[seat].code:
            return True
        who = self._pages.who(seat)
        self._screen.line(self._say(Says.code(who=who, word=self._say(Words.type("forgot")))))
        while typed := self._typing.secret(self._say(Says.code_prompt())):
            if opens(self._match.header, seat, typed):
                return True
            if self._typed.meant(typed) == "forgot":
                return self._is_vouched_for(seat)
            self._screen.line(self._say(Says.code_wrong()))
        return False

    def _is_vouched_for(self, seat: Seat) -> bool:
        """All others who ever played here confirm that this is the right person; nobody else is no witness."""
        others = sorted(self._match.ever_people - {seat})
        self._screen.line(self._say(Says.code_vouch(who=self._pages.who(seat))))
        return bool(others) and self.everybody_agrees(others)
