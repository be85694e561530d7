"""The end of a game drawn: a podium, the ranking, who led when, and the victory line."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from dragonroads.engine.game import Result
from dragonroads.engine.table import Seat
from dragonroads.ui.drawing import Line, Span, line_width, width
from dragonroads.ui.drawings.hanging import hang
from dragonroads.ui.drawings.plot import thin

STEPS = (1, 0, 2)
"""The second stands at the left, the first in the middle, the third at the right."""
HEIGHTS = (5, 3, 2)
STEP = 9
PODIUM_HEIGHT = 7


@dataclass(frozen=True, slots=True)
class Face:
    """A seat as it is drawn."""

    letter: str
    tone: str
    name: str


def ranking(result: Result) -> list[Seat]:
    """The seats from the first to the last, in the order in which games write their scores."""
    return sorted(range(len(result.ranks)), key=lambda seat: (result.ranks[seat], seat))


def podium(result: Result, faces: Sequence[Face]) -> list[Line]:
    """The three best ranks on three steps; those who share a rank share a step."""
    ranks = sorted(set(result.ranks))[: len(STEPS)]
    shown: list[list[Line]] = []
    for at in STEPS:
        if at < len(ranks):
            here = [faces[seat] for seat in ranking(result) if result.ranks[seat] == ranks[at]]
            shown.append(_step(here, ranks[at], HEIGHTS[at]))
    return [tuple(span for step in shown for span in step[y]) for y in range(PODIUM_HEIGHT)]


def _step(here: Sequence[Face], rank: int, height: int) -> list[Line]:
    """One step: letters above, the rank on its front; every line has the width of a step."""
    gap = " " if 2 * len(here) <= STEP else ""
    letters = [span for face in here for span in (Span(face.letter, face.tone), Span(gap))][:-1]
    inside = STEP - 4
    tone = thin(here[0].tone) if len(here) == 1 else "frame"
    shade = Span("░" * (inside // 2 - 1), tone)
    front = (shade, Span(f" {rank} ", "title"), shade)
    block: list[Line] = [
        (Span(f" ┌{'─' * inside}┐ ", "frame"),),
        (Span(" │", "frame"), *front, Span("│ ", "frame")),
        *[(Span(" │", "frame"), Span("░" * inside, tone), Span("│ ", "frame"))] * (height - 2),
        (Span(f"─┴{'─' * inside}┴─", "frame"),),
    ]
    above: list[Line] = [(Span(" " * STEP),)] * (PODIUM_HEIGHT - 1 - len(block))
    return [*above, _middle(tuple(letters), STEP), *block]


def _middle(line: Line, room: int) -> Line:
    left = max(0, room - line_width(line)) // 2
    return Span(" " * left), *line, Span(" " * max(0, room - left - line_width(line)))


def ranked(lines: Sequence[str], result: Result, faces: Sequence[Face], room: int, sign: str) -> list[Line]:
    """The ranking with everybody's letter; the winners have a sign before theirs."""
    order = ranking(result)
    shown: list[Line] = []
    for seat, text in zip(order, lines):
        face, won = faces[seat], seat in result.winners
        first, *others = hang(text, max(10, room - 6))
        head = Span(f" {sign if won else ' ':<2}", "title"), Span(face.letter, face.tone), Span("  ")
        shown.append((*head, Span(first, "strong" if won else "plain")))
        shown += [(Span(" " * line_width(head) + other),) for other in others]
    return shown


def banner(names: str, tone: str, sign: str, room: int) -> Line:
    """The victory line in the middle of the screen."""
    text = f" {names} "
    wing = f"{sign} " * max(1, min(5, (room - width(text)) // 6))
    left = max(0, (room - width(text) - 2 * width(wing)) // 2)
    return Span(" " * left), Span(wing, "title"), Span(text, tone), Span(f" {wing}".rstrip(), "title")


# --- who led when ---------------------------------------------------------------------------------------------------


def in_front_since(rounds: Sequence[Sequence[int]], winners: Sequence[Seat]) -> int:
    """How many of the last rounds the winners were ahead of all others at the end of each, without a break."""
    count = 0
    for values in reversed(rounds):
        others = [value for seat, value in enumerate(values) if seat not in winners]
        if any(values[seat] <= max(others, default=-1) for seat in winners):
            break
        count += 1
    return count
