"""The track of a race as spaces on a grid, for a front end that draws it."""

from __future__ import annotations

from dragonroads.engine.line import text
from dragonroads.engine.table import Seat
from dragonroads.gamekit.speaker import Speaker
from dragonroads.games.draghan.model import Race
from dragonroads.games.draghan.nouns import board_space, tone
from dragonroads.games.draghan.places import space_place
from dragonroads.games.draghan.table.hands import Piles
from dragonroads.games.draghan.table.part import Part
from dragonroads.games.draghan.table.rows import Storylines
from dragonroads.games.draghan.table.track import Ribbon
from dragonroads.games.draghan.track import SPACES_PER_CARD, Track, corners, spaces
from dragonroads.games.presenter import Board as Drawn
from dragonroads.games.presenter import Spot, Token

FINISH_PER_LINE = 10
TREE, HUGGED = "#", "&"


class Board(Part):
    """Lays out the track: the course as it lies on the table, and the finish as a strip two steps below it."""

    cliff, slide, hole, landing = text(landing=int), text(), text(), text()

    def __init__(self, speaker: Speaker) -> None:
        super().__init__(speaker)
        self._ribbon, self._piles, self._rows = Ribbon(speaker), Piles(speaker), Storylines(speaker)

    def drawn(self, race: Race) -> Drawn:
        """Start, the track, the finish, and what lies beside them."""
        notes = tuple(self._piles.notes(race)) if race.round else ()
        legend = (*self._legend(race), *self._rows.how_to_read(race).lines)
        return Drawn(self._ribbon.named(race), (*self._course(race), *self._finish(race)), notes, legend)

    # --- spaces -----------------------------------------------------------------------------------------------------

    def _course(self, race: Race) -> list[Spot]:
        track = race.track
        return [self._spot(race, place, x, y) for place, (x, y) in enumerate(spaces(track.course, track.length))]

    def _spot(self, race: Race, place: int, x: int, y: int) -> Spot:
        name = self.say(race, self._ribbon.start()) if place == 0 else f"{place:02}"
        kind = _kind(race, place)
        note = "" if kind == "gone" else _note(race.track, place)
        return Spot(space_place(place), x, y, name, self.tokens(race, place), kind, note, _seam(race.track, place))

    def tokens(self, race: Race, place: int) -> tuple[Token, ...]:
        """The dragons on a space, in the order of their seats."""
        return tuple(self._token(race, seat) for seat, at in enumerate(race.places) if at == place)

    def _token(self, race: Race, seat: Seat) -> Token:
        mark = TREE if race.trees[seat] else HUGGED if race.hugged[seat] else ""
        return Token(self.letter(race, seat), tone(race, seat), mark)

    def _finish(self, race: Race) -> list[Spot]:
        """A label, the finish card's spaces and whoever ran beyond them, and the cliff if there is one."""
        track = race.track
        top = max(y for _, y in spaces(track.course, track.length)) + 2
        shown = max(track.finish, max(race.places) - track.length)
        strip = [Spot("", 0, top, self.say(race, self._ribbon.finish()), kind="label")]
        for k in range(shown):
            place = track.length + k + 1
            seam = "join" if k + 1 < shown else "cliff" if track.landing else ""
            x, y = k % FINISH_PER_LINE + 1, top + k // FINISH_PER_LINE
            name = self.say(race, board_space(race, place))
            strip.append(Spot(space_place(place), x, y, name, self.tokens(race, place), "finish", seam=seam))
        if track.landing:
            words = self.say(race, self.cliff(landing=track.landing))
            strip.append(Spot("", strip[-1].x + 1, strip[-1].y, words, kind="cliff"))
        return strip

    def _legend(self, race: Race) -> tuple[str, ...]:
        """The signs that stand on this track, in one line."""
        track = race.track
        signs = [(self.slide, track.slides), (self.hole, track.holes), (self.landing, track.landing)]
        told = ", ".join(self.say(race, sign()) for sign, is_there in signs if is_there)
        return (told,) if told else ()


def _kind(race: Race, place: int) -> str:
    if place < race.floor:
        return "gone"
    return "start" if place == 0 else "slide" if place in race.track.slides else "track"


def _note(track: Track, place: int) -> str:
    return f"^{track.slides[place]}" if place in track.slides else "@" if place and place == track.landing else ""


def _seam(track: Track, place: int) -> str:
    """What lies behind a space: the value of a hole, the finish line, a corner, the edge of a card, or a plain join."""
    if place in track.holes:
        return str(track.holes[place])
    if place == track.length:
        return "line"
    if place % SPACES_PER_CARD:
        return "join"
    return "corner" if track.slides and place in corners(track.course) else "edge"
