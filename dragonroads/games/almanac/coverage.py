"""What of a box an event has used: for the tables of a simulation."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from dragonroads.engine.record import Happening
from dragonroads.engine.table import Card
from dragonroads.games.almanac.content import AlmanacContent
from dragonroads.games.almanac.deeds import PASSIVE
from dragonroads.games.almanac.model import CARAVAN, CONTRACT, ENCOUNTER, LETTER, SLIP
from dragonroads.games.almanac.nouns import ABILITIES, CARAVANS, CONTRACTS, ENCOUNTERS, LASTING, PAGES, TOKENS
from dragonroads.games.almanac.placement import placement_rules

_NAMES: Mapping[str, Callable[[AlmanacContent, str], str]] = {
    PAGES: lambda content, page: page_name(content, int(page)),
    TOKENS: lambda _content, token: token,
    ABILITIES: lambda content, power: ability_name(content, int(power)),
    CARAVANS: lambda content, card: card_name(content, CARAVAN, int(card)),
    CONTRACTS: lambda content, card: card_name(content, CONTRACT, int(card)),
    ENCOUNTERS: lambda content, card: card_name(content, ENCOUNTER, int(card)),
}
"""Sort of thing -> what lists call one of them."""


def can_tell(content: AlmanacContent, event: type[Happening]) -> bool:
    """Whether some page of the box could tell of this; what no placement rule keeps for itself may happen anywhere."""
    rules = [rule for rule in placement_rules() if event in rule.tells or event.__module__ == rule.__module__]
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
        PAGES: [page_name(content, page) for page in content.locations],
        TOKENS: list(content.tokens),
        ABILITIES: [ability_name(content, power) for power in range(len(content.abilities))],
        CARAVANS: [card.id for card in content.caravans],
        CONTRACTS: [card.id for card in content.contracts],
        ENCOUNTERS: [card.id for card in content.encounters],
    }


def page_name(content: AlmanacContent, page: int) -> str:
    """`04 Cavern Mines`, where there are two books `DR 04 Cavern Mines`."""
    place = content.locations[page]
    return f"{content.books[place.book].mark} {place.number:02} {place.name}".strip()


def ability_name(content: AlmanacContent, power: int) -> str:
    """`dr-contract-04 arrival`."""
    return f"{content.owners[power][1]} {content.abilities[power].hook}"


def used_by(content: AlmanacContent, event: Happening) -> Iterable[tuple[str, str]]:
    """The things an event speaks of."""
    for sort, name in event.things():
        if sort != LASTING:
            yield sort, _NAMES[sort](content, name)
        elif content.abilities[int(name)].hook in PASSIVE.values():
            yield ABILITIES, _NAMES[ABILITIES](content, name)
