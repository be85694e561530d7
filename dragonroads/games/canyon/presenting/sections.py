"""A view as sections of plain text, for line mode: everything somebody needs who sees no board."""

from __future__ import annotations

from collections.abc import Sequence

from dragonroads.engine.table import Seat
from dragonroads.engine.views import View
from dragonroads.games.canyon.grid import SIDE
from dragonroads.games.canyon.presenting.board import BoardWords
from dragonroads.games.canyon.presenting.lines import in_columns, wrapped
from dragonroads.games.canyon.presenting.private import PrivateWords
from dragonroads.games.canyon.presenting.score import ScoreWords
from dragonroads.games.canyon.presenting.seats import SeatWords
from dragonroads.games.canyon.presenting.words import CanyonWords
from dragonroads.games.presenter import SeatRow, Section, Spot

GAP = "F"
"""Stands on an empty tile that one hero would turn into a festival."""


class SectionWords:
    """Puts the table into lines of text."""

    def __init__(self, words: CanyonWords) -> None:
        self.words = words
        self._board = BoardWords(words)
        self._seats = SeatWords(words)
        self._private = PrivateWords(words)
        self._score = ScoreWords(words)

    def sections(self, view: View) -> list[Section]:
        """Map, clans, what lies beside the map, and the heroes this viewer may look at; at the end the count."""
        clans = self._section("section.clans", self._rows(self._seats.seats(view)))
        if not view["round"]:
            return [clans]
        if view["over"]:
            return [clans, self._section("section.tally", self._count(view))]
        board = self._board.board(view)
        return [
            self._section("section.map", self._map(board.spots)),
            clans,
            self._section("section.beside", board.notes),
            self._section("section.signs", board.legend),
            *(section for seat in range(view["people"]) for section in self._private_side(view, seat)),
        ]

    def _section(self, title: str, lines: Sequence[str]) -> Section:
        return Section(self.words.say(title), tuple(part for line in lines for part in wrapped(line)))

    # --- the map ----------------------------------------------------------------------------------------------------

    def _map(self, spots: Sequence[Spot]) -> list[str]:
        """For each row of tiles a line of names, and below it a line of who and what is there."""
        rows = [spots[first : first + SIDE] for first in range(0, len(spots), SIDE)]
        cells = [part for row in rows for part in ([spot.name for spot in row], [self._here(spot) for spot in row])]
        return in_columns(cells)

    def _here(self, spot: Spot) -> str:
        """`R(SKY)* ^AF oo.`: a hero, dragons by their first letters, bones; `F` for a gap."""
        dragons = [token.letter for token in spot.tokens if token.letter.startswith("^")]
        heroes = [f"{token.letter}{token.mark}" for token in spot.tokens if token.letter not in dragons]
        signs = ["^" + "".join(letter[1] for letter in dragons)] if dragons else []
        gap = [GAP] if "gap" in spot.kind.split("+") else []
        return " ".join([*heroes, *signs, *([spot.note] if spot.note else []), *gap])

    # --- clans ------------------------------------------------------------------------------------------------------

    def _rows(self, rows: Sequence[SeatRow]) -> list[str]:
        """Everybody in columns, as far as all have the same facts."""
        common = min(len(row.facts) for row in rows)
        cells = []
        for row in rows:
            head = f"{'>' if row.active else ' '}{row.letter} {row.name}"
            cells.append([head, *row.facts[:common], "  ".join([*row.facts[common:], row.flags]).strip()])
        return in_columns(cells)

    def _count(self, view: View) -> list[str]:
        """All sources of points, a column for each seat."""
        letters = ["", *(self.words.letter(seat) for seat in range(view["seats"]))]
        return in_columns([letters, *([label, *map(str, points)] for label, points in self._score.tally(view))])

    def _private_side(self, view: View, seat: Seat) -> list[Section]:
        """What only the owner sees, with the owner's name in every title."""
        name = self.words.name(view, seat)
        return [
            Section(
                self.words.say("section.private", who=name, what=one.title),
                tuple(part for line in one.lines for part in wrapped(line)),
            )
            for one in self._private.sections(view, seat)
        ]
