"""What a page's placement rule remembers, in words: a ferry, a storm, a die, the air that is left."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from dragonroads.engine.table import Seat
from dragonroads.games.almanac.model import NOBODY_THERE, NOWHERE, Journey
from dragonroads.games.almanac.placements.air_budget import AIR
from dragonroads.games.almanac.placements.avoid_last_area import STORM
from dragonroads.games.almanac.placements.descend_only import DEPTH, DescendOnly
from dragonroads.games.almanac.placements.die_circle import DIE, DieCircle
from dragonroads.games.almanac.placements.facing_booths import WINS
from dragonroads.games.almanac.placements.least_crowded import RIGHT_OF_WAY
from dragonroads.games.almanac.placements.shared_ferry import FERRY, SharedFerry
from dragonroads.games.almanac.placements.tide_shift import MOVED
from dragonroads.games.almanac.presenting.city_marks import CityMarks
from dragonroads.games.almanac.presenting.facts import coins, location, page
from dragonroads.games.almanac.presenting.ice_marks import IceMarks
from dragonroads.games.almanac.presenting.moving_marks import MovingMarks
from dragonroads.games.almanac.presenting.sketch import Signs
from dragonroads.games.almanac.presenting.words import JourneyWords

LAID_OUT = ("lay_out", "turn", "finish_page")
"""Phases in which the page is in use."""


class MarkWords:
    """Says what markers on and beside the page tell everybody."""

    def __init__(self, words: JourneyWords) -> None:
        self.words = words
        ice, moving, city = IceMarks(words), MovingMarks(words), CityMarks(words)
        self._marks: Mapping[str, Callable[[Journey], str]] = {
            "descend-only": self._depths,
            "shared-ferry": self._ferry,
            "avoid-last-area": self._storm,
            "skip-toll": self._coins,
            "air-budget": self._air,
            "die-circle": self._die,
            "least-crowded": self._right_of_way,
            "tide-shift": self._tide,
            "facing-booths": self._wins,
            **ice.told,
            **moving.told,
            **city.told,
        }
        self._signs: Mapping[str, Callable[[Journey], Signs]] = ice.shown | moving.shown | city.shown
        self._places = moving.places

    def marks(self, view: Journey) -> list[str]:
        """The mark of the page's rule, and the tokens that wait beside the board."""
        if view.phase not in LAID_OUT:
            return []
        mark = self.mark(view)
        return [*([mark] if mark else []), *self._beside(view)]

    def mark(self, view: Journey) -> str:
        """What the page's rule remembers; empty where there is nothing to tell."""
        tell = self._marks.get(self._rule(view))
        return tell(view) if tell else ""

    def signs(self, view: Journey) -> Signs:
        """What stands in the sketch of the page where something moves, by area or by a name of the rule's own."""
        show = self._signs.get(self._rule(view))
        return show(view) if show and view.phase in LAID_OUT else {}

    def places(self, view: Journey) -> Mapping[str, str]:
        """Which area lies where another one is sketched, on a page whose areas move."""
        arrange = self._places.get(self._rule(view))
        return arrange(view) if arrange and view.phase in LAID_OUT else {}

    def _rule(self, view: Journey) -> str:
        return location(view).placement.rule

    def _beside(self, view: Journey) -> list[str]:
        found = {token: places.count(NOWHERE) for token, places in view.lying.items()}
        return [self.words.say("mark.beside", token=self.words.token(one), n=n) for one, n in found.items() if n]

    def _areas(self, view: Journey) -> list[str]:
        return list(page(view).areas)

    def _named(self, view: Journey, letter: str) -> str:
        return self.words.area(view.location, letter)

    def _each(self, view: Journey, tell: Callable[[Seat], str]) -> str:
        """`R 5  J 3`."""
        return "  ".join(f"{self.words.letter(view, seat)} {tell(seat)}" for seat in range(view.seats))

    # --- rule by rule -----------------------------------------------------------------------------------------------

    def _depths(self, view: Journey) -> str:
        rule = location(view).placement
        assert isinstance(rule, DescendOnly)
        depths = [one.facts.get(DEPTH, 0) for one in view.players]
        if not any(depths):
            return ""
        free = self.words.say("mark.depths.free")
        return self.words.say(
            "mark.depths", each=self._each(view, lambda seat: str(depths[seat]) if depths[seat] else free)
        )

    def _ferry(self, view: Journey) -> str:
        rule = location(view).placement
        assert isinstance(rule, SharedFerry)
        if FERRY not in view.facts:
            return ""
        return self.words.say("mark.ferry", area=self._named(view, rule.ring[view.facts[FERRY]]))

    def _storm(self, view: Journey) -> str:
        storm = view.facts.get(STORM, NOWHERE)
        if storm == NOWHERE:
            return self.words.say("mark.storm.none")
        return self.words.say("mark.storm", area=self._named(view, self._areas(view)[storm]))

    def _coins(self, view: Journey) -> str:
        spaces = page(view).spaces
        found = [self.words.say("mark.coins.space", space=s.id, n=coins(view, s.index)) for s in spaces]
        lying = [text for text, s in zip(found, spaces) if coins(view, s.index)]
        return self.words.say("mark.coins", each=", ".join(lying)) if lying else ""

    def _air(self, view: Journey) -> str:
        if any(AIR not in one.facts for one in view.players):
            return ""
        return self.words.say("mark.air", each=self._each(view, lambda seat: str(view.players[seat].facts[AIR])))

    def _die(self, view: Journey) -> str:
        rule = location(view).placement
        assert isinstance(rule, DieCircle)
        face = view.facts.get(DIE, 0)
        return self.words.say("mark.die", area=self._named(view, rule.ring[face - 1])) if face else ""

    def _right_of_way(self, view: Journey) -> str:
        seat = view.facts.get(RIGHT_OF_WAY, NOBODY_THERE)
        return "" if seat == NOBODY_THERE else self.words.say("mark.right_of_way", who=self.words.name(seat))

    def _tide(self, view: Journey) -> str:
        moved = view.facts.get(MOVED, NOWHERE)
        if moved == NOWHERE:
            return ""
        return self.words.say("mark.tide", space=page(view).spaces[moved].id)

    def _wins(self, view: Journey) -> str:
        wins = [one.facts.get(WINS, 0) for one in view.players]
        return self.words.say("mark.wins", each=self._each(view, lambda seat: str(wins[seat]))) if any(wins) else ""
