"""Marks of pages on which something fills up or moves: mills, a resting deck, acorns, a row of turtles, a light."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from dragonroads.engine.table import Seat
from dragonroads.games.almanac.counting import resting
from dragonroads.games.almanac.model import Journey
from dragonroads.games.almanac.placements.die_closes_area import CLOSED, DieClosesArea, gold_in
from dragonroads.games.almanac.placements.number_sends_on import DARK, LIGHT, NumberSendsOn
from dragonroads.games.almanac.placements.one_per_pool import OnePerPool, soaking
from dragonroads.games.almanac.placements.run_at_dusk import RunAtDusk
from dragonroads.games.almanac.placements.swimming_row import SwimmingRow, place_of
from dragonroads.games.almanac.presenting.facts import page
from dragonroads.games.almanac.presenting.sketch import Signs
from dragonroads.games.almanac.presenting.words import JourneyWords
from dragonroads.games.almanac.sets import NONE


class MovingMarks:
    """Says what everybody can see of them and what they will do next, and shows them in the sketch."""

    def __init__(self, words: JourneyWords) -> None:
        self.words = words
        self.told: Mapping[str, Callable[[Journey], str]] = {
            "run-at-dusk": self._mills,
            "one-per-pool": self._deck,
            "die-closes-area": self._acorns,
            "swimming-row": self._row,
            "washed-downstream": self._basin,
            "number-sends-on": self._light,
        }
        self.shown: dict[str, Callable[[Journey], Signs]] = {
            "run-at-dusk": self._mills_shown,
            "one-per-pool": self._deck_shown,
            "die-closes-area": self._acorns_shown,
            "swimming-row": self._row_shown,
            "washed-downstream": lambda view: self._aside_shown(view, "basin"),
            "number-sends-on": self._light_shown,
        }
        self.places: Mapping[str, Callable[[Journey], Mapping[str, str]]] = {"swimming-row": self._row_places}

    def _area(self, view: Journey, letter: str) -> str:
        return self.words.area(view.location, letter)

    def _mills(self, view: Journey) -> str:
        """In which order they would run now."""
        rule = page(view).rule
        assert isinstance(rule, RunAtDusk)
        busy = [(self._area(view, area), rule.workers_in(view, area)) for area in rule.running_order(view)]
        each = [self.words.say("mark.counted", what=area, n=n) for area, n in busy]
        return self.words.say("mark.mills", each=", ".join(each)) if each else ""

    def _mills_shown(self, view: Journey) -> Signs:
        rule = page(view).rule
        assert isinstance(rule, RunAtDusk)
        return {area: self.words.say("sign.mill", n=n) for n, area in enumerate(rule.running_order(view), 1)}

    # --- workers who have left their spaces -------------------------------------------------------------------------

    def _deck(self, view: Journey) -> str:
        each = self._aside(view)
        return self.words.say("mark.deck", each=each) if each else ""

    def _basin(self, view: Journey) -> str:
        each = self._aside(view)
        return self.words.say("mark.basin", each=each) if each else ""

    def _aside(self, view: Journey) -> str:
        """Who has workers there."""
        counts = {seat: self._resting(view, seat) for seat in range(view.seats)}
        each = [self.words.say("mark.counted", what=self.words.letter(view, s), n=n) for s, n in counts.items() if n]
        return ", ".join(each)

    def _aside_shown(self, view: Journey, place: str) -> Signs:
        """A letter for each of them."""
        there = "".join(self.words.letter(view, s) * self._resting(view, s) for s in range(view.seats))
        return {place: self.words.say("sign.aside", letters=there)} if there else {}

    def _deck_shown(self, view: Journey) -> Signs:
        """Who is on the deck; and where people bathe for more than a turn, how much of it is left."""
        rule, facts = page(view).rule, [one.facts for one in view.players]
        assert isinstance(rule, OnePerPool)
        left = {
            rule.page.area_of[space]: self.words.say("sign.bath", n=turns)
            for turns in range(1, rule.turns + 1)
            for seat in facts
            for space in rule.page.members.of(seat.get(soaking(turns), NONE))
        }
        return self._aside_shown(view, "deck") | (left if rule.turns > 1 else {})

    def _resting(self, view: Journey, seat: Seat) -> int:
        return resting(view, view.players[seat])

    # --- areas that are closed, or swim -----------------------------------------------------------------------------

    def _acorns(self, view: Journey) -> str:
        """Which areas are closed, and where gold lies."""
        rule, facts = page(view).rule, view.facts
        assert isinstance(rule, DieClosesArea)
        if CLOSED not in facts:
            return ""
        say, golden = self.words.say, [area for area in rule.areas if facts[gold_in(area)]]
        closed = [self._area(view, area) for area in rule.areas if rule.is_closed(view, area)]
        gold = [say("mark.counted", what=self._area(view, area), n=facts[gold_in(area)]) for area in golden]
        told = [say("mark.acorns", areas=self.words.listed(closed))] if closed else []
        return "; ".join([*told, *([say("mark.acorns.gold", each=", ".join(gold))] if gold else [])])

    def _acorns_shown(self, view: Journey) -> Signs:
        rule, facts = page(view).rule, view.facts
        assert isinstance(rule, DieClosesArea)
        if CLOSED not in facts:
            return {}
        gold = {area: facts[gold_in(area)] for area in rule.areas}  # there is some wherever it is closed
        return {
            area: self.words.say("sign.closed" if rule.is_closed(view, area) else "sign.gold", n=n)
            for area, n in gold.items()
            if n
        }

    def _row(self, view: Journey) -> str:
        """The row from the beach, each with its fee, and what a ride is worth where somebody is on one."""
        rule = page(view).rule
        assert isinstance(rule, SwimmingRow)
        if place_of(rule.rider) not in view.facts:
            return ""
        say = self.words.say
        fees = [(self._area(view, area), rule.fee(view, area)) for area in rule.swimming(view)]
        each = [say("mark.row.fee" if fee else "mark.row.free", area=area, n=fee) for area, fee in fees]
        rides = any(view.taken >> space & 1 for space in rule.rides)
        ride = [say("mark.ride", gold=self.words.gold(rule.ride_worth(view)))] if rides else []
        return "; ".join([say("mark.row", each=", ".join(each)), *ride])

    def _row_shown(self, view: Journey) -> Signs:
        """Its place in the row, and what boarding costs there."""
        rule, say = page(view).rule, self.words.say
        assert isinstance(rule, SwimmingRow)
        if place_of(rule.rider) not in view.facts:
            return {}
        fees = [(area, rule.fee(view, area)) for area in rule.swimming(view)]
        swimming = {
            area: say("sign.fee" if fee else "sign.free", place=at, n=fee) for at, (area, fee) in enumerate(fees, 1)
        }
        return dict.fromkeys(rule.row, say("sign.dived")) | swimming

    def _row_places(self, view: Journey) -> Mapping[str, str]:
        """They are drawn in the order in which they swim, those that have dived at the end."""
        rule = page(view).rule
        assert isinstance(rule, SwimmingRow)
        if place_of(rule.rider) not in view.facts:
            return {}
        swimming = rule.swimming(view)
        return dict(zip(rule.row, [*swimming, *(area for area in rule.row if area not in swimming)]))

    def _light(self, view: Journey) -> str:
        rule = page(view).rule
        assert isinstance(rule, NumberSendsOn)
        light = view.facts.get(LIGHT, DARK)
        if light == DARK:
            return self.words.say("mark.light.none")
        return self.words.say("mark.light", area=self._area(view, rule.ring[light]))

    def _light_shown(self, view: Journey) -> Signs:
        rule, light = page(view).rule, view.facts.get(LIGHT, DARK)
        assert isinstance(rule, NumberSendsOn)
        return {} if light == DARK else {rule.ring[light]: self.words.say("sign.light")}
