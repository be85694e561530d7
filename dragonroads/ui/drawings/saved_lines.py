"""The saved tables drawn: one line for each, and what can be said about the one under the cursor."""

from __future__ import annotations

import datetime
from collections.abc import Mapping, Sequence

from dragonroads.library.words import Catalog
from dragonroads.saves.beginning import plain_stem
from dragonroads.saves.listing import Standing
from dragonroads.ui.drawing import Line, Span, cut, fill, width, wrap
from dragonroads.ui.drawings.row_places import SAME

TABLE = "table:"
MOST_STATE = 16


def place_of(one: Standing) -> str:
    """The place of a table in the list."""
    return f"{TABLE}{one.path.name}"


def shown_name(one: Standing) -> str:
    """What people called the table, unless its file has another name by now."""
    return one.title if one.title and one.name.startswith(plain_stem(one.title)) else one.name


def trouble_of(one: Standing) -> str:
    """What is wrong with a table; which file it is, people see already."""
    return one.trouble.removeprefix(f"{one.path}: ")


def state_of(one: Standing, words: Catalog) -> str:
    """How far a table is, in a word or two."""
    if one.trouble:
        return words.say("cli.state_trouble")
    return words.say("cli.state_over" if one.over else "cli.state_round", n=one.round)


def when_of(one: Standing, now: datetime.datetime) -> str:
    """The day it was last played, the minute if that was today; nothing when the file has gone meanwhile."""
    day, _, minute = one.when.partition(" ")
    return minute if day == now.strftime("%Y-%m-%d") else day


def saved_lines(
    found: Sequence[Standing], games: Mapping[str, str], words: Catalog, room: int, now: datetime.datetime
) -> list[Line]:
    """All tables in columns; when there is little room the people go first, they are told below."""
    cells = [
        (
            shown_name(one),
            games.get(one.game, one.game.replace("_", "-")),
            ", ".join(one.people),
            state_of(one, words),
            when_of(one, now),
        )
        for one in found
    ]
    widths = _widths(cells, room - 2)
    return [_line(one, row, widths) for one, row in zip(found, cells)]


def _widths(cells: Sequence[tuple[str, ...]], room: int) -> list[int]:
    """Every column as wide as it needs, until the line is full; names give way first, then people, then games.

    Where not even that is enough there are no people; they are told below.
    """
    widths = [max((width(row[at]) for row in cells), default=0) for at in range(5)]
    widths[3] = min(widths[3], MOST_STATE)
    least = (22, 8, 10, widths[3], widths[4])
    for at in (0, 2, 1):
        over = sum(widths) + 2 * (len(widths) - 1) - room
        widths[at] = max(min(least[at], widths[at]), widths[at] - max(0, over))
    if sum(widths) + 2 * (len(widths) - 1) > room:
        widths[2] = 0
        widths[1] = min(max((width(row[1]) for row in cells), default=0), room - sum(widths) + widths[1] - 6)
    return widths


def _line(one: Standing, row: tuple[str, ...], widths: Sequence[int]) -> Line:
    tones = ("strong", "note", "plain", _tone(one), "dim")
    place = place_of(one)
    shown = [fill(cell, room) for cell, room in zip(row, widths)]
    return (
        Span(f" {shown[0]}", tones[0] if not one.trouble else "closed", place),
        *(Span(f"  {text}", tone, SAME + place) for text, tone in list(zip(shown, tones))[1:] if text),
    )


def _tone(one: Standing) -> str:
    return "bad" if one.trouble else "dim" if one.over else "good"


def about_table(one: Standing, words: Catalog, room: int, most: int) -> list[Line]:
    """The whole name and the people of a table, and what is wrong with it if something is."""
    lines: list[Line] = [(Span("─" * room, "frame"),)]
    people = ", ".join(one.people)
    name = cut(one.name, max(10, room - 4 - min(width(people), room // 2)))
    lines.append((Span(f" {name}", "strong"), Span(f"  {cut(people, max(0, room - width(name) - 4))}", "plain")))
    if one.trouble:
        told = [*wrap(trouble_of(one), room - 2), *wrap(words.say("ui.saved.trouble"), room - 2)]
        lines += [(Span(f" {line}", "warn"),) for line in told]
    else:
        key = "ui.saved.about_over" if one.over else "ui.saved.about"
        lines += [(Span(f" {line}", "dim"),) for line in wrap(words.say(key), room - 2)]
    return lines[:most]
