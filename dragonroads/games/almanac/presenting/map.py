"""The branching road as a drawn map: a sheet for each book, with a box for each page and the ways between them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from dragonroads.engine.line import Texts, text
from dragonroads.games.almanac.locations import Location
from dragonroads.games.almanac.model import Journey
from dragonroads.games.almanac.presenting.crossings import crossings, edge
from dragonroads.games.almanac.presenting.facts import AT_AN_ENCOUNTER
from dragonroads.games.almanac.presenting.lines import centred, shortened
from dragonroads.games.almanac.presenting.ways import boxes, broad, centres, ways
from dragonroads.games.almanac.presenting.words import JourneyWords
from dragonroads.games.almanac.tours import Tour
from dragonroads.games.presenter import Board, Spot

ACROSS = 80
"""Cells of the map of a journey through one book."""
BESIDE_EDGE = 56
"""Cells of a book from which ways lead over into another one; the rest is for their arrows."""
HERE, PAST, NEXT = "here", "past", "next"
ON_THE_WAY = (*AT_AN_ENCOUNTER, "clean_up")
"""Phases in which the road has been chosen."""
Stops = Sequence[Sequence[Location]]
"""For each round the pages of one book that can be visited then."""
Cells = Mapping[int, int]
"""For each page the cell under or over which ways begin and end."""


class Says(Texts):
    """Where a page lies on the way."""

    family = ""
    stop = text("here", "past", "next", key="map", n=str)


class MapWords:
    """Draws the whole road from the rounds and exits of the pages, book by book."""

    def __init__(self, words: JourneyWords) -> None:
        self.words = words

    def boards(self, view: Journey) -> list[Board]:
        """Every page, with the way travelled, the open page and the pages ahead; first the book that lies open."""
        books = self.words.tour(view).books
        open_now = self.words.content.locations[view.location].book
        return [self._sheet(view, book) for book in sorted(books, key=lambda book: book != open_now)]

    def _sheet(self, view: Journey, book: int) -> Board:
        tour = self.words.tour(view)
        stops, over = self._stops(tour, book), crossings(tour, self._way(view), self._in(tour, book))
        across = BESIDE_EDGE if any(over) else ACROSS
        spots = [
            self._spot(view, page, at, row)
            for row, (stop, others) in enumerate(zip(stops, over))
            for at, page in enumerate((*stop, *(self.words.content.locations[one] for one in others)))
        ]
        sketch = tuple(line.rstrip() for line in self._drawn(view, stops, over, across))
        legend = (self.words.say("legend.map"),)
        return Board(self._title(tour, book), tuple(spots), self._notes(tour, book), legend, sketch)

    def _title(self, tour: Tour, book: int) -> str:
        """The game, or the book where there are two."""
        if len(tour.books) > 1:
            return self._book(book)
        return self.words.say("map.title", game=self.words.say("game.name"))

    def _notes(self, tour: Tour, book: int) -> tuple[str, ...]:
        """The other book."""
        return tuple(self._book(one) for one in tour.books if one != book)

    def _book(self, book: int) -> str:
        one = self.words.content.books[book]
        return self.words.say("map.book", mark=one.mark, name=self.words.say(f"book.{one.id}.name"))

    def _in(self, tour: Tour, book: int) -> list[list[int]]:
        """For each round the pages of a book, by their ids."""
        own = [page for page in sorted(tour.exits) if self.words.content.locations[page].book == book]
        return [[page for page in own if tour.round_of[page] == one] for one in range(1, tour.rounds + 1)]

    def _stops(self, tour: Tour, book: int) -> Stops:
        return [[self.words.content.locations[page] for page in row] for row in self._in(tour, book)]

    def _way(self, view: Journey) -> list[int]:
        return list(view.way) or [view.location]

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

    def _drawn(self, view: Journey, stops: Stops, over: Sequence[Sequence[int]], across: int) -> list[str]:
        """For each stop of the book a line of boxes, a line of names and a line of ways; arrows stand at the edge."""
        lines: list[str] = []
        for row, (stop, others) in enumerate(zip(stops, over)):
            if not stop:
                continue
            road = {*self._way(view), *self.ahead(view)}
            upper, lower = edge([(one, self._name(one)) for one in others], is_taken=not road.isdisjoint(others))
            lines += [boxes(stop, across) + upper, self._names(stop, across) + lower]
            if row + 1 < len(stops) and stops[row + 1]:
                cells = [_cells(one, across) for one in stops[row : row + 2]]
                lines.append(self._road(view, row, ways(stop, stops[row + 1], across), *cells))
        return lines

    def _names(self, stop: Sequence[Location], across: int) -> str:
        room = across // len(stop)  # two blanks between names: what stands nearer is moved together
        return "".join(centred(shortened(self._name(page.id), room - 2), room) for page in stop)

    def _name(self, page: int) -> str:
        return self.words.say(f"page.{page}.name")

    def _road(self, view: Journey, row: int, line: str, above: Cells, below: Cells) -> str:
        """The ways below a row with the road over them: as it was taken, or from the open page to all it leads to."""
        way = self._way(view)
        if row >= len(way) or way[row] not in above:
            return line
        ends = [below[page] for page in way[row + 1 : row + 2] or self.ahead(view) if page in below]
        return broad(line, above[way[row]], ends) if ends else line


def _cells(stop: Sequence[Location], across: int) -> Cells:
    """The cells in the middle of the boxes of a stop, by page."""
    return {page.id: centre for page, centre in zip(stop, centres(stop, across))}
