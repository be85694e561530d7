"""What a seat knows alone, its hand and hidden heroes; and beside that its stores, buildings, points and missions."""

from __future__ import annotations

from collections.abc import Sequence

from dragonroads.engine.line import Texts, text
from dragonroads.engine.table import Card, Seat
from dragonroads.engine.views import is_hidden
from dragonroads.games.canyon.content import Ability
from dragonroads.games.canyon.gathering import is_blocked, yield_of
from dragonroads.games.canyon.grid import NAMES, Tile, members
from dragonroads.games.canyon.model import DOWN, Canyon
from dragonroads.games.canyon.presenting.beside import BesideWords
from dragonroads.games.canyon.presenting.facts import card_at, face_at, is_open_to, strengths, unseen
from dragonroads.games.canyon.presenting.holdings import HoldingWords
from dragonroads.games.canyon.presenting.lines import in_columns
from dragonroads.games.canyon.presenting.words import CanyonWords
from dragonroads.games.presenter import Section

ATTACKING, DEFENDING = 0, 1


SECTIONS = (
    *("hand", "map", "people", "stores", "buildings"),
    *("missions", "score", "discard", "others", "abilities"),
)
"""The parts of a clan's own side."""


class Says(Texts):
    """What the parts of a clan's own side are called."""

    family = ""
    private = text(*SECTIONS, n=int, clan=str)


class PrivateWords:
    """Sections for the player screen, and for line mode."""

    def __init__(self, words: CanyonWords) -> None:
        self.words = words
        self._holdings = HoldingWords(words)
        self._beside = BesideWords(words)

    def sections(self, view: Canyon, seat: Seat) -> list[Section]:
        """As far as this viewer may look."""
        if not view.round or not is_open_to(view, seat):
            return []
        hand, people = view.clans[seat].hand, view.clans[seat].people
        values = {"n": len(hand), "clan": self.words.clan(people) if people else ""}
        parts: list[tuple[str, Sequence[str]]] = [
            ("hand", self._hand(hand)),
            ("map", self._on_map(view, seat)),
            ("people", [self.words.clan_text(people)] if people else []),
            ("stores", self._holdings.stores(view, seat)),
            ("buildings", self._holdings.buildings(view, seat)),
            ("missions", self._missions(view, seat)),
            ("score", self._holdings.score(view, seat)),
            ("discard", self._discarded(view, seat)),
            ("others", self._others(view, seat)),
            ("abilities", self._abilities()),
        ]
        return [Section(self.words.line(Says.private(name, **values)), tuple(lines)) for name, lines in parts if lines]

    # --- heroes -----------------------------------------------------------------------------------------------------

    def _hand(self, hand: Sequence[Card]) -> list[str]:
        """`SKY  Skyrider  4  loot wood  Updraft!, Light Load`."""
        lines = in_columns([self._hero(card) for card in hand])
        return lines or [self.words.say("private.no_hand")]

    def _hero(self, card: Card) -> list[str]:
        hero = self.words.hero(card)
        return [
            hero.code,
            self.words.hero_name(card),
            str(hero.strength),
            self.words.say("private.loot", kind=self.words.loot(card)),
            ", ".join(self._ability(ability) for ability in hero.abilities),
        ]

    def _ability(self, ability: Ability) -> str:
        name = self.words.ability(ability.id)
        return self.words.say("private.trick", name=name) if ability.trick else name

    def _standing(self, view: Canyon, seat: Seat) -> list[Card]:
        found = [card_at(view, tile) for tile in members(view.clans[seat].own)]
        return [card for card in found if card is not None and not is_hidden(card)]

    def _on_map(self, view: Canyon, seat: Seat) -> list[str]:
        tiles = members(view.clans[seat].own)
        return in_columns([self._placed(view, tile, card) for tile, card in zip(tiles, self._standing(view, seat))])

    def _placed(self, view: Canyon, tile: Tile, card: Card) -> list[str]:
        """`A2 SKY  Skyrider  strength 4  brings 1 stone`."""
        say = self.words.say
        own, firm = (sum(n for _, n in strengths(view, tile, side)) for side in (ATTACKING, DEFENDING))
        lies = "" if face_at(view, tile) == DOWN else say("private.open")
        return [
            f"{NAMES[tile]} {self.words.hero_code(card)}",
            self.words.hero_name(card),
            say("private.strength" if own == firm else "private.strengths", n=own, defending=firm),
            f"{self.brings(view, tile)}{lies}",
        ]

    def brings(self, view: Canyon, tile: Tile) -> str:
        """What its next gathering will be."""
        say = self.words.say
        kind, amount, to_stockpile = yield_of(view, tile)
        if amount:
            return say("board.stocks" if to_stockpile else "board.gathers", tokens=self.words.some(kind, amount))
        if tile == view.canyon and not is_blocked(view, tile):
            return say("private.canyon")
        return say("board.trades" if view.towns >> tile & 1 else "board.idle")

    def _discarded(self, view: Canyon, seat: Seat) -> list[str]:
        """Everybody's pile, the own one first."""
        order = sorted(range(view.seats), key=lambda other: (other != seat, other))
        piles = [(other, view.clans[other].discard) for other in order]
        rows = [[self.words.name(view, other), self.words.heroes(sorted(pile))] for other, pile in piles if pile]
        return in_columns(rows)

    def _others(self, view: Canyon, seat: Seat) -> list[str]:
        """Who may stand face down on the map or be in hand, clan by clan."""
        others = [other for other in range(view.seats) if other != seat]
        return in_columns([[self.words.name(view, other), self.codes(unseen(view, other))] for other in others])

    def codes(self, cards: Sequence[Card]) -> str:
        """`DKN SKY WLD`."""
        return " ".join(self.words.hero_code(card) for card in cards)

    def _abilities(self) -> list[str]:
        """What all heroes can do, in full: who plays without a screen hears it once, for it never changes."""
        found = [(hero.code, one) for hero in self.words.content.heroes for one in hero.abilities]
        return in_columns([[code, self._ability(one), self.words.ability_text(one.id)] for code, one in found])

    # --- missions ---------------------------------------------------------------------------------------------------

    def _missions(self, view: Canyon, seat: Seat) -> list[str]:
        """How far each has come, and what it wants."""
        if not view.rules.solo or seat >= view.people:
            return []
        texts = [self.words.mission_text(name) for name in view.missions]
        return in_columns([list(pair) for pair in zip(self._beside.missions(view), texts)])
