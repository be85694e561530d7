"""The track as a ribbon of text: twelve spaces to a line, with dragons, holes and rockslides."""

from __future__ import annotations

from dragonroads.engine.table import Seat
from dragonroads.engine.views import View
from dragonroads.games.draghan.present_words import RaceWords, packed, padded, width
from dragonroads.games.draghan.track import SPACES_PER_CARD, Track, corners
from dragonroads.games.presenter import Section

SPACES_PER_LINE = 12
CELL = 4
LABEL = 9
ROOM = 78
"""Cells a line of a section may fill, so that a front end may set it in."""


class TrackWords:
    """Draws the track of a view."""

    def __init__(self, words: RaceWords) -> None:
        self.words = words

    def section(self, view: View) -> Section:
        """The ribbon, its legend, and who runs with which dragon."""
        track = self.words.track(view)
        name = self.words.say(f"track.{track.id}.name")
        title = self.words.say("section.track", track=name, n=track.length)
        lines = [*self._ribbon(view, track), *self._finish(view, track), *self._legend(track), *self._runners(view)]
        return Section(title, tuple(line.rstrip() for line in lines))

    def _ribbon(self, view: View, track: Track) -> list[str]:
        lines = []
        for first in range(1, track.length + 1, SPACES_PER_LINE):
            last = min(first + SPACES_PER_LINE - 1, track.length)
            spaces = (self._cell(view, track, k) + self._seam(track, k) for k in range(first, last + 1))
            lines.append(padded(self._start(view) if first == 1 else "", LABEL) + "".join(spaces))
        return lines

    def _start(self, view: View) -> str:
        here = self._dragons(view, 0, LABEL - 3)
        if view["floor"] > 0:
            return ""
        return self.words.say("track.start.with", dragons=here) if here else self.words.say("track.start")

    def _cell(self, view: View, track: Track, place: int) -> str:
        """A space: its number, or the dragons on it, and what waits there as far as there is room."""
        if place < view["floor"]:
            return "~" * CELL
        waits = f"^{track.slides[place]}" if place in track.slides else "@" if place == track.landing else ""
        on_track = place <= track.length
        shown = self._dragons(view, place, CELL) or (f"{place:02}" if on_track else self.words.space(view, place))
        shown = shown + waits if width(shown + waits) <= CELL else shown
        return padded(f" {shown}" if width(shown) < CELL else shown, CELL)

    def _dragons(self, view: View, place: int, room: int) -> str:
        here = [seat for seat, at in enumerate(view["places"]) if at == place and view["round"]]
        shown = "".join(self.words.letter(view, seat) + ("#" if view["trees"][seat] else "") for seat in here)
        return shown if len(shown) <= room else self.words.say("track.crowd", n=len(here))

    def _seam(self, track: Track, place: int) -> str:
        """What lies behind a space: a hole, a corner of the mountain, the edge of a card, or nothing."""
        if place in track.holes:
            return str(track.holes[place])
        if place % SPACES_PER_CARD or place > track.length:
            return "."
        return "+" if track.slides and place in corners(track.course) else "|"

    def _finish(self, view: View, track: Track) -> list[str]:
        furthest = max(view["places"]) - track.length
        shown = track.finish if track.landing else max(SPACES_PER_LINE, furthest)
        lines = []
        for first in range(1, shown + 1, SPACES_PER_LINE):
            spaces = range(first, min(first + SPACES_PER_LINE, shown + 1))
            label = self.words.say("track.finish") if first == 1 else ""
            lines.append(
                padded(label, LABEL) + "".join(self._cell(view, track, track.length + k) + "|" for k in spaces)
            )
        if track.landing:
            lines[-1] += self.words.say("track.cliff", landing=track.landing)
        elif shown < track.finish:
            lines[-1] += self.words.say("track.finish.more", last=self.words.space(view, track.last))
        return lines

    def _legend(self, track: Track) -> list[str]:
        return [self.words.say("track.legend")] if track.slides else []

    def _runners(self, view: View) -> list[str]:
        """`C Old Cinder is Ana`, as many to a line as fit."""
        if not view["round"]:
            return []
        return packed([self._runner(view, seat) for seat in range(len(view["places"]))], ROOM)

    def _runner(self, view: View, seat: Seat) -> str:
        letter, dragon = self.words.letter(view, seat), self.words.dragon(view, seat)
        return self.words.say("track.runner", letter=letter, dragon=dragon, name=self.words.names[seat])
