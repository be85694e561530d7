"""What was promised of curtains, and what games take: `python -m tests.ui.played.ceremony 20` prints a table."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from dataclasses import dataclass
from tempfile import TemporaryDirectory

from dragonroads import paths
from tests.ui.played.counting import Counted, counted
from tests.ui.played.table_for import Wanted, journey, valley


@dataclass(frozen=True, slots=True)
class Title:
    """A game for so many people: what its curtains are counted by, and how many there may be."""

    table: Callable[[int], Wanted]
    unit: str
    most: float
    placement: str = ""
    ending: str = ""
    """What everybody is asked once, when the last stop is behind them."""

    def play(self, games: int) -> Counted:
        """So many games, counted together."""
        return Counted.of(
            [counted(self.table(seed), self.unit, self.placement, self.ending) for seed in range(1, games + 1)]
        )


def _journey(people: int, box: str) -> Title:
    return Title(lambda seed: journey(people, seed, "need", box=box), "arrived", 1.25 * people, "place", "close")


def _valley(people: int) -> Title:
    return Title(lambda seed: valley(people, seed, handover="need"), "turn", 1.05, "deploy")


def _race(people: int, most: float) -> Title:
    """Growls and breaths are done at the table, and nobody drafts: what is left are hands."""
    wishes = ("for_real=on", "draft=off")
    return Title(lambda seed: Wanted(people, "regular", seed, wishes, handover="need"), "dealt", most)


TITLES = {
    **{
        f"{box}, {people} people": _journey(people, box)
        for box in ("dragon_road", "crystal_peaks")
        for people in (2, 4)
    },
    **{f"dragon_canyon, {people} people": _valley(people) for people in (2, 4)},
    "draghan, 2 people": _race(2, 4.0),
    **{f"draghan, {people} people": _race(people, 1.1 * people) for people in (3, 6)},
}


def main(games: int) -> None:
    """Print a line for each title."""
    for name, title in TITLES.items():
        with TemporaryDirectory() as home:
            os.environ[paths.HOME_VARIABLE] = home
            sys.stdout.write(f"{name:<26} {title.play(games)} (at most {title.most:.2f})\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main(*map(int, sys.argv[1:2]))
