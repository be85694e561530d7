"""Courts that are visited clockwise, and a statue for whoever fills one."""

from __future__ import annotations

from dataclasses import dataclass
from functools import reduce
from operator import or_

from dragonroads.engine.record import Beat, Reason
from dragonroads.engine.table import Seat
from dragonroads.games.almanac.model import NOWHERE, Journey, T
from dragonroads.games.almanac.nouns import Area, Token, Who
from dragonroads.games.almanac.placement import PLAIN, Placement, TokenId, Ways, placement_rule
from dragonroads.games.almanac.prospects import Prospect
from dragonroads.games.almanac.reasons import PageReason
from dragonroads.games.almanac.scenes import DUSK
from dragonroads.games.almanac.sets import NONE, Spaces


class Award(Beat):
    cause = DUSK
    who: Who
    token: Token
    court: Area


class NotAhead(PageReason):
    pass


@placement_rule("clockwise-courts", NotAhead)
@dataclass
class ClockwiseCourts(Placement):
    """From the own latest worker one or two courts on; if that is no use, to the first further one that is."""

    ring: tuple[str, ...]
    steps: tuple[int, ...]
    award: TokenId

    def prepare(self) -> None:
        """From each court the ones ahead, and then those that lie further on, one by one."""
        size = len(self.ring)
        farther = [step for step in range(1, size + 1) if step not in self.steps]
        self.onwards: dict[str, list[Spaces]] = {}
        for here, area in enumerate(self.ring):
            courts = [self.page.area_sets[self.ring[(here + step) % size]] for step in range(size + 1)]
            ahead = reduce(or_, [courts[step] for step in self.steps], NONE)
            self.onwards[area] = [ahead, *(courts[step] for step in farther)]

    def ways(self, prospect: Prospect) -> Ways:
        """The first worker goes anywhere, the others onwards."""
        if prospect.p.last == NOWHERE:
            return [(prospect.open, 0, PLAIN)]
        for courts in self.onwards[self.page.area_of[prospect.p.last]]:
            found = prospect.possible(prospect.free & courts)
            if found:
                return [(found, 0, PLAIN)]
        return []

    def finish(self, t: T) -> None:
        """In each court the one with most workers gains its statue; ties go to whoever came first."""
        game = t.state
        for area in self.ring:
            seat = self.leader(game, area)
            if seat != NOWHERE and game.lying[self.award]:
                game.lying[self.award].remove(self.page.areas[area][0])
                game.players[seat].tokens[self.award] += 1
                t.tell(Award, seat, self.award, area)

    def leader(self, game: Journey, area: str) -> Seat:
        """Who leads in a court."""
        court = self.page.areas[area]
        came = [game.standing[space] for space in game.order if space in court]
        return max(came, key=came.count) if came else NOWHERE  # max takes the first of equals

    def why_not(self, prospect: Prospect, space: int) -> Reason | None:
        """It does not lie ahead."""
        return self.refusal(NotAhead) if prospect.open >> space & 1 else None
