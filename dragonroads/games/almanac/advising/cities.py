"""What the rules of the last pages of a road make of a space: hosts, plague, halls, walls, duels and ships."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from dragonroads.games.almanac.advising.outlook import Outlook
from dragonroads.games.almanac.counting import strength
from dragonroads.games.almanac.duels import winning_pairs
from dragonroads.games.almanac.model import NOBODY_THERE
from dragonroads.games.almanac.placement import Placement
from dragonroads.games.almanac.placements.duel_for_space import DUEL, DuelForSpace
from dragonroads.games.almanac.placements.escort_budget import EscortBudget
from dragonroads.games.almanac.placements.follow_leader import FollowLeader
from dragonroads.games.almanac.placements.host_fee import HostFee
from dragonroads.games.almanac.placements.line_of_last import LineOfLast
from dragonroads.games.almanac.placements.plague_wards import PlagueWards
from dragonroads.games.almanac.placements.sail_when_full import SailWhenFull
from dragonroads.games.almanac.placing import Placing
from dragonroads.games.almanac.sets import Spaces

GUESTS = 0.8
"""How many guests a host has, for each space that is left in the tent."""
PLAGUE = 1.3
"""One piece of plague, and the risk of having most of it."""
KEY_SHARE = 0.2
"""How often one step ahead of the others decides who gets the key."""
HOLDS = 0.5
"""How often a pedestal is still one's own in the end."""
MEDAL = 0.7
"""One more point of escort in the ranking."""
FILLED = 0.6
"""How often each berth that is left is taken by somebody."""


def _tent(o: Outlook, rule: HostFee, space: int) -> float:
    """What guests will pay to the first one in."""
    area = o.game.page.area_of[space]
    if rule.host_of(o.game, area) != NOBODY_THERE:
        return 0.0
    return GUESTS * rule.each * (len(o.game.page.areas[area]) - 1)


def _plague(o: Outlook, rule: PlagueWards, space: int) -> float:
    return -PLAGUE * rule.plague(o.game, o.game.page.area_of[space])


def _lines(o: Outlook, rule: LineOfLast, space: int) -> float:
    taken = o.game.taken | 1 << space
    return rule.line_gold * sum(line & ~taken == 0 for line in rule.lines[space])


def _hall(o: Outlook, rule: FollowLeader, space: int) -> float:
    """A hall one is not in yet counts for the key, and for royalty."""
    page = o.game.page
    if page.area_sets[page.area_of[space]] & o.p.own:
        return 0.0
    return key_worth(o, rule.prize) + rule.per_hall * o.p.tokens[rule.royalty]


def _escort(o: Outlook, rule: EscortBudget, space: int) -> float:
    """Medals for going deep, and the key for whoever has most workers in the keep."""
    deep = rule.keep >> space & 1
    return MEDAL * rule.need[o.game.page.area_of[space]] + (key_worth(o, rule.prize) if deep else 0.0)


def _pedestal(o: Outlook, rule: DuelForSpace, space: int) -> float:
    name = o.game.page.spaces[space].id
    if name == rule.key_space:
        return HOLDS * float(o.game.content.tokens[rule.prize].fame)
    return HOLDS * rule.prizes.get(name, 0)


def _berth(o: Outlook, rule: SailWhenFull, space: int) -> float:
    """A ship that sails counts for the key, and for a ticket."""
    chance = sails(o, rule, space)
    return chance * (key_worth(o, rule.prize) + rule.per_ship * o.p.tokens[rule.ticket]) if chance else 0.0


def key_worth(o: Outlook, prize: str) -> float:
    """One step ahead of the others on the way to the key."""
    return float(KEY_SHARE * o.game.content.tokens[prize].fame) if o.game.lying.get(prize) else 0.0


CITY_EXTRAS: Mapping[type[Placement], Callable[..., float]] = {
    HostFee: _tent,
    PlagueWards: _plague,
    LineOfLast: _lines,
    FollowLeader: _hall,
    EscortBudget: _escort,
    DuelForSpace: _pedestal,
    SailWhenFull: _berth,
}
"""By placement rule: what a space is worth besides its action."""


# --- what is not sure -----------------------------------------------------------------------------------------------


def at_risk(o: Outlook, placing: Placing, worth: float) -> float:
    """What an action is worth where a duel has to be won first, or a ship to be filled."""
    rule = o.game.page.rule
    if isinstance(rule, DuelForSpace) and placing.how == DUEL:
        chance = duel_chance(o, o.game.standing[placing.space])
        return chance * worth + (1 - chance) * rule.out_gold
    if isinstance(rule, SailWhenFull) and rule.defers(o.game, placing.space):
        chance = sails(o, rule, placing.space)
        return chance * worth + (1 - chance) * rule.stranded
    return worth


def duel_chance(o: Outlook, rival: int) -> float:
    """How likely a duel is won without rolling again."""
    die = o.game.content.supplies.fight_die
    lead = strength(o.p) - strength(o.game.players[rival])
    return winning_pairs(die, lead) / len(die) ** 2


def sails(o: Outlook, rule: SailWhenFull, space: int) -> float:
    """How likely the ship of a berth sails once one is aboard; never for spaces ashore."""
    berths: Spaces | None = rule.fleet.get(o.game.page.area_of[space])
    if berths is None:
        return 0.0
    left = (berths & ~o.game.taken & ~(1 << space)).bit_count()
    return float(FILLED**left)


# --- tokens that count only on their page ---------------------------------------------------------------------------

NEXT_HALL = 0.6
"""How often one more worker reaches one more hall."""


def token_hope(o: Outlook, token: str) -> float:
    """What a token will be worth that is counted when its page is over."""
    rule = o.game.page.rule
    if isinstance(rule, FollowLeader) and token == rule.royalty:
        halls = rule.halls_of(o.p) + 1 + NEXT_HALL * max(0, o.p.workers - 1)
        return rule.per_hall * min(len(rule.halls), halls)
    if isinstance(rule, SailWhenFull) and token == rule.ticket:
        left = [(berths & ~o.game.taken).bit_count() for berths in rule.fleet.values()]
        return rule.per_ship * sum([float(FILLED**berths) for berths in left])
    return 0.0
