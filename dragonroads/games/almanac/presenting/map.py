"""The branching road as a drawn map: a box for each page, stop by stop, and the ways between them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from dragonroads.engine.line import Texts, text
from dragonroads.games.almanac.locations import Location
from dragonroads.games.almanac.model import Journey
from dragonroads.games.almanac.presenting.facts import AT_AN_ENCOUNTER
from dragonroads.games.almanac.presenting.lines import centred, shortened
from dragonroads.games.almanac.presenting.ways import boxes, broad, centres, ways
from dragonroads.games.almanac.presenting.words import JourneyWords
from dragonroads.games.almanac.tours import Tour
from dragonroads.games.presenter import Board, Spot

ACROSS = 80
"""Cells of the map of one book."""
ROOM, GAP = 39, 2
"""Cells of each book where there are two, and between them."""
HERE, PAST, NEXT = "here", "past", "next"
ON_THE_WAY = (*AT_AN_ENCOUNTER, "clean_up")
"""Phases in which the road has been chosen."""
Column = Sequence[Sequence[Location]]
"""For each round the pages of one book that can be visited then."""
Cells = Mapping[int, int]
"""For each page the cell under or over which ways begin and end."""


class Says(Texts):
    """Where a page lies on the way."""

    family = ""
    stop = text("here", "past", "next", key="map", n=str)


class MapWords:
    """Draws the whole road from the rounds and exits of the pages; two books stand side by side."""

    def __init__(self, words: JourneyWords) -> None:
        self.words = words

    def board(self, view: Journey) -> Board:
        """Every page, with the way travelled, the open page and the pages ahead."""
        tour = self.words.tour(view)
        columns = [self._column(tour, book) for book in tour.books]
        rows = [[page for column in columns for page in column[row]] for row in range(tour.rounds)]
        spots = [self._spot(view, page, at, row) for row, stop in enumerate(rows) for at, page in enumerate(stop)]
        title = self.words.say("map.title", game=self.words.say("game.name"))
        sketch = self._one_book(view, columns[0]) if len(columns) == 1 else self._two_books(view, columns)
        return Board(title, tuple(spots), (), (self.words.say("legend.map"),), tuple(line.rstrip() for line in sketch))

    def _column(self, tour: Tour, book: int) -> Column:
        """The pages of a book, by the rounds in which they can be visited."""
        pages = [self.words.content.locations[page] for page in sorted(tour.exits)]
        own = [page for page in pages if page.book == book]
        return [[page for page in own if tour.round_of[page.id] == one] for one in range(1, tour.rounds + 1)]

    def kind(self, view: Journey, page: int) -> str:
        """Whether everybody is there, has been there, or may go there next."""
        if page == view.location:
            return HERE
        if page in view.way:
            return PAST
        return NEXT if page in self.ahead(view) else ""

    def ahead(self, view: Journey) -> tuple[int, ...]:
        """The pages to which the open one leads; once the road is chosen, that one."""
        chosen = view.exit if view.phase in ON_THE_WAY else 0
        return (chosen,) if chosen else tuple(self.words.tour(view).exits[view.location])

    def _spot(self, view: Journey, page: Location, at: int, row: int) -> Spot:
        kind = self.kind(view, page.id)
        number = view.way.index(page.id) + 1 if kind == PAST else 0
        note = self.words.line(Says.stop(kind, n=number)) if kind else ""
        letters, drawn = self.words.demand_letters(page.id), str(page.id)
        return Spot(f"page:{page.id}", at, row, str(page.number), kind=kind, note=note, words=letters, drawn=drawn)

    # --- the drawing ------------------------------------------------------------------------------------------------

    def _one_book(self, view: Journey, stops: Column) -> list[str]:
        """A line of boxes, a line of names and a line of ways for each stop."""
        lines: list[str] = []
        for row, stop in enumerate(stops):
            lines += [boxes(stop, ACROSS), self._names(stop)]
            if row + 1 < len(stops):
                cells = [_cells(one, ACROSS) for one in stops[row : row + 2]]
                lines.append(self._road(view, row, ways(stop, stops[row + 1], ACROSS), *cells))
        return lines

    def _names(self, stop: Sequence[Location]) -> str:
        room = ACROSS // len(stop)  # two blanks between names: what stands nearer is moved together
        names = (shortened(self.words.say(f"page.{page.id}.name"), room - 2) for page in stop)
        return "".join(centred(name, room) for name in names)

    def _two_books(self, view: Journey, columns: Sequence[Column]) -> list[str]:
        """Numbers alone, the first book at the left."""
        gap, rounds = " " * GAP, len(columns[0])
        lines = [gap.join(centred(self._head(book), ROOM) for book in self.words.tour(view).books)]
        for row in range(rounds):
            lines.append(gap.join(boxes(column[row], ROOM) for column in columns))
            if row + 1 < rounds:
                between = gap.join(ways(column[row], column[row + 1], ROOM) for column in columns)
                cells = [_side_by_side(*(column[one] for column in columns)) for one in (row, row + 1)]
                lines.append(self._road(view, row, between, *cells))
        return lines

    def _head(self, book: int) -> str:
        one = self.words.content.books[book]
        return self.words.say("map.book", mark=one.mark, name=self.words.say(f"book.{one.id}.name"))

    def _road(self, view: Journey, row: int, line: str, above: Cells, below: Cells) -> str:
        """The ways below a row with the road over them: as it was taken, or from the open page to all it leads to."""
        way = view.way or [view.location]
        if row >= len(way):
            return line
        ends = way[row + 1 : row + 2] or self.ahead(view)
        return broad(line, above[way[row]], [below[page] for page in ends])


def _cells(stop: Sequence[Location], across: int, left: int = 0) -> Cells:
    """The cells in the middle of the boxes of a stop, by page."""
    return {page.id: left + centre for page, centre in zip(stop, centres(stop, across))}


def _side_by_side(*stops: Sequence[Location]) -> Cells:
    """The same for the stops of all books in a row."""
    found: dict[int, int] = {}
    for at, stop in enumerate(stops):
        found |= _cells(stop, ROOM, at * (ROOM + GAP))
    return found
