"""Caravans, contracts, tokens and encounters as their YAML files describe them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Literal, TypeAlias

from dragonroads.games.almanac.amounts import FREE, MOST_GOODS, Cost, Few, GoodsListed, Price
from dragonroads.games.almanac.deeds import PASSIVE, Clause, Deeds
from dragonroads.library.tags import Declares, Id, LongId, Range, Ref, Text

Hook: TypeAlias = Literal[
    "always",
    "on_gain",
    "arrival",
    "after_action",
    "before_bid",
    "before_fight_roll",
    "after_fight_roll",
    "on_fight_won",
    "on_fight_lost",
    "closing",
    "scoring",
]
"""The moments an ability can belong to."""
Standard: TypeAlias = Literal[
    "complete_contract", "extend_caravan", "gain_contract", "gain_goods", "sell_goods", "visit_shop"
]
Order: TypeAlias = Literal["guide_first", "guide_last", "guide_picks", "weakest_first"]
Letter: TypeAlias = Literal["A", "B", "C", "D", "E"]
LETTERS = "ABCDE"
Fame: TypeAlias = Annotated[int, Range(-99, 99)]
Book: TypeAlias = Annotated[str, Ref("book")]
"""The box of a card that speaks of a page, a token or a city: it stays out where that book is not visited."""
MOST_PLAYERS = 4
OF_ABILITIES = {"gain", "lose", "exchange", "choose", "roll", "draw_contract", "act", "peek", "modify", "score"}
"""The verbs that need neither an open encounter nor a space of a page."""
QUIET = {"gold", "guard", "worker", "fame"}
"""What can be gained without a question and without a crate."""


@dataclass(frozen=True, slots=True)
class Ability:
    """What a card or token does at one moment."""

    hook: Hook
    do: tuple[Clause, ...]
    action: Standard | None = None
    """For `after_action`: which action."""
    limit: Literal["round"] | None = None
    """At most once in every round."""

    def __post_init__(self) -> None:
        if (self.action is not None) != (self.hook == "after_action"):
            raise ValueError("`action` goes with the hook after_action, and only with it")
        for verb, hook in PASSIVE.items():
            if any((deed.verb == verb) != (self.hook == hook) for deed in self.do):
                raise ValueError(f"`{verb}` goes with the hook {hook}, and only with it")
        for deed in self.do:
            if deed.verb not in OF_ABILITIES or deed.effect.args.get("sealed"):
                raise ValueError(f"`{deed.verb}` cannot be used here: it needs an encounter or a page")

    @property
    def is_quiet(self) -> bool:
        """Whether it neither asks anything nor fills a crate, so that its place among others does not matter."""
        return all(_is_quiet(deed) and not deed.may for deed in self.do)


def _is_quiet(deed: Clause) -> bool:
    return deed.verb == "peek" or (deed.verb == "gain" and set(deed.effect.args) <= QUIET)


@dataclass(frozen=True, slots=True)
class StartingCaravan:
    """What a player sets out with."""

    id: Annotated[LongId, Declares("starting caravan")]
    name: Text
    crates: Annotated[int, Range(2, 12)]
    shields: Few


@dataclass(frozen=True, slots=True)
class CaravanCard:
    """A card that can be added to a caravan."""

    id: Annotated[LongId, Declares("caravan card")]
    name: Text
    cost: Price
    crates: Few
    shields: Few
    workers: Annotated[int, Range(0, 3)]
    fame: Few
    abilities: tuple[Ability, ...] = ()
    text: Text = ""
    book: Book = ""


@dataclass(frozen=True, slots=True)
class CaravanList:
    """The file `caravans.yaml`."""

    starting: tuple[StartingCaravan, ...]
    caravans: tuple[CaravanCard, ...]

    def __post_init__(self) -> None:
        if len(self.starting) < MOST_PLAYERS:
            raise ValueError(f"starting: needs a caravan for each of {MOST_PLAYERS} players")


@dataclass(frozen=True, slots=True)
class ContractCard:
    """Goods somebody waits for, the fame of delivering them, and what works from then on."""

    id: Annotated[LongId, Declares("contract")]
    name: Text
    needs: GoodsListed
    fame: Few
    abilities: tuple[Ability, ...]
    text: Text
    book: Book = ""


@dataclass(frozen=True, slots=True)
class ContractList:
    """The file `contracts.yaml`."""

    contracts: tuple[ContractCard, ...]


@dataclass(frozen=True, slots=True)
class Prophecy:
    """Gold for a globe that was right, and for one that was not."""

    right: Few
    wrong: Few


@dataclass(frozen=True, slots=True)
class Token:
    """A location token: how many there are, and what it is good for."""

    id: Annotated[Id, Declares("token")]
    name: Text
    count: Annotated[int, Range(1, 99)]
    text: Text
    abilities: tuple[Ability, ...] = ()
    cargo: bool = False
    """It fills a crate."""
    fame: Fame = 0
    set_fame: dict[int, tuple[int, ...]] = field(default_factory=dict)
    """By the number of players: fame for one, two, three … of them."""
    destinations: tuple[int, ...] = ()
    """A letter: one for each of these pages."""
    delivery: Few = 0
    prophecy: Prophecy | None = None
    wild: bool = False
    """It may stand for one good of a contract."""
    closing_gold: Few = 0
    """It is sold for this much when the journey ends."""
    fight_strength: Few = 0
    """It may be spent before a fight roll."""
    passes: bool = False
    """Once in every Action Phase its owner may pass a turn."""
    wage: Few = 0
    """Once in every Action Phase it may be placed like a worker for this wage."""
    helps: bool = False
    """Spent after a placement, it brings a worker from behind the screen for the rest of the round."""
    repeats: bool = False
    """Spent after an action of a space, it lets its owner do that once more."""
    shrugs_off: bool = False
    """Spent after a lost fight, it takes the bad result away."""
    duel_rerolls: Few = 0
    """Rolls that may be repeated in a duel for a space."""
    most_fame: Fame = 0
    """More fame, or less, for whoever holds most of them."""
    limit: Few = 0
    """Nobody can gain more than so many; 0 for no limit."""

    def __post_init__(self) -> None:
        if self.wild and not self.cargo:
            raise ValueError("what may stand for a good rides in a crate: wild needs cargo: true")


@dataclass(frozen=True, slots=True)
class TokenList:
    """The file `tokens.yaml`."""

    tokens: tuple[Token, ...]


@dataclass(frozen=True, slots=True)
class Banner:
    """Who meets the encounter in which order, and what the Guide gets out of leading."""

    order: Order
    text: Text
    strength: Few = 0
    rerolls: Few = 0
    safe: bool = False
    """The Guide ignores the lose result."""
    may_stand_aside: bool = False
    aside: Deeds = ()
    before: Deeds = ()
    after: Deeds = ()


@dataclass(frozen=True, slots=True)
class Fight:
    """A number to reach, and what comes of it."""

    strength: Annotated[int, Range(1, 30)]
    win: Deeds
    lose: Deeds
    win_text: Text
    lose_text: Text


@dataclass(frozen=True, slots=True)
class Special:
    """What happens without a fight."""

    do: Deeds
    text: Text
    cost: Cost = FREE


@dataclass(frozen=True, slots=True)
class EncounterCard:
    """Something met on the way from one page to the next."""

    id: Annotated[LongId, Declares("encounter")]
    letter: Letter
    type: Literal["fight", "optional_fight", "special"]
    name: Text
    story: Text
    banner: Banner
    ends: Literal["first_win", "everyone"]
    fight: Fight | None = None
    special: Special | None = None
    book: Book = ""
    is_shared: bool = field(init=False, repr=False)
    """Whether all players resolve it together, by a bid, pledges or sealed choices."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "is_shared", self._is_shared())
        if (self.fight is None) != (self.type == "special") or (self.special is None) != (self.type == "fight"):
            raise ValueError("a fight needs `fight`, a special `special`, an optional fight both")

    def _is_shared(self) -> bool:
        deeds = self.special.do if self.special and not self.fight else ()
        return any(deed.verb in ("bid", "pledge") or deed.effect.args.get("sealed") for deed in deeds)


