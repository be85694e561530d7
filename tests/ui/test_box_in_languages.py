"""Everything around the games in each language of the box: nothing is cut in a usual window, and nothing is English."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

import pytest

from dragonroads import paths
from dragonroads.games.loaded import LoadedGame
from dragonroads.library.pack import Pack
from dragonroads.library.promises import ENGLISH
from dragonroads.shelf import Shelf
from dragonroads.ui.drawing import Cut
from dragonroads.workshop.pictures import studio
from dragonroads.workshop.pictures.camera import text_of
from dragonroads.workshop.pictures.cuts import OF_THE_BOX, cuts_in
from dragonroads.workshop.pictures.scene import Scene
from dragonroads.workshop.pictures.studio import Look, on_stage
from tests.pseudo import SIGN, MarkedShelf

LANGUAGES = Shelf([paths.built_in_content()], cache=None).languages()
AT_ONCE = ("home", "saved_tables", "settings")
"""What every run of the tests looks at; the other scenes are looked at before a release."""
SCENES = [
    pytest.param(one, id=one.name, marks=() if one.name in AT_ONCE else pytest.mark.release) for one in OF_THE_BOX
]


class MarkedStudio(MarkedShelf):
    """The shelf of the pictures, with every English text marked."""

    def pack(self, name: str) -> Pack:
        """A content folder, read once."""
        return studio._pack(name)

    def open(self, name: str) -> LoadedGame:
        """A game, read once."""
        return studio._game(name)


def lines_with_sign(frame: str) -> list[str]:
    """The lines of a frame on which something is English."""
    return [line for line in frame.splitlines() if SIGN in line]


async def frame_of(scene: Scene, lang: str) -> str:
    """A scene at 80x24, English texts marked."""
    async with on_stage(scene, Look(language=lang), MarkedStudio([paths.built_in_content()], cache=None)) as app:
        return text_of(app)


def cuts_of(scene: Scene, langs: Iterable[str]) -> dict[str, list[Cut]]:
    """What is cut of a scene at 80x24, by language."""
    found = {lang: asyncio.run(cuts_in(scene, Look(language=lang))) for lang in langs}
    return {lang: cuts for lang, cuts in found.items() if cuts}


@pytest.mark.parametrize("scene", SCENES)
def test_nothing_around_the_games_is_cut_at_80x24(scene: Scene) -> None:
    assert cuts_of(scene, LANGUAGES) == {}


@pytest.mark.parametrize("scene", SCENES)
def test_nothing_around_the_games_is_english_in_another_language(scene: Scene) -> None:
    for lang in LANGUAGES:
        if lang != ENGLISH:
            assert lines_with_sign(asyncio.run(frame_of(scene, lang))) == []


def test_what_is_english_is_seen_by_its_sign() -> None:
    home = next(one for one in OF_THE_BOX if one.name == "home")
    assert lines_with_sign(asyncio.run(frame_of(home, ENGLISH)))
