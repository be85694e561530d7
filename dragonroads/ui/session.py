"""A table in front of people: its match, its words, who looks, and what has been shown so far."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from dragonroads.engine.events import Event
from dragonroads.engine.match import Match, Waiting
from dragonroads.engine.record import Beat, Opens
from dragonroads.engine.savefile import SaveFile
from dragonroads.engine.table import Question, Seat
from dragonroads.engine.views import View
from dragonroads.errors import DragonroadsError
from dragonroads.games.loaded import LoadedGame
from dragonroads.library.words import Catalog, clean_text
from dragonroads.saves.finding import name_of
from dragonroads.saves.keeping import go_on_in_new_file
from dragonroads.saves.opening import people
from dragonroads.seats.keyboard import Due, Keyboard
from dragonroads.seats.looking import Looks
from dragonroads.ui.given import Given, GivenAnswers
from dragonroads.ui.scenes.picture import Badge
from dragonroads.ui.scenes.telling import Telling


def is_watched(event: Event) -> bool:
    """Whether people want to know of it; bookkeeping is only written down."""
    return isinstance(event.record, (Opens, Beat))


@dataclass(slots=True)
class PrivateNews:
    """What one seat alone was told, with the table as it was then; old once it has answered after reading it."""

    told: Sequence[tuple[View, Event]]
    is_old: bool = False


class Session:
    """Everything a screen needs of one table; it shows nothing itself."""

    def __init__(self, match: Match[Any], loaded: LoadedGame, catalog: Catalog, file: SaveFile | None = None) -> None:
        self.match = match
        self.loaded = loaded
        self.catalog = catalog
        self.file = file
        self.farewell = ""
        """What has to be said about the file when people leave."""
        self._people = people(match.header)
        self.presenter = loaded.present(catalog, self._people)
        self.keyboard = Keyboard(match, lambda: self.has_news)
        self.look = Looks(match)
        self.telling = Telling(match, lambda: self.viewer(None))
        """How much of what happened has been shown on the public table."""
        if match.answered:
            self.telling.all_told()
        self.given = GivenAnswers(self.keyboard, lambda: self.presenter, self.look)
        """What was answered here, and what would be taken back."""
        self._private: dict[Seat, PrivateNews] = {}

    @property
    def path(self) -> Path | None:
        """The file of the table."""
        return self.file.path if self.file else None

    @property
    def name(self) -> str:
        """What the table is called."""
        return name_of(self.file.path) if self.file else clean_text(self.match.header.name)

    def close(self) -> None:
        """Let go of the file; every answer is in it. If it was taken away or changed, all of them go into a new one."""
        if not self.file:
            return
        if lost := self.file.lost:
            try:
                self.go_on_in_new_file()
                self.farewell = f"{lost.said(self.catalog.say)}. {self.catalog.say('ui.kept', path=self.path)}"
            except DragonroadsError as fault:
                self.farewell = fault.said(self.catalog.say)
        self.file.close()

    def go_on_in_new_file(self) -> None:
        """Write the whole game into a new file; SaveError when that cannot be."""
        if self.file:
            go_on_in_new_file(self.file)

    def speak(self, catalog: Catalog) -> None:
        """Say everything in the words of another catalogue from now on: nothing here is kept in words."""
        self.catalog = catalog
        self.presenter = self.loaded.present(catalog, people(self.match.header))

    # --- who looks --------------------------------------------------------------------------------------------------

    def due(self) -> Due:
        """What has to happen now."""
        return self.keyboard.due()

    def viewer(self, eyes: Seat | None) -> Seat | None:
        """Through whose eyes a page is drawn: a person who plays alone always sees the own side."""
        return self.keyboard.public_viewer if eyes is None else eyes

    def who(self, seat: Seat) -> str:
        """A seat's name."""
        return self.presenter.seat(seat, self.look(None))

    def person(self, seat: Seat) -> str:
        """Who sits there, without what they play with."""
        return self._people[seat] if seat < len(self._people) else self.who(seat)

    def figure(self, seat: Seat) -> str:
        """What a seat plays with, by its name; nothing where it has none of its own."""
        piece = self.presenter.piece(seat, self.letter(seat))
        return "" if piece.name == self.person(seat) else piece.name

    def letter(self, seat: Seat) -> str:
        """The letter that opens a seat's curtain."""
        return self.presenter.letter(seat, self.look(None))

    def tone(self, seat: Seat) -> str:
        """The colour of a seat."""
        return self.presenter.tone(seat, self.look(None))

    def badge(self, seat: Seat | None) -> Badge | None:
        """Letter, colour and name of a seat."""
        return None if seat is None else Badge(self.letter(seat), self.tone(seat), self.who(seat))

    def is_computer(self, seat: Seat) -> bool:
        """Whether the computer plays a seat now; rules play the seats that a game adds to those of the table."""
        return seat < len(self.match.header.seats) and not self.match.is_person(seat)

    def step_of(self, seat: Seat) -> str:
        """What everybody may know of a seat's secret choice, said to whoever sits there."""
        view = self.look(None)
        waiting = [one for one in self.match.open(None) if isinstance(one, Waiting)]
        step = next((one.step for one in waiting if one.seat == seat), view["phase"])
        return self.presenter.task(view, seat, step)

    def decided(self) -> list[Seat]:
        """The seats whose sealed choice is in."""
        return list(self.match.sealed)

    @cached_property
    def has_map(self) -> bool:
        """Whether the game has one; no game finds or loses it on the way."""
        return bool(self.presenter.map(self.look(None)))

    # --- what happened ----------------------------------------------------------------------------------------------

    def words_of(self, events: Sequence[Event], view: View) -> list[str]:
        """Events in words; those without words left out."""
        return [words for words in (self.presenter.event(view, event) for event in events) if words]

    @property
    def private_news(self) -> Sequence[str]:
        """What the seat in front of the screen alone was told since it last looked, until it has answered."""
        news = self._private.get(self.keyboard.eyes) if self.keyboard.eyes is not None else None
        if news is None or news.is_old:
            return ()
        said = (self.presenter.event(view, event) for view, event in news.told)
        return [words for words in said if words]

    def accept(self, seat: Seat) -> None:
        """The seat has opened its curtain: what only it was told meanwhile lies there until it has answered."""
        had, fresh = self._private.get(seat), self.match.told_alone(seat)
        self.keyboard.accept(seat)
        kept = had.told if had and not had.is_old else ()
        self._private[seat] = PrivateNews((*kept, *((self.look(seat), event) for event in fresh)))

    def moments_of(self, events: Sequence[Event]) -> list[Event]:
        """The events people want to know of; bookkeeping left out."""
        return [event for event in events if is_watched(event)]

    @property
    def told(self) -> int:
        """How many things that happened have been shown on the public table."""
        return self.telling.told

    @property
    def has_news(self) -> bool:
        """Whether something happened in the open that people want to watch and have not."""
        return bool(self.telling.fresh())

    def all_told(self) -> None:
        """The public table has shown everything."""
        self.telling.all_told()

    @property
    def takes_back(self) -> Given | None:
        """The answer that can be taken back now, if one can be; what it was is known as long as the table is open."""
        return self.given.takes_back

    def words_taken_back(self, eyes: Seat | None) -> str:
        """The same in words, as far as whoever reads this page may know; nothing where they are not known."""
        return self.given.words_taken_back(self.viewer(eyes))

    # --- what people do ---------------------------------------------------------------------------------------------

    def answer(self, question: Question, keys: Sequence[str]) -> None:
        """Give an answer; its words say what would be taken back."""
        self.given.give(question, keys)
        if news := self._private.get(question.seat):
            news.is_old = True

    def answer_all(self, question: Question, keys: Sequence[str]) -> None:
        """Give the answers to a question and to those of the same person that follow it, in one go: a plan."""
        self.given.give_all(question, keys)
        if news := self._private.get(question.seat):
            news.is_old = True

    def undo(self, agreed: bool = False) -> None:
        """Take the last answer back; if everybody agrees, also one that was final, and the computers' answers to it."""
        last = self.takes_back
        self.match.undo(last.steps if last and not agreed else 1, agreed=agreed)
        while agreed and self.match.answered and self._is_up_to_computers():
            self.match.undo(agreed=True)  # a computer would only answer the same again
        self.given.forget_undone()
        self.telling.taken_back()

    def _is_up_to_computers(self) -> bool:
        """Whether people play here and none of them is asked now."""
        return bool(self.keyboard.people) and not any(map(self.match.is_person, self.match.asked))
