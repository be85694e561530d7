"""What a full screen shows of a race, for tests: views, spots, words about places, and races looked at on their way."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

from dragonroads.engine.events import Event
from dragonroads.engine.game import Agreements
from dragonroads.engine.match import Match
from dragonroads.engine.views import Sight, View, see
from dragonroads.gamekit.declared import Kinds, kinds_of
from dragonroads.gamekit.facts.road import Space
from dragonroads.gamekit.facts.table import CardTable
from dragonroads.games.draghan.model import Race
from dragonroads.games.presenter import Presenter
from dragonroads.shelf import Shelf
from tests.games.draghan.rounds import questions
from tests.games.draghan.situations import header, loaded, situation

NAMES = ("Ana", "Bo", "Cleo", "Dan", "Eve", "Fay")
PRESETS = ("introduction", "regular", "experienced", "mayhem")


@cache
def presenter(lang: str = "en") -> Presenter:
    """The words of the race for six people."""
    return loaded().present(Shelf(cache=None).catalog(lang, loaded()), NAMES)


def seen(race: Race, seat: int | None = None) -> View:
    """The race as a seat, or everybody, may see it."""
    return see(race, Sight(seat))


def kinds() -> Kinds:
    """Everything that can happen, be asked or be refused in a race."""
    return kinds_of("dragonroads.games.draghan")


def happened(kind: str, *args: Any) -> Event:
    """An event of the race as a viewer hears it."""
    return Event(0, kinds().events[kind](*args))


def on_table(race: Race, viewer: int | None = None) -> CardTable:
    """Everything that lies on the table."""
    cards = presenter().cards
    assert cards is not None
    return cards.table(seen(race, viewer))


def spaces(race: Race) -> dict[str, Space]:
    """The spaces of the road by their places."""
    return {one.place: one for one in on_table(race).road.spaces}


def mountain(places: str, name: str = "goat-ladder") -> Race:
    """A race on a mountain with its cliff."""
    return situation(places, preset="experienced", options={"track": name}).state


def about(race: Race, place: str, seat: int | None = None) -> str:
    """What is said about a place, in one line."""
    section = presenter().about(seen(race, seat), place)
    return "" if section is None else " ".join((section.title, *section.lines))


def moments(seed: int) -> Iterator[Match[Race]]:
    """Races of all presets and sizes, looked at again and again while random answers are given."""
    start = header(2 + seed % 5, PRESETS[seed % 4], seed)
    match, random = Match(loaded().game, replace(start, agreements=Agreements(memory=seed % 3 == 0))), Random(seed)
    while not match.over:
        question = questions(match)[0]
        match.answer(question.seat, question.n, question.key(random.randrange(len(question.options))))
        if random.random() < 0.1:
            yield match
