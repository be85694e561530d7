"""A drawn page with every space as a framed box that says what it does, for large screens."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from dragonroads.ui.boards.location_pieces import BOXES, FILL, WALLS, Piece, Row
from dragonroads.ui.boards.location_sketch import Sketch
from dragonroads.ui.boards.location_space import large, words_in
from dragonroads.ui.boards.location_stretch import Stretch
from dragonroads.ui.drawing import Line, Span, line_width, width

MOST, WIDEST, WIDE, NARROWEST = 22, 16, 15, 12
"""Cells of a box; only long words make it wider than wide, and only short ones narrower."""
HEIGHT = 3
"""Lines of a box."""
FEW = 4
"""One of so many texts may be cut."""
NEAR = 2
"""Blanks between what belongs together."""
UPRIGHT = set(WALLS) | set("#░▒▓█≈~")
"""What stands beside a box stands beside all of its lines."""
TREAD = "_"
"""What lies at the foot of a box."""
ABOVE, BELOW = set("└┘┴├┤┼"), set("┌┐┬├┤┼")
"""Corners from which a line leads up, and down."""

Placed = tuple[int, int, Piece]
"""From which column to which something is drawn."""


def framed(sketch: Sketch, room: int, height: int) -> list[Line] | None:
    """The drawing with the widest boxes that fit, if any do and most words fit into them; blank lines give way."""
    fits = sketch.within(height, HEIGHT, whole=True)
    if fits is None:
        return None
    for box in range(_widest(sketch), NARROWEST - 1, -1):
        stretch = Stretch(sketch, box)
        rows = [_hugged(_placed(row, stretch)) for row in fits.rows]
        if max(row[-1][1] for row in rows if row) <= room:
            return [line for row in rows for line in _lines(row, box)] if _can_be_read(sketch, box) else None
    return None


def _widest(sketch: Sketch) -> int:
    return next((box for box in range(WIDEST, MOST) if _words_fit(sketch, box).count(False) == 0), MOST)


def _can_be_read(sketch: Sketch, box: int) -> bool:
    fit = _words_fit(sketch, box)
    return box >= WIDE or fit.count(False) * FEW <= len(fit)


def _words_fit(sketch: Sketch, box: int) -> list[bool]:
    return [width(piece.spot.words) <= words_in(box) for piece in sketch.boxes() if piece.spot]


def _lines(placed: Sequence[Placed], box: int) -> Iterator[Line]:
    if not any(piece.spot for _, _, piece in placed):
        yield _line((x, [_drawn(piece, end - x)]) for x, end, piece in placed)
        return
    parts = [(x, _three(at, placed, box)) for at, (x, _, _) in enumerate(placed)]
    yield from (_line((x, three[y]) for x, three in parts if three[y]) for y in range(HEIGHT))


def _three(at: int, placed: Sequence[Placed], box: int) -> list[list[Span]]:
    """Something on all three lines of the boxes beside it."""
    x, end, piece = placed[at]
    if piece.spot:
        return large(piece.spot, box)
    drawn = _drawn(piece, end - x)
    if set(piece.text) <= UPRIGHT:
        return [[drawn]] * HEIGHT
    if set(piece.text) == {TREAD}:
        return [[], [], [drawn]]
    wall = [Span("│", drawn.tone)]
    above, below = piece.text in ABOVE, piece.text in BELOW
    if above != below and not _ends_line(at, placed):  # a frame begins above a box and ends below it
        return [wall, wall, [drawn]] if above else [[drawn], wall, wall]
    return [wall if above else [], [drawn], wall if below else []]


def _ends_line(at: int, placed: Sequence[Placed]) -> bool:
    """Whether a line across leads to this corner."""
    beside = [one[2] for one in (*placed[max(0, at - 1) : at], *placed[at + 1 : at + 2])]
    return any(one.kind == FILL and one.text[0] in "─═" for one in beside)


def _drawn(piece: Piece, room: int) -> Span:
    return Span(piece.text[0] * room if piece.kind == FILL else piece.text, piece.tone)


def _line(parts: Iterable[tuple[int, Sequence[Span]]]) -> Line:
    spans: list[Span] = []
    at = 0
    for x, part in parts:
        if x > at:
            spans.append(Span(" " * (x - at)))
        spans += part
        at = max(at, x) + line_width(part)
    return tuple(spans)


# --- where everything goes ------------------------------------------------------------------------------------------


def _placed(row: Row, stretch: Stretch) -> list[Placed]:
    """Boxes and fills where their columns are now; words and signs keep their length, in the middle of their room."""
    placed: list[Placed] = []
    at = 0
    for piece in row:
        x, end = max(at, stretch.column(piece.x)), stretch.column(piece.end)
        if piece.kind == BOXES:
            end = x + stretch.box
        elif piece.kind != FILL:
            x += 0 if _closes_box(placed, piece) else max(0, end - x - width(piece.text)) // 2
            end = x + width(piece.text)
        at = max(x, end)
        placed.append((x, at, piece))
    return placed


def _closes_box(placed: Sequence[Placed], piece: Piece) -> bool:
    """Whether a piece stands right behind a box."""
    return bool(placed) and placed[-1][2].kind == BOXES and placed[-1][2].end == piece.x


def _touches(left: Piece | None, right: Piece | None) -> bool:
    """Whether a fill and something else stand side by side, with hardly anything between them."""
    if left is None or right is None or FILL not in (left.kind, right.kind):
        return False
    return right.x - left.end <= NEAR


def _hugged(placed: Sequence[Placed]) -> list[Placed]:
    """Fills reach as close to their neighbours as they did; a single one that closes a row of boxes stays single."""
    shown: list[Placed] = []
    for at, (x, end, piece) in enumerate(placed):
        if piece.kind == FILL:
            before = placed[at - 1][2] if at else None
            after = placed[at + 1][2] if at + 1 < len(placed) else None
            if before and _touches(before, piece):
                x = shown[-1][1] + piece.x - before.end
            if after and _touches(piece, after) and after.kind != FILL:
                end = placed[at + 1][0] - (after.x - piece.end)
            elif len(piece.text) == 1 and _closes_box(placed[:at], piece):
                end = x + 1
        shown.append((x, max(x, end), piece))
    return shown
