"""How fast things are shown: the one table of times. No speed shortens what is read aloud, or takes a result away."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from dragonroads.ui.terminal import is_remote

if TYPE_CHECKING:
    from dragonroads.ui.scenes.scene import Scene, SceneBeat

AUTO = "auto"
WITHOUT_PEOPLE = 2.0
"""Seconds for which a result stays where nobody plays who could press a key."""


@dataclass(frozen=True, slots=True)
class Pace:
    """Seconds for what is shown by itself; none where it waits for a key."""

    name: str
    beat: float | None
    die: float | None
    word: float
    """Nobody reads faster than this, a word."""
    big: float | None
    """For the result of something big, where other results run by."""
    turn: float
    """Before a computer begins its turn."""

    @property
    def shows_beats(self) -> bool:
        """Whether anything is shown on the way to a result."""
        return self.beat != 0

    def seconds(self, beat: SceneBeat, words: int) -> float | None:
        """How long a beat with so many words is shown before the next one comes by itself."""
        usual = self.die if beat.is_reveal else self.beat
        return None if usual is None or beat.is_story else max(usual, words * self.word)

    def result(self, scene: Scene, words: int) -> float | None:
        """The same for the result of a scene."""
        if scene.stays or self.beat is None:
            return None
        return self.big if scene.is_big else self.seconds(scene.beats[-1], words)


PACES = {
    pace.name: pace
    for pace in (
        Pace("wait", None, None, 0.0, None, 0.8),
        Pace("calm", 1.4, 2.0, 0.25, None, 0.8),
        Pace("brisk", 0.5, 0.5, 0.0, 2.0, 0.3),
        Pace("off", 0.0, 0.0, 0.0, 0.0, 0.0),
    )
}
"""From the slowest to the fastest."""


def pace_for(setting: str, environ: Mapping[str, str]) -> Pace:
    """The environment can forbid all motion; over SSH things go briskly unless somebody wants it otherwise."""
    if environ.get("TEXTUAL_ANIMATIONS", "").lower() == "none":
        return PACES["off"]
    if setting == AUTO:
        return PACES["brisk" if is_remote(environ) else "calm"]
    return PACES[setting]


def faster(pace: Pace, by: int) -> Pace:
    """The next speed, or the one before; the last one at either end."""
    names = list(PACES)
    return PACES[names[min(max(0, names.index(pace.name) + by), len(names) - 1)]]
