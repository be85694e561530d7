"""Ledges on a cliff, and ladders that everybody may climb for the good of their owners."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import compress

from dragonroads.engine.record import Folded, Reason, Step
from dragonroads.engine.table import Seat
from dragonroads.games.almanac.amounts import ByPlayers, at_table, goods_of
from dragonroads.games.almanac.model import NOBODY_THERE, Player, T
from dragonroads.games.almanac.nouns import Area, Who
from dragonroads.games.almanac.placement import PLAIN, Placement, Ways, placement_rule
from dragonroads.games.almanac.prospects import Prospect
from dragonroads.games.almanac.reasons import PageReason
from dragonroads.games.almanac.remembering import MOST_REMEMBERED, Remembered, values_of
from dragonroads.games.almanac.scenes import PLACEMENT
from dragonroads.games.almanac.sets import Spaces
from dragonroads.games.almanac.stores import gain_goods_of

LADDER, NEUTRAL = "ladder", "neutral"
"""What may be put up: a ladder of one's own, or one of a colour that nobody plays."""
NOBODYS = -2
"""Whose ladder it is if it is neutral."""
ROUTE = "route"
"""The fact that says which of the routes to its ledge a worker is climbing."""
Route = tuple[int, ...]
"""The spots a worker climbs over, from the foot up."""
Facts = Mapping[str, int]
Owners = tuple[int, ...]
"""Whose ladder stands on each spot."""
Option = tuple[str, str]


class LadderPut(Step):
    cause = PLACEMENT
    uses = (("tokens", "ladder"),)
    who: Who
    spot: str
    ledge: Area


class NeutralPut(Step):
    cause = PLACEMENT
    who: Who
    spot: str
    ledge: Area


class LadderUsed(Folded):
    cause = PLACEMENT
    who: Who
    other: Who


class NoLadder(PageReason):
    pass


def spot_name(spot: int) -> str:
    """How a spot is called on the page; the fact of this name says whose ladder stands there."""
    return f"h{spot + 1}"


