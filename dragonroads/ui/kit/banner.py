"""A banner: a word five lines high, a spaced title, a line about it, and one button. It waits for a key."""

from __future__ import annotations

from dragonroads.ui.drawing import cut, width, wrap_in
from dragonroads.ui.kit.button import NOW, button
from dragonroads.ui.kit.canvas import Block, Canvas
from dragonroads.ui.kit.letters import HEIGHT, large, width_of

MOST_LETTERS = 7
MARGIN, GAP = 2, 4


def banner(word: str, title: str, about: str, does: str, room: int, place: str = "", ground: str = "panel") -> Block:
    """The word at the left, what it is about at its right; the word alone gives way where there is no room for both."""
    word = word[:MOST_LETTERS]
    spaced = " ".join(title.upper())
    canvas = Canvas(room, HEIGHT + 2, ground)
    x = MARGIN + width_of(word) + GAP
    if room - x - MARGIN >= width(spaced):
        canvas.lay(MARGIN, 1, large(word))
    else:
        x = MARGIN
    beside = room - x - MARGIN
    canvas.put(x, 1, cut(spaced, beside), "title")
    for at, text in enumerate(wrap_in(about, beside, 2), 3):
        canvas.put(x, at, text)
    canvas.lay(x, HEIGHT + (1 if len(wrap_in(about, beside, 2)) > 1 else 0), [button(does, NOW, place)])
    return canvas.block()
