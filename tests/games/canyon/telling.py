"""What a front end reads of the canyon, for tests: events, questions and options in words."""

from __future__ import annotations

from functools import cache

from dragonroads.engine.events import Event
from dragonroads.engine.match import Match
from dragonroads.engine.record import Happening
from dragonroads.engine.table import Question
from dragonroads.engine.views import Sight, View, see
from dragonroads.games.canyon.model import Canyon
from dragonroads.games.canyon.presenting.presenter import CanyonPresenter
from dragonroads.games.presenter import Asked, Label
from dragonroads.shelf import Shelf
from tests.games.canyon.matches import as_match, questions, reply
from tests.games.canyon.situations import Situation, loaded

NAMES = ("Ana", "Ben", "Cleo", "Dora", "Eve")


@cache
def presenter(lang: str = "en") -> CanyonPresenter:
    """The words of the canyon for five people."""
    found = loaded().present(Shelf(cache=None).draft(lang, loaded()), NAMES)
    assert isinstance(found, CanyonPresenter)
    return found


def seen(table: Situation, seat: int | None = None) -> View:
    """The game as a seat, or everybody, may see it."""
    return see(table.state, Sight(seat))


def said(table: Situation, event: Happening, seat: int | None = None) -> str:
    """What happened, in words."""
    return presenter().event(seen(table, seat), Event(0, event))


def explained(table: Situation, event: Happening) -> str:
    """What explains it to everybody."""
    return presenter().explained(seen(table), Event(0, event))


def question_of(table: Situation, answers: str = "") -> tuple[Match[Canyon], Question]:
    """The situation as a match, at its question after these answers."""
    match = as_match(table)
    if answers:
        reply(match, answers)
    (question,) = questions(match)
    return match, question


def asked(table: Situation, answers: str = "") -> Asked:
    """That question in words."""
    match, question = question_of(table, answers)
    return presenter().question(match.view(question.seat), question)


def labels(table: Situation, answers: str = "", *picked: object) -> dict[str, Label]:
    """What it offers once some parts are picked, by the words of each option."""
    match, question = question_of(table, answers)
    depth = len(picked) + 1
    parts = [one[:depth] if question.parts else one for one in question.options]
    offered = [one for one in dict.fromkeys(parts) if not picked or one[:-1] == picked]
    found = [presenter().option(match.view(question.seat), question, one) for one in offered]
    return {label.text: label for label in found}


def effects(table: Situation, answers: str = "", *picked: object) -> dict[str, str]:
    """The same, only what each of them does."""
    return {text: label.effect for text, label in labels(table, answers, *picked).items()}


def refusals(table: Situation, answers: str = "") -> dict[str, str]:
    """What is closed, and why."""
    match, question = question_of(table, answers)
    view = match.view(question.seat)
    return {
        presenter().option(view, question, one.option).text: presenter().refusal(view, one.reason)
        for one in question.closed()
    }
