"""Signs whose form at a glyph level depends on what they mean: a heart for courage, a letter for a good.

The filters see glyphs and no meaning; a line still has its inks, and these say what a sign stands for.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import lru_cache

from dragonroads.ui.drawing import Line, Span
from dragonroads.ui.glyphs import LATIN, SAFE, TABLE, Forms

HEAVY = "bold"
"""Signs are written heavy. Pictures use the same glyphs in the same inks, and are thin."""
COURAGE, COIN, FAME = TABLE["courage"], TABLE["coin"], TABLE["fame"]
MEANT: Mapping[str, Sequence[Forms]] = {
    **dict.fromkeys(("brave", "plain", "badge"), (COURAGE,)),
    "gold": (COIN, FAME),
    "good_d": (Forms("♣", "♣", "D"),),
    "good_e": (Forms("▲", "▲", "E"),),
    "good_v": (Forms("♦", "♦", "V"),),
    "good_s": (Forms("♠", "♠", "S"),),
    "wood": (Forms("♣", "♣", "w"),),
    "meat": (Forms("♠", "♠", "m"),),
    "stone": (Forms("▲", "▲", "s"),),
    "bone": (Forms("∞", "∞", "b"),),
}
"""By ink: the signs drawn in it whose other forms no filter can know."""


@lru_cache(maxsize=4096)
def at_level(line: Line, level: str) -> Line:
    """The line with the signs of a level; everything else is left to the filters."""
    if level == SAFE or not any(map(_meant, line)):
        return line
    return tuple(_at_level(span, level) for span in line)


def _meant(span: Span) -> Sequence[Forms]:
    """The signs in a span that mean something."""
    what, _, over = span.tone.partition("+")
    return MEANT.get(what.partition("@")[0], ()) if over == HEAVY else ()


def _at_level(span: Span, level: str) -> Span:
    text = span.text
    for forms in _meant(span):
        is_letter = level == LATIN and forms.ascii.isalpha()  # goods are four pips or four letters, never some of each
        text = text.replace(forms.safe, forms.ascii if is_letter else forms.at(level))
    return replace(span, text=text)
