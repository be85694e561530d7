"""How boards and seats are drawn; a game names its board in `game.yaml`."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import TypeAlias, cast

from dragonroads.games.presenter import Board
from dragonroads.ui.drawing import Line

Draw: TypeAlias = Callable[[Board, int, int], list[Line]]
"""(board, columns, lines) -> the largest drawing that fits."""


@cache
def drawing_for(name: str) -> Draw:
    """The drawing of a kind of board: `draw` in the file of that name."""
    return cast(Draw, import_module(f"{__name__}.{name}").draw)


@cache
def room_beside(name: str) -> int:
    """How many cells are enough for a kind of board, so that seats may stand beside it; 0 for one that wants all."""
    return cast(int, getattr(import_module(f"{__name__}.{name}"), "BESIDE", 0))
