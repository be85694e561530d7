"""Fog that lifts where somebody stands next to it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from dragonroads.engine.table import Refusal
from dragonroads.engine.zones import reveal, shuffle
from dragonroads.games.almanac.model import Journey, Player, T
from dragonroads.games.almanac.pages import Action
from dragonroads.games.almanac.placement import Placement, Tile, Ways, placement_rule
from dragonroads.games.almanac.prospects import Prospect


@placement_rule("fog-frontier")
@dataclass
class FogFrontier(Placement):
    """One row is clear; a covered space opens, and is turned up for all, as soon as a neighbour holds a worker."""

    open_row: str
    pool: tuple[Tile, ...]

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """What may lie in the fog."""
        return self.pool

    def prepare(self) -> None:
        """Who is next to whom, and which place in the fog each covered space has."""
        self.near = self.page.neighbours()
        self.place = {space: at for at, space in enumerate(self.page.covered)}

    def set_up(self, t: T) -> None:
        """Deal what is in play face down, one to each covered space."""
        game = t.state
        game.fog = list(self.page.pool)
        shuffle(t, game.fog, game.tile_seen)
        game.lifted = [False] * len(game.fog)

    def actions(self, game: Journey) -> Sequence[Action]:
        """What each space does, as far as it has been turned up."""
        shown = list(self.page.actions)
        for at, space in enumerate(self.page.covered):
            if game.lifted[at]:
                shown[space] = self.page.pool[game.fog[at]]
        return shown

    def ways(self, look: Prospect) -> Ways:
        """Every free space that is clear."""
        return look.legal([space for space in self.all_free(look.game) if self._is_clear(look.game, space)])

    def _is_clear(self, game: Journey, space: int) -> bool:
        at = self.place.get(space)
        return at is None or game.lifted[at]

    def after(self, t: T, p: Player, space: int) -> None:
        """The neighbours of the new worker are turned up, in reading order."""
        game = t.state
        for other in self.near[space]:
            if not self._is_clear(game, other):
                at = self.place[other]
                game.lifted[at] = True
                reveal(game.tile_seen, game.fog[at])
                t.tell("fog_lifted", self.page.spaces[other].id, game.fog[at])

    def finish(self, t: T) -> None:
        """The fog closes again behind the caravans."""
        t.state.fog, t.state.lifted = [], []

    def why_not(self, look: Prospect, space: int) -> Refusal | None:
        """Nobody stands next to it yet."""
        return None if self._is_clear(look.game, space) else Refusal("in_fog", (), self.because)
