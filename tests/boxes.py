"""The boxes that rules tests play: the shipped games with small lists of their own in place of those that grow.

A file in `tests/games/<rules>/boxes/<game>` replaces the shipped one of the same name, as a player's own content would,
and `only.yaml` there names the things of the shipped lists that are in the box, and the roads between its pages. So a
card, hero or page that is added to the shipped box is in none of these. Shipped numbers are checked by one listing per
box (`tests/listings`), and what every game must keep by `tests/conformance`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

from dragonroads.games.loaded import LoadedGame
from dragonroads.library.node import Document
from dragonroads.library.pack import Pack
from dragonroads.library.packs import pack_ids, read_pack
from dragonroads.paths import built_in_content
from dragonroads.shelf import Shelf, open_pack

FOLDERS = sorted((Path(__file__).parent / "games").glob("*/boxes"))
ROOTS = [built_in_content(), *FOLDERS]
ONLY = "only.yaml"


class BoxedShelf(Shelf):
    """The shelf of these boxes: those of the games that have one, each read once."""

    def games(self) -> list[str]:
        """The ids of the games."""
        return pack_ids(FOLDERS)

    def pack(self, name: str) -> Pack:
        """A content folder, read."""
        return boxed_pack(name)

    def announced(self, name: str) -> Pack:
        """The same: it is read already, or will be."""
        return self.pack(name)

    def open(self, name: str) -> LoadedGame:
        """A game, ready to be played."""
        return boxed(name)


BOXED = BoxedShelf(ROOTS, cache=None)


@cache
def boxed(game: str) -> LoadedGame:
    """A game with the tests' own lists, read once."""
    return open_pack(boxed_pack(game))


@cache
def boxed_pack(game: str) -> Pack:
    """Its content folder."""
    pack = read_pack(game, ROOTS)
    files = dict(pack.files)
    for name in [name for name in files if name.endswith(ONLY)]:
        _choose(files, name.removesuffix(ONLY), files.pop(name).value)
    return replace(pack, files=files)


def _choose(files: dict[str, Document], folder: str, only: Any) -> None:
    """Leave in a folder what is named, each list in the file of its name."""
    for name, ids in only.items():
        if name == "pages":
            _lead(files, f"{folder}locations/", {page: exits for page, *exits in ids})
            continue
        document = files[f"{folder}{name}.yaml"]
        listed: Any = document.value
        chosen = [one for one in listed[name] if one["id"] in ids]
        assert len(chosen) == len(ids), f"{folder}{name}: {ids} are not all in the shipped box"
        if len(chosen) < len(listed[name]):
            files[f"{folder}{name}.yaml"] = Document(document.file, {**listed, name: chosen}, "[]")


def _lead(files: dict[str, Document], folder: str, roads: Mapping[int, list[int]]) -> None:
    """Leave those pages, with roads to these exits."""
    for name in [name for name in files if name.startswith(folder)]:
        document = files.pop(name)
        page: Any = document.value
        if page["id"] in roads:
            exits: Any = roads[page["id"]]
            is_changed = exits != page["exits"]
            files[name] = Document(document.file, {**page, "exits": exits}, "[]") if is_changed else document
