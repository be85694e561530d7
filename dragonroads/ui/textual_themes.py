"""The same palettes for the widgets that Textual draws itself: inputs, lists, scrollbars, the palette of commands."""

from __future__ import annotations

from collections.abc import Mapping

from textual.theme import Theme

from dragonroads.ui.palettes import Palette, luminance

CSS = """
CommandPalette { background: $background; }
CommandPalette > Vertical { background: $background; }
CommandPalette #--input { border: solid $border; }
CommandPalette #--input.--list-visible { border: solid $border; }
CommandPalette CommandInput { border: none; padding: 1 1; }
CommandPalette SearchIcon { display: none; }
CommandPalette CommandList { border: none; }
CommandPalette > .command-palette--help-text { text-style: not bold not dim; }
CommandPalette CommandList > .option-list--option-highlighted {
    color: $block-cursor-foreground;
    background: $block-cursor-background;
    text-style: $block-cursor-text-style;
}
"""
"""For the app to add to its own: the palette in the look's colours and every font's lines, with nothing behind it
and what is chosen easy to see and to read; its magnifying glass is an emoji that few fonts have."""

_OWN: Mapping[str, str] = {
    # Textual draws no reverse video in its lists: what is chosen is black on cyan, underlined if colours are off.
    "ansi-background": "ansi_black",
    "ansi-foreground": "ansi_white",
    "border": "ansi_default",
    "border-blurred": "ansi_default",
    "block-cursor-foreground": "ansi_black",
    "block-cursor-background": "ansi_cyan",
    "block-cursor-text-style": "underline",
    "block-cursor-blurred-text-style": "underline",
    "input-cursor-background": "ansi_default",
    "input-cursor-foreground": "ansi_default",
    "input-cursor-text-style": "reverse",
    "input-selection-background": "ansi_default",
    "input-selection-foreground": "ansi_default",
    "footer-key-foreground": "ansi_default",
    "scrollbar": "ansi_default",
    "scrollbar-hover": "ansi_default",
    "scrollbar-active": "ansi_default",
    "scrollbar-background": "ansi_default",
    "scrollbar-background-hover": "ansi_default",
    "scrollbar-background-active": "ansi_default",
}


def painted_theme(palette: Palette) -> Theme:
    """A theme with a palette's inks on its table; what is chosen lies on its cursor."""
    table, bar = palette.grounds["table"], palette.grounds["bar"]
    ink = palette.inks_on(table)
    cursor_ink, cursor = palette.colours("badge", "cursor")
    return Theme(
        name=f"dragonroads-{palette.name}",
        primary=ink["title"],
        secondary=ink["note"],
        accent=ink["target"],
        warning=ink["warn"],
        error=ink["bad"],
        success=ink["good"],
        foreground=ink["plain"],
        background=table,
        surface=table,
        panel=bar,
        dark=luminance(table) < luminance(ink["plain"]),
        variables={
            "text": ink["plain"],
            "text-muted": ink["dim"],
            "text-disabled": ink["closed"],
            "block-cursor-foreground": cursor_ink,
            "block-cursor-background": cursor,
            "block-cursor-text-style": "bold",
            "block-hover-background": bar,
            "input-cursor-foreground": cursor_ink,
            "input-cursor-background": cursor,
            "input-cursor-text-style": "none",
            "input-selection-background": bar,
            "border": ink["title"],
            "border-blurred": ink["frame"],
            "scrollbar": ink["frame"],
            "scrollbar-background": table,
            "scrollbar-corner-color": table,
        },
    )


def own_theme() -> Theme:
    """A theme that sends nothing but the terminal's own colours."""
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
        variables=dict(_OWN),
        ansi=True,
    )
