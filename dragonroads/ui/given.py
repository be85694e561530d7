"""The answers that were given here: what would be taken back, in words as far as each reader may know."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from dragonroads.engine.table import Question, Seat, key_of
from dragonroads.engine.views import View
from dragonroads.games.presenter import Presenter
from dragonroads.seats.keyboard import Keyboard
from dragonroads.seats.looking import Looks


@dataclass(frozen=True, slots=True)
class Given:
    """An answer in words: as its seat knows it, and as everybody may; `answered` counts the answers with it."""

    seat: Seat
    words: str
    heard: str
    answered: int
    steps: int = 1
    """How many answers were given in one go with it, and are taken back with it."""


@dataclass(frozen=True, slots=True)
class Picked:
    """What a viewer knows of an answer: the table at that moment, the question, and the options that were taken."""

    view: View
    question: Question | None
    options: Sequence[Any] = ()


@dataclass(frozen=True, slots=True)
class Answer:
    """An answer before any words: as its seat knows it, and as everybody may."""

    seat: Seat
    own: Picked
    public: Picked
    answered: int
    steps: int = 1


class GivenAnswers:
    """Gives answers and remembers them, the latest last; none from before the table was opened. Words come late."""

    def __init__(self, keyboard: Keyboard, presenter: Callable[[], Presenter], look: Looks) -> None:
        self._keyboard = keyboard
        self._match = keyboard.match
        self._presenter = presenter
        self._look = look
        self._given: list[Answer] = []

    def give(self, question: Question, keys: Sequence[str]) -> None:
        """Give an answer; what is known of it says what would be taken back."""
        readers = (question.seat, self._keyboard.public_viewer)
        own, public = (self._picked(question.seat, keys, viewer) for viewer in readers)
        self._match.answer(question.seat, question.n, *keys)
        self._given.append(Answer(question.seat, own, public, self._match.answered))

    def give_all(self, question: Question, keys: Sequence[str]) -> None:
        """Give the answers to a question and to those of the same person that follow it, in one go."""
        begun, seat = self._match.answered, question.seat
        for key in keys:
            self.give(question, (key,))
            asked = (q for q in self._match.open(seat) if isinstance(q, Question) and q.seat == seat)
            question = next(asked, question)
        self._given[-1] = replace(self._given[-1], steps=self._match.answered - begun)

    def forget_undone(self) -> None:
        """Answers were taken back."""
        self._given = [given for given in self._given if given.answered <= self._match.answered]

    @property
    def takes_back(self) -> Given | None:
        """The answer that can be taken back now, if one can be; what it was is known as long as the table is open."""
        if not self._match.can_undo().steps:
            return None
        last = self._given[-1] if self._given else None
        if last is not None and last.answered == self._match.answered:
            return Given(last.seat, self._words(last.own), self._words(last.public), last.answered, last.steps)
        return Given(self._match.holder or 0, "", "", self._match.answered)

    def words_taken_back(self, viewer: Seat | None) -> str:
        """What would be taken back, as far as whoever reads may know; nothing where it is not known."""
        last = self.takes_back
        if last is None:
            return ""
        return last.words if viewer == last.seat or not self._keyboard.has_secrets else last.heard

    def _picked(self, seat: Seat, keys: Sequence[str], viewer: Seat | None) -> Picked:
        """An answer as a viewer may know it; no options where the viewer does not know what is offered."""
        asked = next((q for q in self._match.open(viewer) if isinstance(q, Question) and q.seat == seat), None)
        chosen = [option for option in asked.options if key_of(option) in keys] if asked else []
        return Picked(self._look(viewer), asked, chosen)

    def _words(self, picked: Picked) -> str:
        asked, option = picked.question, self._presenter().option
        return ", ".join(option(picked.view, asked, one).text for one in picked.options if asked)
