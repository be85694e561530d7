"""Before the first turn: the map, the start seat, clans, piles of buildings, and the Automas' cards."""

from __future__ import annotations

from dragonroads.engine.record import Beat, Opens, Step
from dragonroads.engine.table import Seat
from dragonroads.engine.zones import shuffle
from dragonroads.games.canyon.asking import CanyonAsk
from dragonroads.games.canyon.grid import set_of
from dragonroads.games.canyon.model import Canyon, Clan, T
from dragonroads.games.canyon.nouns import Person, Who
from dragonroads.games.canyon.scenes import SETTING_OUT

DRAWN, CHOSEN = "random", "choose"
"""How clans find their people."""


class Began(Beat):
    cause = SETTING_OUT
    who: Who


class ClanJoined(Step):
    kind = "clan"
    cause = SETTING_OUT
    who: Person
    clan: str


class Missions(Opens):
    cause = SETTING_OUT
    missions: tuple[str, ...]


class PickClan(CanyonAsk[str]):
    """Which people a clan is."""


def set_up(t: T) -> None:
    """Everything that chance decides, in a fixed order, and everything that is dealt."""
    game = t.state
    _lay_map(t)
    game.start = game.people if game.rules.solo else t.below(game.seats)
    game.turn = game.start
    if game.rules.clans == DRAWN:
        _deal_clans(t)
    _deal_heroes(t)
    _stack_piles(game)
    if game.rules.solo:
        _draw_missions(t)
    game.round = 1
    t.tell(Began, game.start)
    game.phase = "pick_clans" if game.rules.clans == CHOSEN else "begin_turn"


def _lay_map(t: T) -> None:
    game = t.state
    content = game.content
    game.tiles = list(content.fixed if game.rules.fixed_map else content.shuffled)
    if not game.rules.fixed_map:
        t.mix(game.tiles)
    terrains = [content.tiles.tiles[terrain] for terrain in game.tiles]
    game.gives = [content.gives[terrain] for terrain in game.tiles]
    game.towns = set_of(tile for tile, terrain in enumerate(terrains) if terrain.town)
    game.canyon = next(tile for tile, terrain in enumerate(terrains) if terrain.canyon)


def _deal_clans(t: T) -> None:
    names = list(t.state.content.clans)
    t.mix(names)
    for seat in range(t.state.people):
        join(t, seat, names[seat])


def join(t: T, seat: Seat, name: str) -> None:
    """A seat takes a clan card."""
    clan = t.state.clans[seat]
    clan.people = name
    clan.rage += t.state.content.clans[name].rage
    t.tell(ClanJoined, seat, name)


def pick_clans(t: T) -> None:
    """The next person, from the start seat on, picks a people that is still free."""
    game = t.state
    waiting = [seat for seat in game.clockwise_from(game.start) if seat < game.people and not game.clans[seat].people]
    if not waiting:
        game.phase = "begin_turn"
        return
    taken = [clan.people for clan in game.clans]
    free = [name for name in game.content.clans if name not in taken]
    join(t, waiting[0], t.ask(waiting[0], PickClan, free))


def _deal_heroes(t: T) -> None:
    """People hold their heroes; an Automa's lie in a mixed pile nobody knows."""
    game = t.state
    if game.people < game.seats:
        game.automa_deck = list(range(len(game.content.automa)))
        shuffle(t, game.automa_deck, game.automa_seen)
    for clan in game.clans:
        cards = [*range(clan.seat * game.heroes, (clan.seat + 1) * game.heroes)]
        if game.is_automa(clan.seat):
            _begin_automa(t, clan, cards)
        else:
            clan.hand = cards
            for card in cards:
                game.hero_seen[card] = 1 << clan.seat


def _begin_automa(t: T, clan: Clan, cards: list[int]) -> None:
    game = t.state
    clan.price = game.content.prices[game.rules.automas[clan.seat - game.people]]
    clan.pile = cards
    shuffle(t, clan.pile, game.hero_seen)


def _stack_piles(game: Canyon) -> None:
    content = game.content
    cards = content.supplies.piles[game.rules.length][game.seats]
    game.piles = [cards + building.extra for building in content.buildings]


def _draw_missions(t: T) -> None:
    """Three missions of the signs the table plays with."""
    game = t.state
    wanted = game.rules.missions
    fitting = [
        m.id for m in game.content.missions.values() if wanted == "mixed" or m.is_reward == (wanted == "positive")
    ]
    t.mix(fitting)
    game.missions = fitting[: game.content.missions_drawn]
    t.tell(Missions, tuple(game.missions))
