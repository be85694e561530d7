"""The one table of everything drawn that is not a letter, in its form at each of three levels."""

from __future__ import annotations

import codecs
from collections.abc import Iterator, Mapping
from typing import NamedTuple

RICH, SAFE, ASCII = "rich", "safe", "ascii"
LEVELS = (RICH, SAFE, ASCII)
LATIN = "latin"
"""The safe level on a Linux console: its font may have been chosen for letters of Latin and lack five of the signs."""
LACKING = frozenset("►◄♣♠▓")


class Forms(NamedTuple):
    """A glyph where fonts are good, where only the glyphs of every console font are sure, and in plain ASCII."""

    rich: str
    safe: str
    ascii: str

    def at(self, level: str) -> str:
        """The form of a level."""
        if level == LATIN:
            return self.ascii if LACKING.intersection(self.safe) else self.safe
        return self[LEVELS.index(level)]


# A safe form has the same ASCII form under every name, because the ASCII filter sees glyphs and no names.
TABLE: Mapping[str, Forms] = {
    # Marks in the cell before a place or an option.
    "cursor": Forms("►", "►", ">"),
    "legal": Forms("*", "*", "*"),
    "closed": Forms("·", "·", "-"),
    "final": Forms("!", "!", "!"),
    "turn": Forms("●", "•", "o"),
    "tick_on": Forms("[✓]", "[■]", "[x]"),
    "tick_off": Forms("[ ]", "[ ]", "[ ]"),
    # There is more than fits.
    "scroll_up": Forms("▲", "▲", "^"),
    "scroll_down": Forms("▼", "▼", "v"),
    "more": Forms("…", "~", "~"),
    "earlier": Forms("«", "«", "<"),
    "later": Forms("»", "»", ">"),
    "between": Forms("·", "·", "-"),
    "left": Forms("←", "←", "<"),
    "up": Forms("↑", "↑", "^"),
    "right": Forms("→", "→", ">"),
    "down": Forms("↓", "↓", "v"),
    # Frames; the double one is where the person is.
    "frame_nw": Forms("╭", "┌", "+"),
    "frame_ne": Forms("╮", "┐", "+"),
    "frame_sw": Forms("╰", "└", "+"),
    "frame_se": Forms("╯", "┘", "+"),
    "frame_across": Forms("─", "─", "-"),
    "frame_upright": Forms("│", "│", "|"),
    "frame_west": Forms("├", "├", "+"),
    "frame_east": Forms("┤", "┤", "+"),
    "frame_north": Forms("┬", "┬", "+"),
    "frame_south": Forms("┴", "┴", "+"),
    "frame_cross": Forms("┼", "┼", "+"),
    "double_nw": Forms("╔", "╔", "+"),
    "double_ne": Forms("╗", "╗", "+"),
    "double_sw": Forms("╚", "╚", "+"),
    "double_se": Forms("╝", "╝", "+"),
    "double_across": Forms("═", "═", "="),
    "double_upright": Forms("║", "║", "|"),
    "double_west": Forms("╠", "╠", "+"),
    "double_east": Forms("╣", "╣", "+"),
    # Spaces of a board and what lies on them.
    "joint": Forms("─", "─", "-"),
    "seam": Forms("│", "│", "|"),
    "hole": Forms("○", "▒", ":"),
    "slide": Forms("▲", "▲", "^"),
    "cliff": Forms("≈", "≈", "~"),
    "landing": Forms("↓", "↓", "v"),
    "tree": Forms("♣", "#", "#"),
    "hugged": Forms("♥", "&", "&"),
    "potion": Forms("+", "+", "+"),
    # What is counted, what a card does, and how a figure or a card is held.
    "courage": Forms("♥", "♦", "*"),
    "footprint": Forms("»", "»", ">"),
    "spell": Forms("§", "§", "S"),
    "strength": Forms("▲", "▲", "^"),
    "coin": Forms("●", "•", "o"),
    "fame": Forms("★", "♦", "*"),
    "ember": Forms("♦", "♦", "*"),
    "helps": Forms("▲", "▲", "^"),
    "hurts": Forms("▼", "▼", "v"),
    "wild": Forms("±", "±", "~"),
    "times": Forms("×", "x", "x"),
    "wing_left": Forms("«", "«", "<"),
    "wing_right": Forms("»", "»", ">"),
    "now_right": Forms("◄", "◄", "<"),
    # What a page is drawn with beside lines: leaves, ground, water and ways.
    "leaf": Forms("♣", "♣", "Y"),
    "grass": Forms("♠", "♠", "^"),
    "rock": Forms("▓", "▓", "#"),
    "water": Forms("≈", "≈", "~"),
    "fog": Forms("░", "░", "."),
    "way_back": Forms("◄", "◄", "<"),
    # Seats, results, plots.
    "keyboard": Forms("○", "°", "o"),
    "computer": Forms("▣", "■", "x"),
    "secret": Forms("§", "§", "S"),
    "winner": Forms("★", "♦", "*"),
    "dragon": Forms("«◆»", "«♦»", "<*>"),
    "point": Forms("●", "■", "x"),
    "bar_full": Forms("█", "█", "#"),
    "bar_part": Forms("▒", "▒", ":"),
    "bar_empty": Forms("░", "░", "."),
}


class Glyphs(Mapping[str, str]):
    """The glyphs of one level, by name."""

    def __init__(self, level: str = SAFE) -> None:
        self.level = level
        self._forms = {name: forms.at(level) for name, forms in TABLE.items()}

    @property
    def chosen(self) -> str:
        """The level as people know it."""
        return SAFE if self.level == LATIN else self.level

    def __getitem__(self, name: str) -> str:
        return self._forms[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._forms)

    def __len__(self) -> int:
        return len(self._forms)


def level_for(setting: str, environ: Mapping[str, str], encoding: str | None) -> str:
    """The level a person chose; with `auto`, ASCII where anything says that the terminal is not in UTF-8."""
    if setting in LEVELS:
        return setting
    if not _is_utf8(encoding or "") or _locale_refuses(environ):
        return ASCII
    return LATIN if environ.get("TERM") == "linux" else SAFE


def _is_utf8(charset: str) -> bool:
    try:
        return codecs.lookup(charset).name in ("utf-8", "utf-8-sig")
    except LookupError:
        return False


def _locale_refuses(environ: Mapping[str, str]) -> bool:
    """Whether the locale names another charset than UTF-8.

    `C` and `POSIX` promise ASCII and nothing more: plain lines are right everywhere, wrong glyphs destroy the screen. A
    locale that is not set, or names no charset, says nothing: containers come so, and their terminals are in UTF-8.
    """
    everything, letters, general = (environ.get(name, "") for name in ("LC_ALL", "LC_CTYPE", "LANG"))
    # Where LANG is C, or is not known to the system, Python itself puts a UTF-8 LC_CTYPE into the environment: that is
    # no word of the person's.
    if letters in ("C.UTF-8", "C.utf8", "UTF-8") and _is_foreign(general):
        letters = ""
    return _is_foreign(everything or letters or general)


def _is_foreign(locale: str) -> bool:
    if locale in ("C", "POSIX"):
        return True
    charset = locale.partition(".")[2].partition("@")[0]
    return bool(charset) and not _is_utf8(charset)
