"""Bridges that are entered at an end and fill without gaps."""

from __future__ import annotations

from dataclasses import dataclass

from dragonroads.engine.table import Refusal
from dragonroads.games.almanac.model import Journey
from dragonroads.games.almanac.placement import PLAIN, REST, Resting, Ways, placement_rule
from dragonroads.games.almanac.prospects import Prospect
from dragonroads.games.almanac.sets import NONE, Spaces, set_of


@placement_rule("bridge-fill")
@dataclass
class BridgeFill(Resting):
    """An empty bridge opens at both ends; a started one only right behind its newest worker."""

    lines: tuple[str, ...] = ()

    def prepare(self) -> None:
        """The bridges in play, each from end to end."""
        bridges = [self.page.areas[line] for line in self.lines if line in self.page.areas]
        self.bridges = [(bridge, set_of(bridge)) for bridge in bridges]

    def open_spaces(self, game: Journey) -> Spaces:
        """Where somebody could step on now."""
        found, taken = NONE, game.taken
        for bridge, whole in self.bridges:
            crossed = (taken & whole).bit_count()
            if not crossed:
                found |= 1 << bridge[0] | 1 << bridge[-1]
            elif crossed < len(bridge):
                from_first = taken >> bridge[0] & 1
                found |= 1 << (bridge[crossed] if from_first else bridge[-1 - crossed])
        return found

    def ways(self, look: Prospect) -> Ways:
        """A worker who cannot do what the space says may rest there, so that no bridge is jammed."""
        open_now = self.open_spaces(look.game)
        return [(look.open & open_now, 0, PLAIN), (open_now & ~look.open, 0, REST)]

    def why_not(self, look: Prospect, space: int) -> Refusal | None:
        """Only the next space of a bridge is open."""
        is_next = self.open_spaces(look.game) >> space & 1
        return None if is_next else Refusal("not_next_on_bridge", (), self.because)
