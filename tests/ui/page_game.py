"""A made-up game on a drawn page: workers are placed, there is a map, and points are counted."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from dragonroads.engine.match import Match
from dragonroads.engine.table import Closed, Question, Seat
from dragonroads.engine.views import View
from dragonroads.games.loaded import LoadedGame
from dragonroads.games.presenter import Asked, Board, Label, SeatRow, Section, Spot, Token
from dragonroads.ui.session import Session
from tests.engine.playing import toy_header
from tests.engine.toy import Fairground, Taken, Toy
from tests.games.draghan.situations import loaded
from tests.ui.fair import FairPresenter
from tests.ui.people import words

LETTERS, TONES = "RJLA", ("red", "green", "blue", "yellow")
SPACES = {
    "a1": ("+DDD", "3 dewleaf"),
    "a2": ("+EV", "ember and ice"),
    "a3": ("SHOP", "visit the shop"),
    "b1": ("$V6", "sell everice"),
    "b2": ("WAG*", "a new wagon"),
    "b3": ("DONE", "a contract"),
}
SKETCH = (
    "   ┌──────── Old Quay ─────────┐   ",
    "   │{a1}{a2}{a3}│  ♣",
    "   └───────────────────────────┘   ",
    " ~~~~~~~~~~~~ tide ~~~~~~~~~~~~~~~~~",
    "                                   ",
    "   # {b1} {b2} {b3}   v",
)
NOTES = ("Demand V S E D", "Lantern Cart, 6 gold", "Sledge, 4 gold and a skyfish")
STOPS = {"1": ("here", "Old Quay"), "2": ("next", "Salt Stairs"), "3": ("next", "Fern Gate"), "4": ("", "Far Light")}
GRID = {"1": (0, 1), "2": (1, 0), "3": (1, 2), "4": (2, 1)}
ROAD = (
    "            ┌── {2} ──┐",
    "{1} ──┤               ├── {4}",
    "            └── {3} ──┘",
)


def page(taken: dict[str, tuple[Token, ...]] | None = None, kinds: dict[str, str] | None = None) -> Board:
    """The page with workers on it."""
    workers, drawn = taken or {}, kinds or {}
    spots = tuple(
        Spot(f"space:{name}", at, 0, name, workers.get(name, ()), drawn.get(name, ""), note, words=text)
        for at, (name, (note, text)) in enumerate(SPACES.items())
    )
    return Board("1 Old Quay", spots, NOTES, ("WAG* takes a wagon and what lies there",), SKETCH)


def road() -> Board:
    """The map."""
    stops = [Spot(f"stop:{name}", *GRID[name], name, kind=kind, words=text) for name, (kind, text) in STOPS.items()]
    return Board("The long road", tuple(stops), sketch=ROAD)


class PagePresenter(FairPresenter):
    """The fewest words that do."""

    def letter(self, seat: Seat, view: View) -> str:
        return LETTERS[seat]

    def question(self, view: View, question: Question) -> Asked:
        return Asked("Place a worker", "Any free space will do.", "TOY-01")

    def option(self, view: View, question: Question, option: Any) -> Label:
        note, text = SPACES[option]
        return Label(f"{option} {text}", note, f"space:{option}")

    def board(self, view: View) -> Board:
        taken: dict[str, tuple[Token, ...]] = {}
        for seat, visitor in enumerate(view["visitors"]):
            if visitor["stall"]:
                taken[visitor["stall"]] = (Token(LETTERS[seat], TONES[seat]),)
        return page(taken)

    def seats(self, view: View) -> Sequence[SeatRow]:
        facts = ("■■··", "wk 2/4", "str 5")
        return [
            SeatRow(seat, LETTERS[seat], TONES[seat], self.seat(seat, view), facts, active=seat == view["turn"])
            for seat in range(len(view["visitors"]))
        ]

    def about(self, view: View, place: str) -> Section | None:
        kind, _, name = place.partition(":")
        return Section(STOPS[name][1], (f"About stop {name}.",)) if kind == "stop" else None

    def map(self, view: View) -> Sequence[Board]:
        return (road(),)

    def rounds(self, view: View) -> Sequence[Sequence[int]]:
        return [[7 * (n + 1) + seat for seat in range(len(view["visitors"]))] for n in range(view["round"])]

    def tally(self, view: View) -> Sequence[tuple[str, Sequence[int]]]:
        seats = range(len(view["visitors"]))
        return [
            ("Gold", [10 + seat for seat in seats]),
            ("Caravans", [0] * len(seats)),
            ("Debts", [-seat for seat in seats]),
        ]


def place_worker(t: Fairground) -> None:
    """A visitor takes a space nobody else has."""
    s = t.state
    visitor = s.visitors[s.turn]
    taken = {other.stall for other in s.visitors if other is not visitor}
    closed = [Closed(name, Taken(name)) for name in SPACES if name in taken]
    visitor.stall = t.ask(visitor.seat, "stall", [name for name in SPACES if name not in taken], closed=lambda: closed)
    visitor.points += 1
    t.tell("stall", visitor.seat, visitor.stall)
    s.turn = (s.turn + 1) % len(s.visitors)
    s.phase = "turn" if s.turn else "reveal"


def page_game(presenter: type[FairPresenter] = PagePresenter) -> LoadedGame:
    """The game as it would come from the shelf."""
    base = loaded()
    game = Toy(steps={"turn": place_worker})
    spec = replace(base.spec, board="location_page")
    return replace(base, spec=spec, game=game, present=lambda _words, _names: presenter())


def at_page(seats: int = 3, presenter: type[FairPresenter] = PagePresenter) -> Session:
    """A table of it at which nothing has been decided yet."""
    game = page_game(presenter)
    return Session(Match(game.game, toy_header(seats)), game, words("en"))
