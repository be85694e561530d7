"""What one table travels: books, rounds and roads, and the cards and pieces that are in play."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeAlias

from dragonroads.engine.table import Card
from dragonroads.games.almanac.amounts import KINDS
from dragonroads.games.almanac.cards import LETTERS, CaravanCard, ContractCard, EncounterCard
from dragonroads.games.almanac.locations import Location, page_in
from dragonroads.games.almanac.tour_plans import Crossing, TourPlan

if TYPE_CHECKING:
    from dragonroads.games.almanac.content import AlmanacContent

Leads: TypeAlias = Callable[[int], tuple[int, ...]]
"""Page -> the pages that the Guide may choose from."""


@dataclass(eq=False, slots=True)
class Tour:
    """A journey as a table has chosen it; cards and pages by number."""

    id: str
    books: tuple[int, ...]
    """The books whose pages are visited, in this order."""
    rounds: int
    letters: Sequence[str]
    """The encounters by letter, in the order in which they are met."""
    goods: list[int]
    """How many there are of each kind."""
    guards: int
    starting: Sequence[int]
    caravans: list[Card]
    contracts: list[Card]
    encounters: dict[str, list[Card]]
    """By letter."""
    slips: list[Card]
    """What a globe can say."""
    first_page: int
    exits: dict[int, tuple[int, ...]]
    """For each page that can be reached the pages ahead; none at the end of the road."""
    round_of: dict[int, int]
    """The round in which a page is visited, if it is."""
    finales: list[int] = field(init=False)
    """The pages at the end of the road."""
    roads: set[tuple[int, int]] = field(init=False)
    encounters_in_all: int = field(init=False)

    def __post_init__(self) -> None:
        self.finales = sorted([page for page, ahead in self.exits.items() if not ahead])
        self.roads = {(page, following) for page, ahead in self.exits.items() for following in ahead}
        self.encounters_in_all = sum(map(len, self.encounters.values()))


def tours_of(content: AlmanacContent) -> dict[str, Tour]:
    """Every tour by its name, `<plan>/<first book>`; a box by itself has one, without a name."""
    if not content.plans:
        return {"": _tour(content, _plain(content), "", (0,))}
    first = range(len(content.books))
    made = [
        _tour(content, plan, f"{plan.id}/{content.books[one].id}", (one, 1 - one) if plan.crossing else (one,))
        for plan in content.plans
        for one in first
    ]
    return {tour.id: tour for tour in made}


def _plain(content: AlmanacContent) -> TourPlan:
    """A round for each stop, one encounter of each letter, and everything that is in the box."""
    rounds = max(page.stop for page in content.locations.values())
    letters = tuple(card.letter for card in content.encounters)
    return TourPlan("box", rounds, tuple(sorted(set(letters))), content.goods[0].count, content.supplies.guards)


def _tour(content: AlmanacContent, plan: TourPlan, name: str, books: tuple[int, ...]) -> Tour:
    allowed = {"", *(content.books[book].id for book in books)}
    exits = _reached(_first_page(content, books[0]), _leads(content, plan.crossing, books))
    met = _with_leave(content.encounters, allowed)
    late = plan.rounds - max(content.locations[page].stop for page in exits)
    return Tour(
        id=name,
        books=books,
        rounds=plan.rounds,
        letters=plan.encounters,
        goods=[plan.goods for _ in KINDS],
        guards=plan.guards,
        starting=_starting(content, books[0]),
        caravans=_with_leave(content.caravans, allowed),
        contracts=_with_leave(content.contracts, allowed),
        encounters={one: [card for card in met if content.encounters[card].letter == one] for one in LETTERS},
        slips=[card for card, slip in enumerate(content.slips) if slip.page in exits],
        first_page=next(iter(exits)),
        exits=exits,
        round_of={page: _round_of(content.locations[page], books, late) for page in exits},
    )


# --- what is in play --------------------------------------------------------------------------------------------------


def _with_leave(cards: Sequence[CaravanCard | ContractCard | EncounterCard], allowed: set[str]) -> list[Card]:
    """A card that speaks of one book stays at home where that book is not visited."""
    return [card for card, one in enumerate(cards) if one.book in allowed]


def _starting(content: AlmanacContent, book: int) -> range:
    first = sum(len(one.caravans.starting) for one in content.books[:book])
    return range(first, first + len(content.books[book].caravans.starting))


# --- the road ---------------------------------------------------------------------------------------------------------


def _first_page(content: AlmanacContent, book: int) -> int:
    return next(page.id for page in content.locations.values() if page.book == book and page.stop == 1)


def _leads(content: AlmanacContent, crossing: Crossing | None, books: tuple[int, ...]) -> Leads:
    """The exits of a page; in the first book, once it may be left, the ways over into the other one as well."""

    def ahead(number: int) -> tuple[int, ...]:
        page = content.locations[number]
        if crossing is None or page.book != books[0] or page.stop < crossing.first:
            return page.exits
        over = _ways_over(content, crossing, page_in(books[-1], page.number))
        return over if page.stop == crossing.last else (*page.exits, *over)

    return ahead


def _ways_over(content: AlmanacContent, crossing: Crossing, twin: int) -> tuple[int, ...]:
    if crossing.leads == "on":
        return content.locations[twin].exits
    return tuple(page.id for page in content.locations.values() if twin in page.exits)


def _reached(first_page: int, leads: Leads) -> dict[int, tuple[int, ...]]:
    """Every page that some road leads to, with the pages ahead of it."""
    found: dict[int, tuple[int, ...]] = {}
    waiting = [first_page]
    for page in waiting:
        if page not in found:
            found[page] = leads(page)
            waiting += found[page]
    return found


def _round_of(page: Location, books: Iterable[int], late: int) -> int:
    """In its first book a tour comes to a stop in the round of the same number; the last one ends with the tour."""
    *_, last = books
    return page.stop + (late if page.book == last else 0)
