"""The content of the canyon as its YAML files describe it, and as the rules use it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Annotated, Literal, TypeAlias, get_args

from dragonroads.games.canyon.grid import COMPASS, TILE
from dragonroads.library.tags import Declares, Id, Pattern, Range, Ref, Text

Kind = Literal["wood", "meat", "stone", "bone"]
KINDS: tuple[str, ...] = get_args(Kind)
"""The four resources in the order of screens and logs; rules count them by their place in this list."""
BONE = KINDS.index("bone")
Action = Literal["battle", "dragon"]
ACTIONS: tuple[str, ...] = get_args(Action)
Arrow = Literal["N", "NE", "E", "SE", "S", "SW", "W", "NW"]
Turning = Literal["cw", "ccw"]
TURNINGS: tuple[str, ...] = get_args(Turning)
NO_KIND = -1
BUY, TRADE = "buy", "trade"
Deal: TypeAlias = tuple[str, str]
"""`buy` with a building, or `trade` with `wood>bone`."""
MOST_KEPT = 4096
PRECIOUS = (3, 2, 1, 0)
"""Kinds in the order an Automa wants them."""

Few: TypeAlias = Annotated[int, Range(0, 99)]
TileName: TypeAlias = Annotated[str, Pattern("[A-D][1-4]", "B3")]
Code: TypeAlias = Annotated[str, Pattern("[A-Z]{3}", "SKY")]
Trick = Literal["leap", "mirage", "muster", "scent", "updraft"]
"""What a hero can do instead of fighting; each name is a function of `tricks`."""


# --- the map ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Terrain:
    """A sort of tile."""

    id: Annotated[Id, Declares("terrain")]
    name: Text
    count: Annotated[int, Range(1, 16)]
    text: Text
    gives: Kind | None = None
    strength: Few = 0
    """Added to a hero who fights here."""
    town: bool = False
    """Whoever holds it has one more trade symbol."""
    canyon: bool = False


@dataclass(frozen=True, slots=True)
class TileList:
    """The file `tiles.yaml`."""

    tiles: tuple[Terrain, ...]
    fixed: tuple[tuple[Annotated[Id, Ref("terrain")], ...], ...]
    """The layout for a first game, row by row."""


# --- heroes -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Against:
    """Another printed strength when facing one certain hero."""

    hero: Annotated[Id, Ref("hero")]
    strength: Few


@dataclass(frozen=True, slots=True)
class Passive:
    """What a hero can do without being asked to."""

    loot_of_choice: bool = False
    """Whoever gets this hero's loot picks its kind."""
    breaks_dragons: bool = False
    """Shown when a dragon comes to this hero, it sends the dragon away."""
    wins_ties: bool = False
    """As defender."""
    defending: Few = 0
    """Strength added as defender."""
    beside_own: Few = 0
    """Strength added for each other own hero on an adjacent tile."""
    against: Against | None = None
    raids_stockpile: bool = False
    """What this hero steals after a won attack may come from the stockpile."""
    guards_stores: bool = False
    """Whoever beats this hero as attacker steals nothing."""
    returns_to_hand: bool = False
    """Beaten in battle, the hero goes to the hand."""


@dataclass(frozen=True, slots=True)
class Ability:
    """One of a hero's two abilities: a trick, or something that always works."""

    id: Annotated[Id, Declares("ability")]
    name: Text
    text: Text
    trick: Trick | None = None
    passive: Passive | None = None

    def __post_init__(self) -> None:
        if (self.trick is None) == (self.passive is None):
            raise ValueError("needs exactly one of trick, passive")


@dataclass(frozen=True, slots=True)
class Hero:
    """A hero; every clan has one of each."""

    id: Annotated[Id, Declares("hero")]
    code: Code
    name: Text
    strength: Few
    abilities: tuple[Ability, ...]
    loot: Kind | None = None
    """What lies in the loot bag; nothing is named where it is chosen."""

    def __post_init__(self) -> None:
        if (self.loot is None) != any(a.passive and a.passive.loot_of_choice for a in self.abilities):
            raise ValueError("needs a loot, or an ability with loot_of_choice, not both")
        if sum(ability.trick is not None for ability in self.abilities) > 1:
            raise ValueError("has more than one trick")

    @property
    def trick(self) -> Ability | None:
        """The ability that can be chosen instead of a battle."""
        return next((ability for ability in self.abilities if ability.trick), None)


