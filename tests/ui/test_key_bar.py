"""The hints of the key bar are true: whatever stands there does something when its key is pressed."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest

from dragonroads.ui.app import BoxApp
from dragonroads.ui.keys import KEYS
from dragonroads.ui.parts.key_bar import DO, KeyBar
from dragonroads.ui.screens.box_screen import BoxScreen
from dragonroads.workshop.pictures.acts import press
from dragonroads.workshop.pictures.camera import text_of
from dragonroads.workshop.pictures.catalogue import SCENES
from dragonroads.workshop.pictures.stillness import still
from dragonroads.workshop.pictures.studio import Look, on_stage

EVERY_TIME = ("table_laying", "table_thief", "curtain", "saved_tables", "chronicle", "rules", "result")

SAID_ALREADY = ("table_notice",)
"""Where Enter says once more what stands there."""


def hints_of(app: BoxApp) -> list[str]:
    """What the key bar shows, each once."""
    if not app.is_running or app.screen.has_class("-small"):
        return []
    places = [span.place for line in app.screen.query_one(KeyBar).lines for span in line if span.place]
    return list(dict.fromkeys(place.removeprefix(DO) for place in places))


def keys_of(hint: str) -> Sequence[str]:
    """The keys that are shown for a hint; at the end of a list one of the two arrows leads nowhere."""
    return ("down", "up") if hint == "move" else (KEYS[hint].keys.split(",")[0],)


async def idle_hints(name: str) -> list[str]:
    """The hints of a scene whose key changes nothing that can be seen."""
    async with on_stage(SCENES[name], Look()) as app:
        hints, before = hints_of(app), text_of(app)
    return [hint for hint in hints if not await _does_something(name, hint, before)]


async def _does_something(name: str, hint: str, before: str) -> bool:
    for key in keys_of(hint):
        async with on_stage(SCENES[name], Look()) as app:
            await press(key)(app)
            await still(app)
            if app._exit or text_of(app) != before:
                return True
    return False


@pytest.mark.parametrize("name", EVERY_TIME)
def test_every_hint_does_something(name: str) -> None:
    assert not asyncio.run(idle_hints(name))


@pytest.mark.release
@pytest.mark.parametrize("name", [name for name in SCENES if name not in SAID_ALREADY])
def test_every_hint_of_every_scene_does_something(name: str) -> None:
    assert not asyncio.run(idle_hints(name))


@pytest.mark.parametrize("name", EVERY_TIME)
def test_the_line_above_the_keys_is_kept_free_for_a_notice(name: str) -> None:
    async def test() -> None:
        async with on_stage(SCENES[name], Look()) as app:
            *before, kept, keys = text_of(app).rstrip("\n").split("\n")
            assert not kept.strip()
            assert isinstance(app.screen, BoxScreen)
            app.screen.notice("Not now.")
            await still(app)
            assert text_of(app).rstrip("\n").split("\n") == [*before, " ! Not now.", keys]

    asyncio.run(test())
