"""A page laid out for a number of players: its spaces, what they do, and who is next to whom."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, partial
from itertools import product
from typing import TYPE_CHECKING, get_args

from dragonroads.engine.record import Reason
from dragonroads.engine.table import Card
from dragonroads.games.almanac.amounts import GOODS, KINDS, NO_GOODS, Cost, Four, guards_of
from dragonroads.games.almanac.cards import Standard
from dragonroads.games.almanac.deeds import Deed, Deeds, Run, carry_out
from dragonroads.games.almanac.locations import Location, Tile
from dragonroads.games.almanac.model import Journey, Player
from dragonroads.games.almanac.nouns import Gold, GoodsCounted
from dragonroads.games.almanac.placement import Placement, Ways
from dragonroads.games.almanac.prices import space_price
from dragonroads.games.almanac.sets import NONE, Members, Spaces, set_of
from dragonroads.games.almanac.standard_actions import why_no_caravan, why_no_contract, why_no_new_contract
from dragonroads.games.almanac.stores import NoTokenLeft

if TYPE_CHECKING:
    from dragonroads.games.almanac.prospects import Prospect

STANDARD: tuple[str, ...] = get_args(Standard)
Check = Callable[[Journey, Player, int], Reason | None]
OPEN_WHILE_PLENTY = ("gain_goods", "visit_shop")
"""As long as every good is in supply, nothing can close these."""
MAY_TAKE_GOLD = ("cure", "extend_caravan", "monte")
"""Verbs that a player may have too little gold for."""
TYPES_HELD = {guards_of(some): some for some in product((0, 1), repeat=len(GOODS))}
"""Every set of types of goods by their guards."""


class TooPoor(Reason):
    pass


class CostsGold(Reason):
    gold: Gold


class CostsGoods(Reason):
    goods: GoodsCounted


TOO_POOR = TooPoor()


@cache
def costs_gold(price: int) -> Reason:
    """Why somebody cannot pay: made once, for it is a very common reason."""
    return CostsGold(price)


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
    is_free: bool = field(init=False)
    """Whether it costs nothing."""
    is_standard: bool = field(init=False)
    """Whether it is one of the six actions every page has."""
    needs_only_goods: bool = field(init=False)
    """Whether only an empty supply, if anything, could keep anybody from it."""
    sells: int | None = field(init=False)
    """The type of good that has to be held for it, where nothing else matters."""
    costs_gold: bool = field(init=False)
    """Whether a player may have too little gold for it."""
    why_not: Check = field(init=False, repr=False)
    """Why a player cannot pay for it or carry it out with so much gold."""
    why_not_done: Check = field(init=False, repr=False)
    """Why a player who has paid for it cannot carry it out."""
    run: Run = field(init=False, repr=False)
    """Does it, once it is paid."""

    def __post_init__(self) -> None:
        self.is_standard = self.kind in STANDARD
        self.is_free = not self.gold and self.goods is NO_GOODS
        can_fail = bool(self.checks) or not self.deeds
        self.needs_only_goods = self.is_free and (self.kind in OPEN_WHILE_PLENTY or not can_fail)
        is_sale = self.is_free and self.kind == "sell_goods"
        self.sells = GOODS.index(self.deeds[0].effect.args["good"]) if is_sale else None
        self.costs_gold = self.gold > 0 or any(deed.verb in MAY_TAKE_GOLD for deed in self.deeds)
        is_simple = len(self.checks) == len(self.deeds) == 1
        self.why_not_done = self.checks[0] if is_simple else self._why_not_done  # the shortest way: it is asked often
        self.why_not = self.why_not_done if self.is_free else self._why_not
        self.run = self.deeds[0].run if len(self.deeds) == 1 else partial(carry_out, deeds=self.deeds)

    def price(self, p: Player) -> int:
        """The gold it costs this player."""
        return space_price(p, self.gold)

    def _why_not(self, game: Journey, p: Player, gold: int) -> Reason | None:
        if self.gold:
            price = self.price(p) if "space_cost" in p.bonus else self.gold
            if gold < price:
                return costs_gold(price)
            gold -= price
        if self.goods is NO_GOODS:
            return self.why_not_done(game, p, gold)
        if any(p.goods[kind] < self.goods[kind] for kind in KINDS):
            return CostsGoods(self.goods)
        held = p.goods
        p.goods = [have - cost for have, cost in zip(held, self.goods)]  # as it would be once the cost is paid
        reason = self.why_not_done(game, p, gold)
        p.goods = held
        return reason

    def _why_not_done(self, game: Journey, p: Player, gold: int) -> Reason | None:
        for check in self.checks:
            reason = check(game, p, gold)
            if reason is None or (isinstance(reason, NoTokenLeft) and len(self.deeds) > 1):
                continue  # a token that is gone is no reason where the action grants something else as well
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
    """What the spaces of a page do, sorted by what has to be known to judge them."""

    each: list[Action]
    """By space."""
    sure: Spaces
    """Spaces that only an empty supply could close."""
    actions: list[tuple[Action, Spaces]] = field(default_factory=list)
    """Every different action with its spaces."""
    sales: dict[int, Spaces] = field(default_factory=lambda: dict.fromkeys(TYPES_HELD, NONE))
    """By the types of goods held, each as its guard: the spaces of the sales that can be made then."""
    completing: Spaces = NONE
    """Spaces for whoever can deliver a contract."""
    extending: Spaces = NONE
    """Spaces for whoever can pay a card of the display."""
    contracting: Spaces = NONE
    """Spaces for whoever may gain a contract."""
    unsure: list[tuple[Spaces, Check]] = field(default_factory=list)
    """The spaces of all other actions that can be closed to somebody, with what says why."""
    dear: list[tuple[Spaces, Check]] = field(default_factory=list)
    """The spaces of every action that a player may have too little gold for."""

    @classmethod
    def of(cls, each: Sequence[Action]) -> Offers:
        """Sort what the spaces do; alike actions are judged together."""
        places: dict[int, Spaces] = {}
        for space, action in enumerate(each):
            if action is NO_ACTION:
                continue
            places[action.key] = places.get(action.key, NONE) | 1 << space
        offers = cls(list(each), set_of(space for space, action in enumerate(each) if action.needs_only_goods))
        for key, action in {action.key: action for action in each if action is not NO_ACTION}.items():
            offers._sort_in(action, places[key])
        return offers

    def _sort_in(self, action: Action, spaces: Spaces) -> None:
        self.actions.append((action, spaces))
        if action.sells is not None:
            for guards, types in TYPES_HELD.items():
                if types[action.sells]:
                    self.sales[guards] |= spaces
        elif action.why_not is why_no_contract:
            self.completing |= spaces
        elif action.why_not is why_no_caravan:
            self.extending |= spaces
        elif action.why_not is why_no_new_contract:
            self.contracting |= spaces
        elif not action.needs_only_goods:
            self.unsure.append((spaces, action.why_not))
        if action.costs_gold:
            self.dear.append((spaces, action.why_not))

    def with_tiles(self, tiles: Sequence[tuple[int, Action]]) -> Offers:
        """The same with something new on some spaces; alike actions are simply judged once more."""
        offers = Offers(
            self.each[:],
            self.sure,
            self.actions[:],
            self.sales.copy(),
            self.completing,
            self.extending,
            self.contracting,
            self.unsure[:],
            self.dear[:],
        )
        for space, action in tiles:
            offers.each[space] = action
            if action.needs_only_goods:
                offers.sure |= 1 << space
            offers._sort_in(action, 1 << space)
        return offers


@dataclass(eq=False, slots=True)
class Page:
    """A location page at a table of so many players."""

    location: Location
    seats: int
    spaces: tuple[Space, ...]
    actions: tuple[Action, ...]
    """By space; what lies in fog has none of its own."""
    pool: Mapping[Card, Action]
    """Tiles that can be dealt face down, by card; one that only shows a face does nothing and has it as its kind."""
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
    members: Members[int] = field(init=False)
    """The spaces of a set."""
    options: Members[tuple[str, str]] = field(init=False)
    """The options to place a worker on the spaces of a set."""
    rule: Placement = field(init=False)
    ways: Callable[[Prospect], Ways] = field(init=False)
    """What the rule says about where a piece can go: kept here, for Python finds the methods of many classes slowly."""
    changes_offers: bool = field(init=False)
    """Whether the rule changes what the spaces do."""
    opens_turns: bool = field(init=False)
    """Whether something happens before anything is chosen."""
    reacts: bool = field(init=False)
    """Whether something happens when a piece is put down."""
    moves_on: bool = field(init=False)
    """Whether something happens when a turn is over."""
    minds_skipping: bool = field(init=False)
    """Whether something happens when somebody cannot place anything."""
    bends_turns: bool = field(init=False)
    """Whether turns have an order of their own, or something happens even for those without workers."""
    has_options: bool = field(init=False)
    """Whether a turn can be used for something else than placing."""
    contests: bool = field(init=False)
    """Whether spaces can be fought for, or whoever stands there pushed aside."""
    defers: bool = field(init=False)
    """Whether some spaces do what they say later."""
    charges: bool = field(init=False)
    fees_tell: bool = field(init=False)
    """Whether somebody who could only go where a fee has to be paid may decline."""

    def __post_init__(self) -> None:
        self.index = {space.id: space.index for space in self.spaces}
        self.area_of = [space.area for space in self.spaces]
        letters = dict.fromkeys(self.area_of)
        self.areas = {a: tuple(s.index for s in self.spaces if s.area == a) for a in letters}
        self.area_sets = {area: set_of(spaces) for area, spaces in self.areas.items()}
        self.whole = set_of(self.index.values())
        self.offers = Offers.of(self.actions)
        fog = {spec.id for spec in self.location.spaces if spec.fog}
        self.covered = tuple(space.index for space in self.spaces if space.id in fog)
        self.bonus = {
            self.index[one]: place.token
            for place in self.location.tokens
            if place.bonus
            for one in place.spaces
            if one in self.index
        }
        self.members = Members(range(len(self.spaces)))
        self.options = Members([space.option for space in self.spaces])
        self.rule = self.location.placement.for_table(self, self.seats)
        self.ways = self.rule.ways
        self.changes_offers = self.rule.has_opinion("offers")
        self.opens_turns = self.rule.has_opinion("before_turn")
        self.reacts = self.rule.has_opinion("placed")
        self.moves_on = self.rule.has_opinion("after")
        self.minds_skipping = self.rule.has_opinion("skipped")
        self.bends_turns = any(map(self.rule.has_opinion, ("next_seat", "opens_turn", "sits_out")))
        self.has_options = self.rule.has_opinion("turn_options")
        self.contests = any(map(self.rule.has_opinion, ("wins_space", "make_room")))
        self.defers = self.rule.has_opinion("defers")
        self.charges = self.rule.charges
        self.fees_tell = self.rule.fee_tells

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
    pool = {card: makers.tile(tile) for card, tile in tiles.items() if tile.from_players <= seats}
    return Page(location, seats, spaces, actions, pool)


class _Actions:
    """Makes the actions of one page; equal ones get the same key, so that a reason is worked out once."""

    def __init__(self, location: Location) -> None:
        self.location = location
        self.made: list[tuple[object, Action]] = []

    def tile(self, tile: Tile) -> Action:
        return Action(tile.face, ()) if tile.face else self.action(tile.do, tile.action, ())

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
        checks = [deed.effect.why_not for deed in deeds if deed.effect.why_not and _can_fail(deed)]
        gold = sum(cost.gold for cost in costs)
        a, b, c, d = (sum(cost.goods.fixed[kind] for cost in costs) for kind in KINDS)
        goods = (a, b, c, d) if a or b or c or d else NO_GOODS
        return Action(kind, deeds, gold, goods, tuple(checks), len(self.made))


def _can_fail(deed: Deed) -> bool:
    """Whether anybody could be unable to do it: all but tokens is gained as far as it goes."""
    if deed.verb == "gain":
        return bool(deed.effect.args.get("token"))
    return deed.effect.why_not is not None
