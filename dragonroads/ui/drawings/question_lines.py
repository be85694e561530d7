"""A question drawn: what is asked, what can be picked with its effect, and what is closed with the reason."""

from __future__ import annotations

from dataclasses import dataclass, replace

from dragonroads.library.words import Catalog
from dragonroads.ui.asking import Asking, Row
from dragonroads.ui.drawing import Line, Span, cut, fill, fit, line_width, width, wrap, wrap_in
from dragonroads.ui.glyphs import Glyphs
from dragonroads.ui.kit.number_chooser import NUMBER as NUMBER_PLACE
from dragonroads.ui.kit.number_chooser import NumberChoice, number_chooser

OPTION = "option:"
"""The beginning of the places of the list; the rest is the line's number."""
MOST_LABEL = 40
GRID_FROM, GRID_CELL = 9, 18
NUMBER = 3
RUN_FROM = 4
"""Fewer numbers are a list, each with what follows from it."""
MOST_HELP = 2
"""Lines of help above a list."""


@dataclass(frozen=True, slots=True)
class Desk:
    """Where a question is drawn."""

    catalog: Catalog
    glyphs: Glyphs
    room: int


def option_place(at: int) -> str:
    """The place of a line of the list."""
    return f"{OPTION}{at}"


def heading(asking: Asking, desk: Desk, who: str, tone: str) -> list[Line]:
    """Who is asked what, the help to it, and once why none of it can be taken back, in at most three lines."""
    lines, mark = _heading(asking, desk, who, tone), _said_once(asking, desk)
    if not mark:
        return lines
    if len(lines) < MOST_HELP + 1 and line_width(lines[-1]) + width(mark) > desk.room:
        return [*lines, (Span(mark, "warn"),)]
    return [*lines[:-1], (*fit(lines[-1], desk.room - width(mark)), Span(mark, "warn"))]


def _heading(asking: Asking, desk: Desk, who: str, tone: str) -> list[Line]:
    names = asking.asked.title.startswith(asking.session.person(asking.question.seat))
    room = desk.room - (2 if names else width(who) + 4)
    first, *rest = wrap(asking.asked.title, max(8, room))
    head: Line = (Span(f" {first} ", "strong"),)
    if not names:  # a question that calls somebody by name needs no other name before it
        head = (Span(f" {who} ", tone), Span(f" {fill(first, max(0, room))} ", "strong"))
    state = _state(asking, desk)
    told = state or asking.asked.help
    if rest and (not state or asking.choice.is_ticked):  # the whole question matters more than the help to it
        head_lines = [head, (Span(f" {cut(' '.join(rest), desk.room - 2)}", "strong"),)]
        return [*head_lines, (Span(f" {cut(told, desk.room - 2)}", "dim"),)] if told else head_lines
    return [head, *((Span(f" {line}", "dim"),) for line in wrap_in(told, desk.room - 2, MOST_HELP))]


def _state(asking: Asking, desk: Desk) -> str:
    """How far the choice is, where it is more than one pick."""
    say, q = desk.catalog.say, asking.question
    if asking.choice.wanted:
        shown = len(asking.rows)
        return say("ui.filtered", n=shown, of=len(asking.items), wanted=asking.choice.wanted)
    if asking.choice.is_ticked:
        return say("ui.ticks", lo=q.lo, hi=q.hi, n=len(asking.ticked))
    if so_far := asking.chosen_so_far:
        return say("ui.so_far", chosen=so_far)
    return ""


