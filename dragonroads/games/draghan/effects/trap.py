"""The trap: the nearest dragon comes, and whoever springs it picks among equals."""

from __future__ import annotations

from dragonroads.gamekit import Closed, Option, Person, Reason, Seat, text
from dragonroads.games.draghan.advice.outlook import Outlook
from dragonroads.games.draghan.asking import JudgedAsk
from dragonroads.games.draghan.effect import Effect
from dragonroads.games.draghan.model import Race, RaceTable, Slot
from dragonroads.games.draghan.nouns import At, From, PersonWithDragon, Space, whole_name
from dragonroads.games.draghan.places import seat_place, space_place
from dragonroads.games.draghan.reasons import IsHugged, NoEffect, because
from dragonroads.games.draghan.steps.walking import walk_to

NOBODY_TO_TRAP = because("nobody_to_trap")


class IsATree(Reason):
    who: PersonWithDragon


class StandsHereAlready(Reason):
    who: PersonWithDragon


class IsFurtherAway(Reason):
    space: At


class TrapPick(JudgedAsk[Seat]):
    """Which of the nearest dragons comes to the trap."""

    title, help = text(who=Person), text(here=Space)
    effect = text("on", "back", there=From, n=int)

    def facts(self, race: Race) -> dict[str, object]:
        return {"who": self.seat, "here": race.places[self.seat]}

    def place(self, race: Race) -> str:
        return space_place(race.places[self.seat])

    def option(self, race: Race, other: Seat) -> Option:
        there, here = race.places[other], race.places[self.seat]
        effect = self.effect("on" if there < here else "back", there=there, n=abs(here - there))
        return Option(whole_name(race, other), (effect,), seat_place(other))

    @classmethod
    def worth(cls, outlook: Outlook, other: Seat) -> float:
        """The further ahead, the better."""
        return outlook.game.places[other]


class SpringTrap(Effect):
    """The nearest dragon, ahead or behind, comes to the active dragon's space."""

    def run(self, t: RaceTable, seat: Seat, slot: Slot) -> None:
        race = t.state
        here = race.places[seat]
        away = {b: abs(race.places[b] - here) for b in race.others(seat) if not why_not_trapped(race, b, here)}
        if not away:
            t.tell(NoEffect, who=seat, reason=NOBODY_TO_TRAP)
            return
        nearest = [b for b, distance in away.items() if distance == min(away.values())]
        called = t.ask(seat, TrapPick, nearest, closed=lambda: _not_trapped(race, seat, nearest))
        walk_to(t, called, here)


def why_not_trapped(race: Race, other: Seat, here: int) -> Reason | None:
    """Why this dragon cannot be called to the trap at all."""
    if race.hugged[other]:
        return IsHugged(other)
    if race.trees[other]:
        return IsATree(other)
    return StandsHereAlready(other) if race.places[other] == here else None


def _not_trapped(race: Race, seat: Seat, nearest: list[Seat]) -> list[Closed]:
    here = race.places[seat]
    rest = [b for b in race.clockwise_from(seat)[1:] if b not in nearest]
    return [Closed(b, why_not_trapped(race, b, here) or IsFurtherAway(race.places[b])) for b in rest]
