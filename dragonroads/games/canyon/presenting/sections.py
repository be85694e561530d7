"""A view as sections of plain text, for line mode: everything somebody needs who sees no board."""

from __future__ import annotations

from collections.abc import Sequence

from dragonroads.engine.table import Seat
from dragonroads.games.canyon.grid import SIDE
from dragonroads.games.canyon.model import Canyon
from dragonroads.games.canyon.presenting.board import BoardWords
from dragonroads.games.canyon.presenting.lines import ROOM, in_columns, width, wrapped
from dragonroads.games.canyon.presenting.private import PrivateWords
from dragonroads.games.canyon.presenting.score import ScoreWords
from dragonroads.games.canyon.presenting.seats import SeatWords
from dragonroads.games.canyon.presenting.words import CanyonWords
from dragonroads.games.presenter import SeatRow, Section, Spot

GAP = "F"
"""Stands on an empty tile that one hero would turn into a festival."""


UPPER = 4
"""Facts of a clan that stand in the first of two lines."""


class SectionWords:
    """Puts the table into lines of text."""

    def __init__(self, words: CanyonWords) -> None:
        self.words = words
        self._board = BoardWords(words)
        self._seats = SeatWords(words)
        self._private = PrivateWords(words)
        self._score = ScoreWords(words)

    def sections(self, view: Canyon) -> list[Section]:
        """Map, clans, what lies beside the map, and the heroes this viewer may look at; at the end the count."""
        clans = self._section("section.clans", self._rows(self._seats.seats(view)))
        if not view.round:
            return [clans]
        if view.over:
            return [clans, self._section("section.tally", self._count(view))]
        board = self._board.board(view)
        return [
            self._section("section.map", self._map(board.spots)),
            clans,
            self._section("section.beside", board.notes),
            self._section("section.signs", board.legend),
            *(section for seat in range(view.people) for section in self._private_side(view, seat)),
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
        """`R(SKY)* ^Anc oo.`: a hero, dragons, bones; `F` for a gap."""
        pieces = [f"{token.letter}{token.mark}" for token in spot.tokens]
        gap = [GAP] if "gap" in spot.kind.split("+") else []
        return " ".join([*pieces, *([spot.note] if spot.note else []), *gap])

    # --- clans ------------------------------------------------------------------------------------------------------

    def _rows(self, rows: Sequence[SeatRow]) -> list[str]:
        """Everybody in columns, in two lines each where one is too short."""
        facts = [[*row.facts, row.flags] for row in rows]
        heads = [f"{'>' if row.active else ' '}{row.letter} {self._named(row)}" for row in rows]
        lines = in_columns([[head, *cells] for head, cells in zip(heads, facts)])
        if max(map(width, lines)) <= ROOM:
            return lines
        upper = in_columns([[head, *cells[:UPPER]] for head, cells in zip(heads, facts)])
        lower = in_columns([["   ", *cells[UPPER:]] for cells in facts])
        return [line for pair in zip(upper, lower) for line in pair]

    def _named(self, row: SeatRow) -> str:
        return self.words.say("seat.full", name=row.name, more=row.person) if row.person else row.name

    def _count(self, view: Canyon) -> list[str]:
        """All sources of points, a column for each seat."""
        letters = ["", *(self.words.letter(seat) for seat in range(view.seats))]
        return in_columns([letters, *([label, *map(str, points)] for label, points in self._score.tally(view))])

    def _private_side(self, view: Canyon, seat: Seat) -> list[Section]:
        """What only the owner sees, with the owner's name in every title; what heroes can do is told where asked."""
        name, left_out = self.words.name(view, seat), self.words.say("private.abilities")
        return [
            Section(
                self.words.say("section.private", who=name, what=one.title),
                tuple(part for line in one.lines for part in wrapped(line)),
            )
            for one in self._private.sections(view, seat)
            if one.title != left_out
        ]
