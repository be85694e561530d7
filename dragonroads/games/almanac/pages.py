"""A page laid out for a number of players: its spaces, what they do, and who is next to whom."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from copy import copy
from dataclasses import dataclass, field
from functools import cache, cached_property, reduce
from operator import or_
from typing import get_args

from dragonroads.engine.table import Card, Refusal
from dragonroads.games.almanac.amounts import GOODS, KINDS, NO_GOODS, Cost, Four, total_cost
from dragonroads.games.almanac.cards import Standard
from dragonroads.games.almanac.deeds import Deeds
from dragonroads.games.almanac.locations import Location, Tile
from dragonroads.games.almanac.model import Journey, Player
from dragonroads.games.almanac.placement import Placement
from dragonroads.games.almanac.sets import NONE, Members, Spaces, set_of

STANDARD: tuple[str, ...] = get_args(Standard)
Check = Callable[[Journey, Player, int], Refusal | None]
OPEN_WHILE_PLENTY = ("gain_goods", "visit_shop")
"""As long as every good is in supply, nothing can close these."""
TOKEN_GONE = "no_token_left"
"""No reason where the action grants something else as well."""
TOO_POOR = Refusal("too_poor", (), "ALM-SPACE-03")


@cache
def costs_gold(price: int) -> Refusal:
    """Why somebody cannot pay: made once, for it is a very common reason."""
    return Refusal("costs_gold", (price,), "ALM-COST-01")


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
    needs_only_goods: bool = field(init=False)
    """Whether only an empty supply could keep anybody from it."""
    sells: int | None = field(init=False)
    """The type of good that has to be held for it, where nothing else matters."""
    costs_gold: bool = field(init=False)
    """Whether a player may have too little gold for it."""
    why_not: Check = field(init=False, repr=False)
    """Why a player cannot pay for it or carry it out with so much gold."""

    def __post_init__(self) -> None:
        self.is_standard = self.kind in STANDARD
        is_free = not self.gold and self.goods is NO_GOODS
        self.needs_only_goods = is_free and self.kind in OPEN_WHILE_PLENTY
        is_sale = is_free and self.kind == "sell_goods"
        self.sells = GOODS.index(self.deeds[0].effect.args["good"]) if is_sale else None
        self.costs_gold = self.gold > 0 or any(deed.verb == "extend_caravan" for deed in self.deeds)
        plain = len(self.checks) == 1 and is_free
        self.why_not = self.checks[0] if plain else self._why_not  # it is asked very often

    def price(self, p: Player) -> int:
        """The gold it costs this player."""
        return max(0, self.gold + p.bonus.get("space_cost", 0)) if self.gold else 0

    def _why_not(self, game: Journey, p: Player, gold: int) -> Refusal | None:
        if self.gold:
            gold -= self.price(p)
            if gold < 0:
                return costs_gold(self.price(p))
        if self.goods is NO_GOODS:
            return self._why_not_done(game, p, gold)
        if any(p.goods[kind] < self.goods[kind] for kind in KINDS):
            return Refusal("costs_goods", self.goods, "ALM-COST-01")
        held = p.goods
        p.goods = [have - cost for have, cost in zip(held, self.goods)]  # as it would be once the cost is paid
        reason = self._why_not_done(game, p, gold)
        p.goods = held
        return reason

    def _why_not_done(self, game: Journey, p: Player, gold: int) -> Refusal | None:
        for check in self.checks:
            reason = check(game, p, gold)
            if reason is not None and not (reason.kind == TOKEN_GONE and len(self.deeds) > 1):
                return reason
        return None


NO_ACTION = Action("fog", ())
"""What nobody can do on a space that lies in fog."""


@dataclass(eq=False, slots=True)
class Space:
    """A space in play; `option` is what is chosen to place a worker here."""

    index: int
    id: str
    area: str
    option: tuple[str, str]
    cause: tuple[str, str]
    """What is named as the reason of questions that its action asks."""


@dataclass(eq=False, slots=True)
class Offers:
    """What the spaces of a page do."""

    each: list[Action]
    """By space."""
    actions: list[tuple[Action, Spaces]] = field(init=False)
    """Every different action with its spaces."""
    sales: list[tuple[int, Spaces]] = field(init=False)
    """Sales by the type of good: whoever holds one can make them."""
    unsure: list[tuple[Spaces, Check]] = field(init=False)
    """The spaces of all other actions that can be closed to somebody, with what says why."""
    sure: Spaces = field(init=False)
    """Spaces that only an empty supply could close."""
    dear: Spaces = field(init=False)
    """Spaces that cost gold themselves."""

    def __post_init__(self) -> None:
        places: dict[int, Spaces] = {}
        for space, action in enumerate(self.each):
            places[action.key] = places.get(action.key, NONE) | 1 << space
        actions = {action.key: action for action in self.each if action is not NO_ACTION}
        self.actions = [(action, places[key]) for key, action in actions.items()]
        self.sales = [(action.sells, spaces) for action, spaces in self.actions if action.sells is not None]
        plain = [action.key for action, _ in self.actions if action.needs_only_goods or action.sells is not None]
        self.unsure = [(spaces, action.why_not) for action, spaces in self.actions if action.key not in plain]
        self.sure = set_of(space for space, action in enumerate(self.each) if action.needs_only_goods)
        self.dear = set_of(space for space, action in enumerate(self.each) if action.costs_gold)

    def possible(self, game: Journey, p: Player, gold: int, spaces: Spaces) -> Spaces:
        """Those of the spaces whose action this player can pay for and carry out with so much gold."""
        if 0 in game.supply:
            judged = [places for action, places in self.actions if action.why_not(game, p, gold) is None]
            return spaces & reduce(or_, judged, NONE)
        found, goods = self.sure, p.goods
        for kind, places in self.sales:
            if goods[kind]:
                found |= places
        for places, why_not in self.unsure:
            if spaces & places and why_not(game, p, gold) is None:
                found |= places
        return spaces & found

    def with_tiles(self, tiles: Sequence[tuple[int, Action]]) -> Offers:
        """The same with something new on some spaces; alike actions are simply judged once more."""
        offers = copy(self)
        offers.each, offers.actions, offers.unsure = list(self.each), self.actions[:], self.unsure[:]
        for space, action in tiles:
            spaces = 1 << space
            offers.each[space] = action
            offers.actions.append((action, spaces))
            if action.needs_only_goods:
                offers.sure |= spaces
            else:
                offers.unsure.append((spaces, action.why_not))
            if action.costs_gold:
                offers.dear |= spaces
        return offers


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
    area_sets: dict[str, Spaces] = field(init=False)
    whole: Spaces = field(init=False)
    """Every space in play."""
    offers: Offers = field(init=False)
    covered: tuple[int, ...] = field(init=False)
    """The spaces that begin in fog."""
    bonus: dict[int, str] = field(init=False)
    """Tokens that come with a space besides its action."""
    rule: Placement = field(init=False)

    def __post_init__(self) -> None:
        self.index = {space.id: space.index for space in self.spaces}
        self.area_of = [space.area for space in self.spaces]
        letters = dict.fromkeys(self.area_of)
        self.areas = {a: tuple(s.index for s in self.spaces if s.area == a) for a in letters}
        self.area_sets = {area: set_of(spaces) for area, spaces in self.areas.items()}
        self.whole = set_of(self.index.values())
        self.offers = Offers(list(self.actions))
        fog = {spec.id for spec in self.location.spaces if spec.fog}
        self.covered = tuple(space.index for space in self.spaces if space.id in fog)
        self.bonus = {
            self.index[one]: place.token
            for place in self.location.tokens
            if place.bonus
            for one in place.spaces
            if one in self.index
        }
        self.rule = self.location.placement.for_table(self, self.seats)

    @cached_property
    def members(self) -> Members[int]:
        """The spaces of a set."""
        return Members(range(len(self.spaces)))

    @cached_property
    def options(self) -> Members[tuple[str, str]]:
        """The options to place a worker on the spaces of a set."""
        return Members([space.option for space in self.spaces])

    def near(self, *, corners: bool = False) -> tuple[Spaces, ...]:
        """Per space the set of spaces next to it in the grid of letters and digits."""
        at = {(ord(s.id[0]), int(s.id[1])): s.index for s in self.spaces}
        steps = [(0, 1), (0, -1), (1, 0), (-1, 0)] + ([(1, 1), (1, -1), (-1, 1), (-1, -1)] if corners else [])
        beside = [[(row + a, column + b) for a, b in steps] for row, column in at]
        return tuple(set_of(at[spot] for spot in spots if spot in at) for spots in beside)


def lay_out(location: Location, seats: int, tiles: Mapping[Card, Tile]) -> Page:
    """The page with the spaces that are in play for so many players."""
    makers = _Actions(location)
    specs = [spec for spec in location.spaces if spec.from_players <= seats]
    spaces = tuple(
        Space(i, spec.id, spec.area, (spec.id, "worker"), ("space", spec.id)) for i, spec in enumerate(specs)
    )
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
