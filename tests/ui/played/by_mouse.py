"""Somebody who plays a whole game with nothing but the mouse."""

from __future__ import annotations

from collections import Counter
from random import Random

from textual.geometry import Region

from dragonroads.ui import deaf
from dragonroads.ui.card_drawing import CardDrawing
from dragonroads.ui.drawings.question_lines import is_run, option_place
from dragonroads.ui.parts.drawn import Drawn
from dragonroads.ui.parts.key_bar import DO
from dragonroads.ui.screens.curtain import LETTER, OPEN, CurtainScreen
from dragonroads.ui.screens.result import ResultScreen
from dragonroads.ui.screens.table import TableScreen
from dragonroads.ui.stages.ask import Ask
from dragonroads.ui.stages.lay import Lay
from dragonroads.ui.tables.laying import BUTTON, PLACE
from tests.ui.played.hands import Hands

MOST_STEPS = 3000


class ByMouse:
    """Clicks what is drawn, where it is drawn; presses no key at all."""

    def __init__(self, hands: Hands, seed: int = 1) -> None:
        self.hands = hands
        self.random = Random(seed)
        self.did: Counter[str] = Counter()

    async def play(self) -> None:
        """On and on until the result is shown."""
        for _ in range(MOST_STEPS):
            screen = self.hands.screen
            if isinstance(screen, ResultScreen):
                assert not self.hands.presses, "a key was pressed"
                return
            await self._step()
        raise AssertionError(f"no end after {MOST_STEPS} steps:\n{self.hands.text}")

    async def _step(self) -> None:
        screen = self.hands.screen
        if isinstance(screen, CurtainScreen):
            assert screen.due is not None
            self.did["curtain"] += 1
            await self._click("sheet", f"{LETTER}{screen.session.letter(screen.due.seat)}")
            await self._click("sheet", OPEN)
        elif isinstance(screen, TableScreen) and isinstance(screen.stage, Ask):
            await self._answer(screen.stage)
        elif isinstance(screen, TableScreen) and isinstance(screen.stage, Lay):
            await self._lay(screen.stage)
        elif isinstance(screen, TableScreen):
            self.did["hint"] += 1
            await self._click("keys", f"{DO}choose")
        else:
            await self._click("keys", f"{DO}back")

    async def _answer(self, ask: Ask) -> None:
        fitting = [one for one in ("chronicle", "rules") if self._cell("keys", f"{DO}{one}")]
        if fitting and self.random.random() < 0.15:
            self.did["read"] += 1
            await self._click("keys", f"{DO}{self.random.choice(fitting)}")
            return
        asking = ask.asking
        if asking.choice.is_ticked:
            await self._tick(ask)
            return
        can_be = [at for at, row in enumerate(asking.rows) if row.open]
        if is_run(asking):  # of many numbers a few are in sight
            can_be = [at for at in can_be if self._cell("list", option_place(at))]
        wanted = self.random.choice(can_be)
        place = asking.rows[wanted].place
        is_only_one = [row.place for row in asking.rows].count(place) == 1
        region = next((one for one in ("board", "seats") if place and is_only_one and self._cell(one, place)), "")
        self.did[region or "list"] += 1
        if region:
            await self._twice(region, place)
        else:
            await self._twice(self._list, option_place(wanted))

    async def _lay(self, lay: Lay) -> None:
        """A click on a card and one on a place; a filled place is clicked away now and then; then the button."""
        self.did["board"] += 1
        if lay.is_full:
            self.hands.wait(deaf.PLAN)
            await self._click("board", BUTTON)
            return
        free = [at for at in range(len(lay.plan.hand)) if at not in lay.placed.values()]
        await self._click("board", lay.plan.hand[self.random.choice(free)].place)
        places = [n for n in range(len(lay.plan.places)) if n not in lay.placed]
        await self._click("board", f"{PLACE}{self.random.choice(places)}")

    @property
    def _list(self) -> str:
        """Where the list of options is drawn: a table of cards is one drawing."""
        screen = self.hands.screen
        assert isinstance(screen, TableScreen)
        return "board" if isinstance(screen.drawing, CardDrawing) else "list"

    async def _tick(self, ask: Ask) -> None:
        q = ask.asking.question
        self.did["ticks"] += 1
        for at in self.random.sample(range(len(q.options)), self.random.randint(q.lo, min(q.hi, len(q.options)))):
            await self._twice(self._list, option_place(at))
        await self._click("keys", f"{DO}choose")

    # --- where things are drawn -------------------------------------------------------------------------------------

    async def _twice(self, region: str, place: str) -> None:
        """The first click goes there, the second one takes it."""
        screen = self.hands.screen
        await self._click(region, place)
        assert self.hands.screen is screen, "a single click was enough"
        await self._click(region, place)

    async def _click(self, region: str, place: str) -> None:
        for _ in range(200):
            if cell := self._cell(region, place):
                await self.hands.click(*cell)
                return
            await self._scroll(region, place)
        raise AssertionError(f"{place} cannot be scrolled to:\n{self.hands.text}")

    async def _scroll(self, region: str, place: str) -> None:
        drawn = self.hands.screen.query_one(f"#{region}", Drawn)
        at = next((y for y, line in enumerate(drawn.lines) if any(span.place == place for span in line)), None)
        assert at is not None, f"{place} is not drawn in {region}:\n{self.hands.text}"
        area: Region = drawn.region
        await self.hands.scroll(area.x + 1, area.y, 1 if at > drawn.top else -1)

    def _cell(self, region: str, place: str) -> tuple[int, int] | None:
        """A cell of the screen that shows the place."""
        drawn = self.hands.screen.query_one(f"#{region}", Drawn)
        area: Region = drawn.region
        for y in range(area.height if drawn.display else 0):
            for x in range(area.width):
                if drawn.place_at(x, y) == place:
                    return area.x + x, area.y + y
        return None