@dataclass(frozen=True, slots=True)
class HeroList:
    """The file `heroes.yaml`."""

    heroes: tuple[Hero, ...]


# --- buildings, clans, dragons ----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Price:
    """What a building costs."""

    wood: Few = 0
    meat: Few = 0
    stone: Few = 0
    bone: Few = 0

    @property
    def four(self) -> tuple[int, int, int, int]:
        """The amounts in the order of kinds."""
        return self.wood, self.meat, self.stone, self.bone


@dataclass(frozen=True, slots=True)
class Building:
    """A kind of building: its price, what it does, and what it is worth."""

    id: Annotated[Id, Declares("building")]
    code: Annotated[str, Pattern("[A-Z]{2}", "TV")]
    name: Text
    text: Text
    cards: Annotated[int, Range(1, 20)]
    price: Price
    extra: Few = 0
    """Cards its pile holds beyond the number for the table."""
    trade: Few = 0
    """Trade symbols for each."""
    strength: Few = 0
    """Strength of all own heroes for each."""
    strength_most: Few = 0
    recall: bool = False
    """Bought, it brings a hero back from the discard pile."""
    worth: tuple[Few, ...] = ()
    """Points for 1, 2, 3 ... cards; more cards begin a new set."""
    per_kind: Few = 0
    """Points of each card for every kind of building its owner has."""

    def __post_init__(self) -> None:
        if bool(self.worth) == bool(self.per_kind):
            raise ValueError("needs exactly one of worth, per_kind")


@dataclass(frozen=True, slots=True)
class BuildingList:
    """The file `buildings.yaml`."""

    buildings: tuple[Building, ...]
    palace_scale: tuple[Few, ...]
    """What every set is worth when the table plays with one scale for all."""


@dataclass(frozen=True, slots=True)
class ClanCard:
    """What a people is good at."""

    id: Annotated[Id, Declares("clan")]
    name: Text
    text: Text
    diagonal_battles: bool = False
    gather_kinds: Few = 0
    """Whoever gathers so many kinds takes one more token; never for 0."""
    rich_caravan: Few = 0
    """From a caravan with so many tokens two are stolen; never for 0."""
    rage: Few = 0
    """Rage tokens at the start."""
    rage_worth: Annotated[int, Range(1, 9)] = 2
    canyon_gift: tuple[Kind, ...] = ()
    """One of these for entering a canyon without bones."""


@dataclass(frozen=True, slots=True)
class ClanList:
    """The file `clans.yaml`."""

    clans: tuple[ClanCard, ...]


Target = Literal["enemy_hero", "resource_tile", "resource_or_town", "own_hero"]
ON_HEROES = ("enemy_hero", "own_hero")


@dataclass(frozen=True, slots=True)
class Dragon:
    """A dragon: where it can be sent, and what it does there while it stays."""

    id: Annotated[Id, Declares("dragon")]
    sign: Annotated[str, Pattern("[A-Z][a-z]{2}", "Anc")]
    name: Text
    text: Text
    target: Target
    block_gather: bool = False
    amount: Few = 0
    """So many tokens are gathered instead of one."""
    change_kind: Kind | None = None
    """This is gathered instead of what the tile gives."""
    to_stockpile: bool = False
    """What is gathered goes straight to the stockpile."""
    strength: Few = 0
    """Added to the hero in battle."""
    discard_from_hand: bool = False
    """At once the hero's owner loses a card from hand."""
    recall: bool = False
    """At once the sender takes a hero back from the discard pile."""

    @property
    def on_hero(self) -> bool:
        """Whether it sits on a hero and follows that hero."""
        return self.target in ON_HEROES


@dataclass(frozen=True, slots=True)
class DragonList:
    """The file `dragons.yaml`, in the order in which dragons take effect."""

    dragons: tuple[Dragon, ...]


# --- the Automa and solo missions -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class AutomaCard:
    """One card of the Automa's deck; each use reads one part of it."""

    id: Annotated[str, Pattern("AUT-[0-9]{2}", "AUT-01"), Declares("automa card")]
    move: TileName
    action: Action
    purchase: Annotated[Id, Ref("building")]
    strength: Few
    arrow: Arrow
    turn: Turning

    @property
    def tile(self) -> int:
        """Where it would place a hero."""
        return TILE[self.move]

    def offset(self, bearing: float) -> float:
        """How far the arrow has to turn to meet a bearing."""
        arrow = COMPASS.index(self.arrow) * 45
        return round((bearing - arrow if self.turn == "cw" else arrow - bearing) % 360, 6)


