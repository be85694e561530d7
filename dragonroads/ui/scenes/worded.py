"""Scenes and steps in words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from dragonroads.engine.events import Event
from dragonroads.engine.line import Texts, text
from dragonroads.engine.moments import Moment
from dragonroads.engine.record import scene_key
from dragonroads.engine.table import Seat
from dragonroads.engine.views import View
from dragonroads.games.presenter import Presenter
from dragonroads.library.words import Catalog
from dragonroads.ui.drawing import headline
from dragonroads.ui.scenes.scene import Scene, SceneBeat, TakenStep, Told, actor, happenings


class Says(Texts):
    """The title of a scene whose sort has no words."""

    family = "ui.scene"
    any = text()


@dataclass(frozen=True, slots=True)
class BeatWords:
    """What is told at a beat, and what explains it: read aloud where it is a story."""

    lines: tuple[str, ...]
    note: str
    is_story: bool

    @property
    def count(self) -> int:
        """How many words there are to read."""
        return sum(len(line.split()) for line in (*self.lines, self.note))


@dataclass(frozen=True, slots=True)
class SceneWords:
    """A scene in words: its sort as a title, and every beat from the beginning to the result."""

    title: str
    beats: tuple[BeatWords, ...]


def scene_words(scene: Scene, presenter: Presenter, catalog: Catalog) -> SceneWords:
    """A whole scene in words."""
    return SceneWords(scene_title(scene, catalog), tuple(beat_words(beat, presenter) for beat in scene.beats))


def scene_title(scene: Scene, catalog: Catalog) -> str:
    """The sort of a scene, as its game calls it."""
    key = scene_key(scene.cause)
    return catalog.say(key if catalog.has(key) else Says.any())


def beat_words(beat: SceneBeat, presenter: Presenter) -> BeatWords:
    """What is told at a beat."""
    notes = (presenter.explained(one.view, one.event) for one in beat.moments)
    return BeatWords(told_words(beat, presenter), next(filter(None, notes), ""), beat.is_story)


def told_words(told: Told, presenter: Presenter) -> tuple[str, ...]:
    """What happened, in a sentence for each event that has one."""
    said = (presenter.event(one.view, one.event).strip() for one in told.moments)
    return tuple(headline(words) or words for words in said if words)


# --- the last step of each seat ---------------------------------------------------------------------------------------


def last_steps(events: Iterable[Event], view: View, presenter: Presenter) -> dict[Seat | None, tuple[str, ...]]:
    """What each seat did last and got since, in words, until it moves again; under no seat what came before any.

    A scene that waited for a key is not said again. One that ran by is: a contract that was delivered, for one.
    """
    blocks: dict[Seat | None, list[str]] = {}
    mover: Seat | None = None
    for told in _steps(happenings(Moment(event, view) for event in events)):
        if told.seat not in (None, mover) and getattr(told.record, "is_move", True):
            mover = told.seat
            blocks.pop(mover, None)  # whoever has moved last stands last
            blocks[mover] = []
        for moment in told.moments:
            words = presenter.event(view, moment.event).strip()
            whose = actor(moment.event.record)
            if words and not headline(words):
                blocks.setdefault(mover if whose is None else whose, []).append(words)
    return {seat: tuple(words) for seat, words in blocks.items() if words}


def _steps(told: Sequence[Scene | TakenStep]) -> Iterable[Told]:
    for one in told:
        if isinstance(one, TakenStep):
            yield one
        elif not one.stays:
            yield from one.beats
