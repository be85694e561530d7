"""Sheets with a frame: a box with a title, and the folded cardboard screen a player sits behind."""

from __future__ import annotations

from collections.abc import Sequence

from dragonroads.games.presenter import Section
from dragonroads.ui.drawing import Line, Span, cut, fit, line_width
from dragonroads.ui.drawings.hanging import hang
from dragonroads.ui.drawings.result_lines import Face

WING = 3
"""Cells of each wing of the cardboard that is seen from the side."""


def box_of(title: Span, texts: Sequence[str], room: int) -> list[Line]:
    """Texts in a double frame, an empty line between each two, with their title in the upper edge."""
    inside = room - 6
    body: list[Line] = [()]
    for text in texts:
        body += [*((Span(part),) for part in hang(text, inside)), ()]
    name = Span(f" {cut(title.text, inside)} ", title.tone)
    return _framed((name,), body, room, "frame")


def cardboard(face: Face, sections: Sequence[Section], nothing: str, room: int, heights: tuple[int, int]) -> list[Line]:
    """The inside of a player's screen: letter and name on its edge, wings at both sides, everything private in it.

    It has at least and at most so many lines if that can be; where they are few, no line stays empty.
    """
    inside, (least, most) = room - 2 * WING, heights
    body: list[Line] = [()]
    for section in sections:
        body.append((Span(section.title, "title"),))
        body += [(Span(f"  {part}"),) for text in section.lines for part in hang(text, inside - 8)]
        body.append(())
    if not sections:
        body += [(Span(nothing, "dim"),), ()]
    tight = [line for line in body if line]
    body = next((one for one in (body, body[1:-1]) if len(one) + 2 <= most), tight)
    body += [()] * (least - 2 - len(body))
    emblem = Span(" ", face.tone), Span(f" {face.letter} ", f"{face.tone}+cursor"), Span(f" {face.name} ", face.tone)
    panel = _framed(emblem, body, inside, face.tone)
    return [_with_wings(line, at, len(panel)) for at, line in enumerate(panel)]


def _with_wings(line: Line, at: int, height: int) -> Line:
    """The cardboard is folded twice: its sides stand a little back and in the shade."""
    if at == 0:
        return Span("   "), *line, Span("   ")
    if at in (1, height - 1):
        left, right = ("┌──", "──┐") if at == 1 else ("└──", "──┘")
        return Span(left, "frame"), *line, Span(right, "frame")
    return Span("│░░", "frame"), *line, Span("░░│", "frame")


def _framed(title: Line, body: Sequence[Line], room: int, tone: str) -> list[Line]:
    before = max(1, (room - 2 - line_width(title)) // 2)
    after = max(0, room - 2 - before - line_width(title))
    top: Line = (Span(f"╔{'═' * before}", tone), *title, Span(f"{'═' * after}╗", tone))
    edge = Span("║", tone)
    lines = [(edge, Span("  "), *fit(line, room - 6), Span("  "), edge) for line in body]
    return [top, *lines, (Span(f"╚{'═' * (room - 2)}╝", tone),)]
