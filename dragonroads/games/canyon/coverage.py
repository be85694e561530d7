"""What of the box an event has used: for the tables of a simulation."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from dragonroads.engine.game import Thing
from dragonroads.engine.record import Happening
from dragonroads.engine.table import Card
from dragonroads.games.canyon.automa_deck import AutomaCardRead
from dragonroads.games.canyon.battles import Strength
from dragonroads.games.canyon.content import CanyonContent
from dragonroads.games.canyon.model import AUTOMA
from dragonroads.games.canyon.nouns import ABILITIES

PARTS = ("purchase", "move", "action", "strength", "arrow")
"""What an Automa card is read for."""
AUTOMA_CARDS = "automa cards"


def card_name(content: CanyonContent, family: str, card: Card) -> str:
    """The hero, whichever clan it belongs to, or the id of an Automa card."""
    return content.automa[card].id if family == AUTOMA else content.hero_of[card].id


def things_in(content: CanyonContent) -> Mapping[str, Sequence[str]]:
    """Abilities, buildings, dragons, clans, missions and the parts of Automa cards, by name."""
    return {
        ABILITIES: _abilities(content),
        "buildings": [building.id for building in content.buildings],
        "clans": list(content.clans),
        "dragons": [dragon.id for dragon in content.dragons],
        AUTOMA_CARDS: [card.id for card in content.automa],
        "automa parts": list(PARTS),
        "missions": list(content.missions),
        "ways to end": ["piles", "canyon"],
    }


def used_by(content: CanyonContent, event: Happening) -> Iterable[Thing]:
    """The things an event speaks of."""
    yield from event.things()
    match event:
        case Strength(parts=parts):
            abilities = _abilities(content)
            yield from ((ABILITIES, source) for source, _ in parts if source in abilities)
        case AutomaCardRead(card=card):
            yield AUTOMA_CARDS, content.automa[card].id


def _abilities(content: CanyonContent) -> list[str]:
    return [ability.id for hero in content.heroes for ability in hero.abilities]
