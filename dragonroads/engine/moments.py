"""What happened, each with the table as one viewer saw it at that moment; found out by playing it again."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from dragonroads.engine.events import Event, is_for
from dragonroads.engine.game import Step
from dragonroads.engine.record import Happening, happening
from dragonroads.engine.table import Answer, P, S, Suspend
from dragonroads.engine.tables import Replay
from dragonroads.engine.views import Sight, View, see
from dragonroads.engine.visibility import ALL


@dataclass(frozen=True, slots=True)
class Moment:
    """One event and the view of the same viewer when it was told."""

    event: Event
    view: View


class Watched(Replay[S]):
    """Plays recorded answers again and looks at the table whenever one viewer is told something new."""

    __slots__ = ("heard", "moments", "sight", "since")

    def __init__(self, state: S, answers: Sequence[Answer], at: int, sight: Sight) -> None:
        super().__init__(state, answers, at)
        self.sight = sight
        self.heard = 0
        """How many events the viewer has been told."""
        self.since = 0
        self.moments: list[Moment] = []

    def tell(self, event: str | Callable[P, Happening], /, *fields: P.args, **named: P.kwargs) -> None:
        self.tell_to(ALL, event, *fields, **named)

    def tell_to(self, to: int, event: str | Callable[P, Happening], /, *fields: P.args, **named: P.kwargs) -> None:
        """A view is made only for an event that is wanted, and only of what this viewer may see now."""
        if not is_for(to, self.sight.seat):
            return
        if self.heard >= self.since:
            told = Event(self.heard, happening(event, fields, named), tuple(self.cause))
            self.moments.append(Moment(told, see(self.state, self.sight)))
        self.heard += 1

    def watch(self, steps: Mapping[str, Step[S]], heard: int, since: int) -> list[Moment]:
        """Run up to the open question or the end; so many events were heard before, and those from `since` on count."""
        self.heard, self.since = heard, since
        try:
            while not self.state.over:
                steps[self.state.phase](self)
        except Suspend:
            pass
        return self.moments
