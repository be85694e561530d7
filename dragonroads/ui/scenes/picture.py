"""The plain picture of a scene, for games that draw none of their own: who, what, and a line for each beat so far."""

from __future__ import annotations

from dataclasses import dataclass

from dragonroads.engine.line import Texts, text
from dragonroads.library.words import Catalog
from dragonroads.ui.drawing import Line, Span, beside, wrap
from dragonroads.ui.scenes.worded import BeatWords, SceneWords

FEW = 6
"""Lines that stand below each other whatever the width."""
BROAD, GAP = 76, 2
"""From this width on there is room for two columns, so far apart."""


class Says(Texts):
    """What is said around a scene."""

    family = "ui.scene"
    beat, held, resumed, pace = text(at=int, n=int), text(), text(), text(pace=str)


@dataclass(frozen=True, slots=True)
class Badge:
    """Who a scene is about: the letter in its colour, and the name."""

    letter: str
    tone: str
    name: str


def head(words: SceneWords, badge: Badge | None, note: str = "") -> list[Line]:
    """The sort of scene and who begins it; a note before it says where it was left."""
    title: list[Span] = [Span(f" {note} ", "note")] if note else []
    title.append(Span(f" {words.title} ", "title"))
    if badge is not None:
        title += [Span(" "), Span(f" {badge.letter} ", f"badge:{badge.tone}"), Span(f" {badge.name}", badge.tone)]
    return [tuple(title)]


def scene_lines(words: SceneWords, at: int, badge: Badge | None, catalog: Catalog, room: int) -> list[Line]:
    """A scene as far as a beat, in one drawing."""
    return [*head(words, badge), *body(words, at, room), *foot(words, at, catalog)]


def foot(words: SceneWords, at: int, catalog: Catalog, note: str = "") -> list[Line]:
    """Where one is."""
    return [(Span(f" {catalog.say(Says.beat(at=at + 1, n=len(words.beats)))}", "dim"), Span(f"  {note}", "note"))]


def body(words: SceneWords, at: int, room: int) -> list[Line]:
    """Everything that led here, then the beat itself; a long scene stands in two columns, so that the board stays."""
    if not _is_long(words, room):
        return _lines(words, at, room)
    column, rows = _column(room), height(words, room)
    lines = _lines(words, at, column)
    return beside(lines[:rows], lines[rows:], column, GAP)


def height(words: SceneWords, room: int) -> int:
    """Lines of the result, which has everything on it: what it needs is kept free from the beginning."""
    return -(-_tallest(words, _column(room)) // 2) if _is_long(words, room) else _tallest(words, room)


def _is_long(words: SceneWords, room: int) -> bool:
    return room >= BROAD and _tallest(words, room) > FEW


def _column(room: int) -> int:
    return (room - GAP) // 2


def _tallest(words: SceneWords, room: int) -> int:
    return max(len(_lines(words, at, room)) for at in range(len(words.beats)))


def _lines(words: SceneWords, at: int, room: int) -> list[Line]:
    """One below the other: strong where it is the result, with what explains it."""
    is_result = at == len(words.beats) - 1
    lines = [line for beat in words.beats[:at] for line in _told(beat, room, "plain", with_note=beat.is_story)]
    return [*lines, *_told(words.beats[at], room, "strong" if is_result else "plain", with_note=True)]


def _told(beat: BeatWords, room: int, tone: str, *, with_note: bool) -> list[Line]:
    first, *folded = [*beat.lines, ""] if not beat.lines else beat.lines
    lines: list[Line] = [(Span(f" {part}", tone),) for part in wrap(first, room - 2, indent=2)] if first else []
    lines += [(Span(f"   {part}"),) for line in folded for part in wrap(line, room - 4, indent=2)]
    if with_note and beat.note:
        lines += [(Span(f"   {part}", "note"),) for part in wrap(beat.note, room - 4)]
    return lines
