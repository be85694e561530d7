"""The shelf: box covers side by side on a wooden board; the one in hand is lit, and those out of sight are counted."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from dragonroads.library.cover import Cover
from dragonroads.ui.drawing import Line, Span, cut, fill, kept, width
from dragonroads.ui.kit.canvas import DOUBLE, SINGLE, Block, Canvas, placed
from dragonroads.ui.kit.fitting import lines_of_name
from dragonroads.ui.kit.letters import HEIGHT, can_be_large, large, width_of

PLAIN_GROUND = "panel"
"""What a box without a cover is made of."""


@dataclass(frozen=True, slots=True)
class Size:
    """A size of covers, and how far they stand apart."""

    across: int
    height: int
    gap: int
    is_large: bool = False

    def fits(self, room: int) -> int:
        """How many stand side by side."""
        return max(1, (room + self.gap) // (self.across + self.gap))


SMALL, MIDDLE, LARGE = Size(15, 9, 1), Size(18, 11, 1), Size(25, 18, 2, is_large=True)


@dataclass(frozen=True, slots=True)
class BoxOnShelf:
    """A box as one sees it from the outside."""

    place: str
    name: str
    cover: Cover | None = None
    is_closed: bool = False
    """Whether its content has mistakes, so that it cannot be opened."""
    short: str = ""
    """What stands on the lid where the whole name does not fit."""


def shelf(boxes: Sequence[BoxOnShelf], cursor: str, room: int, size: Size) -> list[Line]:
    """The boxes around the one in hand and the board below them, in exactly so many cells."""
    count = min(len(boxes), size.fits(room))
    at = next((nth for nth, one in enumerate(boxes) if one.place == cursor), 0)
    first = max(0, min(at - count + 1 if at >= count else 0, len(boxes) - count))
    across = count * (size.across + size.gap) - size.gap
    left = (room - across) // 2
    drawn = [cover_lines(one, size, one.place == cursor) for one in boxes[first : first + count]]
    gap, margin = Span(" " * size.gap), Span(" " * left)
    lines: list[Line] = []
    for y in range(size.height):
        spans: list[Span] = [margin]
        for one in drawn:
            spans += [*one[y], gap]
        lines.append(tuple(spans[:-1]))
    return [*lines, _board(first, len(boxes) - first - count, room)]


def _board(before: int, after: int, room: int) -> Line:
    """The wood, and on it how many more boxes stand at either side."""
    left, right = (f" « {before} " if before else ""), (f" {after} » " if after else "")
    wood = "═" * max(0, room - width(left) - width(right))
    return Span(left, "strong@wood"), Span(wood, "earth@wood"), Span(right, "strong@wood")


@kept(64)
def cover_lines(one: BoxOnShelf, size: Size, is_lit: bool) -> Block:
    """One box: its picture, and its name on the lid."""
    ground = one.cover.ground if one.cover and not one.is_closed else PLAIN_GROUND
    canvas = Canvas(size.across, size.height, ground)
    canvas.box(0, 0, size.across, size.height, "target" if is_lit else "frame", DOUBLE if is_lit else SINGLE)
    inside = size.across - 2
    name = lines_of_name(one.name, one.short, inside)
    top = size.height - 1 - len(name)
    if one.cover and not one.is_closed:
        _picture(canvas, one.cover, size, top)
    else:
        _initial(canvas, one, top)
    tone = "badge@cursor" if is_lit else "closed" if one.is_closed else "strong"
    for at, words in enumerate(name):
        side = (inside - width(words)) // 2
        canvas.put(1, top + at, fill(" " * side + words, inside), tone)
    if is_lit:
        canvas.put(0, top, "►", "badge@cursor")
        canvas.put(size.across - 1, top, "◄", "badge@cursor")
    return placed(canvas.block(), one.place)


def _picture(canvas: Canvas, cover: Cover, size: Size, below: int) -> None:
    drawing = cover.large if size.is_large else cover.small
    x, y = (size.across - width(drawing[0])) // 2, 1 + max(0, (below - 1 - len(drawing)) // 2)
    for row, line in enumerate(drawing, y):
        for column, sign in enumerate(line):
            if sign != " ":
                canvas.put(x + column, row, sign, _tone(cover, line, column))


def _tone(cover: Cover, line: str, at: int) -> str:
    """The ink of a sign; `«C»` is a figure in the colour of its letter."""
    around = line[max(0, at - 2) : at + 3]
    for letter in (one for one in around if one.isalpha() and one.isupper()):
        where = line.index(letter, max(0, at - 2))
        if abs(where - at) <= 1 and line[where - 1 : where + 2] == f"«{letter}»":
            return f"badge:{cover.inks.get(letter, 'dim')}"
    return cover.inks.get(line[at], "plain")


def _initial(canvas: Canvas, one: BoxOnShelf, below: int) -> None:
    """A plain lid with the first letter of its name."""
    letter = next(iter(one.name.strip()), "?")
    ink = "closed" if one.is_closed else "title"
    y = 1 + max(0, (below - 1 - HEIGHT) // 2)
    if can_be_large(letter) and below - 1 >= HEIGHT:
        canvas.lay((canvas.width - width_of(letter)) // 2, y, large(letter, (ink,)))
    else:
        canvas.put(canvas.width // 2, y, cut(letter, 2), ink)
