"""The first frame of a page covers everything; Textual alone may begin with some lines and leave the rest."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from textual.screen import Screen

from dragonroads.settings import Settings
from dragonroads.ui.app import BoxApp
from dragonroads.ui.screens.table import TableScreen
from tests.ui.played.by_keys import ByKeys
from tests.ui.played.driver import GlassDriver
from tests.ui.played.glass import Glass
from tests.ui.played.hands import Hands, playing
from tests.ui.played.table_for import Wanted, lay

SIZES = ((80, 24), (100, 30), (140, 45), (70, 22))
STAIN = "¤"
"""What stood on the glass before."""


class Fidgety(ByKeys):
    """Pulls at the window or changes the look while a page turns."""

    async def step(self) -> None:
        """Enter at a table, and something changes before or while it takes effect."""
        if isinstance(self.hands.screen, TableScreen) and self.random.random() < 0.5:
            self.hands.send("enter")
            if self.random.random() < 0.5:
                self.hands.send("t")
            else:
                await asyncio.sleep(self.random.choice((0, 0.001, 0.005)))
                self.hands.driver.resize(*self.random.choice(SIZES))
            await self.hands.rest()
        else:
            await super().step()


@pytest.mark.parametrize("pace", ["calm", "off"])
def test_nothing_of_the_former_page_is_left_on_the_first_frame_of_the_next(
    pace: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    laid = lay(Wanted(seats=3, seed=1, wishes=["length=12"], settings=Settings(pace=pace)))
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
        await Fidgety(hands, seed=3, wander=0.2).play()

    monkeypatch.setattr(BoxApp, "turn_to", turn_and_stain)
    playing(laid.app, play, on_frame=look)
    assert turned[0] > 15
    assert not stained, f"{len(stained)} frames of {turned[0]} pages, the first of them on {stained[0]}"
