"""Takes pictures of the app: as text, as SVG, and as PNG where a renderer and a font are at hand."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import import_module, util
from pathlib import Path

from textual.strip import Strip

from dragonroads.ui.app import BoxApp

_ID = re.compile(r"\bterminal-\d+-")
"""The renderer makes the ids of a picture from its code; the same picture has the same ids, here they are shorter."""

FONT = "DejaVu Sans Mono"
_FONT_FILES = ("DejaVuSansMono.ttf", "DejaVuSansMono-Bold.ttf")
_FONT_FOLDERS = (
    "/usr/share/fonts/truetype/dejavu",
    "/usr/share/fonts/dejavu",
    "/usr/share/fonts/dejavu-sans-mono-fonts",
    "/usr/share/fonts/TTF",
    "/usr/local/share/fonts",
    "/Library/Fonts",
    "~/Library/Fonts",
    "~/.local/share/fonts",
    "C:/Windows/Fonts",
)


def strips_of(app: BoxApp) -> list[Strip]:
    """Every line of the screen as it is painted."""
    return list(app.screen._compositor.render_strips())


def text_of(app: BoxApp) -> str:
    """The screen as text, without the spaces at the ends of lines."""
    return "".join(f"{strip.text.rstrip()}\n" for strip in strips_of(app))


def picture_of(app: BoxApp) -> str:
    """The screen as SVG, the same for the same screen."""
    return _ID.sub("terminal-", app.export_screenshot())


def fonts() -> list[str]:
    """The files of the font for PNGs; none when it is not found."""
    for folder in map(Path, _FONT_FOLDERS):
        files = [folder.expanduser() / name for name in _FONT_FILES]
        if all(file.is_file() for file in files):
            return [str(file) for file in files]
    return []


def can_render() -> bool:
    """Whether PNGs can be made here."""
    return util.find_spec("resvg_py") is not None and bool(fonts())


def rendered(picture: str) -> bytes:
    """A PNG of an SVG, with no font but the one named."""
    resvg = import_module("resvg_py")
    return bytes(
        resvg.svg_to_bytes(svg_string=picture, skip_system_fonts=True, font_files=fonts(), monospace_family=FONT)
    )


def words_missing(text: str) -> Iterator[str]:
    """Keys that stand on the screen because nobody has found words for them."""
    return (found.group() for found in re.finditer(r"\[[a-z]+(?:[._][a-z0-9_]+)+\]", text))
