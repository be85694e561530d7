"""Trade and buying: possible between any two steps of one's own turn, and never a step of its own."""

from __future__ import annotations

from collections.abc import Sequence

from dragonroads.engine.record import Folded, Opens, Reason, Step
from dragonroads.engine.table import Card, Closed, Seat
from dragonroads.games.canyon.asking import CanyonAsk
from dragonroads.games.canyon.content import BUY, KINDS, Deal
from dragonroads.games.canyon.heroes import renew_piles, to_hand
from dragonroads.games.canyon.model import Canyon, Clan, T
from dragonroads.games.canyon.nouns import Four, Person, Shown, Token, UsedBuilding, Who
from dragonroads.games.canyon.scenes import ENDING, PURCHASE
from dragonroads.games.canyon.stores import count, give_back, remember_holdings, take

GO_ON, ENOUGH = "go_on", "enough"
PARTS = ("what", "which")


class Bought(Step):
    cause = PURCHASE
    who: Who
    building: UsedBuilding
    n: int


class Traded(Step):
    cause = PURCHASE
    who: Person
    n: int
    token: Token
    other_token: Token


class Recalled(Folded):
    cause = PURCHASE
    who: Who
    hero: Shown


class PilesEmpty(Opens):
    cause = ENDING
    who: Who


class PileEmpty(Reason):
    building: str


class TooPoor(Reason):
    building: str
    missing: Four
    mentions = ("tokens", "n", "ratio")

    @classmethod
    def variants(cls) -> tuple[str, ...]:
        return ("", "far")


class Recall(CanyonAsk[Shown]):
    """Which hero comes back to the hand."""

    mentions = ("cause",)


# --- what can be done -------------------------------------------------------------------------------------------------


def symbols(game: Canyon, clan: Clan) -> int:
    """Trade symbols: those of board and buildings, and one for each town held now."""
    return clan.symbols + (clan.own & game.towns).bit_count()


def ratio(game: Canyon, clan: Clan) -> int:
    """How many tokens of one kind are given for one of another."""
    return int(game.content.ratios[symbols(game, clan)])


def deals(game: Canyon, clan: Clan) -> Sequence[Deal]:
    """Everything this clan could buy or trade now."""
    stock = clan.stock
    held = sum(stock)
    if not held or game.is_enough:
        return ()
    content = game.content
    needed = content.ratios[clan.symbols + (clan.own & game.towns).bit_count()]
    if held < needed and held < content.cheapest:
        return ()
    most = content.most_of_a_kind
    if held > most and max(stock) > most:
        stock = [min(amount, most) for amount in stock]
    kinds = content.all_kinds if 0 not in game.supply else not_empty(game.supply)
    piles = content.all_piles if 0 not in game.piles else not_empty(game.piles)
    found: Sequence[Deal] = content.deals(tuple(stock), needed, kinds, piles)
    return found


def not_empty(amounts: list[int]) -> int:
    """The places of a list that hold anything, as a set of bits."""
    return sum([1 << place for place, amount in enumerate(amounts) if amount])


def closed_deals(game: Canyon, clan: Clan) -> list[Closed]:
    """Every building that cannot be bought now, with the reason."""
    found = []
    for kind, building in enumerate(game.content.buildings):
        missing = tuple(max(0, price - have) for price, have in zip(building.price.four, clan.stock))
        if not game.piles[kind]:
            found.append(Closed((BUY, building.id), PileEmpty(building.id)))
        elif any(missing):
            found.append(Closed((BUY, building.id), TooPoor(building.id, missing)))
    return found


# --- doing it ---------------------------------------------------------------------------------------------------------


def strike(t: T, clan: Clan, deal: Deal) -> None:
    """Carry a purchase or trade out."""
    what, which = deal
    if what == BUY:
        buy(t, clan, which)
    else:
        trade(t, clan, *which.split(">"))


def trade(t: T, clan: Clan, give: str, get: str) -> None:
    """Tokens of one kind go back to the supply, one of another kind comes straight into the stockpile."""
    game = t.state
    amount = ratio(game, clan)
    give_back(game, clan.stock, KINDS.index(give), amount)
    take(game, clan.stock, KINDS.index(get))
    count(clan, "trades")
    t.tell(Traded, clan.seat, amount, give, get)


def buy(t: T, clan: Clan, name: str) -> None:
    """Pay, take the card, use it; the last card of a pile may end the game."""
    game = t.state
    building = game.content.buildings[game.content.building_index[name]]
    for kind, price in enumerate(building.price.four):
        give_back(game, clan.stock, kind, price)
    take_building(t, clan, name)
    if building.recall and clan.discard:
        t.cause.append((BUY, name))
        recall(t, clan)
        t.cause.pop()
    end_by_piles(t, clan)


def take_building(t: T, clan: Clan, name: str) -> None:
    """A card goes from its pile to a clan."""
    game = t.state
    kind = game.content.building_index[name]
    game.piles[kind] -= 1
    clan.built[kind] += 1
    clan.symbols += game.content.buildings[kind].trade
    t.tell(Bought, clan.seat, name, clan.built[kind])


def recall(t: T, clan: Clan) -> None:
    """A hero of choice comes back from the discard pile; an Automa draws one."""
    game = t.state
    card: Card
    if game.is_automa(clan.seat):
        card = clan.discard[t.below(len(clan.discard))]
    else:
        card = t.ask(clan.seat, Recall, sorted(clan.discard))
    clan.discard.remove(card)
    t.tell(Recalled, clan.seat, card)
    to_hand(t, card)
    renew_piles(t)


def end_by_piles(t: T, clan: Clan) -> None:
    """Enough empty piles end the game at once; in a fair ending, later seats of the round may still buy."""
    game = t.state
    needed = game.content.supplies.piles_to_end[game.seats]
    if game.closing or game.piles.count(0) < needed:
        return
    game.ending = "piles"
    t.tell(PilesEmpty, clan.seat)
    remember_holdings(game, clan)
    game.closing = later_seats(game, clan.seat) if game.rules.fair_ending else []
    game.phase = "last_purchases" if game.closing else "score"


def later_seats(game: Canyon, seat: Seat) -> list[Seat]:
    """The seats that have no turn any more in this round."""
    order = game.clockwise_from(game.start)
    return order[order.index(seat) + 1 :]
