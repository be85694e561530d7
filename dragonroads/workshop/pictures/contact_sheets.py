"""One picture of a scene in every size of a window and every look, to be looked at side by side."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from html import escape
from itertools import product
from pathlib import Path

from dragonroads.shelf import Shelf
from dragonroads.ui.glyphs import ASCII, RICH
from dragonroads.workshop.pictures.camera import FONT, rendered
from dragonroads.workshop.pictures.scene import LARGE, MIDDLE, SMALL, Scene, Size
from dragonroads.workshop.pictures.studio import Look, dress, on_stage

HUGE = (200, 60)
SIZES: Sequence[Size] = (SMALL, MIDDLE, LARGE, HUGE)
STYLES = tuple(product(("dark", "light"), (RICH, ASCII)))
"""Theme and signs."""
GAP, NAME = 40, 60
"""Between two pictures, and for what stands above each."""
WIDEST = 3200
"""Pixels of a sheet."""
_BOX = re.compile(r'viewBox="0 0 ([\d.]+) ([\d.]+)"')


async def contact_sheet(scene: Scene, shelf: Shelf | None = None) -> str:
    """The scene in every size beside one another, and in every style below one another, as SVG."""
    pictures = {}
    async with on_stage(scene, Look(SMALL), shelf) as app:
        for size, (theme, glyphs) in product(SIZES, STYLES):
            look = Look(size, glyphs, theme)
            await dress(app, scene, look)
            pictures[look] = app.export_screenshot()
    return _pasted(scene.name, pictures)


async def write_sheets(scenes: Sequence[Scene], folder: Path, shelf: Shelf | None = None) -> None:
    """A PNG for each scene."""
    folder.mkdir(parents=True, exist_ok=True)
    for scene in scenes:
        (folder / f"{scene.name}.png").write_bytes(rendered(await contact_sheet(scene, shelf)))


def _pasted(name: str, pictures: Mapping[Look, str]) -> str:
    """Pictures in columns of one size each, with what they are above them."""
    parts: list[str] = []
    x = height = GAP
    for size in SIZES:
        y, across = GAP, 0
        for look in (one for one in pictures if one.size == size):
            wide, high = _size_of(pictures[look])
            title = escape(f"{name}  {size[0]}x{size[1]}  {look.theme}  {look.glyphs}")
            parts.append(f'<text x="{x}" y="{y + NAME - 20}" font-size="34" fill="#888">{title}</text>')
            parts.append(
                f'<g transform="translate({x} {y + NAME})">{_named(pictures[look], len(parts), wide, high)}</g>'
            )
            y, across = y + NAME + high + GAP, max(across, wide)
        x, height = x + across + GAP, max(height, y)
    scale = WIDEST / x
    head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDEST}" height="{height * scale:.0f}"'
    ground = f'<rect width="{x}" height="{height}" fill="#333"/>'
    return f'{head} viewBox="0 0 {x} {height}" font-family="{FONT}">{ground}{"".join(parts)}</svg>'


def _size_of(picture: str) -> tuple[int, int]:
    found = _BOX.search(picture)
    assert found
    return round(float(found[1])), round(float(found[2]))


def _named(picture: str, number: int, wide: int, high: int) -> str:
    """A picture inside another: its styles and ids must not be taken for those of its neighbours."""
    own = re.sub(r"\bterminal-\d+-", f"p{number}-", picture).replace("matrix", f"m{number}")
    return own.replace("<svg ", f'<svg width="{wide}" height="{high}" ', 1)
