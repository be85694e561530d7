"""Some seats on a sheet, each on a line one can point at."""

from __future__ import annotations

from collections.abc import Sequence

from dragonroads.ui.drawing import Line, Span, wrap
from dragonroads.ui.drawings.pages import inside
from dragonroads.ui.drawings.result_lines import Face
from dragonroads.ui.kit.option_list import Choice, option_list
from dragonroads.ui.kit.sheet import EDGES, LIT, PAPER, sheet

SEAT = "row:"
"""The beginning of the places; the rest is the number of the line."""


def seat_list(
    title: str, faces: Sequence[Face], signs: Sequence[str], help_line: str, room: int, cursor: str = ""
) -> list[Line]:
    """What it is about, a line for each seat with its badge, and what to do."""
    across = inside(room)
    choices = [
        Choice(f"{sign}  {face.name}" if sign else face.name, place=f"{SEAT}{at}", badge=face.badge)
        for at, (face, sign) in enumerate(zip(faces, signs))
    ]
    lines: list[Line] = [(), *((Span(f" {text}", "strong"),) for text in wrap(title, across - 2)), ()]
    lines += option_list(choices, cursor, across, PAPER, LIT)
    lines += [(), *((Span(f" {text}", "dim"),) for text in wrap(help_line, across - 2)), ()]
    return sheet(lines, room, len(lines) + EDGES)
