"""The five looks: a style for every tone of a drawing, and a theme for the widgets that Textual draws itself."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from rich.console import Console
from rich.style import Style
from textual.app import App
from textual.filter import Monochrome, NoColor
from textual.theme import Theme

from dragonroads.ui.palettes import GOODS, PALETTES, TERMINAL_VARIABLES, Palette

SEATS = ("red", "green", "blue", "yellow", "purple", "white")
SAYING = ("plain", "dim", "strong", "title", "frame", "good", "bad", "warn", "key", "note", "closed", "target")
LYING_ABOUT = (*GOODS, "gold", "water", "earth")
TONES = (*SAYING, *SEATS, *LYING_ABOUT)
PARTS = ("cursor", "legal", "piece", "bar", "bar_key", "panel_title", "drape", "secret")
"""What a screen lays over or around its drawings.

`cursor`, `legal` and `piece` go on top of a tone: `styles[tone] + cursor`.
"""

CSS = """
CommandPalette { background: $background; }
CommandPalette > Vertical { background: $background; }
CommandPalette #--input { border: solid $border; }
CommandPalette #--input.--list-visible { border: solid $border; }
CommandPalette CommandInput { border: none; padding: 1 1; }
CommandPalette SearchIcon { display: none; }
CommandPalette CommandList { border: none; }
CommandPalette CommandList > .option-list--option-highlighted {
    color: $block-cursor-foreground;
    background: $block-cursor-background;
    text-style: $block-cursor-text-style;
}
"""
"""For the app to add to its own: the palette in the look's colours and every font's lines, with nothing behind it
and what is chosen easy to see; its magnifying glass is an emoji that few fonts have."""

_BOLD = {"strong", "title", "key", "target", "bar_key", "panel_title", *SEATS}
_MANY_COLOURS = ("256", "truecolor")
# Reverse video and never a colour: it shows on any background, and stays when there are no colours at all.
_CURSOR = Style(reverse=True, bold=True)
_LEGAL = Style(bold=True)
_PIECE = Style(reverse=True, bold=True)


@dataclass(frozen=True, slots=True)
class Look:
    """How everything looks, by the names of tones and parts."""

    name: str
    theme: Theme
    styles: Mapping[str, Style]
    background: str = ""
    """Behind frames and bodies alike; empty when it is the terminal's own."""
    colourless: bool = False

    def style(self, tone: str) -> Style:
        """The style of a tone or part, or of a tone with a part laid over it (`dim+cursor`); unknown ones are plain."""
        tone, _, over = tone.partition("+")
        style = self.styles.get(tone) or self.styles["plain"]
        return style + self.styles[over] if over else style


def _painted(name: str, palette: Palette) -> Look:
    back = palette.background
    tones = {tone: Style(color=getattr(palette, tone), bgcolor=back, bold=tone in _BOLD) for tone in TONES}
    if palette.white_behind:
        tones["white"] += Style(bgcolor=palette.white_behind)
    parts = {
        "cursor": _CURSOR,
        "legal": _LEGAL,
        "piece": _PIECE,
        "bar": Style(color=palette.plain, bgcolor=palette.bar),
        "bar_key": Style(color=palette.key, bgcolor=palette.bar, bold=True),
        "panel_title": Style(color=palette.title, bgcolor=back, bold=True),
        "drape": Style(color=palette.drape, bgcolor=back),
        "secret": Style(color=back, bgcolor=palette.warn, bold=True),
    }
    return Look(name, _theme(name, palette), {**tones, **parts}, back)


def _theme(name: str, palette: Palette) -> Theme:
    return Theme(
        name=f"dragonroads-{name}",
        primary=palette.title,
        secondary=palette.note,
        accent=palette.target,
        warning=palette.warn,
        error=palette.bad,
        success=palette.good,
        foreground=palette.plain,
        background=palette.background,
        surface=palette.background,
        panel=palette.bar,
        dark=palette.dark,
        variables={
            "text": palette.plain,
            "text-muted": palette.dim,
            "text-disabled": palette.closed,
            "block-cursor-foreground": palette.background,
            "block-cursor-background": palette.plain,
            "block-cursor-text-style": "bold",
            "block-hover-background": palette.bar,
            "input-cursor-foreground": palette.background,
            "input-cursor-background": palette.plain,
            "input-cursor-text-style": "none",
            "input-selection-background": palette.bar,
            "border": palette.title,
            "border-blurred": palette.frame,
            "scrollbar": palette.frame,
            "scrollbar-background": palette.background,
            "scrollbar-corner-color": palette.background,
        },
    )


def _own() -> Look:
    """The terminal's own colours on its own background; bold, dim and reverse carry what colours may not show."""
    colours = {"good": "green", "bad": "red", "warn": "yellow", "key": "cyan", "note": "blue", "purple": "magenta"}
    colours |= {seat: seat for seat in ("red", "green", "blue", "yellow")}
    colours |= dict(zip(LYING_ABOUT, ("green", "red", "cyan", "magenta", "yellow", "cyan", "yellow")))
    tones = {tone: Style(color=colours.get(tone), bold=tone in _BOLD) for tone in TONES}
    tones |= {tone: Style(dim=True) for tone in ("dim", "closed")}
    tones["target"] = Style(bold=True, underline=True)
    bar = Style(reverse=True)
    parts = {"cursor": _CURSOR, "legal": _LEGAL, "piece": _PIECE, "bar": bar, "bar_key": bar + Style(bold=True)}
    parts |= {"drape": Style(color="red"), "secret": bar + Style(bold=True)}
    return Look("terminal", _own_theme(), {**tones, **parts, "panel_title": Style(bold=True)})


def _own_theme() -> Theme:
    own = "ansi_default"
    return Theme(
        name="dragonroads-terminal",
        primary=own,
        secondary=own,
        accent=own,
        warning="ansi_yellow",
        error="ansi_red",
        success="ansi_green",
        foreground=own,
        background=own,
        surface=own,
        panel=own,
        boost=own,
        variables=dict(TERMINAL_VARIABLES),
        ansi=True,
    )


LOOKS: Mapping[str, Look] = {**{name: _painted(name, one) for name, one in PALETTES.items()}, "terminal": _own()}


def look_for(setting: str, environ: Mapping[str, str], colours: str | None) -> Look:
    """The look a person chose, unless no colours are wanted or there are too few for it."""
    if environ.get("NO_COLOR"):
        return _without_colour(LOOKS["terminal"])
    return LOOKS.get(setting, LOOKS["dark"]) if colours in _MANY_COLOURS else LOOKS["terminal"]


def colours_of(environ: Mapping[str, str]) -> str | None:
    """How many colours there are, in Rich's words; Textual will find the same."""
    forced = environ.get("TEXTUAL_COLOR_SYSTEM", "auto")
    return forced if forced != "auto" else Console(force_terminal=True, _environ=dict(environ)).color_system


def _without_colour(look: Look) -> Look:
    return replace(look, styles={name: style.without_color for name, style in look.styles.items()}, colourless=True)


def dress(app: App[Any], look: Look) -> None:
    """Gives an app a look."""
    for one in LOOKS.values():
        app.register_theme(one.theme)
    app.theme = look.theme.name
    # Textual answers NO_COLOR with greys; this filter keeps to it.
    others = [one for one in app._filters if not isinstance(one, (Monochrome, NoColor))]
    app._filters = [*others, NoColor()] if look.colourless else others
