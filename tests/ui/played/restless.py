"""Somebody who does everything at the worst moment: too many Enters, letters typed ahead, clicks, resizes, notices."""

from __future__ import annotations

from textual.command import CommandPalette

from dragonroads.engine.table import Seat
from dragonroads.ui.screens.agree import AgreeScreen
from dragonroads.ui.screens.curtain import CurtainScreen
from dragonroads.ui.screens.player_screen import PlayerScreen
from dragonroads.ui.screens.table import TableScreen
from dragonroads.ui.stages.ask import Ask
from dragonroads.ui.stages.lay import Lay
from dragonroads.ui.stages.pauses import Think
from dragonroads.ui.stages.show import Show
from tests.ui.played.by_keys import ByKeys
from tests.ui.played.canaries import Leak, Watcher
from tests.ui.played.hands import Hands
from tests.ui.played.twins import check_twin
from tests.ui.secrets import word

SIZES = ((80, 24), (100, 30), (140, 45), (70, 22), (50, 15))
"""The last one is too small to play."""
HASTE = ("p", "u", "g", "i", "v", "question_mark", "ctrl+p", "f9", "/", "tab", "1", "space")
"""Keys that mean something on the page that is about to go."""

TEARS = ("enter", "palette", "click", "read", "chronicle", "nothing", "cover", "undo")
"""What is tried at a curtain; all of it, however few curtains there are."""

TAKEN_BACK = "take-back at a curtain"