@dataclass(frozen=True, slots=True)
class AutomaDeck:
    """The file `automa.yaml`."""

    prices: dict[str, Annotated[int, Range(1, 9)]]
    """Tokens of any kind for a building, by difficulty."""
    automa: tuple[AutomaCard, ...]


Check = Literal[
    "automa_bones",
    "automa_festivals",
    "battles_lost",
    "battles_won",
    "bones_held",
    "canyon_entries",
    "festivals",
    "festival_heroes",
    "glory_lead",
    "kinds_built",
    "largest_set",
    "slayer_wins",
    "stockpile",
    "towns_held",
    "trades",
    "tricks_used",
]
"""What a mission counts; each name is a function of `missions`."""


@dataclass(frozen=True, slots=True)
class Mission:
    """A solo mission: what is counted, how much or how little of it is wanted, and the points."""

    id: Annotated[str, Pattern("MIS-[0-9]{2}", "MIS-01"), Declares("mission")]
    name: Text
    text: Text
    check: Check
    points: Annotated[int, Range(-99, 99)]
    """Gained when it is fulfilled; lost when it is not, where they are below 0."""
    at_least: Few | None = None
    at_most: Few | None = None

    def __post_init__(self) -> None:
        if (self.at_least is None) == (self.at_most is None):
            raise ValueError("needs exactly one of at_least, at_most")

    @property
    def is_reward(self) -> bool:
        """Whether it can only be won, never be lost."""
        return self.points > 0

    def fulfilled(self, count: int) -> bool:
        """Whether so many are enough, or few enough."""
        return count >= self.at_least if self.at_least is not None else count <= (self.at_most or 0)


@dataclass(frozen=True, slots=True)
class MissionList:
    """The file `missions.yaml`."""

    drawn: Annotated[int, Range(1, 16)]
    missions: tuple[Mission, ...]


@dataclass(frozen=True, slots=True)
class Colour:
    """A clan's colour: a letter that is readable without colour, and how it is drawn."""

    id: Annotated[str, Declares("colour")]
    name: Text
    colour: str


@dataclass(frozen=True, slots=True)
class Supplies:
    """The file `supplies.yaml`: what lies in the box."""

    tokens: Few
    """Of each kind."""
    glory: Few
    glory_points: Few
    glory_lead: Few
    """Points for most Glory cards."""
    die: Annotated[int, Range(2, 20)]
    rage_worth: Few
    piles: dict[str, dict[int, Few]]
    """Length of a game -> seats -> cards in a building pile."""
    piles_to_end: dict[int, Few]
    """Seats -> how many empty piles end the game."""
    ratios: tuple[Few, ...]
    """Tokens for one other token, by trade symbols, one symbol first."""
    bones_to_win: Few
    colours: tuple[Colour, ...]


# --- as the rules use it ----------------------------------------------------------------------------------------------


