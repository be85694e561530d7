"""Rounder frames for terminals with good fonts: drawings use the lines every font has, this is laid over them."""

from __future__ import annotations

from rich.segment import Segment
from textual.color import Color
from textual.filter import LineFilter

from dragonroads.ui.glyphs import TABLE

_ROUNDED = str.maketrans({one.safe: one.rich for name, one in TABLE.items() if name.startswith("frame_")})


class RichFilter(LineFilter):
    """Turns the corners of what is about to be painted into round ones of the same width."""

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:
        """The same segments with round corners."""
        return [
            one if one.text.isascii() else Segment(one.text.translate(_ROUNDED), one.style, one.control)
            for one in segments
        ]
