"""The made-up fair in words: the fewest that do, for front ends that must know no game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from dragonroads.engine.events import Event
from dragonroads.engine.game import Result
from dragonroads.engine.record import Reason
from dragonroads.engine.table import Question, Seat, key_of
from dragonroads.engine.views import View
from dragonroads.gamekit.facts.progress import Course
from dragonroads.games.loaded import LoadedGame
from dragonroads.games.presenter import Asked, Board, Label, Piece, SeatRow, Section
from tests.engine.toy import Toy
from tests.games.draghan.situations import loaded


class FairPresenter:
    """The fewest words that do."""

    cards = None

    def seat(self, seat: Seat, view: View) -> str:
        return f"Visitor {seat}"

    def letter(self, seat: Seat, view: View) -> str:
        return "VWXY"[seat]

    def piece(self, seat: Seat, piece: str) -> Piece:
        return Piece("VWXY"[seat], "red", f"Visitor {seat}", f"V{seat}")

    def status(self, view: View) -> str:
        return f"round {view['round']}"

    def sections(self, view: View) -> Sequence[Section]:
        return [Section("Hands", tuple(str(visitor["hand"]) for visitor in view["visitors"]))]

    def question(self, view: View, question: Question) -> Asked:
        return Asked(question.kind, "", "")

    def step(self, view: View, seat: Seat, step: str) -> str:
        return step

    def task(self, view: View, seat: Seat, step: str) -> str:
        return step

    def option(self, view: View, question: Question, option: Any) -> Label:
        return Label(f"{question.kind} {key_of(option)}")

    def refusal(self, view: View, refusal: Reason) -> str:
        return refusal.kind

    def event(self, view: View, event: Event) -> str:
        return event.kind

    def score(self, view: View, result: Result) -> Sequence[str]:
        return [str(result.scores)]

    def tone(self, seat: Seat, view: View) -> str:
        return ("red", "green", "blue", "yellow")[seat]

    def board(self, view: View) -> Board:
        return Board("The fair", ())

    def seats(self, view: View) -> Sequence[SeatRow]:
        return [
            SeatRow(seat, self.letter(seat, view), self.tone(seat, view), self.seat(seat, view))
            for seat in range(len(view["visitors"]))
        ]

    def private(self, view: View, seat: Seat) -> Sequence[Section]:
        return [Section("Hand", (str(view["visitors"][seat]["hand"]),))]

    def about(self, view: View, place: str) -> Section | None:
        return None

    def explained(self, view: View, event: Event) -> str:
        return ""

    def touches(self, event: Event, seat: Seat) -> bool:
        return False

    def standing(self, view: View) -> Sequence[int]:
        return [0 for _ in view["visitors"]]

    def course(self, view: View) -> Course | None:
        return None

    def chapter(self, view: View) -> str:
        return f"Round {view['round']}" if view["round"] else ""

    def map(self, view: View) -> Sequence[Board]:
        return ()

    def rounds(self, view: View) -> Sequence[Sequence[int]]:
        return ()

    def tally(self, view: View) -> Sequence[tuple[str, Sequence[int]]]:
        return ()


def fair() -> LoadedGame:
    """The fair as a game on the shelf, with the board and the rule book of another game."""
    return replace(loaded(), game=Toy(), present=lambda _words, _names: FairPresenter())
