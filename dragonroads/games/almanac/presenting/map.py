"""The branching road as a drawn map: a box for each page, stop by stop, and the ways between them."""

from __future__ import annotations

from collections.abc import Sequence

from dragonroads.engine.views import View
from dragonroads.games.almanac.locations import Location
from dragonroads.games.almanac.presenting.lines import centred, shortened
from dragonroads.games.almanac.presenting.seen import AT_AN_ENCOUNTER
from dragonroads.games.almanac.presenting.ways import boxes, centres, over, ways
from dragonroads.games.almanac.presenting.words import JourneyWords
from dragonroads.games.almanac.tours import Tour
from dragonroads.games.presenter import Board, Spot

ACROSS = 76
"""Cells of the map of one book."""
ROOM, GAP = 39, 2
"""Cells of each book where there are two, and between them."""
HERE, PAST, NEXT = "here", "past", "next"
ON_THE_WAY = (*AT_AN_ENCOUNTER, "clean_up")
"""Phases in which the road has been chosen."""
Column = Sequence[Sequence[Location]]
"""For each round the pages of one book that can be visited then."""


class MapWords:
    """Draws the whole road from the rounds and exits of the pages; two books stand side by side."""

    def __init__(self, words: JourneyWords) -> None:
        self.words = words

    def board(self, view: View) -> Board:
        """Every page, with the way travelled, the open page and the pages ahead."""
        tour = self.words.tour(view)
        columns = [self._column(tour, book) for book in tour.books]
        rows = [[page for column in columns for page in column[row]] for row in range(tour.rounds)]
        spots = [self._spot(view, page, at, row) for row, stop in enumerate(rows) for at, page in enumerate(stop)]
        title = self.words.say("map.title", game=self.words.say("game.name"))
        sketch = self._one_book(columns[0]) if len(columns) == 1 else self._two_books(view, columns)
        return Board(title, tuple(spots), (), (self.words.say("legend.map"),), tuple(line.rstrip() for line in sketch))

    def _column(self, tour: Tour, book: int) -> Column:
        """The pages of a book, by the rounds in which they can be visited."""
        pages = [self.words.content.locations[page] for page in sorted(tour.exits)]
        own = [page for page in pages if page.book == book]
        return [[page for page in own if tour.round_of[page.id] == one] for one in range(1, tour.rounds + 1)]

    def kind(self, view: View, page: int) -> str:
        """Whether everybody is there, has been there, or may go there next."""
        if page == view["location"]:
            return HERE
        if page in view["way"]:
            return PAST
        chosen = view["exit"] if view["phase"] in ON_THE_WAY else 0
        ahead = (chosen,) if chosen else self.words.tour(view).exits[view["location"]]
        return NEXT if page in ahead else ""

    def _spot(self, view: View, page: Location, at: int, row: int) -> Spot:
        kind = self.kind(view, page.id)
        number = view["way"].index(page.id) + 1 if kind == PAST else 0
        note = self.words.say(f"map.{kind}", n=number) if kind else ""
        letters, drawn = self.words.demand_letters(page.id), str(page.id)
        return Spot(f"page:{page.id}", at, row, str(page.number), kind=kind, note=note, words=letters, drawn=drawn)

    # --- the drawing ------------------------------------------------------------------------------------------------

    def _one_book(self, stops: Column) -> list[str]:
        """A line of boxes, a line of names and a line of ways for each stop."""
        lines: list[str] = []
        for row, stop in enumerate(stops):
            lines += [boxes(stop, ACROSS), self._names(stop)]
            if row + 1 < len(stops):
                lines.append(ways(stop, stops[row + 1], ACROSS))
        return lines

    def _names(self, stop: Sequence[Location]) -> str:
        room = ACROSS // len(stop)
        names = (shortened(self.words.say(f"page.{page.id}.name"), room - 1) for page in stop)
        return "".join(centred(name, room) for name in names)

    def _two_books(self, view: View, columns: Sequence[Column]) -> list[str]:
        """Numbers alone, the first book at the left, and the way over where it was taken."""
        gap, rounds = " " * GAP, len(columns[0])
        lines = [gap.join(centred(self._head(book), ROOM) for book in self.words.tour(view).books)]
        for row in range(rounds):
            lines.append(gap.join(boxes(column[row], ROOM) for column in columns))
            if row + 1 < rounds:
                between = gap.join(ways(column[row], column[row + 1], ROOM) for column in columns)
                lines.append(over(between, *self._crossing(view, columns, row)))
        return lines

    def _head(self, book: int) -> str:
        one = self.words.content.books[book]
        return self.words.say("map.book", mark=one.mark, name=self.words.say(f"book.{one.id}.name"))

    def _crossing(self, view: View, columns: Sequence[Column], row: int) -> tuple[int, ...]:
        """The cells between which the road has left the first book below this row; none if it has not."""
        chosen = [view["exit"]] if view["phase"] in ON_THE_WAY else []
        taken = [*view["way"], *chosen][row : row + 2]
        left = dict(zip((page.id for page in columns[0][row]), centres(columns[0][row], ROOM)))
        right = dict(zip((page.id for page in columns[1][row + 1]), centres(columns[1][row + 1], ROOM)))
        if len(taken) < 2 or taken[0] not in left or taken[1] not in right:
            return ()
        return left[taken[0]], ROOM + GAP + right[taken[1]]
