"""What games between styles add up to: whole numbers only, so that no grouping changes a digit."""

from __future__ import annotations

import zlib
from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt

from dragonroads.engine.game import Result
from dragonroads.engine.table import Seat

WHOLE = 27_720
"""A win in parts: every number of seats up to twelve can share it."""

Style = str
Figures = Mapping[str, Sequence[int]]
"""Name of a figure -> its value for each seat."""


@dataclass(frozen=True, slots=True)
class Played:
    """One finished game: who sat where, and how it came out."""

    styles: tuple[Style, ...]
    result: Result
    figures: Figures
    rounds: int
    decisions: int
    digest: int

    def won(self, seat: Seat) -> int:
        """The seat's part of the win."""
        winners = self.result.winners
        return WHOLE // len(winners) if seat in winners else 0


@dataclass(slots=True)
class Group:
    """The sums over some seats of many games; the squares are of sums within one game, which hang together."""

    seats: int = 0
    won: int = 0
    score: int = 0
    figures: Counter[str] = field(default_factory=Counter)
    won_squared: int = 0
    won_by_seats: int = 0
    seats_squared: int = 0

    def count(self, game: Played, seats: Sequence[Seat]) -> None:
        """Add these seats of a game."""
        won, n = sum(map(game.won, seats)), len(seats)
        self.seats += n
        self.won += won
        self.score += sum(game.result.scores[seat] for seat in seats)
        self.figures.update({name: sum(values[seat] for seat in seats) for name, values in game.figures.items()})
        self.won_squared += won * won
        self.won_by_seats += won * n
        self.seats_squared += n * n

    def add(self, other: Group) -> None:
        """Add what another block has counted."""
        self.seats += other.seats
        self.won += other.won
        self.score += other.score
        self.figures.update(other.figures)
        self.won_squared += other.won_squared
        self.won_by_seats += other.won_by_seats
        self.seats_squared += other.seats_squared

    @property
    def share(self) -> float:
        """How much of a win a seat of this group has on average."""
        return self.won / WHOLE / self.seats if self.seats else 0.0

    @property
    def error(self) -> float:
        """The standard error of the share; seats of one game are no independent tries, so games are compared."""
        if not self.seats:
            return 0.0
        share = self.share * WHOLE
        squares = self.won_squared - 2 * share * self.won_by_seats + share * share * self.seats_squared
        return sqrt(max(0.0, squares)) / WHOLE / self.seats

    @property
    def mean_score(self) -> float:
        """The score of a seat on average."""
        return self.score / self.seats if self.seats else 0.0

    def mean(self, figure: str) -> float:
        """A figure of a seat on average."""
        return self.figures[figure] / self.seats if self.seats else 0.0


@dataclass(slots=True)
class Balance:
    """The sums over many games: by seat, by style and over all."""

    games: int = 0
    decisions: int = 0
    rounds: Counter[int] = field(default_factory=Counter)
    endings: Counter[str] = field(default_factory=Counter)
    everybody: Group = field(default_factory=Group)
    by_seat: defaultdict[Seat, Group] = field(default_factory=lambda: defaultdict(Group))
    by_style: defaultdict[Style, Group] = field(default_factory=lambda: defaultdict(Group))
    digests: list[int] = field(default_factory=list)
    interrupted: bool = False

    def count(self, game: Played) -> None:
        """Add one game."""
        self.games += 1
        self.decisions += game.decisions
        self.rounds[game.rounds] += 1
        self.endings[game.result.ending] += 1
        self.digests.append(game.digest)
        seats = range(len(game.styles))
        self.everybody.count(game, seats)
        for seat in seats:
            self.by_seat[seat].count(game, (seat,))
        for style in dict.fromkeys(game.styles):
            self.by_style[style].count(game, [seat for seat in seats if game.styles[seat] == style])

    def add(self, other: Balance) -> None:
        """Add what another block has counted."""
        self.games += other.games
        self.decisions += other.decisions
        self.rounds += other.rounds
        self.endings += other.endings
        self.digests += other.digests
        self.everybody.add(other.everybody)
        for seat, group in other.by_seat.items():
            self.by_seat[seat].add(group)
        for style, group in other.by_style.items():
            self.by_style[style].add(group)

    @property
    def digest(self) -> str:
        """A checksum over all games in their order, the same however the work was shared out."""
        return f"{zlib.crc32(b''.join(one.to_bytes(4, 'big') for one in self.digests)):08x}"
