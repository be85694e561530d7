"""Checks that a moment shows what its viewer saw then: the events are those of the match, and no face too many."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import islice, takewhile
from random import Random
from typing import Any

from dragonroads.engine.events import is_for
from dragonroads.engine.fields import inner_class, parts_of
from dragonroads.engine.hidden import viewer_bit
from dragonroads.engine.match import Match
from dragonroads.engine.moments import Moment, Watched
from dragonroads.engine.record import Happening, happening
from dragonroads.engine.state import GameState, StateMeta, known_fields
from dragonroads.engine.table import Answer, Face, Suspend
from dragonroads.engine.tables import Replay
from dragonroads.engine.views import Hidden, Sight, View, is_hidden
from dragonroads.engine.visibility import ALL
from tests.conformance.cases import Case
from tests.conformance.driving import drive
from tests.conformance.secrets import CHECKPOINTS_BACK, Viewer, stirred
from tests.conformance.stirring import known_places


@dataclass
class Heard:
    """What one viewer is told in one step of the rules, and which cards it knows at each tell and at its end."""

    told: list[Happening] = field(default_factory=list)
    faces: list[set[Face]] = field(default_factory=list)
    places: list[Any] = field(default_factory=list)


class Knowing(Replay[GameState]):
    """Plays recorded answers and keeps what one viewer hears, step by step."""

    __slots__ = ("heard", "viewer", "with_places")

    def __init__(self, state: GameState, answers: Sequence[Answer], at: int, viewer: Viewer, places: bool) -> None:
        super().__init__(state, answers, at)
        self.viewer = viewer
        self.with_places = places
        self.heard: list[Heard] = []

    def tell(self, event: Any, /, *fields: Any, **named: Any) -> None:
        self.tell_to(ALL, event, *fields, **named)

    def tell_to(self, to: int, event: Any, /, *fields: Any, **named: Any) -> None:
        if is_for(to, self.viewer):
            self.heard[-1].told.append(happening(event, fields, named))
        self.note()

    def note(self) -> None:
        """Rules lay a card first and mark it as known a moment later: a step is judged as a whole."""
        self.heard[-1].faces.append(known(self.state, self.viewer))
        if self.with_places:
            self.heard[-1].places.append(known_places(self.state, self.viewer))

    def run(self, match: Match[Any]) -> bool:
        """Whether the recorded answers fit this world."""
        try:
            while not self.state.over:
                self.heard.append(Heard())
                match.game.steps[self.state.phase](self)
                self.note()
        except Suspend:
            self.note()
        except Exception:  # an answer of the true world may have no meaning in this one
            return False
        return True


def faces(view: View, cls: StateMeta) -> Iterator[Face]:
    """Every face a view shows, wherever in it."""
    parts = parts_of(cls)
    zones = [(mark.family, view[name]) for name, mark in parts.zones]
    zones += [(mark.family, zone) for name, mark in parts.zones_by_seat for zone in view[name]]
    for family, zone in zones:
        yield from ((family, card) for card in zone if not is_hidden(card))
    for part in (part for part in cls.fields if part.name in parts.states_with_zones):
        held, inner = view[part.name], inner_class(part.type)
        assert inner is not None
        for one in held if isinstance(held, list) else [held]:
            yield from faces(one, inner)


def without_backs(value: Any) -> Any:
    """The key of a view in which all hidden cards look alike."""
    if is_hidden(value):
        return Hidden(None)
    return tuple(map(without_backs, value)) if isinstance(value, tuple) else value


def known(state: GameState, viewer: Viewer) -> set[Face]:
    """The cards a viewer knows."""
    bit = viewer_bit(viewer)
    fields = known_fields(type(state)).items()
    return {(family, card) for family, name in fields for card, mask in enumerate(getattr(state, name)) if mask & bit}


def check_game(case: Case, seed: int) -> int:
    """Play a game and ask for the new moments of the public and of one seat after each answer; how many there were."""
    match, random = case.match(seed), Random(seed)
    found: dict[Viewer, list[Moment]] = {None: [], random.randrange(len(match.header.seats)): []}
    for _ in drive(match, random):
        for viewer, moments in found.items():
            new = match.moments(viewer, len(moments))
            assert [moment.event for moment in new] == match.events(viewer, len(moments))
            moments += new
    for viewer, moments in found.items():
        check_whole(match, viewer, moments)
        check_faces(match, viewer)
    return sum(map(len, found.values()))


def check_whole(match: Match[Any], viewer: Viewer, found: list[Moment]) -> None:
    """Moments are the same whenever they are asked for and from wherever one begins; the match does not notice."""
    before = (match.state.digest(), match.lines, match.open(viewer), match._told[:])
    whole = match.moments(viewer)
    assert [moment.event for moment in whole] == match.events(viewer)
    assert whole[: len(found)] == found
    for since in (len(whole) // 2, len(whole) - 1, len(whole)):
        assert match.moments(viewer, since) == whole[since:]
    assert (match.state.digest(), match.lines, match.open(viewer), match._told) == before


def check_faces(match: Match[Any], viewer: Viewer) -> None:
    """A face that a moment shows is known to its viewer in that very step."""
    table = Knowing(match.game.begin(match.header), match._answers, 0, viewer, places=False)
    assert table.run(match)
    cls: object = match.game.state_class
    assert isinstance(cls, StateMeta)
    moments = iter(match.moments(viewer))
    for step in table.heard:
        for moment in islice(moments, len(step.told)):
            extra = set(faces(moment.view, cls)) - set().union(*step.faces)
            assert not extra, f"the moment of {moment.event.kind} shows seat {viewer} the cards {extra}"
    assert next(moments, None) is None


def check_twin(match: Match[Any], viewer: Viewer, random: Random) -> int:
    """As long as a viewer hears and knows the same in two worlds, moments are the same but for backs; how many were.

    A back that has come to light since the checkpoint may be another one where chance is.
    """
    checkpoint = random.choice(match._checkpoints[-CHECKPOINTS_BACK:])
    other = stirred(checkpoint.state, viewer, random, random.choice((2, 6, 60)), other_chance=random.random() < 0.5)
    here, there = (
        Knowing(world.copy(), match._answers, checkpoint.answers, viewer, True) for world in (checkpoint.state, other)
    )
    if not (here.run(match) and there.run(match)):
        return 0
    same = sum(len(one.told) for one, _ in takewhile(lambda pair: pair[0] == pair[1], zip(here.heard, there.heard)))
    moments = [
        Watched(world.copy(), match._answers, checkpoint.answers, Sight(viewer)).watch(match.game.steps, 0, 0)[:same]
        for world in (checkpoint.state, other)
    ]
    one, two = ([(moment.event, without_backs(moment.view.key())) for moment in some] for some in moments)
    assert one == two, f"a moment shows seat {viewer} what it cannot know"
    return same
