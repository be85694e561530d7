"""Booths with two facing seats, and a duel whenever the second one is taken."""

from __future__ import annotations

from dataclasses import dataclass

from dragonroads.engine.record import Beat, Opens, Reason
from dragonroads.engine.table import Seat
from dragonroads.games.almanac.amounts import ByPlayers, at_table
from dragonroads.games.almanac.bids import hold_bid
from dragonroads.games.almanac.counting import strength
from dragonroads.games.almanac.model import NOWHERE, Journey, Player, T
from dragonroads.games.almanac.nouns import Person, Who
from dragonroads.games.almanac.placement import PLAIN, Placement, TokenId, Ways, placement_rule
from dragonroads.games.almanac.prospects import Prospect
from dragonroads.games.almanac.purse import gain_gold
from dragonroads.games.almanac.reasons import PageReason
from dragonroads.games.almanac.remembering import Remembered
from dragonroads.games.almanac.scenes import DUSK, FIGHT
from dragonroads.games.almanac.sets import Spaces, set_of
from dragonroads.games.almanac.stores import gain_token

WINS = "wins"
DIE = (1, 2, 3, 4, 5, 6)


class Duel(Opens):
    cause = FIGHT
    is_reveal = True
    who: Who
    other: Who
    rolls: tuple[int, int]
    totals: tuple[int, int]
    winner: Person
    mentions = ("roll", "sum", "other_roll", "other_sum")


class HighScore(Beat):
    cause = DUSK
    who: Who
    n: int
    fame: int


class OwnOpposite(PageReason):
    pass


@placement_rule("facing-booths", OwnOpposite)
@dataclass
class FacingBooths(Placement):
    """Nobody holds both seats of a booth; wins are worth fame at the end, and then all bid for the prize."""

    duel_gold: int
    first: ByPlayers
    tied_first: ByPlayers
    second: ByPlayers
    tied_second: ByPlayers
    prize: TokenId

    def prepare(self) -> None:
        """Which seat faces which."""
        pairs = [area for area in self.page.areas.values() if len(area) == 2]
        self.facing = {a: b for pair in pairs for a, b in (pair, reversed(pair))}
        self.opposite = Remembered(self._opposite)

    def set_up(self, t: T) -> None:
        """Nobody has won yet."""
        for p in t.state.players:
            p.facts[WINS] = 0

    def ways(self, prospect: Prospect) -> Ways:
        """Every free seat that does not face an own worker."""
        return [(prospect.possible(prospect.free & ~self.opposite[prospect.p.own]), 0, PLAIN)]

    def _opposite(self, own: Spaces) -> Spaces:
        return set_of(self.facing[space] for space in self.page.members.of(own))

    def after(self, t: T, p: Player, space: int) -> None:
        """The second seat starts a duel; the earlier one rolls first and wins ties."""
        game = t.state
        rival = game.standing[self.facing[space]]
        if rival != NOWHERE:
            self._duel(t, game.players[rival], p)

    def _duel(self, t: T, earlier: Player, later: Player) -> None:
        rolls = t.roll(DIE), t.roll(DIE)
        totals = strength(earlier) + rolls[0], strength(later) + rolls[1]
        winner = earlier if totals[0] >= totals[1] else later
        winner.facts[WINS] += 1
        t.tell(Duel, earlier.seat, later.seat, rolls=rolls, totals=totals, winner=winner.seat)
        gain_gold(t, winner, self.duel_gold)

    def finish(self, t: T) -> None:
        """High scores first, then the bid for the prize."""
        game = t.state
        for seat, fame in self.high_scores(game).items():
            if fame:
                game.players[seat].awards += fame
                t.tell(HighScore, seat, n=game.players[seat].facts[WINS], fame=fame)
        if game.lying.get(self.prize):
            winner = hold_bid(t, game.in_turn_order, self.prize)
            gain_token(t, game.players[winner], self.prize)

    def high_scores(self, game: Journey) -> dict[Seat, int]:
        """Fame for most wins and second most; nothing for no win at all."""
        wins = {seat: game.players[seat].facts[WINS] for seat in game.in_turn_order}
        places = sorted({count for count in wins.values() if count}, reverse=True)
        best = [seat for seat, count in wins.items() if places and count == places[0]]
        if len(best) > 1:
            return dict.fromkeys(best, at_table(self.tied_first, self.seats))
        scores = dict.fromkeys(best, at_table(self.first, self.seats))
        next_best = [seat for seat, count in wins.items() if len(places) > 1 and count == places[1]]
        prize = self.second if len(next_best) == 1 else self.tied_second
        return scores | dict.fromkeys(next_best, at_table(prize, self.seats))

    def why_not(self, prospect: Prospect, space: int) -> Reason | None:
        """An own worker sits opposite."""
        return self.refusal(OwnOpposite) if self.opposite[prospect.p.own] >> space & 1 else None
