"""Who may see a field of a state: tags that stand beside the field, as `Annotated[int, Private()]`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal

ALL = -1
"""A mask with every seat in it."""
NOBODY = 0

Backs = Literal["none", "top", "all"]


def everybody(_holder: Any, _place: int) -> int:
    """A zone that lies face up."""
    return ALL


def nobody(_holder: Any, _place: int) -> int:
    """A zone that lies face down, for those who put it there too."""
    return NOBODY


def owner(holder: Any, _place: int) -> int:
    """A zone that only the seat it belongs to may look at."""
    return 1 << int(holder.seat)


@dataclass(frozen=True, slots=True)
class Private:
    """Only the owner sees it. With `choices`, the value is a secret that other worlds may hold differently."""

    choices: tuple[int, ...] = ()
    counted: bool = False
    """Every change of it is public: no view shows it, but whoever pays attention knows it, computer players too."""


@dataclass(frozen=True, slots=True)
class Sealed:
    """Nobody sees it."""


@dataclass(frozen=True, slots=True)
class Static:
    """Content shared by all copies and all views: neither copied nor saved. It is the box, which everybody owns."""


@dataclass(frozen=True, slots=True)
class Known:
    """For each card of a family, the mask of seats that know where it lies and what it is."""

    family: str


@dataclass(frozen=True, slots=True)
class Cards:
    """A zone of cards: `seen_by` says who may look at the faces now, `backs` which backs lie open."""

    family: str
    seen_by: Callable[[Any, int], int] = nobody
    backs: Backs = "none"
    backs_if: str = ""
    """Name of a field of the whole state that must be true for backs to be seen."""
    only: Callable[[Any, int], bool] | None = None
    """(whole state, card) -> whether everybody knows that such a card could lie here."""


@dataclass(frozen=True, slots=True)
class Public:
    """Everybody sees it: the tag of a field without a tag."""


Tag = Public | Private | Sealed | Static | Known | Cards
