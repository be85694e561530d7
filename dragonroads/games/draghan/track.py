"""The race track: its course over the table, and what waits on it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Self

from dragonroads.library.problems import quoted

_DIRECTIONS = {"E": (1, 0), "S": (0, 1), "W": (-1, 0), "N": (0, -1)}
SPACES_PER_CARD = 2


@dataclass(frozen=True, slots=True)
class Leg:
    """A straight piece of a course: so many cards in one direction."""

    direction: str
    cards: int

    @classmethod
    def parse(cls, text: str) -> Self:
        """Reads `E5`: five cards east."""
        direction, count = text[:1], text[1:]
        if direction not in _DIRECTIONS or not count.isdecimal() or not 1 <= int(count) <= 18:
            raise ValueError(f"expected a direction and a number of cards such as E5, found {quoted(text)}")
        return cls(direction, int(count))


@dataclass(frozen=True, slots=True)
class Feature:
    """What the mountain side of a track card shows: at most one hole or one rockslide."""

    hole: int = 0
    slide: int = 0


PLAIN = Feature()


@dataclass(frozen=True, slots=True)
class Track:
    """A laid-out track. Space 0 is Start, 1 to `length` the track, what follows the finish."""

    id: str
    course: tuple[Leg, ...]
    length: int
    finish: int
    """Spaces on the finish card."""
    landing: int = 0
    """Where a dragon that falls off the last finish space comes down; 0 without a cliff."""
    holes: Mapping[int, int] = field(default_factory=dict)
    """Space before the hole -> value."""
    slides: Mapping[int, int] = field(default_factory=dict)
    """Space -> value."""
    run_starts: tuple[int, ...] = ()
    """For each space of a mountain the first space of its straight run."""

    @property
    def last(self) -> int:
        """The last finish space."""
        return self.length + self.finish


def corners(course: Sequence[Leg]) -> list[int]:
    """The spaces after which the course turns."""
    ends, space = [], 0
    for leg in course[:-1]:
        space += leg.cards * SPACES_PER_CARD
        ends.append(space)
    return ends


def cells(course: Sequence[Leg]) -> list[tuple[int, int]]:
    """Where each card of a course lies on the table."""
    x = y = 0
    found = []
    for leg in course:
        dx, dy = _DIRECTIONS[leg.direction]
        for _ in range(leg.cards):
            found.append((x, y))
            x, y = x + dx, y + dy
    return found


def spaces(course: Sequence[Leg], length: int) -> list[tuple[int, int]]:
    """Where Start and each space of the track lie, in steps from Start: a space on, in the direction of its card."""
    x = y = 0
    found = [(x, y)]
    for leg in course:
        dx, dy = _DIRECTIONS[leg.direction]
        for _ in range(leg.cards * SPACES_PER_CARD):
            x, y = x + dx, y + dy
            found.append((x, y))
    return found[: length + 1]


def forest(course: tuple[Leg, ...], length: int, finish: int) -> Track:
    """The enchanted forest: nothing but spaces."""
    return Track("forest", course, length, finish)


def mountain(name: str, course: tuple[Leg, ...], cards: Sequence[Feature], finish: int, landing: int) -> Track:
    """The wild mountain: a hole lies between the two spaces of its card, a rockslide on the second."""
    holes = {2 * i + 1: card.hole for i, card in enumerate(cards) if card.hole}
    slides = {2 * i + 2: card.slide for i, card in enumerate(cards) if card.slide}
    length = SPACES_PER_CARD * len(cards)
    return Track(name, course, length, finish, landing, holes, slides, _run_starts(length, corners(course), holes))


def _run_starts(length: int, turns: Sequence[int], holes: Mapping[int, int]) -> tuple[int, ...]:
    starts, start = [0], 1
    for space in range(1, length + 1):
        starts.append(start)
        if space in turns or space in holes:
            start = space + 1
    return tuple(starts)


def layout_fault(track: Track) -> str | None:
    """What is wrong with a mountain layout, if anything."""
    places = cells(track.course)
    if len(places) != len(set(places)):
        return "the course crosses itself"
    if len(corners(track.course)) < 4:
        return "the course needs at least 4 corners"
    return feature_fault(track)


def feature_fault(track: Track) -> str | None:
    """What is wrong with the places of the holes and rockslides, if anything."""
    if 1 in track.holes or 2 in track.slides:
        return "the first card must be plain"
    if any(space > 31 for space in track.holes):
        return "a hole lies too near the finish (31|32 is the last place for one)"
    for space in track.slides:
        if space in (32, 36):
            return f"a rockslide may not lie on {space}"
        if space + 1 in track.slides or track.run_starts[space] - 1 in track.slides:
            return f"the rockslide on {space} leads into another one"
    return None
