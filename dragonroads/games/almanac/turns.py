"""The Action Phase: one piece after the other finds a space, as long as anybody can place one."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from dragonroads.engine.table import Closed, Refusal
from dragonroads.games.almanac.amounts import KINDS, NO_GOODS
from dragonroads.games.almanac.deeds import carry_out
from dragonroads.games.almanac.model import NOBODY_THERE, NOWHERE, Journey, Player, T
from dragonroads.games.almanac.pages import Action
from dragonroads.games.almanac.performing import perform
from dragonroads.games.almanac.placement import REST, Resting
from dragonroads.games.almanac.prospects import Prospect
from dragonroads.games.almanac.purse import gain_gold, pay_gold
from dragonroads.games.almanac.stores import gain_token, give_back

WORKER, PASS, DECLINE = "worker", "pass", "decline"
PARTS = ("space", "how")
Option = tuple[str, str]


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
    game.turn = (game.turn + 1) % game.seats
    pieces = pieces_of(game, p)
    if pieces:
        game.page.rule.before_turn(t, Prospect(game, p))
        placings = placings_of(game, p, pieces)
        if placings:
            _take_turn(t, p, placings)
            return
        t.tell("skipped", p.seat)
        game.page.rule.skipped(t, p)
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
        if p.tokens[token] > p.spent.get(token, 0) and p.gold >= wage:
            pieces.append((token, wage))
    return pieces


def placings_of(game: Journey, p: Player, pieces: Sequence[tuple[str, int]]) -> dict[Option, Placing]:
    """Every way to place a piece now, by the option that stands for it."""
    rule, spaces = game.page.rule, game.page.spaces
    found: dict[Option, Placing] = {}
    for piece, wage in pieces:
        look = Prospect(game, p, wage)
        if piece == WORKER:
            for space, fee in rule.ways(look):
                found[spaces[space].option] = Placing(space, fee)
        else:
            for space, fee in rule.ways(look):
                found[spaces[space].id, piece] = Placing(space, fee + wage, piece)
        for more in _special_ways(look, piece, wage):
            found[spaces[more.space].id, f"{piece}+{more.how}"] = more
    return found


def _special_ways(look: Prospect, piece: str, wage: int) -> list[Placing]:
    """Resting on a space, or entering it by spending a token, where the page knows such things."""
    rule = look.game.page.rule
    return [Placing(space, fee + wage, piece, how) for space, fee, how in rule.special_ways(look)]


def closed_spaces(game: Journey, p: Player, offered: dict[Option, Placing]) -> list[Closed]:
    """Every other space with the reason why it is closed to this player."""
    look = Prospect(game, p)
    taken = {placing.space for placing in offered.values()}
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


def _take_turn(t: T, p: Player, placings: dict[Option, Placing]) -> None:
    game = t.state
    options: list[Option] = list(placings)
    if not p.workers:
        options.append((DECLINE, ""))
    options += [(PASS, token) for token in game.content.pass_tokens if p.tokens[token] > p.spent.get(token, 0)]
    closed = partial(closed_spaces, game, p, placings)
    chosen = t.ask(p.seat, "place", options, private=True, ritual=True, parts=PARTS, closed=closed)
    if chosen[0] == DECLINE:
        t.tell("declined", p.seat)
        _no_turn_taken(game)
        return
    game.waiting = 0
    if chosen[0] == PASS:
        p.spent[chosen[1]] = p.spent.get(chosen[1], 0) + 1
        t.tell("passed", p.seat, chosen[1])
        return
    place(t, p, placings[chosen])


def place(t: T, p: Player, placing: Placing) -> None:
    """Pay, put the piece down, let the page react, carry the action out, and let the page move on."""
    game = t.state
    space, rule = placing.space, game.page.rule
    action = rule.actions(game)[space]
    t.tell("placed", p.seat, game.page.spaces[space].id, placing.piece)
    _pay(t, p, placing, action)
    _put_down(game, p, placing)
    rule.placed(t, p, space)
    game.space = space
    t.cause.append(("space", game.page.spaces[space].id))
    _carry_out(t, p, placing, action)
    t.cause.pop()
    game.space = NOWHERE
    rule.after(t, p, space)


def _pay(t: T, p: Player, placing: Placing, action: Action) -> None:
    """First what the placement rule charges, then the wage of a stand-in, then the cost of the space."""
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


def _put_down(game: Journey, p: Player, placing: Placing) -> None:
    space = placing.space
    if game.standing[space] == NOBODY_THERE:
        game.standing[space] = p.seat
    else:
        game.above[space] = p.seat
    game.order.append(space)
    p.last = space
    if placing.piece == WORKER:
        p.workers -= 1
        p.placed += 1
    else:
        p.lent += 1
        p.spent[placing.piece] = p.spent.get(placing.piece, 0) + 1


def _carry_out(t: T, p: Player, placing: Placing, action: Action) -> None:
    game = t.state
    if placing.how == REST:
        assert isinstance(game.page.rule, Resting)
        t.tell("rested_there", p.seat)
        gain_gold(t, p, game.page.rule.rest_gold)
        return
    if action.is_standard:
        perform(t, p, action.kind, lambda: carry_out(t, p, action.deeds))
    else:
        game.lately[:] = (0, 0, 0, 0)
        carry_out(t, p, action.deeds)
    bonus = game.page.bonus.get(placing.space)
    if bonus and placing.space in game.lying.get(bonus, ()):
        gain_token(t, p, bonus)
