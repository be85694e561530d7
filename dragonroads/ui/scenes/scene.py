"""What happened as people watch it: scenes with their beats and results, and the steps between them.

Everything follows from the parts that events declare. What opens a scene begins one, unless it is carried out within
the running scene: then it is a beat of that. A beat belongs to the running scene of its cause, or begins one. What is
folded is told with whatever was told last. A step is drawn where it happens, and is no scene.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from dragonroads.engine.moments import Moment
from dragonroads.engine.record import Beat, Folded, Happening, Opens
from dragonroads.engine.table import Seat
from dragonroads.engine.views import View


@dataclass(slots=True)
class Told:
    """Something that happened, and what is folded into it."""

    moments: list[Moment]

    @property
    def record(self) -> Happening:
        """What it is about."""
        return self.moments[0].event.record

    @property
    def view(self) -> View:
        """The table when all of it has happened."""
        return self.moments[-1].view

    @property
    def first(self) -> int:
        """The number of its first event."""
        return self.moments[0].event.n

    @property
    def last(self) -> int:
        """The number of its last event."""
        return self.moments[-1].event.n

    @property
    def seat(self) -> Seat | None:
        """Who does it, or to whom it happens; nobody where it is the table's."""
        return actor(self.record)


@dataclass(slots=True)
class TakenStep(Told):
    """Something that is drawn where it happens, without a scene."""


@dataclass(slots=True)
class SceneBeat(Told):
    """A moment of a scene."""

    @property
    def is_story(self) -> bool:
        """Whether somebody reads it aloud."""
        return any(one.event.record.is_story for one in self.moments)

    @property
    def is_reveal(self) -> bool:
        """Whether dice or secret choices are shown."""
        return any(one.event.record.is_reveal for one in self.moments)

    @property
    def is_big(self) -> bool:
        """Whether everybody should stop and look."""
        return any(one.event.record.is_big for one in self.moments)


@dataclass(slots=True)
class Scene:
    """One thing that everybody watches: its first beat is the beginning, its last one the result."""

    cause: str
    beats: list[SceneBeat] = field(default_factory=list)

    @property
    def stays(self) -> bool:
        """Whether its result waits for a key at every pace."""
        return self.beats[-1].record.stays

    @property
    def is_big(self) -> bool:
        """Whether everybody should stop and look."""
        return any(beat.is_big for beat in self.beats)

    @property
    def first(self) -> int:
        """The number of its first event."""
        return self.beats[0].first

    @property
    def last(self) -> int:
        """The number of its last event."""
        return self.beats[-1].last

    @property
    def seat(self) -> Seat | None:
        """Who begins it."""
        return self.beats[0].seat


def actor(record: Happening) -> Seat | None:
    """Who does something, or to whom it happens."""
    who = getattr(record, "who", None)
    return who if isinstance(who, int) else next(iter(record.seats()), None)


def happenings(moments: Iterable[Moment]) -> list[Scene | TakenStep]:
    """What happened, in the order in which it began."""
    found: list[Scene | TakenStep] = []
    running: Scene | None = None
    root: Told | None = None
    last: Told | None = None
    for moment in moments:
        role = moment.event.record.role(moment.view)
        if role is Folded and last is not None:
            last.moments.append(moment)
            continue
        if role is Opens or role is Beat:
            if running is None or not _belongs(moment, role, running, (root, last)):
                found.append(running := Scene(moment.event.record.cause))
            running.beats.append(last := SceneBeat([moment]))
        else:
            found.append(last := TakenStep([moment]))
        root = root if moment.event.cause else last
    return found


def _belongs(moment: Moment, role: type[Happening], running: Scene, within: tuple[Told | None, Told | None]) -> bool:
    """Whether something is a beat of the running scene: a further beat of its cause, or a part of what it is about.

    A card within a card is such a part, and the fight of an encounter; what a step leads to begins a scene of its own.
    """
    is_part = bool(moment.event.cause) and any(isinstance(one, SceneBeat) for one in within)
    return is_part or (role is Beat and running.cause == moment.event.record.cause)


def as_scene(told: Scene | TakenStep) -> Scene:
    """A step as a scene of one beat, so that it can be looked at like one."""
    return told if isinstance(told, Scene) else Scene(told.record.cause, [SceneBeat(told.moments)])


def scenes_in(told: Sequence[Scene | TakenStep]) -> list[Scene]:
    """The scenes alone."""
    return [one for one in told if isinstance(one, Scene)]
