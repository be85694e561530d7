"""The one protocol between a game's words and every front end: views and questions in, words out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from dragonroads.engine.events import Event
from dragonroads.engine.game import Result
from dragonroads.engine.moments import Moment
from dragonroads.engine.record import Reason
from dragonroads.engine.table import Question, Seat
from dragonroads.engine.views import View

if TYPE_CHECKING:
    from dragonroads.gamekit.facts.cards import Laid
    from dragonroads.gamekit.facts.marks import Count
    from dragonroads.gamekit.facts.progress import Course
    from dragonroads.gamekit.facts.table import CardTable, Plan, Staged


@dataclass(frozen=True, slots=True)
class Section:
    """A titled part of what a viewer sees, as lines of text."""

    title: str
    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Asked:
    """A question in words: what is asked, a line of help, the rule it rests on, and the place it is about, if any."""

    title: str
    help: str
    rule: str
    place: str = ""
    for_real: bool = False
    """Whether people do something at their table before they answer: a clock may run meanwhile, no rule reads it."""


@dataclass(frozen=True, slots=True)
class Label:
    """An option in words: its name, its effect in one line, and the place on the board it belongs to."""

    text: str
    effect: str = ""
    place: str = ""


@dataclass(frozen=True, slots=True)
class Token:
    """A piece on the board: a letter in its owner's tone, and a mark for what has become of it."""

    letter: str
    tone: str
    mark: str = ""


DIE = "die"
"""The kind of a spot that is a die: its name is what it shows."""
FIGURE = "figure"
"""The kind of a spot that is a number everybody looks at: its name is the number, its note says of what."""
AHEAD = "ahead"
"""The kind of a spot that is still to come: it is there to be seen, and not read aloud."""


@dataclass(frozen=True, slots=True)
class Spot:
    """A space of the board: where it lies on the board's own grid, what it is called and who stands there."""

    place: str
    x: int
    y: int
    name: str
    tokens: tuple[Token, ...] = ()
    kind: str = ""
    """How it is drawn: each board has its own few kinds."""
    note: str = ""
    """What waits there, in two letters on a track and in at most four on a page, where a `*` may stand behind them."""
    seam: str = ""
    """What lies between this space and the next one."""
    words: str = ""
    """What it does in a few words, where there is room for them."""
    drawn: str = ""
    """What the sketch calls it, where that is not its name."""


@dataclass(frozen=True, slots=True)
class Brief:
    """What matters most of the notes beside a board, to be put in one line where there is no room for them."""

    title: str
    parts: tuple[str, ...]
    notes: tuple[str, ...]
    """The notes it stands for."""


@dataclass(frozen=True, slots=True)
class Board:
    """The middle of the table: spaces in their order, and what lies beside them."""

    title: str
    spots: tuple[Spot, ...]
    notes: tuple[str, ...] = ()
    legend: tuple[str, ...] = ()
    sketch: tuple[str, ...] = ()
    """The lines of a drawn page: `{a1}` stands for the space of that name and fills nine cells, all else is drawn."""
    ground: str = ""
    """What it lies on: `snow`, or else earth."""
    brief: Brief | None = None


@dataclass(frozen=True, slots=True)
class CardSpot:
    """A card in front of a seat."""

    place: str
    text: str
    state: str = ""
    """`down`, `turned`, `now`, `played` or `missed`."""
    by: str = ""
    """The letter of who laid it, while that matters."""


@dataclass(frozen=True, slots=True)
class Piece:
    """What a seat plays with: the letter that marks it, the colour it is drawn in, and its name, short and in full."""

    letter: str
    tone: str
    name: str
    short: str


@dataclass(frozen=True, slots=True)
class SeatRow:
    """Everything public about a seat in one row."""

    seat: Seat
    letter: str
    tone: str
    name: str
    facts: tuple[str, ...] = ()
    cards: tuple[CardSpot, ...] = ()
    flags: str = ""
    active: bool = False
    person: str = ""
    """Who sits there, where there is room to say so."""
    counts: tuple[Count, ...] = ()
    """What everybody may count, and is drawn as well as said."""
    own: tuple[Count, ...] = ()
    """The same of what is behind the screen of this seat: empty for whoever may not look there."""
    lately: str | None = None
    """What it did last in words, where a table has a line for that."""

    @property
    def told(self) -> tuple[str, ...]:
        """What everybody knows, all of it in words."""
        return (*self.facts, *(count.said for count in self.counts))


