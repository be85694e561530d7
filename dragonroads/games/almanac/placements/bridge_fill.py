"""Bridges that are entered at an end and fill without gaps."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from dragonroads.engine.table import Refusal
from dragonroads.games.almanac.model import Journey
from dragonroads.games.almanac.placement import REST, Resting, Ways, placement_rule
from dragonroads.games.almanac.prospects import Prospect


@placement_rule("bridge-fill")
@dataclass
class BridgeFill(Resting):
    """An empty bridge opens at both ends; a started one only right behind its newest worker."""

    has_special_ways: ClassVar[bool] = True
    lines: tuple[str, ...] = ()

    def prepare(self) -> None:
        """The bridges in play, each from end to end."""
        self.bridges = [self.page.areas[line] for line in self.lines if line in self.page.areas]

    def open_spaces(self, game: Journey) -> list[int]:
        """Where somebody could step on now."""
        found: list[int] = []
        for bridge in self.bridges:
            on_it = [space for space in bridge if game.standing[space] >= 0]
            if not on_it:
                found += [bridge[0], bridge[-1]]
            elif len(on_it) < len(bridge):
                first = game.standing[bridge[0]] >= 0
                found.append(bridge[len(on_it)] if first else bridge[-1 - len(on_it)])
        return found

    def ways(self, look: Prospect) -> Ways:
        """The open spaces whose action this player can do."""
        return look.legal(self.open_spaces(look.game))

    def special_ways(self, look: Prospect) -> list[tuple[int, int, str]]:
        """A worker who cannot do what the space says may rest there, so that no bridge is jammed."""
        return [(space, 0, REST) for space in self.open_spaces(look.game) if look.why_not(space)]

    def why_not(self, look: Prospect, space: int) -> Refusal | None:
        """Only the next space of a bridge is open."""
        return None if space in self.open_spaces(look.game) else Refusal("not_next_on_bridge", (), self.because)
