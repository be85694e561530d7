"""What of a box an event has used: for the tables of a simulation."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from dragonroads.engine.table import Card
from dragonroads.games.almanac.content import AlmanacContent
from dragonroads.games.almanac.model import CARAVAN, CONTRACT, ENCOUNTER, LETTER, SLIP
from dragonroads.games.almanac.placement import placement_rules

MARKERS = {
    "floe_drifted": "ice_block",
    "ladder_put": "ladder",
    "bug_moved": "bug",
    "swam_out": "turtle",
    "light": "light",
    "monte": "monte_card",
}
"""Tokens nobody ever owns, by the events that tell of their moving."""


def can_tell(content: AlmanacContent, kind: str) -> bool:
    """Whether some page of the box could tell of this; what no placement rule keeps for itself may happen anywhere."""
    rules = [rule for rule in placement_rules() if kind in rule.tells]
    return not rules or any(type(page.placement) in rules for page in content.locations.values())


def card_name(content: AlmanacContent, family: str, card: Card) -> str:
    """The id of a card; letters, slips and tiles by what they say."""
    match family:
        case "caravan":
            return content.caravans[card].id
        case "contract":
            return content.contracts[card].id
        case "encounter":
            return content.encounters[card].id
        case "letter":
            return f"{LETTER} {content.letters[card].page}"
        case "slip":
            return f"{SLIP} {content.label(content.slips[card].page)}"
        case _:
            return f"{family} {card}"


def things_in(content: AlmanacContent) -> Mapping[str, Sequence[str]]:
    """Pages, location tokens and abilities, by name."""
    return {
        "pages": [page_name(content, page) for page in content.locations],
        "tokens": list(content.tokens),
        "abilities": [ability_name(content, power) for power in range(len(content.abilities))],
        "caravans": [card.id for card in content.caravans],
        "contracts": [card.id for card in content.contracts],
        "encounters": [card.id for card in content.encounters],
    }


def page_name(content: AlmanacContent, page: int) -> str:
    """`04 Cavern Mines`, where there are two books `DR 04 Cavern Mines`."""
    place = content.locations[page]
    return f"{content.books[place.book].mark} {place.number:02} {place.name}".strip()


def ability_name(content: AlmanacContent, power: int) -> str:
    """`dr-contract-04 arrival`."""
    return f"{content.owners[power][1]} {content.abilities[power].hook}"


def used_by(content: AlmanacContent, kind: str, args: tuple[Any, ...]) -> Iterable[tuple[str, str]]:
    """The things an event speaks of."""
    match kind:
        case "arrived":
            yield "pages", page_name(content, args[1])
        case "gained_token" | "spent_token" | "award" | "awarded" | "caught" | "cured":
            yield "tokens", args[1]
        case "tide":
            yield "tokens", args[3]
        case "ability":
            yield "abilities", ability_name(content, args[1])
        case "counted":  # what always works or is counted at the end has no moment of its own
            lasting = [power for power in args[2] if content.abilities[power].hook in ("always", "scoring")]
            yield from (("abilities", ability_name(content, power)) for power in lasting)
        case "bought":
            yield "caravans", card_name(content, CARAVAN, args[1])
        case "completed":
            yield "contracts", card_name(content, CONTRACT, args[1])
        case "encounter":
            yield "encounters", card_name(content, ENCOUNTER, args[0])
        case _ if kind in MARKERS:
            yield "tokens", MARKERS[kind]
