"""What an answer would show: it is played ahead up to the next question, and no further than the first hidden thing.

Whether something is shown on the way follows from the rules and from what everybody knows: a question is asked, and
with which list, whatever is hidden. So the verdict is the same in every world the people at the table cannot tell
apart, and true in each of them; a test compares such worlds.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, SupportsIndex, TypeVar, cast, overload

from dragonroads.engine.game import Game
from dragonroads.engine.hidden import Knowledge
from dragonroads.engine.question import Kind
from dragonroads.engine.record import Happening
from dragonroads.engine.state import known_fields
from dragonroads.engine.table import (
    Answer,
    Closing,
    Opening,
    P,
    Question,
    S,
    Seat,
    Suspend,
    always,
    is_private,
    must_ask,
    no_closed,
)
from dragonroads.engine.tables import Replay

T = TypeVar("T")

NOTHING = ""
"""Nothing hidden is shown: the answer can be taken back."""
SEALED = "sealed"
CHANCE, DIE, MIXED = "chance", "die", "mixed"
TURNED_UP, DRAWN, OPENED = "turned_up", "drawn", "opened"


class Shown(BaseException):
    """Something hidden would be shown now. No `except Exception` of a rule swallows it."""

    def __init__(self, why: str) -> None:
        self.why = why


class Guarded(list[int]):
    """Who knows which card, as in the state; whoever would see one more card is stopped."""

    asked: Seat = -1

    @overload
    def __setitem__(self, at: SupportsIndex, value: int) -> None: ...
    @overload
    def __setitem__(self, at: slice, value: Any) -> None: ...
    def __setitem__(self, at: Any, value: Any) -> None:
        if not isinstance(at, slice) and value & ~self[at]:
            raise Shown(DRAWN if value & ~self[at] == 1 << self.asked else TURNED_UP)
        super().__setitem__(at, value)


class Foresight(Replay[S]):
    """The recorded answers, then the one to be judged; the question after it ends the look ahead."""

    __slots__ = ("_before", "_endow", "_is_given", "_pick")

    def __init__(
        self, game: Game[S], state: S, answers: Sequence[Answer], at: int, pick: Callable[[Sequence[Any]], Any]
    ) -> None:
        super().__init__(state, answers, at)
        self._endow = game.endow
        self._pick = pick
        self._is_given = False
        self._before: Knowledge | None = None

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
        self._give(seat)
        picked = self._pick(options)
        if picked not in options:  # only public facts allow it: judged as if this seat had what it takes
            self._endow(self.state, seat)
        return cast(T, picked)

    def ask_all(
        self,
        kind: Kind[T],
        seats: Sequence[Seat],
        options: Callable[[Seat], Sequence[T]],
        *,
        parts: tuple[str, ...] = (),
    ) -> list[T]:
        if seats and self.at >= len(self.answers):
            raise Suspend
        return super().ask_all(kind, seats, options, parts=parts)

    def ask_some(
        self, seat: Seat, kind: Kind[T], options: Sequence[T], lo: int, hi: int, *, private: bool = False
    ) -> list[T]:
        if self.at < len(self.answers):
            return [options[i] for i in self.next_picks()]
        self._give(seat)
        return cast(list[T], self._pick(options))

    def tell(self, event: str | Callable[P, Happening], /, *fields: P.args, **named: P.kwargs) -> None:
        """Nobody listens to what is only thought of."""

    def below(self, n: int) -> int:
        self.unveil(CHANCE)
        return super().below(n)

    def mix(self, things: list[Any]) -> None:
        if len(things) > 1:
            self.unveil(MIXED)
        super().mix(things)

    def roll(self, faces: Sequence[T]) -> T:
        self.unveil(DIE)
        return super().roll(faces)

    def unveil(self, why: str, may_differ: Callable[[], bool] = always) -> None:
        if self._is_given and may_differ():
            raise Shown(why)

    def _give(self, seat: Seat) -> None:
        """The answer to be judged is given now, and from here on nothing hidden may be shown; a second one ends it."""
        if self._is_given:
            raise Suspend
        self._is_given = True
        self._before = Knowledge.of(self.state)
        for known in known_fields(type(self.state)).values():
            guarded = Guarded(getattr(self.state, known))
            guarded.asked = seat
            setattr(self.state, known, guarded)

    def shows(self, game: Game[S]) -> str:
        """What the answer would show, by the first thing on the way; `NOTHING` if it shows nothing."""
        try:
            while not self.state.over:
                game.steps[self.state.phase](self)
        except Shown as shown:
            return shown.why
        except Suspend:
            pass
        learnt = self._before is not None and self._before.grew_into(Knowledge.of(self.state))
        return OPENED if learnt else NOTHING


def foreseen(game: Game[S], checkpoint: S, tail: Sequence[Answer], question: Question, keys: Sequence[str]) -> str:
    """What answering so would show; `checkpoint` is the state before the step, `tail` what was answered in it since."""
    if question.sealed:
        return SEALED
    heard = question.aloud()
    options = {heard.key(i): option for i, option in enumerate(heard.options)}
    options |= {question.key(i): option for i, option in enumerate(question.options)}
    picked = [options[key] for key in keys]
    is_list = question.lo != 1 or question.hi != 1
    ahead = Foresight(game, checkpoint.copy(), tail, 0, lambda _: picked if is_list else picked[0])
    return ahead.shows(game)
