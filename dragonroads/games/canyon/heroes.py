"""Heroes come onto the map, move, show themselves and leave; whatever sits on them goes along."""

from __future__ import annotations

from bisect import insort
from typing import Literal

from dragonroads.engine.record import Folded, Step
from dragonroads.engine.table import Card, Seat
from dragonroads.engine.zones import keep_for, reveal, shuffle
from dragonroads.games.canyon.grid import NAMES, Tile
from dragonroads.games.canyon.model import DOWN, EXPOSED, ON_CARD, SHOWN, Canyon, Clan, T
from dragonroads.games.canyon.nouns import Person, Place, Shown, UsedAbility, Who
from dragonroads.games.canyon.scenes import AUTOMA, BATTLE, TRICK

TOLD_ELSEWHERE = frozenset({"breaks_dragons", "loot_of_choice", "raids_stockpile"})
"""Lasting effects that another event speaks of."""
WORDED = ("wins_ties", "guards_stores", "returns_to_hand")
"""Those that have words of their own."""
SILENT = "silent"


class Moved(Folded):
    cause = TRICK
    who: Who
    other: Who
    start: Place
    land: Place

    def variant(self, game: Canyon) -> Literal["", "own"]:
        return "own" if self.who == self.other else ""


class PassiveHelped(Folded):
    kind = "passive"
    cause = BATTLE
    who: Person
    ability: UsedAbility
    hero: Shown

    @classmethod
    def variants(cls) -> tuple[str, ...]:
        return ("", *WORDED, SILENT)

    def variant(self, game: Canyon) -> str:
        """What it has changed; nothing is said where the next line says it anyway."""
        sources = game.content.sources[self.hero % game.heroes]
        effects = [effect for effect, name in sources.items() if name == self.ability]
        if TOLD_ELSEWHERE & {*effects}:
            return SILENT
        return next((effect for effect in effects if effect in WORDED), "")


class AutomaPile(Step):
    cause = AUTOMA
    who: Person
    n: int


def put_down(game: Canyon, clan: Clan, card: Card, tile: Tile) -> None:
    """A hero stands on a tile, face down."""
    game.field.append(card)
    game.spots.append(tile)
    game.faces.append(DOWN)
    game.taken |= 1 << tile
    clan.own |= 1 << tile


def take_up(game: Canyon, tile: Tile) -> Card:
    """The hero on a tile leaves the map, and dragons that sat on it return to their cards."""
    place = game.spots.index(tile)
    card = game.field.pop(place)
    del game.spots[place], game.faces[place]
    game.taken ^= 1 << tile
    game.clans[card // game.heroes].own ^= 1 << tile
    for dragon in game.rules.dragons:
        game.spared[dragon] &= ~(1 << tile)
        if game.perch[dragon] == tile and game.content.dragons[dragon].on_hero:
            game.perch[dragon] = ON_CARD
    return card


def move(game: Canyon, tile: Tile, to: Tile) -> None:
    """A hero goes to another tile as it lies, with everything that sits on it."""
    place = game.spots.index(tile)
    game.spots[place] = to
    change = 1 << tile | 1 << to
    game.taken ^= change
    game.clans[game.field[place] // game.heroes].own ^= change
    for dragon in game.rules.dragons:
        if game.spared[dragon] >> tile & 1:
            game.spared[dragon] ^= change
        if game.perch[dragon] == tile and game.content.dragons[dragon].on_hero:
            game.perch[dragon] = to


def is_touched(game: Canyon, dragon: int, tile: Tile) -> bool:
    """Whether a dragon has its effect on the hero of a tile: it is there, and no seal was shown against it."""
    return game.perch[dragon] == tile and not game.spared[dragon] >> tile & 1


def turn_up(game: Canyon, tile: Tile) -> Card:
    """Everybody sees who stands on a tile, until the hero is turned down again."""
    place = game.spots.index(tile)
    card = game.field[place]
    reveal(game.hero_seen, card)
    if game.faces[place] == DOWN:
        game.faces[place] = SHOWN
    return card


def turn_down(game: Canyon, tile: Tile) -> None:
    """A hero lies face down again; one that hounds have found stays open."""
    place = game.spots.index(tile)
    if game.faces[place] == SHOWN:
        game.faces[place] = DOWN


def expose(game: Canyon, tile: Tile) -> None:
    """A hero lies open until its owner has gathered."""
    game.faces[game.spots.index(tile)] = EXPOSED


def is_open(game: Canyon, tile: Tile) -> bool:
    """Whether everybody sees who stands on a tile."""
    return game.faces[game.spots.index(tile)] != DOWN


def hide_exposed(game: Canyon, seat: Seat) -> None:
    """A seat's exposed heroes turn face down."""
    for place, face in enumerate(game.faces):
        if face == EXPOSED and game.field[place] // game.heroes == seat:
            game.faces[place] = DOWN


def to_discard(game: Canyon, card: Card) -> None:
    """A hero lies open on the own discard pile."""
    reveal(game.hero_seen, card)
    game.clans[card // game.heroes].discard.append(card)


def to_hand(t: T, card: Card) -> None:
    """A hero joins the hand, or an Automa's pile, which is then mixed."""
    game = t.state
    clan = game.clans[card // game.heroes]
    if game.is_automa(clan.seat):
        clan.pile.append(card)
        shuffle(t, clan.pile, game.hero_seen)
    else:
        insort(clan.hand, card)
        game.hero_seen[card] |= 1 << clan.seat


def out_of_hand(game: Canyon, clan: Clan, card: Card) -> None:
    """A hero leaves the hand unseen: nobody else can tell any more which one left and which ones stayed."""
    if len(clan.hand) > 1:
        keep_for(game.hero_seen, clan.hand, 1 << clan.seat)
    clan.hand.remove(card)


def renew_piles(t: T) -> None:
    """Whenever an Automa's pile is empty and her discard pile is not, that is mixed and becomes the pile."""
    game = t.state
    for clan in game.clans[game.people :]:
        if not clan.pile and clan.discard:
            clan.pile, clan.discard = clan.discard, []
            shuffle(t, clan.pile, game.hero_seen)
            t.tell(AutomaPile, clan.seat, len(clan.pile))


def tell_moved(t: T, seat: Seat, tile: Tile, to: Tile) -> None:
    """Everybody sees a piece go from tile to tile."""
    game = t.state
    t.tell(Moved, seat, game.holder(to), NAMES[tile], NAMES[to])


def tell_passive(t: T, card: Card, effect: str) -> None:
    """An ability that nobody chooses has made a difference."""
    game = t.state
    t.tell(PassiveHelped, card // game.heroes, game.content.ability_with(card, effect), card)
