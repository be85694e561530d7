"""What comes of a hero standing on a tile: the harvest, a festival, a row that lacks one hero, enemies next door."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from dragonroads.engine.table import Seat
from dragonroads.engine.views import is_hidden
from dragonroads.games.canyon.content import KINDS
from dragonroads.games.canyon.grid import (
    DIAGONALS,
    NAMES,
    NEIGHBOURS,
    Tile,
    full_rows,
    members,
    names,
    set_of,
)
from dragonroads.games.canyon.model import Canyon
from dragonroads.games.canyon.presenting.facts import card_at, gaps, holders
from dragonroads.games.canyon.presenting.pieces import PieceWords
from dragonroads.games.canyon.presenting.words import CanyonWords

Standing = Mapping[Tile, Seat]
"""Every tile with a hero, and whose it is."""


class ProspectWords:
    """Says what a placement or a move would bring; battles and tricks that come between may change it."""

    def __init__(self, words: CanyonWords) -> None:
        self.words = words
        self._pieces = PieceWords(words)

    # --- on the tile ------------------------------------------------------------------------------------------------

    def harvest(self, view: Canyon, tile: Tile) -> str:
        """What a hero gathers there with the dragons that sit on the tile; what a town or the canyon is good for."""
        say, content = self.words.say, self.words.content
        if tile == view.canyon:
            return say("prospect.canyon", n=view.bones) if view.bones else say("prospect.canyon.empty")
        kind, n = self._yield(view, tile)
        strength = content.tiles.tiles[view.tiles[tile]].strength
        parts = [
            say("prospect.gathers", tokens=self.words.some(kind, n)) if n else "",
            say("prospect.walls", n=strength) if strength else "",
            say("prospect.town") if view.towns >> tile & 1 else "",
        ]
        return self.words.parts(parts)

    def _yield(self, view: Canyon, tile: Tile) -> tuple[int, int]:
        """Kind and amount; dragons on heroes do not count, for they come and go with them."""
        kind = view.gives[tile]
        n = 1 if kind >= 0 else 0
        for number, dragon in enumerate(self.words.content.dragons):
            if view.perch[number] == tile and not dragon.on_hero:
                n = dragon.amount or n
                if dragon.change_kind:
                    kind, n = KINDS.index(dragon.change_kind), n or 1
        return kind, n

    # --- rows -------------------------------------------------------------------------------------------------------

    def rows(self, view: Canyon, seat: Seat, after: Standing) -> str:
        """Who would sit at the festival, or else which gaps are left for somebody to fill."""
        return self.festival(view, seat, after) or self.gaps(view, after)

    def festival(self, view: Canyon, seat: Seat, after: Standing) -> str:
        """`festival with Ben (2) and you`; empty without a full row."""
        guests = [after[tile] for tile in members(full_rows(set_of(after)))]
        if not guests:
            return ""
        each = [self._guests(view, one, guests.count(one), seat) for one in dict.fromkeys(sorted(guests))]
        return self.words.say("prospect.festival", who=self.words.listed(each))

    def _guests(self, view: Canyon, seat: Seat, n: int, me: Seat) -> str:
        who = self.words.say("you") if seat == me else self.words.name(view, seat)
        return self.words.say("prospect.guests", who=who, n=n) if n > 1 else who

    def gaps(self, view: Canyon, after: Standing) -> str:
        """`D3 would fill a row`, for gaps that were not there before."""
        found = gaps(set_of(after)) & ~gaps(view.taken)
        return self.words.say("prospect.gap", tiles=self.words.choice(names(found))) if found else ""

    # --- next door --------------------------------------------------------------------------------------------------

    def enemies(self, view: Canyon, seat: Seat, tile: Tile) -> str:
        """`can fight Ben (B2)`, or `Ben's Skyrider (B2)` if that can be seen."""
        clan = view.clans[seat]
        reach = NEIGHBOURS[tile]
        if clan.people and self.words.content.clans[clan.people].diagonal_battles:
            reach |= DIAGONALS[tile]
        foes = [self._foe(view, one) for one in members(reach & view.taken & ~clan.own)]
        return self.words.say("prospect.enemies", who=self.words.listed(foes)) if foes else ""

    def _foe(self, view: Canyon, tile: Tile) -> str:
        masked = is_hidden(card_at(view, tile))
        who = self.words.name(view, view.holder(tile)) if masked else self._pieces.at(view, tile)
        return self.words.say("prospect.enemy", who=who, tile=NAMES[tile])

    # --- a whole placement ------------------------------------------------------------------------------------------

    def placing(self, view: Canyon, seat: Seat, tile: Tile) -> str:
        """Everything a new hero on a tile would mean."""
        after = {**holders(view), tile: seat}
        feast = self.festival(view, seat, after)
        harvest = self.harvest(view, tile)
        parts: Sequence[str] = [harvest if not feast or tile == view.canyon else "", feast]
        return self.words.parts([*parts, self.enemies(view, seat, tile), "" if feast else self.gaps(view, after)])

    def completes_row(self, view: Canyon, tile: Tile) -> bool:
        """Whether a hero on this tile would begin a festival."""
        return bool(full_rows(view.taken | 1 << tile))
