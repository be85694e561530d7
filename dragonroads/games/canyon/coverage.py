"""What of the box an event has used: for the tables of a simulation."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from dragonroads.engine.game import Thing
from dragonroads.engine.table import Card
from dragonroads.games.canyon.content import CanyonContent
from dragonroads.games.canyon.model import AUTOMA

PARTS = ("purchase", "move", "action", "strength", "arrow")
"""What an Automa card is read for."""


def card_name(content: CanyonContent, family: str, card: Card) -> str:
    """The hero, whichever clan it belongs to, or the id of an Automa card."""
    return content.automa[card].id if family == AUTOMA else content.hero_of[card].id


def things_in(content: CanyonContent) -> Mapping[str, Sequence[str]]:
    """Abilities, buildings, dragons, clans, missions and the parts of Automa cards, by name."""
    return {
        "abilities": [ability.id for hero in content.heroes for ability in hero.abilities],
        "buildings": [building.id for building in content.buildings],
        "clans": list(content.clans),
        "dragons": [dragon.id for dragon in content.dragons],
        "automa cards": [card.id for card in content.automa],
        "automa parts": list(PARTS),
        "missions": list(content.missions),
        "ways to end": ["piles", "canyon"],
    }


def used_by(content: CanyonContent, kind: str, args: tuple[Any, ...]) -> Iterable[Thing]:
    """The things an event speaks of."""
    match kind:
        case "trick":
            yield "abilities", args[3]
        case "passive":
            yield "abilities", args[1]
        case "bought":
            yield "buildings", args[1]
        case "strength":
            abilities = {ability.id for hero in content.heroes for ability in hero.abilities}
            yield from (("abilities", source) for source, _ in args[1] if source in abilities)
        case "clan_power":
            yield "clans", args[1]
        case "dragon":
            yield "dragons", args[1]
        case "automa_card":
            yield "automa cards", content.automa[args[1]].id
            yield "automa parts", args[2]
        case "mission":
            yield "missions", args[0]
        case "won":
            yield "ways to end", args[1]
