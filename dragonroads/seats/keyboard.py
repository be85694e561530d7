"""The people at one keyboard: whose eyes the screen is for, and when a curtain is due."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from dragonroads.engine.agreements import EVERY_TURN, OPEN_HANDS
from dragonroads.engine.match import Match
from dragonroads.engine.table import Question, Seat


@dataclass(frozen=True, slots=True)
class Over:
    """The game has ended."""


@dataclass(frozen=True, slots=True)
class ByComputer:
    """A seat that no person plays has to answer."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Aloud:
    """A question asked on the public table, by name: everybody may read it, as far as public facts go."""

    question: Question


@dataclass(frozen=True, slots=True)
class Curtain:
    """What comes next is for one seat alone, and somebody else may be looking; `others` could go first instead."""

    seat: Seat
    others: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class Sitting:
    """All questions that wait for the seat whose own side is on the screen, with their true lists."""

    seat: Seat
    questions: tuple[Question, ...]


@dataclass(frozen=True, slots=True)
class Unwritten:
    """Every secret choice is in, but they could not be written down together; that has to be tried again."""


Due = Over | ByComputer | Aloud | Curtain | Sitting | Unwritten


class Keyboard:
    """Says what is due next; the front end shows it, and tells when a curtain opens or the table is public again."""

    def __init__(self, match: Match[Any], has_scene: Callable[[], bool] | None = None) -> None:
        self.match = match
        self._has_scene = has_scene
        """Whether something happened that everybody is about to be shown; none where things are only told."""
        self._eyes: Seat | None = None
        self._changes = 0
        """How often the seat at the screen had been handed over when its curtain opened."""
        self._answered = 0
        """How many answers there were then."""
        self._first: Seat | None = None
        self._known: tuple[object, ...] = ()
        self._due: Due = Over()
        """What was due when it was last worked out, and what that depended on."""

    @property
    def eyes(self) -> Seat | None:
        """The seat the screen is for; none while it shows the public table, or once that seat was handed over."""
        seat = self._eyes
        return None if seat is None or self.match.players.changes[seat] != self._changes else seat

    @property
    def people(self) -> list[Seat]:
        """The seats played at this keyboard now."""
        return [seat for seat in range(len(self.match.header.seats)) if self.match.is_person(seat)]

    @property
    def has_secrets(self) -> bool:
        """Whether anybody who plays or played at this keyboard has something to hide from somebody else at it."""
        return len(self.match.ever_people) > 1 and self.match.header.agreements.handover != OPEN_HANDS

    @property
    def public_viewer(self) -> Seat | None:
        """Through whose eyes the public table is drawn: a person who plays alone always sees the own side.

        Nobody who ever played here gets up and leaves the own hand to be looked at.
        """
        people = self.match.ever_people
        return next(iter(people)) if len(people) == 1 else None

    def due(self) -> Due:
        """What has to happen now; worked out once for each line of the game and each change of who looks."""
        now = (self.match.lines, self.match.over, self.eyes, self._first)
        if now != self._known:
            self._due, self._known = self._work_out(), now
        return self._due

    def _work_out(self) -> Due:
        if self.match.over:
            return Over()
        waiting = self._waiting()
        if not waiting:
            return Unwritten()
        for question in waiting:
            if not self.match.is_person(question.seat):
                return ByComputer(question.seat)
        question = self._next(waiting)
        seat = question.seat
        if self.eyes == seat and self._goes_on(question):
            return Sitting(seat, tuple(q for q in waiting if q.seat == seat))
        if self._needs_eyes(question):
            return Curtain(seat, tuple(q.seat for q in waiting if q.seat != seat))
        return Aloud(self._heard(question))

    @property
    def is_lifted(self) -> bool:
        """Whether somebody who is asked aloud has lifted the own screen, and may close it again before answering."""
        due = self.due()
        return self.has_secrets and isinstance(due, Sitting) and not self._needs_eyes(due.questions[0])

    def accept(self, seat: Seat) -> None:
        """The seat has opened its curtain: the screen is for its eyes now."""
        self.match.accept(seat)
        self._eyes, self._changes, self._answered = seat, self.match.players.changes[seat], self.match.answered
        self._first = None

    def go_public(self) -> None:
        """The screen shows the public table again."""
        self._eyes = None

    def let_first(self, seat: Seat) -> None:
        """'Not me': somebody else who also has to choose goes first."""
        self._first = seat

    def _waiting(self) -> list[Question]:
        """Every question without an answer, in the order in which they were asked."""
        shown = [(seat, self.match.open(seat)) for seat in self.match.asked]
        return [q for seat, some in shown for q in some if isinstance(q, Question) and q.seat == seat]

    def _next(self, waiting: list[Question]) -> Question:
        """Whoever sits at the screen goes on; then who asked to go first, who holds the keyboard, the game's order."""
        for seat in (self.eyes, self._first, self.match.holder):
            for question in waiting:
                if question.seat == seat:
                    return question
        return waiting[0]

    def _goes_on(self, question: Question) -> bool:
        """Whether a sitting goes on with this question of the same person.

        What happened in the open meanwhile is shown when it ends. It ends at once where choices were opened together,
        or where the person is asked for nothing of the own and everybody is about to be shown something.
        """
        can = self.match.can_undo()
        if can.steps or self.match.answered == self._answered:
            return True
        if self._has_scene is None:
            return question.private or question.openly is not None
        return not self._has_scene() or (question.private and can.limit != "sealed")

    def _needs_eyes(self, question: Question) -> bool:
        """Whether a question can only be asked with its seat's own side on the screen."""
        if not self.has_secrets:
            return False
        is_open = question.openly is not None
        return question.private or (is_open and self.match.header.agreements.handover == EVERY_TURN)

    def _heard(self, question: Question) -> Question:
        """A question as all at this keyboard may hear it; whoever plays alone hears the true list."""
        if not self.has_secrets:
            return question
        return next(q for q in self.match.open(None) if isinstance(q, Question) and q.seat == question.seat)
