"""The pictures of `screenshots/`: what people see who have not started the app yet."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from dragonroads.shelf import Shelf
from dragonroads.workshop.pictures.camera import can_render, picture_of, rendered, text_of
from dragonroads.workshop.pictures.catalogue import SCENES
from dragonroads.workshop.pictures.scene import LARGE, MIDDLE, SMALL
from dragonroads.workshop.pictures.studio import Look, on_stage

BEST: Mapping[str, Look] = {
    "home_saved": Look(SMALL),
    "page_03": Look(SMALL),
    "page_07": Look(LARGE),
    "page_15": Look(MIDDLE),
    "journey_encounter": Look(SMALL),
    "journey_result": Look(LARGE),
    "peak_02": Look(SMALL),
    "peak_10": Look(LARGE),
    "canyon_full": Look(LARGE),
    "canyon_battle": Look(SMALL),
    "new_table": Look(MIDDLE),
    "table_laying": Look(LARGE),
    "table_bet": Look(MIDDLE),
    "forest_36": Look(LARGE),
    "mountain_snail_shell": Look(LARGE),
    "curtain_sealed": Look(SMALL),
    "player_screen": Look(SMALL),
    "chronicle_seat": Look(LARGE),
    "rules_search": Look(MIDDLE),
    "result": Look(MIDDLE),
    "table_trap": Look(SMALL, theme="light"),
}
"""By the name of the scene."""


async def taken(name: str, shelf: Shelf | None = None) -> tuple[str, str]:
    """One of the best as SVG and as text."""
    look = BEST[name]
    async with on_stage(SCENES[name], look, shelf) as app:
        return picture_of(app), text_of(app)


async def write_picture(name: str, folder: Path) -> None:
    """Write one of the best into a folder: SVG, text, and PNG where that is possible."""
    picture, text = await taken(name)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{name}.svg").write_text(picture, "utf-8")
    (folder / f"{name}.txt").write_text(text, "utf-8")
    if can_render():
        (folder / f"{name}.png").write_bytes(rendered(picture))
