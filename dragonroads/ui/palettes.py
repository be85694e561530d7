"""The colours of the looks: parchment, ember, moss and tide, chosen to stay apart when only 256 colours are left."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

GOODS = ("good_d", "good_e", "good_v", "good_s")
"""The tones of goods."""


class Palette(NamedTuple):
    """A colour for the ground and for each tone on it."""

    dark: bool
    background: str
    bar: str
    """Behind the status line and the key bar."""
    plain: str
    dim: str
    strong: str
    title: str
    frame: str
    good: str
    bad: str
    warn: str
    key: str
    note: str
    closed: str
    target: str
    red: str
    green: str
    blue: str
    yellow: str
    purple: str
    white: str
    good_d: str
    """Goods by the letters that stand for them; they are thinner than the letters of seats, which are bold."""
    good_e: str
    good_v: str
    good_s: str
    gold: str
    water: str
    earth: str
    """Rock, sand, wood and roofs of a drawn page."""
    drape: str = "#7a2e26"
    """The cloth of the curtain: it carries no words."""
    white_behind: str = ""
    """On a light ground the white seat is a dark letter on white."""


# Bark and ember, with moss and tide between them.
_DARK = Palette(
    dark=True,
    background="#1c1917",
    bar="#332d28",
    plain="#e8dcc8",
    dim="#a69c90",
    strong="#fff1d0",
    title="#f2a65a",
    frame="#7f7263",
    good="#a9c474",
    bad="#f28f79",
    warn="#e6c04c",
    key="#86c9c6",
    note="#a9bfd0",
    closed="#9d9181",
    target="#ffd071",
    red="#f4836f",
    green="#9fd06c",
    blue="#7fbcf2",
    yellow="#f3d25e",
    purple="#cda6f0",
    white="#f8f6f2",
    good_d="#8ed3a0",
    good_e="#f0a06c",
    good_v="#a4dcf0",
    good_s="#dcb2e8",
    gold="#e6c04c",
    water="#74b4d2",
    earth="#b0895c",
)

# Ink on parchment.
_LIGHT = Palette(
    dark=False,
    background="#f5ecd9",
    bar="#e3d5b8",
    plain="#38312b",
    dim="#66584a",
    strong="#1d1a17",
    title="#93390d",
    frame="#8f7c63",
    good="#2f5f1c",
    bad="#a0221a",
    warn="#7f4700",
    key="#0d5661",
    note="#44547a",
    closed="#6b5e50",
    target="#8a3407",
    red="#b02318",
    green="#2b6414",
    blue="#1a56a4",
    yellow="#755300",
    purple="#6e2c9e",
    white="#38312b",
    good_d="#1f6840",
    good_e="#a3400c",
    good_v="#0b6178",
    good_s="#7b3a84",
    gold="#745000",
    water="#2a6488",
    earth="#7a5326",
    white_behind="#ffffff",
)

# Nothing but light on black.
_CONTRAST = Palette(
    dark=True,
    background="#000000",
    bar="#262626",
    plain="#ffffff",
    dim="#d7d7d7",
    strong="#ffffff",
    title="#ffd75f",
    frame="#ffffff",
    good="#87ff87",
    bad="#ffafaf",
    warn="#ffd75f",
    key="#87ffff",
    note="#d7d7ff",
    closed="#c6c6c6",
    target="#ffff5f",
    red="#ff8787",
    green="#87ff5f",
    blue="#87d7ff",
    yellow="#ffff5f",
    purple="#ffafff",
    white="#ffffff",
    good_d="#87ffaf",
    good_e="#ffaf87",
    good_v="#afffff",
    good_s="#ffafd7",
    gold="#ffd75f",
    water="#87d7ff",
    earth="#ffd7af",
)

# After Okabe and Ito: good is blue and bad is orange, and seats differ in lightness as well.
_COLOURBLIND = Palette(
    dark=True,
    background="#17191c",
    bar="#2b2f34",
    plain="#e4e4e4",
    dim="#a6a9ad",
    strong="#ffffff",
    title="#e8d9a8",
    frame="#74797f",
    good="#56b4e9",
    bad="#e69f00",
    warn="#f2ec4a",
    key="#56b4e9",
    note="#b8c4d0",
    closed="#989ca1",
    target="#f2ec4a",
    red="#e8702a",
    green="#1fb58b",
    blue="#56b4e9",
    yellow="#f2ec4a",
    purple="#d98cb8",
    white="#ffffff",
    good_d="#4cc9a0",
    good_e="#ee8b44",
    good_v="#9ad8fa",
    good_s="#dfa6ca",
    gold="#ead873",
    water="#6fb6de",
    earth="#b3a07c",
)

PALETTES: Mapping[str, Palette] = {
    "dark": _DARK,
    "light": _LIGHT,
    "contrast": _CONTRAST,
    "colourblind": _COLOURBLIND,
}

TERMINAL_VARIABLES: Mapping[str, str] = {
    # Textual draws no reverse video in its lists: what is chosen is black on cyan, underlined if colours are off.
    "ansi-background": "ansi_black",
    "ansi-foreground": "ansi_white",
    "border": "ansi_default",
    "border-blurred": "ansi_default",
    "block-cursor-foreground": "ansi_black",
    "block-cursor-background": "ansi_cyan",
    "block-cursor-text-style": "bold underline",
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
