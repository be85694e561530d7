"""A cursor over the beats of scenes: on and back, from the beginning to the last result."""

from __future__ import annotations

from collections.abc import Sequence

from dragonroads.ui.scenes.scene import Scene, SceneBeat


class Reel:
    """The beats of some scenes one after another; what has been shown before comes first."""

    def __init__(self, scenes: Sequence[Scene], told: int = 0) -> None:
        self.scenes = list(scenes)
        self._frames = [(s, b) for s, scene in enumerate(self.scenes) for b in range(len(scene.beats))]
        fresh = (at for at, (s, b) in enumerate(self._frames) if self.scenes[s].beats[b].last >= told)
        self.at = next(fresh, max(0, len(self._frames) - 1))
        """Which beat of all is shown: the first one that has not been."""
        self.reached = self.at
        """The furthest that has been shown."""

    def __len__(self) -> int:
        return len(self._frames)

    @property
    def scene(self) -> Scene:
        """The scene that is shown."""
        return self.scenes[self._frames[self.at][0]]

    @property
    def number(self) -> int:
        """Which beat of its scene is shown, from 0 on."""
        return self._frames[self.at][1]

    @property
    def beat(self) -> SceneBeat:
        """The beat that is shown."""
        return self.scene.beats[self.number]

    @property
    def is_result(self) -> bool:
        """Whether it is the last beat of its scene."""
        return self.number == len(self.scene.beats) - 1

    @property
    def is_last(self) -> bool:
        """Whether nothing follows it."""
        return self.at == len(self._frames) - 1

    def on(self) -> bool:
        """The next beat, perhaps of the next scene; whether there is one."""
        if self.is_last:
            return False
        self._seek(self.at + 1)
        return True

    def forward(self) -> bool:
        """The next beat, but never out of a scene into one that nobody has seen."""
        return (not self.is_result or self.at < self.reached) and self.on()

    def back(self) -> bool:
        """One beat back, at a beginning into the scene before; whether there is one."""
        if not self.at:
            return False
        self._seek(self.at - 1)
        return True

    def to_result(self) -> None:
        """The last beat of this scene."""
        self._seek(self.at + len(self.scene.beats) - 1 - self.number)

    def to_end(self) -> None:
        """The last result."""
        self._seek(len(self._frames) - 1)

    def _seek(self, at: int) -> None:
        self.at = at
        self.reached = max(self.reached, at)
