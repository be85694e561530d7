"""The answers that were given here, in words: what would be taken back, as far as each reader may know."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from dragonroads.engine.table import Question, Seat, key_of
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


class GivenAnswers:
    """Gives answers and remembers their words, the latest last; none from before the table was opened."""

    def __init__(self, keyboard: Keyboard, presenter: Presenter, look: Looks) -> None:
        self._keyboard = keyboard
        self._match = keyboard.match
        self._presenter = presenter
        self._look = look
        self._given: list[Given] = []

    def give(self, question: Question, keys: Sequence[str]) -> None:
        """Give an answer; its words say what would be taken back."""
        readers = (question.seat, self._keyboard.public_viewer)
        words, heard = (self._words(question.seat, keys, viewer) for viewer in readers)
        self._match.answer(question.seat, question.n, *keys)
        self._given.append(Given(question.seat, words, heard, self._match.answered))

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
            return last
        return Given(self._match.holder or 0, "", "", self._match.answered)

    def words_taken_back(self, viewer: Seat | None) -> str:
        """What would be taken back, as far as whoever reads may know; nothing where it is not known."""
        last = self.takes_back
        if last is None:
            return ""
        return last.words if viewer == last.seat or not self._keyboard.has_secrets else last.heard

    def _words(self, seat: Seat, keys: Sequence[str], viewer: Seat | None) -> str:
        """An answer as a viewer may read it; nothing where the viewer does not know what is offered."""
        asked = next((q for q in self._match.open(viewer) if isinstance(q, Question) and q.seat == seat), None)
        chosen = [option for option in asked.options if key_of(option) in keys] if asked else []
        return ", ".join(self._presenter.option(self._look(viewer), asked, one).text for one in chosen if asked)
