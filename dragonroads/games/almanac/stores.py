"""Goods and tokens: out of the supply into crates, and back; what does not fit is chosen from all cargo."""

from __future__ import annotations

from dragonroads.engine.table import Refusal
from dragonroads.games.almanac.amounts import GOODS, KINDS, Goods
from dragonroads.games.almanac.counting import capacity, cargo
from dragonroads.games.almanac.model import NOBODY_THERE, Journey, Player, T
from dragonroads.games.almanac.powers import gain_powers, lose_powers

CHOSEN, DRAWN = -1, -2
"""How a good that has to go is found where its type is not given: by its owner, or by chance."""
NO_ROOM = Refusal("no_room", (), "ALM-CRATE-06")


# --- goods in -------------------------------------------------------------------------------------------------------


def gain_goods_of(t: T, p: Player, goods: Goods) -> None:
    """Gain all of these that the supply still has, types of choice one after the other, then look at the crates."""
    game = t.state
    gained = [0, 0, 0, 0]
    for kind, wanted in goods.kinds:
        gained[kind] = take_from_supply(game, p, kind, wanted)
    if goods.is_open:
        _gain_chosen(t, p, goods, gained)
    keep_what_fits(t, p, gained)


def _gain_chosen(t: T, p: Player, goods: Goods, gained: list[int]) -> None:
    game = t.state
    game.sorting = p.seat
    if goods.named and game.named >= 0:
        gained[game.named] += take_from_supply(game, p, game.named, goods.named)
    lately = [kind for kind in KINDS if game.lately[kind]]
    lacking = [kind for kind in KINDS if not p.goods[kind]]
    for wanted, kinds in ((goods.any, KINDS), (goods.lacking, lacking), (goods.just_gained, lately)):
        for _ in range(wanted):
            offered = [GOODS[kind] for kind in kinds if game.supply[kind]]
            if offered:
                chosen = GOODS.index(t.ask(p.seat, "gain_good", offered))
                gained[chosen] += take_from_supply(game, p, chosen, 1)
    game.sorting = NOBODY_THERE


def take_from_supply(game: Journey, p: Player, kind: int, wanted: int) -> int:
    """Goods of one type, as far as the supply goes; how many they were."""
    taken = min(wanted, game.supply[kind])
    game.supply[kind] -= taken
    p.goods[kind] += taken
    game.lately[kind] += taken
    return taken


def keep_what_fits(t: T, p: Player, gained: list[int]) -> None:
    """Tell what was gained; exactly the surplus is dropped, out of old and new cargo together."""
    if any(gained):
        t.tell("gained_goods", p.seat, tuple(gained))
        if cargo(p) > capacity(p):
            drop_surplus(t, p)


def drop_surplus(t: T, p: Player, new: str = "") -> None:
    """Pieces of cargo leave until the rest fits, one after the other; a token just gained stays."""
    game = t.state
    game.sorting = p.seat
    for _ in range(cargo(p) - capacity(p)):
        held = [GOODS[kind] for kind in KINDS if p.goods[kind]]
        if p.riders:
            held += [token for token in game.content.cargo_tokens if p.tokens[token] > (token == new)]
        piece = t.ask(p.seat, "drop_cargo", held)
        if piece in p.tokens:
            remove_token(game, p, piece)
        else:
            give_back(game, p, GOODS.index(piece), 1)
        t.tell("dropped", p.seat, piece)
    game.sorting = NOBODY_THERE


# --- goods out ------------------------------------------------------------------------------------------------------


def give_back(game: Journey, p: Player, kind: int, amount: int) -> None:
    """Goods return to the supply."""
    p.goods[kind] -= amount
    game.supply[kind] += amount


