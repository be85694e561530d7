"""What only a whole box can get wrong: maps with holes, cards nobody could draw, tables without a number."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from dragonroads.games.canyon.content import (
    AutomaDeck,
    BuildingList,
    ClanList,
    DragonList,
    HeroList,
    MissionList,
    Supplies,
    TileList,
)
from dragonroads.games.canyon.game import AUTOMA_OPTIONS, LEAST_SEATS, MOST_SEATS, NO_AUTOMA
from dragonroads.games.canyon.grid import NAMES, SIDE
from dragonroads.library.binder import Binder
from dragonroads.library.gamespec import GameSpec

SEATS = range(LEAST_SEATS, MOST_SEATS + 1)


@dataclass(frozen=True, slots=True)
class Box:
    """Every file of the folder but the rule book."""

    spec: GameSpec
    supplies: Supplies
    tiles: TileList
    heroes: HeroList
    buildings: BuildingList
    clans: ClanList
    dragons: DragonList
    deck: AutomaDeck
    missions: MissionList


@dataclass(frozen=True, slots=True)
class _Fault:
    """What is wrong, and the field of which file or entry shows it."""

    thing: object
    field: str
    what: str


def check_box(binder: Binder, box: Box) -> bool:
    """Whether everything fits together; notes each problem where it was written."""
    before = len(binder.problems)
    for check in CHECKS:
        for fault in check(box):
            written = binder.node_of(fault.thing, *([fault.field] if fault.field else []))
            binder.complain(written, fault.field, fault.what)
    return len(binder.problems) == before


# --- the map ----------------------------------------------------------------------------------------------------------


def _tiles(box: Box) -> Iterator[_Fault]:
    """Sixteen tiles with one canyon among them, which gives nothing by itself."""
    tiles = box.tiles
    found = sum(terrain.count for terrain in tiles.tiles)
    if found != len(NAMES):
        yield _Fault(tiles, "tiles", f"expected {len(NAMES)} tiles, found {found}")
    canyons = [terrain for terrain in tiles.tiles if terrain.canyon]
    if sum(terrain.count for terrain in canyons) != 1:
        yield _Fault(tiles, "tiles", "exactly one tile must be the canyon")
    for canyon in canyons:
        if canyon.gives or canyon.strength or canyon.town:
            yield _Fault(canyon, "", "the canyon gives no resource, strength or trade")


def _fixed_map(box: Box) -> Iterator[_Fault]:
    """The layout is a square that uses every tile of the box."""
    tiles = box.tiles
    if [len(row) for row in tiles.fixed] != [SIDE] * SIDE:
        yield _Fault(tiles, "fixed", f"expected {SIDE} rows of {SIDE} tiles")
        return
    laid = [name for row in tiles.fixed for name in row]
    for terrain in tiles.tiles:
        if laid.count(terrain.id) != terrain.count:
            yield _Fault(tiles, "fixed", f"needs {terrain.id} {terrain.count} times, found {laid.count(terrain.id)}")


# --- what is counted --------------------------------------------------------------------------------------------------


def _supplies(box: Box) -> Iterator[_Fault]:
    """Numbers for every length and every number of clans, enough cards, and a colour for each clan."""
    supplies = box.supplies
    lengths = _choices(box.spec, "length")
    if any(set(supplies.piles.get(length, {})) != set(SEATS) for length in lengths):
        yield _Fault(supplies, "piles", f"needs {_listed(lengths)}, each for 2, 3, 4 and 5 clans")
    if set(supplies.piles_to_end) != set(SEATS):
        yield _Fault(supplies, "piles_to_end", "needs a number for 2, 3, 4 and 5 clans")
    if any(not 1 <= piles <= len(box.buildings.buildings) for piles in supplies.piles_to_end.values()):
        yield _Fault(supplies, "piles_to_end", f"expected 1 to {len(box.buildings.buildings)} piles")
    if not supplies.ratios or 0 in supplies.ratios:
        yield _Fault(supplies, "ratios", "needs at least one ratio, and none of 0")
    if len(supplies.colours) < MOST_SEATS:
        yield _Fault(supplies, "colours", f"expected at least {MOST_SEATS}, found {len(supplies.colours)}")


def _buildings(box: Box) -> Iterator[_Fault]:
    """Codes that differ, prices that cost something, and cards for the highest piles."""
    listed = box.buildings
    if not listed.palace_scale:
        yield _Fault(listed, "palace_scale", "needs at least one value")
    yield from _twice(listed.buildings, "code")
    highest = max((cards for piles in box.supplies.piles.values() for cards in piles.values()), default=0)
    for building in listed.buildings:
        if not sum(building.price.four):
            yield _Fault(building, "price", "costs nothing")
        if building.cards < highest + building.extra:
            needed = highest + building.extra
            yield _Fault(building, "cards", f"the highest pile needs {needed} cards, found {building.cards}")


# --- cards ------------------------------------------------------------------------------------------------------------


def _heroes(box: Box) -> Iterator[_Fault]:
    """Heroes with codes of their own, in the order of the codes."""
    heroes = box.heroes.heroes
    if not heroes:
        yield _Fault(box.heroes, "heroes", "needs at least one")
    yield from _twice(heroes, "code")
    for before, hero in pairwise(heroes):
        if hero.code < before.code:
            yield _Fault(hero, "code", f"{hero.code} belongs before {before.code}: heroes are sorted by code")


def _clans_and_dragons(box: Box) -> Iterator[_Fault]:
    """A clan card for everybody, and dragons with signs of their own; only a hero's owner can lose a card."""
    if len(box.clans.clans) < MOST_SEATS:
        yield _Fault(box.clans, "clans", f"expected at least {MOST_SEATS}, found {len(box.clans.clans)}")
    if not box.dragons.dragons:
        yield _Fault(box.dragons, "dragons", "needs at least one")
    yield from _twice(box.dragons.dragons, "sign")
    for dragon in box.dragons.dragons:
        if dragon.discard_from_hand and not dragon.on_hero:
            yield _Fault(dragon, "discard_from_hand", "only a dragon that is sent to a hero costs a card")


