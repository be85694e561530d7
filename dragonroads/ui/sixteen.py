"""The terminal's own look: its sixteen colours on its own ground, and how the same is shown without any colour.

Nobody knows what those colours are, so words are in the bright ones or in none, and what lies on the table is shown by
reverse video and by signs. Faint letters cannot be read on a console: only lines and textures are faint.
"""

from __future__ import annotations

from collections.abc import Mapping

from rich.style import Style

from dragonroads.ui.tones import Tone

_COLOURS: Mapping[str, str] = {
    **dict.fromkeys(("bad", "brave", "red", "good_e"), "bright_red"),
    **dict.fromkeys(("good", "green", "good_d"), "bright_green"),
    # Blue letters cannot be read on black: that seat is cyan.
    **dict.fromkeys(("key", "step", "blue", "good_v"), "bright_cyan"),
    **dict.fromkeys(("warn", "gold", "yellow"), "bright_yellow"),
    **dict.fromkeys(("spell", "purple", "good_s"), "bright_magenta"),
    **dict(zip(("white", "leaf", "water", "earth", "fold"), ("bright_white", "green", "cyan", "yellow", "red"))),
}
_FAINT = {"frame", "frame_cloth", "shade", "shade_cloth", "shade_leaf"}
_REVERSED = {"bar", "paper", "paper_now"}
_GROUNDS: Mapping[str, Style] = {
    **dict.fromkeys(_REVERSED, Style(reverse=True)),
    # Never bold: there bold black is grey on many terminals.
    "cursor": Style(color="black", bgcolor="cyan"),
    "secret": Style(color="bright_white", bgcolor="magenta"),
}
_LIT = {"bar", "cursor", "cursor_paper", "secret"}
"""What is in reverse video where there are no colours: cards have frames, and the cursor must stand out among them."""


def own_style(tone: Tone, bold: bool) -> Style:
    """A tone in the terminal's colours."""
    if tone.is_badge:
        return _badge(tone)
    if tone.ground in ("cursor", "secret"):
        return _GROUNDS[tone.ground]
    if tone.ground in _REVERSED:
        return _GROUNDS[tone.ground] + Style(bold=bold or tone.ground == "paper_now")
    if tone.ground == "cursor_paper":
        return Style(bold=True)
    return Style(color=_COLOURS.get(tone.ink), bold=bold, dim=tone.ink in _FAINT, underline=tone.ink == "target")


def _badge(tone: Tone) -> Style:
    if tone.ground in _GROUNDS:
        return Style(color="bright_white", bgcolor="black")
    return Style(color="black", bgcolor=_COLOURS.get(tone.ink, "white"))


def plain_style(tone: Tone, bold: bool) -> Style:
    """A tone where nothing of colour may be sent."""
    is_lit = tone.ground in _LIT
    if tone.is_badge:
        return Style(bold=True, reverse=not is_lit)
    faint = tone.ink in _FAINT and not is_lit
    return Style(
        bold=bold or (is_lit and tone.ground != "bar"), reverse=is_lit, dim=faint, underline=tone.ink == "target"
    )
