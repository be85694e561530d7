"""What stands on the stage while a race is watched: the card that was turned up, who laid it, and what comes of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from dragonroads.engine.events import Event
from dragonroads.engine.line import text
from dragonroads.engine.moments import Moment as Seen
from dragonroads.engine.record import Happening, Opens
from dragonroads.gamekit.facts import cards as facts
from dragonroads.gamekit.facts.moment import Consequence, Moment
from dragonroads.gamekit.facts.people import Badge
from dragonroads.gamekit.facts.progress import Bar
from dragonroads.gamekit.facts.road import Trail
from dragonroads.gamekit.facts.table import Staged
from dragonroads.gamekit.nouns import Person
from dragonroads.gamekit.speaker import Speaker
from dragonroads.games.draghan.model import Race
from dragonroads.games.draghan.nouns import Runner, Shown, short
from dragonroads.games.draghan.places import space_place
from dragonroads.games.draghan.table.line_up import LineUp
from dragonroads.games.draghan.table.part import Part

Beats = Sequence[Sequence[Seen]]
"""What happened in a scene so far, beat by beat."""


class Stage(Part):
    """Makes a picture of a scene as far as it has come; it knows roles and fields of events, and no event by name."""

    turned, by = text(who=Runner, card=Shown), text(name=Person)
    look, look_button = text(), text()
    way = text(start=str, end=str, n=str)

    def __init__(self, speaker: Speaker, line_up: LineUp) -> None:
        super().__init__(speaker)
        self._line_up = line_up

    def staged(self, beats: Beats, earlier: Sequence[Event]) -> Staged:
        """The newest card of the scene, and what has come of it; the cards that led to it above."""
        told = [seen for beat in beats for seen in beat]
        opened = [at for at, seen in enumerate(told) if _is_card(seen)]
        if not opened:
            return self._without_card(told, earlier)
        first = opened[-1]
        turned, follows = told[first], told[first + 1 :]
        race, record = turned.view, turned.event.record
        laid = self._laid(race, record)
        blamed = laid.by if laid else None
        moment = Moment(
            self._headline(turned),
            self._by(race, record),
            blamed,
            tuple(self._consequences(follows)),
        )
        led = tuple(one for at in opened[:-1] if (one := self._laid(told[at].view, told[at].event.record)))
        return Staged(moment, laid, led, trail=self._trail(follows))

    def _without_card(self, told: Sequence[Seen], earlier: Sequence[Event]) -> Staged:
        """What happens between cards; at the end of a round with bars of how far everybody has come."""
        first, *others = told
        race, record = first.view, first.event.record
        word = self.say(race, self.look()) if record.is_big else ""
        does = self.say(race, self.look_button()) if word else ""
        moment = Moment(self._words(first), consequences=tuple(self._consequences(others)))
        standing = getattr(record, "standing", None)
        bars = self._bars(race, standing, _before(earlier, race)) if standing else ()
        return Staged(moment, word=word, does=does, bars=bars, trail=self._trail(told))

    # --- cards ------------------------------------------------------------------------------------------------------

    def _laid(self, race: Race, record: Happening) -> facts.Laid | None:
        """The card an event is about as it lies on the stage, with the badge of who laid it."""
        card = getattr(record, "card", None)
        if not isinstance(card, int):
            return None
        return facts.Laid(self._line_up.faces.face(race, card), "now", self._layer(race, record))

    def _layer(self, race: Race, record: Happening) -> Badge | None:
        """Whoever laid the card of a row; nobody is to blame for one that was drawn."""
        layer = self._laid_by(race, record)
        return None if layer is None else self._line_up.faces.badge(race, layer)

    def _laid_by(self, race: Race, record: Happening) -> int | None:
        nth = getattr(record, "nth", None)
        if nth is None:
            return None
        row = race.rows[record.seats()[0]]
        layer = row.laid_by[nth] if nth < len(row.laid_by) else -1
        return layer if layer >= 0 else None

    def _headline(self, seen: Seen) -> str:
        """Who turns up what; who laid it stands below, with the badge."""
        record = seen.event.record
        card = getattr(record, "card", None)
        if card is None or self._laid_by(seen.view, record) is None:
            return self._words(seen)
        return self.say(seen.view, self.turned(who=record.seats()[0], card=card))

    def _by(self, race: Race, record: Happening) -> str:
        layer = self._laid_by(race, record)
        return "" if layer is None else self.say(race, self.by(name=layer))

    # --- what comes of it -------------------------------------------------------------------------------------------

    def _consequences(self, told: Iterable[Seen]) -> Iterable[Consequence]:
        for seen in told:
            if words := self._words(seen):
                yield Consequence(words, self._badge(seen), seen.event.record.sense(seen.view))

    def _words(self, seen: Seen) -> str:
        return self.speaker.event(seen.view, seen.event).strip(" -")

    def _badge(self, seen: Seen) -> Badge | None:
        seats = seen.event.record.seats()
        return self._line_up.faces.badge(seen.view, seats[0]) if len(seats) == 1 else None

    def _trail(self, told: Sequence[Seen]) -> Trail | None:
        """The way of the last one who moved."""
        for seen in reversed(told):
            record = seen.event.record
            start, end = getattr(record, "start", None), getattr(record, "end", None)
            if isinstance(start, int) and isinstance(end, int) and (badge := self._badge(seen)):
                way = 1 if end > start else -1
                return Trail(badge, tuple(space_place(n) for n in range(start, end + way, way)))
        return None

    def _way(self, race: Race, start: int, end: int) -> str:
        """`7 → 21  +14`."""
        where = self._line_up.course.where
        return self.say(race, self.way(start=where(race, start), end=where(race, end), n=f"{end - start:+}"))

    def _bars(self, race: Race, standing: Sequence[int], before: Sequence[int]) -> tuple[Bar, ...]:
        """How far everybody came in this round."""
        order = sorted(range(race.seats), key=lambda seat: -standing[seat])
        return tuple(
            Bar(
                self._line_up.faces.badge(race, seat),
                self.say(race, short(race, seat)),
                before[seat],
                standing[seat],
                self._way(race, before[seat], standing[seat]),
            )
            for seat in order
        )


def _before(earlier: Sequence[Event], race: Race) -> Sequence[int]:
    """Where everybody stood when the round before ended."""
    stood = (getattr(event.record, "standing", None) for event in reversed(earlier))
    return next(filter(None, stood), None) or [0] * race.seats


def _is_card(seen: Seen) -> bool:
    """Whether a card begins to act with it."""
    record = seen.event.record
    return isinstance(record, Opens) and isinstance(getattr(record, "card", None), int)
