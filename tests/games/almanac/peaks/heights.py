"""Pages of Crystal Peaks in one line, and what a front end shows of them."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

from dragonroads.engine.table import Seat
from dragonroads.engine.views import Sight, see
from dragonroads.games.almanac.locations import Location
from dragonroads.games.presenter import Label, Presenter
from dragonroads.shelf import Shelf
from tests.engine.playing import asked
from tests.games.almanac.matches import as_match
from tests.games.almanac.screens import happened
from tests.games.almanac.situations import Situation, content, loaded, on_page

PEAKS = "crystal_peaks"
NAMES = ("Ana", "Ben", "Cleo", "Dora")
PLAYERS = (2, 3, 4)


def on_peak(page: int, **more: Any) -> Situation:
    """`on_page` for a page of Crystal Peaks."""
    return on_page(page, box=PEAKS, **more)


def laid_out(page: int, dice: Iterable[int], **more: Any) -> Situation:
    """The same, with these rolls while the page is laid out."""
    return on_peak(page, phase="lay_out", dice=dice, **more).until("turn")


def page(number: int) -> Location:
    """A page as its file describes it."""
    return content(PEAKS).locations[number]


def sizes(page: int) -> list[int]:
    """How many spaces a page has for two, three and four players."""
    return [len(content(PEAKS).pages(seats)[page].spaces) for seats in PLAYERS]


def dusk(table: Situation) -> Situation:
    """All placing is over."""
    table.state.phase = "finish_page"
    return table.step()


def areas(table: Situation, seat: Seat = 0) -> str:
    """The letters of the areas where a player could place."""
    return "".join(sorted({space[0] for space in table.spaces(seat)}))


# --- in words -------------------------------------------------------------------------------------------------------


@cache
def presenter() -> Presenter:
    """The words of the box for four people."""
    return loaded(PEAKS).present(Shelf(cache=None).catalog("en", loaded(PEAKS)), NAMES)


def notes(table: Situation) -> str:
    """What stands first beside the page."""
    return presenter().board(see(table.state, Sight(None))).notes[0]


def said(table: Situation, kind: str) -> list[str]:
    """Every event of a kind in words, without the blanks in front."""
    view = see(table.state, Sight(None))
    return [presenter().event(view, happened(kind, *args)).strip() for args in table.heard(kind)]


def offered(table: Situation, pick: str = "") -> dict[str, Label]:
    """The options of the next question in words, by their keys; where one is picked, of the question after that."""
    match = as_match(table, PEAKS)
    if pick:
        match.answer(asked(match)[0].seat, asked(match)[0].n, pick)
    question = asked(match)[0]
    view = match.view(question.seat)
    return {question.key(at): presenter().option(view, question, one) for at, one in enumerate(question.options)}
