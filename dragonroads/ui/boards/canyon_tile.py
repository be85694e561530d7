"""What stands in a tile of the canyon map: who is there, what sits on them, and the land itself."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from dragonroads.games.presenter import Spot, Token
from dragonroads.ui.drawing import Span, cut, fill, line_width, width
from dragonroads.ui.palettes import SEATS

LANDS = {
    "wood": "good_d",
    "meat": "good_e",
    "stone": "good_v",
    "bone": "good_s",
    "town": "gold",
    "canyon": "title",
}
"""The tone of a land; each resource has one everywhere."""
STATES = {"battle": "bad", "feast": "good"}
"""The tone of a frame in which something happens."""
GAP = "gap"
"""One hero more, and there is a festival."""
_PICTURES: dict[str, tuple[str, ...]] = {
    "wood": ("  ♣   ♣", " ♣ ♣ ♣", "♣ ♣ ♣ ♣"),
    "meat": ("    ♠", " ♠   ♠", "   ♠"),
    "stone": ("   ▲", " ▲▒▓▲", "▒▓▓▒▓▒"),
    "bone": (" o═o", "    o═o", " o═o"),
    "town": ("  ▲", "▒ ▒ ▒", "▒▒█▒▒"),
    "canyon": ("▓     ▓", "▓▒   ▒▓", "▓▒___▒▓"),
}
_BED = "___"
"""Where bones lie in the picture of the canyon."""
LEAST_FOR_WORDS, WIDE = 3, 14
"""Lines of a tile that also says what it does, and cells of one in which marks stand by themselves."""


def land(spot: Spot) -> str:
    """The sort of land, without what happens on it."""
    return spot.kind.partition("+")[0]


def state(spot: Spot) -> str:
    """What happens there, if anything."""
    return spot.kind.partition("+")[2]


def frame_tone(spot: Spot) -> str:
    """The tone of its frame: where something happens, and where the canyon lies."""
    return STATES.get(state(spot)) or ("title" if land(spot) == "canyon" else "frame")


def title(spot: Spot, room: int) -> list[Span]:
    """`A1 wood`, cut to so many cells."""
    name, _, label = spot.name.partition(" ")
    shown = cut(label, max(0, room - width(name) - 1))
    return [Span(f"{name} ", "strong", spot.place), Span(shown, LANDS.get(land(spot), "plain"), spot.place)]


def hero(spot: Spot) -> Token | None:
    """Who stands there."""
    return next((token for token in spot.tokens if token.tone in SEATS), None)


def inside(spot: Spot, room: int, height: int) -> list[list[Span]]:
    """So many lines of exactly so many cells; the first cell of the first line is free for a mark.

    Who is there comes first, then what else lies there, then words; the land shows where nothing stands.
    """
    lines = _told(spot, room, height)[:height]
    lines += [[]] * (height - len(lines))
    begun = [_begun(spot, line, room, y == 0) for y, line in enumerate(lines)]
    rooms = [room - line_width(line) - 1 - bool(told) for line, told in zip(begun, lines)]
    return [_ended(spot, line, picture, room) for line, picture in zip(begun, _fitting(_seen(spot, height), rooms))]


# --- what is told ---------------------------------------------------------------------------------------------------


def _told(spot: Spot, room: int, height: int) -> list[list[Span]]:
    first, signs = _first(spot), _signs(spot)
    if height == 1:
        return [_tight(first, signs)]
    if line_width(signs) > room - 2:
        signs = _shortened(signs)
    tone = "plain" if hero(spot) else "dim"
    words = [[Span(cut(part, room - 3), tone, spot.place)] for part in spot.words.splitlines()]
    return [line for line in (first, signs, *(words if height >= LEAST_FOR_WORDS else [])) if line]


def _tight(first: Sequence[Span], signs: Sequence[Span]) -> list[Span]:
    """All in one line, without blanks and with the beginnings of signs."""
    if not signs:
        return list(first)
    return [replace(one, text=one.text.rstrip()) for one in first] + _shortened(signs)


def _shortened(signs: Sequence[Span]) -> list[Span]:
    """Only the beginnings of dragons: `^F^U`."""
    return [replace(one, text=one.text[:2]) for one in signs]


def _first(spot: Spot) -> list[Span]:
    """The hero as a block of the own colour; on an empty tile, that a festival is near."""
    if found := hero(spot):
        return [Span(f" {found.letter}{found.mark} ", f"{found.tone}+piece", spot.place)]
    return [Span("F", "warn", spot.place)] if state(spot) == GAP else []


def signs_of(spot: Spot) -> list[Token]:
    """Everything on a tile that is no hero."""
    return [token for token in spot.tokens if token.tone not in SEATS]


def _signs(spot: Spot) -> list[Span]:
    """Dragons, and what the tile has of its own, unless the land shows that."""
    found = [Span(token.letter, token.tone, spot.place) for token in signs_of(spot)]
    if not spot.note or _lies_in_picture(spot):
        return found
    gap = [Span(" ", "plain", spot.place)] if found else []
    return [*found, *gap, Span(spot.note, "strong", spot.place)]


# --- the land -------------------------------------------------------------------------------------------------------


def _lies_in_picture(spot: Spot) -> bool:
    return len(spot.note) == len(_BED) and any(_BED in line for line in _PICTURES.get(land(spot), ()))


def _seen(spot: Spot, height: int) -> list[list[Span]]:
    """The land, at the foot of the tile."""
    lines = _PICTURES.get(land(spot), ())[-height:]
    across = max(map(len, lines), default=0)
    return [[]] * (height - len(lines)) + [_drawn(spot, line.ljust(across)) for line in lines]


def _drawn(spot: Spot, line: str) -> list[Span]:
    tone = LANDS.get(land(spot), "dim")
    before, bed, after = line.partition(_BED)
    lying = [Span(fill(spot.note, len(bed)), "strong", spot.place)] if bed else []
    parts = [Span(before, tone, spot.place), *lying, Span(after, tone, spot.place)]
    return [part for part in parts if part.text]


def _fitting(picture: Sequence[Sequence[Span]], rooms: Sequence[int]) -> list[Sequence[Span]]:
    """The picture from its foot up to where it has no room any more: no roof floats without its walls."""
    misfits = [y for y, (line, room) in enumerate(zip(picture, rooms)) if line_width(line) > room]
    first = max(misfits, default=-1) + 1
    return [line if y >= first else [] for y, line in enumerate(picture)]


# --- a line ---------------------------------------------------------------------------------------------------------


def _begun(spot: Spot, told: Sequence[Span], room: int, is_first: bool) -> list[Span]:
    """What is told, at the left."""
    # Only the first line has a mark: where the first span is empty, nothing can be put into its first cell.
    begin = [] if is_first else [Span("", "plain", spot.place)]
    return [*begin, Span(" " if room < WIDE else "  ", "plain", spot.place), *told]


def _ended(spot: Spot, begun: Sequence[Span], picture: Sequence[Span], room: int) -> list[Span]:
    """The land, at the right."""
    left = room - line_width(begun)
    if picture:
        gap = Span(" " * (left - line_width(picture) - 1), "plain", spot.place)
        return [*begun, gap, *picture, Span(" ", "plain", spot.place)]
    return [*begun, Span(" " * left, "plain", spot.place)] if left > 0 else list(begun)
