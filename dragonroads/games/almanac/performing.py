"""Carrying out one of the six standard actions, with the abilities that react to it."""

from __future__ import annotations

from collections.abc import Callable

from dragonroads.games.almanac.model import Player, T
from dragonroads.games.almanac.powers import powers_after, use_powers


def perform(t: T, p: Player, kind: str, run: Callable[[], None]) -> None:
    """Do it, then let everything react that was in play before it; nothing reacts in a closing turn."""
    game = t.state
    reacting = powers_after(game, p, kind) if game.phase != "close" else []
    game.lately[:] = (0, 0, 0, 0)
    game.sold = 0
    run()
    if reacting:
        use_powers(t, p, reacting, "ability_next")
