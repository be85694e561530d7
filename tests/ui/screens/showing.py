"""A screen in front of an app: shown at a size, driven by a pilot, read as text."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from itertools import count
from random import Random
from typing import Any, TypeVar

import pytest
from textual.pilot import Pilot
from textual.screen import Screen

from dragonroads.engine.game import OptionValue
from dragonroads.engine.match import Match
from dragonroads.engine.table import Question
from dragonroads.saves.content import Contents
from dragonroads.settings import Settings
from dragonroads.shelf import Shelf
from dragonroads.ui.app import BoxApp, Opening
from dragonroads.ui.box import Box, Surroundings
from dragonroads.ui.screens.box_screen import BoxScreen
from dragonroads.ui.session import Session
from dragonroads.workshop.pictures.studio import UNHURRIED
from tests.games.draghan.rounds import as_match
from tests.games.draghan.situations import loaded, situation
from tests.ui.people import start, words

SIZES = [(80, 24), (100, 30), (140, 45)]
ALL_SIZES = pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")

S = TypeVar("S", bound=Screen[Any])


class Ground(BoxScreen):
    """Something that lies below the screen that is looked at."""


class Shown:
    """An app with one screen on top of the ground."""

    def __init__(self, app: BoxApp, pilot: Pilot[None]) -> None:
        self.app = app
        self.pilot = pilot

    @property
    def lines(self) -> list[str]:
        """What is painted, line by line."""
        strips = self.app.screen._compositor.render_strips()
        return ["".join(segment.text for segment in strip) for strip in strips]

    @property
    def text(self) -> str:
        """Everything that can be read."""
        return "\n".join(self.lines)

    @property
    def is_on_ground(self) -> bool:
        """Whether the screen that was looked at is closed."""
        return isinstance(self.app.screen, Ground)

    async def press(self, *keys: str) -> None:
        """Press keys one after another."""
        await self.pilot.press(*keys)
        await self.pilot.pause()

    async def click_on(self, words: str) -> None:
        """Click the first letter of what can be read."""
        for y, line in enumerate(self.lines):
            if words in line:
                await self.pilot.click(offset=(line.index(words), y))
                await self.pilot.pause()
                return
        raise AssertionError(f"{words!r} is not on the screen:\n{self.text}")


@asynccontextmanager
async def shown(
    make: Callable[[], Screen[Any]], size: tuple[int, int] = (80, 24), lang: str = "en", glyphs: str = "safe"
) -> AsyncIterator[Shown]:
    """An app that shows this screen; its fault, if it has one, is raised."""
    async with _running(_box(lang, glyphs), lambda app: app.turn_to(Ground()), size) as app:
        app.app.push_screen(make())
        await app.pilot.pause()
        await app.pilot.pause()
        yield app


@asynccontextmanager
async def sitting_at(session: Session, size: tuple[int, int] = (80, 24)) -> AsyncIterator[Shown]:
    """An app in front of people who sit at a table."""
    async with _running(_box("en", "safe"), lambda app: app.play(session), size) as app:
        await app.pilot.pause()
        yield app


def _box(lang: str, glyphs: str) -> Box:
    settings = Settings(language=lang, glyphs=glyphs, pace="off")
    around = Surroundings({"TERM": "xterm-256color"}, "utf-8", "truecolor")
    return Box(Contents(Shelf(cache=None)), settings, None, around)


@asynccontextmanager
async def _running(box: Box, opening: Opening, size: tuple[int, int]) -> AsyncIterator[Shown]:
    app = BoxApp(box, opening)
    app.ears.clock = count(0, UNHURRIED).__next__
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        yield Shown(app, pilot)
    if app.fault is not None:
        raise app.fault


def run(test: Callable[[], Awaitable[None]]) -> None:
    """Run what a test does inside a loop of its own."""

    async def inside() -> None:
        await test()

    asyncio.run(inside())


def race(
    seats: int = 3, seed: int = 5, answers: int | None = None, lang: str = "en", **options: OptionValue
) -> Session:
    """A race played by chance, to its end or for so many answers."""
    match = Match(loaded().game, start(seats, "regular", seed, **options))
    return Session(played(match, seed, answers), loaded(), words(lang))


def race_at_a_trap() -> Session:
    """A race in which the first seat chooses for all to see, and nobody has a card left in the hand."""
    return Session(as_match(situation("C10 M12 T12", C="trap")), loaded(), words("en"))


def played(match: Match[Any], seed: int, answers: int | None) -> Match[Any]:
    """Any answer to whatever is asked."""
    random, left = Random(seed), 10**6 if answers is None else answers
    while not match.over and left > 0:
        asked = [q for seat in range(len(match.header.seats)) for q in match.open(seat) if isinstance(q, Question)]
        question = asked[0]
        picks = random.sample(range(len(question.options)), max(1, question.lo))
        match.answer(question.seat, question.n, *(question.key(pick) for pick in picks))
        left -= 1
    return match
