"""What happened, told to everybody once: scenes as paragraphs with a line between their beats, steps as lines."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from dragonroads.library.words import Catalog
from dragonroads.ui.line_pages import Pages
from dragonroads.ui.scenes.picture import Says
from dragonroads.ui.scenes.scene import Scene, SceneBeat, Told
from dragonroads.ui.scenes.telling import Telling
from dragonroads.ui.scenes.worded import BeatWords, beat_words, scene_title

BETWEEN_BEATS = "--"


@dataclass(frozen=True, slots=True)
class Part:
    """A beat of a scene, or a step."""

    told: Told
    scene: Scene | None

    @property
    def is_result(self) -> bool:
        """Whether the scene ends with it, as far as it has come."""
        return self.scene is not None and self.told is self.scene.beats[-1]

    def stays(self, is_last: bool) -> bool:
        """Whether it waits for Enter: a result, or whatever people left the table with."""
        return self.scene is not None and self.is_result and (self.scene.stays or is_last)


class Teller:
    """Prints what the public table has not told yet; `rest` waits where something stays."""

    def __init__(self, telling: Telling, pages: Pages, catalog: Catalog, rest: Callable[[], None]) -> None:
        self._telling = telling
        self._pages = pages
        self._catalog = catalog
        self._rest = rest

    @property
    def has_news(self) -> bool:
        """Whether anything is left to be told."""
        return self._telling.told < self._telling.count

    def tell(self) -> None:
        """Tell all of it in the order in which it happened. What was read already is told, even if people leave now."""
        telling, since = self._telling, self._telling.told
        last: Part | None = None
        parts = self._parts()
        if resumes := telling.resumes:  # the result of the last scene; what was done since, the table shows
            parts = [part for part in parts if part.scene is not None]
            self._pages.tell([self._pages.say(Says.resumed()), ""])
        for part in parts:
            words = self._words(part)
            telling.told = part.told.last + 1
            if not (words.lines or words.note):
                continue
            self._pages.tell([*self._head(part, last, since), *words.lines, *_note(words, part.scene)])
            last = part
            if words.is_story or part.stays(resumes and part is parts[-1]):
                self._rest()
        if last is not None:
            self._pages.tell([""])
        telling.all_told()
        telling.curtain_opens()  # nobody looks back here: what is told need not be gone through again

    def _parts(self) -> list[Part]:
        """What is left to be told."""
        parts: list[Part] = []
        for one in self._telling.happened():
            parts += [Part(beat, one) for beat in one.beats] if isinstance(one, Scene) else [Part(one, None)]
        fresh = [part for part in parts if part.told.last >= self._telling.told]
        return sorted(fresh, key=lambda part: part.told.first)

    def _words(self, part: Part) -> BeatWords:
        """The words of whatever of it has not been told: something may have been folded into it since."""
        fresh = [moment for moment in part.told.moments if moment.event.n >= self._telling.told]
        return beat_words(SceneBeat(fresh), self._pages.presenter)

    def _head(self, part: Part, last: Part | None, since: int) -> list[str]:
        """What stands above it: a scene begins with its title, one that goes on after an answer needs none."""
        scene = part.scene
        if last is not None and last.scene is scene:
            return [] if scene is None else [BETWEEN_BEATS]
        title = [] if scene is None or scene.first < since else [scene_title(scene, self._catalog)]
        return title if last is None else ["", *title]


def _note(words: BeatWords, scene: Scene | None) -> list[str]:
    """What explains it; a step is one line, unless a story belongs to it."""
    return [f"  {words.note}"] if words.note and (words.is_story or scene is not None) else []
