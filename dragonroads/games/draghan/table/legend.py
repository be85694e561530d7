"""What the signs on the table of a race mean."""

from __future__ import annotations

from collections.abc import Iterator

from dragonroads.engine.line import Line, text
from dragonroads.games.draghan.model import Race
from dragonroads.games.draghan.table.part import Part


class Legend(Part):
    """Says it for whatever is on this table, and for nothing else."""

    backs, badges, kinds = text(), text(), text()
    slide, hole, landing, gone = text(), text(), text(), text()
    tree, hugged = text(), text()

    def lines(self, race: Race) -> tuple[str, ...]:
        """A line for each sign."""
        return tuple(self.say(race, line) for line in self._signs(race))

    def _signs(self, race: Race) -> Iterator[Line]:
        if race.show_backs:
            yield self.backs()
        yield self.badges()
        yield self.kinds()
        on_track = ((self.slide, race.track.slides), (self.hole, race.track.holes), (self.landing, race.track.landing))
        yield from (sign() for sign, is_there in on_track if is_there)
        if race.floor:
            yield self.gone()
        yield from (sign() for sign, fates in ((self.tree, race.trees), (self.hugged, race.hugged)) if any(fates))
