"""A turn from store to gather: its steps, and the moments between them at which a player may buy and trade."""

from __future__ import annotations

from itertools import product
from typing import Literal

from dragonroads.engine.record import Happening, Opens, Step
from dragonroads.engine.table import Card, Seat
from dragonroads.games.canyon.acting import NOTHING, Doing, act_options, carry_out_act, closed_acts
from dragonroads.games.canyon.asking import CanyonAsk
from dragonroads.games.canyon.content import BUY, TRADE, Deal
from dragonroads.games.canyon.entering import enter, may_enter
from dragonroads.games.canyon.grid import NAMES, NOWHERE, TILE, WHOLE, Tile, Tiles, full_rows, names
from dragonroads.games.canyon.heroes import out_of_hand, put_down
from dragonroads.games.canyon.model import Canyon, Clan, T
from dragonroads.games.canyon.nouns import Person, Place, Shown, Who
from dragonroads.games.canyon.scenes import AUTOMA, PLACEMENT
from dragonroads.games.canyon.scoring import points
from dragonroads.games.canyon.stores import remember_holdings, store_caravan
from dragonroads.games.canyon.trading import ENOUGH, GO_ON, PARTS, closed_deals, deals, strike

DEALS = (BUY, TRADE)


class Turn(Step):
    """A person's turn begins without any ado, an Automa's is watched as one scene."""

    cause = AUTOMA
    who: Person
    round: int

    def role(self, game: Canyon) -> type[Happening]:
        return Opens if game.is_automa(self.who) else Step


class Refilled(Step):
    cause = PLACEMENT
    who: Person
    n: int


class Deployed(Step):
    cause = PLACEMENT
    who: Who
    land: Place


class DeployedHero(Step):
    cause = PLACEMENT
    who: Person
    tile: Place
    hero: Shown


class Deploy(CanyonAsk[tuple[Shown | str, Place]]):
    """Which hero goes where; or a purchase or trade before that."""

    private = True
    parts = ("hero", "tile")
    mentions = ("who", "tile")

    def variant(self, game: Canyon) -> Literal["", "stock", "beware"]:
        if winning(game, self.seat) is not None:
            return "beware"
        return "stock" if any(game.clans[self.seat].stock) else ""


def winning(game: Canyon, seat: Seat) -> Seat | None:
    """Somebody else who is about to win in the canyon, which is worth a warning."""
    there, needed = game.holder(game.canyon), game.content.supplies.bones_to_win
    is_close = game.bones == needed - 1 and not game.rules.solo
    return there if is_close and there not in (-1, seat) else None


class Act(CanyonAsk[Doing]):
    """What the hero just deployed does; or a purchase or trade before that."""

    private = True
    parts = ("what", "target", "to")
    mentions = ("hero", "tile")

    def variant(self, game: Canyon) -> Literal["", "festival"]:
        return "festival" if full_rows(game.taken) else ""


class Window(CanyonAsk[Deal]):
    """A purchase or trade between two steps, or none."""

    parts = PARTS

    def variant(self, game: Canyon) -> Literal["", "festival"]:
        return "festival" if full_rows(game.taken) else ""


class EndTurn(CanyonAsk[Deal]):
    """A purchase or trade before the turn ends, or none."""

    parts = PARTS


def begin_turn(t: T) -> None:
    """The caravan is unloaded; then an Automa goes her own way."""
    game = t.state
    clan = game.clans[game.turn]
    game.deployed = NOWHERE
    game.is_news, game.is_enough = True, False
    t.tell(Turn, clan.seat, game.round)
    store_caravan(t, clan)
    game.phase = "automa_buys" if game.is_automa(clan.seat) else "deploy"


# --- deploy -----------------------------------------------------------------------------------------------------------


def deploy(t: T) -> None:
    """A hero from hand goes face down to an empty tile; before that, anything may be bought."""
    game = t.state
    clan = game.clans[game.turn]
    if not clan.hand:
        refill(t, clan)
    if not clan.hand:
        game.phase = "before_festival"
        return
    offered = deals(game, clan)
    options = placements(clan.hand, open_tiles(game, clan))
    if offered:
        options += offered
    what, where = t.ask(clan.seat, Deploy, options, closed=lambda: closed_deals(game, clan))
    if what in DEALS:
        strike(t, clan, (str(what), where))
        return
    place_hero(t, clan, int(what), TILE[where])


