"""What a front end shows of a journey, for tests: views, spots, words about places, and journeys on their way."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

from dragonroads.engine.events import Event
from dragonroads.engine.match import Match
from dragonroads.engine.table import Question
from dragonroads.engine.views import Sight, View, see
from dragonroads.games.almanac.model import Journey
from dragonroads.games.presenter import Asked, Label, Presenter, Spot
from dragonroads.shelf import Shelf
from tests.engine.playing import asked
from tests.games.almanac.declared import EVENTS
from tests.games.almanac.matches import as_match, new_match
from tests.games.almanac.situations import ROAD, Situation, loaded

NAMES = ("Ana", "Ben", "Cleo", "Dora")


@cache
def presenter(lang: str = "en", box: str = ROAD) -> Presenter:
    """The words of the journey for four people."""
    return loaded(box).present(Shelf(cache=None).draft(lang, loaded(box)), NAMES)


def seen(table: Situation, seat: int | None = None) -> View:
    """The journey as a seat, or everybody, may see it."""
    return see(table.state, Sight(seat))


def spots(table: Situation) -> dict[str, Spot]:
    """The spaces of the page by their names."""
    return {spot.name: spot for spot in presenter().board(seen(table)).spots}


def notes(table: Situation) -> str:
    """What lies beside the page, in one line."""
    return " | ".join(presenter().board(seen(table)).notes)


def about(table: Situation, place: str, seat: int | None = None) -> str:
    """What is said about a place, in one line."""
    section = presenter().about(seen(table, seat), place)
    return "" if section is None else " ".join((section.title, *section.lines))


def happened(kind: str, *args: object) -> Event:
    """Something that happened, with its fields in their order."""
    return Event(0, EVENTS[kind](*args))


def said(table: Situation, kind: str, *args: object, seat: int | None = None) -> str:
    """An event in words."""
    return presenter().event(seen(table, seat), happened(kind, *args))


# --- questions ------------------------------------------------------------------------------------------------------


def question_of(table: Situation, kind: str, pick: str = "") -> tuple[Match[Journey], Question]:
    """The match at its first question of a kind; before that the given option of each question is picked, or the first.

    A pick is a key of the engine, such as `a1/worker`.
    """
    match = as_match(table)
    while (question := asked(match)[0]).kind != kind:
        keys = [question.key(at) for at in range(len(question.options))]
        match.answer(question.seat, question.n, pick if pick in keys else keys[0])
    return match, question


def worded(table: Situation, kind: str, pick: str = "") -> tuple[Asked, list[Label]]:
    """The first question of a kind and all its options, as the asked seat reads them."""
    match, question = question_of(table, kind, pick)
    view = match.view(question.seat)
    words = presenter()
    return words.question(view, question), [words.option(view, question, option) for option in question.options]


# --- whole journeys -------------------------------------------------------------------------------------------------


def journeys(first: int, count: int, box: str = ROAD) -> Iterator[tuple[Match[Journey], Random]]:
    """Journeys of all sizes, some of them with colours to pick."""
    for seed in range(first, first + count):
        yield new_match(2 + seed % 3, seed, box), Random(seed)


def answer(match: Match[Journey], question: Question, random: Random) -> None:
    """Any answer."""
    match.answer(question.seat, question.n, question.key(random.randrange(len(question.options))))


def moments(seed: int, share: float = 0.1) -> Iterator[Match[Journey]]:
    """A journey looked at again and again while random answers are given."""
    for match, random in journeys(seed, 1):
        while not match.over:
            answer(match, asked(match)[0], random)
            if random.random() < share:
                yield match
        yield match
