"""How much of what happened the public table has shown, and what it still has to show."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from dragonroads.engine.match import Match
from dragonroads.engine.moments import Moment
from dragonroads.engine.table import Seat
from dragonroads.ui.scenes.scene import Scene, TakenStep, happenings, scenes_in

LOOK_BACK = (40, 160)
"""So many events are looked through for the last scene before all of them are."""


class Telling:
    """The news of the public table. `told` counts the events that have been shown."""

    def __init__(self, match: Match[Any], viewer: Callable[[], Seat | None]) -> None:
        self._match = match
        self._viewer = viewer
        self.told = 0
        self.resumes = False
        """Whether the table was opened again: the last result is shown as it stood when people left."""
        self._kept = 0
        """Nothing before this event is shown again; a scene begins there, or the game."""
        self._first = 0
        self._moments: list[Moment] = []
        """What everybody saw, from `_first` on."""
        self._seen_by: Seat | None = None

    @property
    def count(self) -> int:
        """How many things happened in the open."""
        return len(self._match.events(self._viewer()))

    def happened(self) -> list[Scene | TakenStep]:
        """Scenes and steps since the last curtain, the newest last; what one looks back at is the public part alone."""
        return happenings(self._since(self._kept))

    def scenes(self) -> list[Scene]:
        """The scenes among them."""
        return scenes_in(self.happened())

    def fresh(self) -> list[Scene]:
        """The scenes of which something has not been shown."""
        return [scene for scene in self.scenes() if scene.last >= self.told] if self.told < self.count else []

    def all_told(self) -> None:
        """Everything has been shown."""
        self.told, self.resumes = self.count, False

    def curtain_opens(self) -> None:
        """Nobody looks back from behind a curtain further than the scene that may still go on."""
        self._kept = max((scene.first for scene in self.scenes()), default=self._kept)

    def taken_back(self) -> None:
        """What was taken back has not happened."""
        del self._moments[max(0, self.count - self._first) :]
        self.told, self._kept = min(self.told, self.count), min(self._kept, self.count)

    def resume(self) -> None:
        """People come back to a table: the last scene waits for them with its result. At a new one all is new."""
        if not self._match.answered:
            return
        last = None if self._match.over else self._last_scene()
        self.told = self.count if last is None else last.first
        self._kept, self.resumes = self.told, last is not None

    def _last_scene(self) -> Scene | None:
        count = self.count
        for back in (*LOOK_BACK, count):
            since = max(0, count - back)
            found = happenings(self._match.moments(self._viewer(), since))
            scenes = scenes_in(found)
            if scenes and (not since or scenes[-1] is not found[0]):  # the first one may have begun before
                return scenes[-1]
        return None

    def _since(self, first: int) -> list[Moment]:
        """What happened from an event on; a look at the table then is made once for each."""
        viewer = self._viewer()
        if first < self._first or viewer != self._seen_by:
            self._first, self._moments, self._seen_by = first, [], viewer
        self._moments += self._match.moments(viewer, self._first + len(self._moments))
        return self._moments[first - self._first :]