@dataclass(frozen=True, slots=True)
class EncounterList:
    """The file `encounters.yaml`."""

    encounters: tuple[EncounterCard, ...]


@dataclass(frozen=True, slots=True)
class GoodKind:
    """One of the four goods."""

    id: Annotated[Id, Declares("good")]
    letter: str
    name: Text
    count: Annotated[int, Range(1, MOST_GOODS)]


@dataclass(frozen=True, slots=True)
class GoodList:
    """The file `goods.yaml`."""

    goods: tuple[GoodKind, ...]


@dataclass(frozen=True, slots=True)
class Colour:
    """What a player's pieces look like: a letter that is readable without colour, a name and a colour."""

    id: Annotated[str, Declares("colour")]
    name: Text
    colour: str


@dataclass(frozen=True, slots=True)
class ColourList:
    """The file `colours.yaml`."""

    colours: tuple[Colour, ...]


@dataclass(frozen=True, slots=True)
class Supplies:
    """The file `supplies.yaml`: what else lies in the box."""

    guards: Annotated[int, Range(1, 99)]
    starting_gold: tuple[int, ...]
    fight_die: tuple[int, ...]
    """The faces; 0 is the X that always loses."""

    def __post_init__(self) -> None:
        if len(self.starting_gold) < MOST_PLAYERS:
            raise ValueError(f"starting_gold: needs a number for each of {MOST_PLAYERS} players")
        if not self.fight_die:
            raise ValueError("fight_die: needs at least one face")
