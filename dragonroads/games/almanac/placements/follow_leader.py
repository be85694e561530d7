"""A court that moves like a dance: where the first of a lap goes, all others follow."""

from __future__ import annotations

from dataclasses import dataclass

from dragonroads.engine.record import Folded, Reason
from dragonroads.engine.table import Seat
from dragonroads.games.almanac.amounts import ByPlayers, at_table
from dragonroads.games.almanac.awards import Awarded, award_fame, award_token, put_away
from dragonroads.games.almanac.model import Journey, Player, T
from dragonroads.games.almanac.nouns import Area, Who
from dragonroads.games.almanac.placement import PLAIN, Placement, TokenId, Ways, placement_rule
from dragonroads.games.almanac.prospects import Prospect
from dragonroads.games.almanac.reasons import PageReason
from dragonroads.games.almanac.scenes import PLACEMENT
from dragonroads.games.almanac.sets import Spaces
from dragonroads.games.almanac.stores import gain_token, spend_token

LEADER, LEFT, HALL = "leader", "lap_left", "hall"
"""Who opens the lap, how many turns of it are left, and the hall in which it began."""
NO_HALL = -1


class Hall(Folded):
    cause = PLACEMENT
    who: Who
    hall: Area


class NotThatHall(PageReason):
    area: Area


@placement_rule("follow-leader", NotThatHall)
@dataclass
class FollowLeader(Placement):
    """All of a lap go to the hall of its first worker, if that is any use; a token lets its owner go elsewhere."""

    tells = (Awarded,)
    token: TokenId
    each: ByPlayers
    royalty: TokenId
    per_hall: int
    throne: str
    """The hall that counts among equals."""
    prize: TokenId

    def prepare(self) -> None:
        """The halls in their order."""
        self.halls = list(self.page.areas)

    def set_up(self, t: T) -> None:
        """Everybody is given favors; the first lap has not begun."""
        game = t.state
        game.facts[LEADER], game.facts[LEFT], game.facts[HALL] = game.guide, 0, NO_HALL
        for seat in game.in_turn_order:
            for _ in range(at_table(self.each, self.seats)):
                gain_token(t, game.players[seat], self.token)
        put_away(game, self.token)

    # --- laps ---------------------------------------------------------------------------------------------------------

    def next_seat(self, game: Journey, seat: Seat) -> Seat:
        """Clockwise; after the last turn of a lap the one who leads the next."""
        return self._next_leader(game) if game.facts[LEFT] == 1 else (seat + 1) % game.seats

    def _next_leader(self, game: Journey) -> Seat:
        """The first one clockwise from the leader who still has a worker on the caravan."""
        _, *others = game.clockwise_from(game.facts[LEADER])
        return next((seat for seat in others if game.players[seat].workers), game.facts[LEADER])

    def opens_turn(self, t: T, p: Player) -> None:
        """A lap without a turn is one from leader to leader."""
        game, facts = t.state, t.state.facts
        if not facts[LEFT]:
            facts[LEADER], facts[LEFT], facts[HALL] = p.seat, game.seats, NO_HALL
            game.waiting = 0
        facts[LEFT] -= 1

    # --- halls --------------------------------------------------------------------------------------------------------

    def hall(self, game: Journey) -> Spaces:
        """The spaces of the hall of this lap; all of them before its first placement."""
        hall = game.facts[HALL]
        return self.page.whole if hall == NO_HALL else self.page.area_sets[self.halls[hall]]

    def ways(self, prospect: Prospect) -> Ways:
        """The hall of the lap, or elsewhere for a token; anywhere if that hall is no use."""
        hall = self.hall(prospect.game)
        found = prospect.possible(prospect.free & hall)
        if not found:
            return [(prospect.open, 0, PLAIN)]
        if not prospect.p.tokens[self.token] or hall == self.page.whole:
            return [(found, 0, PLAIN)]
        return [(found, 0, PLAIN), (prospect.possible(prospect.free & ~hall), 0, self.token)]

    def pay(self, t: T, p: Player, space: int, fee: int, how: str) -> None:
        """The token, if that is the way in."""
        if how:
            spend_token(t, p, how)

    def after(self, t: T, p: Player, space: int) -> None:
        """The first worker of a lap shows where it goes; who leads the next one may depend on this very turn."""
        game = t.state
        if game.facts[HALL] == NO_HALL:
            area = self.page.area_of[space]
            game.facts[HALL] = self.halls.index(area)
            t.tell(Hall, p.seat, area)
        if not game.facts[LEFT]:
            game.turn = self._next_leader(game)

    def why_not(self, prospect: Prospect, space: int) -> Reason | None:
        """The lap goes elsewhere."""
        hall = prospect.game.facts[HALL]
        is_elsewhere = not self.hall(prospect.game) >> space & 1
        return self.refusal(NotThatHall, self.halls[hall]) if is_elsewhere else None

    # --- dusk ---------------------------------------------------------------------------------------------------------

    def finish(self, t: T) -> None:
        """Royalty counts halls; the prize goes to whoever is in most of them."""
        game = t.state
        for seat in game.in_turn_order:
            p = game.players[seat]
            if p.tokens[self.royalty]:
                award_fame(t, p, self.royalty, self.per_hall * self.halls_of(p))
        best = max(game.in_turn_order, key=lambda seat: self.standing_of(game.players[seat]))
        award_token(t, game.players[best], self.prize)

    def halls_of(self, p: Player) -> int:
        """In how many halls this player has a worker."""
        return sum(spaces & p.own > 0 for spaces in self.page.area_sets.values())

    def standing_of(self, p: Player) -> tuple[int, int, int]:
        """What the prize goes by: halls, then tokens kept, then workers around the throne."""
        return self.halls_of(p), p.tokens[self.token], (self.page.area_sets[self.throne] & p.own).bit_count()
