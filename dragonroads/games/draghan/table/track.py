"""The track as a ribbon of text: twelve spaces to a line, with dragons, holes and rockslides."""

from __future__ import annotations

from dragonroads.engine.line import text
from dragonroads.gamekit.nouns import Person
from dragonroads.games.draghan.model import Race
from dragonroads.games.draghan.nouns import BoardSpace, Dragon, Track, board_space
from dragonroads.games.draghan.table.part import Part, packed, padded, width
from dragonroads.games.draghan.track import SPACES_PER_CARD, corners
from dragonroads.games.presenter import Section

SPACES_PER_LINE = 12
CELL = 4
LABEL = 9


class Ribbon(Part):
    """Draws the track of a race."""

    title, legend = text(track=Track, n=int), text()
    start, start_with, finish, finish_more = text(), text(dragons=str), text(), text(last=BoardSpace)
    crowd, cliff = text(n=int), text(landing=int)
    runner = text(letter=str, dragon=Dragon, name=Person)

    def named(self, race: Race) -> str:
        """`Track: Enchanted Forest, 28 spaces`."""
        return self.say(race, self.title(track=race.track.id, n=race.track.length))

    def section(self, race: Race) -> Section:
        """The ribbon, its legend, and who runs with which dragon."""
        legend = [self.say(race, self.legend())] if race.track.slides else []
        lines = [*self._ribbon(race), *self._finish(race), *legend, *self._runners(race)]
        return Section(self.named(race), tuple(line.rstrip() for line in lines))

    def _ribbon(self, race: Race) -> list[str]:
        lines = []
        for first in range(1, race.track.length + 1, SPACES_PER_LINE):
            last = min(first + SPACES_PER_LINE - 1, race.track.length)
            spaces = (self._cell(race, k) + self._seam(race, k) for k in range(first, last + 1))
            lines.append(padded(self._start(race) if first == 1 else "", LABEL) + "".join(spaces))
        return lines

    def _start(self, race: Race) -> str:
        here = self._dragons(race, 0, LABEL - 3)
        if race.floor > 0:
            return ""
        return self.say(race, self.start_with(dragons=here) if here else self.start())

    def _cell(self, race: Race, place: int) -> str:
        """A space: its number, or the dragons on it, and what waits there as far as there is room."""
        track = race.track
        if place < race.floor:
            return "~" * CELL
        waits = f"^{track.slides[place]}" if place in track.slides else "@" if place == track.landing else ""
        on_track = place <= track.length
        number = f"{place:02}" if on_track else self.say(race, board_space(race, place))
        shown = self._dragons(race, place, CELL) or number
        shown = shown + waits if width(shown + waits) <= CELL else shown
        return padded(f" {shown}" if width(shown) < CELL else shown, CELL)

    def _dragons(self, race: Race, place: int, room: int) -> str:
        here = [seat for seat, at in enumerate(race.places) if at == place and race.round]
        shown = "".join(self.letter(race, seat) + ("#" if race.trees[seat] else "") for seat in here)
        return shown if len(shown) <= room else self.say(race, self.crowd(n=len(here)))

    def _seam(self, race: Race, place: int) -> str:
        """What lies behind a space: a hole, a corner of the mountain, the edge of a card, or nothing."""
        track = race.track
        if place in track.holes:
            return str(track.holes[place])
        if place % SPACES_PER_CARD or place > track.length:
            return "."
        return "+" if track.slides and place in corners(track.course) else "|"

    def _finish(self, race: Race) -> list[str]:
        track = race.track
        furthest = max(race.places) - track.length
        shown = track.finish if track.landing else max(SPACES_PER_LINE, furthest)
        lines = []
        for first in range(1, shown + 1, SPACES_PER_LINE):
            spaces = range(first, min(first + SPACES_PER_LINE, shown + 1))
            label = self.say(race, self.finish()) if first == 1 else ""
            lines.append(padded(label, LABEL) + "".join(self._cell(race, track.length + k) + "|" for k in spaces))
        if track.landing:
            lines[-1] += self.say(race, self.cliff(landing=track.landing))
        elif shown < track.finish:
            lines[-1] += self.say(race, self.finish_more(last=track.last))
        return lines

    def _runners(self, race: Race) -> list[str]:
        """`C Old Cinder is Ana`, as many to a line as fit."""
        if not race.round:
            return []
        lines = [self.runner(letter=self.letter(race, s), dragon=s, name=s) for s in range(race.seats)]
        return packed([self.say(race, line) for line in lines])