class Restless(ByKeys):
    """Plays on, but at every hand-over tries what could tear the curtain."""

    def __init__(self, hands: Hands, watcher: Watcher, seed: int, wander: float = 0.12) -> None:
        super().__init__(hands, seed, wander)
        self.watcher = watcher

    async def step(self) -> None:
        """The next thing, perhaps after something silly; then nothing must have leaked."""
        if self.random.random() < 0.12:
            await self._pull_at_window()
        if self.random.random() < 0.12 and isinstance(self.hands.screen, TableScreen):
            await self._click_anywhere()
        await super().step()
        assert self.hands.app.director is not None or self.has_ended(), "a key in a hurry left the table"
        self.watcher.check()

    def has_ended(self) -> bool:
        """Whether the result is shown, or was: a key in a hurry may have taken it away."""
        return super().has_ended() or (self.hands.app.director is None and self.watcher.match.over)

    # --- at the curtain ---------------------------------------------------------------------------------------------

    async def at_curtain(self, curtain: CurtainScreen) -> None:
        """Nothing is left of the former page, nothing but the letter opens it, and a hidden world could be another."""
        check_nothing_is_left(self.hands)
        if self.random.random() < 0.4:
            await self._check_twin()
        await self._tear(curtain)
        if self.hands.screen is not curtain:
            return
        if curtain.due is not None:
            await self.hands.press(curtain.session.letter(curtain.due.seat).lower())
            self.watcher.opens(curtain.due.seat)
        self.did["curtain"] += 1
        await self.hands.press("enter")

    def lets_in(self, seat: Seat) -> None:
        """Whoever lifts the own screen may look."""
        self.watcher.opens(seat)

    async def _tear(self, curtain: CurtainScreen) -> None:
        """Everything but the right letter and Enter."""
        what = min(TEARS, key=lambda one: (self.did[f"tear:{one}"], self.random.random()))
        if self.watcher.match.can_undo().steps and not self.did[TAKEN_BACK]:
            what = "undo"
        self.did[f"tear:{what}"] += 1
        if what == "enter" and curtain.due is not None:
            await self.hands.burst("enter", "enter", "space")
        elif what == "palette":
            await self.hands.press("ctrl+p")
            assert not isinstance(self.hands.screen, CommandPalette), "the palette opens on a curtain"
        elif what == "click":
            for _ in range(4):
                await self._click_anywhere()
                if isinstance(self.hands.screen, CurtainScreen):
                    await self.hands.press("backspace")
        elif what in ("read", "chronicle"):
            await self.hands.press("question_mark" if what == "read" else "tab", "down", "escape")
        elif what == "cover":
            await self.hands.press("f9")
        elif what == "undo":
            await self._undo_at_curtain()

    async def _undo_at_curtain(self) -> None:
        """Whoever sat there last takes the last answer back, if that can be."""
        answered = self.watcher.match.answered
        await self.hands.press("u")
        self.did[TAKEN_BACK] += self.watcher.match.answered < answered

    # --- at the table -----------------------------------------------------------------------------------------------

    async def at_table(self, page: TableScreen) -> None:
        """Now and then see that a public page could stand in another world as well."""
        goes_on_by_itself = isinstance(page.stage, Show | Think)
        if page.eyes is None and not goes_on_by_itself and self.random.random() < 0.1:
            await self._check_twin()
        is_lifted = page.session.keyboard.is_lifted
        if page.eyes is not None and not is_lifted and self.watcher.known_to(page.eyes) - self.watcher.seen:
            self.did["own side"] += 1
            await self.hands.press("p", "escape")
            self.watcher.check()
        await super().at_table(page)

    async def _check_twin(self) -> None:
        self.did["twin"] += 1
        await check_twin(self.hands, self.watcher.session, self.random)

    async def answer(self, ask: Ask) -> None:
        """Take an option, but with a notice on the screen and a hand that presses too much."""
        letters = [self.watcher.session.letter(seat).lower() for seat in self.watcher.session.keyboard.people]
        page = ask.page
        self._tell_a_secret(page)
        for key in self._too_much(letters):
            self.hands.send(key)
        if self.random.random() < 0.1:
            self.hands.driver.resize(*self.random.choice(SIZES[:4]))
        await self.hands.rest()
        self.watcher.check()
        if self.hands.screen is page and page.stage is ask:
            await super().answer(ask)

    async def lay(self, lay: Lay) -> None:
        """Put one more card somewhere, perhaps with a notice on the screen."""
        self._tell_a_secret(lay.page)
        await super().lay(lay)

    def _tell_a_secret(self, page: TableScreen) -> None:
        """Now and then a notice on an own page names what only its reader knows."""
        if page.eyes is not None and self.random.random() < 0.5:
            secret = min(self.watcher.known_to(page.eyes) - self.watcher.known_to(None), default=None)
            if secret is not None:
                self.did["notice"] += 1
                self.hands.app.notify(f"you drew {word(secret)}")

    def _too_much(self, letters: list[str]) -> list[str]:
        many = self.random.random()
        if many < 0.4:
            return []
        self.did["typed ahead"] += 1
        if many < 0.55:
            return ["enter"] * self.random.choice((2, 3))
        if many < 0.75:
            return ["enter", self.random.choice(HASTE), "escape"]
        return ["enter", *(["enter"] * self.random.randint(0, 2)), self.random.choice(letters), "enter"]

    # --- the window and the mouse -----------------------------------------------------------------------------------

    async def _pull_at_window(self) -> None:
        self.did["resize"] += 1
        wanted = self.random.choice(SIZES)
        await self.hands.resize(*wanted)
        if wanted == SIZES[-1]:
            await self.hands.press("enter", "f9")
            self.watcher.check()
            await self.hands.resize(*SIZES[0])

    async def _click_anywhere(self) -> None:
        self.did["click"] += 1
        glass = self.hands.glass
        await self.hands.click(self.random.randrange(glass.width), self.random.randrange(1, glass.height - 1))


def check_nothing_is_left(hands: Hands) -> None:
    """After a hand-over no screen of the former page is alive, neither in front nor behind."""
    app = hands.app
    stacks = [screen for stack in app._screen_stacks.values() for screen in stack]
    nodes = [*stacks, *app._registry]
    gone = (PlayerScreen, TableScreen, CommandPalette, AgreeScreen)
    left = [one for one in nodes if isinstance(one, gone)]
    if left:
        raise Leak(f"behind the curtain is still {left}")
    told = f"{app.title} {app.sub_title} {app.screen.title} {app.screen.sub_title}"
    assert "Zq" not in told, f"the title tells {told}"
    assert not app._notifications, "a toast waits behind the curtain"
