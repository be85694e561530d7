"""What cards and tokens are worth to a player by what is printed on them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from dragonroads.engine.table import Card
from dragonroads.games.almanac.advising.deeds import deed_worth
from dragonroads.games.almanac.advising.outlook import WORKER, Outlook, chance
from dragonroads.games.almanac.amounts import KINDS, Count
from dragonroads.games.almanac.cards import Ability, Token
from dragonroads.games.almanac.closing import final_fee
from dragonroads.games.almanac.counting import count_of
from dragonroads.games.almanac.deliveries import completable
from dragonroads.games.almanac.extending import price_of
from dragonroads.games.almanac.lasting_verbs import Prices

# --- abilities --------------------------------------------------------------------------------------------------------

MODIFIERS: Mapping[str, Callable[[Outlook], float]] = {
    "strength": lambda o: o.shield,
    "guard_strength": lambda o: o.shield * (o.p.guards + 1),
    "guard_fame": lambda o: o.p.guards + 1.0,
    "fight_rerolls": lambda o: 1.6 * o.shield,
    "shop_price": lambda o: 0.8 * o.rounds,
    "shop_goods": lambda o: 1.2 * o.rounds,
    "extend_gold": lambda o: -0.5 * o.rounds,
    "extend_goods": lambda o: -1.5 * o.rounds,
    "contract_draw": lambda o: 0.7 * o.rounds,
    "contract_limit": lambda o: 0.6 * o.rounds,
    "contract_wild": lambda o: 1.0 * o.rounds,
    "final_fee": lambda _o: -1.0,
    "space_cost": lambda o: -0.5 * o.rounds,
    "bid_cost": lambda o: -0.3 * o.arrivals,
    "bid_tie": lambda o: 0.4 * o.arrivals,
    "goods_loss": lambda o: -0.6 * o.arrivals,
    "crates": lambda o: o.crates(1),
}
"""One more of each number that abilities change."""
MOST_SPARED: Mapping[str, int] = {"goods_loss": -2}
"""No card takes much more than this at once, however much of it an ability would spare one."""
DEARER_SALE = 0.9
"""One gold more for a type of goods, in each round."""

HOOKS: Mapping[str, Callable[[Outlook], float]] = {
    "on_gain": lambda _o: 1.0,
    "arrival": lambda o: o.arrivals,
    "after_action": lambda o: 0.5 * o.rounds,
    "before_bid": lambda o: o.arrivals,
    "before_fight_roll": lambda o: 0.5 * o.arrivals,
    "after_fight_roll": lambda o: 0.5 * o.arrivals,
    "on_fight_won": lambda o: 0.3 * o.arrivals,
    "on_fight_lost": lambda o: 0.3 * o.arrivals,
    "closing": lambda _o: 1.0,
}
"""How often the moment of an ability will still come."""
GRANTED: Mapping[str, float] = {"act": 4.0, "draw_contract": 3.0}
"""What an ability does that leads to other cards: those are not judged by it, because they may lead back here."""
GROWTH: Mapping[str, float] = {"contracts_done": 0.6, "caravan_cards": 0.5, "crates": 1.0, "goods": 0.5}
"""How many more of a counted thing one has with every round."""


def ability_worth(o: Outlook, ability: Ability) -> float:
    """What an ability brings from now on."""
    if ability.hook == "always":
        return sum([_modified(o, key, value) for deed in ability.do for key, value in deed.effect.args.items()])
    if ability.hook == "scoring":
        return sum([_scored(o, **deed.effect.args) for deed in ability.do])
    return HOOKS[ability.hook](o) * sum([GRANTED.get(deed.verb) or deed_worth(o, deed) for deed in ability.do])


def _modified(o: Outlook, key: str, value: int | Prices) -> float:
    if isinstance(value, Prices):
        return DEARER_SALE * o.rounds * (value.dewleaf + value.emberspice + value.everice + value.skyfish)
    return MODIFIERS[key](o) * max(value, MOST_SPARED.get(key, value))


def _scored(o: Outlook, per: Count, fame: int, every: int = 1) -> float:
    held = count_of(o.game, o.p, per) + GROWTH.get(per, 0.0) * o.rounds
    return fame * held / every


def abilities_worth(o: Outlook, abilities: Sequence[Ability]) -> float:
    """What all abilities of a card or token bring."""
    return sum([ability_worth(o, ability) for ability in abilities]) if abilities else 0.0


# --- caravan cards ----------------------------------------------------------------------------------------------------


def wagon_worth(o: Outlook, card: Card, discount: int = 0) -> float:
    """What buying a card of the display is worth, less its price."""
    spec = o.game.content.caravans[card]
    worth: float = spec.fame + o.crates(spec.crates) + spec.shields * o.shield + spec.workers * o.worker
    worth += abilities_worth(o, spec.abilities)
    price = price_of(o.game, o.p, card, -discount)
    return worth * o.leaning.wagons - price - float(o.stock.giving(spec.cost.goods.fixed))


# --- contracts --------------------------------------------------------------------------------------------------------

SAFE = 3.0
"""What is delivered can no longer be lost."""
FREED_CRATE, NEXT_CONTRACT = 0.5, 1.2
"""What room for new goods is worth, in crates, and room for a new contract, for each round left after this one."""
USUAL_GOOD = 3.0
"""What a delivered good could have been used for instead."""
TOO_SMALL = 2
"""A crate that is missing to load a contract, in missing goods."""


def promise(o: Outlook, card: Card, lacking: int) -> float:
    """What it is worth to hold a contract that lacks so many goods."""
    spec = o.game.content.contracts[card]
    likely = chance(lacking + TOO_SMALL * max(0, spec.needs.total - o.room), o.actions)
    done = spec.fame + abilities_worth(o, spec.abilities) - final_fee(o.p) - USUAL_GOOD * spec.needs.total
    hope: float = likely * done - (1 - likely) * spec.fame
    return hope * o.leaning.contracts


def new_contract(o: Outlook, card: Card) -> float:
    """What it is worth to take a contract besides those one has."""
    needs, spared = o.game.content.contract_needs[card], o.spared
    lacking = sum([needs[kind] - spared[kind] for kind in KINDS if needs[kind] > spared[kind]])
    return promise(o, card, lacking + o.missing)


def delivery(o: Outlook, card: Card) -> float:
    """What it is worth to complete a contract now instead of in the end."""
    spec = o.game.content.contracts[card]
    fee = final_fee(o.p)
    worth: float = fee if o.p.gold >= fee * len(completable(o.game, o.p)) else 2 * spec.fame
    if o.arrivals:
        worth += SAFE + FREED_CRATE * o.crate * spec.needs.total + NEXT_CONTRACT * o.arrivals
        worth += abilities_worth(o, [ability for ability in spec.abilities if ability.hook != "scoring"])
    return worth * o.leaning.contracts


# --- tokens -----------------------------------------------------------------------------------------------------------

LETTER_ARRIVES = 0.35
"""How often a letter reaches its page."""
PASSING = 0.5
"""Once in each round one turn later."""
ONE_FIGHT = 0.6
"""One strength in one fight of one's choice."""


def token_worth(o: Outlook, token: Token) -> float:
    """What one more token of a kind is worth."""
    worth = token.fame + abilities_worth(o, token.abilities) + token.delivery * LETTER_ARRIVES + token.closing_gold
    if token.prophecy:
        worth += (token.prophecy.right + token.prophecy.wrong) / 2
    if token.set_fame:
        ladder, held = (0, *token.set_fame[o.game.seats]), o.p.tokens[token.id]
        worth += ladder[min(held + 1, len(ladder) - 1)] - ladder[held]
    if token.fight_strength and o.arrivals:
        worth += token.fight_strength * ONE_FIGHT * o.leaning.fights
    if token.wage:
        worth += (WORKER - token.wage) * o.rounds
    return worth + PASSING * o.rounds * token.passes - o.crate * token.cargo
