"""The race as a table of cards: what a screen draws of it, and the plan of all cards that are laid in one go."""

from __future__ import annotations

from collections.abc import Sequence

from dragonroads.engine.events import Event
from dragonroads.engine.line import text
from dragonroads.engine.moments import Moment
from dragonroads.engine.table import Question, Seat
from dragonroads.gamekit.facts.cards import Laid
from dragonroads.gamekit.facts.table import CardTable, Plan, PlanPlace, Staged
from dragonroads.gamekit.speaker import Speaker
from dragonroads.games.draghan.model import Race
from dragonroads.games.draghan.nouns import Dragon, short
from dragonroads.games.draghan.places import seat_place
from dragonroads.games.draghan.table.line_up import LineUp
from dragonroads.games.draghan.table.part import Part, visible
from dragonroads.games.draghan.table.stage import Stage

MOST_SEATS = 6
"""So many people lay one card into each row, and no second one into their own."""


class RaceCards(Part):
    """Everything the race has on the table, as facts."""

    heading, here, last = text(), text(), text()
    home, again, other = text(), text(), text(row=Dragon)
    lay, warning = text(n=int), text()

    def __init__(self, speaker: Speaker) -> None:
        super().__init__(speaker)
        self._line_up = LineUp(speaker)
        self._stage = Stage(speaker, self._line_up)

    def table(self, view: Race) -> CardTable:
        """Everything that lies there."""
        return self._line_up.table(view)

    def staged(self, beats: Sequence[Sequence[Moment]], earlier: Sequence[Event]) -> Staged:
        """A scene so far."""
        return self._stage.staged(beats, earlier)

    def hand(self, view: Race, seat: Seat | None) -> Sequence[Laid]:
        """The own hand, and what lies open beside the rows; what was put aside in a draft stays aside."""
        own = [] if seat is None else visible(view.hands[seat])
        return self._line_up.faces.in_hand(view, [*own, *view.drawn])

    def plan(self, view: Race, question: Question) -> Plan | None:
        """The rule's order is the order of the places: the own row, all others clockwise, the own row again."""
        seat = question.seat
        hand = visible(view.hands[seat])
        if view.phase != "program" or len(hand) != len(question.options):
            return None
        rows = [(seat + k) % view.seats for k in range(view.seats)]
        waiting = _waiting(view, seat, len(hand))
        places = tuple(self._place(view, seat, row, is_last=at == len(hand) - 1) for at, row in enumerate(waiting))
        keys = tuple(str(card) for card in hand)
        return Plan(
            self._line_up.faces.in_hand(view, hand),
            keys,
            places,
            tuple(self._line_up.row(view, row) for row in rows),
            self._line_up.table(view).ordinals,
            self.say(view, self.heading()),
            self.say(view, self.lay(n=len(hand))),
            self.say(view, self.warning()),
            self.say(view, self.here()),
        )

    def _place(self, view: Race, seat: Seat, row: Seat, is_last: bool) -> PlanPlace:
        is_again = is_last and view.seats < MOST_SEATS
        title = self.other(row=row) if row != seat else self.again() if is_again else self.home()
        to = self.say(view, short(view, row))
        return PlanPlace((row - seat) % view.seats, self.say(view, title), to, seat_place(row))


def _waiting(race: Race, seat: Seat, cards: int) -> list[Seat]:
    """Whose rows the cards of a hand will go to, in the order in which they are asked for."""
    table = [(seat + k) % race.seats for k in range(race.seats)]
    whole = table if race.seats == MOST_SEATS else [*table, seat]
    return whole[len(whole) - cards :]
