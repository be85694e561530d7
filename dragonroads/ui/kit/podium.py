"""The podium: three steps, on each the figures of those who share a rank."""

from __future__ import annotations

from collections.abc import Sequence

from dragonroads.gamekit.facts.people import Badge, Figure
from dragonroads.ui.kit.badge import figure, put_badge, tone
from dragonroads.ui.kit.canvas import TABLE, Block, Canvas

ORDER = (1, 0, 2)
"""The second stands at the left, the first in the middle, the third at the right."""
LOWER = (0, 2, 3)
"""How many lines each step is lower than the first."""
STEP, GAP, LEAST = 8, 1, 6


def podium(ranked: Sequence[tuple[int, Sequence[Badge]]], height: int, ground: str = TABLE) -> Block:
    """Ranks with everybody who has them, best first, in exactly so many lines; the last of them is the floor."""
    height = max(LEAST, height)
    shown = [at for at in ORDER if at < len(ranked)]
    across = len(shown) * (STEP + GAP) - GAP + 2
    canvas = Canvas(across, height, ground)
    for nth, at in enumerate(shown):
        _step(canvas, 1 + nth * (STEP + GAP), max(2, height - 2 - LOWER[at]), *ranked[at])
    canvas.put(0, height - 1, "─" * across, "frame")
    return canvas.block()


def _step(canvas: Canvas, x: int, tall: int, rank: int, here: Sequence[Badge]) -> None:
    """Who stands there, the edge in their colour, and the front with the rank on it."""
    top = canvas.height - 1 - tall
    _figures(canvas, x, top - 1, here)
    canvas.fill(x, top, STEP, tall, "dim@panel", "░")
    if len(here) == 1:
        canvas.put(x, top, " " * STEP, tone(here[0]))
    else:
        canvas.put(x, top, "▒" * STEP, "frame@panel")
    canvas.put(x + (STEP - 3) // 2 + 1, top + 1, f" {rank} ", "strong@panel")


def _figures(canvas: Canvas, x: int, y: int, here: Sequence[Badge]) -> None:
    if len(here) == 1:
        canvas.lay(x + (STEP - 3) // 2 + 1, y, [(figure(Figure(here[0])),)])
        return
    apart = 2 if 2 * len(here) <= STEP else 1
    start = x + (STEP - apart * len(here) + apart - 1) // 2
    for nth, badge in enumerate(here):
        put_badge(canvas, start + nth * apart, y, badge)
