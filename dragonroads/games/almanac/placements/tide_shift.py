"""Water that never leaves, it only moves."""

from __future__ import annotations

from dataclasses import dataclass

from dragonroads.engine.table import Refusal
from dragonroads.games.almanac.model import NOWHERE, Journey, Player, T
from dragonroads.games.almanac.placement import PLAIN, Placement, TokenId, Ways, placement_rule
from dragonroads.games.almanac.prospects import Prospect
from dragonroads.games.almanac.sets import set_of

MOVED = "moved"


@placement_rule("tide-shift")
@dataclass
class TideShift(Placement):
    """Spaces under water are closed; after each placement the same player lets one tide flow to a neighbour."""

    token: TokenId
    spaces: dict[int, tuple[str, ...]]

    def prepare(self) -> None:
        """Who is next to whom."""
        self.near = self.page.near()

    def set_up(self, t: T) -> None:
        """Lay the water out."""
        game = t.state
        wet = [self.page.index[one] for one in self.spaces[self.seats]][: game.box[self.token]]
        game.box[self.token] -= len(wet)
        game.lying[self.token] = wet
        game.facts[MOVED] = NOWHERE

    def ways(self, look: Prospect) -> Ways:
        """Every free space that is dry."""
        return [(look.open & ~set_of(look.game.lying[self.token]), 0, PLAIN)]

    def flows(self, game: Journey) -> list[tuple[str, str]]:
        """Where water can go: to a neighbour with neither worker nor water; not the one that moved last."""
        wet, names = game.lying[self.token], self.page.spaces
        dry = self.page.whole & ~game.taken & ~set_of(wet)
        return [
            (names[start].id, names[end].id)
            for start in sorted(wet)
            if start != game.facts[MOVED]
            for end in self.page.members.of(self.near[start] & dry)
        ]

    def after(self, t: T, p: Player, space: int) -> None:
        """The tide moves."""
        game = t.state
        flows = self.flows(game)
        if flows:
            start, end = t.ask(p.seat, "tide", flows, parts=("from", "to"))
            wet = game.lying[self.token]
            wet[wet.index(self.page.index[start])] = game.facts[MOVED] = self.page.index[end]
            t.tell("tide", p.seat, start, end, self.token)

    def why_not(self, look: Prospect, space: int) -> Refusal | None:
        """It is under water."""
        return Refusal("under_water", (), self.because) if space in look.game.lying[self.token] else None
