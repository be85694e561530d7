"""Words that fit or are not there: a card says the longest of its texts that has room, and never half of one."""

from __future__ import annotations

import re
from collections.abc import Sequence

from dragonroads.gamekit.facts.cards import Card
from dragonroads.ui.drawing import cut, width, words_in, wrap_in

NAME_LINES = 2
_BREAKS = re.compile(r"(?<=-)(?=\w)|\s+")


def folded(text: str, room: int) -> list[str] | None:
    """Words in lines of so many cells, broken at hyphens where there is no other way; nothing if one is too long."""
    words = words_in(text)
    if any(width(word) > room for word in words):
        words = [part for word in words for part in _halves(word, room)]
    if any(width(word) > room for word in words):
        return None
    lines: list[str] = []
    for word in words:
        glue = "" if lines and lines[-1].endswith("-") else " "
        if lines and width(lines[-1] + glue + word) <= room:
            lines[-1] += glue + word
        else:
            lines.append(word)
    return lines


def _halves(word: str, room: int) -> list[str]:
    return [part for part in _BREAKS.split(word) if part] if width(word) > room else [word]


def name_lines(card: Card, room: int, most: int = NAME_LINES) -> list[str]:
    """The name in at most so many lines, else the short name."""
    return _whole(card.name, room, most) or [cut(card.short or card.name, room)]


def lines_of_name(name: str, short: str, room: int, most: int = NAME_LINES) -> list[str]:
    """The name in at most so many lines, else the short name in as many; whatever fits of them if neither does."""
    return _whole(name, room, most) or _whole(short, room, most) or wrap_in(short or name, room, most)


def _whole(name: str, room: int, most: int) -> list[str] | None:
    lines = folded(name, room)
    return lines if lines and len(lines) <= most else None


def told_lines(card: Card, room: int, most: int) -> list[str]:
    """The whole sentence if it fits, else the gist, else nothing."""
    sentence = folded(card.sentence, room)
    if sentence and len(sentence) <= most:
        return sentence
    if card.gist and len(card.gist) <= most and all(width(line) <= room for line in card.gist):
        joined = folded(" ".join(card.gist), room)
        return joined if joined and len(joined) < len(card.gist) else list(card.gist)
    gist = folded(" ".join(card.gist), room)
    return gist if gist and len(gist) <= most else []


def picture(art: Sequence[str]) -> tuple[int, int]:
    """How wide and how high a picture is."""
    return max(map(width, art), default=0), len(art)
