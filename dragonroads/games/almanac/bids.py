"""Bids: all name a number in secret; the highest wins and pays the lowest."""

from __future__ import annotations

from collections.abc import Sequence

from dragonroads.engine.record import Opens
from dragonroads.engine.table import Seat
from dragonroads.games.almanac.asking import JourneyAsk
from dragonroads.games.almanac.model import Journey, T
from dragonroads.games.almanac.nouns import Gold, Person, Who
from dragonroads.games.almanac.purse import pay_gold
from dragonroads.games.almanac.scenes import BIDS

LEAST_PRICE = 1


TOKEN = "token"
REWARDS = ("guide", "right_of_way", "encounter", TOKEN)
"""What is bid for."""


class BidsShown(Opens):
    cause = BIDS
    is_reveal = True
    bids: tuple[tuple[Person, int], ...]
    who: Who
    price: Gold
    reward: str
    mentions = ("bid", "token")

    @classmethod
    def variants(cls) -> tuple[str, ...]:
        return REWARDS

    def variant(self, game: Journey) -> str:
        return TOKEN if self.reward in game.content.tokens else self.reward


class Bid(JourneyAsk[int]):
    """How much gold is bid."""

    private = True
    mentions = ("token",)

    @classmethod
    def variants(cls) -> tuple[str, ...]:
        return REWARDS


def hold_bid(t: T, seats: Sequence[Seat], reward: str) -> Seat:
    """Everybody taking part bids, all bids are shown, the winner pays; returns who has won."""
    game = t.state
    players = game.players
    t.cause.append(("bid", reward))
    named = t.ask_all(Bid, seats, lambda seat: range(players[seat].gold + 1))
    t.cause.pop()
    bids = dict(zip(seats, named))
    winner = winner_of(game, bids)
    price = price_for(game, winner, min(named))
    t.tell(BidsShown, tuple(bids.items()), who=winner, price=price, reward=reward)
    pay_gold(t, game.players[winner], price)
    return winner


def winner_of(game: Journey, bids: dict[Seat, int]) -> Seat:
    """The highest bid; ties go to whoever wins ties, then to the Guide, then clockwise from there."""
    highest = max(bids.values())
    tied = [seat for seat, bid in bids.items() if bid == highest]
    if len(tied) == 1:
        return tied[0]
    tied.sort(key=game.in_turn_order.index)
    favoured = [seat for seat in tied if game.players[seat].bonus.get("bid_tie", 0)]
    return (favoured or tied)[0]


def price_for(game: Journey, winner: Seat, lowest: int) -> int:
    """The lowest bid, at least one gold if there is any, less what an ability takes off."""
    p = game.players[winner]
    price = max(lowest, min(LEAST_PRICE, p.gold))
    return max(0, price + p.bonus.get("bid_cost", 0))
