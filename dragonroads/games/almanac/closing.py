"""The end of the journey: closing turns, lifted screens, and the winner."""

from __future__ import annotations

from typing import Literal

from dragonroads.engine.record import Beat, Step
from dragonroads.engine.table import Card
from dragonroads.engine.zones import reveal
from dragonroads.games.almanac.asking import JourneyAsk
from dragonroads.games.almanac.contracts import complete
from dragonroads.games.almanac.deliveries import completable
from dragonroads.games.almanac.model import Journey, Player, T
from dragonroads.games.almanac.nouns import Lasting, Person, ShownContract, Who
from dragonroads.games.almanac.powers import AbilityNext, use_powers_at
from dragonroads.games.almanac.purse import gain_gold, pay_gold
from dragonroads.games.almanac.scenes import COUNT
from dragonroads.games.almanac.scoring import count_fame
from dragonroads.games.almanac.stores import spend_token

FINAL_FEE = 5
CONTRACT, SELL, FINISH = "contract", "sell", "finish"
Option = tuple[str, Card] | tuple[str, str]


class Closed(Step):
    cause = COUNT
    who: Who


class Counted(Beat):
    cause = COUNT
    who: Who
    tally: tuple[int, ...]
    powers: Lasting
    mentions = ("n",)


class JourneyOver(Beat):
    cause = COUNT
    winners: tuple[Person, ...]
    mentions = ("who",)

    def variant(self, game: Journey) -> Literal["one", "many"]:
        return "one" if len(self.winners) == 1 else "many"


class Close(JourneyAsk[tuple[str, ShownContract | str]]):
    """What is still done before the count."""

    private = True


def close(t: T) -> None:
    """The next player in turn order completes contracts for goods and a fee, one after the other, until done."""
    game = t.state
    if not game.queue:
        game.phase = "score"
        return
    p = game.players[game.queue[0]]
    options = closing_options(game, p)
    chosen = t.ask(p.seat, Close, options)
    match chosen:
        case ("contract", int(card)):
            pay_gold(t, p, final_fee(p))
            complete(t, p, card)
        case ("sell", str(token)):
            sell_token(t, p, token)
        case _:
            _finish(t, p)


def closing_options(game: Journey, p: Player) -> list[Option]:
    """A payable contract, something to turn into gold, or nothing more."""
    ready = completable(game, p)
    options: list[Option] = [(CONTRACT, card) for card in ready] if p.gold >= final_fee(p) else []
    if ready:  # gold can still be of use; otherwise everything is sold at the end anyway
        options += [(SELL, token) for token in game.content.closing_tokens if p.tokens[token]]
    return [*options, (FINISH, "")]


def final_fee(p: Player) -> int:
    """The gold for each contract completed now."""
    return max(0, FINAL_FEE + p.bonus.get("final_fee", 0))


def sell_token(t: T, p: Player, token: str) -> None:
    """A token that has a buyer at the end of the road."""
    spend_token(t, p, token)
    gain_gold(t, p, t.state.content.tokens[token].closing_gold)


def _finish(t: T, p: Player) -> None:
    """Closing abilities work, and whatever must be turned into gold is turned now."""
    use_powers_at(t, p, "closing", AbilityNext)
    for token in t.state.content.closing_tokens:
        while p.tokens[token]:
            sell_token(t, p, token)
    t.tell(Closed, p.seat)
    t.state.queue.pop(0)


def score(t: T) -> None:
    """Lift all screens, count, and name the winner."""
    game = t.state
    for p in game.players:
        _lift_screen(game, p)
        p.tally = count_fame(game, p)
        t.tell(Counted, p.seat, tally=tuple(p.tally), powers=tuple(p.powers))
    game.history = game.worth + [sum(p.tally) for p in game.players]
    best = max(rank_key(p) for p in game.players)
    game.winners = [p.seat for p in game.players if rank_key(p) == best]
    t.tell(JourneyOver, tuple(game.winners))
    game.over = True


def _lift_screen(game: Journey, p: Player) -> None:
    p.revealed = True
    for seen, cards in (
        (game.contract_seen, p.contracts),
        (game.letter_seen, p.letters),
        (game.slip_seen, p.slips),
    ):
        for card in cards:
            reveal(seen, card)


def rank_key(p: Player) -> tuple[int, int, int]:
    """Fame first, then gold, then goods in crates."""
    return sum(p.tally), p.gold, sum(p.goods)
