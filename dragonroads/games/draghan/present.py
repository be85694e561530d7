"""The race in words: views, questions and events in, lines of text out; every sentence stands in the content."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from dragonroads.engine.events import Event
from dragonroads.engine.game import Result
from dragonroads.engine.table import Question, Refusal, Seat
from dragonroads.engine.views import View
from dragonroads.games.draghan.content import RaceContent
from dragonroads.games.draghan.faces import cards_in
from dragonroads.games.draghan.present_about import AboutWords
from dragonroads.games.draghan.present_board import BoardWords
from dragonroads.games.draghan.present_events import EventWords
from dragonroads.games.draghan.present_moments import BOOKKEEPING, EXPLAINED, TOUCHING, place_asked
from dragonroads.games.draghan.present_questions import QuestionWords
from dragonroads.games.draghan.present_rows import RowWords, active_seat
from dragonroads.games.draghan.present_seats import SeatWords
from dragonroads.games.draghan.present_track import TrackWords
from dragonroads.games.draghan.present_words import RaceWords
from dragonroads.games.presenter import Asked, Board, Label, Piece, SeatRow, Section, names_seat
from dragonroads.library.words import Catalog


class RacePresenter:
    """The presenter of the race."""

    def __init__(self, catalog: Catalog, content: RaceContent, names: Sequence[str]) -> None:
        self._words = RaceWords(catalog, content, names)
        self._track = TrackWords(self._words)
        self._rows = RowWords(self._words)
        self._questions = QuestionWords(self._words)
        self._events = EventWords(self._words)
        self._board = BoardWords(self._words)
        self._seats = SeatWords(self._words)
        self._about = AboutWords(self._words)

    def seat(self, seat: Seat, view: View) -> str:
        """`Ana (Cinder)`."""
        return self._words.person(view, seat)

    def letter(self, seat: Seat, view: View) -> str:
        """The letter of the seat's dragon."""
        return self._words.letter(view, seat)

    def piece(self, _seat: Seat, piece: str) -> Piece:
        """A dragon."""
        return self._words.piece(piece)

    def status(self, view: View) -> str:
        """Game, round, phase and whose turn it is."""
        say = self._words.say
        phase = "over" if view["over"] else view["phase"]
        who = self._words.short(view, active_seat(view))
        now = say(f"phase.{phase}", who=who, n=view["action_round"])
        if not view["round"]:
            return say("status.before", game=say("game.name"), phase=now)
        first = self._words.short(view, view["first"])
        return say("status", game=say("game.name"), round=view["round"], phase=now, first=first)

    def sections(self, view: View) -> Sequence[Section]:
        """Track, Storylines, piles, and the hands this viewer may look at; before the first deal the track alone."""
        if not view["round"]:
            return [self._track.section(view)]
        rows = self._rows
        return [
            self._track.section(view),
            rows.storylines(view),
            rows.legend(view),
            rows.piles(view),
            *rows.hands(view),
        ]

    def question(self, view: View, question: Question) -> Asked:
        """What is asked, and the place it is about."""
        return replace(self._questions.asked(view, question), place=place_asked(view, question))

    def step(self, view: View, seat: Seat, step: str) -> str:
        """Who is asked in private, and at which step."""
        return self._words.say(f"step.{step}", who=self._words.person(view, seat))

    def option(self, view: View, question: Question, option: Any) -> Label:
        """An option; for a question in parts a tuple, as long as what has been picked."""
        return self._questions.label(view, question, option)

    def refusal(self, view: View, refusal: Refusal) -> str:
        """Why an option is closed."""
        return self._questions.refusal(view, refusal)

    def event(self, view: View, event: Event) -> str:
        """One line of the chronicle."""
        return self._events.sentence(view, event)

    def score(self, view: View, result: Result) -> Sequence[str]:
        """The ranking from the front, with ties and the photo finish, under a line that says how it ended."""
        words, say = self._words, self._words.say
        best = max(result.scores)
        photo = sum(place == best for place in result.scores) > len(result.winners)
        lines = [say(f"ending.{result.ending}")]
        for seat in sorted(range(len(result.ranks)), key=lambda seat: (result.ranks[seat], seat)):
            rank = result.ranks[seat]
            key = "score.tied" if result.ranks.count(rank) > 1 else "score"
            who, space = words.person(view, seat), words.space(view, result.scores[seat])
            line = say(key, rank=rank, who=who, space=space)
            if seat in result.winners and view["over"]:
                line = say("score.photo" if photo else "score.winner", line=line)
            lines.append(line)
        return lines

    # --- what only a full screen shows ------------------------------------------------------------------------------

    def tone(self, seat: Seat, view: View) -> str:
        """The colour of the seat's dragon."""
        return self._words.tone(view, seat)

    def board(self, view: View) -> Board:
        """The track with everybody on it, and the piles beside it."""
        board = self._board.board(view)
        return replace(board, legend=(*board.legend, *self._rows.legend(view).lines))

    def seats(self, view: View) -> Sequence[SeatRow]:
        """Dragons, where they stand, and their Storylines."""
        return self._seats.seats(view)

    def private(self, view: View, seat: Seat) -> Sequence[Section]:
        """The hand, the cards kept in a draft, the token in a fist, and what a memory aid shows."""
        return self._seats.private(view, seat)

    def about(self, view: View, place: str) -> Section | None:
        """A space, a card, a slot or a seat in more words."""
        return self._about.section(view, place)

    def explained(self, view: View, event: Event) -> str:
        """What the card says that is turned up or played."""
        shown = [*cards_in(event.kind, event.args)] if event.kind in EXPLAINED else []
        return self._words.text(shown[-1]) if shown else ""

    def is_moment(self, event: Event) -> bool:
        """Whatever is more than bookkeeping."""
        return event.kind not in BOOKKEEPING

    def is_reveal(self, event: Event) -> bool:
        """Everything goes at one pace."""
        return False

    def is_story(self, event: Event) -> bool:
        """Nothing has to be read aloud."""
        return False

    def touches(self, event: Event, seat: Seat) -> bool:
        """Whether it is told of this dragon."""
        return names_seat(TOUCHING.get(event.kind, ()), event, seat)

    def standing(self, view: View) -> Sequence[int]:
        """The space of each dragon."""
        return tuple(view["places"])

    def map(self, view: View) -> Board | None:
        """A race has no map: its track is its board."""
        return None

    def rounds(self, view: View) -> Sequence[Sequence[int]]:
        """The places of the dragons are account enough."""
        return ()

    def tally(self, view: View) -> Sequence[tuple[str, Sequence[int]]]:
        """No points are counted in a race."""
        return ()
