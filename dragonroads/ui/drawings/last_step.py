"""The last step of each seat in words: in the block of the seat, or below a question while nobody has looked at it."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence

from dragonroads.engine.table import Seat
from dragonroads.games.presenter import SeatRow
from dragonroads.ui.drawing import Line, Span, cut, wrap_in

FROM = 100
"""A table of so many cells has a line for it in every block."""
SIGN, BETWEEN = "» ", " · "
INDENT = 4

Steps = Mapping[Seat | None, Sequence[str]]


def in_a_block(said: Sequence[str], name: str, others: Collection[str]) -> str:
    """Below a name nobody says it again; a sentence about others as well stays as it is said."""
    about_all = [any(other in one for other in others) for one in said]
    told = [one if is_said else one.removeprefix(f"{name} ") for one, is_said in zip(said, about_all)]
    return BETWEEN.join(one.removesuffix(".") for one in told)


def step_lines(row: SeatRow, room: int) -> list[Line]:
    """The line below a seat, empty as long as it has done nothing; none in a table that has no such lines."""
    if row.lately is None:
        return []
    told = cut(f"{SIGN}{row.lately}", max(0, room - INDENT)) if row.lately else ""
    return [(Span(" " * INDENT), Span(told, "dim", f"seat:{row.seat}"))]


def all_steps(steps: Steps, room: int, most: int) -> list[Line]:
    """What all seats did last, the latest first."""
    told: Iterable[str] = (" ".join(said) for seat, said in reversed(list(steps.items())) if seat is not None)
    text = "  ".join(f"{SIGN}{one}" for one in told)
    return [(Span(f" {line}", "dim"),) for line in wrap_in(text, room - 2, most)] if text else []