def refill(t: T, clan: Clan) -> None:
    """An empty hand takes the whole discard pile back."""
    if clan.discard:
        t.tell(Refilled, clan.seat, len(clan.discard))
        clan.hand, clan.discard = sorted(clan.discard), []


def open_tiles(game: Canyon, clan: Clan) -> Tiles:
    """Where this clan may place a hero."""
    empty = WHOLE & ~game.taken
    return empty if may_enter(game, clan) else empty & ~(1 << game.canyon)


def placements(hand: list[Card], tiles: Tiles) -> list[tuple[Card | str, str]]:
    """Every hero on every open tile."""
    return [*product(hand, names(tiles))]


def place_hero(t: T, clan: Clan, card: Card, tile: Tile) -> None:
    """The hero leaves the hand; only its owner knows who it is."""
    game = t.state
    out_of_hand(game, clan, card)
    put_down(game, clan, card, tile)
    game.deployed = tile
    game.is_news = False
    t.tell(Deployed, clan.seat, NAMES[tile])
    t.tell_to(1 << clan.seat, DeployedHero, clan.seat, NAMES[tile], card)
    game.phase = "act"
    if tile == game.canyon:
        game.is_news = True
        game.phase = "enter"


def enter_canyon(t: T) -> None:
    """The hero just deployed has come to the canyon."""
    game = t.state
    enter(t, game.clans[game.turn])
    game.phase = "act"


# --- fight or trick ---------------------------------------------------------------------------------------------------


def act(t: T) -> None:
    """The hero just deployed fights, plays a trick, or does nothing.

    It is asked even when nothing can be done: not to be asked would tell that the hero has no trick.
    """
    game = t.state
    clan = game.clans[game.turn]
    offered = deals(game, clan)
    options = act_options(game, clan)
    if offered:
        options += [(what, which, "") for what, which in offered]
    what, target, to = t.ask(clan.seat, Act, options, closed=lambda: closed_acts(game, clan))
    if what in DEALS:
        strike(t, clan, (what, target))
        return
    game.is_news = what != NOTHING
    game.phase = "before_festival"
    if what != NOTHING:
        carry_out_act(t, clan, what, target, to)


# --- between steps ----------------------------------------------------------------------------------------------------


def before_festival(t: T) -> None:
    """The heroes of a full row are about to leave: the last moment to use the towns they hold."""
    game = t.state
    if window(t):
        game.phase = "festival" if full_rows(game.taken) else "gather"


def before_gather(t: T) -> None:
    """After a festival, a moment to buy and trade."""
    if window(t):
        t.state.phase = "gather"


def window(t: T) -> bool:
    """One purchase or trade, if the player wants one; whether the turn goes on."""
    game = t.state
    clan = game.clans[game.turn]
    offered = deals(game, clan) if game.is_news else ()
    if not offered:
        return True
    options = [(GO_ON, ""), (ENOUGH, ""), *offered]
    chosen = t.ask(clan.seat, Window, options, closed=lambda: closed_deals(game, clan))
    if chosen[0] in DEALS:
        strike(t, clan, chosen)
        return False
    game.is_enough = chosen[0] == ENOUGH
    game.is_news = False
    return True


def evening(t: T) -> None:
    """The last moment to buy and trade, then the next seat."""
    game = t.state
    clan = game.clans[game.turn]
    offered = () if game.is_automa(clan.seat) else deals(game, clan)
    if offered:
        options = [(GO_ON, ""), *offered]
        chosen = t.ask(clan.seat, EndTurn, options, closed=lambda: closed_deals(game, clan))
        if chosen[0] in DEALS:
            strike(t, clan, chosen)
            return
    end_turn(t)


def end_turn(t: T) -> None:
    """The next seat clockwise; a round ends with the seat before the one that began."""
    game = t.state
    remember_holdings(game, game.clans[game.turn])
    game.turn = (game.turn + 1) % game.seats
    game.phase = "begin_turn"
    if game.turn == game.start:
        game.history += [points(game, clan) for clan in game.clans]
        if game.rules.max_rounds and game.round >= game.rules.max_rounds:
            game.ending, game.phase = "unfinished", "score"
        else:
            game.round += 1
