"""What is taken from others: a token out of a caravan, or of a stockpile, and one out of a loot bag."""

from __future__ import annotations

from dragonroads.engine.record import Folded
from dragonroads.engine.table import Card
from dragonroads.games.canyon.asking import CanyonAsk
from dragonroads.games.canyon.clan_powers import tell_power
from dragonroads.games.canyon.content import KINDS
from dragonroads.games.canyon.heroes import tell_passive
from dragonroads.games.canyon.model import Canyon, Clan, T
from dragonroads.games.canyon.nouns import Shown, Token, Who
from dragonroads.games.canyon.scenes import BATTLE, SPOILS
from dragonroads.games.canyon.stores import choose_kind, in_supply, most_precious, take

STORES = CARAVAN, STOCKPILE = "caravan", "stockpile"


class Stole(Folded):
    cause = BATTLE
    who: Who
    other: Who
    token: Token
    store: str

    @classmethod
    def variants(cls) -> tuple[str, ...]:
        return STORES

    def variant(self, game: Canyon) -> str:
        return self.store


class Looted(Folded):
    cause = SPOILS
    who: Who
    token: Token
    hero: Shown


class Steal(CanyonAsk[tuple[str, Token]]):
    """Which token is stolen, and where from."""

    parts = ("from", "kind")
    mentions = ("who", "tokens")


class Loot(CanyonAsk[Token]):
    """Which token was in a loot bag."""

    mentions = ("hero",)


def steal(t: T, winner: Clan, loser: Clan, card: Card) -> None:
    """One token out of the caravan, two out of a rich one for some clans; some heroes reach the stockpile too."""
    game = t.state
    rich = game.content.clans[winner.people].rich_caravan if winner.people else 0
    times = 1
    if rich and sum(loser.caravan) >= rich:
        times = 2
        tell_power(t, winner)
    raids = game.content.passives[card].raids_stockpile and not game.is_automa(winner.seat)
    for _ in range(times):
        _steal_one(t, winner, loser, card, raids)


def _steal_one(t: T, winner: Clan, loser: Clan, card: Card, raids: bool) -> None:
    stores = {CARAVAN: loser.caravan, STOCKPILE: loser.stock} if raids else {CARAVAN: loser.caravan}
    options = [(name, KINDS[kind]) for name, store in stores.items() for kind in range(4) if store[kind]]
    if not options:
        return
    if t.state.is_automa(winner.seat):
        chosen = (CARAVAN, KINDS[most_precious(kind for kind in range(4) if loser.caravan[kind])])
    else:
        chosen = t.ask(winner.seat, Steal, options)
    kind = KINDS.index(chosen[1])
    if chosen[0] == STOCKPILE:
        tell_passive(t, card, "raids_stockpile")
    stores[chosen[0]][kind] -= 1
    winner.caravan[kind] += 1
    t.tell(Stole, winner.seat, loser.seat, chosen[1], chosen[0])


def loot(t: T, clan: Clan, card: Card) -> None:
    """One token out of a hero's loot bag, from the supply."""
    game = t.state
    kind: int = game.content.loot[card]
    if kind < 0:
        tell_passive(t, card, "loot_of_choice")
        t.cause.append(("loot", card))
        kind = choose_kind(t, clan.seat, Loot, in_supply(game))
        t.cause.pop()
    if kind >= 0 and take(game, clan.caravan, kind):
        t.tell(Looted, clan.seat, KINDS[kind], card)
