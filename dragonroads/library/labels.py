"""Texts that stand beside the numbers of a game, said by everything that shows any game: names, pitches, rules."""

from __future__ import annotations

from dragonroads.engine.line import Line


def label(*path: str) -> Line:
    """What the content of a game calls something: `label("preset", "regular", "name")`."""
    return Line(".".join(path), {}, {})


GAME_NAME = label("game", "name")
