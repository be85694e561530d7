"""One line of a drawn page taken apart: boxes for its spaces, and the words and signs that are drawn around them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from dragonroads.games.presenter import Spot
from dragonroads.ui.drawing import width

BOX = 9
"""Cells of a box in a sketch."""
BOXES, FILL, WORDS, SIGNS = "box", "fill", "words", "signs"

MARKER = re.compile(r"\{(\w+)\}")
"""Where a space lies."""
_WORD = r"(?:\([+-]?)?[^\W_](?:[^\W_]|['’&/.,:!?-](?=[^\W_]))*(?:[.,:!?]|['’](?= [^\W_])|~(?!~))?\)?"
_GROUND = "[~≈░▒▓]"
_PATTERNS = {
    FILL: re.compile(rf"─+|═+|([^\w\s│║]|_)\1+|(?<=\S){_GROUND}|{_GROUND}(?=\S)"),
    WORDS: re.compile(rf"(?:\( )?{_WORD}(?: {_WORD})*(?: \)| ~(?!\s*~))?"),
    SIGNS: re.compile(r"\S"),
}
WALLS, CORNERS = "│║|()", "┌┐└┘├┤┬┴┼╔╗╚╝"
_THICK = "♣♠"
"""What does not make a line, however close it stands."""
_TONES = {
    **dict.fromkeys("~≈", "water"),
    **dict.fromkeys("♣♠", "good"),
    **dict.fromkeys("☼♦*", "gold"),
    **dict.fromkeys("░▒▓█═^", "earth"),
}
_SOFT = "░▒▓"
_GROUNDS = {"snow": "note"}
"""The tone of soft ground where it is not earth."""


@dataclass(frozen=True, slots=True)
class Piece:
    """Something in a line of a sketch, at its column: the box of a space, a repeated glyph, words or signs."""

    x: int
    kind: str
    text: str = ""
    spot: Spot | None = None
    ground: str = ""
    """What the page lies on."""

    @property
    def end(self) -> int:
        """The column behind it."""
        return self.x + (BOX if self.kind == BOXES else width(self.text))

    @property
    def tone(self) -> str:
        """Words stand out from what is drawn around them, those in brackets, which tell what moves, most of all.

        An arrow may be drawn with a small letter.
        """
        if self.kind == WORDS and not (len(self.text) == 1 and self.text.islower()):
            return "strong" if self.text.endswith(")") else "title"
        if self.ground in _GROUNDS and self.text[0] in _SOFT:
            return _GROUNDS[self.ground]
        return next((_TONES[sign] for sign in self.text if sign in _TONES), "frame")


Row = tuple[Piece, ...]
"""A line of a sketch."""


def taken_apart(line: str, spots: Mapping[str, Spot]) -> Row:
    """Everything in a line, from the left to the right; a space that is not in play leaves nothing but its room."""
    return tuple(_closed(list(_pieces(line, spots))))


def _pieces(line: str, spots: Mapping[str, Spot]) -> Iterator[Piece]:
    x = 0
    for at, part in enumerate(MARKER.split(line)):
        if at % 2 == 0:
            yield from _drawn(part, x)
            x += width(part)
        else:
            if part in spots:
                yield Piece(x, BOXES, spot=spots[part])
            x += BOX


def _closed(row: Sequence[Piece]) -> list[Piece]:
    """The line closed up again where words stand in it that are shorter than the room they have."""
    shown: list[Piece] = []
    for before, piece, after in zip((None, *row), row, (*row[1:], None)):
        if not (before and after and piece.kind == WORDS and piece.x - before.end <= 1 and _is_line(before, after)):
            shown.append(piece)
            continue
        line = after.text[0]
        if before.kind == SIGNS:  # the line begins with the last sign before the words
            rest = replace(before, text=before.text[:-1])
            shown[-1:] = [*([rest] if rest.text else []), Piece(before.end - 1, FILL, line)]
        room = after.x - piece.end - 1
        shown += [piece, *([Piece(piece.end + 1, FILL, line * room)] if room > 0 else [])]
    return shown


def _is_line(before: Piece, after: Piece) -> bool:
    return before.text[-1:] == after.text[:1] not in ("", *_THICK, *WALLS)


def _drawn(text: str, x: int) -> Iterator[Piece]:
    """What is drawn between two boxes; signs that touch are one piece, and so is a letter among them."""
    held: list[Piece] = []
    for piece in _tokens(text, x):
        if held and not _are_one(held[-1], piece):
            yield from _joined(held)
            held = []
        held.append(piece)
    yield from _joined(held)


def _are_one(left: Piece, right: Piece) -> bool:
    signs = all(piece.kind == SIGNS or (piece.kind == WORDS and len(piece.text) == 1) for piece in (left, right))
    return signs and left.end == right.x


def _joined(held: Sequence[Piece]) -> Iterator[Piece]:
    """Pieces that touch as one; walls and corners at its ends have to stay where they are."""
    if len(held) < 2:
        yield from held
        return
    first, last = held[0].text in WALLS + CORNERS, held[-1].text in WALLS + CORNERS
    inner = held[first : len(held) - last]
    yield from held[:first]
    if inner:
        yield Piece(inner[0].x, SIGNS, "".join(piece.text for piece in inner))
    yield from held[len(held) - last :]


def _tokens(text: str, x: int) -> Iterator[Piece]:
    at = 0
    while at < len(text):
        found = ((kind, pattern.match(text, at)) for kind, pattern in _PATTERNS.items())
        kind, match = next(((kind, match) for kind, match in found if match), ("", None))
        if match:
            yield Piece(x + width(text[:at]), kind, match.group())
        at = match.end() if match else at + 1
