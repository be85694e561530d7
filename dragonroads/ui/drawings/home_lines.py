"""The home screen drawn: the name of the box, the table to go on with, a card for each game, and the rest in a row."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from dragonroads.library.words import Catalog
from dragonroads.ui.drawing import Line, Span, beside, cut, width, wrap
from dragonroads.ui.drawings.block_letters import HEIGHT, block_lines
from dragonroads.ui.drawings.frames import card, centred
from dragonroads.ui.home_cards import GameCard

if TYPE_CHECKING:
    from dragonroads.saves.listing import Standing

CONTINUE, GAME = "continue", "game:"
ACTS = ("saved", "settings", "quit")
"""What stands in the row below the games, by place."""
WIDEST = 112
MARGIN = 1
TWO_COLUMNS_FROM = 76
MOST_PITCH = 4
NAMES_ONLY = -1
"""Lines of pitch where there is no room for anything but names."""
_EMBERS = ("warn", "warn", "title", "title", "bad")
"""From the flame above to the glow below, a tone for each line of the name."""
_ROAD = "─ ─ ─ ─ ─ ─ ─ ─ "


@dataclass(frozen=True, slots=True)
class Home:
    """Everything the home screen shows."""

    name: str
    cards: Sequence[GameCard]
    resume: Standing | None = None
    resume_game: str = ""
    is_looking: bool = False
    """Whether the saved tables are still being read."""


def home_lines(home: Home, words: Catalog, room: int, height: int, cursor: str) -> list[Line]:
    """The whole screen: words first, then air, as the height allows; scrolled when the tightest form is too high."""
    shapes = [(pitch, airy) for pitch in range(MOST_PITCH, NAMES_ONLY - 1, -1) for airy in (True, False)]
    lines: list[Line] = []
    for pitch, airy in shapes:
        lines = _page(home, words, room, cursor, pitch, airy)
        if len(lines) <= height:
            break
    above = max(0, (height - len(lines)) // 3)
    return [*[()] * above, *lines]


def _page(home: Home, words: Catalog, room: int, cursor: str, pitch: int, airy: bool) -> list[Line]:
    """The parts below one another, with an empty line between them if there is room for air."""
    across = min(room - 2 * MARGIN, WIDEST)
    parts = [
        _name(home.name, words, room),
        centred(_resume(home, words, across, cursor), room),
        centred(_games(home, words, across, cursor, pitch), room),
        centred([_acts(words)], room),
    ]
    gap: list[Line] = [()] if airy else []
    return [line for part in parts if part for line in (*gap, *part)]


def middles(lines: Sequence[Line]) -> dict[str, tuple[float, float]]:
    """The middle of every place, by its outermost cells: a card is a rectangle however its text is cut into spans."""
    cells: dict[str, list[tuple[int, int]]] = {}
    for y, line in enumerate(lines):
        x = 0
        for span in line:
            if span.place:
                cells.setdefault(span.place, []).extend([(x, y), (x + span.width, y)])
            x += span.width
    return {place: (_middle([x for x, _ in found]), _middle([y for _, y in found])) for place, found in cells.items()}


def _middle(numbers: Sequence[int]) -> float:
    return (min(numbers) + max(numbers)) / 2


# --- the name ---------------------------------------------------------------------------------------------------------


def _name(name: str, words: Catalog, room: int) -> list[Line]:
    """The name like a sign above a road, on which a small dragon walks."""
    rows = block_lines(name, room - 2)
    lines: list[Line] = [(Span(row, tone),) for row, tone in zip(rows, _EMBERS if len(rows) == HEIGHT else ("title",))]
    across = width(rows[0])
    told = words.say("ui.home.tagline")
    return [*centred(lines, room), *centred([_road(told, across if len(rows) == HEIGHT else room - 4)], room)]


def _road(told: str, across: int) -> Line:
    """One line: a dashed road, the dragon, the sentence, and the road again."""
    text = f"  {cut(told, max(0, across - 14))}  "
    left = max(0, (across - width(text) - 4) // 2)
    right = max(0, across - width(text) - 4 - left)
    dashes = _ROAD * (across // len(_ROAD) + 1)
    return Span(dashes[:left], "frame"), Span(" «♦»", "target"), Span(text, "note"), Span(dashes[:right], "frame")


# --- the table to go on with ------------------------------------------------------------------------------------------


def _resume(home: Home, words: Catalog, room: int, cursor: str) -> list[Line]:
    if home.is_looking:
        body: Line = (Span(words.say("ui.home.looking"), "dim"),)
    elif home.resume is None:
        return []
    else:
        body = _standing(home.resume, home.resume_game, words, room - 4)
    return card(Span(words.say("ui.home.continue"), "strong"), [body], room, CONTINUE, cursor == CONTINUE)


def _standing(one: Standing, game: str, words: Catalog, room: int) -> Line:
    from dragonroads.ui.drawings.saved_lines import (
        shown_name,  # only now: before the first frame there is no table to name
    )

    right = words.say("ui.home.standing", game=game, n=one.round)
    people = ", ".join(one.people)
    left = cut(shown_name(one), max(8, room - width(right) - width(people) - 4))
    people = cut(people, max(0, room - width(left) - width(right) - 4))
    between = " " * max(1, room - width(left) - width(people) - width(right) - 2)
    return Span(left, "good"), Span(f"  {people}", "plain"), Span(between), Span(right, "note")


# --- the games --------------------------------------------------------------------------------------------------------


def _games(home: Home, words: Catalog, room: int, cursor: str, pitch: int) -> list[Line]:
    if not home.cards:
        return [(Span(f" {line}", "warn"),) for line in wrap(words.say("cli.empty_shelf"), room - 2)]
    if len(home.cards) == 1 or room < TWO_COLUMNS_FROM:
        return [line for one in home.cards for line in _game(one, words, room, cursor, pitch)]
    half = (room - 2) // 2
    pitch = min(pitch, max(len(wrap(one.pitch, half - 4)) for one in home.cards))
    drawn = [_game(one, words, half, cursor, pitch, is_even=True) for one in home.cards]
    lines: list[Line] = []
    for at in range(0, len(drawn), 2):
        is_paired = at + 1 < len(drawn)
        right = drawn[at + 1] if is_paired else _pointed_at(home, words, half, cursor, pitch, len(drawn[at]))
        lines += beside(drawn[at], right, half, gap=room - 2 * half)
    return lines


def _pointed_at(home: Home, words: Catalog, room: int, cursor: str, pitch: int, height: int) -> list[Line]:
    """The place beside the last card tells what the card under the cursor had to leave out."""
    one = next((one for one in home.cards if GAME + one.id == cursor and not one.is_broken), None)
    if one is None or len(wrap(one.pitch, room - 4)) <= pitch:
        return []
    text = one.pitch if pitch > NAMES_ONLY else f"{_facts(one, words)}. {one.pitch}"
    told: list[Line] = [(Span(f"  {line}", "note"),) for line in _cut_lines(text, room - 4, height)]
    return [*[()] * ((height - len(told)) // 2), *told]


def _game(one: GameCard, words: Catalog, room: int, cursor: str, pitch: int, is_even: bool = False) -> list[Line]:
    """A card; cards that stand side by side are equally high."""
    place, inside = GAME + one.id, room - 4
    if one.is_broken:
        text, tone = words.say("ui.home.broken", game=one.shown_id), "closed"
        body: list[Line] = []
    else:
        text, tone = one.pitch, "plain"
        body = [] if pitch == NAMES_ONLY else [(Span(_facts(one, words), "note"),)]
    body += [(Span(line, tone),) for line in _cut_lines(text, inside, pitch + one.is_broken)]
    if is_even:
        body += [()] * (pitch + 1 - len(body))
    return card(Span(one.name, "closed" if one.is_broken else "strong"), body, room, place, cursor == place)


def _facts(one: GameCard, words: Catalog) -> str:
    key = "ui.home.facts.exactly" if one.least == one.most else "ui.home.facts"
    return words.say(key, least=one.least, most=one.most, minutes=one.minutes)


def _cut_lines(text: str, room: int, most: int) -> list[str]:
    lines = wrap(text, room) if most > 0 else []
    return lines if len(lines) <= max(0, most) else [*lines[: most - 1], cut(" ".join(lines[most - 1 :]), room)]


# --- the rest ---------------------------------------------------------------------------------------------------------


def _acts(words: Catalog) -> Line:
    spans: list[Span] = []
    for act in ACTS:
        spans += [Span(f" {words.say(f'ui.home.{act}')} ", "plain", act), Span("   ")]
    return tuple(spans[:-1])
