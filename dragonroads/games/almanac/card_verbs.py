"""What cards and tokens can make happen: gaining, losing, trading, choosing, drawing, acting."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Literal

from dragonroads.engine.table import Refusal, Seat
from dragonroads.games.almanac.amounts import (
    FREE,
    GOODS,
    KINDS,
    NOTHING,
    Amount,
    Cost,
    Count,
    Few,
    GoodsGained,
    GoodsLost,
)
from dragonroads.games.almanac.closing import final_fee
from dragonroads.games.almanac.contracts import draw_and_keep, return_contract
from dragonroads.games.almanac.counting import amount_of
from dragonroads.games.almanac.deeds import ALWAYS, Condition, Deeds, carry_out
from dragonroads.games.almanac.extending import affordable, extend, gain_worker
from dragonroads.games.almanac.model import Journey, Player, T
from dragonroads.games.almanac.performing import perform_at_once
from dragonroads.games.almanac.purse import gain_gold, lose_gold, pay_gold
from dragonroads.games.almanac.standard_actions import (
    NO_CARAVAN,
    NO_CONTRACT,
    NO_CONTRACT_LEFT,
    complete_contract,
    contract_limit,
    gain_guard,
    why_no_contract,
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
from dragonroads.library.marks import Id, Ref, Text


def can_pay(game: Journey, p: Player, cost: Cost, gold: int) -> bool:
    """Whether the player can pay a cost in full."""
    return gold >= cost.gold and (cost.goods is NOTHING or can_give(game, p, cost.goods))


def pay(t: T, p: Player, cost: Cost) -> None:
    """Pay a cost in full."""
    pay_gold(t, p, cost.gold)
    if cost.goods is not NOTHING:
        pay_goods(t, p, cost.goods)


# --- gaining and losing ---------------------------------------------------------------------------------------------


def why_nothing_gained(game: Journey, p: Player, purse: int, token: str = "") -> Refusal | None:
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
    gain_guard(t, p, guard)
    for _ in range(worker):
        gain_worker(t, p)
    gain_fame(t, p, fame)
    if token and not why_no_token(t.state, p, token):
        gain_token(t, p, token)


def gain_fame(t: T, p: Player, fame: int) -> None:
    """Markers that count at the end."""
    if fame:
        p.fame += fame
        t.tell("gained_fame", p.seat, fame)


@words.verb()
def lose(t: T, p: Player, gold: Amount = 0, goods: GoodsLost = NOTHING, rest: Few = 0) -> None:
    """Lose gold or goods as far as there are any, or let workers rest for the next round."""
    if gold:
        lose_gold(t, p, amount_of(t.state, p, gold))
    if goods is not NOTHING:
        lose_goods(t, p, goods)
    rest_workers(t, p, rest)


def rest_workers(t: T, p: Player, amount: int) -> None:
    """Workers are set aside until the next retrieval; one always keeps working."""
    resting = min(amount, p.workers - 1)
    if resting > 0:
        p.workers -= resting
        p.aside += resting
        t.tell("rests", p.seat, resting)


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
    most = times_payable(t.state, p, give, times)
    t.cause.append(("exchange", give, get))
    wanted = t.ask(p.seat, "exchange", range(most + 1), private=give.gold > 0)
    t.cause.pop()
    for _ in range(wanted):
        if can_pay(t.state, p, give, p.gold):
            pay(t, p, give)
            gain_gold(t, p, get.gold)
            if get.goods is not NOTHING:
                gain_goods_of(t, p, get.goods)
            gain_fame(t, p, get.fame)


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
    limits += [p.goods[kind] // goods.fixed[kind] for kind in KINDS if goods.fixed[kind]]
    return min(limits)


@words.verb()
def name_good(t: T, p: Player) -> None:
    """Name one of the four goods for the rest of this encounter."""
    chosen = t.ask(p.seat, "name_good", GOODS)
    t.state.named = GOODS.index(chosen)
    t.tell("named_good", p.seat, chosen)


# --- choosing -------------------------------------------------------------------------------------------------------


NO_PICK = -1
"""What is noted for somebody who takes no part in a sealed choice."""


@dataclass(frozen=True, slots=True)
class Alternative:
    """One of several things to choose from."""

    id: Id
    label: Text
    do: Deeds
    cost: Cost = FREE
    only: Condition = ALWAYS
    """Who may choose it at all."""

    def is_open(self, game: Journey, p: Player) -> bool:
        """Whether this player may choose it, can pay it, and can do what it says."""
        if not self.only.holds(game, p) or not can_pay(game, p, self.cost, p.gold):
            return False
        gold = p.gold - self.cost.gold
        return not any(deed.why_not(game, p, gold) for deed in self.do if not deed.may)

    @property
    def shows_a_secret(self) -> bool:
        """Whether it being open says something about the purse or the contracts of a player."""
        return self.cost.gold > 0 or any(deed.verb == "act" for deed in self.do)


def why_no_choice(game: Journey, p: Player, purse: int) -> Refusal | None:
    """There is always one free alternative."""
    return None


@words.verb(why_not=why_no_choice)
def choose(t: T, p: Player, options: tuple[Alternative, ...], sealed: bool = False) -> None:
    """Choose one alternative, pay for it and do what it says; sealed choices are made by all and shown together."""
    if sealed:
        _choose_sealed(t, options)
        return
    offered = {one.id: one for one in options if one.is_open(t.state, p)}
    private = any(one.shows_a_secret for one in options)
    chosen = offered[t.ask(p.seat, "choose", list(offered), private=private)]
    t.tell("chose", p.seat, chosen.id)
    pay(t, p, chosen.cost)
    carry_out(t, p, chosen.do)


def _choose_sealed(t: T, options: tuple[Alternative, ...]) -> None:
    """Everybody picks in secret; when all are shown, each is paid for and done in the order of the banner."""
    game = t.state
    game.pledges = [NO_PICK] * game.seats
    names = [one.id for one in options]
    for seats in rounds_of_secrets(game):
        picks = t.ask_all("choose", seats, lambda seat: _open_to(game, game.players[seat], options))
        for seat, pick in zip(seats, picks):
            game.pledges[seat] = names.index(pick)
        t.tell("choices_shown", tuple(zip(seats, picks)))
    for seat in game.queue:
        chosen = options[game.pledges[seat]]
        pay(t, game.players[seat], chosen.cost)
        carry_out(t, game.players[seat], chosen.do)


def _open_to(game: Journey, p: Player, options: tuple[Alternative, ...]) -> list[str]:
    return [one.id for one in options if one.is_open(game, p)]


def rounds_of_secrets(game: Journey) -> list[Sequence[Seat]]:
    """Who picks or pledges in secret together: a Guide who comes last sees first what the others have shown."""
    if game.queue[-1] == game.guide and len(game.queue) > 1:
        return [game.queue[:-1], game.queue[-1:]]
    return [game.queue]


# --- drawing and acting ---------------------------------------------------------------------------------------------


def why_no_draw(game: Journey, p: Player, purse: int, returning: int = 0, over_limit: bool = False) -> Refusal | None:
    """There must be a contract to return, if one is asked for, or else room for one more, and a card to draw."""
    limit = contract_limit(p)
    if game.phase == "close":
        return Refusal("not_now", (), "ALM-CLOSE-03")
    if len(p.contracts) < returning:
        return Refusal("no_contract_to_return", (), "ALM-STD-15")
    if not returning and not over_limit and len(p.contracts) >= limit:
        return Refusal("enough_contracts", (limit,), "ALM-STD-15")
    return None if game.contract_deck or returning else NO_CONTRACT_LEFT


@words.verb(why_not=why_no_draw)
def draw_contract(t: T, p: Player, draw: Few, keep: Few = 1, returning: Few = 0, over_limit: bool = False) -> None:
    """Put incomplete contracts under the deck, then draw some and keep a few; no use in a closing turn."""
    if t.state.phase == "close":
        return
    returned = min(returning, len(p.contracts))
    for _ in range(returned):
        return_contract(t, p)
    room = max(returned, contract_limit(p) - len(p.contracts))
    kept = keep if over_limit else min(keep, room)
    if kept > 0 and t.state.contract_deck:
        draw_and_keep(t, p, draw, kept)


Acting = Literal["complete_contract", "extend_caravan"]


def why_no_act(game: Journey, p: Player, purse: int, kind: Acting, discount: int = 0) -> Refusal | None:
    """The action must be possible."""
    if kind == "complete_contract":
        cannot_pay = game.phase == "close" and purse < final_fee(p)
        return NO_CONTRACT if cannot_pay else why_no_contract(game, p, purse)
    if game.phase == "close" or not affordable(game, p, purse, -discount):
        return NO_CARAVAN
    return None


@words.verb(why_not=why_no_act)
def act(t: T, p: Player, kind: Acting, discount: Few = 0) -> None:
    """Take a standard action at once, without a worker."""
    if why_no_act(t.state, p, p.gold, kind, discount):
        return
    if kind == "complete_contract":
        if t.state.phase == "close":
            pay_gold(t, p, final_fee(p))
        perform_at_once(t, p, kind, complete_contract)
    else:
        perform_at_once(t, p, kind, lambda t, p: extend(t, p, -discount))


@dataclass(frozen=True, slots=True)
class Faces:
    """What happens on some faces of the die."""

    first: Few
    last: Few
    do: Deeds


DIE = (1, 2, 3, 4, 5, 6)


@words.verb()
def roll(t: T, p: Player, faces: tuple[Faces, ...]) -> None:
    """Roll the six-sided die and do what its face says."""
    for left in range(_rerolls(t.state, p), -1, -1):
        face = t.roll(DIE)
        t.tell("rolled", p.seat, face)
        if not left or t.ask(p.seat, "reroll", ("again", "keep")) == "keep":
            break
    for some in faces:
        if some.first <= face <= some.last:
            carry_out(t, p, some.do)


def _rerolls(game: Journey, p: Player) -> int:
    """How often the banner of the open encounter lets the Guide roll again."""
    if not game.encounter or p.seat != game.guide:
        return 0
    return int(game.content.encounters[game.encounter[0]].banner.rerolls)


# --- always, and at the end -----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Prices:
    """Gold more for each good sold."""

    dewleaf: int = 0
    emberspice: int = 0
    everice: int = 0
    skyfish: int = 0


@words.verb()
def modify(
    t: T,
    p: Player,
    strength: int = 0,
    guard_strength: int = 0,
    guard_fame: int = 0,
    fight_rerolls: int = 0,
    sell_price: Prices | None = None,
    shop_price: int = 0,
    shop_goods: int = 0,
    extend_gold: int = 0,
    extend_goods: int = 0,
    contract_draw: int = 0,
    contract_limit: int = 0,
    contract_wild: int = 0,
    final_fee: int = 0,
    space_cost: int = 0,
    bid_cost: int = 0,
    bid_tie: int = 0,
    goods_loss: int = 0,
    crates: int = 0,
) -> None:
    """Change numbers of the rules for the owner, for as long as the card or token is in play."""
    raise AssertionError("modifiers are added up when a card is gained, not carried out")


@words.verb()
def score(t: T, p: Player, per: Count, fame: Few, every: Few = 1) -> None:
    """Count fame for things at the end of the journey."""
    raise AssertionError("scores are counted at the end, not carried out")
