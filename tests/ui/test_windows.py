"""Windows of every size, pulled at any moment: nothing breaks, nothing is lost, and a tiny one says so."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from random import Random

import pytest

from dragonroads.ui.app import BoxApp
from dragonroads.ui.screens.box_screen import LEAST_HEIGHT, LEAST_WIDTH
from dragonroads.ui.screens.chronicle import ChronicleScreen
from dragonroads.ui.screens.curtain import CurtainScreen
from dragonroads.ui.screens.menu_screen import MenuScreen
from dragonroads.ui.screens.rules import RulesScreen
from dragonroads.ui.screens.table import TableScreen
from dragonroads.ui.screens.who import SeatsScreen
from dragonroads.ui.stages.ask import Ask
from dragonroads.ui.stages.show import Show
from dragonroads.workshop.pictures.camera import strips_of
from dragonroads.workshop.pictures.catalogue import SCENES
from dragonroads.workshop.pictures.scene import Size
from dragonroads.workshop.pictures.studio import Look, on_stage, resize

LEAST, MOST = (40, 12), (250, 80)
EDGES: Sequence[Size] = (LEAST, (LEAST_WIDTH - 1, LEAST_HEIGHT), (LEAST_WIDTH, LEAST_HEIGHT), MOST)
"""Where something changes, and the ends."""
RESIZES, RESIZES_OF_A_RELEASE = 4, 40
"""For each scene; over all of them more than 200 and 2,000."""


def selection(app: BoxApp) -> tuple[object, ...]:
    """Everything that people have pointed at, typed or opened, and what has the focus."""
    screen = app.screen
    focus = screen.focused.id if screen.focused else None
    found: list[object] = [type(screen), len(app.screen_stack), focus]
    match screen:
        case TableScreen(stage=Ask(asking=asking) as stage):
            found += [asking.at, asking.typed, asking.choice.picked, stage.searching, stage.word, screen.is_on_board]
        case TableScreen(stage=Show(reel=reel)):
            found += [reel.at]
        case MenuScreen():
            found += [screen.cursor]
        case ChronicleScreen():
            found += [screen.reading.at, screen.viewer, screen.reading.typed]
        case RulesScreen():
            found += [screen.reader.here, screen.reader.wanted]
        case CurtainScreen():
            found += [screen.typed, screen.asks_code]
        case SeatsScreen():
            found += [screen.at]
    return tuple(found)


def is_too_small(size: Size) -> bool:
    """Whether nobody can play in a window."""
    return size[0] < LEAST_WIDTH or size[1] < LEAST_HEIGHT


def check_window(app: BoxApp, size: Size, before: tuple[object, ...]) -> None:
    """What holds in a window of any size."""
    strips = strips_of(app)
    assert [strip.cell_length for strip in strips] == [size[0]] * size[1], size
    assert selection(app) == before, size
    words = app.say("ui.small", width=size[0], height=size[1])
    text = " ".join(strip.text.strip(" │") for strip in strips)
    assert (words in " ".join(text.split())) == is_too_small(size), size


async def pull(name: str, sizes: Sequence[Size]) -> None:
    """Pull at the window of a scene."""
    async with on_stage(SCENES[name], Look()) as app:
        before = selection(app)
        for size in sizes:
            await resize(app, size)
            check_window(app, size, before)


def some_sizes(name: str, count: int) -> list[Size]:
    """Sizes of all kinds, the same ones for the same scene."""
    random = Random(name)
    return [(random.randint(LEAST[0], MOST[0]), random.randint(LEAST[1], MOST[1])) for _ in range(count)]


@pytest.mark.parametrize("name", SCENES)
def test_a_window_can_be_pulled_in_every_scene(name: str) -> None:
    asyncio.run(pull(name, some_sizes(name, RESIZES)))


@pytest.mark.parametrize("name", ["home_saved", "table_bet", "curtain_code", "chronicle_seat", "result"])
def test_the_edges_between_layouts_hold(name: str) -> None:
    asyncio.run(pull(name, EDGES))


@pytest.mark.release
@pytest.mark.parametrize("name", SCENES)
def test_a_window_can_be_pulled_for_long_in_every_scene(name: str) -> None:
    asyncio.run(pull(name, some_sizes(f"{name} for long", RESIZES_OF_A_RELEASE)))


def test_enough_windows_are_pulled() -> None:
    assert len(SCENES) * RESIZES >= 200
    assert len(SCENES) * RESIZES_OF_A_RELEASE >= 2000
