"""What only tours can get wrong: options that name other tours, books that do not fit together, too few encounters."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from dragonroads.games.almanac.books import Book
from dragonroads.games.almanac.tour_plans import TourList, TourPlan
from dragonroads.library.binder import Binder
from dragonroads.library.gamespec import GameSpec
from dragonroads.library.problems import quoted


def check_tours(binder: Binder, tours: TourList, books: Sequence[Book], spec: GameSpec) -> bool:
    """Whether every tour that a table can choose leads to an end; notes each problem where it was written."""
    before = len(binder.problems)
    _check_option(binder, spec, "tour", [plan.id for plan in tours.tours])
    _check_option(binder, spec, "first_book", [book.id for book in tours.books])
    if len({(book.supplies.starting_gold, book.supplies.fight_die) for book in books}) > 1:
        binder.complain(binder.node_of(tours, "books"), "books", "starting_gold and fight_die must be the same in both")
    for plan in tours.tours:
        _check_length(binder, plan, books)
        _check_encounters(binder, plan, books)
        _check_twins(binder, plan, books)
    return len(binder.problems) == before


def _check_option(binder: Binder, spec: GameSpec, name: str, wanted: Sequence[str]) -> None:
    """The table chooses from exactly what there is."""
    found = [option for option in spec.options if option.id == name]
    if [choice.id for option in found for choice in option.choices] != list(wanted):
        at = binder.node_of(found[0], "choices") if found else binder.node_of(spec, "options")
        binder.complain(at, name, f"expected the choices {', '.join(wanted)}")


def _check_length(binder: Binder, plan: TourPlan, books: Sequence[Book]) -> None:
    """All pages of a book take as many rounds as it has stops; going back makes it longer."""
    stops, back = max(page.stop for book in books for page in book.pages), 0
    if plan.crossing and plan.crossing.leads == "back":
        back = 2
    if plan.rounds != stops + back:
        binder.complain(binder.node_of(plan, "rounds"), "rounds", f"the road has {stops + back} stops")
    if plan.crossing and plan.crossing.last >= stops:
        binder.complain(binder.node_of(plan, "crossing"), "crossing", f"comes too late, there are {stops} stops")


def _check_encounters(binder: Binder, plan: TourPlan, books: Sequence[Book]) -> None:
    for letter, wanted in Counter(plan.encounters).items():
        for book in books:
            own = sum(card.letter == letter for card in book.encounters.encounters)
            if own < wanted:
                where = binder.node_of(plan, "encounters")
                binder.complain(where, "encounters", f"{quoted(book.id)} has only {own} of the letter {letter}")


def _check_twins(binder: Binder, plan: TourPlan, books: Sequence[Book]) -> None:
    """Where the road may leave a book, the other one has a page of the same number at the same stop."""
    if plan.crossing is None:
        return
    for book, other in zip(books, reversed(books)):
        stops = {page.id: page.stop for page in other.pages}
        for page in book.pages:
            if plan.crossing.first <= page.stop <= plan.crossing.last and stops.get(page.id) != page.stop:
                wrong = f"page {page.id} of {quoted(book.id)} has no twin in {quoted(other.id)}"
                binder.complain(binder.node_of(plan, "crossing"), "crossing", wrong)
                return
