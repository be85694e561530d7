"""The content of a box as the rules use it: cards by number, abilities by moment, pages by number of players."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache

from dragonroads.engine.table import Card
from dragonroads.games.almanac.amounts import GOLD_AT, GUARDS, NO_GOODS, Four, packed
from dragonroads.games.almanac.cards import (
    LETTERS,
    Ability,
    CaravanCard,
    Colour,
    ContractCard,
    EncounterCard,
    GoodKind,
    StartingCaravan,
    Supplies,
    Token,
)
from dragonroads.games.almanac.lasting_verbs import Prices
from dragonroads.games.almanac.locations import Location
from dragonroads.games.almanac.model import CARAVAN, CONTRACT, ENCOUNTER, LETTER, SLIP, TILE
from dragonroads.games.almanac.pages import Page, lay_out
from dragonroads.games.almanac.placement import Tile
from dragonroads.games.almanac.remembering import Remembered

PLAYERS = (2, 3, 4)
LAST_STOP = 6


@dataclass(frozen=True, slots=True)
class Addressed:
    """A letter, or the slip in a globe: a page it names, and the token it belongs to."""

    page: int
    token: Token


@dataclass(eq=False)
class AlmanacContent:
    """Everything the rules read; a card is its place in its list."""

    goods: Sequence[GoodKind]
    colours: Sequence[Colour]
    supplies: Supplies
    starting: Sequence[StartingCaravan]
    caravans: Sequence[CaravanCard]
    contracts: Sequence[ContractCard]
    encounters: Sequence[EncounterCard]
    tokens: Mapping[str, Token]
    locations: Mapping[int, Location]
    abilities: list[Ability] = field(default_factory=list, init=False)
    """Every ability of every card and token; a power is its place in this list."""
    owners: list[tuple[str, str]] = field(default_factory=list, init=False)
    """For each power what it stands on: `caravan`, `contract` or `token`, and its id."""

    def __post_init__(self) -> None:
        self.caravan_gold = [card.cost.gold for card in self.caravans]
        self.caravan_goods = [_four(card.cost.goods.fixed) for card in self.caravans]
        self.caravan_bulk = [packed(card.cost.goods.fixed) | card.cost.gold << GOLD_AT for card in self.caravans]
        self.deliverable = Remembered(self._deliverable)
        """Goods, packed and guarded -> the contracts they suffice for."""
        self.caravan_fame = [card.fame for card in self.caravans]
        self.contract_fame = [card.fame for card in self.contracts]
        self.contract_needs = [card.needs.fixed for card in self.contracts]
        self.powers_of_caravan = [self._number(CARAVAN, card.id, card.abilities) for card in self.caravans]
        self.powers_of_contract = [self._number(CONTRACT, card.id, card.abilities) for card in self.contracts]
        self.powers_of_token = {t.id: self._number("token", t.id, t.abilities) for t in self.tokens.values()}
        self.modifiers = [_modifiers(ability) for ability in self.abilities]
        self.powers_by_hook: dict[str, frozenset[int]] = defaultdict(frozenset, _grouped(self.abilities, "hook"))
        self.powers_after: dict[str, frozenset[int]] = defaultdict(frozenset, _grouped(self.abilities, "action"))
        self.encounters_by_letter = [
            [card for card, one in enumerate(self.encounters) if one.letter == letter] for letter in LETTERS
        ]
        self.goods_counts = [self.goods_count] * len(self.goods)
        self.token_counts = [token.count for token in self.tokens.values()]
        self.token_order = {token: place for place, token in enumerate(self.tokens)}
        self.stops = {place.id: place.stop for place in self.locations.values()}
        self.roads = {(place.id, following) for place in self.locations.values() for following in place.exits}
        self._sort_tokens()
        self.letters = [Addressed(page, token) for token in self.tokens.values() for page in token.destinations]
        self.slips = [
            Addressed(page, token)
            for token in self.tokens.values()
            if token.prophecy
            for page in self.finales
            for _ in range(token.count)
        ]
        self.tiles: list[tuple[int, Tile]] = [
            (place.id, tile) for place in self.locations.values() for tile in place.placement.tiles
        ]
        self.backs: dict[str, list[int]] = {
            CARAVAN: [0] * len(self.caravans),
            CONTRACT: [0] * len(self.contracts),
            ENCOUNTER: [LETTERS.index(card.letter) for card in self.encounters],
            LETTER: [0] * len(self.letters),
            SLIP: [0] * len(self.slips),
            TILE: [0] * len(self.tiles),
        }
        self.pages = cache(self._pages)
        self.bonuses_of = lru_cache(self._bonuses)

    @property
    def first_page(self) -> int:
        """The page every journey begins at."""
        return next(place.id for place in self.locations.values() if place.stop == 1)

    @property
    def finales(self) -> list[int]:
        """The pages a journey can end at."""
        return [place.id for place in self.locations.values() if place.stop == LAST_STOP]

    @property
    def goods_count(self) -> int:
        """How many there are of each good."""
        return self.goods[0].count

    def _number(self, sort: str, name: str, abilities: Iterable[Ability]) -> tuple[int, ...]:
        first = len(self.abilities)
        self.abilities += abilities
        self.owners += [(sort, name)] * (len(self.abilities) - first)
        return tuple(range(first, len(self.abilities)))

    def _sort_tokens(self) -> None:
        """Tokens by what they are good for."""
        tokens = self.tokens.values()
        self.cargo_tokens = [token.id for token in tokens if token.cargo]
        self.famous_tokens = [token.id for token in tokens if token.fame or token.set_fame or token.most_fame]
        self.wild_tokens = [token.id for token in tokens if token.wild]
        self.closing_tokens = [token.id for token in tokens if token.closing_gold]
        self.fight_tokens = [token.id for token in tokens if token.fight_strength]
        self.helping_tokens = [token.id for token in tokens if token.helps]
        self.repeating_tokens = [token.id for token in tokens if token.repeats]
        self.shrugging_tokens = [token.id for token in tokens if token.shrugs_off]
        self.pass_tokens = [token.id for token in tokens if token.passes]
        self.hired_tokens = [(token.id, token.wage) for token in tokens if token.wage]

    def _deliverable(self, goods: int) -> frozenset[Card]:
        needs = enumerate(self.contract_needs)
        return frozenset(card for card, four in needs if goods - packed(four) & GUARDS == GUARDS)

    def _bonuses(self, powers: tuple[int, ...]) -> dict[str, int]:
        """What the modifiers of these abilities add up to."""
        found: dict[str, int] = {}
        for power in powers:
            for key, value in self.modifiers[power].items():
                found[key] = found.get(key, 0) + value
        return found

    def _pages(self, players: int) -> dict[int, Page]:
        return {place.id: lay_out(place, players, self._tiles_of(place.id)) for place in self.locations.values()}

    def _tiles_of(self, page: int) -> dict[Card, Tile]:
        return {card: tile for card, (home, tile) in enumerate(self.tiles) if home == page}


def _four(goods: Four) -> Four:
    return goods if any(goods) else NO_GOODS


def _grouped(abilities: Sequence[Ability], by: str) -> dict[str, frozenset[int]]:
    groups: dict[str, set[int]] = defaultdict(set)
    for power, ability in enumerate(abilities):
        groups[getattr(ability, by)].add(power)
    return {name: frozenset(powers) for name, powers in groups.items()}


def _modifiers(ability: Ability) -> dict[str, int]:
    found: dict[str, int] = {}
    for deed in ability.do if ability.hook == "always" else ():
        for key, value in deed.effect.args.items():
            if isinstance(value, Prices):
                prices = {f"{key}_{good}": getattr(value, good) for good in Prices.__dataclass_fields__}
                found |= {name: price for name, price in prices.items() if price}
            else:
                found[key] = value
    return found
