"""Floors that must hold on one quiet core, and goals beside them."""

from __future__ import annotations

from dataclasses import dataclass

from dragonroads.workshop.bench.measure import Figure


@dataclass(frozen=True, slots=True)
class Target:
    """What a quantity should reach: the floor must hold, the goal would be fine."""

    ending: str
    """The end of a figure's name."""
    floor: float
    goal: float
    game: str = ""
    """The game whose figures are judged by it; every game's when empty."""


TARGETS = (
    Target("random decisions", 200_000, 300_000, "draghan"),
    Target("random games", 1_700, 2_800, "draghan"),
    Target("cost of a decision", 1.8, 1.2, "draghan"),
    Target("random decisions", 150_000, 220_000, "dragon_road"),
    Target("random games", 700, 1_200, "dragon_road"),
    Target("cost of a decision", 2.0, 1.4, "dragon_road"),
    Target("random decisions", 150_000, 220_000, "crystal_peaks"),
    Target("random games", 700, 1_200, "crystal_peaks"),
    Target("cost of a decision", 2.0, 1.4, "crystal_peaks"),
    Target("random decisions", 100_000, 160_000, "dragon_canyon"),
    Target("random games", 400, 800, "dragon_canyon"),
    Target("cost of a decision", 3.0, 1.9, "dragon_canyon"),
    Target("copy of a state", 8, 5),
    Target("copy and resample", 40, 25),
    Target("view", 300, 120),
    Target("answer, median", 100, 50),
    Target("answer, 99th percentile", 2_000, 500),
    Target("undo", 300, 50),
    Target("from YAML", 500, 300),
    Target("from the cache", 40, 15),
    Target("fuzzed decisions", 20_000, 60_000),
    Target("decisions, loaded", 20, 6),
    Target("that are cut, 80x24", 0, 0),
    Target("start beside a bare Textual app", 1.3, 1.2),
    Target("arrow to first frame, 80x24", 5, 4),
    Target("arrow to first frame, 160x50", 10, 6),
    Target("arrow to last byte, 80x24", 30, 10),
    Target("arrow to last byte, 160x50", 30, 15),
    Target("bytes of that frame, 80x24", 2_000, 1_000),
    Target("most bytes of a key, 80x24", 6_000, 4_000),
    Target("answer to repainted board, 80x24", 50, 20),
    Target("answer to repainted board, 160x50", 50, 40),
)


@dataclass(frozen=True, slots=True)
class Judged:
    """A figure beside its target."""

    figure: Figure
    target: Target | None

    @property
    def verdict(self) -> str:
        """`goal`, `floor` or `below`; empty when there is no target."""
        if self.target is None:
            return ""
        if _reaches(self.figure, self.target.goal):
            return "goal"
        return "floor" if _reaches(self.figure, self.target.floor) else "below"


def _reaches(figure: Figure, mark: float) -> bool:
    return figure.value <= mark if figure.low_is_good else figure.value >= mark


def judge(figure: Figure, judged: bool) -> Judged:
    """Put a figure beside its target, if this setting is one that has targets."""
    if not judged:
        return Judged(figure, None)
    return Judged(figure, next((target for target in TARGETS if _fits(target, figure.name)), None))


def _fits(target: Target, name: str) -> bool:
    return name.endswith(target.ending) and (not target.game or name.startswith((f"{target.game} ", f"{target.game}:")))
