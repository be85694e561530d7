"""Somebody who plays a whole game with nothing but keys, by chance and with a wandering mind."""

from __future__ import annotations

import asyncio
from collections import Counter
from random import Random

from dragonroads.engine.table import Seat
from dragonroads.ui import deaf
from dragonroads.ui.screens.curtain import CurtainScreen
from dragonroads.ui.screens.lift import LiftScreen
from dragonroads.ui.screens.result import ResultScreen
from dragonroads.ui.screens.table import TableScreen
from dragonroads.ui.stages.aside import Aside
from dragonroads.ui.stages.ask import Ask
from dragonroads.ui.stages.lay import Lay
from dragonroads.ui.stages.pauses import Think
from dragonroads.ui.stages.show import Show
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
        if isinstance(curtain, LiftScreen) and not curtain.asks_code:
            await self.hands.press("escape")
            return
        if curtain.due is not None and not curtain.typed and self.random.random() < self.wander / 2:
            self.did["undo"] += 1
            await self.hands.press("u")
            return
        self.did["covered" if curtain.due is None else "curtain"] += 1
        if curtain.due is not None:
            await self.hands.press(curtain.session.letter(curtain.due.seat).lower())
        await self.hands.press("enter")

    async def at_table(self, page: TableScreen) -> None:
        """Answer, or go on."""
        if self.random.random() < self.wander:
            await self.look_around(page)
        elif isinstance(page.stage, Ask):
            await self.answer(page.stage)
        elif isinstance(page.stage, Aside):
            await self.answer_blind(page.stage)
        elif isinstance(page.stage, Lay):
            await self.lay(page.stage)
        elif isinstance(page.stage, Think):
            await asyncio.sleep(0.01)
            await self.hands.rest()
        else:
            self.did[type(page.stage).__name__] += 1
            await self.hands.press(self._key_for_going_on(page))

    def _key_for_going_on(self, page: TableScreen) -> str:
        """Mostly straight to the result of a scene, which no Esc leaves; now and then a look back."""
        if not isinstance(page.stage, Show):
            return "enter"
        if page.stage.reel.is_result:
            return "left" if self.random.random() < 0.1 else "enter"
        return "escape" if self.random.random() < 0.6 else "enter"

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
            picked = asking.choice.picked
            await self.hands.type(key)
            if asking.choice.picked != picked:  # a digit takes what only begins an answer at once
                return
        if not asking.is_awake or asking.at != wanted:
            await self._walk(ask, wanted)
        self.did["answer"] += 1
        await self.enter()

    async def enter(self) -> None:
        """Take what the cursor stands on, what was typed, or what was laid."""
        await self.hands.press("enter")

    async def answer_blind(self, aside: Aside) -> None:
        """Type the number of an option, and take it."""
        self.did["answer"] += 1
        await self.hands.type(self.random.choice(aside.numbers))
        await self.enter()

    async def lay(self, lay: Lay) -> None:
        """Put one more card somewhere, now and then think again, and lay them all when every place is filled."""
        if lay.is_full:
            again = self.random.random() < 0.2
            self.did["laid back" if again else "laid"] += 1
            self.hands.wait(deaf.PLAN)
            await (self.hands.press("u") if again else self.enter())
            return
        free = [at for at in range(len(lay.plan.hand)) if at not in lay.placed.values()]
        await self.hands.press(str(self.random.choice(free) + 1))
        rows = [lay.plan.rows[place.row] for n, place in enumerate(lay.plan.places) if n not in lay.placed]
        letter = self.random.choice(rows).plate.badge.letter
        await self.hands.press("enter" if self.random.random() < 0.7 else letter)

    async def _walk(self, ask: Ask, wanted: int) -> None:
        """Up or down; where options lie side by side, also left or right."""
        asking, many = ask.asking, len(ask.asking.rows)
        await self.hands.press("home")
        for key in ("down", "right"):
            for _ in range(many):
                if asking.is_awake and asking.at == wanted:
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
        known = (*LOOKING, "map") if page.session.has_map else LOOKING
        what = min(known, key=lambda one: (self.did[one], self.random.random()))
        self.did[what] += 1
        await getattr(self, f"_{what}")(page)

    async def _undo(self, _page: TableScreen) -> None:
        await self.hands.press("u")

    async def _cover(self, _page: TableScreen) -> None:
        await self.hands.press("f9")

    async def _mine(self, page: TableScreen) -> None:
        await self.hands.press("p")
        if not isinstance(self.hands.screen, TableScreen | LiftScreen):
            await self.hands.press("escape")
        elif isinstance(self.hands.screen, LiftScreen) and (not self.did["lift"] or self.random.random() < 0.6):
            self.did["lift"] += 1
            people = self.hands.screen.session.keyboard.people
            seat = self.hands.screen.asked if self.hands.screen.asked is not None else self.random.choice(people)
            await self.hands.press(page.session.letter(seat).lower())
            self.lets_in(seat)
            await self.hands.press("enter")

    def lets_in(self, seat: Seat) -> None:
        """Somebody is about to open the own screen."""

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
