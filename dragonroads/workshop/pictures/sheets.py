"""Contact sheets: parts of the kit with their names, packed into lines of any width, painted in any look and level."""

from __future__ import annotations

from collections.abc import Sequence
from io import StringIO

from rich.console import Console
from rich.segment import Segment, Segments
from rich.terminal_theme import TerminalTheme
from textual.color import Color

from dragonroads.ui.ascii_filter import AsciiFilter
from dragonroads.ui.drawing import Line, Span, fit, line_width, wrap
from dragonroads.ui.glyphs import ASCII, RICH
from dragonroads.ui.kit.canvas import Block, abreast
from dragonroads.ui.kit.levels import at_level
from dragonroads.ui.sign_filter import RichFilter
from dragonroads.ui.themes import LOOKS
from dragonroads.workshop.pictures.camera import FONT

Part = tuple[str, Block]
"""What it is called, and what it looks like."""
_GAP = 2
_FILTERS = {RICH: RichFilter(), ASCII: AsciiFilter()}
_PAGE = TerminalTheme((28, 25, 23), (234, 223, 203), [(0, 0, 0)] * 8, [(255, 255, 255)] * 8)


def packed(parts: Sequence[Part], width: int) -> Block:
    """The parts one after another, as many side by side as there is room for, each below its name."""
    lines: list[Line] = []
    shelf: list[tuple[int, Block]] = []
    x = 0
    for title, block in parts:
        across = max((line_width(line) for line in block), default=0)
        if shelf and x + across > width:
            lines += [*abreast(shelf, width), ()]
            shelf, x = [], 0
        named = tuple((Span(text, "dim"),) for text in wrap(title, max(across, 1))) if title else ()
        shelf.append((x, _below(named, block, across)))
        x += across + _GAP
    return tuple(fit(line, width) for line in (*lines, *abreast(shelf, width)))


def _below(named: Sequence[Line], block: Block, across: int) -> Block:
    """One line for the name, whatever it takes: a name longer than its part is cut, as on any label."""
    return (*((fit(line, across),)[0] for line in named[:1]), *block)


def text_at(lines: Sequence[Line], level: str) -> str:
    """The lines as text at a glyph level."""
    return "".join(f"{''.join(one.text for one in _segments(line, level)).rstrip()}\n" for line in lines)


def _segments(line: Line, level: str, look: str = "dark") -> list[Segment]:
    style = LOOKS[look].style
    segments = [Segment(span.text, style(span.tone)) for span in at_level(line, level) if span.text]
    found = _FILTERS.get(level)
    return found.apply(segments, Color(0, 0, 0)) if found else segments


def painted(lines: Sequence[Line], level: str, look: str, title: str = "") -> str:
    """The lines as SVG, in a look and at a glyph level."""
    width = max(map(line_width, lines))
    console = Console(file=StringIO(), record=True, width=width, force_terminal=True, color_system="truecolor")
    for line in lines:
        segments = _segments(fit(line, width), level, look)
        console.print(Segments([*segments, Segment.line()]), end="", soft_wrap=True)
    return console.export_svg(title=title, theme=_PAGE, unique_id="sheet").replace("Fira Code", FONT)
