"""A scene: a state of the app that can be brought about from code, the same on every machine."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass

from dragonroads.ui.app import BoxApp
from dragonroads.workshop.pictures.dealing import Deal

Size = tuple[int, int]
Act = Callable[[BoxApp], Awaitable[None]]
"""Something done to a running app; the next act waits until the app is still again."""

SMALL, MIDDLE, LARGE = (80, 24), (100, 30), (140, 45)
SCREEN: Sequence[Size] = (SMALL, LARGE)
BOARD: Sequence[Size] = (SMALL, MIDDLE, LARGE)


@dataclass(frozen=True, slots=True)
class Scene:
    """Which table, if any; which others are saved; and what is done until the picture can be taken."""

    name: str
    deal: Deal | None = None
    acts: Sequence[Act] = ()
    saved: Sequence[Deal] = ()
    sizes: Sequence[Size] = SCREEN
    in_ascii: Sequence[Size] | None = None
    """The sizes in which it is looked at in ASCII as well, if not in all."""
    moves: bool = False
    """Whether moments and computers take their time; the clock stands still in a picture."""
