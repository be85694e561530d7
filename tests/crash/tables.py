"""The games that are crashed, cut and damaged: one line each."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from typing import TYPE_CHECKING, Any

from dragonroads.engine.game import Game, Header, SeatSpec
from tests.engine.playing import toy_header
from tests.engine.toy import Toy

if TYPE_CHECKING:
    from dragonroads.games.loaded import LoadedGame

Laid = tuple[Game[Any], Header]
"""A game, and the header of one play of it."""


def toy_table(seed: int) -> Laid:
    """The fair with two to four seats, one of them a computer in every third."""
    return Toy(), toy_header(2 + seed % 3, seed, computers=[1] if seed % 3 == 1 else [])


@cache
def opened(name: str) -> LoadedGame:
    """A game with its content, read when it is first played: the fair has no use for it."""
    from dragonroads.shelf import Shelf

    return Shelf().open(name)


def shelf_table(name: str, seed: int) -> Laid:
    """A game of the shelf with two to five seats, as far as it has so many, each of its presets in turn."""
    loaded = opened(name)
    spec = loaded.spec
    seats, presets = min(2 + seed % 4, spec.seats.most), spec.presets
    options = loaded.game.settle(presets[seed % len(presets)].settings(seats), seats).options
    who = tuple(SeatSpec(f"V{seat}", "computer:1" if seat == 1 else "keyboard") for seat in range(seats))
    game = loaded.game
    return game, Header(game.id, game.rules_version, game.content_hash, seed, who, options, salt="pepper")


TABLES: dict[str, Callable[[int], Laid]] = {
    "toy": toy_table,
    "draghan": partial(shelf_table, "draghan"),
    "dragon_canyon": partial(shelf_table, "dragon_canyon"),
    "dragon_road": partial(shelf_table, "dragon_road"),
}
SHORT = ("toy", "draghan")
"""Their files are short enough to be read again and again."""
