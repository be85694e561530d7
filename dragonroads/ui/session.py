"""A table in front of people: its match, its words, who looks, and what has been shown so far."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from pathlib import Path
from typing import Any

from dragonroads.engine.events import Event
from dragonroads.engine.match import Match, Waiting
from dragonroads.engine.moments import Moment
from dragonroads.engine.savefile import SaveFile
from dragonroads.engine.table import Question, Seat
from dragonroads.engine.views import View
from dragonroads.errors import DragonroadsError
from dragonroads.games.loaded import LoadedGame
from dragonroads.library.words import Catalog
from dragonroads.saves.finding import name_of
from dragonroads.saves.keeping import go_on_in_new_file
from dragonroads.saves.opening import people
from dragonroads.seats.keyboard import Due, Keyboard
from dragonroads.seats.looking import Looks


class Session:
    """Everything a screen needs of one table; it shows nothing itself."""

    def __init__(self, match: Match[Any], loaded: LoadedGame, catalog: Catalog, file: SaveFile | None = None) -> None:
        self.match = match
        self.loaded = loaded
        self.catalog = catalog
        self.file = file
        self.farewell = ""
        """What has to be said about the file when people leave."""
        self.presenter = loaded.present(catalog, people(match.header))
        self.keyboard = Keyboard(match)
        self.look = Looks(match)
        self.told = len(match.events(self.viewer(None))) if match.answered else 0
        """How many things that happened have been shown on the public table."""
        self._planned: tuple[Seat | None, list[str]] = (None, [])
        """Who has decided what since the keyboard was last passed on."""
        self._unread: dict[Seat, list[str]] = {}
        """What each seat missed and has not read yet, in words."""
        self._unwatched = {seat for seat in range(len(match.header.seats)) if match.led_to(seat)}
        """Whose answers led to something before the table was opened again: nobody knows whether it was watched."""

    @property
    def path(self) -> Path | None:
        """The file of the table."""
        return self.file.path if self.file else None

    @property
    def name(self) -> str:
        """What the table is called."""
        return name_of(self.file.path) if self.file else self.match.header.name

    def close(self) -> None:
        """Let go of the file; every answer is in it. If it was taken away or changed, all of them go into a new one."""
        if not self.file:
            return
        if lost := self.file.lost:
            try:
                self.go_on_in_new_file()
                self.farewell = f"{lost}. {self.catalog.say('ui.kept', path=self.path)}"
            except DragonroadsError as fault:
                self.farewell = str(fault)
        self.file.close()

    def go_on_in_new_file(self) -> None:
        """Write the whole game into a new file; SaveError when that cannot be."""
        if self.file:
            go_on_in_new_file(self.file)

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

    def letter(self, seat: Seat) -> str:
        """The letter that opens a seat's curtain."""
        return self.presenter.letter(seat, self.look(None))

    def tone(self, seat: Seat) -> str:
        """The colour of a seat."""
        return self.presenter.tone(seat, self.look(None))

    def is_computer(self, seat: Seat) -> bool:
        """Whether the computer plays a seat now; rules play the seats that a game adds to those of the table."""
        return seat < len(self.match.header.seats) and not self.match.is_person(seat)

    def step_of(self, seat: Seat) -> str:
        """What everybody may know of a seat's secret choice."""
        view = self.look(None)
        waiting = [one for one in self.match.open(None) if isinstance(one, Waiting)]
        step = next((one.step for one in waiting if one.seat == seat), view["phase"])
        return self.presenter.step(view, seat, step)

    def decided(self) -> list[Seat]:
        """The seats whose sealed choice is in."""
        return list(self.match.sealed)

    @cached_property
    def has_map(self) -> bool:
        """Whether the game has one; no game finds or loses it on the way."""
        return self.presenter.map(self.look(None)) is not None

    # --- what happened ----------------------------------------------------------------------------------------------

    def words_of(self, events: Sequence[Event], view: View) -> list[str]:
        """Events in words; those without words left out."""
        return [words for words in (self.presenter.event(view, event) for event in events) if words]

    @property
    def recap(self) -> list[str]:
        """What the seat in front of the screen missed and has not read yet; nothing on the public table."""
        eyes = self.keyboard.eyes
        return [] if eyes is None else self._unread.get(eyes, [])

    def add_recap(self, seat: Seat, missed: Sequence[Event]) -> None:
        """Keep what a seat missed until it has been read, even if the screen is covered before."""
        words = self.words_of(missed, self.look(seat))
        self._unwatched.discard(seat)
        self._unread[seat] = [*self._unread.get(seat, []), *words]

    def recap_read(self) -> None:
        """The seat in front of the screen has read what it missed."""
        if self.keyboard.eyes is not None:
            self._unread[self.keyboard.eyes] = []

    def missed_by(self, seat: Seat, *, own: bool) -> list[Event]:
        """What a seat wants to know of what happened since it last looked: moments, and all that names it.

        What its own answer led to belongs to that only where it may be that nobody was shown it at once.
        """
        return self._wanted_by(seat, self.match.recap(seat), own)

    def known_to_be_missed_by(self, seat: Seat, *, own: bool) -> list[Event]:
        """The same as far as everybody knows."""
        return self._wanted_by(seat, self.match.missed(seat), own)

    def _wanted_by(self, seat: Seat, events: Sequence[Event], own: bool) -> list[Event]:
        if not self.match.has_looked(seat):
            return []
        led = self.moments_of(self.match.led_to(seat)) if own or seat in self._unwatched else []
        present = self.presenter
        return [*led, *(event for event in events if present.is_moment(event) or present.touches(event, seat))]

    def moments_of(self, events: Sequence[Event]) -> list[Event]:
        """The events people want to know of; bookkeeping left out."""
        return [event for event in events if self.presenter.is_moment(event)]

    def news(self) -> list[Moment]:
        """What the public table has not shown yet, each with the table as it stood then."""
        return self.match.moments(self.viewer(None), self.told)

    @property
    def has_news(self) -> bool:
        """Whether something happened in the open that the public table has not shown."""
        return bool(self.moments_of(self.match.events(self.viewer(None), self.told)))

    @property
    def has_story(self) -> bool:
        """Whether there is something among it that is read aloud."""
        return any(map(self.presenter.is_story, self.match.events(self.viewer(None), self.told)))

    def all_told(self) -> None:
        """The public table has shown everything."""
        self.told = len(self.match.events(self.viewer(None)))

    @property
    def plan(self) -> list[str]:
        """What the person in front of the screen has decided and could still take back; even after a covered screen."""
        seat, lines = self._planned
        steps = self.match.can_undo().steps
        return lines[-steps:] if steps and seat == self.keyboard.eyes else []

    def plan_stands(self) -> None:
        """The keyboard is passed on: a plan is a plan no longer."""
        self._planned = None, []

    # --- what people do ---------------------------------------------------------------------------------------------

    def answer(self, question: Question, keys: Sequence[str], words: str) -> None:
        """Give an answer; while it can be taken back it is part of the plan of whoever sits behind a curtain."""
        self.match.answer(question.seat, question.n, *keys)
        seat, lines = self._planned
        before = lines if seat == question.seat else []
        is_alone = self.keyboard.eyes == question.seat
        self._planned = (question.seat, [*before, words]) if is_alone else (None, [])

    def undo(self, agreed: bool = False) -> None:
        """Take the last answer back; if everybody agrees, also one that was final, and the computers' answers to it."""
        self.match.undo(agreed=agreed)
        while agreed and self.match.answered and self._is_up_to_computers():
            self.match.undo(agreed=True)  # a computer would only answer the same again
        self._planned = self._planned[0], self._planned[1][:-1]
        self.told = min(self.told, len(self.match.events(self.viewer(None))))

    def _is_up_to_computers(self) -> bool:
        """Whether people play here and none of them is asked now."""
        return bool(self.keyboard.people) and not any(map(self.match.is_person, self.match.asked))
