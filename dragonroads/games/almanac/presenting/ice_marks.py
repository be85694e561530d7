"""Marks of pages of ice, rock and rope: floes, ladders, a heap of snow, a glass of mercury, a bug on a beam."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from dragonroads.engine.table import Seat
from dragonroads.games.almanac.model import NOBODY_THERE, Journey
from dragonroads.games.almanac.placements.balanced_pairs import BUG, BalancedPairs
from dragonroads.games.almanac.placements.heaped_snow import HEAP, NO_HEAP, SHOVELLER
from dragonroads.games.almanac.placements.ice_berths import IceBerths, floe
from dragonroads.games.almanac.placements.ladders import LADDER, NEUTRAL, NOBODYS, Ladders, spot_name
from dragonroads.games.almanac.placements.shared_gauge import GAUGE, SharedGauge
from dragonroads.games.almanac.presenting.facts import page
from dragonroads.games.almanac.presenting.sketch import Signs
from dragonroads.games.almanac.presenting.words import JourneyWords


class IceMarks:
    """Says where they are and what they will do next, and shows them in the sketch."""

    def __init__(self, words: JourneyWords) -> None:
        self.words = words
        self.told: Mapping[str, Callable[[Journey], str]] = {
            "ice-berths": self._floes,
            "ladders": self._ladders,
            "heaped-snow": self._heap,
            "shared-gauge": self._gauge,
            "balanced-pairs": self._beams,
        }
        self.shown: dict[str, Callable[[Journey], Signs]] = {
            "ice-berths": self._floes_shown,
            "ladders": self._ladders_shown,
            "heaped-snow": self._heap_shown,
            "shared-gauge": self._gauge_shown,
            "balanced-pairs": self._beams_shown,
        }

    def _area(self, view: Journey, letter: str) -> str:
        return self.words.area(view.location, letter)

    def _floes(self, view: Journey) -> str:
        """The island of each floe, and where it would drift from there."""
        rule = page(view).rule
        assert isinstance(rule, IceBerths)
        if floe(0) not in view.facts:
            return ""
        trips = [(rule.ring[here], rule.ring[rule.next_berth(view, here)]) for here in rule.berths(view)]
        each = [self.words.say("mark.floes.one", area=self._area(view, a), goal=self._area(view, b)) for a, b in trips]
        return self.words.say("mark.floes", each=", ".join(each))

    def _floes_shown(self, view: Journey) -> Signs:
        rule = page(view).rule
        assert isinstance(rule, IceBerths)
        berths = rule.berths(view) if floe(0) in view.facts else []
        return {rule.ring[here]: self.words.say("sign.floe") for here in berths}

    def _ladders(self, view: Journey) -> str:
        """Whose ladder stands where, and how many everybody has left."""
        if spot_name(0) not in view.facts:
            return ""
        up = self._ladders_up(view).items()
        each = [self.words.say("mark.ladders.one", spot=spot, who=self._owner(view, seat)) for spot, seat in up]
        left = "  ".join(self._left(view, seat) for seat in range(view.seats))
        return self.words.say("mark.ladders" if each else "mark.ladders.none", each=", ".join(each), left=left)

    def _ladders_shown(self, view: Journey) -> Signs:
        """All places where one can stand, with its owner where one does."""
        rule, up, say = page(view).rule, self._ladders_up(view), self.words.say
        assert isinstance(rule, Ladders)
        spots = [spot_name(at) for at in range(len(rule.spots))]
        nobodys, free = say("sign.ladder.nobody"), {spot: spot for spot in spots}
        owners = {spot: nobodys if seat == NOBODYS else self.words.letter(view, seat) for spot, seat in up.items()}
        return free | {spot: say("sign.ladder", spot=spot, who=who) for spot, who in owners.items()}

    def _ladders_up(self, view: Journey) -> dict[str, Seat]:
        """The owners of the ladders that stand, by their places."""
        rule = page(view).rule
        assert isinstance(rule, Ladders)
        owners = {spot_name(at): view.facts.get(spot_name(at), NOBODY_THERE) for at in range(len(rule.spots))}
        return {spot: seat for spot, seat in owners.items() if seat != NOBODY_THERE}

    def _owner(self, view: Journey, seat: Seat) -> str:
        return self.words.say("mark.ladders.nobody") if seat == NOBODYS else self.words.letter(view, seat)

    def _left(self, view: Journey, seat: Seat) -> str:
        """`R 3`, or `R 3+1` with a neutral one."""
        facts = view.players[seat].facts
        more = f"+{facts[NEUTRAL]}" if facts[NEUTRAL] else ""
        return f"{self.words.letter(view, seat)} {facts[LADDER]}{more}"

    def _heap(self, view: Journey) -> str:
        facts, areas = view.facts, list(page(view).areas)
        if facts.get(HEAP, NO_HEAP) == NO_HEAP:
            return self.words.say("mark.heap.none")
        who = self.words.name(facts[SHOVELLER])
        return self.words.say("mark.heap", area=self._area(view, areas[facts[HEAP]]), who=who)

    def _heap_shown(self, view: Journey) -> Signs:
        facts, areas = view.facts, list(page(view).areas)
        if facts.get(HEAP, NO_HEAP) == NO_HEAP:
            return {}
        return {areas[facts[HEAP]]: self.words.say("sign.heap", who=self.words.letter(view, facts[SHOVELLER]))}

    def _gauge(self, view: Journey) -> str:
        """`-2 -1 (0) +1 +2`."""
        return self.words.say("mark.gauge", scale=" ".join(self._scale(view)))

    def _gauge_shown(self, view: Journey) -> Signs:
        """The scale from its upper end, and in brackets where the mercury stands."""
        marks = ["±0" if text == "0" else text for text in reversed(self._scale(view))]
        return {f"t{at}": text for at, text in enumerate(marks, 1)}

    def _scale(self, view: Journey) -> list[str]:
        rule = page(view).rule
        assert isinstance(rule, SharedGauge)
        now = view.facts.get(GAUGE, rule.start)
        scale = [signed(n) for n in range(rule.least, rule.most + 1)]
        scale[now - rule.least] = f"({signed(now)})"
        return scale

    def _beams(self, view: Journey) -> str:
        """Where the bug sits, where it can be shooed from there, and what hangs on each beam."""
        rule = page(view).rule
        assert isinstance(rule, BalancedPairs)
        if BUG not in view.facts:
            return ""
        say = self.words.say
        beams = [
            [say("mark.beams.one", basket=area, n=rule.weight(view, area)) for area in pair] for pair in rule.pairs
        ]
        goals = [self._area(view, area) for area in rule.beside_bug(view)]
        each = ", ".join(" : ".join(beam) for beam in beams)
        return say("mark.beams", area=self._area(view, rule.bug_at(view)), goals="/".join(goals), each=each)

    def _beams_shown(self, view: Journey) -> Signs:
        """The bug in its basket, and on each beam how heavy its ends are."""
        rule = page(view).rule
        assert isinstance(rule, BalancedPairs)
        if BUG not in view.facts:
            return {}
        weights = {pair: ":".join(str(rule.weight(view, area)) for area in pair) for pair in rule.pairs}
        return weights | {rule.bug_at(view): self.words.say("sign.bug")}


def signed(n: int) -> str:
    """`+1`, `0`, `-2`."""
    return f"{n:+}" if n else "0"
