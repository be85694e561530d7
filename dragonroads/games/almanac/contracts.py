"""Contracts: drawing them, what they ask for, and delivering it."""

from __future__ import annotations

from itertools import product

from dragonroads.engine.table import Card
from dragonroads.engine.zones import reveal, show, shuffle
from dragonroads.games.almanac.amounts import GUARDS, KINDS, Four, packed
from dragonroads.games.almanac.model import Journey, Player, T
from dragonroads.games.almanac.powers import gain_and_use
from dragonroads.games.almanac.stores import give_all_back, spend_token

Payment = tuple[int, int, int, int, int]
"""Goods by type, and how many stand-in tokens."""


# --- drawing --------------------------------------------------------------------------------------------------------


def draw_and_keep(t: T, p: Player, draw: int, keep: int = 1) -> None:
    """Look at so many contracts, keep some face down, and put the others under the deck in an unknown order."""
    game = t.state
    for _ in range(min(draw, len(game.contract_deck))):
        game.drawn.append(game.contract_deck.pop())
    game.drawing = p.seat
    show(game.contract_seen, game.drawn, 1 << p.seat)
    t.tell("drew_contracts", p.seat, len(game.drawn))
    kept = min(keep, len(game.drawn))
    for _ in range(kept):
        card = t.ask(p.seat, "keep_contract", list(game.drawn), private=True, ritual=True)
        game.drawn.remove(card)
        p.contracts.append(card)
    put_under(t, game.drawn)
    t.tell("kept_contract", p.seat, kept)


def put_under(t: T, cards: list[Card]) -> None:
    """Cards go under the deck, mixed among themselves."""
    game = t.state
    shuffle(t, cards, game.contract_seen)
    game.contract_deck[:0] = cards
    cards.clear()


def return_contract(t: T, p: Player) -> None:
    """Put one of the own incomplete contracts under the deck."""
    card = t.ask(p.seat, "return_contract", list(p.contracts), private=True)
    p.contracts.remove(card)
    put_under(t, [card])
    t.tell("returned_contract", p.seat)


# --- delivering -----------------------------------------------------------------------------------------------------


def completable(game: Journey, p: Player) -> list[Card]:
    """The own incomplete contracts that can be delivered now."""
    if p.bonus or p.riders:  # whatever is wild is an ability or rides in a crate
        wild, joker = p.bonus.get("contract_wild", 0), bool(wild_token(game, p))
        if wild or joker:
            exact = game.content.contract_needs
            return [card for card in p.contracts if _payable(p, exact[card], wild, joker)]
    held, bulk = packed(tuple(p.goods)) | GUARDS, game.content.contract_bulk
    return [card for card in p.contracts if held - bulk[card] & GUARDS == GUARDS]


def can_complete(game: Journey, p: Player, goods: int) -> bool:
    """Whether an own contract can be delivered with these goods, packed and guarded; nearly every look asks."""
    bulk = game.content.contract_bulk
    for card in p.contracts:
        if goods - bulk[card] & GUARDS == GUARDS:
            return True
    if p.riders or "contract_wild" in p.bonus:
        return bool(completable(game, p))
    return False


def wild_token(game: Journey, p: Player) -> str:
    """A held token that may stand for one good of a contract."""
    for token in game.content.wild_tokens:
        if p.tokens[token]:
            return str(token)
    return ""


def _payable(p: Player, needs: Four, wild: int, joker: bool) -> bool:
    """Whether enough goods are held, and not too many of them are of the wrong type."""
    if sum(p.goods) + joker < sum(needs):
        return False
    lacking = 0
    for have, need in zip(p.goods, needs):
        if need > have:
            lacking += need - have
    return lacking <= wild + joker


def payments(game: Journey, p: Player, card: Card) -> list[Payment]:
    """Every way to pay a contract, the exact one first."""
    needs: Four = game.content.contract_needs[card]
    wild, joker = p.bonus.get("contract_wild", 0), wild_token(game, p)
    exact = all(p.goods[kind] >= needs[kind] for kind in KINDS)
    if not wild and not joker:
        return [(*needs, 0)]
    ways: list[Payment] = [(*needs, 0)] if exact else []
    spans = [range(max(0, needs[k] - wild - 1), min(p.goods[k], needs[k] + wild) + 1) for k in KINDS]
    for one in (0, 1) if joker else (0,):
        for a, b, c, d in product(*spans):
            changed = sum([max(0, need - given) for need, given in zip(needs, (a, b, c, d))])
            if a + b + c + d == sum(needs) - one and changed <= wild + one and (a, b, c, d, one) not in ways:
                ways.append((a, b, c, d, one))
    return ways


def complete(t: T, p: Player, card: Card) -> None:
    """Deliver the goods of a contract and turn it up: its ability works from now on."""
    game = t.state
    t.cause.append(("contract", card))
    paid = t.ask(p.seat, "pay_contract", payments(game, p, card), private=True)
    t.cause.pop()
    give_all_back(game, p, paid[:4])
    p.contracts.remove(card)
    p.done.append(card)
    reveal(game.contract_seen, card)
    t.tell("completed", p.seat, card)
    t.tell("gave_goods", p.seat, paid[:4])
    if paid[4]:
        spend_token(t, p, wild_token(game, p))
    gain_and_use(t, p, game.content.powers_of_contract[card])
