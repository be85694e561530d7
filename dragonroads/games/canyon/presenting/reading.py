"""What can be counted off a view: harvests, strengths, points and progress, all of it by the rules themselves."""

from __future__ import annotations

from dragonroads.engine.table import Card, Seat
from dragonroads.engine.views import Hidden, View
from dragonroads.games.canyon import battles, gathering, missions, scoring, trading
from dragonroads.games.canyon.content import CanyonContent, Mission
from dragonroads.games.canyon.grid import WHOLE, Tile, Tiles, completing, full_rows, members, set_of
from dragonroads.games.canyon.model import DOWN
from dragonroads.games.canyon.presenting.seen import seat_of, table

# --- the map ----------------------------------------------------------------------------------------------------------


def dragons_on(view: View, tile: Tile) -> list[int]:
    """The dragons on a tile, or on the hero there."""
    return [dragon for dragon in view["dragons"] if view["perch"][dragon] == tile]


def gaps(view: View) -> Tiles:
    """Empty tiles on which one hero more would fill a row."""
    empty = members(WHOLE & ~view["taken"])
    return set_of(tile for tile in empty if completing(view["taken"], tile))


def feast(view: View) -> Tiles:
    """The tiles of rows that are full."""
    return full_rows(view["taken"])


def harvest(content: CanyonContent, view: View, tile: Tile) -> tuple[int, int, bool]:
    """What a hero on a tile gathers next: kind, amount, and whether it goes straight to the stockpile."""
    faces = view["faces"] if view["taken"] >> tile & 1 else []  # nobody is exposed where nobody stands
    return gathering.yield_of(table(content, view, faces=faces), tile)


def is_blocked(content: CanyonContent, view: View, tile: Tile) -> bool:
    """Whether a hero gathers nothing, wherever it stands."""
    return gathering.is_blocked(table(content, view), tile)


def is_spared(view: View, dragon: int, tile: Tile) -> bool:
    """Whether the hero on a tile has shown a seal against a dragon."""
    return bool(view["spared"][dragon] >> tile & 1)


def with_seal(content: CanyonContent, view: View, name: str, tile: Tile) -> View:
    """The view as it would be if the hero on a tile had shown a seal against a dragon."""
    spared = [tiles | (1 << tile if dragon.id == name else 0) for dragon, tiles in zip(content.dragons, view["spared"])]
    return view | {"spared": spared}


def strengths(content: CanyonContent, view: View, tile: Tile, side: int) -> list[tuple[str, int]]:
    """What the strength of a hero that shows is made of, against nobody in particular and without rage."""
    return battles.strengths(table(content, view, wrath=[0, 0]), tile, tile, side)


# --- clans ------------------------------------------------------------------------------------------------------------


def is_open_to(view: View, seat: Seat) -> bool:
    """Whether this viewer sees all heroes of a seat, as their owner does; an Automa's belong to nobody."""
    heroes = [*view["clans"][seat]["hand"], *(hero for hero in view["field"] if seat_of(view, hero) == seat)]
    return seat < view["people"] and not any(isinstance(hero, Hidden) for hero in heroes)


def unseen(view: View, seat: Seat) -> list[Card]:
    """The heroes of a seat that could be anywhere: all but those on the discard pile and those that lie open."""
    shown = [hero for hero, face in zip(view["field"], view["faces"]) if face != DOWN]
    out = {*view["clans"][seat]["discard"], *shown}
    first = seat * view["heroes"]
    return [card for card in range(first, first + view["heroes"]) if card not in out]


def symbols(content: CanyonContent, view: View, seat: Seat) -> int:
    """A seat's trade symbols."""
    game = table(content, view)
    return trading.symbols(game, game.clans[seat])


# --- points -----------------------------------------------------------------------------------------------------------


def tally(content: CanyonContent, view: View, seat: Seat) -> dict[str, int]:
    """A seat's points by what they are given for, if the game ended now."""
    game = table(content, view)
    return dict(zip(scoring.sources(game), scoring.tally(game, game.clans[seat])))


def next_worth(content: CanyonContent, view: View, seat: Seat, building: int) -> int:
    """What one more building of a kind would add to a seat's points; nothing where none is left."""
    if not view["piles"][building]:
        return 0
    game, built = table(content, view), list(view["clans"][seat]["built"])
    now = sum(scoring.building_points(game, built))
    built[building] += 1
    return sum(scoring.building_points(game, built)) - now


def progress(content: CanyonContent, view: View, mission: Mission) -> int:
    """How far a mission has come."""
    game = table(content, view)
    return missions.progress(game, game.clans[0], mission)
