"""The end: last purchases of a fair ending, the count, and who has won."""

from __future__ import annotations

from typing import Literal

from dragonroads.engine.record import Beat
from dragonroads.engine.table import Seat
from dragonroads.games.canyon.asking import CanyonAsk
from dragonroads.games.canyon.automa import shop
from dragonroads.games.canyon.content import Deal
from dragonroads.games.canyon.missions import drawn, is_fulfilled, points_of
from dragonroads.games.canyon.model import Canyon, Clan, T
from dragonroads.games.canyon.nouns import UsedEnding, UsedMission, Who
from dragonroads.games.canyon.scenes import COUNT, ENDING
from dragonroads.games.canyon.scoring import points, tally
from dragonroads.games.canyon.stores import store_caravan
from dragonroads.games.canyon.trading import GO_ON, PARTS, closed_deals, deals, strike


class LastPurchases(Beat):
    cause = ENDING
    who: Who


class Counted(Beat):
    cause = COUNT
    who: Who
    tally: tuple[int, ...]
    mentions = ("n",)


class MissionCounted(Beat):
    kind = "mission"
    cause = COUNT
    mission: UsedMission
    fulfilled: bool
    points: int

    def variant(self, game: Canyon) -> Literal["done", "failed"]:
        return "done" if self.fulfilled else "failed"


class Won(Beat):
    cause = COUNT
    winners: tuple[Who, ...]
    ending: UsedEnding
    mentions = ("who",)

    def variant(self, game: Canyon) -> Literal["canyon", "one", "many"]:
        if self.ending == "canyon":
            return "canyon"
        return "one" if len(self.winners) == 1 else "many"


class LastPurchase(CanyonAsk[Deal]):
    """A purchase or trade in a fair ending, or none."""

    parts = PARTS


def last_purchases(t: T) -> None:
    """The next seat of the round unloads its caravan and may buy and trade once more."""
    game = t.state
    clan = game.clans[game.closing[0]]
    if game.turn != clan.seat:
        game.turn = clan.seat
        t.tell(LastPurchases, clan.seat)
        store_caravan(t, clan)
    if game.is_automa(clan.seat):
        shop(t, clan)
    elif _still_buying(t, clan):
        return
    del game.closing[0]
    if not game.closing:
        game.phase = "score"


def _still_buying(t: T, clan: Clan) -> bool:
    """One purchase or trade, if there is one and it is wanted."""
    game = t.state
    offered = deals(game, clan)
    if not offered:
        return False
    options = [(GO_ON, ""), *offered]
    chosen = t.ask(clan.seat, LastPurchase, options, closed=lambda: closed_deals(game, clan))
    if chosen[0] == GO_ON:
        return False
    strike(t, clan, chosen)
    return True


def score(t: T) -> None:
    """Points are counted and compared; a canyon that was won counts more than any points."""
    game = t.state
    for clan in game.clans:
        clan.tally = tally(game, clan)
        t.tell(Counted, clan.seat, tuple(clan.tally))
    if game.rules.solo:
        _count_missions(t)
    game.winners = winners(game)
    game.over = True
    t.tell(Won, tuple(game.winners), game.ending)


def _count_missions(t: T) -> None:
    game = t.state
    clan = game.clans[0]
    for mission in drawn(game):
        t.tell(MissionCounted, mission.id, is_fulfilled(game, clan, mission), points_of(game, clan, mission))


def winners(game: Canyon) -> list[Seat]:
    """Who has won as the game stands."""
    if game.ending == "canyon":
        return game.winners
    if game.rules.solo:
        return [0] if _beats_automa(game) else [1]
    keys = [rank_key(game, clan) for clan in game.clans]
    best = max(keys)
    return [seat for seat, key in enumerate(keys) if key == best]


def _beats_automa(game: Canyon) -> bool:
    """A person alone needs more points than the Automa, and where the table says so, every mission."""
    person, automa = game.clans
    if game.rules.all_missions and not all(is_fulfilled(game, person, mission) for mission in drawn(game)):
        return False
    return points(game, person) > points(game, automa)


def rank_key(game: Canyon, clan: Clan) -> tuple[int, int, int, int]:
    """Points, then tokens in the caravan, then in the stockpile, then heroes on the map."""
    return points(game, clan), sum(clan.caravan), sum(clan.stock), clan.own.bit_count()