class TableOfCards(Protocol):
    """Facts of a game that is played in rows of cards along a road; the kit draws them at whatever size there is."""

    def table(self, view: View) -> CardTable:
        """Everything that lies on the table."""
        ...

    def staged(self, beats: Sequence[Sequence[Moment]], earlier: Sequence[Event]) -> Staged:
        """What stands on the stage when so many beats of a scene have happened, and so much before it."""
        ...

    def hand(self, view: View, seat: Seat | None) -> Sequence[Laid]:
        """The cards a seat may look at and those that lie open for a choice, each with its place."""
        ...

    def plan(self, view: View, question: Question) -> Plan | None:
        """The cards that are laid in one go, beginning with this question; nothing for other questions."""
        ...


class Presenter(Protocol):
    """Words for everything a front end shows of a game; it holds no rules and never sees a state."""

    def seat(self, seat: Seat, view: View) -> str:
        """A seat's name as the others speak of it."""
        ...

    def letter(self, seat: Seat, view: View) -> str:
        """The letter that stands for a seat and opens its curtain."""
        ...

    def piece(self, seat: Seat, piece: str) -> Piece:
        """What a seat plays with that has chosen this piece, before there is a game; what it always has without."""
        ...

    def status(self, view: View) -> str:
        """Game, round, phase and whose turn it is, in one line."""
        ...

    def sections(self, view: View) -> Sequence[Section]:
        """Everything this viewer may see, public things first."""
        ...

    def question(self, view: View, question: Question) -> Asked:
        """What is asked."""
        ...

    def step(self, view: View, seat: Seat, step: str) -> str:
        """What others may know of a private question: who is asked, and at which step."""
        ...

    def task(self, view: View, seat: Seat, step: str) -> str:
        """The same, said to whoever is asked while everybody listens."""
        ...

    def option(self, view: View, question: Question, option: Any) -> Label:
        """An option, or a part of one: `option` is a tuple of the parts picked so far."""
        ...

    def refusal(self, view: View, refusal: Reason) -> str:
        """Why something is not open."""
        ...

    def event(self, view: View, event: Event) -> str:
        """What happened, in one line; empty for what needs no words."""
        ...

    def score(self, view: View, result: Result) -> Sequence[str]:
        """The ranking, line by line."""
        ...

    # --- what only a full screen shows ------------------------------------------------------------------------------

    @property
    def cards(self) -> TableOfCards | None:
        """The facts of a table of cards, where the game is played on one."""
        ...

    def tone(self, seat: Seat, view: View) -> str:
        """The colour a seat is drawn in: red, green, blue, yellow, purple or white."""
        ...

    def board(self, view: View) -> Board:
        """The board as this viewer sees it."""
        ...

    def seats(self, view: View) -> Sequence[SeatRow]:
        """One row for each seat."""
        ...

    def private(self, view: View, seat: Seat) -> Sequence[Section]:
        """What a seat keeps behind its screen, as far as this viewer may see it."""
        ...

    def about(self, view: View, place: str) -> Section | None:
        """More about a place, a card or a seat, if there is more to say."""
        ...

    def explained(self, view: View, event: Event) -> str:
        """Why it happens, in one line: what the card says that is turned up, for one; mostly empty."""
        ...

    def touches(self, event: Event, seat: Seat) -> bool:
        """Whether it happens to this seat, which then wants to know of it even if it is bookkeeping."""
        ...

    def standing(self, view: View) -> Sequence[int]:
        """How far each seat has come, for the plot of a game."""
        ...

    def course(self, view: View) -> Course | None:
        """The road of a race, on which `standing` counts spaces; nothing where points are counted."""
        ...

    def chapter(self, view: View) -> str:
        """The chapter of the story to which a moment belongs: a round, a stop or a turn; empty before the first."""
        ...

    def map(self, view: View) -> Sequence[Board]:
        """The whole way of the game as everybody knows it, first the sheet where they are; none without a map."""
        ...

    def rounds(self, view: View) -> Sequence[Sequence[int]]:
        """How far each seat had come after the first round and every later one, where a game keeps account of that."""
        ...

    def tally(self, view: View) -> Sequence[tuple[str, Sequence[int]]]:
        """The final count: what points were given for, and how many each seat got; nothing where none are counted."""
        ...
