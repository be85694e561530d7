"""Turns of an Automa: her deck and her pile of heroes are stacked, so that nothing is left to chance."""

from __future__ import annotations

from typing import Any

from dragonroads.engine.table import Card
from tests.games.canyon.situations import Situation, content, hero, on_map


def her_turn(
    heroes: str = "", *, deck: str = "", top: str = "", turn: str = "B", phase: str = "automa_places", **more: Any
) -> Situation:
    """Blue is a normal Automa against red; named cards are drawn first, named heroes lie on top of their piles."""
    s = on_map(heroes, turn=turn, phase=phase, **({"people": 1, "solo": False} | more))
    stack(s.state.automa_deck, [automa_card(name) for name in deck.split()])
    for name in reversed(top.split()):
        stack(s.state.clans[hero(name) // s.state.heroes].pile, [hero(name)])
    return s


def stack(zone: list[Card], cards: list[Card]) -> None:
    """These cards come to the top, the first named first."""
    for card in reversed(cards):
        zone.remove(card)
        zone.append(card)


def automa_card(name: str) -> Card:
    """`08` is the card AUT-08."""
    return next(card for card, one in enumerate(content().automa) if one.id == f"AUT-{name}")


def cards_read(s: Situation) -> list[str]:
    """`08 action`: the cards that were drawn and the part that was read."""
    return [f"{content().automa[card].id[4:]} {part}" for _, card, part in s.heard("automa_card")]
