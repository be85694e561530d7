"""What a piece would set off near the end of the road: a fee, plague, a duel, a lap that follows, a ship that sails."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from dragonroads.games.almanac.counting import strength
from dragonroads.games.almanac.duels import winning_pairs
from dragonroads.games.almanac.model import NOBODY_THERE, Journey
from dragonroads.games.almanac.placement import Placement
from dragonroads.games.almanac.placements.duel_for_space import DuelForSpace
from dragonroads.games.almanac.placements.escort_budget import EscortBudget
from dragonroads.games.almanac.placements.follow_leader import HALL, NO_HALL, FollowLeader
from dragonroads.games.almanac.placements.host_fee import HostFee
from dragonroads.games.almanac.placements.line_of_last import LineOfLast
from dragonroads.games.almanac.placements.plague_wards import PlagueWards
from dragonroads.games.almanac.placements.sail_when_full import SailWhenFull
from dragonroads.games.almanac.presenting.facts import active_seat, standing
from dragonroads.games.almanac.presenting.words import JourneyWords

Told = Callable[[Journey, Any, int], list[str]]
"""(view, the rule at work, the space) -> some words each."""


class CityConsequences:
    """Says it in a few words."""

    def __init__(self, words: JourneyWords) -> None:
        self.words = words
        self.told: Mapping[type[Placement], Told] = {
            HostFee: self._host,
            PlagueWards: self._plague,
            LineOfLast: self._lines,
            FollowLeader: self._lap,
            EscortBudget: self._escort,
            DuelForSpace: self._duel,
            SailWhenFull: self._ship,
        }

    def _host(self, view: Journey, rule: HostFee, space: int) -> list[str]:
        """Who is paid, or that nobody is there yet."""
        host = rule.host_of(view, rule.page.area_of[space])
        if host == NOBODY_THERE:
            return [self.words.say("option.place.opens_tent")]
        is_own = host == active_seat(view)
        return [] if is_own else [self.words.say("option.place.pays_host", who=self.words.name(host))]

    def _plague(self, view: Journey, rule: PlagueWards, space: int) -> list[str]:
        caught = rule.plague(view, rule.page.area_of[space])
        return [self.words.say("option.place.catches", token=self.words.token(rule.token), n=caught)] if caught else []

    def _lines(self, view: Journey, rule: LineOfLast, space: int) -> list[str]:
        taken = view.taken | 1 << space
        full = sum(line & ~taken == 0 for line in rule.lines[space])
        return [self.words.say("option.place.fills", gold=self.words.gold(full * rule.line_gold))] if full else []

    def _lap(self, view: Journey, rule: FollowLeader, space: int) -> list[str]:
        if view.facts[HALL] != NO_HALL:
            return []
        return [self.words.say("option.place.leads", hall=self.words.area(view.location, rule.page.area_of[space]))]

    def _escort(self, view: Journey, rule: EscortBudget, space: int) -> list[str]:
        """How much of the free strength goes along."""
        need, seat = rule.need[rule.page.area_of[space]], active_seat(view)
        if not need or seat is None:
            return []
        free = rule.free(view.players[seat])
        return [self.words.say("option.place.escort", n=min(need, free), free=free)]

    def _duel(self, view: Journey, _rule: DuelForSpace, space: int) -> list[str]:
        """Against whom, and how often that is won without rolling again."""
        here, seat = standing(view, space), active_seat(view)
        if not here or seat is None:
            return []
        die = self.words.content.supplies.fight_die
        wins = winning_pairs(die, strength(view.players[seat]) - strength(view.players[here[0]]))
        return [self.words.say("option.place.duel", who=self.words.name(here[0]), wins=wins, of=len(die) ** 2)]

    def _ship(self, view: Journey, rule: SailWhenFull, space: int) -> list[str]:
        """How many berths will be left."""
        berths = rule.fleet.get(rule.page.area_of[space])
        if berths is None:
            return []
        left = (berths & ~view.taken).bit_count() - 1
        return [self.words.say("option.place.waits" if left else "option.place.sails", n=left)]
