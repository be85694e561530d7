"""The pages of line mode: each says for whose eyes it is, what happened, how the table looks and what is asked."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from dragonroads.engine.events import Event
from dragonroads.engine.line import Texts, text
from dragonroads.engine.match import Match, Waiting
from dragonroads.engine.table import Question, Seat
from dragonroads.games.presenter import Presenter
from dragonroads.library.values import Person
from dragonroads.library.words import Catalog
from dragonroads.seats.keyboard import Curtain, Keyboard
from dragonroads.seats.looking import Looks
from dragonroads.ui.line_input import Typing, rows
from dragonroads.ui.line_screen import Screen

NOTHING_SHOWN = -1


class Says(Texts):
    """What is said on the pages."""

    family = "line"
    for_everybody, more, result = text(), text(), text()
    asked_aloud, asked_alone = text(who=Person), text(who=Person)
    only_for = text(who=Person)
    since = text(key="ui.since", told=str)
    curtain = text(who=Person)
    call, same = text(key="ui.curtain.call", who=Person), text(key="ui.curtain.same", who=Person)
    why = text(key="ui.curtain.why")
    curtain_open = text(key="line.curtain.open", letter=str)
    curtain_others = text(key="line.curtain.others", who=Person, others=str)
    curtain_done = text(key="line.curtain.done", who=Person)
    curtain_undo = text(key="line.curtain.undo")
    promise = text(promise=str)


class Pages:
    """Prints views of a match and remembers what each viewer has been shown of the table."""

    def __init__(
        self, keyboard: Keyboard, presenter: Presenter, catalog: Catalog, screen: Screen, typing: Typing
    ) -> None:
        self.keyboard = keyboard
        self.match: Match[Any] = keyboard.match
        self.look = Looks(keyboard.match)
        self.presenter = presenter
        self.say = catalog.say
        self.screen = screen
        self.typing = typing
        self._own_news: dict[Seat, list[str]] = {}
        """What each seat alone was told, until it has answered after reading it."""
        self._heard_alone = 0
        """How much the seat in front of the screen was told since it sat down, and has read."""
        self._sections: dict[Seat | None, dict[str, tuple[str, ...]]] = {}
        self._page: Seat | None = NOTHING_SHOWN
        self._is_headed = False

    @property
    def viewer(self) -> Seat | None:
        """Through whose eyes the page is drawn."""
        return self.keyboard.public_viewer if self.keyboard.eyes is None else self.keyboard.eyes

    def who(self, seat: Seat) -> str:
        """A seat's name."""
        return self.presenter.seat(seat, self.look(None))

    def letter(self, seat: Seat) -> str:
        """The letter that opens a seat's curtain."""
        return self.presenter.letter(seat, self.look(None))

    def seat_called(self, letter: str) -> Seat | None:
        """The seat of whoever plays here and has this letter."""
        letters = {self.letter(seat).casefold(): seat for seat in self.keyboard.people}
        return letters.get(letter.casefold())

    def letters_of(self, seats: Iterable[Seat]) -> str:
        """Seats by letter and name."""
        return ", ".join(f"{self.letter(seat)} {self.who(seat)}" for seat in seats)

    # --- whose eyes -------------------------------------------------------------------------------------------------

    def turn_public(self) -> None:
        """The page is for everybody from here on; what one seat alone may read is wiped first."""
        self.keyboard.go_public()
        if self._page not in (None, NOTHING_SHOWN):
            self.wipe()
            self._is_headed = False
        self._page = None

    def turn_private(self, seat: Seat, told_alone: Sequence[Event]) -> None:
        """A new page for one seat alone, which begins with what nobody else was told meanwhile."""
        self.wipe()
        self._page, self._is_headed, self._heard_alone = seat, False, 0
        self.heading()
        self._is_headed = True
        news = self._own_news.setdefault(seat, [])
        news += self.words_of(told_alone)
        if news:
            self.tell([self.say(Says.since(told=news[0].strip())), *news[1:]])

    def tell_alone(self) -> None:
        """What the seat in front of the screen alone was told since it sat down, once."""
        if self.keyboard.eyes is not None:
            told = self.match.told_alone(self.keyboard.eyes)
            fresh, self._heard_alone = told[self._heard_alone :], len(told)
            self.tell(self.words_of(fresh))

    def answered(self, seat: Seat) -> None:
        """A seat has answered: what it had read before is old."""
        self._own_news.pop(seat, None)

    def wipe(self) -> None:
        """Take everything off the screen: the table is printed whole to whoever looks next."""
        self.screen.clear()
        self._sections = {}

    def begin_news(self) -> None:
        """A heading for what is told now and for whatever follows it on the same page."""
        self.heading()
        self._is_headed = True

    def heading(self) -> None:
        """Say for whose eyes the page is, unless that has just been said."""
        if self._is_headed:
            self._is_headed = False
            return
        self.screen.line()
        if self.keyboard.eyes is not None:
            self.screen.rule(self.say(Says.only_for(who=self.who(self.keyboard.eyes))), "=")
        elif self.keyboard.public_viewer is None:
            self.screen.rule(self.say(Says.for_everybody()))
        else:
            self.screen.rule("")

    # --- what happened ----------------------------------------------------------------------------------------------

    def words_of(self, events: Iterable[Event]) -> list[str]:
        """Events in words, as the viewer of this page may know them, stories whole; those without words left out."""
        view, present = self.look(self.viewer), self.presenter
        found = []
        for event in events:
            found += [present.event(view, event)]
            found += [present.explained(view, event)] if event.record.is_story else []
        return [words for words in found if words]

    def tell(self, lines: Sequence[str]) -> None:
        """Print lines, waiting for Enter whenever a terminal is full."""
        if not (self.screen.is_terminal and self.typing.is_terminal):
            self.screen.lines(lines)
            return
        room = rows() - 4
        for first in range(0, len(lines), room):
            self.screen.lines(lines[first : first + room])
            if first + room < len(lines):
                self.typing.line(self.say(Says.more()))

    def forget_undone(self) -> None:
        """Answers were taken back: the table is shown anew, and what is told next is news."""
        self._sections = {}
        if self.keyboard.eyes is not None:
            self._heard_alone = min(self._heard_alone, len(self.match.told_alone(self.keyboard.eyes)))

    # --- the table --------------------------------------------------------------------------------------------------

    def table(self, everything: bool = False) -> None:
        """Print the parts of the table that have changed since this viewer was shown them, or all of them."""
        view = self.look(self.viewer)
        known = {} if everything else self._sections.get(self.viewer, {})
        fresh = [one for one in self.presenter.sections(view) if known.get(one.title) != one.lines]
        self._sections[self.viewer] = known | {one.title: one.lines for one in fresh}
        if fresh:
            self.screen.line(self.presenter.status(view))
        for section in fresh:
            self.screen.line(section.title)
            self.screen.lines(f"  {line}" for line in section.lines)

    def before_question(self, seat: Seat) -> None:
        """Everything in front of a question: heading, own news, table, and who is asked."""
        self.heading()
        self.tell_alone()
        self.table()
        if self.keyboard.public_viewer is None:
            asked = Says.asked_aloud if self.keyboard.eyes is None else Says.asked_alone
            self.screen.lines(["", self.say(asked(who=self.who(seat)))])

    # --- curtain and end --------------------------------------------------------------------------------------------

    def curtain(self, due: Curtain) -> None:
        """On the page for everybody: who is called, and why; nothing secret is left on the screen."""
        who = self.who(due.seat)
        goes_on = self.match.holder == due.seat and not self.match.sealed
        self.heading()
        self.screen.line(self.presenter.status(self.look(None)))
        self.screen.line()
        self.screen.rule(self.say(Says.curtain(who=who)), "#")
        self.screen.line(self.say(Says.same(who=who) if goes_on else Says.call(who=who)))
        self._steps(due.seat)
        self.screen.line(self.say(Says.why()))
        self.screen.line(self.say(Says.curtain_open(letter=self.letter(due.seat))))
        if due.others:
            self.screen.line(self.say(Says.curtain_others(who=who, others=self.letters_of(due.others))))
        if self.match.can_undo().steps:
            self.screen.line(self.say(Says.curtain_undo()))

    def _steps(self, seat: Seat) -> None:
        """What everybody may know of the choices that are being made in secret."""
        view = self.look(None)
        waiting = [one for one in self.match.open(None) if isinstance(one, Waiting)]
        step = next((one.step for one in waiting if one.seat == seat), view["phase"])
        self.screen.line(self.presenter.task(view, seat, step))
        if done := [self.who(one.seat) for one in waiting if one.done]:
            self.screen.line(self.say(Says.curtain_done(who=", ".join(done))))

    def end(self) -> None:
        """The table as it stands, and the ranking."""
        self.heading()
        self.table(everything=True)
        self.screen.line()
        result = self.match.result
        if result is not None:
            self.screen.rule(self.say(Says.result()), "*")
            self.screen.lines(self.presenter.score(self.look(self.viewer), result))
        self.screen.line(self.say(Says.promise(promise=self.match.header.promise)))

    def question(self, question: Question) -> None:
        """What is asked, with a line of help."""
        asked = self.presenter.question(self.look(self.viewer), question)
        self.screen.line(asked.title)
        if asked.help:
            self.screen.line(f"  {asked.help}")
