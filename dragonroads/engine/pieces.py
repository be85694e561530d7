"""Who plays with which dragon or colour: what people chose stands, everybody else gets one that suits the name."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence
from functools import lru_cache

from dragonroads.engine.game import SeatSpec
from dragonroads.errors import UsageError

TABLES = 16
"""So many tables are remembered: where many games are played with the same people, each begins at once."""


def pieces_of(seats: Sequence[SeatSpec], pieces: Sequence[str]) -> tuple[str, ...]:
    """The piece of every seat; nothing for each where a game has none. UsageError when a choice cannot stand."""
    return _pieces_of(tuple(seats), tuple(pieces))


@lru_cache(TABLES)
def _pieces_of(seats: tuple[SeatSpec, ...], pieces: tuple[str, ...]) -> tuple[str, ...]:
    chosen = [seat.piece for seat in seats]
    _refuse(chosen, pieces)
    return given(chosen, [seat.name for seat in seats], pieces)


def _refuse(chosen: Sequence[str], pieces: Sequence[str]) -> None:
    for at, piece in enumerate(chosen):
        if piece and piece not in pieces:
            raise UsageError(f"seat {at + 1} plays with {piece[:20]!a}, which is not there")
        if piece and piece in chosen[:at]:
            raise UsageError(f"two seats play with {piece!a}")
    if 0 < len(pieces) < len(chosen):
        raise UsageError(f"{len(pieces)} pieces are not enough for {len(chosen)} seats")


def given(chosen: Sequence[str], names: Sequence[str], pieces: Sequence[str]) -> tuple[str, ...]:
    """The pieces with the missing ones filled in, as far as there are any; each goes by the letter it begins with.

    A letter that begins one person's name alone is that person's. One that begins a name of somebody else is given
    away only when nothing else is left, and then rather to somebody whose name it begins too.
    """
    held, initials = list(chosen), [_letter(name) for name in names]
    left = [at for at, piece in enumerate(held) if not piece]
    for at in left:
        if initials.count(initials[at]) == 1:
            held[at] = _first(piece for piece in pieces if piece not in held and _letter(piece) == initials[at])
    letters = {_letter(piece) for piece in pieces}
    for at in sorted((at for at in left if not held[at]), key=lambda at: initials[at] in letters):
        free = [piece for piece in pieces if piece not in held]
        suiting = [piece for piece in free if _letter(piece) not in initials]
        own = [piece for piece in free if _letter(piece) == initials[at]]
        held[at] = _first(suiting or own or free)
    return tuple(held)


def _first(pieces: Iterable[str]) -> str:
    return next(iter(pieces), "")


def _letter(text: str) -> str:
    """The letter a text begins with, however it is written: `É` is an e."""
    return unicodedata.normalize("NFKD", text.strip())[:1].casefold()
