"""Embers: two people bid in secret for what the dice show; the higher bid is paid and wins the points."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from typing import Annotated

from dragonroads import gamekit as kit
from dragonroads.gamekit import text

EMBERS, ROUNDS, DICE, DIE = 15, 7, 3, range(1, 7)
USUAL = 10.5
"""What three dice show on average."""
ROUND = "round"
"""Everything that happens belongs to one round: the dice, and what the bids come to."""


class Hearth(kit.GameState):
    """The whole game. Lists are by seat."""

    embers: Annotated[list[int], kit.Private(counted=True)]
    points: list[int] = [0, 0]
    dice: list[int] = []
    won: list[list[int]] = []
    """What each round so far has brought, by seat."""


class Rolled(kit.Opens):
    """The dice say what this round is worth; they lie on the table until both have bid."""

    cause, stays = ROUND, False
    n: int


class Won(kit.Beat):
    """The higher bid is paid and wins."""

    cause, is_reveal = ROUND, True
    who: kit.Who
    bid: int
    other: kit.Who
    other_bid: int
    n: int


class Tied(kit.Beat):
    """Equal bids: the embers stay, the points are lost."""

    cause, is_reveal = ROUND, True
    bid: int


class Bid(kit.Ask[Hearth, kit.Outlook[Hearth], int]):
    """How many embers to bid."""

    help, name, keeps = text(n=int), text(n=int), text(n=int)

    def facts(self, game: Hearth) -> dict[str, object]:
        """What the dice show."""
        return {"n": sum(game.dice)}

    def option(self, game: Hearth, bid: int) -> kit.Option:
        """A bid, and what is left if it wins."""
        return kit.Option(self.name(n=bid), (self.keeps(n=game.embers[self.seat] - bid),))

    @classmethod
    def worth(cls, outlook: kit.Outlook[Hearth], bid: int) -> float:
        """About a fair share of what is left, more for more points."""
        share = outlook.game.embers[outlook.seat] / (ROUNDS + 1 - outlook.game.round)
        return -abs(bid - share * sum(outlook.game.dice) / USUAL)


def roll(t: kit.Table[Hearth]) -> None:
    """Three dice for everybody to see."""
    game = t.state
    game.round, game.dice, game.phase = game.round + 1, [t.roll(DIE) for _ in range(DICE)], "bid"
    t.tell(Rolled, n=sum(game.dice))


def bid(t: kit.Table[Hearth]) -> None:
    """Both bid in secret; the higher bid is paid and wins the points."""
    game, worth = t.state, sum(t.state.dice)
    bids = t.ask_all(Bid, (0, 1), lambda seat: range(game.embers[seat] + 1))
    winner = bids.index(max(bids))
    game.won.append([worth if bid > min(bids) else 0 for bid in bids])
    if bids[0] == bids[1]:
        t.tell(Tied, bid=bids[0])
    else:
        game.embers[winner] -= bids[winner]
        game.points[winner] += worth
        t.tell(Won, who=winner, bid=max(bids), other=1 - winner, other_bid=min(bids), n=worth)
    game.phase, game.over = "roll", game.round == ROUNDS


class Embers(kit.BaseGame[Hearth]):
    """The rules as the engine plays them."""

    state_class, steps = Hearth, {"roll": roll, "bid": bid}

    def begin(self, header: kit.Header) -> Hearth:
        """Equal heaps of embers."""
        return Hearth(seed=header.seed, phase="roll", embers=[EMBERS, EMBERS])


class EmbersTable(kit.BasePresenter[Hearth]):
    """What the table shows."""

    pieces = {"embers": kit.Pieces("ember", EMBERS)}
    points, worth = text(n=int), text(n=int)
    past = text("won", "lost", n=int, who=kit.Person, points=int)

    def counters(self, view: Hearth, seat: kit.Seat) -> Sequence[kit.Counter]:
        """The points; the embers are behind everybody's screen."""
        return [kit.Counter("point", view.points[seat], self.points(n=view.points[seat]))]

    def spots(self, view: Hearth) -> Sequence[Sequence[kit.Spot]]:
        """The three dice and what they are worth, then who won the rounds so far."""
        dice = [kit.die(f"die:{at}", at, 0, shows) for at, shows in enumerate(view.dice)]
        worth = sum(view.dice)
        figure = kit.figure("worth", DICE, 0, worth, self.said(view, self.worth(n=worth)))
        past = [self._past(view, n, won) for n, won in enumerate(view.won, 1)]
        ahead = [kit.ahead(f"round:{n}", n, 1, str(n)) for n in range(len(past) + 1, ROUNDS + 1)]
        return [[*dice, figure] if dice else [], [*past, *ahead]]

    def _past(self, view: Hearth, n: int, won: list[int]) -> kit.Spot:
        """A round with its winner and the points, as a sign and in words."""
        points, winner = sum(won), won.index(max(won))
        words = self.past("won" if points else "lost", n=n, who=winner, points=points)
        winners = [self.token(winner)] if points else []
        return kit.spot(f"round:{n}", n, 1, str(n), str(points), winners, self.said(view, words))

    def rounds(self, view: Hearth) -> Sequence[Sequence[int]]:
        """The points after each round."""
        return list(accumulate(view.won, lambda before, won: [sum(both) for both in zip(before, won)]))
