"""The first frame of a page covers everything: Textual alone may begin with some lines and leave the rest of the old."""

from __future__ import annotations

from typing import Any

import pytest
from textual.screen import Screen

from dragonroads.settings import Settings
from dragonroads.ui.app import BoxApp
from tests.ui.played.by_keys import ByKeys
from tests.ui.played.driver import GlassDriver
from tests.ui.played.glass import Glass
from tests.ui.played.hands import Hands, playing
from tests.ui.played.table_for import Wanted, lay

STAIN = "¤"
"""What stood on the glass before."""


@pytest.mark.parametrize("animation", ["on", "off"])
def test_nothing_of_the_former_page_is_left_on_the_first_frame_of_the_next(
    animation: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    laid = lay(Wanted(seats=3, seed=1, wishes=["length=12"], settings=Settings(animation=animation)))
    turn_to = BoxApp.turn_to
    turned, stained = [0], list[str]()

    def turn_and_stain(app: BoxApp, screen: Screen[Any]) -> None:
        if isinstance(app._driver, GlassDriver):
            turned[0] += 1
            app._driver.glass.stain(STAIN)
        turn_to(app, screen)

    def look(glass: Glass) -> None:
        if STAIN in glass.text:
            stained.append(f"{laid.app.screen}\n{glass.text}")

    async def play(hands: Hands) -> None:
        await ByKeys(hands, seed=3, wander=0.2).play()

    monkeypatch.setattr(BoxApp, "turn_to", turn_and_stain)
    playing(laid.app, play, on_frame=look)
    assert turned[0] > 20
    assert not stained, f"{len(stained)} frames of {turned[0]} pages, the first of them on {stained[0]}"
