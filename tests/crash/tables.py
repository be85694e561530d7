"""The games that are crashed, cut and damaged: one line each."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from dragonroads.engine.game import Game, Header
from tests.engine.playing import toy_header
from tests.engine.toy import Toy

Laid = tuple[Game[Any], Header]
"""A game, and the header of one play of it."""


def toy_table(seed: int) -> Laid:
    """The fair with two to four seats, one of them a computer in every third."""
    return Toy(), toy_header(2 + seed % 3, seed, computers=[1] if seed % 3 == 1 else [])


TABLES: dict[str, Callable[[int], Laid]] = {
    "toy": toy_table,
}
