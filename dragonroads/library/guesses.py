"""What a player probably meant who typed a word that is not known, as a line in the player's language."""

from __future__ import annotations

from collections.abc import Iterable

from dragonroads.engine.line import Line, Texts, text
from dragonroads.library.problems import MOST_LISTED, likeliest, quoted


class Says(Texts):
    """Remarks behind a complaint."""

    family = "hint"
    meant, known = text(word=str), text(words=str)


def guess(word: str, known: Iterable[str]) -> Line | str:
    """The remark that names the likeliest known word, or all of them when they are few; empty when there is none."""
    words = sorted(known)
    if close := likeliest(word, words):
        return Says.meant(word=quoted(close))
    return Says.known(words=", ".join(map(quoted, words))) if 0 < len(words) <= MOST_LISTED else ""
