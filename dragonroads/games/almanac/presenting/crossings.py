"""Ways over into the other book of a tour: which there are from each stop, and their arrows at the edge of the map."""

from __future__ import annotations

from collections.abc import Sequence

from dragonroads.games.almanac.presenting.lines import shortened
from dragonroads.games.almanac.tours import Tour

ARROW, TAKEN, INDENT = "─►", "═►", "  "
NAME = 12
"""Cells for the name of a page behind its box."""
NAMED = 2
"""With more ways than these at one stop there is room for their numbers alone."""


def crossings(tour: Tour, way: Sequence[int], stops: Sequence[Sequence[int]]) -> list[list[int]]:
    """For each stop of a book the pages of the other one to which it leads, as far as the journey can still come there.

    Of a stop where everybody has been, that is the page they were on.
    """
    own = {page for stop in stops for page in stop}
    reached = _reached(tour, way)
    return [sorted({to for page in stop if page in reached for to in tour.exits[page]} - own) for stop in stops]


def edge(pages: Sequence[tuple[int, str]], is_taken: bool) -> tuple[str, str]:
    """An arrow with the pages and their names, in the two lines of a stop."""
    if not pages:
        return "", ""
    arrow = TAKEN if is_taken else ARROW
    if len(pages) <= NAMED:
        upper, *lower = [f"{{{page}}} {shortened(name, NAME)}" for page, name in pages]
        return arrow + upper, "".join(INDENT + one for one in lower)
    found = [f"{{{page}}}" for page, _ in pages]
    half = (len(found) + 1) // 2
    return arrow + " ".join(found[:half]), INDENT + " ".join(found[half:])


def _reached(tour: Tour, way: Sequence[int]) -> set[int]:
    """The pages where everybody was, and all to which the last of them leads."""
    found, ahead = set(way), list(tour.exits[way[-1]])
    while ahead:
        page = ahead.pop()
        if page not in found:
            found.add(page)
            ahead += tour.exits[page]
    return found
