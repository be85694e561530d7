"""What one seat knows and wants: the worth of tokens, and chances against heroes it may not know."""

from __future__ import annotations

from functools import cache, cached_property

from dragonroads.engine.table import Card, Seat
from dragonroads.games.canyon.advising.leanings import Leaning
from dragonroads.games.canyon.battles import building_strength
from dragonroads.games.canyon.grid import NEIGHBOURS, Tile, members
from dragonroads.games.canyon.model import DOWN, Canyon

TOKEN, MISSING = 2.4, 0.8
"""Points that a token brings in the end, and what one adds that the next building still needs."""
GLORY = 3.5
"""A Glory card and its share in having most of them."""
HERO = 4.0
"""What it costs to lose a hero from the map: the harvest that will not come."""
DICE = 60
"""How many sums of an exploding die are told apart."""


@cache
def die_chances(faces: int) -> tuple[float, ...]:
    """The chance of every sum of a die that is rolled again on its highest face."""
    chances = [0.0] * DICE
    for total in range(1, DICE):
        again, face = divmod(total, faces)
        if face:
            chances[total] = faces ** -(again + 1)
    return tuple(chances)


@cache
def win_chance(lead: int, faces: int) -> float:
    """How likely an attacker wins who is ahead by so much before the dice."""
    chances = die_chances(faces)
    return sum(p * q for ours, p in enumerate(chances) for theirs, q in enumerate(chances) if ours + lead >= theirs)


class Outlook:
    """One look at the game through one seat's eyes."""

    def __init__(self, game: Canyon, seat: Seat, leaning: Leaning) -> None:
        self.game = game
        self.content = game.content
        self.seat = seat
        self.clan = game.clans[seat]
        self.leaning = leaning

    # --- tokens -----------------------------------------------------------------------------------------------------

    @cached_property
    def missing(self) -> list[int]:
        """What the stores still lack for the building that is nearest to being paid."""
        held = [a + b for a, b in zip(self.clan.stock, self.clan.caravan)]
        lacks = [
            [max(0, price - have) for price, have in zip(building.price.four, held)]
            for kind, building in enumerate(self.content.buildings)
            if self.game.piles[kind]
        ]
        return min(lacks, key=sum, default=[0, 0, 0, 0])

    def worth(self, kind: int) -> float:
        """What one more token of a kind is worth."""
        scarce = 0.15 * kind
        return TOKEN + scarce + (MISSING if self.missing[kind] else 0.0) if self.game.supply[kind] else 0.0

    # --- heroes -----------------------------------------------------------------------------------------------------

    def known(self, tile: Tile) -> Card | None:
        """Who stands on a tile, if this seat may know."""
        place = self.game.spots.index(tile)
        card = self.game.field[place]
        is_known = self.game.faces[place] != DOWN or self.game.hero_seen[card] & 1 << self.seat
        return card if is_known else None

    def strength_at(self, tile: Tile) -> float:
        """The strength an enemy defends a tile with, an average where the hero is not known."""
        game, content = self.game, self.content
        card, holder = self.known(tile), game.clans[game.holder(tile)]
        if card is None:
            base: float = self._average
        else:
            passive = content.passives[card]
            beside = (holder.own & NEIGHBOURS[tile]).bit_count()
            base = content.hero_of[card].strength + passive.defending + passive.beside_own * beside
        return float(base + content.tiles.tiles[game.tiles[tile]].strength + building_strength(game, holder))

    @cached_property
    def _average(self) -> float:
        heroes = self.content.heroes
        return float(sum(hero.strength for hero in heroes) / len(heroes) + 0.6)

    def attack(self, card: Card, tile: Tile) -> float:
        """The strength a hero of this seat attacks from a tile with, foe and rage left out."""
        game, content = self.game, self.content
        passive = content.passives[card]
        beside = (self.clan.own & NEIGHBOURS[tile]).bit_count()
        terrain = content.tiles.tiles[game.tiles[tile]].strength
        return float(
            content.hero_of[card].strength
            + terrain
            + passive.beside_own * beside
            + building_strength(game, self.clan)
            + self.clan.rage
        )

    def battle(self, card: Card, tile: Tile, target: Tile) -> float:
        """What it brings on average to attack the hero on a tile."""
        lead = round(self.attack(card, tile) - self.strength_at(target))
        chance = win_chance(lead, self.content.supplies.die)
        loser = self.game.clans[self.game.holder(target)]
        spoils = GLORY + TOKEN + (TOKEN * 1.3 if any(loser.caravan) else 0.0) + HERO * 0.4
        found = chance * spoils - (1 - chance) * (HERO + TOKEN * 0.5)
        return found * self.leaning.battles + self.danger(target) * chance

    def danger(self, tile: Tile) -> float:
        """What it is worth to drive somebody off a tile because the canyon would soon be won there."""
        game = self.game
        if tile != game.canyon or game.rules.solo:
            return 0.0
        left = self.content.supplies.bones_to_win - game.bones
        return 60.0 if left <= 1 else 20.0 if left == 2 else 2.0

    def targets(self, tile: Tile) -> tuple[Tile, ...]:
        """Enemies next to a tile."""
        return members(NEIGHBOURS[tile] & self.game.taken & ~self.clan.own)
