"""An arena: a taken space is won from whoever stands there."""

from __future__ import annotations

from dataclasses import dataclass

from dragonroads.engine.record import Beat, Opens, Reason
from dragonroads.games.almanac.awards import award_token
from dragonroads.games.almanac.duels import DuelRolls, duel
from dragonroads.games.almanac.model import NOBODY_THERE, Journey, Player, T
from dragonroads.games.almanac.nouns import Person, SpaceName, Who
from dragonroads.games.almanac.placement import PLAIN, Placement, TokenId, Ways, placement_rule
from dragonroads.games.almanac.placing import remove_piece
from dragonroads.games.almanac.prospects import Prospect
from dragonroads.games.almanac.purse import gain_gold
from dragonroads.games.almanac.reasons import PageReason
from dragonroads.games.almanac.scenes import DUSK, FIGHT
from dragonroads.games.almanac.sets import NONE, Spaces

DUEL = "duel"
"""The manner of taking a space that somebody else holds."""


class Challenged(Opens):
    cause = FIGHT
    who: Who
    other: Who
    space: SpaceName


class CarriedOut(Beat):
    cause = FIGHT
    who: Who


class Cheered(Beat):
    cause = DUSK
    who: Who
    space: SpaceName


class OwnPlace(PageReason):
    pass


class NoDuelsHere(PageReason):
    who: Person


@placement_rule("duel-for-space", OwnPlace, NoDuelsHere)
@dataclass
class DuelForSpace(Placement):
    """Outside the safe areas one may fight for the space of a rival; the worker who loses is out for the round."""

    tells = (DuelRolls,)
    takes_off = True
    safe: tuple[str, ...]
    out_gold: int
    """Comfort for a worker who is out."""
    prizes: dict[str, int]
    """Gold for whoever stands there in the end."""
    key_space: str
    prize: TokenId

    def prepare(self) -> None:
        """Where there is no fighting."""
        self.peaceful: Spaces = NONE
        for area in self.safe:
            self.peaceful |= self.page.area_sets[area]

    def rivals(self, game: Journey, p: Player) -> Spaces:
        """The spaces that others hold and may lose."""
        return game.taken & ~p.own & ~self.peaceful

    def ways(self, prospect: Prospect) -> Ways:
        """Free spaces as usual, those of rivals by a duel."""
        rivals = self.rivals(prospect.game, prospect.p)
        found = prospect.possible(prospect.free | rivals)
        return [(found & prospect.free, 0, PLAIN), (found & rivals, 0, DUEL)]

    def is_open(self, game: Journey, p: Player, space: int) -> bool:
        """Nobody stands there, or somebody who can be challenged."""
        return game.standing[space] == NOBODY_THERE or bool(self.rivals(game, p) >> space & 1)

    def why_full(self, game: Journey, p: Player, space: int) -> Reason:
        """An own worker stands there, or it is a place without duels."""
        if game.standing[space] == p.seat:
            return self.refusal(OwnPlace)
        return self.refusal(NoDuelsHere, game.standing[space])

    def wins_space(self, t: T, p: Player, space: int, how: str) -> bool:
        """Whoever loses the duel is carried out, and the turn is over."""
        if how != DUEL:
            return True
        game = t.state
        defender = game.players[game.standing[space]]
        t.tell(Challenged, p.seat, defender.seat, self.page.spaces[space].id)
        won = duel(t, p, defender)
        if not won:
            self._carry_out(t, p)
        return won

    def make_room(self, t: T, p: Player, space: int) -> None:
        """Whoever has lost the space is carried out."""
        if t.state.standing[space] != NOBODY_THERE:
            self._carry_out(t, remove_piece(t.state, space))

    def _carry_out(self, t: T, p: Player) -> None:
        t.tell(CarriedOut, p.seat)
        gain_gold(t, p, self.out_gold)

    def finish(self, t: T) -> None:
        """Whoever stands on the pedestals now is cheered."""
        game = t.state
        champion = game.standing[self.page.index[self.key_space]]
        if champion != NOBODY_THERE:
            award_token(t, game.players[champion], self.prize)
        for space, gold in self.prizes.items():
            winner = game.standing[self.page.index[space]]
            if winner != NOBODY_THERE:
                t.tell(Cheered, winner, space)
                gain_gold(t, game.players[winner], gold)
