"""How much of what: goods, gold, costs and amounts that count something, as content writes them."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from itertools import compress
from typing import TYPE_CHECKING, Annotated, Literal, TypeAlias, TypeVar

from dragonroads.library.tags import Range, Tag

if TYPE_CHECKING:
    from dragonroads.library.binder import Binder
    from dragonroads.library.node import Node

GOODS = ("dewleaf", "emberspice", "everice", "skyfish")
"""The four goods in the order of their letters; rules count them by their place in this list."""
KINDS = range(len(GOODS))
KIND_OF = {good: kind for kind, good in enumerate(GOODS)}

Few: TypeAlias = Annotated[int, Range(0, 99)]
Good: TypeAlias = Literal["dewleaf", "emberspice", "everice", "skyfish"]
Four: TypeAlias = tuple[int, int, int, int]
NO_GOODS: Four = (0, 0, 0, 0)

BITS = 7
"""For each amount where goods are packed: four of them are the largest numbers that Python reckons fast with."""
GUARDS = sum(1 << BITS * kind + BITS - 1 for kind in KINDS)
"""The highest bit of each amount."""
MOST_GOODS = (1 << BITS - 1) - 1
"""Of one type, in a box or in a price."""
Some: TypeAlias = Annotated[int, Range(0, MOST_GOODS)]


@cache  # crates are few, and so are the ways to fill them
def packed(goods: tuple[int, ...]) -> int:
    """The four amounts in one number.

    `(packed(held) | GUARDS) - packed(needed) & GUARDS == GUARDS` says that all that is needed is held: where it is not,
    a guard is borrowed from. Prices and contracts are compared so, because every look at a page does it many times.
    """
    a, b, c, d = goods
    return a | b << BITS | c << 2 * BITS | d << 3 * BITS


ONE_OF_EACH = packed((1, 1, 1, 1))
"""Taken from what is held, it leaves the guards of those types of which there are any."""


def guards_of(goods: tuple[int, ...]) -> int:
    """The guards of those types of which there are any."""
    return (packed(goods) | GUARDS) - ONE_OF_EACH & GUARDS


@cache
def types_in(goods: tuple[int, ...]) -> tuple[str, ...]:
    """The names of the types of which there are any in crates: most questions about goods offer them."""
    return tuple(compress(GOODS, goods))


Count: TypeAlias = Literal[
    "crates",
    "caravan_cards",
    "contracts_done",
    "goods",
    "good_types",
    "workers",
    "strength",
    "pledged",
    "sold",
    "own_in_area",
    "workers_in_area",
    "resting",
]


@dataclass(frozen=True, slots=True)
class Goods:
    """Some goods: of named types, or of types that are settled when it happens."""

    dewleaf: Some = 0
    emberspice: Some = 0
    everice: Some = 0
    skyfish: Some = 0
    any: Few = 0
    """Of the owner's choice, one after the other."""
    random: Few = 0
    """Drawn by chance from all that is held; only for losses."""
    named: Few = 0
    """Of the type the Guide has named."""
    lacking: Few = 0
    """Of a type the player holds none of."""
    just_gained: Few = 0
    """Of a type that the action just done has brought."""
    fixed: Four = field(init=False, repr=False)
    kinds: tuple[tuple[int, int], ...] = field(init=False, repr=False)
    """The named types among them, each with its amount."""
    bulk: int = field(init=False, repr=False)
    """The named types among them, packed."""
    total: int = field(init=False, repr=False)
    """How many goods these are in all."""
    is_open: bool = field(init=False, repr=False)
    """Whether some of the types are settled only when it happens."""

    def __post_init__(self) -> None:
        four = (self.dewleaf, self.emberspice, self.everice, self.skyfish)
        chosen = self.any + self.random + self.named + self.lacking + self.just_gained
        worked_out: dict[str, object] = {
            "fixed": four,
            "kinds": tuple((kind, amount) for kind, amount in enumerate(four) if amount),
            "bulk": packed(four),
            "total": sum(four) + chosen,
            "is_open": chosen > 0,
        }
        for name, value in worked_out.items():
            object.__setattr__(self, name, value)


NOTHING = Goods()


@dataclass(frozen=True, slots=True)
class Without(Tag):
    """Goods of which some words make no sense where they are written."""

    words: tuple[str, ...]

    def accepts(self, value: object, node: Node, label: str, binder: Binder) -> bool:
        """Refuses the first of these words that is used."""
        for word in self.words:
            if getattr(value, word):
                binder.complain(node.key(word), label, f"'{word}' has no meaning here")
                return False
        return True

    def remark(self) -> str:
        """Names what is left out."""
        return f"without {', '.join(self.words)}"


GoodsGained: TypeAlias = Annotated[Goods, Without(("random",))]
GoodsLost: TypeAlias = Annotated[Goods, Without(("lacking", "just_gained"))]
GoodsPaid: TypeAlias = Annotated[Goods, Without(("random", "lacking", "just_gained"))]
GoodsListed: TypeAlias = Annotated[Goods, Without(("any", "random", "named", "lacking", "just_gained"))]


@cache
def goods_of(dewleaf: int, emberspice: int, everice: int, skyfish: int, chosen: int = 0) -> Goods:
    """The same goods are always one object: they are gained very often."""
    return Goods(dewleaf, emberspice, everice, skyfish, chosen)


@dataclass(frozen=True, slots=True)
class Counted:
    """An amount for each thing that is counted."""

    per: Count
    times: Few = 1
    most: Few | None = None


Amount: TypeAlias = Few | Counted


@dataclass(frozen=True, slots=True)
class Cost:
    """What has to be paid in full."""

    gold: Few = 0
    goods: GoodsPaid = NOTHING


@dataclass(frozen=True, slots=True)
class Price(Cost):
    """A cost that leaves nothing open."""

    goods: GoodsListed = NOTHING


FREE = Cost()


ByPlayers: TypeAlias = int | dict[int, int]
"""A number, or one for each number of players."""
V = TypeVar("V", int, str, tuple[str, ...])


def at_table(value: V | dict[int, V], players: int) -> V:
    """What holds for so many players."""
    return value[players] if isinstance(value, dict) else value
