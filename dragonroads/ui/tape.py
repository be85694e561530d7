"""A game to wind forth and back: what happened, in words, with the table as it stood at each step."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from dragonroads.engine.events import Event
from dragonroads.engine.moments import Moment
from dragonroads.engine.views import View
from dragonroads.games.presenter import Presenter


@dataclass(frozen=True, slots=True)
class Step:
    """One thing that happened, as one viewer may know it."""

    event: Event
    view: View
    words: str

    @property
    def round(self) -> int:
        """The round it happened in; 0 before the first."""
        return int(self.view["round"])


class Tape:
    """All steps of a game for one viewer; what has no words is no step of its own."""

    def __init__(self, moments: Sequence[Moment], presenter: Presenter) -> None:
        told = ((one, presenter.event(one.view, one.event)) for one in moments)
        self.steps = [Step(one.event, one.view, words) for one, words in told if words]

    def __len__(self) -> int:
        return len(self.steps)

    def rounds(self) -> dict[int, int]:
        """The first step of each round."""
        first: dict[int, int] = {}
        for at, step in enumerate(self.steps):
            first.setdefault(step.round, at)
        return first

    def within(self, at: int) -> int:
        """The step nearest to a number that may lie outside."""
        return min(max(0, at), max(0, len(self) - 1))

    def next_round(self, at: int) -> int:
        """The first step of the next round, or the last step of all."""
        return next((first for first in sorted(self.rounds().values()) if first > at), self.within(len(self)))

    def previous_round(self, at: int) -> int:
        """The first step of this round, or of the one before if that is where one is."""
        return max((first for first in self.rounds().values() if first < at), default=0)

    def same_as(self, other: Tape, at: int) -> int:
        """Where this viewer was at a step of another viewer's tape: the last thing both were told."""
        told = [(one.event.kind, one.event.args) for one in other.steps[: at + 1]]
        mine = [(one.event.kind, one.event.args) for one in self.steps]
        for back in range(len(told) - 1, -1, -1):
            same = [k for k, one in enumerate(mine) if one == told[back]]
            times = told[: back + 1].count(told[back])
            if len(same) >= times:
                return same[times - 1]
        return 0


def standings(moments: Sequence[Moment], now: View, presenter: Presenter) -> tuple[int, list[Sequence[int]]]:
    """The number of the first round, and how far everybody had come at the end of each one."""
    last = {int(one.view["round"]): one.view for one in moments} | {int(now["round"]): now}
    found = {number: presenter.standing(view) for number, view in last.items()}
    first, end = min(found), max(found)
    values = [found[first]]
    for number in range(first + 1, end + 1):
        values.append(found.get(number, values[-1]))
    return first, values
