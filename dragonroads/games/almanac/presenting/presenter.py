"""A journey in words: views, questions and events in, lines of text out; every sentence stands in the content."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from dragonroads.engine.events import Event
from dragonroads.engine.game import Result
from dragonroads.engine.line import Texts, text
from dragonroads.engine.record import Reason
from dragonroads.engine.table import Question, Seat
from dragonroads.gamekit.facts.progress import Course
from dragonroads.games.almanac.content import AlmanacContent
from dragonroads.games.almanac.game import STEPS
from dragonroads.games.almanac.model import Journey
from dragonroads.games.almanac.presenting.about import AboutWords
from dragonroads.games.almanac.presenting.board import BoardWords
from dragonroads.games.almanac.presenting.encounter import EncounterWords
from dragonroads.games.almanac.presenting.events import EventWords
from dragonroads.games.almanac.presenting.explanations import Explanations
from dragonroads.games.almanac.presenting.facts import AT_AN_ENCOUNTER
from dragonroads.games.almanac.presenting.map import MapWords
from dragonroads.games.almanac.presenting.options import OptionWords
from dragonroads.games.almanac.presenting.private import PrivateWords
from dragonroads.games.almanac.presenting.questions import QuestionWords
from dragonroads.games.almanac.presenting.score import ScoreWords
from dragonroads.games.almanac.presenting.seats import SeatWords
from dragonroads.games.almanac.presenting.sections import SectionWords
from dragonroads.games.almanac.presenting.status import StatusWords
from dragonroads.games.almanac.presenting.words import JourneyWords
from dragonroads.games.presenter import Asked, Board, Label, Piece, SeatRow, Section, TableOfCards
from dragonroads.library.rulebook import RuleBook
from dragonroads.library.words import Catalog


class Says(Texts):
    """Who is asked in private."""

    family = ""
    step = text(*STEPS, who=str)


class JourneyPresenter:
    """The presenter of every journey of the Almanac."""

    def __init__(self, catalog: Catalog, content: AlmanacContent, names: Sequence[str], rules: RuleBook) -> None:
        self._words = JourneyWords(catalog, content, names)
        self._status = StatusWords(self._words)
        self._sections = SectionWords(self._words)
        self._questions = QuestionWords(self._words, rules)
        self._options = OptionWords(self._words)
        self._events = EventWords(self._words)
        self._score = ScoreWords(self._words)
        self._board = BoardWords(self._words)
        self._encounter = EncounterWords(self._words)
        self._map = MapWords(self._words)
        self._seats = SeatWords(self._words)
        self._private = PrivateWords(self._words)
        self._about = AboutWords(self._words)
        self._explanations = Explanations(self._words)

    def seat(self, seat: Seat, view: Journey) -> str:
        """`Ana (Ruby)`."""
        return self._words.person(view, seat)

    def letter(self, seat: Seat, view: Journey) -> str:
        """The letter of the seat's colour."""
        return self._words.letter(view, seat)

    def piece(self, _seat: Seat, piece: str) -> Piece:
        """A colour."""
        return self._words.piece(piece)

    def status(self, view: Journey) -> str:
        """Game, round, what happens now, and the page."""
        return self._status.line(view)

    def sections(self, view: Journey) -> Sequence[Section]:
        """Everything in lines of text, public things first."""
        return self._sections.sections(view)

    def question(self, view: Journey, question: Question) -> Asked:
        """What is asked, and the place it is about."""
        return self._questions.asked(view, question)

    def step(self, view: Journey, seat: Seat, step: str) -> str:
        """Who is asked in private, and at which step."""
        return self._words.line(Says.step(step, who=self._words.person(view, seat)))

    def task(self, view: Journey, seat: Seat, step: str) -> str:
        """The same to whoever is asked."""
        return self.step(view, seat, step)

    def option(self, view: Journey, question: Question, option: Any) -> Label:
        """An option; for a question in parts a tuple, as long as what has been picked."""
        return self._options.label(view, question, option)

    def refusal(self, view: Journey, refusal: Reason) -> str:
        """Why an option is closed."""
        return self._questions.refusal(view, refusal)

    def event(self, view: Journey, event: Event) -> str:
        """One line of the chronicle."""
        return self._events.sentence(view, event)

    def score(self, view: Journey, result: Result) -> Sequence[str]:
        """The ranking with everybody's fame, under a line that says how it ended."""
        return self._score.lines(view, result)

    # --- what only a full screen shows ------------------------------------------------------------------------------

    @property
    def cards(self) -> TableOfCards | None:
        """It is not played with cards in rows."""
        return None

    def tone(self, seat: Seat, view: Journey) -> str:
        """The seat's colour."""
        return self._words.tone(view, seat)

    def board(self, view: Journey) -> Board:
        """The open page; on the way to the next one, the encounter."""
        is_met = view.encounter and view.phase in AT_AN_ENCOUNTER
        return self._encounter.board(view) if is_met else self._board.board(view)

    def seats(self, view: Journey) -> Sequence[SeatRow]:
        """Caravans with their cargo, workers, strength and cards."""
        return self._seats.seats(view)

    def private(self, view: Journey, seat: Seat) -> Sequence[Section]:
        """Gold, contracts, letters and predictions, and everything that works for the seat."""
        return self._private.sections(view, seat)

    def about(self, view: Journey, place: str) -> Section | None:
        """A space, a page, a card, a token, a good or a seat in more words."""
        return self._about.section(view, place)

    def explained(self, view: Journey, event: Event) -> str:
        """A story on arrival or at an encounter, and what a card or token says."""
        return self._explanations.text(view, event)

    def touches(self, event: Event, seat: Seat) -> bool:
        """Whether it is told of this caravan."""
        return seat in event.record.seats()

    def standing(self, view: Journey) -> Sequence[int]:
        """The fame everybody can count."""
        return self._score.standing(view)

    def course(self, _view: Journey) -> Course | None:
        """Fame is counted."""
        return None

    def chapter(self, view: Journey) -> str:
        """The stop, by the name of its page."""
        return self._status.chapter(view)

    def map(self, view: Journey) -> Sequence[Board]:
        """The branching road with the way travelled, a sheet for each book."""
        return self._map.boards(view)

    def rounds(self, view: Journey) -> Sequence[Sequence[int]]:
        """What every caravan was worth after each round, once the screens are lifted."""
        return self._score.rounds(view)

    def tally(self, view: Journey) -> Sequence[tuple[str, Sequence[int]]]:
        """What fame was counted for, and how much each seat got."""
        return self._score.tally(view)
