"""Which sign and which ink stand for what is counted, helps, hurts or flies: names to glyphs of the one table."""

from __future__ import annotations

from collections.abc import Mapping

from dragonroads.gamekit.facts.marks import Mark, Number
from dragonroads.ui.drawing import Span
from dragonroads.ui.glyphs import Glyphs
from dragonroads.ui.kit.levels import HEAVY

SAFE = Glyphs()

INKS: Mapping[str, str] = {
    "courage": "brave",
    "footprint": "step",
    "spell": "spell",
    "strength": "brave",
    "coin": "gold",
    "fame": "gold",
    "point": "gold",
    "ember": "title",
    "helps": "good",
    "hurts": "bad",
    "wild": "warn",
}
"""The ink of a sign; one without an ink of its own is plain."""


def sign(name: str) -> str:
    """The glyph of a sign; a word that has none needs none."""
    return SAFE.get(name, "")


def ink(name: str) -> str:
    """The ink of what a sign stands for; pictures are drawn in it too."""
    return INKS.get(name, "plain")


def tone(name: str) -> str:
    """The tone of a sign and its value: heavy, and by that told from pictures, which may have the same glyphs."""
    return f"{ink(name)}+{HEAVY}"


def shortest(mark: Mark) -> Span:
    """`♦2`, or the letter of a word."""
    text = f"{sign(mark.sign)}{mark.value}" if isinstance(mark, Number) else mark.letter
    return Span(text, tone(mark.sign))


def worded(mark: Mark) -> Span:
    """`♦2`, or the word itself."""
    return shortest(mark) if isinstance(mark, Number) else Span(mark.word, tone(mark.sign))


def in_words(mark: Mark) -> Span:
    """`♦ courage 2`, `§ flee`: sign and word, so that the one explains the other."""
    text = f"{sign(mark.sign)} {mark.word}".lstrip()
    return Span(f"{text} {mark.value}" if isinstance(mark, Number) else text, tone(mark.sign))


def counted(mark: Mark) -> tuple[Span, Span]:
    """`♦ 2 courage`: how much in its ink, and then of what."""
    if isinstance(mark, Number):
        return Span(f"{sign(mark.sign)} {mark.value}".lstrip(), tone(mark.sign)), Span(f" {mark.word}", "dim")
    return Span(mark.word, tone(mark.sign)), Span("")
