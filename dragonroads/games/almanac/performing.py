"""Carrying out one of the six standard actions, with the abilities that react to it."""

from __future__ import annotations

from dragonroads.games.almanac.amounts import NO_GOODS
from dragonroads.games.almanac.deeds import Deeds, Run, carry_out
from dragonroads.games.almanac.model import Player, T
from dragonroads.games.almanac.powers import powers_after, use_powers


def perform(t: T, p: Player, kind: str, deeds: Deeds) -> None:
    """Do it, then let everything react that was in play before it; nothing reacts in a closing turn."""
    game = t.state
    game.lately[:] = NO_GOODS
    game.sold = 0
    reacting = powers_after(game, p, kind) if p.powers and game.phase != "close" else ()
    carry_out(t, p, deeds)
    if reacting:
        use_powers(t, p, reacting, "ability_next")


def perform_at_once(t: T, p: Player, kind: str, run: Run) -> None:
    """The same without a space: an ability or an encounter lets the player act."""
    game = t.state
    game.lately[:] = NO_GOODS
    game.sold = 0
    reacting = powers_after(game, p, kind) if game.phase != "close" else []
    run(t, p)
    use_powers(t, p, reacting, "ability_next")
