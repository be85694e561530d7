"""A gaze along streets and stairs: the next worker stays in line with the last one."""

from __future__ import annotations

from dataclasses import dataclass

from dragonroads.engine.record import Folded, Reason
from dragonroads.games.almanac.model import Journey, Player, T
from dragonroads.games.almanac.nouns import Who
from dragonroads.games.almanac.placement import PLAIN, Placement, Ways, placement_rule
from dragonroads.games.almanac.prospects import Prospect
from dragonroads.games.almanac.purse import gain_gold
from dragonroads.games.almanac.reasons import PageReason
from dragonroads.games.almanac.scenes import PLACEMENT
from dragonroads.games.almanac.sets import Spaces, set_of


class LineFilled(Folded):
    cause = PLACEMENT
    who: Who
    n: int


class OutOfLine(PageReason):
    pass


@placement_rule("line-of-last", OutOfLine)
@dataclass
class LineOfLast(Placement):
    """Same row or same column as the last worker of anybody; if that is no use, anywhere. Full lines pay."""

    line_gold: int

    def prepare(self) -> None:
        """The row and the column of each space."""
        spaces = self.page.spaces
        columns = [set_of(one.index for one in spaces if one.id[1:] == space.id[1:]) for space in spaces]
        rows = [self.page.area_sets[space.area] for space in spaces]
        self.lines = list(zip(rows, columns))
        self.in_line = [row | column for row, column in self.lines]

    def gaze(self, game: Journey) -> Spaces:
        """The spaces in line with the last worker; all of them before the first."""
        return self.in_line[game.order[-1]] if game.order else self.page.whole

    def ways(self, prospect: Prospect) -> Ways:
        """Inside the gaze, or anywhere if that is no use."""
        found = prospect.possible(prospect.free & self.gaze(prospect.game))
        return [(found or prospect.open, 0, PLAIN)]

    def after(self, t: T, p: Player, space: int) -> None:
        """Whoever fills a row or a column is paid for it."""
        full = sum(line & ~t.state.taken == 0 for line in self.lines[space])
        if full:
            t.tell(LineFilled, p.seat, full)
            gain_gold(t, p, full * self.line_gold)

    def why_not(self, prospect: Prospect, space: int) -> Reason | None:
        """It is out of sight."""
        return None if self.gaze(prospect.game) >> space & 1 else self.refusal(OutOfLine)
