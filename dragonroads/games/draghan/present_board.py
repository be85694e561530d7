"""The track of a view as spaces on a grid, for a front end that draws it."""

from __future__ import annotations

from dragonroads.engine.table import Seat
from dragonroads.engine.views import View
from dragonroads.games.draghan.present_rows import pile_words
from dragonroads.games.draghan.present_words import RaceWords
from dragonroads.games.draghan.track import SPACES_PER_CARD, Track, corners, spaces
from dragonroads.games.presenter import Board, Spot, Token

FINISH_PER_LINE = 10
TREE, HUGGED = "#", "&"


class BoardWords:
    """Lays out the track: the course as it lies on the table, and the finish as a strip two steps below it."""

    def __init__(self, words: RaceWords) -> None:
        self.words = words

    def board(self, view: View) -> Board:
        """Start, the track, the finish, and what lies beside them."""
        track = self.words.track(view)
        name = self.words.say(f"track.{track.id}.name")
        title = self.words.say("section.track", track=name, n=track.length)
        spots = (*self._course(view, track), *self._finish(view, track))
        return Board(title, spots, self._notes(view), self._legend(track))

    # --- spaces -----------------------------------------------------------------------------------------------------

    def _course(self, view: View, track: Track) -> list[Spot]:
        return [self._spot(view, track, place, x, y) for place, (x, y) in enumerate(spaces(track.course, track.length))]

    def _spot(self, view: View, track: Track, place: int, x: int, y: int) -> Spot:
        name = self.words.say("track.start") if place == 0 else f"{place:02}"
        kind = self._kind(view, track, place)
        note = "" if kind == "gone" else self._note(track, place)
        return Spot(f"space:{place}", x, y, name, self.tokens(view, place), kind, note, _seam(track, place))

    def _kind(self, view: View, track: Track, place: int) -> str:
        if place < view["floor"]:
            return "gone"
        return "start" if place == 0 else "slide" if place in track.slides else "track"

    def _note(self, track: Track, place: int) -> str:
        return f"^{track.slides[place]}" if place in track.slides else "@" if place and place == track.landing else ""

    def tokens(self, view: View, place: int) -> tuple[Token, ...]:
        """The dragons on a space, in the order of their seats."""
        here = [seat for seat, at in enumerate(view["places"]) if at == place]
        return tuple(self._token(view, seat) for seat in here)

    def _token(self, view: View, seat: Seat) -> Token:
        mark = TREE if view["trees"][seat] else HUGGED if view["hugged"][seat] else ""
        return Token(self.words.letter(view, seat), self.words.tone(view, seat), mark)

    def _finish(self, view: View, track: Track) -> list[Spot]:
        """A label, the finish card's spaces and whoever ran beyond them, and the cliff if there is one."""
        top = max(y for _, y in spaces(track.course, track.length)) + 2
        shown = max(track.finish, max(view["places"]) - track.length)
        strip = [Spot("", 0, top, self.words.say("track.finish"), kind="label")]
        for k in range(shown):
            place = track.length + k + 1
            seam = "join" if k + 1 < shown else "cliff" if track.landing else ""
            x, y = k % FINISH_PER_LINE + 1, top + k // FINISH_PER_LINE
            name = self.words.space(view, place)
            strip.append(Spot(f"space:{place}", x, y, name, self.tokens(view, place), "finish", seam=seam))
        if track.landing:
            words = self.words.say("board.cliff", landing=track.landing)
            strip.append(Spot("", strip[-1].x + 1, strip[-1].y, words, kind="cliff"))
        return strip

    # --- beside the track -------------------------------------------------------------------------------------------

    def _notes(self, view: View) -> tuple[str, ...]:
        """The piles, and the cards that lie open."""
        if not view["round"]:
            return ()
        notes = pile_words(self.words, view)
        if view["drawn"]:
            cards = ", ".join(self.words.card(card) for card in view["drawn"])
            notes.append(f"{self.words.say('piles.drawn')} {cards}")
        return tuple(notes)

    def _legend(self, track: Track) -> tuple[str, ...]:
        """The signs that stand on this track, in one line."""
        present = {
            "board.legend.slide": bool(track.slides),
            "board.legend.hole": bool(track.holes),
            "board.legend.landing": bool(track.landing),
        }
        signs = ", ".join(self.words.say(key) for key, shown in present.items() if shown)
        return (signs,) if signs else ()


def _seam(track: Track, place: int) -> str:
    """What lies behind a space: the value of a hole, the finish line, a corner, the edge of a card, or a plain join."""
    if place in track.holes:
        return str(track.holes[place])
    if place == track.length:
        return "line"
    if place % SPACES_PER_CARD:
        return "join"
    return "corner" if track.slides and place in corners(track.course) else "edge"
