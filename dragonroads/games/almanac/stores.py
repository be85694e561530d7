"""Goods and tokens: out of the supply into crates, and back; what does not fit is chosen from all cargo."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from operator import add, sub

from dragonroads.engine.record import Folded, Reason
from dragonroads.games.almanac.amounts import GOODS, GUARDS, KIND_OF, KINDS, Goods, packed, types_in
from dragonroads.games.almanac.asking import JourneyAsk
from dragonroads.games.almanac.counting import capacity, surplus
from dragonroads.games.almanac.model import NOBODY_THERE, Journey, Player, T
from dragonroads.games.almanac.nouns import GoodsCounted, Token, TokenName, Who
from dragonroads.games.almanac.powers import gain_and_use, lose_powers
from dragonroads.games.almanac.reasons import PageReason
from dragonroads.games.almanac.scenes import CONSEQUENCE

CHOSEN, DRAWN = -1, -2
"""How a good that has to go is found where its type is not given: by its owner, or by chance."""


class GainedGoods(Folded):
    cause = CONSEQUENCE
    who: Who
    goods: GoodsCounted


class Dropped(Folded):
    cause = CONSEQUENCE
    who: Who
    cargo: str


class GaveGoods(Folded):
    cause = CONSEQUENCE
    who: Who
    goods: GoodsCounted


class LostGoods(Folded):
    cause = CONSEQUENCE
    who: Who
    goods: GoodsCounted


class GainedToken(Folded):
    cause = CONSEQUENCE
    who: Who
    token: Token


class SpentToken(Folded):
    cause = CONSEQUENCE
    who: Who
    token: Token


class NoRoom(Reason):
    pass


class EnoughTokens(Reason):
    token: TokenName
    n: int


class NoTokenLeft(PageReason):
    token: TokenName


NO_ROOM = NoRoom()


class GainGood(JourneyAsk[str]):
    """Which good is gained."""

    mentions = ("who", "card")

    @classmethod
    def variants(cls) -> tuple[str, ...]:
        return ("", "ability", "climbed")


class DropCargo(JourneyAsk[str]):
    """What is left behind."""


class GiveGood(JourneyAsk[str]):
    """Which good has to go."""


# --- goods in -------------------------------------------------------------------------------------------------------


def gain_goods_of(t: T, p: Player, goods: Goods) -> None:
    """Gain all of these that the supply still has, types of choice one after the other, then look at the crates."""
    game = t.state
    gained = [0, 0, 0, 0]
    supply, held, lately = game.supply, p.goods, game.lately
    for kind, wanted in goods.kinds:  # take_from_supply once more, in line: nothing else is gained as often
        left = supply[kind]
        taken = wanted if wanted < left else left
        supply[kind] = left - taken
        held[kind] += taken
        lately[kind] += taken
        gained[kind] = taken
    if goods.is_open:
        _gain_chosen(t, p, goods, gained)
    keep_what_fits(t, p, gained)


def _gain_chosen(t: T, p: Player, goods: Goods, gained: list[int]) -> None:
    game = t.state
    game.sorting = p.seat
    if goods.named and game.named >= 0:
        gained[game.named] += take_from_supply(game, p, game.named, goods.named)
    held, lately = types_in(tuple(p.goods)), types_in(tuple(game.lately))
    for _ in range(goods.any):
        _gain_one(t, p, in_supply(game), gained)
    for _ in range(goods.lacking):
        _gain_one(t, p, [good for good in in_supply(game) if good not in held], gained)
    for _ in range(goods.just_gained):
        _gain_one(t, p, [good for good in in_supply(game) if good in lately], gained)
    game.sorting = NOBODY_THERE


def _gain_one(t: T, p: Player, offered: Sequence[str], gained: list[int]) -> None:
    """One good of a type that its owner chooses, if there is any."""
    if offered:
        kind = KIND_OF[t.ask(p.seat, GainGood, offered)]
        gained[kind] += take_from_supply(t.state, p, kind, 1)


def in_supply(game: Journey) -> Sequence[str]:
    """The types of goods that are left: all of them nearly always."""
    return GOODS if 0 not in game.supply else [good for good, left in zip(GOODS, game.supply) if left]


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
        t.tell(GainedGoods, p.seat, tuple(gained))
        over = surplus(p)
        if over > 0:
            _drop(t, p, over)


def drop_surplus(t: T, p: Player, new: str = "") -> None:
    """Pieces of cargo leave until the rest fits; a token just gained stays."""
    _drop(t, p, surplus(p), new)


def _drop(t: T, p: Player, over: int, new: str = "") -> None:
    """So many pieces of cargo leave, one after the other."""
    game, seat, goods = t.state, p.seat, p.goods
    game.sorting = seat
    for _ in range(over):
        held = types_in(tuple(goods))
        if p.riders:
            held += tuple([token for token in game.content.cargo_tokens if p.tokens[token] > (token == new)])
        piece = t.ask(seat, DropCargo, held)
        if piece in KIND_OF:
            give_back(game, p, KIND_OF[piece], 1)
        else:
            remove_token(game, p, piece)
        t.tell(Dropped, seat, piece)
    game.sorting = NOBODY_THERE


# --- goods out ------------------------------------------------------------------------------------------------------


def give_back(game: Journey, p: Player, kind: int, amount: int) -> None:
    """Goods return to the supply."""
    p.goods[kind] -= amount
    game.supply[kind] += amount


def give_all_back(game: Journey, p: Player, goods: Sequence[int]) -> None:
    """Goods of all types return to the supply, so many of each."""
    p.goods[:] = map(sub, p.goods, goods)
    game.supply[:] = map(add, game.supply, goods)


def pay_goods(t: T, p: Player, goods: Goods) -> None:
    """Give these goods in full; where the type is open, the payer names one after the other."""
    given = list(goods.fixed)
    if goods.named:
        given[t.state.named] += goods.named
    give_all_back(t.state, p, given)
    for _ in range(goods.any):
        kind = choose_to_give(t, p)
        give_back(t.state, p, kind, 1)
        given[kind] += 1
    if any(given):
        t.tell(GaveGoods, p.seat, tuple(given))


def choose_to_give(t: T, p: Player) -> int:
    """The type of one good that has to go."""
    return KIND_OF[t.ask(p.seat, GiveGood, types_in(tuple(p.goods)))]


def can_give(game: Journey, p: Player, goods: Goods) -> bool:
    """Whether the player holds these goods."""
    if goods.named and held_of_named(game, p) < goods.named:
        return False
    if goods.kinds and (packed(tuple(p.goods)) | GUARDS) - goods.bulk & GUARDS != GUARDS:
        return False
    return sum(p.goods) >= goods.total


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
        t.tell(LostGoods, p.seat, tuple(lost))


def _claims(game: Journey, goods: Goods) -> list[int]:
    """For each good to be lost its type, or how it is found."""
    fixed = [kind for kind, amount in goods.kinds for _ in range(amount)]
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


def why_no_token(game: Journey, p: Player, token: str) -> Reason | None:
    """Why a token cannot be gained here: none is left on the page, or it would have no crate."""
    if not game.lying.get(token):
        return no_token_left(token)
    spec = game.content.tokens[token]
    if spec.limit and p.tokens[token] >= spec.limit:
        return EnoughTokens(token, spec.limit)
    return NO_ROOM if spec.cargo and p.riders >= capacity(p) else None


@cache
def no_token_left(token: str) -> Reason:
    """Why nobody gains a token, on any page: made once, for it is a very common reason."""
    return NoTokenLeft(rule="", token=token)


def gain_token(t: T, p: Player, token: str) -> None:
    """Take a token off the page: the one on the space of the action, or one that lies beside the board."""
    game = t.state
    lying = game.lying[token]
    lying.remove(game.space if game.space in lying else lying[0])
    p.tokens[token] += 1
    t.tell(GainedToken, p.seat, token)
    spec = game.content.tokens[token]
    if game.content.powers_of_token[token]:
        gain_and_use(t, p, game.content.powers_of_token[token])
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
    t.tell(SpentToken, p.seat, token)
