"""The content of a box as the rules use it: cards by number, abilities by moment, pages by number of players."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache
from operator import itemgetter
from typing import get_args

from dragonroads.engine.table import Card
from dragonroads.errors import ContentError
from dragonroads.games.almanac.amounts import NO_GOODS, Four, packed
from dragonroads.games.almanac.books import Book
from dragonroads.games.almanac.cards import (
    LETTERS,
    Ability,
    CaravanCard,
    Colour,
    ContractCard,
    EncounterCard,
    GoodKind,
    Hook,
    Standard,
    StartingCaravan,
    Supplies,
    Token,
)
from dragonroads.games.almanac.lasting_verbs import Prices
from dragonroads.games.almanac.locations import Location
from dragonroads.games.almanac.model import CARAVAN, CONTRACT, ENCOUNTER, LETTER, SLIP, TILE
from dragonroads.games.almanac.pages import Page, lay_out
from dragonroads.games.almanac.placement import Tile
from dragonroads.games.almanac.tour_plans import TourPlan
from dragonroads.games.almanac.tours import tours_of

PLAYERS = (2, 3, 4)


@dataclass(frozen=True, slots=True)
class Addressed:
    """A letter, or the slip in a globe: the page it names, and the token it belongs to."""

    page: int
    """For a letter the number of the page, whatever its book; for a slip its id."""
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
    """By id."""
    books: Sequence[Book]
    plans: Sequence[TourPlan] = ()
    """The tours that lead through these books; none for a box that is played by itself."""
    abilities: list[Ability] = field(default_factory=list, init=False)
    """Every ability of every card and token; a power is its place in this list."""
    owners: list[tuple[str, str]] = field(default_factory=list, init=False)
    """For each power what it stands on: `caravan`, `contract` or `token`, and its id."""

    def __post_init__(self) -> None:
        self.caravan_gold = [card.cost.gold for card in self.caravans]
        self.caravan_goods = [_four(card.cost.goods.fixed) for card in self.caravans]
        self.caravan_bulk = [packed(card.cost.goods.fixed) for card in self.caravans]
        self.contract_bulk = [packed(card.needs.fixed) for card in self.contracts]
        self.caravan_fame = [card.fame for card in self.caravans]
        self.contract_fame = [card.fame for card in self.contracts]
        self.contract_needs = [card.needs.fixed for card in self.contracts]
        self.powers_of_caravan = [self._number(CARAVAN, card.id, card.abilities) for card in self.caravans]
        self.powers_of_contract = [self._number(CONTRACT, card.id, card.abilities) for card in self.contracts]
        self.powers_of_token = {t.id: self._number("token", t.id, t.abilities) for t in self.tokens.values()}
        self.modifiers = [_modifiers(ability) for ability in self.abilities]
        self.powers_by_hook = {hook: self._powers("hook", hook) for hook in get_args(Hook)}
        self.powers_after = {action: self._powers("action", action) for action in get_args(Standard)}
        self.token_counts = [token.count for token in self.tokens.values()]
        self.token_order = {token: place for place, token in enumerate(self.tokens)}
        self._sort_tokens()
        self.letter_tokens = [token.id for token in self.tokens.values() if token.destinations]
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
        self.tours = tours_of(self)
        """By name."""

    @classmethod
    def of(
        cls, goods: Sequence[GoodKind], colours: Sequence[Colour], books: Sequence[Book], plans: Sequence[TourPlan] = ()
    ) -> AlmanacContent:
        """Everything of all books; what they share, the first one says."""
        pages = [page.within(number) for number, book in enumerate(books) for page in book.pages]
        return cls(
            goods,
            colours,
            books[0].supplies,
            [one for book in books for one in book.caravans.starting],
            [card for book in books for card in book.caravans.caravans],
            [card for book in books for card in book.contracts.contracts],
            [card for book in books for card in book.encounters.encounters],
            {token.id: token for book in books for token in book.tokens.tokens},
            {page.id: page for page in pages},
            books,
            plans,
        )

    @property
    def finales(self) -> list[int]:
        """The pages at which some road ends."""
        return [place.id for place in self.locations.values() if not place.exits]

    def label(self, page: int) -> str:
        """The number of a page as people read it, with the mark of its book where there is another one."""
        place = self.locations[page]
        return f"{self.books[place.book].mark} {place.number}".strip()

    def _number(self, sort: str, name: str, abilities: Iterable[Ability]) -> tuple[int, ...]:
        first = len(self.abilities)
        self.abilities += abilities
        self.owners += [(sort, name)] * (len(self.abilities) - first)
        return tuple(range(first, len(self.abilities)))

    def _powers(self, slot: str, value: str) -> frozenset[int]:
        """The powers that have this hook, or react to this action."""
        return frozenset(power for power, ability in enumerate(self.abilities) if getattr(ability, slot) == value)

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
        in_turns = [token.id for token in tokens if token.helps or token.passes or token.wage]
        self.turn_tokens_held, self.famous_held = _held(in_turns), _held(self.famous_tokens)
        """How many somebody holds of the tokens that change a turn, and of those that count at the end."""
        nothing = dict.fromkeys(self.tokens, 0)
        self.no_turn_tokens, self.none_famous = self.turn_tokens_held(nothing), self.famous_held(nothing)

    def _bonuses(self, powers: tuple[int, ...]) -> dict[str, int]:
        """What the modifiers of these abilities add up to."""
        found: dict[str, int] = {}
        for power in powers:
            for key, value in self.modifiers[power].items():
                found[key] = found.get(key, 0) + value
        return found

    def _pages(self, players: int) -> dict[int, Page]:
        return {place.id: self._laid_out(place, players) for place in self.locations.values()}

    def _laid_out(self, place: Location, players: int) -> Page:
        try:
            return lay_out(place, players, self._tiles_of(place.id))
        except Exception as fault:  # what `check` would have found, with the line of the page that is to blame
            told = f"page {self.label(place.id)} cannot be laid out for {players} players"
            raise ContentError(f"{told} ('dragonroads check' says where it goes wrong)") from fault

    def _tiles_of(self, page: int) -> dict[Card, Tile]:
        return {card: tile for card, (home, tile) in enumerate(self.tiles) if home == page}


def _held(tokens: Sequence[str]) -> Callable[[Mapping[str, int]], object]:
    """Finds how many of each of these tokens are held, with one look for all of them."""
    return itemgetter(*tokens) if tokens else lambda _tokens: ()


def _four(goods: Four) -> Four:
    return goods if any(goods) else NO_GOODS


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
