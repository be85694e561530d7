"""What only a whole box can get wrong: roads that lead nowhere, letters without four cards, unknown goods."""

from __future__ import annotations

from collections.abc import Sequence

from dragonroads.games.almanac.amounts import GOODS
from dragonroads.games.almanac.books import Book
from dragonroads.games.almanac.cards import LETTERS, EncounterList, GoodList, TokenList
from dragonroads.games.almanac.checking_pages import PLAYERS, check_page
from dragonroads.games.almanac.locations import Location
from dragonroads.library.binder import Binder

STOPS = 6


def check_books(binder: Binder, books: Sequence[Book], goods: GoodList) -> bool:
    """Whether everything fits together; notes each problem where it was written."""
    before = len(binder.problems)
    if [good.id for good in goods.goods] != list(GOODS):
        binder.complain(binder.node_of(goods, "goods"), "goods", f"expected {', '.join(GOODS)} in this order")
    for book in books:
        _check_road(binder, book.pages)
        _check_letters(binder, book.encounters)
        _check_tokens(binder, book.tokens, book.pages)
        for page in book.pages:
            check_page(binder, page)
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
            written = binder.node_of(page, "exits") if page.exits else binder.node_of(page)
            binder.complain(written, "exits", "two exits are needed, none at the last stop")
        for leads_to in page.exits:
            if leads_to not in by_id:
                binder.complain(binder.node_of(page, "exits"), "exits", f"there is no page {leads_to}")
            elif by_id[leads_to].stop != page.stop + 1:
                binder.complain(binder.node_of(page, "exits"), "exits", f"page {leads_to} is not the next stop")


def _check_letters(binder: Binder, encounters: EncounterList) -> None:
    found = {str(card.letter) for card in encounters.encounters}
    for letter in LETTERS:
        if letter not in found:
            binder.complain(binder.node_of(encounters, "encounters"), "encounters", f"none has the letter {letter}")


def _check_tokens(binder: Binder, tokens: TokenList, pages: Sequence[Location]) -> None:
    """Letters go to pages that exist, one for each; a set has a value for every number of tokens and players."""
    numbers = [page.id for page in pages]
    for token in tokens.tokens:
        for leads_to in token.destinations:
            if leads_to not in numbers:
                binder.complain(binder.node_of(token, "destinations"), "destinations", f"there is no page {leads_to}")
        if token.destinations and len(token.destinations) != token.count:
            binder.complain(binder.node_of(token, "destinations"), "destinations", f"expected {token.count} of them")
        if token.set_fame and [len(token.set_fame.get(players, ())) for players in PLAYERS] != [token.count] * 3:
            wrong = f"needs {token.count} values each for 2, 3 and 4 players"
            binder.complain(binder.node_of(token, "set_fame"), "set_fame", wrong)
