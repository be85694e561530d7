"""The cover of a game's box: a ground and two drawings, one for small shelves and one for large ones."""

from __future__ import annotations

from dataclasses import dataclass, field

from dragonroads.library.letters import cells

SMALL, LARGE = (12, 5), (22, 8)
"""Columns and lines of the drawings."""
GROUNDS = ("leaf_b", "dusk", "sand", "snow", "sky", "night")
"""What a box may be made of."""
INKS = (
    *("plain", "strong", "gold", "target", "title", "warn", "note", "good", "bad", "frame", "leaf", "water", "earth"),
    *("red", "green", "blue", "yellow", "purple", "white"),
)
"""What it may be drawn in."""


@dataclass(frozen=True, slots=True)
class Cover:
    """What a box looks like on the shelf; nothing of it is read by rules."""

    ground: str
    small: tuple[str, ...]
    large: tuple[str, ...]
    inks: dict[str, str] = field(default_factory=dict)
    """The ink of a sign; `«C»` is a figure in the ink of its letter, everything else is plain."""

    def __post_init__(self) -> None:
        if self.ground not in GROUNDS:
            raise ValueError(f"ground: expected one of {', '.join(GROUNDS)}")
        _check("small", self.small, SMALL)
        _check("large", self.large, LARGE)
        for sign, ink in self.inks.items():
            if len(sign) != 1 or ink not in INKS:
                raise ValueError(f"inks: expected a sign and one of {', '.join(INKS)}")

    def __hash__(self) -> int:
        return hash((self.ground, self.small, self.large))


def _check(name: str, drawing: tuple[str, ...], size: tuple[int, int]) -> None:
    across, down = size
    if len(drawing) != down or any(sum(map(cells, line)) != across for line in drawing):
        raise ValueError(f"{name}: expected {down} lines of {across} cells each")
