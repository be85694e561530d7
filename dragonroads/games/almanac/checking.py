"""What only a whole box can get wrong: roads that lead nowhere, letters without four cards, unknown goods."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import get_args

from dragonroads.games.almanac.amounts import GOODS
from dragonroads.games.almanac.cards import LETTERS, EncounterList, GoodList, Standard
from dragonroads.games.almanac.locations import Location, SpaceSpec, Tile
from dragonroads.library.binder import Binder

STOPS = 6
STANDARD: tuple[str, ...] = get_args(Standard)


def check_box(binder: Binder, pages: Sequence[Location], encounters: EncounterList, goods: GoodList) -> bool:
    """Whether everything fits together; notes each problem where it was written."""
    before = len(binder.problems)
    if [good.id for good in goods.goods] != list(GOODS):
        binder.complain(binder.node_of(goods, "goods"), "goods", f"expected {', '.join(GOODS)} in this order")
    _check_road(binder, pages)
    _check_letters(binder, encounters)
    for page in pages:
        _check_spaces(binder, page)
        _check_places(binder, page)
    return len(binder.problems) == before


def _check_road(binder: Binder, pages: Sequence[Location]) -> None:
    """Every exit leads to a page one stop further on; there is one beginning."""
    by_id = {page.id: page for page in pages}
    if len(by_id) < len(pages):
        twice = next(page for page in pages if by_id[page.id] is not page)
        binder.complain(binder.node_of(twice, "id"), "id", f"a second page has the number {twice.id}")
    if pages and sum(page.stop == 1 for page in pages) != 1:
        binder.complain(binder.node_of(pages[0], "stop"), "stop", "exactly one page must be the first stop")
    for page in pages:
        wanted = 0 if page.stop == STOPS else 2
        if not len(page.exits) == len(set(page.exits)) == wanted:
            binder.complain(binder.node_of(page), "exits", "two exits are needed, none at the last stop")
        for leads_to in page.exits:
            if leads_to not in by_id:
                binder.complain(binder.node_of(page, "exits"), "exits", f"there is no page {leads_to}")
            elif by_id[leads_to].stop != page.stop + 1:
                binder.complain(binder.node_of(page, "exits"), "exits", f"page {leads_to} is not the next stop")


def _check_letters(binder: Binder, encounters: EncounterList) -> None:
    count = Counter(card.letter for card in encounters.encounters)
    for letter in LETTERS:
        if not count[letter]:  # type: ignore[index]
            binder.complain(binder.node_of(encounters, "encounters"), "encounters", f"none has the letter {letter}")


def _check_spaces(binder: Binder, page: Location) -> None:
    """A space has one action: one of the six is all that it does."""
    places: tuple[SpaceSpec | Tile, ...] = (*page.spaces, *page.placement.tiles)
    for place in places:
        if len(place.do) > 1 and any(deed.verb in STANDARD for deed in place.do):
            binder.complain(binder.node_of(place, "do"), "do", "one of the six actions stands alone on its space")


def _check_places(binder: Binder, page: Location) -> None:
    """Tokens lie on spaces that exist, and the sketch shows each space once."""
    ids = [space.id for space in page.spaces]
    for place in page.tokens:
        for one in place.spaces:
            if one not in ids:
                binder.complain(binder.node_of(place), "spaces", f"there is no space {one}")
    for one in ids:
        if page.sketch.count(f"{{{one}}}") != 1:
            binder.complain(binder.node_of(page, "sketch"), "sketch", f"must show {{{one}}} exactly once")
