"""Everything that lies on the table of a race, as facts: the road, the Storylines, the piles, who is in front."""

from __future__ import annotations

from dragonroads.engine.line import text
from dragonroads.engine.table import Seat
from dragonroads.gamekit.facts import cards as facts
from dragonroads.gamekit.facts.people import Plate
from dragonroads.gamekit.facts.table import CardTable, Rank
from dragonroads.gamekit.nouns import Person
from dragonroads.gamekit.speaker import Speaker
from dragonroads.games.draghan.game import STEPS
from dragonroads.games.draghan.model import RESOLVING, Race
from dragonroads.games.draghan.nouns import Nth, Runner, back_of, noun, short
from dragonroads.games.draghan.places import seat_place
from dragonroads.games.draghan.table.faces import Faces
from dragonroads.games.draghan.table.part import Part, is_active, totals
from dragonroads.games.draghan.table.road import Course

MOST_COLUMNS = 9
"""So many cards may come to lie in one row."""


class LineUp(Part):
    """Says what lies on the table."""

    heading, in_front = text(), text()
    now = text("", "over", round=int, phase=str)
    phase = text(*STEPS, "over", key="table.line_up.phase", who=Runner, name=Person, nth=str)
    goes_first, there = text(who=Runner), text(space=str)
    nths = text(*(str(n) for n in range(1, MOST_COLUMNS + 1)))
    deck, discard = text(), text()
    ordinal = text(nth=Nth)

    def __init__(self, speaker: Speaker) -> None:
        super().__init__(speaker)
        self.faces, self.course = Faces(speaker), Course(speaker)

    def table(self, race: Race) -> CardTable:
        """All of it."""
        columns = max((len(row.cards) for row in race.rows), default=0)
        order = [(race.first + k) % race.seats for k in range(race.seats)]
        return CardTable(
            title=self.say(race, noun("game.name")),
            now=self._now(race),
            right=self.say(race, self.goes_first(who=race.first)) if race.round and not race.over else "",
            road=self.course.road(race, self.faces),
            heading=self.say(race, self.heading()),
            ordinals=tuple(self.say(race, self.ordinal(nth=k)) for k in range(columns)),
            rows=tuple(self.row(race, seat) for seat in order) if race.round else (),
            at=race.action_round - 1 if race.phase == "turn" else -1,
            piles=self._piles(race) if race.round else (),
            ranking=self.say(race, self.in_front()),
            ranks=self._ranks(race),
            asks=self._asks(race),
        )

    def _now(self, race: Race) -> str:
        if race.over or not race.round:
            return self.say(
                race, self.phase("over" if race.over else race.phase, who=race.active, name=race.active, nth="")
            )
        nth = self.say(race, self.nths(str(min(MOST_COLUMNS, max(1, race.action_round)))))
        phase = self.say(race, self.phase(race.phase, who=race.active, name=race.active, nth=nth))
        return self.say(race, self.now(round=race.round, phase=phase))

    # --- rows -------------------------------------------------------------------------------------------------------

    def row(self, race: Race, seat: Seat) -> facts.CardRow:
        """A Storyline behind the plate of its dragon."""
        cards = tuple(self.faces.laid(race, seat, k) for k in range(len(race.rows[seat].cards)))
        return facts.CardRow(self.plate(race, seat), cards)

    def plate(self, race: Race, seat: Seat) -> Plate:
        """Who runs there, and what everybody knows."""
        where = self.course.where(race, race.places[seat])
        there = self.say(race, self.there(space=where)) if where.isdecimal() else where
        known = self.faces.totals(race, **totals(race, seat)) if race.show_totals and race.show_backs else ()
        badge, name = self.faces.badge(race, seat), self.say(race, short(race, seat))
        person = self.speaker.people[seat]
        return Plate(badge, person, name, where, there, known, is_active(race, seat), seat_place(seat))

    def _asks(self, race: Race) -> facts.Laid | None:
        """The card that is carried out now; the one that was turned up last where cards lie in cards."""
        for seat in (race.active, *range(race.seats)):
            for k, state in enumerate(race.rows[seat].states):
                if state == RESOLVING:
                    return self.faces.laid(race, seat, k)
        return None

    # --- beside the road --------------------------------------------------------------------------------------------

    def _piles(self, race: Race) -> tuple[facts.Pile, ...]:
        deck, discard = race.deck, race.discard
        top = facts.Laid(facts.Card(marks=self.faces.marks(race, back_of(race, deck[-1])) if deck else ()), "down")
        thrown = facts.Laid(self.faces.face(race, discard[-1]) if discard else facts.BLANK, "played")
        return (
            facts.Pile(self.say(race, self.deck()), len(deck), top),
            facts.Pile(self.say(race, self.discard()), len(discard), thrown),
        )

    def _ranks(self, race: Race) -> tuple[Rank, ...]:
        first = max(race.places, default=0)
        by_place = sorted(range(race.seats), key=lambda seat: -race.places[seat])
        return tuple(
            Rank(
                self.faces.badge(race, seat),
                self.say(race, short(race, seat)),
                self.speaker.people[seat],
                self.course.where(race, race.places[seat]),
                f"-{first - race.places[seat]}" if race.places[seat] < first else "",
            )
            for seat in by_place
        )
