"""Looking ahead: one tree over many worlds that all look like the true one (information-set Monte Carlo search)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from math import log, sqrt
from typing import Any

from dragonroads.bots.bot import Budget, stream_for
from dragonroads.engine.game import Result
from dragonroads.engine.position import Picks, Position
from dragonroads.engine.question import Kind, name_of
from dragonroads.engine.table import Seat, key_of
from dragonroads.engine.tables import pick_some

CURIOSITY = 0.7
"""How much an option that was rarely tried is preferred."""


@dataclass(slots=True)
class Node:
    """What has been learnt about one way to go on."""

    visits: int = 0
    available: int = 0
    """How often it could have been chosen: worlds differ in what they offer."""
    reward: float = 0.0
    """Summed up for the seat that chooses it."""
    moves: dict[tuple[Seat, Kind[Any]], dict[Any, Node]] = field(default_factory=dict)
    """The ways to go on from here, by who is asked what."""

    def lines(self, indent: str = "") -> Iterator[str]:
        """The tree below as text that is the same for equal trees."""
        by_name = {(seat, name_of(kind)): found for (seat, kind), found in self.moves.items()}
        for (seat, kind), found in sorted(by_name.items()):
            for option, child in sorted(found.items(), key=lambda move: key_of(move[0])):
                told = f"{child.visits}/{child.available} {child.reward:.6f}"
                yield f"{indent}{seat} {kind} {key_of(option)}: {told}"
                yield from child.lines(indent + " ")


class Search:
    """A tree that grows by one node with every world that is played out."""

    def __init__(self, position: Position[Any], random: Callable[[], float]) -> None:
        self.position = position
        self.random = random
        self.root = Node()

    def simulate(self) -> None:
        """Go down the tree in a new world, add one node, and finish the game at random."""
        descent = _Descent(self.root, self.position.question.seat, self.random)
        result = self.position.play_out(descent.choose, self.random)
        descent.credit(result)

    def visits(self) -> list[int]:
        """How often each option of the question was tried."""
        question = self.position.question
        found = self.root.moves.get((question.seat, question.kind), {})
        return [found[option].visits if option in found else 0 for option in question.options]

    def best(self) -> Picks:
        """The most visited answer; of a tick list, the most visited ticks."""
        question = self.position.question
        if question.lo == question.hi == 1:
            visits = self.visits()
            return (visits.index(max(visits)),)
        node = self.root

        def most_visited(n: int) -> int:
            nonlocal node
            found = node.moves.get((question.seat, question.kind), {})
            i = max(range(n), key=lambda one: found[one].visits if one in found else -1)
            node = found.get(i, Node())
            return i

        return tuple(pick_some(len(question.options), question.lo, question.hi, most_visited))

    def dump(self) -> str:
        """The whole tree as text."""
        return "\n".join(self.root.lines())


class _Descent:
    """One way down the tree."""

    def __init__(self, root: Node, viewer: Seat, random: Callable[[], float]) -> None:
        self.path: list[tuple[Seat, Node]] = []
        self.node = root
        self.viewer = viewer
        self.random = random
        self.rolling_out = False

    def choose(self, seat: Seat, kind: Kind[Any], options: Sequence[Any]) -> int:
        """From the tree as long as there is one; at random below it."""
        if self.rolling_out or (not self.path and seat != self.viewer):
            # Others may choose before the viewer only in a sealed set, and unseen: that is no branch of the tree.
            return int(self.random() * len(options))
        found = self.node.moves.setdefault((seat, name_of(kind)), {})
        i = self._select(found, options)
        child = found[options[i]]
        self.path.append((seat, child))
        self.node = child
        return i

    def _select(self, found: dict[Any, Node], options: Sequence[Any]) -> int:
        untried = [i for i, option in enumerate(options) if option not in found]
        if untried:
            i = untried[int(self.random() * len(untried))]
            found[options[i]] = Node()
            self.rolling_out = True
        for option in options:
            if option in found:
                found[option].available += 1
        if untried:
            return i
        return max(range(len(options)), key=lambda k: _promise(found[options[k]]))

    def credit(self, result: Result) -> None:
        """Every choice on the way learns what it led to for the seat that made it."""
        for seat, node in self.path:
            node.visits += 1
            node.reward += worth(result, seat)


def _promise(node: Node) -> float:
    return node.reward / node.visits + CURIOSITY * sqrt(log(node.available) / node.visits)


def worth(result: Result, seat: Seat) -> float:
    """1 for the best rank, 0 for the last one possible."""
    others = len(result.ranks) - 1
    return 1.0 - (result.ranks[seat] - 1) / others if others else 1.0


@dataclass(frozen=True, slots=True)
class SearchBot:
    """Picks what the search tried most."""

    seed: str = ""

    def choose(self, position: Position[Any], budget: Budget) -> Picks:
        """Search as long as the budget lasts."""
        search = Search(position, stream_for(self.seed, position).random)
        for _ in range(budget.simulations):
            search.simulate()
        return search.best()
