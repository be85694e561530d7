"""What can be told from a view that no rule asks for: who may stand where, what is near, what more would count."""

from __future__ import annotations

from typing import Any

from dragonroads.engine.table import Card, Question, Seat
from dragonroads.engine.views import is_hidden
from dragonroads.games.canyon import battles, scoring
from dragonroads.games.canyon.grid import TILE, WHOLE, Tile, Tiles, completing, members, set_of
from dragonroads.games.canyon.model import DOWN, Canyon


def cause(question: Question, sort: str, at: int = 1) -> Any:
    """The innermost thing of a sort that has led to the question, or more of it; nothing where there is none."""
    found = [one[at] for one in question.why if isinstance(one, tuple) and one[0] == sort]
    return found[-1] if found else None


def active_seat(game: Canyon) -> Seat | None:
    """Whose turn it is."""
    return None if game.over or not game.round else game.turn


# --- the map ----------------------------------------------------------------------------------------------------------


def number(tile: Tile | str) -> Tile:
    """A tile by its number, however it is called."""
    return TILE[tile] if isinstance(tile, str) else tile


def card_at(game: Canyon, tile: Tile) -> Card | None:
    """The hero on a tile as this viewer sees it."""
    return game.hero_at(tile) if tile in game.spots else None


def holders(game: Canyon) -> dict[Tile, Seat]:
    """Every tile with a hero, and whose it is."""
    return {tile: game.owner_of(card) for tile, card in zip(game.spots, game.field)}


def face_at(game: Canyon, tile: Tile) -> int:
    """How the hero on a tile lies."""
    return game.faces[game.spots.index(tile)]


def dragons_on(game: Canyon, tile: Tile) -> list[int]:
    """The dragons on a tile, or on the hero there."""
    return [dragon for dragon in game.dragons if game.perch[dragon] == tile]


def gaps(taken: Tiles) -> Tiles:
    """Empty tiles on which one hero more would fill a row."""
    return set_of(tile for tile in members(WHOLE & ~taken) if completing(taken, tile))


def is_spared(game: Canyon, dragon: int, tile: Tile) -> bool:
    """Whether the hero on a tile has shown a seal against a dragon."""
    return bool(game.spared[dragon] >> tile & 1)


def strengths(game: Canyon, tile: Tile, side: int) -> list[tuple[str, int]]:
    """What the strength of a hero that shows is made of, against nobody in particular and without rage."""
    calm = game.copy()
    calm.wrath = [0, 0]
    return battles.strengths(calm, tile, tile, side)


def with_seal(game: Canyon, name: str, tile: Tile) -> Canyon:
    """The view as it would be if the hero on a tile had shown a seal against a dragon."""
    sealed = game.copy()
    for number, dragon in enumerate(game.content.dragons):
        if dragon.id == name:
            sealed.spared[number] |= 1 << tile
    return sealed


# --- heroes -----------------------------------------------------------------------------------------------------------


def possible(game: Canyon, tile: Tile) -> list[Card]:
    """Who may stand on a tile: the hero itself where it shows, else all of its clan that do not show elsewhere."""
    card = card_at(game, tile)
    if not is_hidden(card):
        return [] if card is None else [card]
    shown = _shown_of(game, game.owner_of(card))
    return [one for one in _heroes_of(game, game.owner_of(card)) if one not in shown]


def _shown_of(game: Canyon, seat: Seat) -> set[Card]:
    """The heroes of a clan that this viewer sees, wherever they are."""
    clan = game.clans[seat]
    lying = (*clan.hand, *clan.pile, *clan.discard, *game.field)
    return {card for card in lying if not is_hidden(card) and game.owner_of(card) == seat}


def _heroes_of(game: Canyon, seat: Seat) -> range:
    return range(seat * game.heroes, (seat + 1) * game.heroes)


def is_open_to(game: Canyon, seat: Seat) -> bool:
    """Whether this viewer sees all heroes of a seat, as their owner does; an Automa's belong to nobody."""
    heroes = [*game.clans[seat].hand, *(hero for hero in game.field if game.owner_of(hero) == seat)]
    return seat < game.people and not any(is_hidden(hero) for hero in heroes)


def unseen(game: Canyon, seat: Seat) -> list[Card]:
    """The heroes of a seat that could be anywhere: all but those on the discard pile and those that lie open."""
    shown = [hero for hero, face in zip(game.field, game.faces) if face != DOWN]
    out = {*game.clans[seat].discard, *shown}
    return [card for card in _heroes_of(game, seat) if card not in out]


# --- points -----------------------------------------------------------------------------------------------------------


def tally(game: Canyon, seat: Seat) -> dict[str, int]:
    """A seat's points by what they are given for, if the game ended now."""
    return dict(zip(scoring.sources(game), scoring.tally(game, game.clans[seat])))


def next_worth(game: Canyon, seat: Seat, building: int) -> int:
    """What one more building of a kind would add to a seat's points; nothing where none is left."""
    if not game.piles[building]:
        return 0
    built = game.clans[seat].built.copy()
    now = sum(scoring.building_points(game, built))
    built[building] += 1
    return sum(scoring.building_points(game, built)) - now
