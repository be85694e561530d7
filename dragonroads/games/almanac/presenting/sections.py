"""A view as sections of plain text, for line mode: everything somebody needs who sees no board."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from dragonroads.engine.table import Seat
from dragonroads.games.almanac.model import Journey
from dragonroads.games.almanac.presenting.board import GONE, BoardWords
from dragonroads.games.almanac.presenting.encounter import EncounterWords
from dragonroads.games.almanac.presenting.facts import AT_A_PAGE, AT_AN_ENCOUNTER, active_seat
from dragonroads.games.almanac.presenting.lines import ROOM, in_columns, packed, padded, width, wrapped
from dragonroads.games.almanac.presenting.market import MarketWords
from dragonroads.games.almanac.presenting.marks import MarkWords
from dragonroads.games.almanac.presenting.private import PrivateWords
from dragonroads.games.almanac.presenting.score import ScoreWords
from dragonroads.games.almanac.presenting.seats import SeatWords
from dragonroads.games.almanac.presenting.words import JourneyWords
from dragonroads.games.presenter import Section, Spot

HANG = 2
AREA = 15
"""Cells for the name of an area."""
CELL = 9
"""Cells for a space: its name, and what it does or who stands there."""
FEW = 2
"""An area with so many spaces is small."""
COMMON = 4
"""The facts that everybody has."""


class SectionWords:
    """Puts the table into lines of text."""

    def __init__(self, words: JourneyWords) -> None:
        self.words = words
        self._board = BoardWords(words)
        self._marks = MarkWords(words)
        self._market = MarketWords(words)
        self._encounter = EncounterWords(words)
        self._seats = SeatWords(words)
        self._private = PrivateWords(words)
        self._score = ScoreWords(words)

    def sections(self, view: Journey) -> list[Section]:
        """Page or encounter, seats, market, supplies, road, and what this viewer keeps behind a screen."""
        if not view.round:
            return [self._section("section.seats", self._rows(view))]
        if view.over:
            return [self._section("section.seats", self._rows(view)), self._count(view)]
        return [
            *self._open_now(view),
            self._section("section.seats", self._rows(view)),
            self._section("section.market", self._cards(view)),
            self._section("section.supply", [self._market.supplies(view)]),
            self._section("section.road", self._road(view)),
            *(section for seat in range(view.seats) for section in self._private_side(view, seat)),
        ]

    def _open_now(self, view: Journey) -> list[Section]:
        """What everybody looks at: the page until it is left, then the encounter."""
        if view.encounter and view.phase in AT_AN_ENCOUNTER:
            return [self._met(view)]
        return self._page(view) if view.phase in AT_A_PAGE else []

    def _section(self, title: str, lines: Sequence[str]) -> Section:
        return Section(self.words.say(title), tuple(part for line in lines for part in wrapped_line(line)))

    # --- the page ---------------------------------------------------------------------------------------------------

    def _page(self, view: Journey) -> list[Section]:
        board = self._board.board(view)
        areas: dict[str, list[Spot]] = {}
        for spot in board.spots:
            areas.setdefault(spot.name[0], []).append(spot)
        lines = self._areas(view, areas)
        marks = self._marks.marks(view)
        rule = [self.words.say(f"page.{view.location}.placing"), *self._board.own_actions(view.location)]
        return [
            Section(board.title, tuple(part for line in (*lines, *marks) for part in wrapped_line(line))),
            self._section("section.rule", [*rule, self.words.say("legend.labels"), self.words.say("legend.seats")]),
        ]

    def _areas(self, view: Journey, areas: Mapping[str, Sequence[Spot]]) -> list[str]:
        """One to a line, or two where all of them are small."""
        lines = [self._area(view, area, spots) for area, spots in areas.items()]
        if all(len(spots) <= FEW for spots in areas.values()):
            room = AREA + FEW * CELL
            return packed([padded(line, room) for line in lines])
        return lines

    def _area(self, view: Journey, area: str, spots: Sequence[Spot]) -> str:
        """`Gallery        a1 +EEE  a2 SHOP  a3 [R]`."""
        cells = [padded(self._cell(spot), CELL) for spot in spots]
        return padded(self.words.area(view.location, area), AREA) + "".join(cells).rstrip()

    def _cell(self, spot: Spot) -> str:
        if spot.kind == GONE:
            return f"{spot.name} {self.words.say('label.water')}"
        if spot.tokens:
            return f"{spot.name} [{''.join(token.letter for token in spot.tokens)}]"
        return f"{spot.name} {spot.note}"

    def _met(self, view: Journey) -> Section:
        progress = self._encounter.progress(view)
        lines = [*self._encounter.lines(view, ROOM), *([progress] if progress else [])]
        return Section(self._encounter.title(view), tuple(_all_wrapped(lines)))

    def _count(self, view: Journey) -> Section:
        """All sources of fame, a column for each seat."""
        letters = ["", *(self.words.letter(view, seat) for seat in range(view.seats))]
        rows = [[label, *map(str, points)] for label, points in self._score.tally(view)]
        return self._section("section.tally", in_columns([letters, *rows]))

    # --- everybody, the market, the road ----------------------------------------------------------------------------

    def _rows(self, view: Journey) -> list[str]:
        """Everybody in columns, as far as all have the same facts."""
        rows = []
        for seat in range(view.seats):
            facts = self._seats.facts(view, seat)
            more = [*facts[COMMON:], self._seats.flags(view, seat)]
            rows.append([self._head(view, seat), *facts[:COMMON], "  ".join(more).strip()])
        return in_columns(rows)

    def _head(self, view: Journey, seat: Seat) -> str:
        mark = ">" if seat == active_seat(view) else " "
        return f"{mark}{self.words.letter(view, seat)} {self.words.person(view, seat)}"

    def _cards(self, view: Journey) -> list[str]:
        lines = []
        for card in view.display:
            lines.append(self._market.card(card))
            if text := self.words.caravan_text(card):
                lines.append(self.words.say("private.text", text=text))
        return lines or [self.words.say("market.empty")]

    def _road(self, view: Journey) -> list[str]:
        """The way so far, the pages ahead, and the letters of the encounters to come."""
        words = self.words
        exits = words.tour(view).exits[view.location]
        way = " > ".join(words.page(number) for number in view.way)
        ahead = [
            words.say("road.exit", page=words.page(number), preview=words.say(f"page.{number}.preview"))
            for number in exits
        ]
        letters = self._market.ahead(view)
        return [words.say("road.way", way=way), *ahead, *([letters] if letters else [])]

    def _private_side(self, view: Journey, seat: Seat) -> list[Section]:
        """What lies behind a screen, with the name of its owner in every title."""
        name = self.words.name(seat)
        return [
            Section(self.words.say("section.private", who=name, what=one.title), tuple(_all_wrapped(one.lines)))
            for one in self._private.sections(view, seat)
        ]


def wrapped_line(line: str) -> list[str]:
    """A line as it is where it fits, else its words in lines that do, set in like the first."""
    if width(line) <= ROOM:
        return [line]
    indent = width(line) - width(line.lstrip())
    first, *rest = wrapped(line, ROOM - indent, HANG)
    return [" " * indent + part for part in (first, *rest)]


def _all_wrapped(lines: Sequence[str]) -> list[str]:
    return [part for line in lines for part in wrapped_line(line)]
