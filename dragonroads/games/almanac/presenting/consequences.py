"""What a piece on a space would set off besides the action: gold that lies there, a slide, a light that moves on."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from dragonroads.engine.table import Seat
from dragonroads.games.almanac.model import Journey
from dragonroads.games.almanac.placement import Placement
from dragonroads.games.almanac.placements.balanced_pairs import BalancedPairs
from dragonroads.games.almanac.placements.die_closes_area import DieClosesArea
from dragonroads.games.almanac.placements.ice_berths import IceBerths
from dragonroads.games.almanac.placements.ladders import Ladders, route_spots, spot_number
from dragonroads.games.almanac.placements.number_sends_on import NumberSendsOn
from dragonroads.games.almanac.placements.shared_gauge import SharedGauge
from dragonroads.games.almanac.placements.stack_toll import StackToll
from dragonroads.games.almanac.placements.washed_downstream import WashedDownstream
from dragonroads.games.almanac.presenting.city_consequences import CityConsequences
from dragonroads.games.almanac.presenting.facts import page, standing
from dragonroads.games.almanac.presenting.ice_marks import signed
from dragonroads.games.almanac.presenting.words import JourneyWords

Told = Callable[[Journey, Any, int], list[str]]
"""(view, the rule at work, the space) -> some words each."""

POOR = (StackToll, IceBerths, SharedGauge, WashedDownstream, NumberSendsOn)
"""Rules under which nobody who places gains gold."""


class Consequences:
    """Says what the placement rule of the page will do about a piece; most rules do nothing."""

    def __init__(self, words: JourneyWords) -> None:
        self.words = words
        self._told: Mapping[type[Placement], Told] = {
            StackToll: self._shoulders,
            IceBerths: self._floe,
            SharedGauge: self._mercury,
            BalancedPairs: self._nectar,
            DieClosesArea: self._gold,
            WashedDownstream: self._slides,
            NumberSendsOn: self._light,
            **CityConsequences(words).told,
        }

    def of(self, view: Journey, space: int) -> list[str]:
        """Everything that follows."""
        rule = page(view).rule
        tell = self._told.get(type(rule))
        return tell(view, rule, space) if tell else []

    def may_bring_gold(self, view: Journey, space: int) -> bool:
        """Whether something follows that could fill a purse before the action is carried out."""
        return type(page(view).rule) not in POOR and bool(self.of(view, space))

    def _shoulders(self, view: Journey, _rule: StackToll, space: int) -> list[str]:
        below = standing(view, space)
        return [self.words.say("option.place.above", who=self.words.name(below[0]))] if below else []

    def _gold(self, view: Journey, rule: DieClosesArea, space: int) -> list[str]:
        gold = rule.open_gold(view).get(rule.page.area_of[space], 0)
        return [self.words.say("option.place.coins", gold=self.words.gold(gold))] if gold else []

    def _slides(self, view: Journey, rule: WashedDownstream, space: int) -> list[str]:
        """Who slides where, from the top."""
        found = []
        for ledge in rule.washed(view, space):
            who = self.words.name(standing(view, ledge)[0])
            if ledge in rule.below:
                below = rule.page.spaces[rule.below[ledge]].id
                found.append(self.words.say("option.place.slides", who=who, space=below))
            else:
                found.append(self.words.say("option.place.splash", who=who, what=self._consolation(view, rule)))
        return found

    def _consolation(self, view: Journey, rule: WashedDownstream) -> str:
        return self.words.token(rule.token) if view.lying.get(rule.token) else self.words.gold(rule.gold)

    def _light(self, view: Journey, rule: NumberSendsOn, space: int) -> list[str]:
        """Where the number sends it, unless the action lets the player choose."""
        if any(deed.verb == "stargaze" for deed in rule.page.actions[space].deeds):
            return []
        area = self.words.area(view.location, rule.ring[rule.sent_to(space)])
        return [self.words.say("option.place.light", area=area)]

    # --- ice, rock and rope -----------------------------------------------------------------------------------------

    def _floe(self, view: Journey, rule: IceBerths, space: int) -> list[str]:
        """Where it drifts when it has been used."""
        here = rule.ring.index(rule.page.area_of[space])
        goal = rule.next_berth(view, here)
        area = self.words.area(view.location, rule.ring[goal])
        return [] if goal == here else [self.words.say("option.place.floe", area=area)]

    def _mercury(self, view: Journey, rule: SharedGauge, space: int) -> list[str]:
        return [self.words.say("option.place.mercury", n=signed(rule.reading_after(view, space)))]

    def _nectar(self, view: Journey, rule: BalancedPairs, space: int) -> list[str]:
        is_there = rule.page.area_of[space] == rule.bug_at(view)
        return [self.words.say("option.place.nectar", gold=self.words.gold(rule.nectar))] if is_there else []

    def on_the_way(self, view: Journey, seat: Seat, how: str) -> list[str]:
        """Whom it serves that a worker gets there in this manner."""
        rule = page(view).rule
        if not isinstance(rule, Ladders):
            return []
        served = rule.served(view.facts, seat, route_spots(how))
        return [
            self.words.say("option.place.serves", who=self.words.name(s), n=served.count(s)) for s in sorted({*served})
        ]

    def instead(self, view: Journey, detail: str) -> list[str]:
        """What it leads to that somebody does this instead of placing a piece."""
        rule = page(view).rule
        if not isinstance(rule, Ladders) or not detail:
            return []
        facts, number = view.facts, view.location
        below, above = (self.words.area(number, area) for area in rule.spots[spot_number(detail)])
        opened = rule.opened_by(facts, detail)
        if opened:
            new = [self.words.area(number, area) for area, spaces in rule.page.area_sets.items() if spaces & opened]
            return [self.words.say("option.place.opens", area=self.words.listed(new))]
        return [
            self.words.say(
                "option.place.again" if rule.has_ground(facts, detail) else "option.place.hangs",
                area=above,
                below=below,
            )
        ]
