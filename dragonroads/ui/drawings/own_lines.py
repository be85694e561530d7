"""What a seat keeps behind its screen, in short: lines beside a table, for the own eyes alone."""

from __future__ import annotations

from collections.abc import Sequence

from dragonroads.games.presenter import Section
from dragonroads.library.words import Catalog
from dragonroads.ui.drawing import Line, Span, cut_lines, fill, wrap, wrap_in

MOST_OWN, MOST_NEWS = 2, 3
"""Lines of the strip above a question, and of what only its seat was told."""
GAP = " · "


def in_short(section: Section) -> str:
    """`Purse: 17 gold`: what is set in belongs to the line above it, and stays away."""
    heads = [line.split("  ")[0] for line in section.lines]
    return f"{section.title}: {', '.join(filter(None, heads))}"


def own_lines(sections: Sequence[Section], room: int) -> list[Line]:
    """A line for each part of it, wrapped where it has to be."""
    told = [part for section in sections for part in wrap(in_short(section), room - 4, indent=2)]
    return [(Span(f"  {part}", "note"),) for part in told]


def strip(sections: Sequence[Section], room: int) -> list[Line]:
    """All parts one behind the other in a line or two; the side itself has the rest."""
    told = GAP.join(map(in_short, sections))
    return [(Span(f" {part}", "note"),) for part in wrap_in(told, room - 2, MOST_OWN)] if told else []


def since(news: Sequence[str], catalog: Catalog, room: int) -> list[Line]:
    """What this seat alone was told since it last looked; nothing where nothing was."""
    if not news:
        return []
    first, *rest = news
    told = (catalog.say("ui.since", told=first), *rest)
    lines: list[Line] = [
        (Span(fill(f" {part}", room), "secret"),) for one in told for part in wrap(one, room - 2, indent=2)
    ]
    return cut_lines(lines, MOST_NEWS)
