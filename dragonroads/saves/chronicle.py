"""A saved game line by line, as one viewer may know it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from dragonroads.engine.events import Event
from dragonroads.engine.game import Game
from dragonroads.engine.journal import Record
from dragonroads.engine.match import Match, Waiting
from dragonroads.engine.savefile_reading import Saved
from dragonroads.engine.table import Question, Seat
from dragonroads.engine.views import View


@dataclass(frozen=True, slots=True)
class Step:
    """One line of the file: what was open before it, what it says, and what this viewer learns from it."""

    line: int
    record: Record | None
    """Nothing for line 1, which only sets the table."""
    asked: tuple[Question | Waiting, ...]
    before: View
    after: View
    events: tuple[Event, ...]
    taken_back: int = 0
    """How many answers do not count any more."""


def steps(saved: Saved, game: Game[Any], viewer: Seat | None, first: int, last: int) -> Iterator[Step]:
    """The lines from the first to the last wanted one, each played when its turn comes."""
    match = Match(game, saved.header)
    if first == 1:
        view = match.view(viewer)
        yield Step(1, None, (), view, view, tuple(match.events(viewer)))
    for line, record in enumerate(saved.records[: max(0, last - 1)], 2):
        if line < first:
            match.follow([record])
        else:
            yield _step(match, line, record, viewer)


def match_before(saved: Saved, game: Game[Any], line: int) -> Match[Any]:
    """The game as it stood before a line of the file."""
    match = Match(game, saved.header)
    match.follow(saved.records[: max(0, line - 2)])
    return match


def _step(match: Match[Any], line: int, record: Record, viewer: Seat | None) -> Step:
    asked, before, answers = match.open(viewer), match.view(viewer), match.answered
    known = len(match.events(viewer))
    match.follow([record])
    events = tuple(match.events(viewer, known))
    return Step(line, record, asked, before, match.view(viewer), events, max(0, answers - match.answered))