@dataclass(eq=False)
class CanyonContent:
    """Everything the rules read. A hero card is its seat times the number of heroes plus its place among them."""

    supplies: Supplies
    tiles: TileList
    heroes: Sequence[Hero]
    """By code, so that the order of a hand says nothing."""
    buildings: Sequence[Building]
    palace_scale: tuple[int, ...]
    clans: dict[str, ClanCard]
    dragons: Sequence[Dragon]
    automa: Sequence[AutomaCard]
    prices: dict[str, int]
    missions: dict[str, Mission]
    missions_drawn: int
    terrains: list[Terrain] = field(init=False)
    """Every tile of the box, in the order of the file."""

    def __post_init__(self) -> None:
        self.terrains = [terrain for terrain in self.tiles.tiles for _ in range(terrain.count)]
        by_id = {terrain.id: terrain for terrain in self.tiles.tiles}
        self.fixed = [self.tiles.tiles.index(by_id[name]) for row in self.tiles.fixed for name in row]
        self.shuffled = [self.tiles.tiles.index(terrain) for terrain in self.terrains]
        self.size = len(self.heroes)
        """Heroes of one clan."""
        cards = range(self.size * len(self.supplies.colours))
        self.hero_of = [self.heroes[card % self.size] for card in cards]
        self.seat_of = [card // self.size for card in cards]
        self.tricks = [hero.trick for hero in self.hero_of]
        self.passives = [merged(hero) for hero in self.hero_of]
        self.sources = [
            {name: a.id for a in hero.abilities if a.passive for name in Passive.__slots__ if getattr(a.passive, name)}
            for hero in self.heroes
        ]
        """Per hero which of its abilities has which lasting effect."""
        self.loot = [KINDS.index(hero.loot) if hero.loot else NO_KIND for hero in self.hero_of]
        self.backs = {"hero": self.seat_of, "automa": [0] * len(self.automa)}
        self.gives = [KINDS.index(t.gives) if t.gives else NO_KIND for t in self.tiles.tiles]
        self.building_index = {building.id: at for at, building in enumerate(self.buildings)}
        self.cheapest = min(sum(building.price.four) for building in self.buildings)
        ratios = self.supplies.ratios
        symbols = 1 + sum(building.trade * building.cards for building in self.buildings) + len(self.terrains)
        self.ratios = [0, *ratios, *[ratios[-1]] * symbols]
        """By trade symbols: more than the table lists are as good as the last it lists."""
        self.all_kinds, self.all_piles = (1 << len(KINDS)) - 1, (1 << len(self.buildings)) - 1
        self.trainers = [(kind, building) for kind, building in enumerate(self.buildings) if building.strength]
        self.scales = {False: self._scales(False), True: self._scales(True)}
        """Whether one scale holds for all -> building -> points for so many cards."""
        self.building_points = lru_cache(maxsize=MOST_KEPT)(self._building_points)
        self.most_of_a_kind = max([*self.ratios, *(max(building.price.four) for building in self.buildings)])
        """More tokens of one kind than this open no other deal."""
        self.deals = lru_cache(maxsize=MOST_KEPT)(self._deals)

    def _scales(self, one_for_all: bool) -> list[list[int]]:
        scales = [self.palace_scale if one_for_all else building.worth for building in self.buildings]
        return [
            [set_points(scale, cards) if building.worth else 0 for cards in range(building.cards + 1)]
            for building, scale in zip(self.buildings, scales)
        ]

    def _building_points(self, one_for_all: bool, built: tuple[int, ...]) -> tuple[int, ...]:
        """What so many cards of each building are worth together."""
        kinds = len(built) - built.count(0)
        scales = self.scales[one_for_all]
        return tuple(
            scale[cards] + cards * kinds * building.per_kind
            for building, scale, cards in zip(self.buildings, scales, built)
        )

    def _deals(self, stock: tuple[int, ...], ratio: int, left: int, piles: int) -> tuple[Deal, ...]:
        """What can be bought and traded with a stockpile, of kinds and piles that are not empty.

        There are not many different answers, and they are asked for in every step of a turn: they are kept.
        """
        bought = [
            (BUY, building.id)
            for kind, building in enumerate(self.buildings)
            if piles >> kind & 1 and all(have >= price for have, price in zip(stock, building.price.four))
        ]
        given = [kind for kind in range(4) if stock[kind] >= ratio]
        wanted = [kind for kind in range(4) if left >> kind & 1]
        traded = [(TRADE, f"{KINDS[give]}>{KINDS[get]}") for give in given for get in wanted if give != get]
        return (*bought, *traded)

    def ability_with(self, card: int, effect: str) -> str:
        """The ability of a hero that has a lasting effect."""
        return self.sources[card % self.size][effect]

    def hero_index(self, name: str) -> int:
        """A hero's place among the heroes of a clan."""
        return next(at for at, hero in enumerate(self.heroes) if hero.id == name)


def merged(hero: Hero) -> Passive:
    """All that always works for a hero, in one place."""
    given = [ability.passive for ability in hero.abilities if ability.passive]
    changed: dict[str, object] = {}
    for passive in given:
        for name in Passive.__slots__:
            value = getattr(passive, name)
            if value != getattr(NO_PASSIVE, name):
                changed[name] = value
    return Passive(**changed)  # type: ignore[arg-type]  # values of its own fields


NO_PASSIVE = Passive()


def set_points(scale: Sequence[int], cards: int) -> int:
    """Points for cards that are worth more the more there are; after a whole set a new one begins."""
    sets, rest = divmod(cards, len(scale))
    return sets * scale[-1] + (scale[rest - 1] if rest else 0)
