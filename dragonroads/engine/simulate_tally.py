"""What many games add up to, and the ones that broke a rule."""

from __future__ import annotations

import zlib
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from dragonroads.engine.game import Result, Thing
from dragonroads.engine.journal import Json
from dragonroads.engine.table import Answer, Face

Numbers = Counter[int]


@dataclass(frozen=True, slots=True)
class Failure:
    """A game that broke: its header and the answers that lead there, as plain JSON data, and what happened."""

    number: int
    header: Json
    answers: list[Any]
    message: str
    hangs: bool = False
    """The last answer leads into a loop that asks nobody anything."""


@dataclass(slots=True)
class Coverage:
    """How often each kind of question was asked, each kind of event told, and each card's face shown by one."""

    questions: Counter[str] = field(default_factory=Counter)
    events: Counter[str] = field(default_factory=Counter)
    faces: Counter[Face] = field(default_factory=Counter)
    lying: set[Face] = field(default_factory=set)
    """Every card that was part of some game."""
    things: Counter[Thing] = field(default_factory=Counter)
    """How often each thing was used that the game wants to see used."""

    def add(self, other: Coverage) -> None:
        """Count what others have counted."""
        self.questions += other.questions
        self.events += other.events
        self.faces += other.faces
        self.lying |= other.lying
        self.things += other.things


@dataclass(slots=True)
class Finished:
    """One game that was played to its end without breaking anything."""

    result: Result
    rounds: int
    answers: int
    decisions: int
    digest: int
    coverage: Coverage
    widest: dict[str, int]
    """Per kind of question the largest number of options."""
    longest_step: int
    """The largest number of answers within one step."""


@dataclass(slots=True)
class Tally:
    """The sums over many games; adding up blocks in any grouping gives the same."""

    games: int = 0
    decisions: int = 0
    rounds: Numbers = field(default_factory=Counter)
    answers: Numbers = field(default_factory=Counter)
    wins: Numbers = field(default_factory=Counter)
    endings: Counter[str] = field(default_factory=Counter)
    coverage: Coverage = field(default_factory=Coverage)
    widest: dict[str, int] = field(default_factory=dict)
    longest_step: int = 0
    digests: list[int] = field(default_factory=list)
    failures: list[Failure] = field(default_factory=list)
    interrupted: bool = False

    def count(self, game: Finished | Failure) -> None:
        """Add one game."""
        self.games += 1
        if isinstance(game, Failure):
            self.decisions += len(game.answers)
            self.failures.append(game)
            self.digests.append(zlib.crc32(game.message.encode()))
            return
        self.decisions += game.decisions
        self.rounds[game.rounds] += 1
        self.answers[game.answers] += 1
        self.wins.update(game.result.winners)
        self.endings[game.result.ending] += 1
        self.digests.append(game.digest)
        self.coverage.add(game.coverage)
        self._stretch(game.widest, game.longest_step)

    def add(self, other: Tally) -> None:
        """Add what another block has counted."""
        self.games += other.games
        self.decisions += other.decisions
        self.rounds += other.rounds
        self.answers += other.answers
        self.wins += other.wins
        self.endings += other.endings
        self.coverage.add(other.coverage)
        self.digests += other.digests
        self.failures += other.failures
        self._stretch(other.widest, other.longest_step)

    @property
    def digest(self) -> str:
        """A checksum over all games in their order, the same however the work was shared out."""
        return f"{zlib.crc32(b''.join(one.to_bytes(4, 'big') for one in self.digests)):08x}"

    def _stretch(self, widest: dict[str, int], longest_step: int) -> None:
        for kind, width in widest.items():
            self.widest[kind] = max(width, self.widest.get(kind, 0))
        self.longest_step = max(longest_step, self.longest_step)


@dataclass(frozen=True, slots=True)
class Spread:
    """The smallest, the middle and the largest of many numbers."""

    least: int
    median: int
    most: int

    @classmethod
    def of(cls, numbers: Numbers) -> Spread:
        """The spread of counted numbers; zeros when there are none."""
        middle = (numbers.total() + 1) // 2
        at = 0
        for number in sorted(numbers):
            at += numbers[number]
            if at >= middle:
                return cls(min(numbers), number, max(numbers))
        return cls(0, 0, 0)


def answers_to_json(answers: Iterable[Answer]) -> list[Any]:
    """Answers as JSON data: tuples become lists."""
    return [list(one) if isinstance(one, tuple) else one for one in answers]


def answers_from_json(answers: Sequence[Any]) -> list[Answer]:
    """The answers that JSON data describes."""
    return [tuple(one) if isinstance(one, list) else one for one in answers]
