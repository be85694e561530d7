"""Plays some of a game that has a leak in it, and says how it is found."""

from __future__ import annotations

import pytest

from dragonroads.ui.screens.result import ResultScreen
from dragonroads.ui.screens.table import TableScreen
from dragonroads.ui.stages.show import Show
from tests.ui.canary_games import CANARIES
from tests.ui.played.canaries import Leak, Watcher
from tests.ui.played.hands import Hands, playing
from tests.ui.played.restless import Restless
from tests.ui.played.table_for import Wanted, lay

STEPS = 240


class Finder:
    """Sits down at a table and looks at every frame."""

    def __init__(self, wanted: Wanted) -> None:
        self.wanted = wanted

    def leak(self, *words: str) -> None:
        """The leak is found, and told in these words."""
        with pytest.raises((Leak, AssertionError)) as caught:
            self.play()
        assert any(word in str(caught.value) for word in words), str(caught.value)

    def play(self) -> None:
        """What has been told so far, and the first steps of a game, played restlessly."""
        laid = lay(self.wanted, CANARIES[self.wanted.game]())
        watcher = Watcher(laid)

        async def play(hands: Hands) -> None:
            person = Restless(hands, watcher, seed=2)
            while isinstance(hands.screen, TableScreen) and isinstance(hands.screen.stage, Show):
                await hands.press("enter")
            await hands.press("g" if isinstance(hands.screen, TableScreen) else "tab", "escape")
            for _ in range(STEPS):
                if not isinstance(hands.screen, ResultScreen):
                    await person.step()

        playing(laid.app, play, on_frame=watcher.frame)
        watcher.check()
