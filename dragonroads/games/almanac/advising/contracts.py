"""Which contracts to keep, to deliver and to give back, how to pay for them, and which wagon to buy."""

from __future__ import annotations

from collections.abc import Sequence

from dragonroads.engine.hidden import Random
from dragonroads.engine.table import Card
from dragonroads.games.almanac.advising.cards import delivery, new_contract, promise, wagon_worth
from dragonroads.games.almanac.advising.outlook import Outlook
from dragonroads.games.almanac.advising.picking import highest
from dragonroads.games.almanac.amounts import KINDS, Four
from dragonroads.games.almanac.closing import CONTRACT, SELL
from dragonroads.games.almanac.closing import Option as Closing
from dragonroads.games.almanac.deliveries import Payment

JOKER = 8.0
"""A token that stands for a good could be sold in the end."""


def buy_caravan(o: Outlook, options: Sequence[Card], _random: Random) -> int:
    """The card that is worth most, less its price."""
    return highest(options, lambda card: wagon_worth(o, card))


def leave_out(o: Outlook, options: Sequence[Four], _random: Random) -> int:
    """Pay with the goods that are missed least."""
    return highest(options, lambda goods: -o.stock.giving(goods))


def keep_contract(o: Outlook, options: Sequence[Card], _random: Random) -> int:
    """The contract with the best prospects."""
    return highest(options, lambda card: new_contract(o, card))


def return_contract(o: Outlook, options: Sequence[Card], _random: Random) -> int:
    """The contract with the worst prospects."""
    return highest(options, lambda card: -promise(o, card, o.lacking(card)))


def do_contract(o: Outlook, options: Sequence[int], _random: Random) -> int:
    """The contract that is worth most now; of equals the one with more fame."""
    cards = [o.p.contracts[place] for place in options]
    return highest(cards, lambda card: (delivery(o, card), o.game.content.contracts[card].fame))


def pay_contract(o: Outlook, options: Sequence[Payment], _random: Random) -> int:
    """With what the other contracts do not wait for."""
    wanted = [0, 0, 0, 0]
    for card in o.p.contracts:
        wanted = [wanted[kind] + o.game.content.contract_needs[card][kind] for kind in KINDS]

    def left(payment: Payment) -> float:
        kept = [o.p.goods[kind] - payment[kind] for kind in KINDS]
        useful = sum([min(kept[kind], wanted[kind]) for kind in KINDS])
        return 2.0 * useful + sum(kept) - JOKER * payment[4]

    return highest(options, left)


def close(o: Outlook, options: Sequence[Closing], _random: Random) -> int:
    """Every contract that can be paid, those first that leave most for the others; then whatever brings gold."""
    return highest(options, lambda option: _closing_worth(o, option))


def _closing_worth(o: Outlook, option: Closing) -> float:
    match option:
        case (str(what), int(card)) if what == CONTRACT:
            goods = [o.p.goods[kind] - o.game.content.contract_needs[card][kind] for kind in KINDS]
            others = [other for other in o.p.contracts if other != card and _fits(o, other, goods)]
            fame: list[int] = o.game.content.contract_fame
            return 1.0 + fame[card] + sum([fame[other] for other in others])
    return 1.0 if option[0] == SELL else 0.0


def _fits(o: Outlook, card: Card, goods: Sequence[int]) -> bool:
    needs: Four = o.game.content.contract_needs[card]
    return all(goods[kind] >= needs[kind] for kind in KINDS)
