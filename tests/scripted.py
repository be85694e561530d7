"""A table for tests: answers and dice are scripted, everything told is kept."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

from dragonroads.engine.events import Event
from dragonroads.engine.question import Kind, name_of
from dragonroads.engine.record import happening
from dragonroads.engine.table import (
    Closed,
    Closing,
    Opening,
    Openly,
    S,
    Seat,
    Table,
    always,
    is_private,
    key_of,
    must_ask,
    no_closed,
)
from tests.fitting import misfits

T = TypeVar("T")
Name = Callable[[str, Any], str]
"""(question kind, option) -> how a test names the option."""


@dataclass
class Ask:
    """A question that was asked: by whom it was answered and what could have been chosen."""

    seat: Seat
    kind: str
    options: list[str]
    private: bool
    sealed: bool = False
    closed: list[tuple[str, str]] = field(default_factory=list)
    heard: list[str] = field(default_factory=list)
    """The public list of an open question."""

    @property
    def is_open(self) -> bool:
        """Whether it has a public list."""
        return bool(self.heard)


class Scripted(Table[S]):
    """Takes answers as (kind, option) pairs in order; a question nobody scripted is a failed test.

    Where only one option is open the script may leave the question out, even if people would be asked all the same.
    A tick list is one answer: the names of its ticked options with blanks between them, "" for none.
    """

    def __init__(
        self, state: S, answers: Iterable[tuple[str, str]] = (), dice: Iterable[int] = (), name: Name | None = None
    ) -> None:
        super().__init__(state)
        self.answers = list(answers)
        self.dice = list(dice)
        self.name = name or (lambda _kind, option: key_of(option))
        self.asked: list[Ask] = []
        self.asks: Seat = -1
        """Who is being asked."""
        self.told: list[tuple[str, tuple[Any, ...], int]] = []
        self.unveiled: list[str] = []
        """Why an answer was final, though nothing was shown."""

    def ask(
        self,
        seat: Seat,
        kind: Kind[T],
        options: Sequence[T],
        *,
        private: bool = False,
        ritual: bool = False,
        parts: tuple[str, ...] = (),
        closed: Closing = no_closed,
        openly: Opening | None = None,
        sealed: bool = False,
    ) -> T:
        self.asks = seat
        private, kind = sealed or is_private(kind, private), name_of(kind)
        names = [self.name(kind, option) for option in options]
        is_asked = must_ask(options, ritual, private, openly)
        if not is_asked or (len(options) == 1 and not self.answers_next(kind, *names)):
            return options[0]
        refused = [(self.name(kind, c.option), c.reason.kind) for c in _reasoned(closed)]
        heard = self._heard(kind, openly()) if openly else []
        self.asked.append(Ask(seat, kind, names, private, sealed, refused, heard))
        return options[self.picked(kind, self.next_answer(seat, kind, names), names)]

    def ask_all(
        self,
        kind: Kind[T],
        seats: Sequence[Seat],
        options: Callable[[Seat], Sequence[T]],
        *,
        parts: tuple[str, ...] = (),
    ) -> list[T]:
        return [self.ask(seat, kind, options(seat), private=True, ritual=True, sealed=True) for seat in seats]

    def ask_some(
        self, seat: Seat, kind: Kind[T], options: Sequence[T], lo: int, hi: int, *, private: bool = False
    ) -> list[T]:
        private, kind = is_private(kind, private), name_of(kind)
        names = [self.name(kind, option) for option in options]
        self.asked.append(Ask(seat, kind, names, private))
        picks: list[int] = []
        for wanted in self.next_answer(seat, kind, names).split():
            picks.append(self.picked(kind, wanted, names, picks))
        assert lo <= len(picks) <= hi, f"{kind}: the script ticks {len(picks)} of {names}, from {lo} to {hi} may be"
        return [options[i] for i in sorted(picks)]

    def _heard(self, kind: str, openly: Openly) -> list[str]:
        """The public list; why some of it is closed is heard as well."""
        _reasoned(openly.closed)
        return [self.name(kind, option) for option in openly.options]

    def answers_next(self, kind: str, *names: str) -> bool:
        """Whether the next line of the script answers such a question, with one of these options if any are named."""
        return bool(self.answers) and self.answers[0][0] == kind and (not names or self.answers[0][1] in names)

    def next_answer(self, seat: Seat, kind: str, names: list[str]) -> str:
        """The next line of the script, which must be about this question."""
        assert self.answers, f"seat {seat} is asked {kind} of {names}, and the script has no more answers"
        wanted_kind, wanted = self.answers.pop(0)
        assert wanted_kind == kind, f"the script answers {wanted_kind}, but seat {seat} is asked {kind}"
        return wanted

    def picked(self, kind: str, wanted: str, names: list[str], taken: Sequence[int] = ()) -> int:
        """The first option of a name that is not taken yet."""
        found = [i for i, name in enumerate(names) if name == wanted and i not in taken]
        assert found, f"{kind}: {wanted!r} is not among {names}"
        return found[0]

    def below(self, n: int) -> int:
        """Scripted chance first; then always 0."""
        roll = self.dice.pop(0) if self.dice else 0
        assert 0 <= roll < n, f"the script rolls {roll} below {n}"
        return roll

    def unveil(self, why: str, may_differ: Callable[[], bool] = always) -> None:
        """Nothing is taken back here: it is only kept what would make an answer final."""
        if may_differ():
            self.unveiled.append(why)

    def tell_to(self, to: int, event: Any, /, *fields: Any, **named: Any) -> None:
        told = happening(event, fields, named)
        assert not (wrong := misfits(told)), f"{told} is told with a wrong sort of {wrong}"
        self.told.append((told.kind, told.args, to))

    def heard(self, kind: str) -> list[tuple[Any, ...]]:
        """The arguments of everything of this kind that was told."""
        return [args for told, args, _ in self.told if told == kind]


def _reasoned(closed: Closing) -> list[Closed]:
    """What is closed, each with a reason that holds what it declares."""
    found = list(closed())
    for reason in (one.reason for one in found):
        assert not (wrong := misfits(reason)), f"{reason} is given as a reason with a wrong sort of {wrong}"
    return found


def as_event(n: int, kind: str, args: tuple[Any, ...], cause: tuple[Any, ...] = ()) -> Event:
    """An event as a viewer hears it."""
    return Event(n, happening(kind, args, {}), cause)