def options(asking: Asking, desk: Desk) -> tuple[list[Line], int]:
    """The list, and on which of its lines the cursor stands."""
    rows = asking.rows
    if not rows:
        return [(Span(f" {desk.catalog.say('ui.filter.none')}", "dim"),)], 0
    if is_run(asking):
        return [_run(asking, desk), *_why_final(asking, desk)], 0
    if is_grid(asking):
        return _grid(asking, desk)
    widths = [width(row.item.text) for row in rows if row.open] or [width(row.item.text) for row in rows]
    column = max(widths) + 1
    if any(row.item.effect or row.reason for row in rows):  # what is open needs its effect beside it
        column = min(MOST_LABEL, desk.room // 2, column)
    return [_row(asking, row, at, column, desk) for at, row in enumerate(rows)], asking.at


def is_run(asking: Asking) -> bool:
    """Whether the options are numbers one after the other, which need no list: a window moves over them."""
    numbers = [int(row.item.key) for row in asking.rows if row.open and not row.place] if asking.are_amounts else []
    is_whole = len(numbers) == len(asking.rows) >= RUN_FROM
    return is_whole and numbers == list(range(numbers[0], numbers[0] + len(numbers)))


def _said_once(asking: Asking, desk: Desk) -> str:
    """Why no option of a list can be taken back, where all have the same reason: then it is not said at each."""
    reasons = _reasons(asking)
    is_list = len(asking.rows) > 1 and not (is_run(asking) or is_grid(asking) or asking.choice.is_ticked)
    if not is_list or len(reasons) != 1 or "" in reasons:
        return ""
    say = desk.catalog.say
    return f" {say('ui.final_mark', why=say(f'final.{reasons.pop()}'))} "


def _run(asking: Asking, desk: Desk) -> Line:
    """The window; its numbers are the lines of the list."""
    least, most = (int(asking.rows[at].item.key) for at in (0, -1))
    here = int(asking.row.item.key) if asking.row else None
    line = number_chooser(NumberChoice(least, most, here), desk.room)
    places = {f"{NUMBER_PLACE}{least + at}": option_place(at) for at in range(len(asking.rows))}
    ends = (line[0], line[-1])
    cursor = option_place(asking.at) if asking.row else ""
    shown = [replace(span, place=places.get(span.place, "")) for span in line]
    return tuple(
        replace(new, place="") if old in ends and new.place == cursor else new for old, new in zip(line, shown)
    )


def _grid(asking: Asking, desk: Desk) -> tuple[list[Line], int]:
    """Short options side by side; a sign tells the final ones from the others, where there are both."""
    across, above, are_alike = grid_width(desk.room), _why_final(asking, desk), len(_reasons(asking)) == 1
    signs = ["final" if asking.finality(row) and not are_alike else "" for row in asking.rows]
    cells = [_cell(row, at, sign, desk) for at, (row, sign) in enumerate(zip(asking.rows, signs))]
    lines = [tuple(cells[first : first + across]) for first in range(0, len(cells), across)]
    return [*above, *lines], len(above) + asking.at // across


def _reasons(asking: Asking) -> set[str]:
    """Why options cannot be taken back; with an empty one if some can."""
    return {asking.finality(row) for row in asking.rows if row.open}


def _why_final(asking: Asking, desk: Desk) -> list[Line]:
    """The one reason why what is short cannot be taken back, said once, with the sign of those it is true of."""
    reasons, say = _reasons(asking), desk.catalog.say
    whys = reasons - {""}
    if len(whys) != 1:
        return []
    sign = f"{desk.glyphs['final']} " if len(reasons) > 1 else ""
    return [(Span(f" {sign}{say('ui.final_mark', why=say(f'final.{whys.pop()}'))}", "warn"),)]


def is_grid(asking: Asking) -> bool:
    """Whether there are many short options, which stand side by side."""
    rows = asking.rows
    return len(rows) >= GRID_FROM and all(width(row.item.text) <= GRID_CELL - NUMBER - 4 for row in rows)


def grid_width(room: int) -> int:
    """How many short options stand side by side."""
    return max(1, room // GRID_CELL)


def _cell(row: Row, at: int, sign: str, desk: Desk) -> Span:
    mark = desk.glyphs[sign] if sign else " "
    text = "" if row.item.text == row.item.key else row.item.text
    shown = " " + fill(f"{mark}{row.item.key:>{NUMBER}}  {text}", GRID_CELL - 1)
    return Span(shown, "plain" if row.open else "closed", option_place(at))


def _row(asking: Asking, row: Row, at: int, column: int, desk: Desk) -> Line:
    place = option_place(at)
    if not row.open:
        label = min(width(row.item.text) + 1, desk.room // 2)  # what it is matters more than a straight column
        sign, text = desk.glyphs["closed"], fill(row.item.text, max(column, label))
        why = cut(row.reason, max(0, desk.room - width(text) - 8))
        shown = f"  {sign}   {text} {why}"
        return (Span(fill(shown, desk.room) if row is asking.row else shown, "closed", place),)
    tick = ""
    if asking.choice.is_ticked:
        tick = desk.glyphs["tick_on" if asking.is_ticked(row) else "tick_off"] + " "
    head = f"  {row.item.key:>{NUMBER}} {tick}{fill(row.item.text, column)} "
    final = _final(asking, row, desk)
    room = max(0, desk.room - width(head) - width(final))
    if row is asking.row:  # one unbroken bar
        return (Span(head + fill(row.item.effect, room) + final, "plain", place),)
    return Span(head, "plain", place), Span(fill(row.item.effect, room), "note", place), Span(final, "warn", place)


def _final(asking: Asking, row: Row, desk: Desk) -> str:
    """Why it could not be taken back, for the right end of its line."""
    why = "" if _said_once(asking, desk) else asking.finality(row)
    return f" {desk.catalog.say('ui.final_mark', why=desk.catalog.say(f'final.{why}'))} " if why else ""


def description(asking: Asking, desk: Desk, height: int) -> list[Line]:
    """Everything about what the cursor stands on: its whole effect, or why it is closed, and whether it is final."""
    row = asking.row
    if row is None:
        return []
    say = desk.catalog.say
    if not row.open:
        text, tone = say("ui.closed", option=row.item.text, reason=row.reason), "warn"
    else:
        text, tone = say("ui.effect", option=row.item.text, effect=row.item.effect).strip(" :"), "note"
        if why := asking.finality(row):
            text = say("ui.final", text=text, why=say(f"final.{why}"))
    return [(Span(f" {one}", tone),) for one in wrap_in(text, desk.room - 2, height)]
