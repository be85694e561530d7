"""The games that are crashed, cut and damaged: one line each."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
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
def race() -> LoadedGame:
    """The race with its content, read when it is first played: the fair has no use for it."""
    from dragonroads.shelf import Shelf

    return Shelf().open("draghan")


def race_table(seed: int) -> Laid:
    """The race with two to five seats, each of its presets in turn."""
    loaded = race()
    seats, presets = 2 + seed % 4, loaded.spec.presets
    options = loaded.game.settle(presets[seed % len(presets)].settings(seats), seats).options
    who = tuple(SeatSpec(f"V{seat}", "computer:1" if seat == 1 else "keyboard") for seat in range(seats))
    game = loaded.game
    return game, Header(game.id, game.rules_version, game.content_hash, seed, who, options, salt="pepper")


TABLES: dict[str, Callable[[int], Laid]] = {
    "toy": toy_table,
    "draghan": race_table,
}
