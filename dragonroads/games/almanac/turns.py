"""The Action Phase: one piece after the other finds a space, as long as anybody can place one."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from dragonroads.engine.table import Closed, Refusal
from dragonroads.games.almanac.amounts import KINDS, NO_GOODS
from dragonroads.games.almanac.deeds import carry_out
from dragonroads.games.almanac.model import NOBODY_THERE, NOWHERE, Journey, Player, T
from dragonroads.games.almanac.pages import Action, Page
from dragonroads.games.almanac.performing import perform
from dragonroads.games.almanac.placement import REST, Resting
from dragonroads.games.almanac.prospects import Prospect
from dragonroads.games.almanac.purse import gain_gold, pay_gold
from dragonroads.games.almanac.sets import Spaces
from dragonroads.games.almanac.stores import gain_token, give_back

WORKER, PASS, DECLINE = "worker", "pass", "decline"
PARTS = ("space", "how")
Option = tuple[str, str]


Way = tuple[Spaces, int, str, str]
"""Spaces, the fee for each, the piece, and what is special about it."""


class Placing(NamedTuple):
    """One way to place a piece: where, for which fee, which piece, and how."""

    space: int
    fee: int
    piece: str = WORKER
    how: str = ""


def turn(t: T) -> None:
    """The next player clockwise places a piece, or is skipped."""
    game = t.state
    p = game.players[game.turn]
    page = game.page
    game.turn = (p.seat + 1) % game.seats
    pieces = pieces_of(game, p)
    if pieces:
        look = Prospect(game, p, page, pieces[0][1])
        if page.rule.opens_turns:
            page.rule.before_turn(t, look)
        ways = ways_to_place(look, page, pieces)
        if ways:
            _take_turn(t, p, page, ways)
            return
        t.tell("skipped", p.seat)
    page.rule.skipped(t, p)
    _no_turn_taken(game)


def _no_turn_taken(game: Journey) -> None:
    """A whole lap without a turn ends the phase."""
    game.waiting += 1
    if game.waiting == game.seats:
        game.queue = list(game.in_turn_order)
        game.phase = "finish_page"


# --- what can be done -----------------------------------------------------------------------------------------------


def pieces_of(game: Journey, p: Player) -> list[tuple[str, int]]:
    """What this player could place, with its wage: a worker, or a stand-in not yet used in this phase."""
    pieces = [(WORKER, 0)] if p.workers else []
    for token, wage in game.content.hired_tokens:
        if p.tokens[token] > p.spent.get(token, 0):
            pieces.append((token, wage))
    return pieces


def ways_to_place(look: Prospect, page: Page, pieces: Sequence[tuple[str, int]]) -> list[Way]:
    """Every way to place a piece now: sets of spaces that are alike in fee, piece and manner."""
    found: list[Way] = []
    for piece, wage in pieces:
        if found or look.gold != look.p.gold - wage:
            look = Prospect(look.game, look.p, page, wage)
        if look.gold >= 0:
            for spaces, fee, how in page.rule.ways(look):
                if spaces:
                    found.append((spaces, fee + wage, piece, how))
    return found


def options_for(page: Page, ways: list[Way]) -> list[Option]:
    """What can be chosen, way by way."""
    options: list[Option] = []
    for spaces, _, piece, how in ways:
        if piece == WORKER and not how:
            options += page.options.of(spaces)
        else:
            name = manner(piece, how)
            options += [(page.spaces[space].id, name) for space in page.members.of(spaces)]
    return options


def manner(piece: str, how: str) -> str:
    """The second half of an option: the piece, and what is special about it."""
    return f"{piece}+{how}" if how else piece


def placings_of(game: Journey, p: Player, pieces: Sequence[tuple[str, int]]) -> dict[Option, Placing]:
    """Every single way to place a piece now, by the option that stands for it."""
    page = game.page
    if not pieces:
        return {}
    return {
        (page.spaces[space].id, manner(piece, how)): Placing(space, fee, piece, how)
        for spaces, fee, piece, how in ways_to_place(Prospect(game, p, page, pieces[0][1]), page, pieces)
        for space in page.members.of(spaces)
    }


def closed_spaces(game: Journey, p: Player, offered: Iterable[Option]) -> list[Closed]:
    """Every other space with the reason why it is closed to this player."""
    look = Prospect(game, p, game.page)
    taken = {game.page.index[space] for space, _ in offered if space in game.page.index}
    spaces = game.page.spaces
    return [Closed(space.option, why_closed(look, space.index)) for space in spaces if space.index not in taken]


def why_closed(look: Prospect, space: int) -> Refusal:
    """The first reason that holds: somebody stands there, the page's rule, or the action itself."""
    game, p, rule = look.game, look.p, look.game.page.rule
    reason = None
    if not rule.is_open(game, p, space) and game.standing[space] != NOBODY_THERE:
        reason = rule.why_full(game, p, space)
    elif not p.workers:
        reason = Refusal("no_worker", (), "ALM-ACTION-03")
    return reason or rule.why_not(look, space) or look.why_not(space) or Refusal("not_now", (), "ALM-SPACE-03")


