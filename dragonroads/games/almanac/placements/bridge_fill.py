"""Bridges that are entered at an end and fill without gaps."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from dragonroads.engine.record import Reason
from dragonroads.games.almanac.model import Journey
from dragonroads.games.almanac.placement import PLAIN, Placement, Ways, placement_rule
from dragonroads.games.almanac.prospects import Prospect
from dragonroads.games.almanac.reasons import PageReason
from dragonroads.games.almanac.remembering import Remembered
from dragonroads.games.almanac.sets import NONE, Spaces, set_of


class NotNextOnBridge(PageReason):
    pass


@placement_rule("bridge-fill", NotNextOnBridge)
@dataclass
class BridgeFill(Placement):
    """An empty bridge opens at both ends; a started one only right behind its newest worker."""

    lines: tuple[str, ...]

    def prepare(self) -> None:
        """The bridges in play, each from end to end."""
        bridges = [self.page.areas[line] for line in self.lines if line in self.page.areas]
        self.bridges = [(set_of(bridge), Remembered(partial(_next_on, bridge))) for bridge in bridges]

    def open_spaces(self, game: Journey) -> Spaces:
        """Where somebody could step on now."""
        found, taken = NONE, game.taken
        for bridge, next_on in self.bridges:
            found |= next_on[taken & bridge]
        return found

    def ways(self, prospect: Prospect) -> Ways:
        """The next space of each bridge, for those who can do what it says."""
        return [(prospect.possible(prospect.free & self.open_spaces(prospect.game)), 0, PLAIN)]

    def why_not(self, prospect: Prospect, space: int) -> Reason | None:
        """Only the next space of a bridge is open."""
        is_next = self.open_spaces(prospect.game) >> space & 1
        return None if is_next else self.refusal(NotNextOnBridge)


def _next_on(bridge: tuple[int, ...], taken: Spaces) -> Spaces:
    """Where the next worker can step onto a bridge of which so much is taken."""
    crossed = taken.bit_count()
    if not crossed:
        return 1 << bridge[0] | 1 << bridge[-1]
    if crossed == len(bridge):
        return NONE
    return 1 << (bridge[crossed] if taken >> bridge[0] & 1 else bridge[-1 - crossed])
