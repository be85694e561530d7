"""Somebody who plays without a detour and counts what it takes: curtains, and the keys of every answer."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Sequence
from dataclasses import dataclass

from dragonroads.ui.asking import Asking
from dragonroads.ui.drawings.question_lines import is_grid
from dragonroads.ui.neighbours import middle, neighbour
from dragonroads.ui.screens.curtain import CurtainScreen
from dragonroads.ui.screens.table import TableScreen
from dragonroads.ui.stages.aside import Aside
from dragonroads.ui.stages.ask import Ask
from dragonroads.ui.stages.lay import Lay
from dragonroads.ui.stages.pauses import Think
from tests.ui.played.by_keys import ByKeys
from tests.ui.played.hands import Hands, playing
from tests.ui.played.table_for import Wanted, lay

ARROWS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


class Counting(ByKeys):
    """Knows the shortest way to every option, by arrows or by its number; what is shown is left by Enter."""

    def __init__(self, hands: Hands, seed: int) -> None:
        super().__init__(hands, seed)
        self.keys: dict[tuple[int, str], int] = {}
        """How many keys each question took until it was answered, by its number and kind."""
        self.curtains = Counter[str]()
        """Of each kind of question."""
        self.refused: set[int] = set()
        """Questions with a try that could not be: nobody sees on the open table what a purse holds."""

    async def at_curtain(self, curtain: CurtainScreen) -> None:
        """Open it, and keep for which question it hung there."""
        waiting = self.hands.app.director.session.keyboard._waiting() if self.hands.app.director else []
        asked = [question.kind for question in waiting if curtain.due and question.seat == curtain.due.seat]
        self.curtains.update(asked[:1])
        await super().at_curtain(curtain)

    async def at_table(self, page: TableScreen) -> None:
        """Answer; anything else waits for Enter alone."""
        if isinstance(page.stage, Ask | Aside | Lay | Think):
            await super().at_table(page)
            return
        self.did["shown"] += 1
        await self.hands.press("enter")

    async def answer(self, ask: Ask) -> None:
        """An option by chance, on the shortest way."""
        asking, before = ask.asking, self.hands.presses
        asked = (asking.question.n, asking.question.kind)
        if asking.choice.is_ticked:
            await super().answer(ask)
        else:
            await self._take(ask, self._chosen(asking))
        self.keys[asked] = self.keys.get(asked, 0) + self.hands.presses - before

    def _chosen(self, asking: Asking) -> int:
        return self.random.choice([at for at, row in enumerate(asking.rows) if row.open])

    async def _take(self, ask: Ask, wanted: int) -> None:
        asking, picked = ask.asking, ask.asking.choice.picked
        for key in shortest_way(ask, wanted):
            await self.hands.press(key)
            if asking.choice.picked != picked:  # a number takes what only begins an answer at once
                return
        assert asking.at == wanted, f"option {wanted} is not on the way:\n{self.hands.text}"
        is_whole = bool(asking.row and asking.choice.completed(asking.row.item.option))
        await self.enter()
        if is_whole and self.hands.screen is ask.page and ask.page.stage is ask:
            self.refused.add(asking.question.n)
            await self.hands.press("escape")


def shortest_way(ask: Ask, wanted: int) -> Sequence[str]:
    """The fewest keys that put the cursor on an option: its number, arrows in the list, or from place to place."""
    ways = [way for way in (_number(ask, wanted), _in_list(ask, wanted), _on_board(ask, wanted)) if way is not None]
    return min(ways, key=len)


def _number(ask: Ask, wanted: int) -> Sequence[str] | None:
    """The digits that stand before it; the cursor goes there, from the board as well."""
    key = ask.asking.rows[wanted].item.key
    return list(key) if key.isdigit() else None


def _in_list(ask: Ask, wanted: int) -> Sequence[str] | None:
    """Up or down to the option; from the board after Tab."""
    if is_grid(ask.asking):
        return None
    asking, many = ask.asking, len(ask.asking.rows)
    tab = ["tab"] if ask.page.is_on_board else []
    wake, at = ([], asking.at) if asking.is_awake else (["down"], 0)
    down, up = (wanted - at) % many, (at - wanted) % many
    return [*tab, *wake, *(["down"] * down if down <= up else ["up"] * up)]


def _on_board(ask: Ask, at: int) -> Sequence[str] | None:
    """From place to place by arrows; none when no arrow leads there, or several options lie there."""
    wanted, places = ask.asking.rows[at].place, [row.place for row in ask.asking.rows]
    if not ask.page.is_on_board or places.count(wanted) != 1:
        return None
    centres, places, row = ask.page.drawing.centres(), ask._on_board(only_open=True), ask.asking.row
    start = row.place if row else middle(centres, places)
    ways: dict[str, tuple[str, ...]] = {start: () if row else ("down",)}
    open_ = deque([start])
    while open_ and wanted not in ways:
        here = open_.popleft()
        for arrow, (dx, dy) in ARROWS.items():
            there = neighbour(centres, places, here, dx, dy)
            if there and there not in ways:
                ways[there] = (*ways[here], arrow)
                open_.append(there)
    return ways.get(wanted)


@dataclass(frozen=True, slots=True)
class Counted:
    """What games took in front of the screen."""

    curtains: int
    units: int
    """Stops, turns or rounds."""
    keys: Sequence[int]
    """Of each plain placement."""

    @property
    def ceremony(self) -> float:
        """Curtains at each stop, turn or round."""
        return self.curtains / self.units

    @property
    def mean_keys(self) -> float:
        """Keys of a plain placement, on average."""
        return sum(self.keys) / len(self.keys)

    def __str__(self) -> str:
        """A line of the table."""
        keys = f", {self.mean_keys:.2f} keys a placement, at most {max(self.keys)}" if self.keys else ""
        return f"{self.curtains} curtains in {self.units}: {self.ceremony:.2f} each{keys}"

    @classmethod
    def of(cls, games: Sequence[Counted]) -> Counted:
        """Several games as one."""
        curtains, units = sum(one.curtains for one in games), sum(one.units for one in games)
        return cls(curtains, units, [many for one in games for many in one.keys])


def counted(wanted: Wanted, unit: str, placement: str, ending: str) -> Counted:
    """A whole game, played and counted; `unit` is what is told when a stop, turn or round begins.

    What is asked at the end of the game, when there is none any more, is not counted.
    """
    laid = lay(wanted)

    async def play(hands: Hands) -> Counting:
        person = Counting(hands, wanted.seed)
        await person.play()
        return person

    person = playing(laid.app, play)
    units = sum(moment.event.kind == unit for moment in laid.session.match.moments(None))
    keys = [many for (n, kind), many in person.keys.items() if kind == placement and n not in person.refused]
    laid.session.close()
    return Counted(person.curtains.total() - person.curtains[ending], units, keys)
