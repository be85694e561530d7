"""Everything on the screen in ASCII: the last step before the terminal, so that no widget has to know."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from functools import lru_cache

from rich.cells import cell_len
from rich.segment import Segment
from textual.color import Color
from textual.filter import LineFilter

from dragonroads.ui.glyphs import TABLE

UNKNOWN = "?"

# The glyphs of Textual's own widgets and of typeset text. Most frames are found by their names instead.
_DRAWN: Mapping[str, str] = {
    **dict.fromkeys("▔▁▂▃—–‐‑‒―−", "-"),
    **dict.fromkeys("▏▎▍▌▐▕▊▉¦", "|"),
    **dict.fromkeys("▀▄▅▆▇▋▖▗▘▙▚▛▜▝▞▟", "#"),
    **dict.fromkeys("●◉◦○◌⭘◯", "o"),
    **dict.fromkeys("★☆✦⭑◆◇", "*"),
    **dict.fromkeys("▶▸▹›‣⇒≥", ">"),
    **dict.fromkeys("◄◀◂‹⇐≤", "<"),
    **dict.fromkeys("▴△", "^"),
    **dict.fromkeys("▾▽", "v"),
    **dict.fromkeys("“”„‟″", '"'),
    **dict.fromkeys("‘’‚‛′´", "'"),
    **dict.fromkeys("✓✔✕✗✘×╳▪▣", "x"),
    **dict(zip("…╱╲¿¡÷∞€£¥", "~/\\?!/8ELY")),
    # Letters that do not come apart into an ASCII one and an accent.
    **dict(zip("ßæÆœŒøØłŁđĐıªº", "saAoOoOlLdDiao")),
    "🔎": "/ ",
}
_OURS = {forms.safe: forms.ascii for forms in TABLE.values() if len(forms.safe) == 1}


class AsciiFilter(LineFilter):
    """Turns whatever is about to be painted into ASCII of the same width."""

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:
        """The same segments, in ASCII."""
        return [one if one.text.isascii() else Segment(as_ascii(one.text), one.style, one.control) for one in segments]


@lru_cache(maxsize=4096)
def as_ascii(text: str) -> str:
    """A text in ASCII that fills exactly as many cells."""
    told = "".join(map(_letter, text))
    # Joined emoji are narrower than their parts: what is too much goes, and the columns behind it stay where they are.
    room = cell_len(text)
    return told[:room].ljust(room, UNKNOWN)


@lru_cache(maxsize=4096)
def _letter(letter: str) -> str:
    room = cell_len(letter)
    if room == 0:
        return ""
    known = _OURS.get(letter) or _DRAWN.get(letter) or (letter if letter.isascii() else _framed(letter))
    plain = known or _without_accent(letter)
    return plain.ljust(room) if 0 < len(plain) <= room else UNKNOWN * room


def _framed(letter: str) -> str:
    """The ASCII form of a line, a corner or a crossing."""
    if not "\u2500" <= letter <= "\u257f":
        return ""
    words = set(unicodedata.name(letter).split())
    upright, across = words & {"UP", "DOWN", "VERTICAL"}, words & {"LEFT", "RIGHT", "HORIZONTAL"}
    if upright:
        return "+" if across else "|"
    return "=" if "DOUBLE" in words and "DASH" not in words else "-"


def _without_accent(letter: str) -> str:
    bare = "".join(one for one in unicodedata.normalize("NFKD", letter) if not unicodedata.combining(one))
    return bare if bare.isascii() and bare.isprintable() else ""
