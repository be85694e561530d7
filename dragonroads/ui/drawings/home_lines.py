"""The home screen drawn: the name of the box, the table to go on with, the shelf, and a word about what is lit."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from dragonroads.engine.line import Texts, text
from dragonroads.library.words import Catalog
from dragonroads.ui.drawing import Line, Span, cut, fill, fit, line_width, width, wrap, wrap_in
from dragonroads.ui.home_cards import GameCard
from dragonroads.ui.kit import shelf as shelving
from dragonroads.ui.kit.button import NOW, OPEN, button
from dragonroads.ui.kit.canvas import Block
from dragonroads.ui.kit.letters import can_be_large, large, width_of
from dragonroads.ui.kit.shelf import BoxOnShelf, shelf

if TYPE_CHECKING:
    from dragonroads.saves.listing import Standing

CONTINUE, GAME = "continue", "game:"
STRIP = 2
"""Lines of the strip with the table to go on with."""
LEAST_ABOUT = 3
SHAPES = ((140, 43, shelving.LARGE), (100, 28, shelving.MIDDLE), (79, 22, shelving.SMALL))
"""Columns and lines a size of covers needs; in a smaller window the shelf is a list."""
MOST_GAPS = (3, 2, 3, 2)
"""Lines that may be left free above the name, below it, below the strip and below the shelf."""
FIRST_GAPS = (3, 1, 0, 2)
"""Which of them grows first."""


class Says(Texts):
    """What is said on the home screen."""

    family = "ui.home"
    tagline, go_on, looking, played, last = text(), text(), text(), text(day=str), text(who=str)
    standing, boxes, broken = text(game=str, n=int), text(n=int), text(game=str)
    facts = text(least=int, most=int, minutes=int)
    facts_exactly = text(most=int, minutes=int)
    short = text(least=int, most=int, minutes=int)
    short_exactly = text(most=int, minutes=int)


@dataclass(frozen=True, slots=True)
class Home:
    """Everything the home screen shows."""

    name: str
    cards: Sequence[GameCard]
    resume: Standing | None = None
    resume_game: str = ""
    is_looking: bool = False
    """Whether the saved tables are still being read."""
    last: str = ""
    """Who sat at the game in hand last time, in words; Enter sets the same table."""

    @property
    def has_strip(self) -> bool:
        """Whether there is a table to go on with, or may be."""
        return self.resume is not None or self.is_looking


def home_lines(home: Home, words: Catalog, room: int, height: int, cursor: str) -> list[Line]:
    """The whole screen in exactly so many lines."""
    size = next((one for across, down, one in SHAPES if room >= across and height >= down), None)
    if size is None:
        return _as_list(home, words, room, height, cursor)
    strip = _strip(home, words, room, cursor) if home.has_strip else []
    boxes = shelf(_boxes(home), cursor, room, size) if home.cards else _empty(words, room)
    parts = [_name(home.name, words, room, height), strip, boxes]
    needed = sum(map(len, parts)) + _told_lines(home, room)
    gaps = _gaps(max(0, height - needed), home.has_strip)
    lines = _spread(parts, gaps)
    about = _about(home, words, room, cursor, height - len(lines))
    return [*lines, *about, *[()] * (height - len(lines) - len(about))][:height]


def _told_lines(home: Home, room: int) -> int:
    """Lines for a name and its whole pitch, whichever box is in hand: nothing moves when another one is."""
    inside = room - 2 * _margin(room)
    return max([LEAST_ABOUT, *(1 + len(wrap(one.pitch, inside)) for one in home.cards)])


def _margin(room: int) -> int:
    return 1 if room < 100 else 4


def _gaps(spare: int, has_strip: bool) -> list[int]:
    """Free lines above and between the parts, as evenly as they come."""
    gaps = [0, 0, 0, 0]
    most = list(MOST_GAPS) if has_strip else [MOST_GAPS[0], MOST_GAPS[1], 0, MOST_GAPS[3]]
    if has_strip and spare:  # the strip does not touch the covers
        gaps[2], spare = 1, spare - 1
    while spare and gaps != most:
        for at in FIRST_GAPS:
            if spare and gaps[at] < most[at]:
                gaps[at], spare = gaps[at] + 1, spare - 1
    return gaps


def _spread(parts: Sequence[Sequence[Line]], gaps: Sequence[int]) -> list[Line]:
    lines: list[Line] = [()] * gaps[0]
    for part, gap in zip(parts, gaps[1:]):
        lines += [*part, *[()] * gap]
    return lines


# --- the name ---------------------------------------------------------------------------------------------------------


def _name(name: str, words: Catalog, room: int, height: int) -> list[Line]:
    """The name like a sign above a road, on which a small dragon walks."""
    told = words.say(Says.tagline())
    road: Line = (Span("─ ─ ─  ", "frame"), Span("«♦»", "target"), Span(f"  {told}  ", "dim"), Span("─ ─ ─", "frame"))
    letters = name_lines(name, room)
    air: list[Line] = [()] if height >= SHAPES[0][1] else []
    return [*(_middle(line, room) for line in letters), *air, _middle(road, room)]


def name_lines(name: str, room: int) -> Sequence[Line]:
    """As large as the room allows, twice as wide where even that fits."""
    if not can_be_large(name) or width_of(name) > room - 2:
        return [(Span(cut(" ".join(name.upper()), room), "title"),)]
    drawn: Block = large(name)
    if 2 * width_of(name) > room - 2:
        return drawn
    return [tuple(Span("".join(2 * cell for cell in span.text), span.tone) for span in line) for line in drawn]


def _middle(line: Line, room: int) -> Line:
    return Span(" " * max(0, (room - line_width(line)) // 2)), *line


# --- the table to go on with ------------------------------------------------------------------------------------------


def _strip(home: Home, words: Catalog, room: int, cursor: str) -> list[Line]:
    """Name, game and people on a strip of their own, and the button that goes on."""
    is_here = cursor == CONTINUE
    margin = _margin(room)
    across = room - 2 * margin
    does = button(words.say(Says.go_on()), NOW if is_here else OPEN)
    left = across - line_width(does) - 3
    mark = Span(" ", "badge@cursor" if is_here else "plain@panel", CONTINUE)
    first, second = _standing(home, words, left - 2)
    rest = Span(" " * (across - 1 - left), "plain@panel")
    upper = (mark, *_panel(fit(first, left)), *_panel(does), Span("  ", "plain@panel"))
    lower = (mark, *_panel(fit(second, left)), rest)
    return [_set_in(_at(line, CONTINUE), margin) for line in (upper, lower)]


def _standing(home: Home, words: Catalog, room: int) -> tuple[Line, Line]:
    if home.resume is None:
        return (Span(f" {words.say(Says.looking())}", "dim"),), ()
    from dragonroads.ui.drawings.saved_lines import shown_name  # only now: before the first frame there is no table

    one = home.resume
    told = words.say(Says.standing(game=home.resume_game, n=one.round))
    name = cut(shown_name(one), max(8, room - width(told) - 3))
    people = ", ".join(one.people)
    when = words.say(Says.played(day=one.when.partition(" ")[0])) if one.when else ""
    people = cut(people, max(8, room - width(when) - 3)) if when else cut(people, room)
    return (
        (Span(f" {name}", "strong"), Span(f"  {told}", "plain")),
        (Span(f" {people}", "note"), Span(f"  {when}", "dim")),
    )


def _panel(line: Line) -> Line:
    return tuple(span if "@" in span.tone else Span(span.text, f"{span.tone}@panel", span.place) for span in line)


def _at(line: Line, place: str) -> Line:
    return tuple(Span(span.text, span.tone, place) for span in line)


# --- the games --------------------------------------------------------------------------------------------------------


def _boxes(home: Home) -> list[BoxOnShelf]:
    return [BoxOnShelf(GAME + one.id, one.name, one.cover, one.is_broken, one.short) for one in home.cards]


def _empty(words: Catalog, room: int) -> list[Line]:
    return [(Span(f" {line}", "warn"),) for line in wrap(words.say("cli.empty_shelf"), room - 2)]


def facts_of(one: GameCard, words: Catalog, is_short: bool = False) -> str:
    """How many play a game, and how long."""
    if one.least == one.most:
        exactly = Says.short_exactly if is_short else Says.facts_exactly
        return words.say(exactly(most=one.most, minutes=one.minutes))
    facts = Says.short if is_short else Says.facts
    return words.say(facts(least=one.least, most=one.most, minutes=one.minutes))


def _about(home: Home, words: Catalog, room: int, cursor: str, most: int) -> list[Line]:
    """What is lit, in words: the game with its whole pitch, or where the boxes are."""
    margin = _margin(room)
    inside = room - 2 * margin
    one = next((one for one in home.cards if GAME + one.id == cursor), None)
    if one is None:
        told = words.say(Says.boxes(n=len(home.cards))) if home.cards else ""
        return [_set_in((Span(line, "dim"),), margin) for line in wrap_in(told, inside, most)]
    if one.is_broken:
        told = words.say(Says.broken(game=one.shown_id))
        return [_set_in((Span(line, "bad"),), margin) for line in wrap_in(told, inside, most)]
    lines: list[Line] = [_set_in((Span(one.name, "strong"), Span(f"  {facts_of(one, words)}", "note")), margin)]
    lines += [_set_in((Span(line),), margin) for line in wrap_in(one.pitch, inside, most - 1)]
    if home.last and len(lines) + 2 <= most:
        lines += [(), _set_in((Span(cut(words.say(Says.last(who=home.last)), inside), "dim"),), margin)]
    return lines


def _set_in(line: Line, margin: int) -> Line:
    return Span(" " * margin), *line


# --- where there is no room for a shelf -------------------------------------------------------------------------------


def _as_list(home: Home, words: Catalog, room: int, height: int, cursor: str) -> list[Line]:
    """A small window: the boxes one below the other, as many as fit around the one in hand."""
    head: list[Line] = [_middle((Span(" ".join(home.name.upper()), "title"),), room), ()]
    if home.has_strip:
        head += [*_strip(home, words, room, cursor), ()]
    if not home.cards:
        return [*head, *_empty(words, room)]
    told = _told_lines(home, room)
    about = _about(home, words, room, cursor, told)
    most = max(1, height - len(head) - told - 1)
    at = next((nth for nth, one in enumerate(home.cards) if GAME + one.id == cursor), 0)
    first = max(0, min(at - most // 2, len(home.cards) - most))
    shown = home.cards[first : first + most]
    names = max(width(one.name) for one in home.cards)
    rows = [_row(one, words, room, names, GAME + one.id == cursor) for one in shown]
    if first:
        rows[0] = _more(rows[0], "▲")
    if first + most < len(home.cards):
        rows[-1] = _more(rows[-1], "▼")
    body = [*head, *rows]
    lines = [*body, *[()] * (height - len(body) - told), *about]
    return [*lines, *[()] * (height - len(lines))]


def _row(one: GameCard, words: Catalog, room: int, names: int, is_here: bool) -> Line:
    ground = one.cover.ground if one.cover else "panel"
    initial = next((letter for letter in one.name if letter.isalnum()), "?")
    tone = "badge@cursor" if is_here else "closed" if one.is_broken else "strong"
    facts = "" if one.is_broken else facts_of(one, words, is_short=True)
    lid = Span(f" {initial} ", f"strong@{ground}", GAME + one.id)
    words_of = f"{'►' if is_here else ' '} {fill(one.name, names)}  "
    told = Span(fill(facts, max(0, room - names - 9)), "badge@cursor" if is_here else "dim", GAME + one.id)
    return Span(" "), lid, Span(words_of, tone, GAME + one.id), told


def _more(line: Line, sign: str) -> Line:
    return *fit(line, max(0, line_width(line) - 1)), Span(sign, "key")
