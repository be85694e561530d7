"""What only the actions of some pages do."""

from __future__ import annotations

from dragonroads.engine.record import Folded, Reason
from dragonroads.engine.zones import show
from dragonroads.games.almanac.amounts import GOODS, KINDS, Few, goods_of
from dragonroads.games.almanac.asking import JourneyAsk
from dragonroads.games.almanac.model import Journey, Player, T
from dragonroads.games.almanac.nouns import GoodName, PageNumber, ShownLetter, Who
from dragonroads.games.almanac.purse import gain_gold
from dragonroads.games.almanac.scenes import CONSEQUENCE, TRADE
from dragonroads.games.almanac.standard_actions import SUPPLY_EMPTY
from dragonroads.games.almanac.stores import (
    gain_goods_of,
    gain_token,
    give_back,
    keep_what_fits,
    no_token_left,
    take_from_supply,
)
from dragonroads.games.almanac.verbs import words


class LetterRead(Folded):
    cause = CONSEQUENCE
    who: Who
    letter: ShownLetter


class Brewed(Folded):
    cause = TRADE
    who: Who
    good: GoodName
    n: int
    other_good: GoodName


class NothingToBrew(Reason):
    pass


NOTHING_TO_BREW = NothingToBrew()


class Prophecy(JourneyAsk[PageNumber]):
    """Where a globe sees the journey end."""

    private = True


class BrewGive(JourneyAsk[str]):
    """Which good is thrown in."""


class BrewAmount(JourneyAsk[int]):
    """How many of it."""


class BrewGet(JourneyAsk[str]):
    """Which good is taken out."""


# --- letters and globes ---------------------------------------------------------------------------------------------


def why_no_letter(game: Journey, p: Player, purse: int) -> Reason | None:
    """A letter must be left on the page."""
    token = game.content.letters[0].token.id
    return None if game.lying.get(token) else no_token_left(token)


@words.verb(why_not=why_no_letter)
def draw_letter(t: T, p: Player) -> None:
    """Take a random letter; only its owner may read the address."""
    game = t.state
    card = game.letter_pile.pop()
    p.letters.append(card)
    show(game.letter_seen, [card], 1 << p.seat)
    gain_token(t, p, game.content.letters[card].token.id)
    t.tell_to(1 << p.seat, LetterRead, p.seat, card)


def why_no_globe(game: Journey, p: Player, purse: int) -> Reason | None:
    """A globe must lie on the space."""
    token = game.content.slips[0].token.id
    return None if game.lying.get(token) else no_token_left(token)


@words.verb(why_not=why_no_globe)
def prophesy(t: T, p: Player) -> None:
    """Take a prophecy globe and secretly pick the page where the journey will end."""
    game = t.state
    gain_token(t, p, game.content.slips[0].token.id)
    (page,) = t.ask_all(Prophecy, [p.seat], lambda _seat: game.tour.finales)
    slip = next(card for card in game.slip_supply if game.content.slips[card].page == page)
    game.slip_supply.remove(slip)
    p.slips.append(slip)
    show(game.slip_seen, [slip], 1 << p.seat)


# --- goods of one kind into another ---------------------------------------------------------------------------------


def brewable(game: Journey, p: Player) -> list[int]:
    """Types held for which another type is in the supply."""
    return [kind for kind in KINDS if p.goods[kind] and any(game.supply[k] for k in KINDS if k != kind)]


def why_no_brew(game: Journey, p: Player, purse: int) -> Reason | None:
    """There must be a good to throw in and another one to take out."""
    return None if brewable(game, p) else NOTHING_TO_BREW


@words.verb(why_not=why_no_brew)
def brew(t: T, p: Player, most: Few, gold: Few) -> None:
    """Turn some goods of one type into as many of one other type, and gain a little gold."""
    game = t.state
    give = GOODS.index(t.ask(p.seat, BrewGive, [GOODS[kind] for kind in brewable(game, p)]))
    amount = t.ask(p.seat, BrewAmount, range(1, min(most, p.goods[give]) + 1))
    others = [GOODS[kind] for kind in KINDS if kind != give and game.supply[kind]]
    get = GOODS.index(t.ask(p.seat, BrewGet, others))
    give_back(game, p, give, amount)
    t.tell(Brewed, p.seat, good=GOODS[give], n=amount, other_good=GOODS[get])
    taken = take_from_supply(game, p, get, amount)
    keep_what_fits(t, p, [taken if kind == get else 0 for kind in KINDS])
    gain_gold(t, p, gold)


def why_no_fruit(game: Journey, p: Player, purse: int) -> Reason | None:
    """There must be any good to pick."""
    return None if any(game.supply) else SUPPLY_EMPTY


@words.verb(why_not=why_no_fruit)
def pick_fruit(t: T, p: Player, below: Few, above: Few) -> None:
    """Gain goods of any types: more for a worker who stands on another one."""
    on_top = t.state.above[t.state.space] == p.seat
    gain_goods_of(t, p, goods_of(0, 0, 0, 0, above if on_top else below))
