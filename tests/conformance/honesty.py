"""Checks that a computer player cannot peek: in worlds it cannot tell apart it builds the identical tree."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any, TypeVar

from dragonroads.bots.search import Search
from dragonroads.engine.game import Game, Header
from dragonroads.engine.hidden import Random as Stream
from dragonroads.engine.match import Match
from dragonroads.engine.position import Choose, Picks, Position, World
from dragonroads.engine.question import Kind, name_of
from dragonroads.engine.state import GameState
from dragonroads.engine.table import Question, Seat
from dragonroads.engine.tables import Deciding
from tests.conformance.driving import answer, fork
from tests.conformance.secrets import seen_since_checkpoint, stirred
from tests.conformance.stirring import stir

T = TypeVar("T")
SIMULATIONS = 6
Think = Callable[[Position[Any]], Any]
"""What comes of thinking about a position, to be compared."""


def tree(position: Position[Any], seed: int = 1) -> str:
    """The tree a search builds here."""
    search = Search(position, Random(seed).random)
    for _ in range(SIMULATIONS):
        search.simulate()
    return search.dump()


class _StirredWorld(World[Any]):
    """Replays the unfinished step truly; at the open question everything the viewer does not know is stirred first."""

    __slots__ = ()

    def _recorded(self) -> Picks | None:
        if self.at >= len(self.tail) and not self.dealt:
            stir(self.state, self.viewer, Random(9), counted=False)
        return super()._recorded()


@dataclass(frozen=True)
class _StirredPosition(Position[Any]):
    def world(self, choose: Choose, random: Stream) -> World[Any]:
        return _StirredWorld(self._checkpoint.copy(), self._tail, self.question.seat, choose, random)


def check_search(match: Match[Any], question: Question, random: Random, think: Think = tree) -> bool:
    """What is thought in the true world and in its twins; whether a twin from before the step could be compared too."""
    position = match.position(question.seat)
    true = think(position)
    twisted = _StirredPosition(position._game, position._checkpoint, position._tail, question, position.view)
    assert think(twisted) == true, f"the search of seat {question.seat} depends on what it cannot know"
    checkpoint, seat = match._checkpoints[-1], question.seat
    other = stirred(checkpoint.state, seat, random, random.choice((2, 6, 60)), other_chance=False, counted=False)
    mine = seen_since_checkpoint(match, checkpoint.state.copy(), checkpoint.answers, seat)
    if seen_since_checkpoint(match, other.copy(), checkpoint.answers, seat) != mine:
        return False
    assert think(replace(position, _checkpoint=other)) == true, (
        f"seat {question.seat} searches with a secret of the step"
    )
    return True


def check_set(match: Match[Any], asked: tuple[Question, ...], together: dict[str, int]) -> None:
    """Seats that decide together are asked together: nobody's answer counts before the last one is in."""
    for q in asked:
        if q.kind in together:
            assert q.sealed, f"{q.kind} is asked of one seat after the other"
            assert len(match.open(None)) >= min(together[q.kind], 2), f"{q.kind} is not open to all its seats"


class _Together(Deciding[Any]):
    """Notes which kinds of question the rules put to several seats at once."""

    def __init__(self, state: GameState, random: Random) -> None:
        super().__init__(state, lambda _seat, _kind, options: random.randrange(len(options)))
        self.together: dict[str, int] = {}

    def ask_all(
        self,
        kind: Kind[T],
        seats: Sequence[Seat],
        options: Callable[[Seat], Sequence[T]],
        *,
        parts: tuple[str, ...] = (),
    ) -> list[T]:
        name = name_of(kind)
        self.together[name] = min(len(seats), self.together.get(name, len(seats)))
        return super().ask_all(kind, seats, options)


def asked_together(game: Game[Any], header: Header, games: int = 60) -> dict[str, int]:
    """The kinds of question that go to several seats at once, and to how few."""
    found: dict[str, int] = {}
    for seed in range(games):
        table = _Together(game.begin(replace(header, seed=seed)), Random(seed))
        while not table.state.over:
            game.steps[table.state.phase](table)
        found |= {kind: min(n, found.get(kind, n)) for kind, n in table.together.items()}
    return found


def check_sealed(match: Match[Any], asked: tuple[Question, ...], random: Random) -> None:
    """What one seat of a sealed set has chosen changes nothing for another."""
    chooser, thinker = random.sample(range(len(asked)), 2)
    seat = asked[thinker].seat
    worlds = []
    for picks in ((0,), (len(asked[chooser].options) - 1,)):
        other = fork(match)
        answer(other, asked[chooser], picks)
        worlds.append((other.view(seat), other.view(None), other.open(seat), other.events(seat), _tree_of(other, seat)))
    assert worlds[0] == worlds[1], f"seat {seat} notices what another seat has chosen in secret"
    assert worlds[0][0] == match.view(seat), f"the view of seat {seat} changes before all have chosen"
    assert worlds[0][4] == _tree_of(match, seat), f"the search of seat {seat} knows whether another has chosen"


def _tree_of(match: Match[Any], seat: int) -> str:
    return tree(match.position(seat))
