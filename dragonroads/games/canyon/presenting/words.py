"""The small words of the canyon: people, tokens, heroes, buildings, dragons and tiles, in the catalogue's language.

Places, on the map and off it, go by `tile:B3`, `hero:skyrider`, `building:cave_palace`, `clan:hunters`,
`dragon:ancient`, `kind:wood`, `mission:MIS-01`, `seat:0`, `canyon` and `automa`.
"""

from __future__ import annotations

from collections.abc import Sequence

from dragonroads.engine.line import Line, Texts, text
from dragonroads.engine.table import Card, Seat
from dragonroads.games.canyon.content import KINDS, CanyonContent, Hero
from dragonroads.games.canyon.grid import NAMES, TILE, Tile
from dragonroads.games.canyon.model import Canyon
from dragonroads.games.presenter import Piece
from dragonroads.library.words import Catalog, clean_text

Four = Sequence[int]
"""How many there are of each of the four kinds of token."""


class Says(Texts):
    """Sorts of token."""

    family = ""
    token = text(*KINDS, key="kind")


class CanyonWords:
    """Says single things; the other files of the folder put them into lines and sentences."""

    def __init__(self, catalog: Catalog, content: CanyonContent, names: Sequence[str]) -> None:
        self.say = catalog.say
        self.content = content
        self.names = tuple(clean_text(name) for name in names)
        self._levels = {price: level for level, price in content.prices.items()}

    def line(self, line: Line) -> str:
        """Something that is declared, in words."""
        return self.say(line.key, **line.values)

    # --- seats ------------------------------------------------------------------------------------------------------

    def name(self, view: Canyon, seat: Seat) -> str:
        """`Ana`; an Automa goes by her number where there are several."""
        if seat < view.people:
            return self.names[seat]
        if view.seats - view.people == 1:
            return self.say("seat.automa")
        return self.say("seat.automa.one_of", n=seat - view.people + 1)

    def person(self, view: Canyon, seat: Seat) -> str:
        """`Ana (Red)`, or `Automa 2 (hard)`."""
        more = self.colour(seat) if seat < view.people else self.level(view, seat)
        name = self.name(view, seat)
        return self.say("seat.full", name=name, more=more) if more else name

    def level(self, view: Canyon, seat: Seat) -> str:
        """How hard an Automa is to beat; empty for people, and before she has been told what she pays."""
        level = self._levels.get(view.clans[seat].price, "")
        return self.say(f"option.automa_1.{level}.name").lower() if level else ""

    def colour(self, seat: Seat) -> str:
        """The name of a seat's colour."""
        return self.say(f"colour.{self.content.supplies.colours[seat].id}.name")

    def letter(self, seat: Seat) -> str:
        """The letter of a seat's colour."""
        return self.content.supplies.colours[seat].id

    def tone(self, seat: Seat) -> str:
        """How a seat's colour is drawn."""
        return self.content.supplies.colours[seat].colour

    def piece(self, seat: Seat) -> Piece:
        """A seat's colour before the game."""
        return Piece(self.letter(seat), self.tone(seat), *[self.colour(seat)] * 2)

    def people(self, view: Canyon, seats: Sequence[Seat]) -> str:
        """`Ana, Ben and Automa`."""
        return self.listed([self.name(view, seat) for seat in seats])

    # --- tokens -----------------------------------------------------------------------------------------------------

    def kind(self, kind: int | str) -> str:
        """The name of a kind of token."""
        return self.line(Says.token(KINDS[kind] if isinstance(kind, int) else kind))

    def some(self, kind: int | str, n: int) -> str:
        """`2 wood`."""
        return self.say("tokens.some", n=n, kind=self.kind(kind))

    def tokens(self, four: Four) -> str:
        """`2 wood and 1 bone`; a word for none at all."""
        return self.listed([self.some(kind, n) for kind, n in enumerate(four) if n]) or self.say("tokens.none")

    # --- heroes -----------------------------------------------------------------------------------------------------

    def hero(self, card: Card) -> Hero:
        """The hero of a card, whichever clan it belongs to."""
        return self.content.hero_of[card]

    def hero_name(self, card: Card) -> str:
        """`Skyrider`."""
        return self.say(f"hero.{self.hero(card).id}.name")

    def hero_code(self, card: Card) -> str:
        """`SKY`."""
        return self.hero(card).code

    def heroes(self, cards: Sequence[Card]) -> str:
        """`Skyrider and Wildling`."""
        return self.listed([self.hero_name(card) for card in cards])

    def loot(self, card: Card) -> str:
        """`bone`, or that it is chosen."""
        kind = self.content.loot[card]
        return self.kind(kind) if kind >= 0 else self.say("loot.choice")

    def ability(self, name: str) -> str:
        """`Leap Attack`."""
        return self.say(f"ability.{name}.name")

    def ability_text(self, name: str) -> str:
        """What it does."""
        return self.say(f"ability.{name}.text")

    # --- buildings, clans, dragons, missions ------------------------------------------------------------------------

    def building(self, building: int | str) -> str:
        """`Cave Palace`."""
        return self.say(f"building.{self._building_id(building)}.name")

    def building_text(self, building: int | str) -> str:
        """What it does."""
        return self.say(f"building.{self._building_id(building)}.text")

    def _building_id(self, building: int | str) -> str:
        return self.content.buildings[building].id if isinstance(building, int) else building

    def clan(self, name: str) -> str:
        """`Hunters`."""
        return self.say(f"clan.{name}.name")

    def clan_text(self, name: str) -> str:
        """What a people is good at."""
        return self.say(f"clan.{name}.text")

    def dragon(self, dragon: int | str) -> str:
        """`Ancient Dragon`."""
        return self.say(f"dragon.{self._dragon_id(dragon)}.name")

    def dragon_text(self, dragon: int | str) -> str:
        """What it does."""
        return self.say(f"dragon.{self._dragon_id(dragon)}.text")

    def _dragon_id(self, dragon: int | str) -> str:
        return self.content.dragons[dragon].id if isinstance(dragon, int) else dragon

    def mission(self, name: str) -> str:
        """`Harvest Host`."""
        return self.say(f"mission.{name}.name")

    def mission_text(self, name: str) -> str:
        """What it wants."""
        return self.say(f"mission.{name}.text")

    # --- tiles ------------------------------------------------------------------------------------------------------

    def terrain(self, view: Canyon, tile: Tile | str) -> str:
        """`Quarry`."""
        return self.say(f"terrain.{self._terrain_id(view, tile)}.name")

    def ground(self, view: Canyon, tile: Tile | str) -> str:
        """What a tile gives, in one short word: `stone`, `town` or `canyon`."""
        number = TILE[tile] if isinstance(tile, str) else tile
        if view.gives[number] >= 0:
            return self.kind(view.gives[number])
        return self.say("ground.canyon" if number == view.canyon else "ground.town")

    def terrain_text(self, view: Canyon, tile: Tile | str) -> str:
        """What such a tile is good for."""
        return self.say(f"terrain.{self._terrain_id(view, tile)}.text")

    def _terrain_id(self, view: Canyon, tile: Tile | str) -> str:
        number = TILE[tile] if isinstance(tile, str) else tile
        return str(self.content.tiles.tiles[view.tiles[number]].id)

    def tile(self, view: Canyon, tile: Tile | str) -> str:
        """`B3 Quarry`."""
        name = tile if isinstance(tile, str) else NAMES[tile]
        return self.say("tile.full", tile=name, terrain=self.terrain(view, tile))

    # --- lists ------------------------------------------------------------------------------------------------------

    def listed(self, items: Sequence[str]) -> str:
        """`a, b and c`."""
        if len(items) < 2:
            return "".join(items)
        return self.say("list.and", some=", ".join(items[:-1]), last=items[-1])

    def choice(self, items: Sequence[str]) -> str:
        """`a, b or c`."""
        if len(items) < 2:
            return "".join(items)
        return self.say("list.or", some=", ".join(items[:-1]), last=items[-1])

    def parts(self, items: Sequence[str]) -> str:
        """`a; b`, empty ones left out."""
        return "; ".join(item for item in items if item)
