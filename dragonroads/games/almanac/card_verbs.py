"""What cards and tokens can make happen: gaining, losing, trading, looking ahead."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Annotated, Literal

from dragonroads.engine.record import Beat, Folded, Reason
from dragonroads.engine.zones import show
from dragonroads.games.almanac.amounts import (
    GOODS,
    NOTHING,
    Amount,
    Cost,
    Few,
    GoodsGained,
    GoodsLost,
)
from dragonroads.games.almanac.asking import JourneyAsk
from dragonroads.games.almanac.counting import amount_of
from dragonroads.games.almanac.extending import gain_worker
from dragonroads.games.almanac.model import Journey, Player, T
from dragonroads.games.almanac.nouns import GoodName, ShownEncounter, Who
from dragonroads.games.almanac.openly import in_the_open
from dragonroads.games.almanac.purse import gain_gold, lose_gold, pay_gold
from dragonroads.games.almanac.scenes import CONSEQUENCE, ENCOUNTER
from dragonroads.games.almanac.standard_actions import (
    gain_guard,
)
from dragonroads.games.almanac.stores import (
    can_give,
    gain_goods_of,
    gain_token,
    held_of_named,
    lose_goods,
    pay_goods,
    why_no_token,
)
from dragonroads.games.almanac.verbs import words
from dragonroads.library.tags import Range, Ref


class GainedFame(Folded):
    cause = CONSEQUENCE
    who: Who
    n: int


class Rests(Folded):
    cause = CONSEQUENCE
    who: Who
    n: int


class NamedGood(Beat):
    cause = ENCOUNTER
    who: Who
    good: GoodName


class Peeked(Folded):
    cause = CONSEQUENCE
    who: Who
    met: ShownEncounter


class Exchange(JourneyAsk[int]):
    """How often one thing is given for another."""

    mentions = ("give", "get")

    @classmethod
    def variants(cls) -> tuple[str, ...]:
        return ("", "known")


class NameGood(JourneyAsk[str]):
    """Which good is named for this encounter."""


def can_pay(game: Journey, p: Player, cost: Cost, gold: int) -> bool:
    """Whether the player can pay a cost in full."""
    return gold >= cost.gold and (cost.goods is NOTHING or can_give(game, p, cost.goods))


def pay(t: T, p: Player, cost: Cost) -> None:
    """Pay a cost in full."""
    if cost.gold:
        pay_gold(t, p, cost.gold)
    if cost.goods is not NOTHING:
        pay_goods(t, p, cost.goods)


# --- gaining and losing ---------------------------------------------------------------------------------------------


def why_nothing_gained(game: Journey, p: Player, purse: int, token: str = "") -> Reason | None:
    """Only a token can be out of reach; everything else is gained as far as it goes."""
    return why_no_token(game, p, token) if token else None


@words.verb(why_not=why_nothing_gained)
def gain(
    t: T,
    p: Player,
    gold: Amount = 0,
    goods: GoodsGained = NOTHING,
    guard: Few = 0,
    worker: Few = 0,
    fame: Few = 0,
    token: Annotated[str, Ref("token")] = "",
) -> None:
    """Gain gold, goods, guards, workers, fame or a location token, as far as there are any."""
    if gold:
        gain_gold(t, p, amount_of(t.state, p, gold))
    if goods is not NOTHING:
        gain_goods_of(t, p, goods)
    if guard:
        gain_guard(t, p, guard)
    for _ in range(worker):
        gain_worker(t, p)
    if fame:
        gain_fame(t, p, fame)
    if token and not why_no_token(t.state, p, token):
        gain_token(t, p, token)


def gain_fame(t: T, p: Player, fame: int) -> None:
    """Markers that count at the end."""
    if fame:
        p.fame += fame
        t.tell(GainedFame, p.seat, fame)


@words.verb()
def lose(t: T, p: Player, gold: Amount = 0, goods: GoodsLost = NOTHING, rest: Few = 0) -> None:
    """Lose gold or goods as far as there are any, or let workers rest for the next round."""
    if gold:
        lose_gold(t, p, amount_of(t.state, p, gold))
    if goods is not NOTHING:
        lose_goods(t, p, goods)
    if rest:
        rest_workers(t, p, rest)


def rest_workers(t: T, p: Player, amount: int) -> None:
    """Workers are set aside until the next retrieval; one always keeps working."""
    resting = min(amount, p.workers - 1)
    if resting > 0:
        p.workers -= resting
        p.aside += resting
        t.tell(Rests, p.seat, resting)


# --- trading --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Get:
    """What one exchange brings."""

    gold: Few = 0
    goods: GoodsGained = NOTHING
    fame: Few = 0


@words.verb()
def exchange(t: T, p: Player, give: Cost, get: Get, times: Few) -> None:
    """Give one thing for another, as often as wanted up to a number of times."""
    game, payable = t.state, partial(_payable, give=give, times=times)
    t.cause.append(("exchange", give, get))
    wanted = t.ask(p.seat, Exchange, payable(game, p), openly=in_the_open(game, p, payable))
    t.cause.pop()
    for _ in range(wanted):
        if can_pay(t.state, p, give, p.gold):
            pay(t, p, give)
            gain_gold(t, p, get.gold)
            if get.goods is not NOTHING:
                gain_goods_of(t, p, get.goods)
            gain_fame(t, p, get.fame)


def _payable(game: Journey, p: Player, give: Cost, times: int) -> range:
    return range(times_payable(game, p, give, times) + 1)


def times_payable(game: Journey, p: Player, give: Cost, times: int) -> int:
    """How often the player can give it."""
    goods = give.goods
    limits = [times]
    if give.gold:
        limits.append(p.gold // give.gold)
    if goods.any:
        limits.append(sum(p.goods) // goods.any)
    if goods.named:
        limits.append(held_of_named(game, p) // goods.named)
    for kind, amount in goods.kinds:
        limits.append(p.goods[kind] // amount)
    return min(limits)


@words.verb()
def name_good(t: T, p: Player) -> None:
    """Name one of the four goods for the rest of this encounter."""
    chosen = t.ask(p.seat, NameGood, GOODS)
    t.state.named = GOODS.index(chosen)
    t.tell(NamedGood, p.seat, chosen)


# --- looking ahead --------------------------------------------------------------------------------------------------


@words.verb()
def peek(t: T, p: Player, deck: Literal["encounter"], cards: Annotated[int, Range(1, 5)] = 1) -> None:
    """Look at the top cards of a deck, which stay where they are; nobody else learns what they show."""
    game, owner = t.state, 1 << p.seat
    for card in reversed(game.encounter_deck[-cards:]):
        show(game.encounter_seen, [card], owner)
        t.tell_to(owner, Peeked, p.seat, card)
