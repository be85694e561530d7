"""The one protocol between a game's words and every front end: views and questions in, words out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from dragonroads.engine.events import Event
from dragonroads.engine.game import Result
from dragonroads.engine.table import Question, Refusal, Seat
from dragonroads.engine.views import View


@dataclass(frozen=True, slots=True)
class Section:
    """A titled part of what a viewer sees, as lines of text."""

    title: str
    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Asked:
    """A question in words: what is asked, a line of help, and the rule it rests on."""

    title: str
    help: str
    rule: str


@dataclass(frozen=True, slots=True)
class Label:
    """An option in words: its name, its effect in one line, and the place on the board it belongs to."""

    text: str
    effect: str = ""
    place: str = ""


class Presenter(Protocol):
    """Words for everything a front end shows of a game; it holds no rules and never sees a state."""

    def seat(self, seat: Seat, view: View) -> str:
        """A seat's name as the others speak of it."""
        ...

    def letter(self, seat: Seat, view: View) -> str:
        """The letter that stands for a seat and opens its curtain."""
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

    def option(self, view: View, question: Question, option: Any) -> Label:
        """An option, or a part of one: `option` is a tuple of the parts picked so far."""
        ...

    def refusal(self, view: View, refusal: Refusal) -> str:
        """Why something is not open."""
        ...

    def event(self, view: View, event: Event) -> str:
        """What happened, in one line; empty for what needs no words."""
        ...

    def score(self, view: View, result: Result) -> Sequence[str]:
        """The ranking, line by line."""
        ...