# --- doing it -------------------------------------------------------------------------------------------------------


def _take_turn(t: T, p: Player, page: Page, ways: list[Way]) -> None:
    game = t.state
    options = options_for(page, ways)
    if not p.workers:
        options.append((DECLINE, ""))
    for token in game.content.pass_tokens:
        if p.tokens[token] > p.spent.get(token, 0):
            options.append((PASS, token))
    t.cause.append(("ways", ways))
    where, how = t.ask(
        p.seat,
        "place",
        options,
        private=True,
        ritual=True,
        parts=PARTS,
        closed=lambda: closed_spaces(game, p, options),
    )
    t.cause.pop()
    if where == DECLINE:
        t.tell("declined", p.seat)
        _no_turn_taken(game)
        return
    game.waiting = 0
    if where == PASS:
        p.spent[how] = p.spent.get(how, 0) + 1
        t.tell("passed", p.seat, how)
        return
    space = page.index[where]
    for spaces, fee, piece, special in ways:
        if spaces >> space & 1 and (how == piece if not special else how == manner(piece, special)):
            place(t, p, space, fee, piece, special)
            return


def place(t: T, p: Player, space: int, fee: int, piece: str = WORKER, how: str = "") -> None:
    """Pay, put the piece down, let the page react, carry the action out, and let the page move on."""
    game = t.state
    page = game.page
    rule = page.rule
    action = rule.offers(game).each[space]
    t.tell("placed", p.seat, page.spaces[space].id, piece)
    if fee or how or action.gold or action.goods is not NO_GOODS:
        _pay(t, p, Placing(space, fee, piece, how), action)
    put_down(game, p, space, piece)
    rule.placed(t, p, space)
    game.space = space
    t.cause.append(page.spaces[space].cause)
    if how == REST:
        _rest(t, p)
    else:
        _carry_out(t, p, action)
        if page.bonus and space in page.bonus:
            _take_bonus(t, p, page.bonus[space])
    t.cause.pop()
    game.space = NOWHERE
    rule.after(t, p, space)


def _take_bonus(t: T, p: Player, token: str) -> None:
    """A token that comes with the space, if it still lies there."""
    if t.state.space in t.state.lying.get(token, ()):
        gain_token(t, p, token)


def _pay(t: T, p: Player, placing: Placing, action: Action) -> None:
    """First the wage of a stand-in, then what the placement rule charges, then the cost of the space."""
    game = t.state
    wage = 0 if placing.piece == WORKER else game.content.tokens[placing.piece].wage
    pay_gold(t, p, wage)
    game.page.rule.pay(t, p, placing.space, placing.fee - wage, placing.how)
    if placing.how == REST:
        return
    if action.gold:
        pay_gold(t, p, action.price(p))
    if action.goods is not NO_GOODS:
        for kind in KINDS:
            give_back(game, p, kind, action.goods[kind])
        t.tell("gave_goods", p.seat, action.goods)


def put_down(game: Journey, p: Player, space: int, piece: str = WORKER) -> None:
    """A piece stands on a space, on top of another one if there is one."""
    if game.standing[space] == NOBODY_THERE:
        game.standing[space] = p.seat
    else:
        game.above[space] = p.seat
    bit = 1 << space
    game.taken |= bit
    p.own |= bit
    game.order.append(space)
    p.last = space
    if piece == WORKER:
        p.workers -= 1
        p.placed += 1
    else:
        p.lent += 1
        p.spent[piece] = p.spent.get(piece, 0) + 1


def _rest(t: T, p: Player) -> None:
    rule = t.state.page.rule
    assert isinstance(rule, Resting)
    t.tell("rested_there", p.seat)
    gain_gold(t, p, rule.rest_gold)


def _carry_out(t: T, p: Player, action: Action) -> None:
    if action.is_standard:
        perform(t, p, action.kind, action.deeds)
    else:
        t.state.lately[:] = NO_GOODS
        carry_out(t, p, action.deeds)