def pay_goods(t: T, p: Player, goods: Goods) -> None:
    """Give these goods in full; where the type is open, the payer names one after the other."""
    given = [0, 0, 0, 0]
    for kind, amount in enumerate(goods.fixed):
        given[kind] += amount
    if goods.named:
        given[t.state.named] += goods.named
    for kind in KINDS:
        give_back(t.state, p, kind, given[kind])
    for _ in range(goods.any):
        kind = choose_to_give(t, p)
        give_back(t.state, p, kind, 1)
        given[kind] += 1
    if any(given):
        t.tell("gave_goods", p.seat, tuple(given))


def choose_to_give(t: T, p: Player) -> int:
    """The type of one good that has to go."""
    held = [GOODS[kind] for kind in KINDS if p.goods[kind]]
    return GOODS.index(t.ask(p.seat, "give_good", held))


def can_give(game: Journey, p: Player, goods: Goods) -> bool:
    """Whether the player holds these goods."""
    if goods.named and held_of_named(game, p) < goods.named:
        return False
    return all(p.goods[kind] >= goods.fixed[kind] for kind in KINDS) and sum(p.goods) >= goods.total


def held_of_named(game: Journey, p: Player) -> int:
    """How many goods of the named type the player holds; none as long as nothing has been named."""
    return p.goods[game.named] if game.named >= 0 else 0


def lose_goods(t: T, p: Player, goods: Goods) -> None:
    """Lose goods as far as there are any, less what abilities protect."""
    count = max(0, goods.total + p.bonus.get("goods_loss", 0))
    lost = [0, 0, 0, 0]
    for claim in _claims(t.state, goods)[:count]:
        if p.goods[claim] if claim >= 0 else any(p.goods):
            kind = claim if claim >= 0 else _random_good(t, p) if claim == DRAWN else choose_to_give(t, p)
            give_back(t.state, p, kind, 1)
            lost[kind] += 1
    if any(lost):
        t.tell("lost_goods", p.seat, tuple(lost))


def _claims(game: Journey, goods: Goods) -> list[int]:
    """For each good to be lost its type, or how it is found."""
    fixed = [kind for kind in KINDS for _ in range(goods.fixed[kind])]
    named = [game.named] * goods.named if game.named >= 0 else []
    return [*fixed, *named, *[CHOSEN] * goods.any, *[DRAWN] * goods.random]


def _random_good(t: T, p: Player) -> int:
    """Evenly among the goods held, piece by piece."""
    at = t.below(sum(p.goods))
    for kind in KINDS:
        at -= p.goods[kind]
        if at < 0:
            return kind
    raise AssertionError("there is no good to lose")


# --- tokens ---------------------------------------------------------------------------------------------------------


def why_no_token(game: Journey, p: Player, token: str) -> Refusal | None:
    """Why a token cannot be gained here: none is left on the page, or it would have no crate."""
    if not game.lying.get(token):
        return Refusal("no_token_left", (token,), "ALM-SPACE-06")
    return NO_ROOM if game.content.tokens[token].cargo and p.riders >= capacity(p) else None


def gain_token(t: T, p: Player, token: str) -> None:
    """Take a token off the page: the one on the space of the action, or one that lies beside the board."""
    game = t.state
    lying = game.lying[token]
    lying.remove(game.space if game.space in lying else lying[0])
    p.tokens[token] += 1
    t.tell("gained_token", p.seat, token)
    spec = game.content.tokens[token]
    gain_powers(game, p, game.content.powers_of_token[token])
    if spec.cargo:
        p.riders += 1
        drop_surplus(t, p, token)


def remove_token(game: Journey, p: Player, token: str) -> None:
    """A held token leaves the game."""
    p.tokens[token] -= 1
    game.removed[token] += 1
    if game.content.tokens[token].cargo:
        p.riders -= 1
    if game.content.powers_of_token[token]:
        lose_powers(game, p, game.content.powers_of_token[token])


def spend_token(t: T, p: Player, token: str) -> None:
    """A token is used up."""
    remove_token(t.state, p, token)
    t.tell("spent_token", p.seat, token)
