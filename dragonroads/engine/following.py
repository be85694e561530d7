"""Whether a recorded answer still fits the questions that are asked now."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from dragonroads.engine.answers import fits, offers
from dragonroads.engine.journal import Answered, SealedAnswer
from dragonroads.engine.line import Line, Texts, text
from dragonroads.engine.savefile_reading import harmless
from dragonroads.engine.table import Question, Seat
from dragonroads.errors import SaveError, StaleAnswer


class Diverges(Texts):
    """How a recorded line does not fit."""

    family, kind = "save", ""
    gone, other_options, other_seats, other_position = (text(n=int, kind=str) for _ in range(4))
    nothing_back, snapshot = text(n=int), text(n=int)
    stumbles = text(why=str)


class Diverged(SaveError):
    """A recorded line does not fit the game as it is played now."""

    def __init__(self, message: Line, at: int = 0) -> None:
        super().__init__(message)
        self.at = at


@contextmanager
def naming_line(at: int) -> Iterator[None]:
    """Whatever a line makes the rules do, it becomes Diverged with the number of that line."""
    try:
        yield
    except (StaleAnswer, Diverged) as fault:
        raise Diverged(fault.args[0], at) from None
    except Exception as fault:  # rules that have changed may stumble over an old answer in any way
        raise Diverged(Diverges.stumbles(why=harmless(f"{type(fault).__name__}: {fault}")), at) from fault


def check_sealed(record: SealedAnswer, question: Question) -> None:
    """Raise Diverged unless one seat of a sealed set could give this answer."""
    if not (question.sealed and question.kind == record.kind and offers(question, record.picks, record.keys)):
        raise Diverged(Diverges.other_options(n=record.n, kind=harmless(record.kind)))


def check_answered(record: Answered, asked: tuple[Question, ...], sealed: Mapping[Seat, tuple[int, ...]]) -> None:
    """Raise Diverged unless these questions could be answered so, and every sealed answer is the one that was given."""
    what = {"n": record.n, "kind": harmless(record.kind)}
    if tuple((q.n, q.kind, q.seat) for q in asked) != tuple((record.n, record.kind, s) for s in record.seats):
        raise Diverged(Diverges.gone(**what))
    if not fits(record, asked):
        raise Diverged(Diverges.other_options(**what))
    if asked[0].sealed and sealed != dict(zip(record.seats, record.picks)):
        raise Diverged(Diverges.other_seats(**what))
