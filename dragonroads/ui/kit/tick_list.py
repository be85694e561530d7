"""A list of things to tick, and below it how many of how many are."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from dragonroads.ui.drawing import Line, Span, cut, fill

ON, OFF = "[■]", "[ ]"


@dataclass(frozen=True, slots=True)
class Tick:
    """Something that is ticked or not."""

    words: str
    on: bool = False
    place: str = ""


def tick_list(ticks: Sequence[Tick], cursor: str, told: str, room: int, ground: str = "panel") -> list[Line]:
    """The things one below the other; `told` is the line below them: `two of up to three`."""
    lines: list[Line] = []
    for one in ticks:
        is_here = bool(cursor) and one.place == cursor
        tone = "badge@cursor" if is_here else f"{'strong' if one.on else 'dim'}@{ground}"
        text = f"{'►' if is_here else ' '}{ON if one.on else OFF} {one.words}"
        lines.append((Span(fill(text, room), tone, one.place),))
    return [*lines, (Span(fill(f" {cut(told, room - 1)}", room), f"dim@{ground}"),)] if told else lines