@placement_rule("ladders", NoLadder)
@dataclass
class Ladders(Placement):
    """The foot is open, a ledge when ladders lead up to it; whoever owns a ladder on the way gains a good."""

    foot: str
    spots: tuple[str, ...]
    """Where a ladder may stand: the ledge below and the one above."""
    own: int
    """Ladders of their own that all begin with."""
    neutral: ByPlayers
    """Ladders that belong to nobody, for each player."""

    def prepare(self) -> None:
        """Every way up to each ledge; what follows from the ladders alone is worked out once."""
        self.routes: dict[str, list[Route]] = {area: [] for area in self.page.areas}
        self._climb(self.foot, ())
        self.names = [spot_name(spot) for spot in range(len(self.spots))]
        self.owners = values_of(self.names)
        self.bits = [1 << spot for spot in range(len(self.spots))]
        self.ladders = lru_cache(MOST_REMEMBERED)(self._ladders)
        self.climbs = lru_cache(MOST_REMEMBERED)(self._climbs)
        self.ledges = Remembered(self._ledges)
        self.reach = Remembered(self._reach)
        self.empty = Remembered(self._empty)

    def _climb(self, area: str, route: Route) -> None:
        self.routes[area].append(route)
        for spot, ends in enumerate(self.spots):
            if ends[0] == area and spot not in route:
                self._climb(ends[1], (*route, spot))

    def set_up(self, t: T) -> None:
        """No ladder stands yet; all get theirs."""
        game = t.state
        game.facts.update(dict.fromkeys(self.names, NOBODY_THERE))
        for p in game.players:
            p.facts[LADDER], p.facts[NEUTRAL] = self.own, at_table(self.neutral, self.seats)

    # --- ways up ----------------------------------------------------------------------------------------------------

    def standing(self, facts: Facts) -> int:
        """The set of spots with a ladder."""
        return self.ladders(self.owners(facts))

    def _ladders(self, owners: Owners) -> int:
        return sum(compress(self.bits, map(NOBODY_THERE.__ne__, owners)))

    def _ledges(self, ladders: int) -> list[tuple[Spaces, list[tuple[Route, str]]]]:
        """The spaces of each ledge that can be reached, and the routes to it with their names."""
        found = []
        for area, spaces in self.page.area_sets.items():
            routes = [(route, route_name(route)) for route in self.routes[area] if _stands(route, ladders)]
            if routes:
                found.append((spaces, routes))
        return found

    def _reach(self, ladders: int) -> Spaces:
        return sum(spaces for spaces, _ in self.ledges[ladders])

    def served(self, facts: Facts, seat: Seat, route: Route) -> tuple[Seat, ...]:
        """The other players who own a ladder on the route, once for each."""
        return _served(self.owners(facts), seat, route)

    def ways(self, prospect: Prospect) -> Ways:
        """Every free space of the ledges that can be reached; a route that serves somebody is a manner of its own."""
        able, climbs = prospect.open, self.climbs(self.owners(prospect.game.facts), prospect.p.seat)
        return [(able & spaces, 0, how) for spaces, how in climbs if able & spaces]

    def _climbs(self, owners: Owners, seat: Seat) -> list[tuple[Spaces, str]]:
        """The spaces of each ledge with the first route for everyone a climb can serve, the selfish ones first."""
        climbs = []
        for spaces, routes in self.ledges[self.ladders(owners)]:
            first: dict[tuple[Seat, ...], str] = {}
            for route, name in routes:
                first.setdefault(_served(owners, seat, route), name)
            for served in sorted(first, key=len) if len(first) > 1 else first:
                climbs.append((spaces, first[served] if served else PLAIN))
        return climbs

    def pay(self, t: T, p: Player, space: int, fee: int, how: str) -> None:
        """The route is remembered until the worker has climbed it."""
        super().pay(t, p, space, fee, how)
        if how != PLAIN:
            t.state.facts[ROUTE] = self.routes[self.page.area_of[space]].index(route_spots(how))

    def placed(self, t: T, p: Player, space: int) -> None:
        """The others gain a good for each of their ladders on the way, in turn order."""
        game = t.state
        if ROUTE not in game.facts:
            return
        route = self.routes[self.page.area_of[space]][game.facts.pop(ROUTE)]
        served = self.served(game.facts, p.seat, route)
        t.cause = [("climber", p.seat)]
        for seat in game.in_turn_order:
            if seat in served:
                t.tell(LadderUsed, p.seat, seat)
                gain_goods_of(t, game.players[seat], goods_of(0, 0, 0, 0, served.count(seat)))
        t.cause = []

    # --- ladders ----------------------------------------------------------------------------------------------------

    def turn_options(self, prospect: Prospect) -> tuple[Option, ...]:
        """Put up a ladder on any spot that has none, whether or not somebody can get to its lower end."""
        p = prospect.p
        if not p.workers:
            return ()
        own, neutral = self.empty[self.standing(prospect.game.facts)]
        options = own if p.facts[LADDER] else ()
        return options + neutral if p.facts[NEUTRAL] else options

    def _empty(self, ladders: int) -> tuple[tuple[Option, ...], tuple[Option, ...]]:
        """The options to put up a ladder of one's own, or one of nobody."""
        spots = [name for spot, name in enumerate(self.names) if not ladders >> spot & 1]
        return tuple((LADDER, spot) for spot in spots), tuple((NEUTRAL, spot) for spot in spots)

    def has_ground(self, facts: Facts, spot: str) -> bool:
        """Whether somebody can get to the lower end of a spot now."""
        below = self.page.area_sets[self.spots[spot_number(spot)][0]]
        return bool(self.reach[self.standing(facts)] & below)

    def opened_by(self, facts: Facts, spot: str) -> Spaces:
        """The spaces that nobody could reach without a ladder there."""
        ladders = self.standing(facts)
        return self.reach[ladders | 1 << spot_number(spot)] & ~self.reach[ladders]

    def take_option(self, t: T, p: Player, option: Option) -> None:
        """The ladder stands from now on, for everybody."""
        kind, spot = option
        p.facts[kind] -= 1
        t.state.facts[spot] = p.seat if kind == LADDER else NOBODYS
        t.tell(LadderPut if kind == LADDER else NeutralPut, p.seat, spot, self.spots[spot_number(spot)][1])

    def why_not(self, prospect: Prospect, space: int) -> Reason | None:
        """No ladder leads there yet."""
        is_reached = self.reach[self.standing(prospect.game.facts)] >> space & 1
        return None if is_reached else self.refusal(NoLadder)


def spot_number(name: str) -> int:
    """The spot of a name."""
    return int(name[1:]) - 1


@cache
def route_name(route: Route) -> str:
    """`h2.h5`."""
    return ".".join(map(spot_name, route))


@cache
def route_spots(name: str) -> Route:
    """The route of a name."""
    return tuple(map(spot_number, name.split("."))) if name else ()


def _stands(route: Route, ladders: int) -> bool:
    """Whether every spot of a route has a ladder."""
    return all(ladders >> spot & 1 for spot in route)


def _served(owners: Owners, seat: Seat, route: Route) -> tuple[Seat, ...]:
    """The other owners of the ladders on a route, once for each ladder."""
    return tuple(sorted([owners[spot] for spot in route if owners[spot] not in (seat, NOBODYS)]))
