"""The looks: a style for every tone of a drawing, and a theme for the widgets that Textual draws itself.

`tones` says how a tone is written, `palettes` has the colours, `sixteen` does with few colours or none.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from rich.console import Console
from rich.style import Style
from textual.app import App
from textual.filter import Monochrome, NoColor
from textual.theme import Theme

from dragonroads.ui.palettes import PALETTES, SEATS, Palette
from dragonroads.ui.sixteen import own_style, plain_style
from dragonroads.ui.textual_themes import own_theme, painted_theme
from dragonroads.ui.tones import PLAIN, Tone, read

_BOLD = {"strong", "title", "key", "target", "badge", *SEATS}
_MANY_COLOURS = {"256": "-256", "truecolor": ""}
"""Numbers of colours that are enough to paint with, and how a palette made for them ends."""


@dataclass(frozen=True, slots=True)
class Look:
    """How everything looks: tones become styles, each looked up once and kept."""

    name: str
    theme: Theme
    paint: Callable[[Tone, bool], Style]
    """The style of an ink on a ground, heavy or not."""
    background: str = ""
    """The table, behind everything; empty when it is the terminal's own ground."""
    colourless: bool = False
    known: dict[str, Style] = field(default_factory=dict)
    """Every tone that was asked for."""

    def style(self, tone: str) -> Style:
        """The style of a tone; one that nobody knows is plain."""
        style = self.known.get(tone)
        if style is None:
            meant = read(tone) or PLAIN
            is_bold = meant.is_badge or meant.ink in _BOLD if meant.bold is None else meant.bold
            style = self.known[tone] = self.paint(meant, is_bold)
        return style


def _painted(name: str, palette: Palette) -> Look:
    def paint(tone: Tone, bold: bool) -> Style:
        ink, ground = (palette.badge if tone.is_badge else palette.colours)(tone.ink, tone.ground)
        return Style(color=ink, bgcolor=ground, bold=bold)

    return Look(name, painted_theme(palette), paint, palette.grounds["table"])


_PAINTED = {name: _painted(name.partition("-")[0], palette) for name, palette in PALETTES.items()}
_OWN = Look("terminal", own_theme(), own_style)
_COLOURLESS = Look("terminal", own_theme(), plain_style, colourless=True)
LOOKS: Mapping[str, Look] = {**{name: look for name, look in _PAINTED.items() if name == look.name}, "terminal": _OWN}
"""The looks one can choose."""
ALL = (*_PAINTED.values(), _OWN, _COLOURLESS)
"""Those, and what they become where colours are few or not wanted."""


def look_for(setting: str, environ: Mapping[str, str], colours: str | None) -> Look:
    """The look a person chose, unless no colours are wanted or there are too few for it."""
    if environ.get("NO_COLOR"):
        return _COLOURLESS
    if colours not in _MANY_COLOURS:
        return _OWN
    chosen = LOOKS.get(setting, LOOKS["dark"])
    return _PAINTED.get(chosen.name + _MANY_COLOURS[colours], chosen)


def colours_of(environ: Mapping[str, str]) -> str | None:
    """How many colours there are, in Rich's words; Textual will find the same."""
    forced = environ.get("TEXTUAL_COLOR_SYSTEM", "auto")
    return forced if forced != "auto" else Console(force_terminal=True, _environ=dict(environ)).color_system


def dress(app: App[Any], look: Look) -> None:
    """Gives an app a look."""
    app.register_theme(look.theme)
    app.theme = look.theme.name
    # Textual answers NO_COLOR with greys; this filter keeps to it.
    others = [one for one in app._filters if not isinstance(one, (Monochrome, NoColor))]
    app._filters = [*others, NoColor()] if look.colourless else others
