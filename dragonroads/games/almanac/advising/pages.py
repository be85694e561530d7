"""What a space is worth besides its action: what the placement rule of its page takes, gives and opens."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from dragonroads.games.almanac.advising.cards import token_worth
from dragonroads.games.almanac.advising.cities import CITY_EXTRAS
from dragonroads.games.almanac.advising.outlook import Outlook
from dragonroads.games.almanac.advising.page_verbs import AIR
from dragonroads.games.almanac.amounts import NO_GOODS
from dragonroads.games.almanac.counting import strength
from dragonroads.games.almanac.model import NOBODY_THERE
from dragonroads.games.almanac.placement import Placement
from dragonroads.games.almanac.placements.air_budget import AirBudget
from dragonroads.games.almanac.placements.balanced_pairs import BalancedPairs
from dragonroads.games.almanac.placements.clockwise_courts import ClockwiseCourts
from dragonroads.games.almanac.placements.descend_only import DEPTH, DescendOnly
from dragonroads.games.almanac.placements.die_closes_area import DieClosesArea
from dragonroads.games.almanac.placements.facing_booths import FacingBooths
from dragonroads.games.almanac.placements.ice_berths import IceBerths
from dragonroads.games.almanac.placements.skip_toll import SkipToll
from dragonroads.games.almanac.placements.stack_toll import StackToll
from dragonroads.games.almanac.placements.washed_downstream import WashedDownstream

LEVEL = 0.5
"""For each later worker, every level that is closed behind oneself."""
LEAD = 0.6
"""How often a court that one leads stays one's own."""
WIN = 2.5
"""One more duel won, besides the gold."""
DUEL = 0.6
"""How often somebody sits down opposite."""
SHOULDERS = 0.4
"""A tip for whoever stands below, some time."""


def _air(o: Outlook, rule: AirBudget, space: int) -> float:
    return -AIR * rule.depth[o.game.page.area_of[space]]


def _coins(o: Outlook, _rule: SkipToll, space: int) -> float:
    return o.game.coins[space]


def _way_down(o: Outlook, rule: DescendOnly, space: int) -> float:
    area = o.game.page.area_of[space]
    if area not in rule.levels:
        return 0.0
    deeper = rule.levels.index(area) + 1 - max(1, o.p.facts.get(DEPTH, 0))
    return -LEVEL * max(0, deeper) * (o.p.workers - 1)


def _below(o: Outlook, _rule: StackToll, space: int) -> float:
    return SHOULDERS if o.game.standing[space] == NOBODY_THERE else 0.0


def _statue(o: Outlook, rule: ClockwiseCourts, space: int) -> float:
    """Whether this worker takes the lead in its court."""
    game, seat = o.game, o.p.seat
    court = game.page.areas[game.page.area_of[space]]
    came = [game.standing[one] for one in game.order if one in court]
    if not game.lying.get(rule.award) or (came and max(came, key=came.count) == seat):
        return 0.0
    others = [came.count(other) for other in range(game.seats) if other != seat]
    return LEAD * token_worth(o, game.content.tokens[rule.award]) if came.count(seat) + 1 > max(others) else 0.0


def _duel(o: Outlook, rule: FacingBooths, space: int) -> float:
    """Against whoever sits opposite; the earlier one wins ties."""
    game, own = o.game, strength(o.p)
    booth = game.page.areas[game.page.area_of[space]]
    rival = max([game.standing[seat] for seat in booth if seat != space], default=NOBODY_THERE)
    stake = rule.duel_gold + WIN
    if rival >= 0:
        return stake * duel_odds(own - strength(game.players[rival]) - 1)
    others = [duel_odds(own - strength(p)) for p in game.players if p is not o.p]
    return DUEL * stake * sum(others) / len(others)


def duel_odds(lead: int) -> float:
    """How likely the own die with so much lead is at least the other one."""
    return sum([min(6, max(0, own + lead)) for own in range(1, 7)]) / 36


def _lying_gold(o: Outlook, rule: DieClosesArea, space: int) -> float:
    return rule.open_gold(o.game).get(o.game.page.area_of[space], 0)


def _consolation(o: Outlook, rule: WashedDownstream, space: int) -> float:
    """What whoever is washed into the basin gets for it."""
    washed = rule.washed(o.game, space)
    if not rule.reaches_basin(washed):
        return 0.0
    left = o.game.lying[rule.token]
    worth = token_worth(o, o.game.content.tokens[rule.token]) if left else rule.gold
    return worth if o.p.own >> washed[-1] & 1 else -worth / (o.game.seats - 1)


def _tide_pool(o: Outlook, rule: IceBerths, space: int) -> float:
    """A floe lies at two of the islands in the end, more or less by chance."""
    if not rule.defers(o.game, space):
        return 0.0
    near = len(rule.floes) / len(rule.ring)
    return near * o.stock.gaining(NO_GOODS, rule.near) + (1 - near) * o.stock.gaining(NO_GOODS, rule.far)


def _nectar(o: Outlook, rule: BalancedPairs, space: int) -> float:
    return rule.nectar if o.game.page.area_of[space] == rule.bug_at(o.game) else 0.0


EXTRAS: Mapping[type[Placement], Callable[..., float]] = {
    AirBudget: _air,
    IceBerths: _tide_pool,
    BalancedPairs: _nectar,
    SkipToll: _coins,
    DescendOnly: _way_down,
    StackToll: _below,
    ClockwiseCourts: _statue,
    FacingBooths: _duel,
    DieClosesArea: _lying_gold,
    WashedDownstream: _consolation,
    **CITY_EXTRAS,
}
"""By placement rule; the others charge a fee or nothing."""


def extra(o: Outlook, space: int) -> float:
    """What comes with a space besides its action."""
    page = o.game.page
    found = EXTRAS.get(type(page.rule))
    worth = found(o, page.rule, space) if found else 0.0
    bonus = page.bonus.get(space)
    if bonus and space in o.game.lying.get(bonus, ()):
        worth += token_worth(o, o.game.content.tokens[bonus])
    return worth
