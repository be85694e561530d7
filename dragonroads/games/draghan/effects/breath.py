"""Dragon poo: who holds the breath longest walks, for real or by a secret pick and a die."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal

from dragonroads.gamekit import Called, Joined, Option, Person, Seat, Value, text
from dragonroads.gamekit import Who as Player
from dragonroads.games.draghan.advice.outlook import Outlook
from dragonroads.games.draghan.asking import RaceAsk, Random
from dragonroads.games.draghan.effect import Effect
from dragonroads.games.draghan.model import Race, RaceTable, Seats, Slot
from dragonroads.games.draghan.nouns import whole_name
from dragonroads.games.draghan.places import seat_place
from dragonroads.games.draghan.scenes import CardBeat, CardOpens
from dragonroads.games.draghan.steps.walking import walk_or_say

DIE = (1, 2, 3, 4, 5, 6)
SHARES = (1, 2, 2, 1, 1)
"""How often an adviser holds its breath for 1, 2, 3, 4 or 5 counts."""


class BreathCalled(CardOpens):
    takers: tuple[Player, ...]


class HeldOut(CardBeat):
    winners: tuple[Player, ...]

    def variant(self, _race: Race) -> Literal["one", "many"]:
        return "one" if len(self.winners) == 1 else "many"


class HeldBreath(CardBeat):
    """All secret picks, the shortest breath first, and who outlasted the fumes."""

    each = text(who=Person, n=int)

    breaths: Annotated[tuple[tuple[Seat, int], ...], Called(_breaths)]
    fumes: int
    winners: tuple[Player, ...]

    def variant(self, _race: Race) -> Literal["none", "one", "many"]:
        return "many" if len(self.winners) > 1 else "one" if self.winners else "none"


def _breaths(_race: Race, breaths: tuple[tuple[Seat, int], ...]) -> Value:
    rising = sorted(breaths, key=lambda one: one[1])
    each = (HeldBreath.each(who=seat, n=n) for seat, n in rising)
    return Joined(", ", tuple(each))


class LongestBreath(RaceAsk[Seat]):
    """Who held out longest at the table; all of them if nobody can tell."""

    for_real = True
    help, effect = text(steps=int, shared=int), text(steps=int, shared=int)

    def facts(self, race: Race) -> dict[str, object]:
        gains = gains_of(race, self.why)
        return {"steps": gains.steps, "shared": gains.shared}

    def option(self, race: Race, seat: Seat) -> Option:
        gains = gains_of(race, self.why)
        effect = self.effect(steps=gains.steps, shared=gains.shared)
        return Option(whole_name(race, seat), (effect,), seat_place(seat))


class PooBreath(RaceAsk[int]):
    """How long to hold the breath."""

    name, effect = text(n=int), text(n=int, steps=int)

    def option(self, race: Race, breath: int) -> Option:
        return Option(self.name(n=breath), (self.effect(n=breath, steps=gains_of(race, self.why).steps),))

    @classmethod
    def advise(cls, outlook: Outlook, options: Sequence[int], random: Random) -> int:
        left = random() * sum(SHARES)
        for i, share in enumerate(SHARES):
            left -= share
            if left < 0:
                return i
        return 0


class HoldBreath(Effect):
    """Who holds the breath longest walks: for real, or by a secret pick and a die."""

    steps: int
    shared: int
    usual = 0.6

    def run(self, t: RaceTable, seat: Seat, slot: Slot) -> None:
        seats = t.state.free_seats(seat)
        winners = _longest_for_real(t, seat, seats) if t.state.rules.for_real else _longest_by_die(t, seats)
        for winner in winners:
            walk_or_say(t, winner, self.steps if len(winners) == 1 else self.shared)


def _longest_for_real(t: RaceTable, seat: Seat, seats: Seats) -> list[Seat]:
    """All hold their breath at the table, and the table says who held out longest."""
    t.tell(BreathCalled, takers=seats)
    winners = t.ask_some(seat, LongestBreath, seats, 1, len(seats)) if len(seats) > 1 else [*seats]
    t.tell(HeldOut, winners=tuple(winners))
    return winners


def _longest_by_die(t: RaceTable, seats: Seats) -> list[Seat]:
    """Everybody picks in secret how long the breath lasts; the longest that outlasts the fumes wins."""
    breaths = dict(zip(seats, t.ask_all(PooBreath, seats, lambda _: DIE)))
    fumes = t.roll(DIE)
    longest = max((breath for breath in breaths.values() if breath <= fumes), default=0)
    winners = [b for b in seats if breaths[b] == longest]
    t.tell(HeldBreath, breaths=tuple(breaths.items()), fumes=fumes, winners=tuple(winners))
    return winners


def gains_of(race: Race, why: tuple[int, ...]) -> HoldBreath:
    """The effect that asks, which says how far somebody walks."""
    effect = race.content.cards[why[-1]].effect
    assert isinstance(effect, HoldBreath)
    return effect
