"""Which of the sealed contracts can be delivered now, and with what."""

from __future__ import annotations

from itertools import product

from dragonroads.engine.table import Card
from dragonroads.games.almanac.amounts import GUARDS, KINDS, Four, packed
from dragonroads.games.almanac.model import Journey, Player

Payment = tuple[int, int, int, int, int]
"""Goods by type, and how many stand-in tokens."""


def completable(game: Journey, p: Player) -> list[Card]:
    """The own incomplete contracts that can be delivered now."""
    if p.bonus or p.riders:  # whatever is wild is an ability or rides in a crate
        wild, joker = p.bonus.get("contract_wild", 0), bool(wild_token(game, p))
        if wild or joker:
            exact = game.content.contract_needs
            return [card for card in p.contracts if _payable(p, exact[card], wild, joker)]
    held, bulk = packed(tuple(p.goods)) | GUARDS, game.content.contract_bulk
    return [card for card in p.contracts if held - bulk[card] & GUARDS == GUARDS]


def ready_contracts(game: Journey, p: Player) -> list[int]:
    """Where they lie in the row of sealed contracts: everybody sees their backs, and the owner knows which is which."""
    ready = completable(game, p)
    return [place for place, card in enumerate(p.contracts) if card in ready]


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
