"""What only encounters do: pledges, bids for a prize, and a Guide who changes on the way."""

from __future__ import annotations

from typing import Literal

from dragonroads.engine.record import Beat
from dragonroads.engine.table import Seat
from dragonroads.games.almanac.asking import JourneyAsk
from dragonroads.games.almanac.bids import hold_bid
from dragonroads.games.almanac.card_verbs import rest_workers
from dragonroads.games.almanac.choice_verbs import rounds_of_secrets
from dragonroads.games.almanac.deeds import Deeds, carry_out
from dragonroads.games.almanac.model import Journey, Player, T
from dragonroads.games.almanac.nouns import Person, Who
from dragonroads.games.almanac.purse import pay_gold
from dragonroads.games.almanac.scenes import BIDS, ENCOUNTER
from dragonroads.games.almanac.verbs import words

Stake = Literal["gold", "workers"]


class Pledged(Beat):
    cause = ENCOUNTER
    is_reveal = True
    pledges: tuple[tuple[Person, int], ...]


class PledgesMet(Beat):
    cause = ENCOUNTER
    n: int
    goal: int


class PledgesMissed(Beat):
    cause = ENCOUNTER
    n: int
    goal: int


class GuideIs(Beat):
    cause = BIDS
    who: Who
    same: bool

    def variant(self, game: Journey) -> Literal["", "same"]:
        return "same" if self.same else ""


class Pledge(JourneyAsk[int]):
    """How much is put in."""

    private = True


@words.verb()
def pledge(t: T, p: Player, of: Stake, most: int, goal: dict[int, int], met: Deeds, missed: Deeds) -> None:
    """All pledge gold or workers in secret, the Guide last if the banner says so; the total decides what happens."""
    game = t.state
    game.pledges = [0] * game.seats
    for seats in rounds_of_secrets(game):
        named = t.ask_all(Pledge, seats, lambda seat: range(_most(game.players[seat], of, most) + 1))
        for seat, amount in zip(seats, named):
            game.pledges[seat] = amount
        t.tell(Pledged, tuple(zip(seats, named)))
    for seat in game.queue:
        _spend(t, game.players[seat], of, game.pledges[seat])
    reached = sum(game.pledges) >= goal[game.seats]
    t.tell(PledgesMet if reached else PledgesMissed, n=sum(game.pledges), goal=goal[game.seats])
    carry_out(t, p, met if reached else missed)


def _most(p: Player, of: Stake, most: int) -> int:
    return min(most, p.gold if of == "gold" else p.workers - 1)


def _spend(t: T, p: Player, of: Stake, amount: int) -> None:
    if of == "gold":
        pay_gold(t, p, amount)
    else:
        rest_workers(t, p, amount)


@words.verb()
def bid(t: T, p: Player, win: Deeds) -> None:
    """Everybody who has not stood aside bids by the usual rules; the winner gains the prize."""
    game = t.state
    winner = hold_bid(t, list(game.queue), "encounter")
    carry_out(t, game.players[winner], win)


@words.verb()
def take_guide(t: T, p: Player) -> None:
    """Take the Guide token; the road that was chosen stays."""
    make_guide(t, p.seat)


def make_guide(t: T, seat: Seat) -> None:
    """The Guide token changes hands, or stays."""
    game = t.state
    t.tell(GuideIs, seat, same=game.guide == seat)
    game.guide = seat
