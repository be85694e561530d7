"""The canyon in words: views, questions and events in, lines of text out; every sentence stands in the content."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from dragonroads.engine.events import Event
from dragonroads.engine.game import Result
from dragonroads.engine.line import Texts, text
from dragonroads.engine.record import Reason
from dragonroads.engine.table import Question, Seat
from dragonroads.gamekit.facts.progress import Course
from dragonroads.games.canyon.content import CanyonContent
from dragonroads.games.canyon.game import STEPS
from dragonroads.games.canyon.model import Canyon
from dragonroads.games.canyon.presenting.about import AboutWords
from dragonroads.games.canyon.presenting.board import BoardWords
from dragonroads.games.canyon.presenting.events import EventWords
from dragonroads.games.canyon.presenting.moments import Explanations
from dragonroads.games.canyon.presenting.options import OptionWords
from dragonroads.games.canyon.presenting.private import PrivateWords
from dragonroads.games.canyon.presenting.questions import QuestionWords
from dragonroads.games.canyon.presenting.score import ScoreWords
from dragonroads.games.canyon.presenting.seats import SeatWords
from dragonroads.games.canyon.presenting.sections import SectionWords
from dragonroads.games.canyon.presenting.status import StatusWords
from dragonroads.games.canyon.presenting.words import CanyonWords
from dragonroads.games.presenter import Asked, Board, Label, Piece, SeatRow, Section, TableOfCards
from dragonroads.library.rulebook import RuleBook
from dragonroads.library.words import Catalog


class Says(Texts):
    """Who is asked in private."""

    family = ""
    step = text(*STEPS, who=str)


class CanyonPresenter:
    """The presenter of Dragon Canyon."""

    def __init__(self, catalog: Catalog, content: CanyonContent, names: Sequence[str], rules: RuleBook) -> None:
        self._words = CanyonWords(catalog, content, names)
        self._status = StatusWords(self._words)
        self._sections = SectionWords(self._words)
        self._questions = QuestionWords(self._words, rules)
        self._options = OptionWords(self._words)
        self._events = EventWords(self._words)
        self._score = ScoreWords(self._words)
        self._board = BoardWords(self._words)
        self._seats = SeatWords(self._words)
        self._private = PrivateWords(self._words)
        self._about = AboutWords(self._words)
        self._explanations = Explanations(self._words)

    def seat(self, seat: Seat, view: Canyon) -> str:
        """`Ana (Red)`, or `Automa (hard)`."""
        return self._words.person(view, seat)

    def letter(self, seat: Seat, _view: Canyon) -> str:
        """The letter of the seat's colour."""
        return self._words.letter(seat)

    def piece(self, seat: Seat, _piece: str) -> Piece:
        """The colour of the seat: here only clans are chosen, and that in the game."""
        return self._words.piece(seat)

    def status(self, view: Canyon) -> str:
        """Round, whose turn it is, the phase, and the game."""
        return self._status.line(view)

    def sections(self, view: Canyon) -> Sequence[Section]:
        """Everything in lines of text, public things first."""
        return self._sections.sections(view)

    def question(self, view: Canyon, question: Question) -> Asked:
        """What is asked, and the tile it is about."""
        return self._questions.asked(view, question)

    def step(self, view: Canyon, seat: Seat, step: str) -> str:
        """Who is asked in private, and at which step."""
        return self._words.line(Says.step(step, who=self._words.person(view, seat)))

    def task(self, view: Canyon, seat: Seat, step: str) -> str:
        """The same to whoever is asked."""
        return self.step(view, seat, step)

    def option(self, view: Canyon, question: Question, option: Any) -> Label:
        """An option; for a question in parts a tuple, as long as what has been picked."""
        return self._options.label(view, question, option)

    def refusal(self, view: Canyon, refusal: Reason) -> str:
        """Why an option is closed."""
        return self._questions.refusal(view, refusal)

    def event(self, view: Canyon, event: Event) -> str:
        """One line of the chronicle."""
        return self._events.sentence(view, event)

    def score(self, view: Canyon, result: Result) -> Sequence[str]:
        """The ranking with everybody's points, Automas included, under a line that says how it ended."""
        return self._score.lines(view, result)

    # --- what only a full screen shows ------------------------------------------------------------------------------

    @property
    def cards(self) -> TableOfCards | None:
        """It is not played with cards in rows."""
        return None

    def tone(self, seat: Seat, _view: Canyon) -> str:
        """The seat's colour."""
        return self._words.tone(seat)

    def board(self, view: Canyon) -> Board:
        """The sixteen tiles with heroes and dragons."""
        return self._board.board(view)

    def seats(self, view: Canyon) -> Sequence[SeatRow]:
        """Clans with their stores, heroes, buildings and points."""
        return self._seats.seats(view)

    def private(self, view: Canyon, seat: Seat) -> Sequence[Section]:
        """Heroes in hand and on the map, stores, and what the clan is worth."""
        return self._private.sections(view, seat)

    def about(self, view: Canyon, place: str) -> Section | None:
        """A tile, a hero, a building, a dragon, a clan or a seat in more words."""
        return self._about.section(view, place)

    def explained(self, view: Canyon, event: Event) -> str:
        """What an ability, a dragon or a building does, and how an Automa decides."""
        return self._explanations.text(view, event)

    def touches(self, event: Event, seat: Seat) -> bool:
        """Whether it is told of this clan."""
        return seat in event.record.seats()

    def standing(self, view: Canyon) -> Sequence[int]:
        """Everybody's points as the game stands."""
        return self._score.standing(view)

    def course(self, _view: Canyon) -> Course | None:
        """Points are counted."""
        return None

    def chapter(self, view: Canyon) -> str:
        """Whose turn it is, in which round."""
        return self._status.chapter(view)

    def map(self, _view: Canyon) -> Sequence[Board]:
        """The board is all there is of the valley."""
        return ()

    def rounds(self, view: Canyon) -> Sequence[Sequence[int]]:
        """Everybody's points after each round."""
        return self._score.rounds(view)

    def tally(self, view: Canyon) -> Sequence[tuple[str, Sequence[int]]]:
        """What points were counted for, and how many each seat got."""
        return self._score.tally(view)
