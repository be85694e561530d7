"""The sheets of a result: how it ended with all that fits below it, and how everybody fared round by round."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from dragonroads.engine.game import Result
from dragonroads.engine.line import Texts, text
from dragonroads.gamekit.facts.progress import Course, Lane, Series
from dragonroads.library.words import Catalog
from dragonroads.ui.drawing import Line, Span, beside, cut, line_width, width, wrap
from dragonroads.ui.drawings import result_lines
from dragonroads.ui.drawings.frames import centred, heading
from dragonroads.ui.drawings.result_lines import Face
from dragonroads.ui.drawings.tally import Source, needs, tally
from dragonroads.ui.glyphs import Glyphs
from dragonroads.ui.kit.lanes import lanes
from dragonroads.ui.kit.letters import can_be_large, large, width_of
from dragonroads.ui.kit.plot import plot, table
from dragonroads.ui.kit.podium import podium

LEAST_PLOT, MOST_PLOT = 8, 24
LEAST_ACROSS = 40
"""A plot beside a table is no narrower than this."""
MOST_WIDTH = 128
GAP = 2
PODIUM = 7
FORMS = ((True, True), (False, True), (False, False))
"""Whether the winner's name is large, and whether there is a podium: the first form that fits is drawn."""
AIR = 4
"""Lines to spare from which on the parts stand apart."""


class Says(Texts):
    """How a game ended, in a few words."""

    family = "ui.result"
    wins, margin = text(who=str, n=int), text(n=int)
    told = text(who=str, why=str)
    tie_break, shared, always, at_last, since = text(), text(), text(), text(), text(round=int)
    plot, lanes, tally, total, round = text(), text(), text(), text(), text()


@dataclass(frozen=True, slots=True)
class Ended:
    """A game that is over, as it is shown."""

    result: Result
    scores: tuple[str, ...]
    """How it ended, then the ranking from the first to the last."""
    faces: tuple[Face, ...]
    series: tuple[Series, ...]
    first: int
    """The number of the first round of the series."""
    is_stopped: bool
    sources: tuple[Source, ...] = ()
    """What points were given for; nothing where none were counted."""
    course: Course | None = None
    """The road that everybody went, where the game is one."""
    score: str = ""
    """What these people have won so far, where they have played before."""

    @property
    def rounds(self) -> list[list[int]]:
        """How far everybody had come, round by round."""
        return [list(values) for values in zip(*(one.values for one in self.series))]

    @property
    def lanes(self) -> list[Lane]:
        """Where everybody stood when each round had ended, the winner first."""
        begins = max(0, 1 - self.first)  # where everybody stood before the first round is no round
        order = result_lines.ranking(self.result)
        return [Lane(self.series[seat].badge, self.series[seat].values[begins:]) for seat in order]


