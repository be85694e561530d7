"""A piece finds its space: it is paid for and put down, the page reacts, and the space does what it says."""

from __future__ import annotations

from functools import partial
from typing import Literal, NamedTuple

from dragonroads.engine.record import Folded, Step
from dragonroads.games.almanac.amounts import KINDS, NO_GOODS
from dragonroads.games.almanac.asking import JourneyAsk
from dragonroads.games.almanac.model import NOBODY_THERE, NOWHERE, Journey, Player, T
from dragonroads.games.almanac.nouns import SpaceName, Who
from dragonroads.games.almanac.openly import in_the_open
from dragonroads.games.almanac.pages import Action, Page
from dragonroads.games.almanac.performing import perform
from dragonroads.games.almanac.placement import REST, Resting
from dragonroads.games.almanac.purse import gain_gold, pay_gold
from dragonroads.games.almanac.scenes import PLACEMENT
from dragonroads.games.almanac.sets import Spaces
from dragonroads.games.almanac.stores import GaveGoods, gain_token, give_back, spend_token

WORKER, HELPER = "worker", "helper"

Way = tuple[Spaces, int, str, str]
"""Spaces, the fee for each, the piece, and what is special about it."""


class Placed(Step):
    cause = PLACEMENT
    who: Who
    space: SpaceName
    piece: str
    mentions = ("token",)

    def variant(self, game: Journey) -> Literal["", "hired"]:
        return "" if self.piece in (WORKER, HELPER) else "hired"


class RestedThere(Folded):
    cause = PLACEMENT
    who: Who


class Repeat(JourneyAsk[str]):
    """Whether a token lets the space act once more."""


class Placing(NamedTuple):
    """One way to place a piece: where, for which fee, which piece, and how."""

    space: int
    fee: int
    piece: str = WORKER
    how: str = ""


def place(t: T, p: Player, page: Page, space: int, way: Way) -> None:
    """Pay, put the piece down, let the page react, carry the action out, and let the page move on."""
    game = t.state
    game.waiting = 0
    action = (page.rule.offers(game) if page.changes_offers else page.offers).each[space]
    _, fee, piece, how = way
    if page.contests and not page.rule.wins_space(t, p, space, how):
        send_out(p, piece)
        return
    t.tell(Placed, p.seat, page.spaces[space].id, piece)
    if fee or how or not action.is_free:
        _pay(t, p, space, way, action)
    if page.contests:
        page.rule.make_room(t, p, space)
    put_down(game, p, space, piece)
    if page.reacts:
        page.rule.placed(t, p, space)
    if how and how == REST:
        _rest(t, p)
    elif not (page.defers and page.rule.defers(game, space)):
        _act(t, p, page, space, action)
    if page.moves_on:
        page.rule.after(t, p, space)


def _act(t: T, p: Player, page: Page, space: int, action: Action) -> None:
    """The space does what it says, gives what comes with it, and perhaps does it again."""
    game = t.state
    game.space = space
    t.cause = [page.spaces[space].cause]
    perform(t, p, action)
    if page.bonus and space in page.bonus:
        _take_bonus(t, p, page.bonus[space])
    for token in game.content.repeating_tokens:
        if p.tokens[token]:
            _repeat(t, p, action, token)
            break
    t.cause = []
    game.space = NOWHERE


def _take_bonus(t: T, p: Player, token: str) -> None:
    """A token that comes with the space, if it still lies there."""
    if t.state.space in t.state.lying.get(token, ()):
        gain_token(t, p, token)


def _pay(t: T, p: Player, space: int, way: Way, action: Action) -> None:
    """First the wage of a stand-in, then what the placement rule charges, then the cost of the space."""
    game = t.state
    _, fee, piece, how = way
    wage = 0 if piece in (WORKER, HELPER) else game.content.tokens[piece].wage
    pay_gold(t, p, wage)
    game.page.rule.pay(t, p, space, fee - wage, how)
    if how != REST:
        _pay_action(t, p, action)


def _pay_action(t: T, p: Player, action: Action) -> None:
    """What the space itself costs."""
    if action.gold:
        pay_gold(t, p, action.price(p))
    if action.goods is not NO_GOODS:
        for kind in KINDS:
            give_back(t.state, p, kind, action.goods[kind])
        t.tell(GaveGoods, p.seat, action.goods)


def put_down(game: Journey, p: Player, space: int, piece: str = WORKER) -> None:
    """A piece stands on a space, on top of another one if there is one."""
    bit = 1 << space
    if game.taken & bit:
        game.above[space] = p.seat
    else:
        game.standing[space] = p.seat
        game.taken |= bit
    p.own |= bit
    game.order.append(space)
    p.last = space
    if piece == WORKER:  # hardly ever anything else
        p.workers -= 1
        p.placed += 1
    else:
        send_out(p, piece)


def send_out(p: Player, piece: str) -> None:
    """A piece leaves the caravan for the page."""
    if piece == WORKER:
        p.workers -= 1
        p.placed += 1
    elif piece == HELPER:
        p.spare -= 1
        p.borrowed += 1
    else:
        p.lent += 1
        p.spent[piece] = p.spent.get(piece, 0) + 1


def _rest(t: T, p: Player) -> None:
    rule = t.state.page.rule
    assert isinstance(rule, Resting)
    t.tell(RestedThere, p.seat)
    gain_gold(t, p, rule.rest_gold)


def _repeat(t: T, p: Player, action: Action, token: str) -> None:
    """A token lets its owner do once more what the space does, for its cost again."""
    game, ways = t.state, partial(_ways_to_repeat, action=action)
    if t.ask(p.seat, Repeat, ways(game, p), openly=in_the_open(game, p, ways)) == "again":
        spend_token(t, p, token)
        _pay_action(t, p, action)
        perform(t, p, action)


def _ways_to_repeat(game: Journey, p: Player, action: Action) -> tuple[str, ...]:
    return ("once", "again") if action.why_not(game, p, p.gold) is None else ("once",)


# --- pieces that move, and spaces that work later ---------------------------------------------------------------------


def remove_piece(game: Journey, space: int) -> Player:
    """A piece leaves its space, but not the page; its owner."""
    p = game.players[game.standing[space]]
    game.standing[space] = NOBODY_THERE
    game.taken &= ~(1 << space)
    p.own &= ~(1 << space)
    return p


def put_back(game: Journey, p: Player, space: int) -> None:
    """A piece that is on the page already stands on another space."""
    game.standing[space] = p.seat
    game.taken |= 1 << space
    p.own |= 1 << space


def carry_out_at(t: T, p: Player, space: int) -> None:
    """Do now what a space says, and give what comes with it, where a worker has stood for a while."""
    page: Page = t.state.page
    _act(t, p, page, space, page.rule.actions(t.state)[space])
