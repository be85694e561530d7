"""What cards let a player do beside the own turns: draw contracts, take a standard action at once."""

from __future__ import annotations

from typing import Literal

from dragonroads.engine.record import Reason
from dragonroads.games.almanac.amounts import (
    Few,
)
from dragonroads.games.almanac.closing import final_fee
from dragonroads.games.almanac.contracts import draw_and_keep, return_contract
from dragonroads.games.almanac.extending import affordable, extend
from dragonroads.games.almanac.model import Journey, Player, T
from dragonroads.games.almanac.performing import perform_at_once
from dragonroads.games.almanac.purse import pay_gold
from dragonroads.games.almanac.reasons import NOT_NOW
from dragonroads.games.almanac.standard_actions import (
    NO_CARAVAN,
    NO_CONTRACT,
    NO_CONTRACT_LEFT,
    complete_contract,
    contract_limit,
    enough_contracts,
    why_no_contract,
)
from dragonroads.games.almanac.verbs import words


class NoContractToReturn(Reason):
    pass


NO_CONTRACT_TO_RETURN = NoContractToReturn()


def why_no_draw(game: Journey, p: Player, purse: int, returning: int = 0, over_limit: bool = False) -> Reason | None:
    """There must be a contract to return, if one is asked for, or else room for one more, and a card to draw."""
    limit = contract_limit(p)
    if game.phase == "close":
        return NOT_NOW
    if len(p.contracts) < returning:
        return NO_CONTRACT_TO_RETURN
    if not returning and not over_limit and len(p.contracts) >= limit:
        return enough_contracts(limit)
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


def why_no_act(game: Journey, p: Player, purse: int, kind: Acting, discount: int = 0) -> Reason | None:
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
        perform_at_once(t, p, kind, lambda t, p: _extend_cheaper(t, p, discount))


def _extend_cheaper(t: T, p: Player, discount: int) -> None:
    """The discount is a cause of what is asked, so that prices are told as they are paid."""
    t.cause.append(("discount", discount))
    extend(t, p, -discount)
    t.cause.pop()
