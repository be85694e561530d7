"""Fog that lifts where somebody stands next to it."""

from __future__ import annotations

from dataclasses import dataclass

from dragonroads.engine.record import Folded, Reason
from dragonroads.engine.table import Card
from dragonroads.engine.zones import reveal, shuffle
from dragonroads.games.almanac.model import Journey, Player, T
from dragonroads.games.almanac.nouns import ShownTile, SpaceName
from dragonroads.games.almanac.pages import Offers
from dragonroads.games.almanac.placement import PLAIN, Placement, Tile, Ways, placement_rule
from dragonroads.games.almanac.prospects import Prospect
from dragonroads.games.almanac.reasons import PageReason
from dragonroads.games.almanac.scenes import PLACEMENT
from dragonroads.games.almanac.sets import Spaces, set_of

CLEAR = "clear"
"""The set of spaces that are out of the fog."""


class FogLifted(Folded):
    cause = PLACEMENT
    space: SpaceName
    tile: ShownTile


class InFog(PageReason):
    pass


@placement_rule("fog-frontier", InFog)
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
        self.near = self.page.near()
        self.place = {space: at for at, space in enumerate(self.page.covered)}
        self.clear = self.page.whole & ~set_of(self.page.covered)
        self.seen: tuple[list[Card], Spaces, Offers] = ([], self.clear, self.page.offers)
        """What was dealt, where the fog had lifted at the last look, and what could be done then."""

    def set_up(self, t: T) -> None:
        """Deal what is in play face down, one to each covered space."""
        game = t.state
        game.fog = list(self.page.pool)
        shuffle(t, game.fog, game.tile_seen)
        game.lifted = [False] * len(game.fog)
        game.facts[CLEAR] = self.clear

    def offers(self, game: Journey) -> Offers:
        """What each space does, as far as it has been turned up."""
        if not game.fog:  # it has closed again
            return self.page.offers
        clear = game.facts[CLEAR]
        dealt, before, offers = self.seen
        if dealt != game.fog or before & ~clear:  # another journey
            dealt, before, offers = game.fog[:], self.clear, self.page.offers
        lifted = clear & ~before
        if lifted:
            pool = self.page.pool
            offers = offers.with_tiles([(s, pool[dealt[self.place[s]]]) for s in self.page.members.of(lifted)])
        self.seen = dealt, clear, offers
        return offers

    def ways(self, prospect: Prospect) -> Ways:
        """Every free space that is clear."""
        return [(prospect.possible(prospect.free & prospect.game.facts[CLEAR]), 0, PLAIN)]

    def after(self, t: T, p: Player, space: int) -> None:
        """The neighbours of the new worker are turned up, in reading order."""
        game = t.state
        for other in self.page.members.of(self.near[space] & ~game.facts[CLEAR]):
            at = self.place[other]
            game.lifted[at] = True
            game.facts[CLEAR] |= 1 << other
            reveal(game.tile_seen, game.fog[at])
            t.tell(FogLifted, self.page.spaces[other].id, game.fog[at])

    def finish(self, t: T) -> None:
        """The fog closes again behind the caravans."""
        t.state.fog, t.state.lifted = [], []

    def why_not(self, prospect: Prospect, space: int) -> Reason | None:
        """Nobody stands next to it yet."""
        return None if prospect.game.facts[CLEAR] >> space & 1 else self.refusal(InFog)
