"""Contracts: drawing them, what they ask for, and delivering it."""

from __future__ import annotations

from dragonroads.engine.record import Folded, Opens
from dragonroads.engine.table import Card
from dragonroads.engine.zones import reveal, show, shuffle
from dragonroads.games.almanac.asking import JourneyAsk
from dragonroads.games.almanac.deliveries import Payment, payments, wild_token
from dragonroads.games.almanac.model import Player, T
from dragonroads.games.almanac.nouns import DoneContract, ShownContract, Who
from dragonroads.games.almanac.powers import gain_and_use
from dragonroads.games.almanac.scenes import CONTRACTS, DELIVERY
from dragonroads.games.almanac.stores import GaveGoods, give_all_back, spend_token


class DrewContracts(Folded):
    cause = CONTRACTS
    who: Who
    n: int


class KeptContract(Folded):
    cause = CONTRACTS
    who: Who
    n: int


class ReturnedContract(Folded):
    cause = CONTRACTS
    who: Who


class Completed(Opens):
    cause = DELIVERY
    stays = False
    who: Who
    contract: DoneContract


class KeepContract(JourneyAsk[ShownContract]):
    """Which of the drawn contracts is kept."""

    private = True


class ReturnContract(JourneyAsk[ShownContract]):
    """Which of the own contracts goes back under the deck."""

    private = True


class PayContract(JourneyAsk[Payment]):
    """Which goods are delivered, and whether a token stands in for one."""


# --- drawing --------------------------------------------------------------------------------------------------------


def draw_and_keep(t: T, p: Player, draw: int, keep: int = 1) -> None:
    """Look at so many contracts, keep some face down, and put the others under the deck in an unknown order."""
    game = t.state
    for _ in range(min(draw, len(game.contract_deck))):
        game.drawn.append(game.contract_deck.pop())
    game.drawing = p.seat
    show(game.contract_seen, game.drawn, 1 << p.seat)
    t.tell(DrewContracts, p.seat, len(game.drawn))
    kept = min(keep, len(game.drawn))
    for _ in range(kept):
        card = t.ask(p.seat, KeepContract, list(game.drawn))
        game.drawn.remove(card)
        p.contracts.append(card)
    put_under(t, game.drawn)
    t.tell(KeptContract, p.seat, kept)


def put_under(t: T, cards: list[Card]) -> None:
    """Cards go under the deck, mixed among themselves."""
    game = t.state
    shuffle(t, cards, game.contract_seen)
    game.contract_deck[:0] = cards
    cards.clear()


def return_contract(t: T, p: Player) -> None:
    """Put one of the own incomplete contracts under the deck."""
    card = t.ask(p.seat, ReturnContract, list(p.contracts))
    p.contracts.remove(card)
    put_under(t, [card])
    t.tell(ReturnedContract, p.seat)


# --- delivering -----------------------------------------------------------------------------------------------------


def complete(t: T, p: Player, card: Card) -> None:
    """Turn a contract up and deliver its goods: its ability works from now on."""
    game = t.state
    reveal(game.contract_seen, card)
    p.contracts.remove(card)
    p.done.append(card)
    t.tell(Completed, p.seat, card)
    t.cause.append(("contract", card))
    paid = t.ask(p.seat, PayContract, payments(game, p, card))
    t.cause.pop()
    give_all_back(game, p, paid[:4])
    t.tell(GaveGoods, p.seat, paid[:4])
    if paid[4]:
        spend_token(t, p, wild_token(game, p))
    gain_and_use(t, p, game.content.powers_of_contract[card])
