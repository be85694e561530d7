"""Signs put in place of others, one for one: rounder frames where fonts are good, plainer ones where they lack some."""

from __future__ import annotations

from rich.segment import Segment
from textual.color import Color
from textual.filter import LineFilter

from dragonroads.ui.glyphs import LATIN, TABLE

_ROUNDED = str.maketrans({one.safe: one.rich for name, one in TABLE.items() if name.startswith("frame_")})
_PLAINER = str.maketrans({one.safe: one.at(LATIN) for one in TABLE.values() if len(one.safe) == 1})


class SignFilter(LineFilter):
    """Puts other signs of the same width into what is about to be painted; drawings use those of most fonts."""

    signs: dict[int, str]

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:
        """The same segments with the other signs."""
        return [
            one if one.text.isascii() else Segment(one.text.translate(self.signs), one.style, one.control)
            for one in segments
        ]


class RichFilter(SignFilter):
    """Corners become round."""

    signs = _ROUNDED


class LatinFilter(SignFilter):
    """Signs become letters and angles where the console's font is one of letters."""

    signs = _PLAINER
