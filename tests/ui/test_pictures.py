"""Colours and frames of the key screens, as SVGs that can be looked at; `screenshots/` is what the app looks like."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from dragonroads.workshop.pictures.best import BEST, taken
from dragonroads.workshop.pictures.camera import rendered
from dragonroads.workshop.pictures.catalogue import SCENES
from dragonroads.workshop.pictures.scene import LARGE, SMALL
from dragonroads.workshop.pictures.studio import Look, app_for, own_surroundings, play
from tests.boxes import BOXED

Compare = Callable[..., bool]
SCREENSHOTS = Path(__file__).parents[2] / "screenshots"
AGAIN = "dragonroads screenshots"

KEY_SCREENS = (
    *("home_saved", "new_table", "saved_tables", "settings", "table_laying", "table_bet", "table_filter"),
    *("table_trap", "table_watching", "mountain_goat_ladder", "curtain_sealed", "curtain_code", "agree"),
    *("player_screen", "about_card", "rules_search", "chronicle_seat", "result"),
    *("page_04", "page_14", "page_15", "journey_encounter", "journey_map", "journey_player", "journey_result"),
    *("canyon_full", "canyon_festival"),
)
OTHER_LOOKS = {
    "light": Look(theme="light"),
    "contrast": Look(theme="contrast"),
    "colourblind": Look(theme="colourblind"),
    "terminal": Look(theme="terminal"),
    "ascii": Look(glyphs="ascii"),
    "rich": Look(glyphs="rich"),
    "large": Look(LARGE),
}


def looks_as_kept(name: str, look: Look, snap_compare: Compare) -> bool:
    """Whether a scene has the colours it had."""
    scene = SCENES[name]

    async def bring_about(pilot: Pilot[Any]) -> None:
        await play(app, scene)

    with own_surroundings():
        app = app_for(scene, look, BOXED)
        return snap_compare(app, terminal_size=look.size, run_before=bring_about)


@pytest.mark.parametrize("name", KEY_SCREENS)
def test_a_key_screen_has_the_colours_it_had(name: str, snap_compare: Compare) -> None:
    assert looks_as_kept(name, Look(SMALL), snap_compare)


@pytest.mark.parametrize("look", OTHER_LOOKS)
def test_the_table_has_the_colours_it_had_in_every_look(look: str, snap_compare: Compare) -> None:
    assert looks_as_kept("table_trap", OTHER_LOOKS[look], snap_compare)


@pytest.mark.parametrize("name", BEST)
def test_a_screenshot_is_current(name: str) -> None:
    """Drawn with the shipped box, or with the tests' own: the shipped one may have grown since."""
    kept = tuple((SCREENSHOTS / f"{name}.{ending}").read_text("utf-8") for ending in ("svg", "txt"))
    assert asyncio.run(taken(name, BOXED)) == kept or asyncio.run(taken(name)) == kept, (
        f"{name} is not what the app looks like: {AGAIN}"
    )


def test_screenshots_hold_nothing_but_the_best_and_a_line_about_each() -> None:
    told = (SCREENSHOTS / "README.md").read_text("utf-8")
    files = {path.name for path in SCREENSHOTS.iterdir() if path.name != "README.md"}
    assert {path.rpartition(".")[0] for path in files} == set(BEST)
    assert all(f"`{name}`" in told for name in BEST)


@pytest.mark.parametrize("name", BEST)
def test_a_screenshot_asks_no_other_host_for_anything(name: str) -> None:
    picture = (SCREENSHOTS / f"{name}.svg").read_text("utf-8")
    without_names = re.sub(r'xmlns="[^"]*"|<!--.*?-->', "", picture, flags=re.DOTALL)
    assert "http" not in without_names
    assert "@font-face" not in picture


def test_a_picture_can_be_rendered_where_there_is_a_renderer() -> None:
    pytest.importorskip("resvg_py", reason="PNGs need resvg-py, which is not installed")
    from dragonroads.workshop.pictures.camera import fonts

    if not fonts():
        pytest.skip("PNGs need the font DejaVu Sans Mono, which is not installed")
    image = rendered((SCREENSHOTS / "home_saved.svg").read_text("utf-8"))
    assert image.startswith(b"\x89PNG")
