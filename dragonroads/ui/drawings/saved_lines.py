"""The saved tables drawn: a sheet with a line for each, and one with what can be said about the lit one."""

from __future__ import annotations

import datetime
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from dragonroads.engine.line import Texts, text
from dragonroads.gamekit.facts.people import Badge
from dragonroads.gamekit.facts.progress import Bar
from dragonroads.library.words import Catalog
from dragonroads.saves.beginning import plain_stem
from dragonroads.saves.listing import Standing
from dragonroads.ui.drawing import NO_BREAK, Line, Span, cut, fill, width, wrap
from dragonroads.ui.drawings.pages import inside, on_table, paper, pointed, scrolled
from dragonroads.ui.drawings.row_places import SAME
from dragonroads.ui.kit.bars import bars
from dragonroads.ui.kit.sheet import EDGES, PAPER, sheet

TABLE = "table:"
MOST_STATE = 16
LEAST_NAME = 19
PEOPLE = 2
"""The column of the people."""
LEAST_ABOUT = 7
"""Lines of the lower sheet, whatever the list needs."""
MOST_ABOUT = 14


class Says(Texts):
    """What is said of saved tables."""

    family = "ui.saved"
    shelf, order, trouble, about, about_over = text(), text(), text(), text(), text()
    facts = text(n=int, answers=int, day=str)
    people = text(n=int)


@dataclass(frozen=True, slots=True)
class Tables:
    """Everything the sheets show."""

    found: Sequence[Standing]
    games: Mapping[str, str]
    words: Catalog
    now: datetime.datetime
    empty: str = ""
    """What is said where no table is."""


def place_of(one: Standing) -> str:
    """The place of a table in the list."""
    return f"{TABLE}{one.path.name}"


def shown_name(one: Standing) -> str:
    """What people called the table, unless its file has another name by now."""
    return one.title if one.title and one.name.startswith(plain_stem(one.title)) else one.name


def trouble_of(one: Standing, words: Catalog) -> str:
    """What is wrong with a table; which file it is, people see already."""
    return one.trouble_in(words).removeprefix(str(one.path)).lstrip(f"{NO_BREAK}: ")


def state_of(one: Standing, words: Catalog) -> str:
    """How far a table is, in a word or two."""
    if one.trouble:
        return words.say("cli.state_trouble")
    return words.say("cli.state_over" if one.over else "cli.state_round", n=one.round)


def when_of(one: Standing, now: datetime.datetime) -> str:
    """The day it was last played, the minute if that was today; nothing when the file has gone meanwhile."""
    day, _, minute = one.when.partition(" ")
    return minute if day == now.strftime("%Y-%m-%d") else day


def saved_lines(tables: Tables, room: int, height: int, cursor: str, top: int) -> tuple[list[Line], int]:
    """Both sheets in exactly so many lines, and where the list begins now."""
    where, say = paper(room, height), tables.words.say
    here = next((nth for nth, one in enumerate(tables.found) if place_of(one) == cursor), 0)
    about = _about(tables, tables.found[here], inside(where.room)) if tables.found else []
    most = where.height - max(LEAST_ABOUT, min(MOST_ABOUT, len(about) + EDGES)) if about else where.height
    rows = _rows(tables, inside(where.room), cursor)
    seen = scrolled(rows, [here], top, max(1, most - EDGES))
    listed = sheet(
        seen.lines,
        where.room,
        len(seen.lines) + EDGES,
        say(Says.shelf()),
        say(Says.order()),
        say("ui.below", n=seen.below) if seen.below else "",
    )
    if about:
        one = tables.found[here]
        rest = min(where.height - len(listed), len(about) + EDGES)
        game = tables.games.get(one.game, one.game.replace("_", "-"))
        listed += sheet(about, where.room, max(EDGES, rest), shown_name(one), game)
    return on_table(listed, where, height), seen.top


def _rows(tables: Tables, room: int, cursor: str) -> list[Line]:
    """All tables in columns; people who do not all fit are counted, the lit table names them below."""
    if not tables.found:
        return [(Span(cut(tables.empty, room), "dim"),)]
    counts = [tables.words.say(Says.people(n=len(one.people))) if one.people else "" for one in tables.found]
    cells = [_cells(tables, one) for one in tables.found]
    widths = _widths(cells, room - 2, max(map(width, counts)))
    cells = [_counted(row, count, widths[PEOPLE]) for row, count in zip(cells, counts)]
    return [_line(one, row, widths, place_of(one) == cursor) for one, row in zip(tables.found, cells)]


def _cells(tables: Tables, one: Standing) -> tuple[str, ...]:
    game = tables.games.get(one.game, one.game.replace("_", "-"))
    people = ", ".join(one.people)
    return shown_name(one), game, people, state_of(one, tables.words), when_of(one, tables.now)


def _counted(row: tuple[str, ...], count: str, room: int) -> tuple[str, ...]:
    """The same line, with the people only counted where there is no room for all their names."""
    people = next((told for told in (row[PEOPLE], count) if width(told) <= room), "")
    return (*row[:PEOPLE], people, *row[PEOPLE + 1 :])


def _widths(cells: Sequence[tuple[str, ...]], room: int, count: int) -> list[int]:
    """Every column as wide as it needs, until the line is full; names give way first, then people.

    Where not even that is enough there are no people, they are told below; games give way last.
    """
    widths = [max((width(row[at]) for row in cells), default=0) for at in range(5)]
    widths[3] = min(widths[3], MOST_STATE)
    for at, least in ((0, LEAST_NAME), (PEOPLE, count)):
        over = sum(widths) + 2 * (len(widths) - 1) - room
        widths[at] = max(min(least, widths[at]), widths[at] - max(0, over))
    if sum(widths) + 2 * (len(widths) - 1) > room:
        widths[PEOPLE] = 0
        widths[1] = min(widths[1], room - sum(widths) + widths[1] - 6)
    return widths


def _line(one: Standing, row: tuple[str, ...], widths: Sequence[int], is_here: bool) -> Line:
    tones = ("strong", "plain", "dim", "bad" if one.trouble else "dim" if one.over else "good", "dim")
    place = place_of(one)
    shown = [fill(cell, room) for cell, room in zip(row, widths)]
    first = Span(f"  {shown[0]}", tones[0] if not one.trouble else "closed", place)
    rest = [Span(f"  {text}", tone, SAME + place) for text, tone in list(zip(shown, tones))[1:] if text]
    return pointed((first, *rest), place, is_here)


def _about(tables: Tables, one: Standing, room: int) -> list[Line]:
    """People, what Enter does, how far everybody is; or what is wrong and what can be done."""
    say = tables.words.say
    lines: list[Line] = [(Span(line, "strong"),) for line in wrap(", ".join(one.people) or one.name, room)[:2]]
    if one.trouble:
        lines += [(Span(line, "bad"),) for line in wrap(trouble_of(one, tables.words), room)]
        return [*lines, *((Span(line),) for line in wrap(say(Says.trouble()), room))]
    told = say(Says.about_over() if one.over else Says.about())
    lines += [(Span(line),) for line in wrap(told, room)]
    if any(seat.value for seat in one.reached):
        lines += [(), *reached_bars(one, min(room, 70))]
    facts = Says.facts(n=one.round, answers=one.answers, day=one.when or "?")
    return [*lines, (), (Span(cut(say(facts), room), "dim"),)]


def reached_bars(one: Standing, room: int) -> list[Line]:
    """How far everybody has come."""
    rows = [Bar(Badge(seat.letter, seat.tone), seat.name, 0, seat.value, str(seat.value)) for seat in one.reached]
    return bars(rows, room, PAPER, most_name=16)
