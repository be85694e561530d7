"""The tables that answer: from a record, from a policy, or until somebody is really asked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, TypeVar

from dragonroads.engine.events import Told
from dragonroads.engine.question import Kind, name_of
from dragonroads.engine.record import Happening, happening
from dragonroads.engine.table import (
    Answer,
    Closing,
    Opening,
    P,
    Question,
    S,
    Seat,
    Suspend,
    Table,
    always,
    is_private,
    must_ask,
    no_closed,
)
from dragonroads.engine.visibility import ALL

T = TypeVar("T")


class Replay(Table[S]):
    """Answers from the record; where it ends, the question is put to somebody."""

    __slots__ = ("answers", "at", "number", "told", "unveiled")

    def __init__(self, state: S, answers: Sequence[Answer], at: int = 0, number: int = -1) -> None:
        super().__init__(state)
        self.answers = answers
        self.at = at
        self.number = number
        self.told: list[Told] = []
        self.unveiled: tuple[int, str] = (-1, "")
        """After how many answers something hidden was last shown to be there or not, and what."""

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
    ) -> T:
        if len(options) == 1 and not must_ask(options, ritual, is_private(kind, private), openly):
            return options[0]
        if self.at < len(self.answers):
            return options[self.next_pick()]
        raise Suspend(self._question(seat, kind, options, private, parts=parts, closed=closed, openly=openly))

    def ask_all(
        self,
        kind: Kind[T],
        seats: Sequence[Seat],
        options: Callable[[Seat], Sequence[T]],
        *,
        parts: tuple[str, ...] = (),
    ) -> list[T]:
        if not seats:
            return []
        if self.at < len(self.answers):
            return [options(seat)[i] for seat, i in zip(seats, self.next_picks())]
        raise Suspend(*(self._question(s, kind, options(s), True, sealed=True, parts=parts) for s in seats))

    def ask_some(
        self, seat: Seat, kind: Kind[T], options: Sequence[T], lo: int, hi: int, *, private: bool = False
    ) -> list[T]:
        if self.at < len(self.answers):
            return [options[i] for i in self.next_picks()]
        raise Suspend(self._question(seat, kind, options, private, lo=lo, hi=hi))

    def _question(self, seat: Seat, kind: Kind[Any], options: Sequence[Any], private: bool, **how: Any) -> Question:
        how["parts"] = how.get("parts") or (() if isinstance(kind, str) else kind.parts)
        asks = None if isinstance(kind, str) else kind
        is_own = private or is_private(kind, private)
        why = tuple(self.cause)
        return Question(seat, name_of(kind), tuple(options), why, is_own, n=self.number, asks=asks, **how)

    def tell(self, event: str | Callable[P, Happening], /, *fields: P.args, **named: P.kwargs) -> None:
        # Written out, as steps run again and tell the same once more; who listens otherwise says so in both.
        self.told.append(tuple.__new__(Told, (happening(event, fields, named), ALL, tuple(self.cause))))

    def tell_to(self, to: int, event: str | Callable[P, Happening], /, *fields: P.args, **named: P.kwargs) -> None:
        self.told.append(Told(happening(event, fields, named), to, tuple(self.cause)))

    def unveil(self, why: str, may_differ: Callable[[], bool] = always) -> None:
        if self.at == len(self.answers) and may_differ():
            self.unveiled = self.at, why

    def next_pick(self) -> int:
        """The next recorded answer to a plain question."""
        answer = self.answers[self.at]
        self.at += 1
        return answer if isinstance(answer, int) else answer[0]

    def next_picks(self) -> tuple[int, ...]:
        """The next recorded answer to a tick list or a sealed set."""
        answer = self.answers[self.at]
        self.at += 1
        return answer if isinstance(answer, tuple) else (answer,)


class Deciding(Table[S]):
    """Every answer comes from one function `choose(seat, kind, count)`; nothing is ever suspended."""

    __slots__ = ("choose", "decisions")

    def __init__(self, state: S, choose: Callable[[Seat, Any, Sequence[Any]], int]) -> None:
        super().__init__(state)
        self.choose = choose
        self.decisions = 0

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
    ) -> T:
        if len(options) == 1 and not must_ask(options, ritual, is_private(kind, private), openly):
            return options[0]
        self.decisions += 1
        return options[self.choose(seat, kind, options)]

    def ask_all(
        self,
        kind: Kind[T],
        seats: Sequence[Seat],
        options: Callable[[Seat], Sequence[T]],
        *,
        parts: tuple[str, ...] = (),
    ) -> list[T]:
        return [self.ask(seat, kind, options(seat), ritual=True) for seat in seats]

    def ask_some(
        self, seat: Seat, kind: Kind[T], options: Sequence[T], lo: int, hi: int, *, private: bool = False
    ) -> list[T]:
        self.decisions += 1
        return [options[i] for i in pick_some(len(options), lo, hi, lambda n: self.choose(seat, kind, range(n)))]

    def tell(self, event: str | Callable[P, Happening], /, *fields: P.args, **named: P.kwargs) -> None:
        pass

    def tell_to(self, to: int, event: str | Callable[P, Happening], /, *fields: P.args, **named: P.kwargs) -> None:
        pass


class Rollout(Table[S]):
    """Random answers and random chance from one fast stream: the table of play-outs."""

    __slots__ = ("decisions", "random")

    listens: ClassVar[bool] = False

    def __init__(self, state: S, random: Callable[[], float]) -> None:
        super().__init__(state)
        self.random = random
        self.decisions = 0

    def ask(
        self,
        seat: Seat,
        kind: Kind[T],
        options: Sequence[T],
        private: bool = False,  # not by keyword alone: those cost a look each, and this is asked most of all
        ritual: bool = False,
        parts: tuple[str, ...] = (),
        closed: Closing = no_closed,
        openly: Opening | None = None,
    ) -> T:
        n = len(options)
        if n == 1:
            return options[0]
        self.decisions += 1
        random = self.random
        return options[int(random() * n)]

    def ask_all(
        self,
        kind: Kind[T],
        seats: Sequence[Seat],
        options: Callable[[Seat], Sequence[T]],
        *,
        parts: tuple[str, ...] = (),
    ) -> list[T]:
        return [self.ask(seat, kind, options(seat)) for seat in seats]

    def ask_some(
        self, seat: Seat, kind: Kind[T], options: Sequence[T], lo: int, hi: int, *, private: bool = False
    ) -> list[T]:
        self.decisions += 1
        return [options[i] for i in pick_some(len(options), lo, hi, self.below)]

    def tell(self, event: str | Callable[P, Happening], /, *fields: P.args, **named: P.kwargs) -> None:
        pass

    def tell_to(self, to: int, event: str | Callable[P, Happening], /, *fields: P.args, **named: P.kwargs) -> None:
        pass

    def below(self, n: int) -> int:
        return int(self.random() * n)

    def mix(self, things: list[Any]) -> None:
        random = self.random
        things.sort(key=lambda _: random())


def pick_some(count: int, lo: int, hi: int, below: Callable[[int], int]) -> list[int]:
    """Ascending picks, each step choosing among what is left and, once there are enough, stopping."""
    picks: list[int] = []
    first = 0
    while len(picks) < hi:
        left = count - first - max(0, lo - len(picks) - 1)
        enough = 1 if len(picks) >= lo else 0
        if left + enough <= 0:
            break
        i = below(left + enough)
        if i == left:
            break
        picks.append(first + i)
        first += i + 1
    return picks