def sheet(ended: Ended, catalog: Catalog, glyphs: Glyphs, room: int, height: int) -> list[Line]:
    """How it ended in the first form that fits; the last one is as long as it has to be."""
    margin = max(0, (room - MOST_WIDTH) // 2)
    room = min(room, MOST_WIDTH)
    below = _course(ended, catalog, room)
    for is_large, has_podium in FORMS:
        parts = [_headline(ended, catalog, glyphs, room, is_large), _ranking(ended, glyphs, room, has_podium)]
        parts += [[_middle(Span(ended.score, "note"), room)]] if ended.score else []
        spare = height - sum(map(len, parts)) - len(below)
        if spare >= 0:
            break
    if spare >= AIR:
        parts, spare = [[()], *([*one, ()] for one in parts)], spare - len(parts) - 1
    lines = [line for part in parts for line in part]
    lines += _told(ended, catalog, room, spare + len(below))
    return [(Span(" " * margin), *line) for line in lines] if margin else lines


def rounds_sheet(ended: Ended, catalog: Catalog, room: int, height: int) -> list[Line]:
    """The plot as large as it may be, and its figures below it."""
    return _plot(ended, catalog, room, height)


# --- who won --------------------------------------------------------------------------------------------------------


def _headline(ended: Ended, catalog: Catalog, glyphs: Glyphs, room: int, is_large: bool) -> list[Line]:
    winners = ended.result.winners
    how = ended.scores[0] if ended.scores else ""
    if ended.is_stopped or not winners:
        return [_middle(Span(how, "title"), room)]
    faces = [ended.faces[seat] for seat in winners]
    why = " ".join(part for part in (how, decided(ended, catalog)) if part)
    if is_large and len(faces) == 1 and (word := _large_word(faces[0], catalog, room)):
        left = Span(" " * ((room - width_of(word)) // 2))
        told = catalog.say(Says.told(who=faces[0].name, why=why))
        return [*((left, *line) for line in large(word)), *_lines(told, room, "strong")]
    says = catalog.say(Says.wins(who=", ".join(face.name for face in faces), n=len(faces)))
    tone = faces[0].tone if len(faces) == 1 else "title"
    return [result_lines.banner(cut(says, room - 12), tone, glyphs["winner"], room), *_lines(why, room, "dim")]


def _large_word(face: Face, catalog: Catalog, room: int) -> str:
    """`Ben wins`, the name alone, or nothing: the first that has room in large letters."""
    words = catalog.say(Says.wins(who=face.person, n=1)), face.person
    return next((word for word in words if word and can_be_large(word) and width_of(word) <= room - 4), "")


def _lines(words: str, room: int, tone: str) -> list[Line]:
    return [_middle(Span(part, tone), room) for part in wrap(words, room - 4)]


def decided(ended: Ended, catalog: Catalog) -> str:
    """What decided the game, as far as figures tell it: the margin, and since when the winner was in front."""
    say, result, rounds = catalog.say, ended.result, ended.rounds
    if not result.by_points:
        return ""
    best = max(result.scores[seat] for seat in result.winners)
    others = [score for seat, score in enumerate(result.scores) if seat not in result.winners]
    if not others:
        return say(Says.shared())
    if max(others) > best:  # something else than figures has decided, and how it ended tells what
        return ""
    if max(others) == best:
        return say(Says.tie_break())
    front = result_lines.in_front_since(rounds, result.winners)
    margin = say(Says.margin(n=best - max(others)))
    if not front:
        return margin
    if front >= len(rounds) - 1:
        return f"{margin} {say(Says.always())}"
    since = Says.since(round=ended.first + len(rounds) - front) if front > 1 else Says.at_last()
    return f"{margin} {say(since)}"


def _middle(span: Span, room: int) -> Line:
    return Span(" " * max(1, (room - span.width) // 2)), span


def _ranking(ended: Ended, glyphs: Glyphs, room: int, has_podium: bool) -> list[Line]:
    """Everybody from the first to the last, at the right of a podium."""
    sign = " " if ended.is_stopped else glyphs["winner"]
    steps = podium(result_lines.steps(ended.result, ended.faces), PODIUM) if has_podium else ()
    across = line_width(steps[0]) + 2 if steps else 0
    ranked = result_lines.ranked(ended.scores[1:], ended.result, ended.faces, room - across - 2, sign)
    if not steps:
        return centred(ranked, room)
    above: list[Line] = [()] * max(0, (len(steps) - len(ranked)) // 2)
    return centred(beside([(Span("  "), *line) for line in steps], [*above, *ranked], across, 2), room)


# --- how it went ----------------------------------------------------------------------------------------------------


def _course(ended: Ended, catalog: Catalog, room: int) -> list[Line]:
    """What stands below the ranking whatever the room: the roads, or where the points came from."""
    if ended.course and len(ended.rounds) > 1:
        title = heading(catalog.say(Says.lanes()), room)
        return [title, *((Span("  "), *line) for line in lanes(ended.lanes, ended.course, room - 4))]
    return _tally(ended, catalog, room) if ended.sources else []


def _told(ended: Ended, catalog: Catalog, room: int, height: int) -> list[Line]:
    """The same in so many lines, with the plot beside or below it where that has room too."""
    if not ended.sources:
        above = _course(ended, catalog, room)
        return _above_plot(above, ended, catalog, room, height)
    title = catalog.say(Says.tally())
    across = min(room, max(needs(ended.sources, len(ended.faces)), width(title) + 5))
    counted = _tally(ended, catalog, across)
    if room - across - GAP < LEAST_ACROSS:
        return _above_plot(_tally(ended, catalog, room), ended, catalog, room, height)
    return beside(counted, _plot(ended, catalog, room - across - GAP, max(height, len(counted))), across, GAP)


def _above_plot(above: list[Line], ended: Ended, catalog: Catalog, room: int, height: int) -> list[Line]:
    """Some lines with the plot below them, unless it would be out of sight; alone it is drawn at any size."""
    left = height - len(above) - (1 if above else 0)
    if above and left <= LEAST_PLOT:
        return above
    return [*above, *([()] if above else []), *_plot(ended, catalog, room, left)]


def _tally(ended: Ended, catalog: Catalog, room: int) -> list[Line]:
    title = heading(catalog.say(Says.tally()), room)
    return [title, *tally(ended.sources, ended.faces, room, catalog.say(Says.total()))]


def _plot(ended: Ended, catalog: Catalog, room: int, spare: int) -> list[Line]:
    """The plot as large as it may be, and the figures below it where both fit."""
    if len(ended.rounds) < 2:
        return [()] * max(0, spare)
    title = heading(catalog.say(Says.plot()), room, _legend(ended.faces, room // 2))
    names = [face.name for face in ended.faces]
    figures = table(ended.series, names, room, catalog.say(Says.round()), ended.first)
    fits = spare - 1 - len(figures) - 1 >= LEAST_PLOT
    tall = min(MOST_PLOT, max(LEAST_PLOT, spare - 1 - (len(figures) + 1 if fits else 0)))
    lines = [title, *plot(ended.series, room - 2, tall, ended.first)]
    if fits:
        lines += [(), *figures]
    return [*lines, *[()] * (spare - len(lines))]


def _legend(faces: Sequence[Face], room: int) -> str:
    """Whose letter is whose, where there is room to say so."""
    told = "  ".join(f"{face.letter} {face.name}" for face in faces)
    return told if width(told) <= room else ""
