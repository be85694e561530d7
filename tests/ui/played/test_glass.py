"""The glass shows what a terminal would show: the same bytes on an emulated terminal give the same letters."""

from __future__ import annotations

import pyte
import pytest

from dragonroads.settings import Settings
from tests.ui.played.by_keys import ByKeys
from tests.ui.played.glass import Glass
from tests.ui.played.hands import Hands, playing
from tests.ui.played.table_for import Wanted, lay


@pytest.mark.parametrize("glyphs", ["safe", "ascii", "rich"])
def test_the_glass_and_an_emulated_terminal_show_the_same(glyphs: str) -> None:
    laid = lay(Wanted(settings=Settings(pace="off", glyphs=glyphs)))
    screen = pyte.Screen(80, 24)
    stream = pyte.Stream(screen)

    async def look(hands: Hands) -> str:
        person = ByKeys(hands, wander=0.5)
        hands.driver.written = []
        hands.screen.refresh()
        for _ in range(25):
            await person.step()
        for data in hands.driver.written:
            stream.feed(data)
        return hands.text

    seen = playing(laid.app, look)
    assert seen == "\n".join(screen.display)
    assert glyphs != "ascii" or seen.isascii()


def test_what_the_glass_does_not_understand_it_refuses() -> None:
    for data in ("\x1b[2J", "\x1b[3A", "\x1bM", "a\x08b", "\x1b[5"):
        with pytest.raises(AssertionError):
            Glass(10, 3).write(data)
