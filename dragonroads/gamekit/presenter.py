"""The base of every presenter: a game says what it counts and which spaces its board has, if it wants."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar, Generic, NamedTuple

from dragonroads.engine.events import Event
from dragonroads.engine.game import Result
from dragonroads.engine.line import Line, text
from dragonroads.engine.state import Field, GameState
from dragonroads.engine.table import Question, S, Seat
from dragonroads.engine.views import is_hidden
from dragonroads.engine.visibility import Private
from dragonroads.gamekit.facts.marks import Count
from dragonroads.gamekit.facts.progress import Course
from dragonroads.gamekit.letters import letters_for
from dragonroads.gamekit.nouns import Person
from dragonroads.gamekit.speaker import Speaker
from dragonroads.games.presenter import (
    AHEAD,
    DIE,
    FIGURE,
    Asked,
    Board,
    Label,
    Piece,
    SeatRow,
    Section,
    Spot,
    TableOfCards,
    Token,
)

TONES = ("red", "blue", "green", "yellow", "purple", "white")
WINNER = "winner"


class Counter(NamedTuple):
    """A number of a seat with its words, drawn by its sign; piece by piece where it is known of how many."""

    sign: str
    value: int
    line: Line
    most: int = 0


class Pieces(NamedTuple):
    """What a private number is drawn as: so many pieces of at most so many."""

    sign: str
    most: int


class BasePresenter(Generic[S]):
    """A game gives `counters` and `spots`, if it wants; names, questions, events and the count come from its classes.

    What a seat keeps to itself are the private numbers of its state, each with words under `state.<field>`.
    """

    family: ClassVar[str] = "table"
    kind: ClassVar[str] = ""
    pieces: ClassVar[Mapping[str, Pieces]] = {}
    """What private numbers are drawn as, by the names of their fields; others are only said."""

    _round = text("", "over", key="kit.status", game=str, round=int)
    _before = text(key="kit.status.before", game=str)
    _step = text(key="kit.step", who=Person)
    _chapter = text(key="kit.chapter", n=int)
    _own = text(key="kit.own", who=Person)
    _seats = text(key="ui.seats")
    _ending = text("finished", "stopped", key="kit.ending")
    _score = text("", "tied", WINNER, "winner.tied", key="kit.score", rank=int, who=Person, n=int)

    def __init__(self, speaker: Speaker, state_class: type[GameState]) -> None:
        self.speaker = speaker
        self._private = private_numbers(state_class)
        self._letters = letters_for(speaker.people)

    # --- what a game may say for itself -----------------------------------------------------------------------------

    def counters(self, view: S, seat: Seat) -> Sequence[Line | Counter]:
        """What everybody sees of a seat, the most important first."""
        return ()

    def spots(self, view: S) -> Sequence[Sequence[Spot]]:
        """The spaces of the board, row by row."""
        return ()

    def active(self, view: S) -> Seat | None:
        """Whose turn it is, where people take turns."""
        return None

    # --- words ------------------------------------------------------------------------------------------------------

    def said(self, view: S, line: Line) -> str:
        """A line in words."""
        return self.speaker.say(view, line)

    def seat(self, seat: Seat, view: S) -> str:
        """The name of whoever sits there."""
        return self.speaker.people[seat]

    def letter(self, seat: Seat, view: S) -> str:
        """A letter of the name, as far as that goes."""
        return self._letters[seat]

    def piece(self, seat: Seat, piece: str) -> Piece:
        """Nobody chooses a piece: a seat has its colour."""
        letter = self._letters[seat] if seat < len(self._letters) else str(seat + 1)
        name = self.speaker.people[seat] if seat < len(self.speaker.people) else letter
        return Piece(letter, TONES[seat % len(TONES)], name, name)

    def token(self, seat: Seat) -> Token:
        """The letter of a seat in its colour, to lie on the board."""
        return Token(self._letters[seat], TONES[seat % len(TONES)])

    def status(self, view: S) -> str:
        """Game and round."""
        game = self.speaker.catalog.say("game.name")
        if not view.round:
            return self.said(view, self._before(game=game))
        return self.said(view, self._round("over" if view.over else "", game=game, round=view.round))

    def step(self, view: S, seat: Seat, step: str) -> str:
        """Somebody makes a secret choice."""
        return self.said(view, self._step(who=seat))

    def task(self, view: S, seat: Seat, step: str) -> str:
        """The same, where a game has no other words for whoever is asked."""
        return self.step(view, seat, step)

    def question(self, view: S, question: Question) -> Asked:
        """As its class says it."""
        return self.speaker.question(view, question)

    def option(self, view: S, question: Question, option: Any) -> Label:
        """As the class of the question says it."""
        return self.speaker.option(view, question, option)

    def refusal(self, view: S, refusal: Any) -> str:
        """As its class says it."""
        return self.speaker.reason(view, refusal)

    def event(self, view: S, event: Event) -> str:
        """As its class says it."""
        return self.speaker.event(view, event)

    def explained(self, view: S, event: Event) -> str:
        """As its class says it."""
        line = event.record.explained(view)
        return self.said(view, line) if line else ""

    def sections(self, view: S) -> Sequence[Section]:
        """The board, the seats, and what this viewer keeps to itself."""
        board = [line for row in self.spots(view) for line in _in_words(row)]
        seats = [f"{row.letter}  {'  '.join((row.name, *row.told))}" for row in self.seats(view)]
        shown = [Section(self.speaker.catalog.say("game.name"), tuple(board))] if board else []
        shown.append(Section(self.said(view, self._seats()), tuple(seats)))
        return [*shown, *(own for seat in self._everybody for own in self.private(view, seat))]

    def score(self, view: S, result: Result) -> Sequence[str]:
        """How it ended, then everybody from the front."""
        by_rank = sorted(self._everybody, key=lambda seat: result.ranks[seat])
        lines = [self._score(_place(view, result, s), rank=result.ranks[s], who=s, n=result.scores[s]) for s in by_rank]
        return [self.said(view, line) for line in (self._ending(result.ending), *lines)]

    # --- what only a full screen shows ------------------------------------------------------------------------------

    @property
    def cards(self) -> TableOfCards | None:
        """It is not played with cards in rows."""
        return None

    def tone(self, seat: Seat, view: S) -> str:
        """Every seat has a colour."""
        return TONES[seat % len(TONES)]

    def board(self, view: S) -> Board:
        """All spots, as they lie in their rows."""
        spots = tuple(spot for row in self.spots(view) for spot in row)
        return Board(self.speaker.catalog.say("game.name"), spots)

    def seats(self, view: S) -> Sequence[SeatRow]:
        """Everybody with the counters."""
        return [self._row(view, seat) for seat in self._everybody]

    def _row(self, view: S, seat: Seat) -> SeatRow:
        known = self.counters(view, seat)
        return SeatRow(
            seat,
            self._letters[seat],
            self.tone(seat, view),
            self.seat(seat, view),
            tuple(self.said(view, one) for one in known if isinstance(one, Line)),
            active=seat == self.active(view),
            counts=tuple(self._count(view, one) for one in known if isinstance(one, Counter)),
            own=tuple(self._own_counts(view, seat)),
        )

    def _count(self, view: S, one: Counter) -> Count:
        return Count(one.sign, one.value, self.said(view, one.line), one.most)

    def _own_counts(self, view: S, seat: Seat) -> Iterator[Count]:
        """The private numbers of a seat that this viewer may see."""
        for field in self._private:
            n = getattr(view, field.name)[seat]
            if not is_hidden(n):
                sign, most = self.pieces.get(field.name, Pieces("", 0))
                yield self._count(view, Counter(sign, n, own_number(field.name, n), most))

    def private(self, view: S, seat: Seat) -> Sequence[Section]:
        """All private numbers that this viewer may see."""
        seen = tuple(count.said for count in self._own_counts(view, seat))
        return [Section(self.said(view, self._own(who=seat)), seen)] if seen else []

    def about(self, view: S, place: str) -> Section | None:
        """There is no more to say."""
        return None

    def touches(self, event: Event, seat: Seat) -> bool:
        """Whether a field that holds a seat it happens to is this one."""
        return seat in event.record.seats()

    def standing(self, view: S) -> Sequence[int]:
        """The points so far, where they are open to all."""
        points = getattr(view, "points", ())
        return points if points and not any(map(is_hidden, points)) else [0 for _ in self._everybody]

    def course(self, view: S) -> Course | None:
        """Points are counted."""
        return None

    def chapter(self, view: S) -> str:
        """The round."""
        return self.said(view, self._chapter(n=view.round)) if view.round else ""

    def map(self, view: S) -> Sequence[Board]:
        """There is no map."""
        return ()

    def rounds(self, view: S) -> Sequence[Sequence[int]]:
        """No account is kept."""
        return ()

    def tally(self, view: S) -> Sequence[tuple[str, Sequence[int]]]:
        """Points are of one sort."""
        return ()

    @property
    def _everybody(self) -> range:
        return range(len(self.speaker.people))


def spot(place: str, x: int, y: int, name: str, note: str = "", pieces: Sequence[Token] = (), words: str = "") -> Spot:
    """A space of a plain board, with the pieces that stand on it; words are read instead of signs."""
    return Spot(place, x, y, name, tuple(pieces), note=note, words=words)


def ahead(place: str, x: int, y: int, name: str) -> Spot:
    """A space of a plain board on which nothing has come to lie yet."""
    return Spot(place, x, y, name, kind=AHEAD)


def die(place: str, x: int, y: int, shows: int) -> Spot:
    """A die on a plain board."""
    return Spot(place, x, y, str(shows), kind=DIE)


def figure(place: str, x: int, y: int, number: int, note: str) -> Spot:
    """A number on a plain board that everybody looks at, and what it counts."""
    return Spot(place, x, y, str(number), kind=FIGURE, note=note)


def private_numbers(state_class: type[GameState]) -> list[Field]:
    """The fields that hold a number for each seat which that seat alone may see."""
    return [f for f in state_class.fields if isinstance(f.tag, Private) and f.type == list[int]]


def own_number(name: str, n: int) -> Line:
    """What a seat reads about one of its own numbers: `state.embers`."""
    return Line(f"state.{name}", {"n": n}, {"n": int})


def _place(view: Any, result: Result, seat: Seat) -> str:
    """Which words a line of the count has."""
    is_tied = result.ranks.count(result.ranks[seat]) > 1
    winner = WINNER if view.over and seat in result.winners else ""
    return ".".join(part for part in (winner, "tied" if is_tied else "") if part)


def _in_words(row: Sequence[Spot]) -> list[str]:
    """A row of the board in one line; what has words of its own has a line of its own."""
    signs = [s for s in row if not s.words and s.kind != AHEAD]
    line = "  ".join(" ".join(filter(None, (_name(s), *(t.letter for t in s.tokens), s.note))) for s in signs)
    return [*([line] if line else []), *(s.words for s in row if s.words)]


def _name(spot: Spot) -> str:
    return f"[{spot.name}]" if spot.kind == DIE else spot.name
