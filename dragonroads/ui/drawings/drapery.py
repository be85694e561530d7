"""A closed curtain with a sheet of words in its middle."""

from __future__ import annotations

from collections.abc import Sequence

from dragonroads.ui.drawing import Line, Span, line_width, wrap

FOLDS = "░▒█▒░  "
"""One fold of the cloth."""


def draped(sheet: Sequence[Line], across: int, down: int) -> list[Line]:
    """A sheet of words in the middle of a closed curtain."""
    above = max(0, (down - len(sheet)) // 2)
    room = line_width(sheet[0])
    left = max(0, (across - room) // 2)
    cloth = (FOLDS * (across // len(FOLDS) + 1))[:across]
    closed: Line = (Span(cloth, "drape"),)
    beside = [(Span(cloth[:left], "drape"), *line, Span(cloth[left + room :], "drape")) for line in sheet]
    return [*[closed] * above, *beside, *[closed] * max(0, down - above - len(sheet))]


def framed(lines: Sequence[Line], room: int) -> list[Line]:
    """Lines in a double frame, wrapped where they are too long and set in."""
    inside = room - 6
    body: list[Line] = []
    for line in lines:
        if len(line) == 1 and line[0].width > inside:
            body += [(Span(part, line[0].tone),) for part in wrap(line[0].text, inside)]
        else:
            body.append(line)
    edge = Span("║", "frame")
    shown = [
        (edge, Span("  "), *line, Span(" " * max(0, room - 4 - line_width(line))), edge) for line in [(), *body, ()]
    ]
    top, bottom = Span(f"╔{'═' * (room - 2)}╗", "frame"), Span(f"╚{'═' * (room - 2)}╝", "frame")
    return [(top,), *shown, (bottom,)]
