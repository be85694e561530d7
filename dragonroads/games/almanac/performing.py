"""Carrying out an action, with the abilities that react to the six standard ones."""

from __future__ import annotations

from dragonroads.games.almanac.amounts import NO_GOODS
from dragonroads.games.almanac.deeds import Run
from dragonroads.games.almanac.model import Player, T
from dragonroads.games.almanac.pages import Action
from dragonroads.games.almanac.powers import AbilityNext, powers_after, use_powers


def perform(t: T, p: Player, action: Action) -> None:
    """Do what a space does; then everything reacts that was in play before one of the standard actions."""
    game = t.state
    run = action.run
    game.lately = [0, 0, 0, 0]
    if not action.is_standard:
        run(t, p)
        return
    game.sold = 0
    reacting = powers_after(game, p, action.kind) if p.powers else ()
    run(t, p)
    if reacting:
        use_powers(t, p, reacting, AbilityNext)


def perform_at_once(t: T, p: Player, kind: str, run: Run) -> None:
    """The same without a space: an ability or an encounter lets the player act."""
    game = t.state
    game.lately[:] = NO_GOODS
    game.sold = 0
    reacting = powers_after(game, p, kind) if game.phase != "close" else []
    run(t, p)
    use_powers(t, p, reacting, AbilityNext)
