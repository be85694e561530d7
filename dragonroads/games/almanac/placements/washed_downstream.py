"""Waterfalls: every ledge can be taken, and whoever stands there is washed down."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise

from dragonroads.engine.record import Beat, Reason
from dragonroads.games.almanac.model import Journey, Player, T
from dragonroads.games.almanac.nouns import SpaceName, Who
from dragonroads.games.almanac.placement import PLAIN, Placement, TokenId, Ways, placement_rule
from dragonroads.games.almanac.placing import put_back, remove_piece
from dragonroads.games.almanac.prospects import Prospect
from dragonroads.games.almanac.purse import gain_gold
from dragonroads.games.almanac.reasons import PageReason
from dragonroads.games.almanac.scenes import WASHED
from dragonroads.games.almanac.sets import NONE, Spaces, set_of
from dragonroads.games.almanac.stores import NoTokenLeft, gain_token


class Washed(Beat):
    cause = WASHED
    who: Who
    from_space: SpaceName
    to_space: SpaceName


class WashedOut(Beat):
    cause = WASHED
    who: Who
    from_space: SpaceName


class OwnLedge(PageReason):
    pass


@placement_rule("washed-downstream", OwnLedge, NoTokenLeft)
@dataclass
class WashedDownstream(Placement):
    """Only the own worker keeps a ledge; others slide to the next one below, and off the last one into the basin."""

    takes_off = True
    lanes: tuple[str, ...]
    token: TokenId
    """The consolation for a worker in the basin."""
    gold: int
    """The consolation when no token is left."""

    def prepare(self) -> None:
        """The ledge below each one, and the ledges where the token can be had."""
        self.below: dict[int, int] = {}
        for lane in self.lanes:
            ledges = self.page.areas.get(lane, ())
            self.below |= dict(pairwise(ledges))
        gained = [[deed.effect.args.get("token") for deed in action.deeds] for action in self.page.actions]
        self.sources = [space for space, some in enumerate(gained) if self.token in some]

    def ways(self, prospect: Prospect) -> Ways:
        """Every ledge without an own worker."""
        found = prospect.possible(self.page.whole & ~prospect.p.own)
        return [(found & ~self.run_dry(prospect.game), 0, PLAIN)]

    def run_dry(self, game: Journey) -> Spaces:
        """Ledges where the last token would go to somebody who is washed into the basin first."""
        if len(game.lying[self.token]) != 1:
            return NONE
        return set_of(space for space in self.sources if self.reaches_basin(self.washed(game, space)))

    def is_open(self, game: Journey, p: Player, space: int) -> bool:
        """Whether no own worker stands there."""
        return not p.own >> space & 1

    def why_full(self, game: Journey, p: Player, space: int) -> Reason:
        """Nobody washes the own people away."""
        return self.refusal(OwnLedge)

    def why_not(self, prospect: Prospect, space: int) -> Reason | None:
        """The last token is gone, or would be."""
        none_left = not prospect.game.lying[self.token] and space in self.sources
        return self.refusal(NoTokenLeft, self.token) if none_left or self.run_dry(prospect.game) >> space & 1 else None

    # --- the wash ---------------------------------------------------------------------------------------------------

    def washed(self, game: Journey, space: int) -> list[int]:
        """The ledges whose workers slide if somebody comes to this one, from the top."""
        found: list[int] = []
        ledge: int | None = space
        while ledge is not None and game.taken >> ledge & 1:
            found.append(ledge)
            ledge = self.below.get(ledge)
        return found

    def reaches_basin(self, washed: list[int]) -> bool:
        """Whether the last of them falls into the basin."""
        return bool(washed) and washed[-1] not in self.below

    def make_room(self, t: T, p: Player, space: int) -> None:
        """The lowest one slides first."""
        spaces = self.page.spaces
        for ledge in reversed(self.washed(t.state, space)):
            owner = remove_piece(t.state, ledge)
            if ledge in self.below:
                put_back(t.state, owner, self.below[ledge])
                t.tell(Washed, owner.seat, spaces[ledge].id, spaces[self.below[ledge]].id)
            else:
                t.tell(WashedOut, owner.seat, spaces[ledge].id)
                self._console(t, owner)

    def _console(self, t: T, owner: Player) -> None:
        if t.state.lying[self.token]:
            gain_token(t, owner, self.token)
        else:
            gain_gold(t, owner, self.gold)
