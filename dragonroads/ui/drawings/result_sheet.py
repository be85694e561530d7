"""The sheet of a result: victory line, podium, ranking, plot, figures and the promise of the deal, as they fit."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from dragonroads.engine.game import Result
from dragonroads.gamekit.facts.progress import Series
from dragonroads.library.words import Catalog
from dragonroads.ui.drawing import Line, Span, beside, cut, line_width, width, wrap
from dragonroads.ui.drawings import result_lines
from dragonroads.ui.drawings.frames import centred, heading
from dragonroads.ui.drawings.result_lines import Face
from dragonroads.ui.drawings.tally import Source, needs, tally
from dragonroads.ui.glyphs import Glyphs
from dragonroads.ui.kit.plot import plot, table
from dragonroads.ui.kit.podium import podium

LEAST_PLOT, MOST_PLOT = 8, 24
LEAST_ACROSS = 40
"""A plot beside a table is no narrower than this."""
MOST_WIDTH = 110
GAP = 2
PODIUM = 7


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
    promise: str
    sources: tuple[Source, ...] = ()
    """What points were given for; nothing where none were counted."""

    @property
    def rounds(self) -> list[list[int]]:
        """How far everybody had come, round by round."""
        return [list(values) for values in zip(*(one.values for one in self.series))]


def sheet(ended: Ended, catalog: Catalog, glyphs: Glyphs, room: int, height: int) -> list[Line]:
    """As many lines as there is room for, or more where even the smallest drawing needs them."""
    margin = max(0, (room - MOST_WIDTH) // 2)
    room = min(room, MOST_WIDTH)
    headline, ranking = _headline(ended, catalog, glyphs, room), _ranking(ended, glyphs, room)
    above = [*headline, *ranking]
    below = [(Span(f" {cut(catalog.say('ui.result.promise', promise=ended.promise), room - 2)}", "dim"),)]
    spare = height - len(above) - len(below)
    if spare > MOST_PLOT:
        above, spare = [(), *headline, (), *ranking, ()], spare - 3
    lines = [*above, *_told(ended, catalog, room, spare), *below]
    return [(Span(" " * margin), *line) for line in lines] if margin else lines


# --- who won --------------------------------------------------------------------------------------------------------


def _headline(ended: Ended, catalog: Catalog, glyphs: Glyphs, room: int) -> list[Line]:
    say, winners = catalog.say, ended.result.winners
    how = ended.scores[0] if ended.scores else ""
    if ended.is_stopped or not winners:
        return [_middle(Span(how, "title"), room)]
    faces = [ended.faces[seat] for seat in winners]
    names = ", ".join(face.name for face in faces)
    text = say("ui.result.wins", who=names, n=len(faces))
    tone = faces[0].tone if len(faces) == 1 else "title"
    why = " ".join(part for part in (how, decided(ended, catalog)) if part)
    return [
        result_lines.banner(cut(text, room - 12), tone, glyphs["winner"], room),
        *(_middle(Span(part, "dim"), room) for part in wrap(why, room - 4)),
    ]


def decided(ended: Ended, catalog: Catalog) -> str:
    """What decided the game, as far as figures tell it: the margin, and since when the winner was in front."""
    say, result, rounds = catalog.say, ended.result, ended.rounds
    if not result.by_points:
        return ""
    best = max(result.scores[seat] for seat in result.winners)
    others = [score for seat, score in enumerate(result.scores) if seat not in result.winners]
    if not others:
        return say("ui.result.shared")
    if max(others) > best:  # something else than figures has decided, and how it ended tells what
        return ""
    if max(others) == best:
        return say("ui.result.tie_break")
    front = result_lines.in_front_since(rounds, result.winners)
    margin = say("ui.result.margin", n=best - max(others))
    if not front:
        return margin
    if front >= len(rounds) - 1:
        return f"{margin} {say('ui.result.always')}"
    key = "ui.result.since" if front > 1 else "ui.result.at_last"
    return f"{margin} {say(key, round=ended.first + len(rounds) - front)}"


def _middle(span: Span, room: int) -> Line:
    return Span(" " * max(1, (room - span.width) // 2)), span


def _ranking(ended: Ended, glyphs: Glyphs, room: int) -> list[Line]:
    steps = podium(result_lines.steps(ended.result, ended.faces), PODIUM)
    across = line_width(steps[0]) + 2
    sign = " " if ended.is_stopped else glyphs["winner"]
    ranked = result_lines.ranked(ended.scores[1:], ended.result, ended.faces, room - across - 2, sign)
    above: list[Line] = [()] * max(0, (len(steps) - len(ranked)) // 2)
    return centred(beside([(Span("  "), *line) for line in steps], [*above, *ranked], across, 2), room)


# --- how it went ----------------------------------------------------------------------------------------------------


def _told(ended: Ended, catalog: Catalog, room: int, spare: int) -> list[Line]:
    """Where the points came from, and the plot at its right or below it; the plot alone where none were counted."""
    if not ended.sources:
        return _course(ended, catalog, room, spare)
    title = catalog.say("ui.result.tally")
    across = min(room, max(needs(ended.sources, len(ended.faces)), width(title) + 5))
    if room - across - GAP < LEAST_ACROSS:
        counted = _tally(ended, catalog, room)
        return [*counted, *_course(ended, catalog, room, spare - len(counted))]
    counted = _tally(ended, catalog, across)
    return beside(counted, _course(ended, catalog, room - across - GAP, max(spare, len(counted))), across, GAP)


def _tally(ended: Ended, catalog: Catalog, room: int) -> list[Line]:
    title = heading(catalog.say("ui.result.tally"), room)
    return [title, *tally(ended.sources, ended.faces, room, catalog.say("ui.result.total"))]


def _course(ended: Ended, catalog: Catalog, room: int, spare: int) -> list[Line]:
    """The plot as large as it may be, and the figures below it where both fit."""
    if len(ended.rounds) < 2:
        return [()] * max(0, spare)
    title = heading(catalog.say("ui.result.plot"), room, _legend(ended.faces, room // 2))
    names = [face.name for face in ended.faces]
    figures = table(ended.series, names, room, catalog.say("ui.result.round"), ended.first)
    fits = spare - 1 - len(figures) - 1 >= LEAST_PLOT
    tall = min(MOST_PLOT, max(LEAST_PLOT, spare - 1 - (len(figures) + 1 if fits else 0)))
    lines = [title, *plot(ended.series, room - 2, tall, ended.first)]
    if fits:
        lines += [(), *figures]
    return [*lines, *[()] * (spare - len(lines))]


def _legend(faces: Sequence[Face], room: int) -> str:
    """Whose letter is whose, where there is room to say so."""
    text = "  ".join(f"{face.letter} {face.name}" for face in faces)
    return text if width(text) <= room else ""
