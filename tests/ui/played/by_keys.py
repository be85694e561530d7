"""Somebody who plays a whole game with nothing but keys, by chance and with a wandering mind."""

from __future__ import annotations

import asyncio
from collections import Counter
from random import Random

from dragonroads.ui.screens.curtain import CurtainScreen
from dragonroads.ui.screens.result import ResultScreen
from dragonroads.ui.screens.table import TableScreen
from dragonroads.ui.stages.ask import Ask
from dragonroads.ui.stages.pauses import Done, Think
from dragonroads.ui.stages.watch import Watch
from tests.ui.played.hands import Hands

MOST_STEPS = 6000
LOOKING = ("undo", "cover", "mine", "rules", "chronicle", "search", "jump", "about", "palette")
"""What somebody does who does not answer."""
LONG = 12
"""In a list of more lines nobody goes on foot."""


class ByKeys:
    """Reads the screen in front and presses what leads on; `wander` says how often something else is pressed first."""

    def __init__(self, hands: Hands, seed: int = 1, wander: float = 0.0) -> None:
        self.hands = hands
        self.random = Random(seed)
        self.wander = wander
        self.did: Counter[str] = Counter()
        """How often each kind of thing was done."""

    async def play(self) -> None:
        """On and on until the result is shown."""
        for _ in range(MOST_STEPS):
            if self.has_ended():
                return
            await self.step()
        raise AssertionError(f"no end after {MOST_STEPS} steps:\n{self.hands.text}")

    def has_ended(self) -> bool:
        """Whether the result is shown."""
        return isinstance(self.hands.screen, ResultScreen)

    async def step(self) -> None:
        """Whatever the screen in front waits for."""
        screen = self.hands.screen
        if isinstance(screen, CurtainScreen):
            await self.at_curtain(screen)
        elif isinstance(screen, TableScreen):
            await self.at_table(screen)
        else:
            self.did["escape"] += 1
            await self.hands.press("escape")

    async def at_curtain(self, curtain: CurtainScreen) -> None:
        """The letter of the seat, then Enter; Enter alone where nobody in particular is waited for."""
        self.did["curtain"] += 1
        if curtain.due is not None:
            await self.hands.press(curtain.session.letter(curtain.due.seat).lower())
        await self.hands.press("enter")

    async def at_table(self, page: TableScreen) -> None:
        """Answer, or go on."""
        if self.random.random() < self.wander:
            await self.look_around(page)
        elif isinstance(page.stage, Ask):
            await self.answer(page.stage)
        elif isinstance(page.stage, Done) and self.wander and self.random.random() < 0.3:
            self.did["undo"] += 1
            await self.hands.press("u")
        elif isinstance(page.stage, Think):
            await asyncio.sleep(0.01)
            await self.hands.rest()
        else:
            self.did[type(page.stage).__name__] += 1
            skips = isinstance(page.stage, Watch) and self.random.random() < 0.6
            await self.hands.press("escape" if skips else "enter")

    # --- answering --------------------------------------------------------------------------------------------------

    async def answer(self, ask: Ask) -> None:
        """Go to an open option by arrows or by its number, and take it."""
        asking = ask.asking
        if ask.searching or asking.choice.wanted or ask.page.is_on_board:
            await self.hands.press("tab" if ask.page.is_on_board and not ask.searching else "escape")
            return
        if asking.choice.is_ticked:
            await self._tick(ask)
            return
        wanted = self.random.choice([at for at, row in enumerate(asking.rows) if row.open])
        key = asking.rows[wanted].item.key
        if key.isdigit() and (self.random.random() < 0.5 or len(asking.rows) > LONG):
            await self.hands.type(key)
        if asking.at != wanted:
            await self._walk(ask, wanted)
        self.did["answer"] += 1
        await self.hands.press("enter")

    async def _walk(self, ask: Ask, wanted: int) -> None:
        """Up or down; where options lie side by side, also left or right."""
        asking, many = ask.asking, len(ask.asking.rows)
        await self.hands.press("home")
        for key in ("down", "right"):
            for _ in range(many):
                if asking.at == wanted:
                    return
                await self.hands.press(key)
        raise AssertionError(f"option {wanted} cannot be reached by arrows:\n{self.hands.text}")

    async def _tick(self, ask: Ask) -> None:
        asking = ask.asking
        q = asking.question
        wanted = self.random.sample(range(len(q.options)), self.random.randint(q.lo, min(q.hi, len(q.options))))
        for at in wanted:
            if not asking.is_ticked(asking.rows[at]):
                await self._walk(ask, at)
                await self.hands.press("space")
        self.did["ticks"] += 1
        await self.hands.press("enter")

    # --- a wandering mind -------------------------------------------------------------------------------------------

    async def look_around(self, page: TableScreen) -> None:
        """Something that is no answer: reading, searching, taking back, covering the screen."""
        what = self.random.choice((*LOOKING, "map") if page.session.has_map else LOOKING)
        self.did[what] += 1
        await getattr(self, f"_{what}")(page)

    async def _undo(self, _page: TableScreen) -> None:
        await self.hands.press("u")

    async def _cover(self, _page: TableScreen) -> None:
        await self.hands.press("f9")

    async def _mine(self, page: TableScreen) -> None:
        await self.hands.press("p", *(("escape",) if page.eyes is not None or self.random.random() < 0.5 else ()))
        if not isinstance(self.hands.screen, TableScreen):
            await self.hands.press("down", "enter")

    async def _rules(self, _page: TableScreen) -> None:
        await self.hands.press("question_mark", "down", "pagedown", "escape")

    async def _chronicle(self, _page: TableScreen) -> None:
        await self.hands.press("g", "left", "right", "escape")

    async def _map(self, _page: TableScreen) -> None:
        await self.hands.press("m", "right", "escape")

    async def _search(self, page: TableScreen) -> None:
        if isinstance(page.stage, Ask):
            await self.hands.press("/", "a", "backspace", "e", self.random.choice(("escape", "enter")), "escape")

    async def _jump(self, page: TableScreen) -> None:
        if isinstance(page.stage, Ask):
            await self.hands.press("f", "s", "enter")

    async def _about(self, _page: TableScreen) -> None:
        await self.hands.press("i", "escape")

    async def _palette(self, _page: TableScreen) -> None:
        await self.hands.press("ctrl+p", "escape")
