"""How far everybody has come, as facts for bars, lanes and plots."""

from __future__ import annotations

from dataclasses import dataclass

from dragonroads.gamekit.facts.people import Badge


@dataclass(frozen=True, slots=True)
class Bar:
    """From where to where somebody came in a round, or what somebody has in all."""

    badge: Badge
    name: str
    was: int
    now: int
    words: str = ""
    """What stands behind the bar: `14 → 21`, or the figure."""


@dataclass(frozen=True, slots=True)
class Lane:
    """Where somebody stood on a road after each round; the last place is where the figure is now."""

    badge: Badge
    places: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Course:
    """The road that lanes are drawn of: how long it is, and which space is its line (0: it has none)."""

    length: int
    line: int = 0


@dataclass(frozen=True, slots=True)
class Series:
    """One line of a plot: somebody's value at each round."""

    badge: Badge
    values: tuple[int, ...]
