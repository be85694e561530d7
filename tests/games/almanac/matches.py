"""Journeys as matches of the engine: for tests of views, of taking back, and of whole journeys."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, replace
from typing import Any

from dragonroads.engine.match import Match
from dragonroads.engine.table import Question, Seat
from dragonroads.games.almanac.model import Journey
from tests.games.almanac.situations import ROAD, Situation, header, loaded


def new_match(seats: int = 3, seed: int = 1, box: str = ROAD, **options: Any) -> Match[Journey]:
    """A journey at its first question."""
    return Match(loaded(box).game, header(seats, seed, box, **options))


def as_match(table: Situation, box: str = ROAD) -> Match[Journey]:
    """A scripted situation, gone on with as a match."""
    game = table.state
    return Match(loaded(box).game, replace(header(game.seats, box=box, **asdict(game.rules)), start=game.dump()))


def questions(match: Match[Journey]) -> list[Question]:
    """Every open question, each as its own seat sees it."""
    seats = range(match.state.seats)
    return [q for seat in seats for q in match.open(seat) if isinstance(q, Question) and q.seat == seat]


def options(match: Match[Journey]) -> list[str]:
    """The options of the first open question as tests write them."""
    question = questions(match)[0]
    namer = Situation(match.state).name
    return [namer(question.kind, option) for option in question.options]


def reply(match: Match[Journey], *names: str) -> None:
    """Whoever is asked answers, question after question, with the options of these names."""
    for name in names:
        question = questions(match)[0]
        match.answer(question.seat, question.n, question.key(options(match).index(name)))


Watch = Callable[[Match[Journey], Question], object]


def play_on(match: Match[Journey], kind: str = "", pick: int = 0, watch: Watch | None = None) -> Match[Journey]:
    """Answer with the option of this number (or the last) until a kind of question or the end is reached."""
    while (asked := questions(match)) and asked[0].kind != kind:
        question = asked[0]
        if watch:
            watch(match, question)
        match.answer(question.seat, question.n, question.key(min(pick, len(question.options) - 1)))
    return match


def heard(match: Match[Journey], kind: str, seat: Seat | None = None) -> list[tuple[object, ...]]:
    """The arguments of every event of a kind that this seat (or everybody) was told."""
    return [event.args for event in match.events(seat) if event.kind == kind]
