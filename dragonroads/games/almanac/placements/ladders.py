"""Ledges on a cliff, and ladders that everybody may climb for the good of their owners."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from dragonroads.engine.table import Refusal, Seat
from dragonroads.games.almanac.amounts import ByPlayers, at_table, goods_of
from dragonroads.games.almanac.model import NOBODY_THERE, Player, T
from dragonroads.games.almanac.placement import PLAIN, Placement, Ways, placement_rule
from dragonroads.games.almanac.prospects import Prospect
from dragonroads.games.almanac.remembering import Remembered
from dragonroads.games.almanac.sets import NONE, Spaces
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


def spot_name(spot: int) -> str:
    """How a spot is called on the page; the fact of this name says whose ladder stands there."""
    return f"h{spot + 1}"


@placement_rule("ladders")
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
        """Every way up to each ledge, and what is open with which ladders."""
        self.routes: dict[str, list[Route]] = {area: [] for area in self.page.areas}
        self._climb(self.foot, ())
        self.reach = Remembered(self._reach)

    def _climb(self, area: str, route: Route) -> None:
        self.routes[area].append(route)
        for spot, ends in enumerate(self.spots):
            if ends[0] == area and spot not in route:
                self._climb(ends[1], (*route, spot))

    def set_up(self, t: T) -> None:
        """No ladder stands yet; all get theirs."""
        game = t.state
        for spot in range(len(self.spots)):
            game.facts[spot_name(spot)] = NOBODY_THERE
        for p in game.players:
            p.facts[LADDER], p.facts[NEUTRAL] = self.own, at_table(self.neutral, self.seats)

    # --- ways up ----------------------------------------------------------------------------------------------------

    def standing(self, facts: Facts) -> int:
        """The set of spots with a ladder."""
        return sum([1 << spot for spot in range(len(self.spots)) if facts[spot_name(spot)] != NOBODY_THERE])

    def _reach(self, ladders: int) -> Spaces:
        found = NONE
        for area, spaces in self.page.area_sets.items():
            if any(_stands(route, ladders) for route in self.routes[area]):
                found |= spaces
        return found

    def ways_up(self, facts: Facts, seat: Seat, area: str) -> dict[tuple[Seat, ...], Route]:
        """Whom a climb would serve -> the first route of that sort, the most selfish first."""
        ladders, found = self.standing(facts), dict[tuple[Seat, ...], Route]()
        for route in self.routes[area]:
            if _stands(route, ladders):
                found.setdefault(self.served(facts, seat, route), route)
        return {owners: found[owners] for owners in sorted(found, key=len)}

    def served(self, facts: Facts, seat: Seat, route: Route) -> tuple[Seat, ...]:
        """The other players who own a ladder on the route, once for each."""
        owners = [facts[spot_name(spot)] for spot in route]
        return tuple(sorted([owner for owner in owners if owner not in (seat, NOBODYS)]))

    def ways(self, look: Prospect) -> Ways:
        """Every free space of the ledges that can be reached; a route that serves somebody is a manner of its own."""
        facts, ways = look.game.facts, Ways()
        found = look.possible(look.free & self.reach[self.standing(facts)])
        for area, spaces in self.page.area_sets.items():
            if found & spaces:
                routes = self.ways_up(facts, look.p.seat, area).items()
                ways += [(found & spaces, 0, route_name(route) if owners else PLAIN) for owners, route in routes]
        return ways

    def pay(self, t: T, p: Player, space: int, fee: int, how: str) -> None:
        """The route is remembered until the worker has climbed it."""
        super().pay(t, p, space, fee, how)
        if how != PLAIN:
            names = [route_name(route) for route in self.routes[self.page.area_of[space]]]
            t.state.facts[ROUTE] = names.index(how)

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
                t.tell("ladder_used", p.seat, seat)
                gain_goods_of(t, game.players[seat], goods_of(0, 0, 0, 0, served.count(seat)))
        t.cause = []

    # --- ladders ----------------------------------------------------------------------------------------------------

    def turn_options(self, look: Prospect) -> list[tuple[str, str]]:
        """Put up a ladder, on a spot whose lower end can be reached."""
        p, facts = look.p, look.game.facts
        if not p.workers:
            return []
        ladders = self.standing(facts)
        spots = [spot_name(s) for s in range(len(self.spots)) if not ladders >> s & 1 and self._has_ground(s, ladders)]
        return [(kind, spot) for kind in (LADDER, NEUTRAL) if p.facts[kind] for spot in spots]

    def _has_ground(self, spot: int, ladders: int) -> bool:
        return any(_stands(route, ladders) for route in self.routes[self.spots[spot][0]])

    def opened_by(self, facts: Facts, spot: str) -> Spaces:
        """The spaces that nobody could reach without a ladder there."""
        ladders = self.standing(facts)
        return self.reach[ladders | 1 << spot_number(spot)] & ~self.reach[ladders]

    def take_option(self, t: T, p: Player, option: tuple[str, str]) -> None:
        """The ladder stands from now on, for everybody."""
        kind, spot = option
        p.facts[kind] -= 1
        t.state.facts[spot] = p.seat if kind == LADDER else NOBODYS
        t.tell("ladder_put" if kind == LADDER else "neutral_put", p.seat, spot, self.spots[spot_number(spot)][1])

    def why_not(self, look: Prospect, space: int) -> Refusal | None:
        """No ladder leads there yet."""
        is_reached = self.reach[self.standing(look.game.facts)] >> space & 1
        return None if is_reached else Refusal("no_ladder", (), self.because)


def spot_number(name: str) -> int:
    """The spot of a name."""
    return int(name[1:]) - 1


def route_name(route: Route) -> str:
    """`h2.h5`."""
    return ".".join(map(spot_name, route))


def route_spots(name: str) -> Route:
    """The route of a name."""
    return tuple(map(spot_number, name.split("."))) if name else ()


def _stands(route: Route, ladders: int) -> bool:
    """Whether every spot of a route has a ladder."""
    return all(ladders >> spot & 1 for spot in route)
