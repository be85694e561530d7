"""A road with its spaces on their true course, what waits on them, and who stands where."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from dragonroads.gamekit.facts.people import Badge, Figure

Land = Literal["start", "forest", "rock", "finish"]
Light = Literal["", "here", "event", "rocks", "forest"]
"""Why a space is lit: whoever is asked stands here, something happens here, rocks roll, the forest is about to come."""


@dataclass(frozen=True, slots=True)
class Space:
    """One space."""

    place: str
    name: str
    """What stands on it: `7`, `Start`, `+3`."""
    x: int
    y: int
    land: Land = "forest"
    card: int = 0
    """Which track card it is printed on: there is a seam where that changes."""
    is_gone: bool = False
    """Swallowed by the forest."""
    hole: int = 0
    """How wide the hole is between this space and the next one."""
    slide: int = 0
    """How strong the rockslide is that waits here."""
    landing: str = ""
    """The word for where one lands who falls, if that is here."""
    figures: tuple[Figure, ...] = ()
    light: Light = ""


@dataclass(frozen=True, slots=True)
class Trail:
    """Where the last mover came from: the places one after another, the last one is where the figure stands now."""

    badge: Badge
    places: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Road:
    """All spaces in the order of the race."""

    spaces: tuple[Space, ...]
    trail: Trail | None = None
    cliff: str = ""
    """The word for what is behind the last space, where that is the end of the world."""
