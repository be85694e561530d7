"""Games between styles of play, to measure a game: no play, because every policy is shown the true state.

Policies are written to read only what their seat may know; asking them at once, instead of in a world dealt anew for
every question as a computer player must, makes a measurement many times as fast.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from functools import cache
from random import Random as Stream
from typing import Any, Protocol, TypeVar

from dragonroads.bots.policy_bot import advised
from dragonroads.engine.game import Header
from dragonroads.engine.hidden import Random
from dragonroads.engine.position import Policy, any_option
from dragonroads.engine.question import Kind, name_of
from dragonroads.engine.sharing import BLOCK, share_out
from dragonroads.engine.simulate import header_of
from dragonroads.engine.simulate_game import in_one_line
from dragonroads.engine.table import Question, Seat
from dragonroads.engine.tables import Deciding
from dragonroads.errors import Violation
from dragonroads.games.loaded import LoadedGame
from dragonroads.workshop.balance.tally import Balance, Played

T = TypeVar("T")
RANDOM = "random"
"""The style of those who answer anything; every game has it."""


class Load(Protocol):
    """How a worker gets the game: small, picklable and hashable, so that each process loads it once."""

    def __call__(self) -> LoadedGame:
        """The game with its styles and figures."""
        ...

    def __hash__(self) -> int: ...


@dataclass(frozen=True, slots=True)
class Contest:
    """Games that begin like a header, each from a seed of its own, between styles that are drawn for every seat."""

    load: Load
    header: Header
    seed: int
    styles: tuple[str, ...]
    slips: float = 0.0
    """How often a seat answers anything instead of what its style advises."""

    def nothing_yet(self) -> Balance:
        """The sum over no games."""
        return Balance()

    def play(self, numbers: range, into: Balance) -> None:
        """Play these games and count each as soon as it is over."""
        loaded = _loaded(self.load)
        for number in numbers:
            header = header_of(self.header, self.seed, number)
            draw = Stream(f"styles {header.seed}")
            styles = tuple(draw.choice(self.styles) for _ in header.seats)
            try:
                into.count(play_game(loaded, header, styles, self.slips))
            except Exception as fault:
                raise Violation(f"game {number} ({', '.join(styles)}): {in_one_line(fault)}") from fault


def measure(
    contest: Contest,
    games: int,
    executor: Executor | None = None,
    block: int = BLOCK,
    progress: Callable[[Balance], None] | None = None,
) -> Balance:
    """Play so many games; the result depends neither on the executor nor on the size of the blocks."""
    return share_out(contest, games, executor, block, progress)


@cache
def _loaded(load: Load) -> LoadedGame:
    return load()


def play_game(loaded: LoadedGame, header: Header, styles: tuple[str, ...], slips: float = 0.0) -> Played:
    """One game, each seat played in its style."""
    game = loaded.game
    known = {RANDOM: any_option, **loaded.styles}
    random = Stream(f"answers {header.seed}").random
    table = Advised(game.begin(header), [known[style] for style in styles], slips, random)
    state, steps, most = table.state, game.steps, game.most_answers * len(styles)
    while not state.over:
        steps[state.phase](table)
        if table.decisions > most:
            raise Violation(f"the game goes on after {most} decisions")
    result, figures = game.result(state), loaded.figures(state) if loaded.figures else {}
    digest = zlib.crc32(repr((styles, result, figures)).encode(), state.digest())
    return Played(styles, result, figures, state.round, table.decisions, digest)


class Advised(Deciding[Any]):
    """Each seat answers what its policy advises, and now and then anything."""

    __slots__ = ("policies", "random", "slips")

    def __init__(self, state: Any, policies: Sequence[Policy[Any]], slips: float, random: Random) -> None:
        super().__init__(state, self._choose)
        self.policies = policies
        self.slips = slips
        self.random = random

    def ask_some(
        self, seat: Seat, kind: Kind[T], options: Sequence[T], lo: int, hi: int, *, private: bool = False
    ) -> list[T]:
        self.decisions += 1
        asks = None if isinstance(kind, str) else kind
        question = Question(seat, name_of(kind), tuple(options), lo=lo, hi=hi, asks=asks)
        return [options[i] for i in advised(self._policy(seat), self.state, question, self.random)]

    def _choose(self, seat: Seat, kind: Kind[Any], options: Sequence[Any]) -> int:
        return self._policy(seat)(self.state, seat, kind, options, self.random)

    def _policy(self, seat: Seat) -> Policy[Any]:
        return any_option if self.slips and self.random() < self.slips else self.policies[seat]
