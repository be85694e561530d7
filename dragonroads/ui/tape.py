"""The story of a game: scenes and steps in words, with the table as it stood at each of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from dragonroads.engine.moments import Moment
from dragonroads.engine.record import Happening
from dragonroads.engine.views import View
from dragonroads.games.presenter import Presenter
from dragonroads.ui.scenes.scene import Scene, TakenStep, Told, happenings
from dragonroads.ui.scenes.worded import told_words


@dataclass(frozen=True, slots=True)
class Entry:
    """A scene that can be watched again, or a step, as one viewer may know it."""

    told: Scene | TakenStep
    words: str
    chapter: str
    """The title of its chapter; empty before the first."""

    @property
    def scene(self) -> Scene | None:
        """What can be watched."""
        return self.told if isinstance(self.told, Scene) else None

    @property
    def view(self) -> View:
        """The table when all of it had happened."""
        return self._parts[-1].view

    @property
    def record(self) -> Happening:
        """What it begins with."""
        return self._parts[0].record

    @property
    def _parts(self) -> Sequence[Told]:
        return self.told.beats if isinstance(self.told, Scene) else (self.told,)


class Chapter(NamedTuple):
    """A part of a story: a round, a stop or a turn, from its first entry to the one after its last."""

    title: str
    first: int
    end: int


class Tape:
    """The story of a game for one viewer, in chapters; what has no words has no entry of its own."""

    def __init__(self, moments: Sequence[Moment], presenter: Presenter) -> None:
        told = ((one, _words(one, presenter)) for one in happenings(moments))
        self.steps = [Entry(one, words, _chapter(one, presenter)) for one, words in told if words]
        self.chapters = _chapters([step.chapter for step in self.steps])

    @property
    def newest_scene(self) -> int:
        """Where the last scene is; the last entry of all where there is none."""
        scenes = [at for at, step in enumerate(self.steps) if step.scene]
        return scenes[-1] if scenes else self.within(len(self))

    def __len__(self) -> int:
        return len(self.steps)

    def chapter(self, at: int) -> int:
        """In which chapter a step lies."""
        return next((nth for nth, one in enumerate(self.chapters) if at < one.end), max(0, len(self.chapters) - 1))

    def within(self, at: int) -> int:
        """The step nearest to a number that may lie outside."""
        return min(max(0, at), max(0, len(self) - 1))

    def next_chapter(self, at: int) -> int:
        """The first step of the next chapter, or the last step of all."""
        return next((one.first for one in self.chapters if one.first > at), self.within(len(self)))

    def previous_chapter(self, at: int) -> int:
        """The first step of this chapter, or of the one before if that is where one is."""
        return max((one.first for one in self.chapters if one.first < at), default=0)

    def same_as(self, other: Tape, at: int) -> int:
        """Where this viewer was at a step of another viewer's tape: the last thing both were told."""
        told = [one.record for one in other.steps[: at + 1]]
        mine = [one.record for one in self.steps]
        for back in range(len(told) - 1, -1, -1):
            same = [k for k, one in enumerate(mine) if one == told[back]]
            times = told[: back + 1].count(told[back])
            if len(same) >= times:
                return same[times - 1]
        return 0


def _chapters(titles: Sequence[str]) -> list[Chapter]:
    """A chapter wherever another title begins."""
    starts = [at for at, title in enumerate(titles) if at == 0 or title != titles[at - 1]]
    return [Chapter(titles[first], first, end) for first, end in zip(starts, [*starts[1:], len(titles)])]


def _chapter(told: Scene | TakenStep, presenter: Presenter) -> str:
    first = told.beats[0] if isinstance(told, Scene) else told
    return presenter.chapter(first.moments[0].view)


def _words(told: Scene | TakenStep, presenter: Presenter) -> str:
    parts: Sequence[Told] = told.beats if isinstance(told, Scene) else (told,)
    return " ".join(words for part in parts for words in told_words(part, presenter))


def standings(moments: Sequence[Moment], now: View, presenter: Presenter) -> tuple[int, list[Sequence[int]]]:
    """The number of the first round, and how far everybody had come at the end of each one."""
    last = {int(one.view["round"]): one.view for one in moments} | {int(now["round"]): now}
    found = {number: presenter.standing(view) for number, view in last.items()}
    first, end = min(found), max(found)
    values = [found[first]]
    for number in range(first + 1, end + 1):
        values.append(found.get(number, values[-1]))
    return first, values
