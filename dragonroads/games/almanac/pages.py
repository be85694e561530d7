"""A page laid out for a number of players: its spaces, what they do, and who is next to whom."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import get_args

from dragonroads.engine.table import Card, Refusal
from dragonroads.games.almanac.amounts import KINDS, NO_GOODS, Cost, Four, total_cost
from dragonroads.games.almanac.cards import Standard
from dragonroads.games.almanac.deeds import Deeds
from dragonroads.games.almanac.locations import Location, Tile
from dragonroads.games.almanac.model import Journey, Player
from dragonroads.games.almanac.placement import Placement

STANDARD: tuple[str, ...] = get_args(Standard)
Check = Callable[[Journey, Player, int], Refusal | None]
OPEN_WHILE_PLENTY = ("gain_goods", "visit_shop")
"""As long as every good is in supply, nothing can close these."""
TOO_POOR = Refusal("too_poor", (), "ALM-SPACE-03")


@dataclass(eq=False, slots=True)
class Action:
    """What a space does: one of the six standard actions, or one of the page's own."""

    kind: str
    """The name of the standard action, or of the page's own."""
    deeds: Deeds
    gold: int = 0
    goods: Four = NO_GOODS
    checks: tuple[Check, ...] = ()
    key: int = 0
    """Actions with the same key are alike."""
    is_standard: bool = field(init=False)
    """Whether it is one of the six actions every page has."""
    why_not: Check = field(init=False, repr=False)
    """Why a player cannot pay for it or carry it out with so much gold."""

    def __post_init__(self) -> None:
        self.is_standard = self.kind in STANDARD
        plain = len(self.checks) == 1 and not self.gold and self.goods is NO_GOODS
        self.why_not = self.checks[0] if plain else self._why_not  # it is asked very often

    @property
    def is_free_for_all(self) -> bool:
        """Whether only an empty supply could keep anybody from it."""
        return self.kind in OPEN_WHILE_PLENTY and not self.gold and self.goods is NO_GOODS

    def price(self, p: Player) -> int:
        """The gold it costs this player."""
        return max(0, self.gold + p.bonus.get("space_cost", 0)) if self.gold else 0

    def _why_not(self, game: Journey, p: Player, gold: int) -> Refusal | None:
        if self.gold:
            gold -= self.price(p)
            if gold < 0:
                return Refusal("costs_gold", (self.price(p),), "ALM-COST-01")
        if self.goods is not NO_GOODS and any(p.goods[k] < self.goods[k] for k in KINDS):
            return Refusal("costs_goods", self.goods, "ALM-COST-01")
        for check in self.checks:
            reason = check(game, p, gold)
            if reason is not None:
                return reason
        return None


@dataclass(eq=False, slots=True)
class Space:
    """A space in play; `option` is what is chosen to place a worker here."""

    index: int
    id: str
    area: str
    option: tuple[str, str]


@dataclass(eq=False)
class Page:
    """A location page at a table of so many players."""

    location: Location
    seats: int
    spaces: tuple[Space, ...]
    actions: tuple[Action, ...]
    """By space; what lies in fog has none of its own."""
    pool: Mapping[Card, Action]
    """Tiles that can be dealt into the fog, by card."""
    index: dict[str, int] = field(init=False)
    areas: dict[str, tuple[int, ...]] = field(init=False)
    area_of: list[str] = field(init=False)
    covered: tuple[int, ...] = field(init=False)
    """The spaces that begin in fog."""
    bonus: dict[int, str] = field(init=False)
    """Tokens that come with a space besides its action."""
    plenty: list[bool | None] = field(init=False)
    """By the key of an action: whether it can certainly be done while every good is in supply."""
    scarcity: list[bool | None] = field(init=False)
    """The same when a good has run out: nothing is certain."""
    rule: Placement = field(init=False)

    def __post_init__(self) -> None:
        self.index = {space.id: space.index for space in self.spaces}
        self.area_of = [space.area for space in self.spaces]
        letters = dict.fromkeys(self.area_of)
        self.areas = {a: tuple(s.index for s in self.spaces if s.area == a) for a in letters}
        fog = {spec.id for spec in self.location.spaces if spec.fog}
        self.covered = tuple(space.index for space in self.spaces if space.id in fog)
        self.bonus = {
            self.index[one]: place.token
            for place in self.location.tokens
            if place.bonus
            for one in place.spaces
            if one in self.index
        }
        keyed = {action.key: action for action in (*self.actions, *self.pool.values())}
        size = max(keyed) + 1
        self.plenty = [True if key in keyed and keyed[key].is_free_for_all else None for key in range(size)]
        self.scarcity = [None] * size
        self.rule = self.location.placement.for_table(self, self.seats)

    def neighbours(self, *, corners: bool = False) -> tuple[tuple[int, ...], ...]:
        """Per space the spaces next to it in the grid of letters and digits."""
        at = {(ord(s.id[0]), int(s.id[1])): s.index for s in self.spaces}
        steps = [(0, 1), (0, -1), (1, 0), (-1, 0)] + ([(1, 1), (1, -1), (-1, 1), (-1, -1)] if corners else [])
        return tuple(
            tuple(sorted(at[row + a, column + b] for a, b in steps if (row + a, column + b) in at)) for row, column in at
        )


NO_ACTION = Action("fog", ())


def lay_out(location: Location, seats: int, tiles: Mapping[Card, Tile]) -> Page:
    """The page with the spaces that are in play for so many players."""
    makers = _Actions(location)
    specs = [spec for spec in location.spaces if spec.from_players <= seats]
    spaces = tuple(Space(i, spec.id, spec.area, (spec.id, "worker")) for i, spec in enumerate(specs))
    actions = tuple(NO_ACTION if spec.fog else makers.action(spec.do, spec.action, spec.costs) for spec in specs)
    pool = {card: makers.action(tile.do, tile.action, ()) for card, tile in tiles.items() if tile.from_players <= seats}
    return Page(location, seats, spaces, actions, pool)


class _Actions:
    """Makes the actions of one page; equal ones get the same key, so that a reason is worked out once."""

    def __init__(self, location: Location) -> None:
        self.location = location
        self.made: list[tuple[object, Action]] = []

    def action(self, do: Deeds, name: str, costs: Sequence[Cost]) -> Action:
        wanted = (do, name, tuple(costs))
        for known, action in self.made:
            if known == wanted:
                return action
        action = self._make(do, name, tuple(costs))
        self.made.append((wanted, action))
        return action

    def _make(self, do: Deeds, name: str, costs: tuple[Cost, ...]) -> Action:
        kind, deeds = do[0].verb if do else name, do
        if name:
            named = self.location.actions[name]
            deeds, costs = named.do, (*named.costs, *costs)
        cost = total_cost(costs)
        checks: list[Check] = [deed.effect.why_not for deed in deeds if deed.effect.why_not]
        goods = cost.goods.fixed if any(cost.goods.fixed) else NO_GOODS
        return Action(kind, deeds, cost.gold, goods, tuple(checks), len(self.made))
