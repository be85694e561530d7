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

LATELY = 8
"""Lines of the chronicle that people see when they come back."""
NOTHING_SHOWN = -1


class Says(Texts):
    """What is said on the pages."""

    family = "line"
    for_everybody, more, result = text(), text(), text()
    asked_aloud, asked_alone = text(who=Person), text(who=Person)
    recap_read = text(key="line.recap.read")
    recap = text(n=int)
    recap_more = text(key="line.recap.more", n=int)
    only_for = text(who=Person)
    curtain = text(who=Person)
    curtain_since = text(key="line.curtain.since", n=int, who=Person)
    curtain_pass = text(key="line.curtain.pass", who=Person)
    curtain_open = text(key="line.curtain.open", letter=str)
    curtain_others = text(key="line.curtain.others", who=Person, others=str)
    curtain_done = text(key="line.curtain.done", who=Person)
    promise = text(promise=str)


class Pages:
    """Prints views of a match and remembers what each viewer has been shown, so that nothing is told twice."""

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
        self.news: list[str] = []
        """What was told last on this page, for those who want to read it again."""
        self._shown_to: dict[Seat | None, int] = {}
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

    # --- whose eyes -------------------------------------------------------------------------------------------------

    def turn_public(self) -> None:
        """The page is for everybody from here on; what one seat alone may read is wiped first."""
        self.keyboard.go_public()
        if self._page not in (None, NOTHING_SHOWN):
            self.screen.clear()
        self._page = None

    def turn_private(self, seat: Seat, recap: Sequence[Event]) -> None:
        """A new page for one seat alone, which begins with what happened since it last looked."""
        self.screen.clear()
        self._page, self._is_headed = seat, False
        self._shown_to[seat] = len(self.match.events(seat))
        self.heading()
        self._is_headed = True
        self._recap(self.words_of(recap))

    def _recap(self, lines: list[str]) -> None:
        """Tell the seat what it missed, unless it has just read all of it on the curtain."""
        has_read = lines == self.news[len(self.news) - len(lines) :]
        self.news = lines or self.news
        if lines and has_read:
            self.screen.line(self.say(Says.recap_read()))
        elif lines:
            self.screen.line(self.say(Says.recap(n=len(lines))))
            self.tell(lines[-LATELY:])
            if len(lines) > LATELY:
                self.screen.line(self.say(Says.recap_more(n=len(lines) - LATELY)))

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

    def tell_news(self) -> None:
        """Print what the viewer of this page has not been told yet."""
        viewer = self.viewer
        events = self.match.events(viewer)
        since = self._shown_to.get(viewer, 0 if self.match.answered == 0 else max(0, len(events) - LATELY))
        self._shown_to[viewer] = len(events)
        fresh = self.words_of(events[since:])
        if fresh:
            self.news = fresh
            self.tell(fresh)

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
        """Answers were taken back: what happens next is news, even if it was told before."""
        self._shown_to = {seat: min(at, len(self.match.events(seat))) for seat, at in self._shown_to.items()}
        self._sections = {}

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

    def scene(self, seat: Seat) -> None:
        """Everything in front of a question: heading, news, table, and who is asked."""
        self.heading()
        self.tell_news()
        self.table()
        if self.keyboard.public_viewer is None:
            asked = Says.asked_aloud if self.keyboard.eyes is None else Says.asked_alone
            self.screen.lines(["", self.say(asked(who=self.who(seat)))])

    # --- curtain and end --------------------------------------------------------------------------------------------

    def curtain(self, due: Curtain) -> None:
        """A page for everybody that says who sits down next; nothing secret is left on the screen."""
        self.keyboard.go_public()
        self.screen.clear()
        self._page = None
        view = self.look(None)
        who, letter = self.who(due.seat), self.letter(due.seat)
        self.heading()
        self.screen.line(self.presenter.status(view))
        self.tell_news()
        self.screen.line()
        self.screen.rule(self.say(Says.curtain(who=who)), "#")
        self._steps(due.seat)
        if self.match.has_looked(due.seat) and (missed := self.match.missed(due.seat)):
            self.screen.line(self.say(Says.curtain_since(n=len(missed), who=who)))
        self.screen.line(self.say(Says.curtain_pass(who=who)))
        self.screen.line(self.say(Says.curtain_open(letter=letter)))
        if due.others:
            others = ", ".join(f"{self.letter(seat)} {self.who(seat)}" for seat in due.others)
            self.screen.line(self.say(Says.curtain_others(who=who, others=others)))

    def _steps(self, seat: Seat) -> None:
        """What everybody may know of the choices that are being made in secret."""
        view = self.look(None)
        waiting = [one for one in self.match.open(None) if isinstance(one, Waiting)]
        step = next((one.step for one in waiting if one.seat == seat), view["phase"])
        self.screen.line(self.presenter.task(view, seat, step))
        if done := [self.who(one.seat) for one in waiting if one.done]:
            self.screen.line(self.say(Says.curtain_done(who=", ".join(done))))

    def end(self) -> None:
        """The last news, the table as it stands, and the ranking."""
        self.turn_public()
        self.heading()
        self.tell_news()
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
        self.screen.line(f"{asked.title}  ({asked.rule})" if asked.rule else asked.title)
        if asked.help:
            self.screen.line(f"  {asked.help}")