def _automa(box: Box) -> Iterator[_Fault]:
    """A price for every difficulty, and every tile on exactly one card, so that she always finds a place."""
    deck = box.deck
    levels = [level for level in _choices(box.spec, *AUTOMA_OPTIONS) if level != NO_AUTOMA]
    if missing := [level for level in levels if level not in deck.prices]:
        yield _Fault(deck, "prices", f"needs {_listed(missing)}")
    yield from _twice(deck.automa, "move")
    shown = {card.move for card in deck.automa}
    if absent := [name for name in NAMES if name not in shown]:
        yield _Fault(deck, "automa", f"no card shows {_listed(absent)}")


def _missions(box: Box) -> Iterator[_Fault]:
    """Enough missions to draw from, whichever sort the table wants."""
    missions = box.missions
    for mission in missions.missions:
        if not mission.points:
            yield _Fault(mission, "points", "expected points to win or, below 0, to lose")
    rewards = sum(mission.is_reward for mission in missions.missions)
    for sort, found in (("rewards", rewards), ("penalties", len(missions.missions) - rewards)):
        if found < missions.drawn:
            yield _Fault(missions, "missions", f"{missions.drawn} are drawn, but there are {found} {sort}")


CHECKS = (_tiles, _fixed_map, _supplies, _buildings, _heroes, _clans_and_dragons, _automa, _missions)


def _choices(spec: GameSpec, *names: str) -> list[str]:
    """The values that these options offer."""
    return list(dict.fromkeys(choice.id for one in spec.options if one.id in names for choice in one.choices))


def _twice(things: Iterable[Any], field: str) -> Iterator[_Fault]:
    """A fault for each entry whose field says what an earlier one says."""
    first: dict[str, Any] = {}
    for thing in things:
        value = getattr(thing, field)
        if value in first:
            yield _Fault(thing, field, f"{first[value].id} has {value} already")
        first.setdefault(value, thing)


def _listed(names: Iterable[str]) -> str:
    return ", ".join(names)
