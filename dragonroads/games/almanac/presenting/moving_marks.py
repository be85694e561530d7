"""Marks of pages on which something fills up or moves: mills, a resting deck, acorns, a row of turtles, a light."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from dragonroads.engine.table import Seat
from dragonroads.engine.views import View
from dragonroads.games.almanac.counting import resting
from dragonroads.games.almanac.placements.die_closes_area import CLOSED, DieClosesArea, gold_in
from dragonroads.games.almanac.placements.number_sends_on import DARK, LIGHT, NumberSendsOn
from dragonroads.games.almanac.placements.run_at_dusk import RunAtDusk
from dragonroads.games.almanac.placements.swimming_row import SwimmingRow, place_of
from dragonroads.games.almanac.presenting.seen import as_journey, page, player
from dragonroads.games.almanac.presenting.words import JourneyWords


class MovingMarks:
    """Says what everybody can see of them, and what they will do next."""

    def __init__(self, words: JourneyWords) -> None:
        self.words = words
        self.told: Mapping[str, Callable[[View], str]] = {
            "run-at-dusk": self._mills,
            "one-per-pool": self._deck,
            "die-closes-area": self._acorns,
            "swimming-row": self._row,
            "number-sends-on": self._light,
        }

    def _area(self, view: View, letter: str) -> str:
        return self.words.area(view["location"], letter)

    def _mills(self, view: View) -> str:
        """In which order they would run now."""
        rule, game = page(self.words.content, view).rule, as_journey(view)
        assert isinstance(rule, RunAtDusk)
        busy = [(self._area(view, area), rule.workers_in(game, area)) for area in rule.running_order(game)]
        each = [self.words.say("mark.counted", what=area, n=n) for area, n in busy]
        return self.words.say("mark.mills", each=", ".join(each)) if each else ""

    def _deck(self, view: View) -> str:
        """Who has workers on it."""
        counts = {seat: self._resting(view, seat) for seat in range(view["seats"])}
        each = [self.words.say("mark.counted", what=self.words.letter(view, s), n=n) for s, n in counts.items() if n]
        return self.words.say("mark.deck", each=", ".join(each)) if each else ""

    def _resting(self, view: View, seat: Seat) -> int:
        return resting(as_journey(view), player(view, seat))

    def _acorns(self, view: View) -> str:
        """Which areas are closed, and where gold lies."""
        rule, game, facts = page(self.words.content, view).rule, as_journey(view), view["facts"]
        assert isinstance(rule, DieClosesArea)
        if CLOSED not in facts:
            return ""
        say, golden = self.words.say, [area for area in rule.areas if facts[gold_in(area)]]
        closed = [self._area(view, area) for area in rule.areas if rule.is_closed(game, area)]
        gold = [say("mark.counted", what=self._area(view, area), n=facts[gold_in(area)]) for area in golden]
        told = [say("mark.acorns", areas=self.words.listed(closed))] if closed else []
        return "; ".join([*told, *([say("mark.acorns.gold", each=", ".join(gold))] if gold else [])])

    def _row(self, view: View) -> str:
        """The row from the beach, each with its fee, and what a ride is worth where somebody is on one."""
        rule, game = page(self.words.content, view).rule, as_journey(view)
        assert isinstance(rule, SwimmingRow)
        if place_of(rule.rider) not in view["facts"]:
            return ""
        say = self.words.say
        fees = [(self._area(view, area), rule.fee(game, area)) for area in rule.swimming(game)]
        each = [say("mark.row.fee" if fee else "mark.row.free", area=area, n=fee) for area, fee in fees]
        rides = any(view["taken"] >> space & 1 for space in rule.rides)
        ride = [say("mark.ride", gold=self.words.gold(rule.ride_worth(game)))] if rides else []
        return "; ".join([say("mark.row", each=", ".join(each)), *ride])

    def _light(self, view: View) -> str:
        rule = page(self.words.content, view).rule
        assert isinstance(rule, NumberSendsOn)
        light = view["facts"].get(LIGHT, DARK)
        if light == DARK:
            return self.words.say("mark.light.none")
        return self.words.say("mark.light", area=self._area(view, rule.ring[light]))
