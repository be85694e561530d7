"""The picnic: four footprints forward and back, and a bet where they lead."""

from __future__ import annotations

from typing import Literal

from dragonroads.gamekit import Beat, Option, Person, Seat, text
from dragonroads.gamekit import Who as Player
from dragonroads.games.draghan.advice.outlook import Outlook
from dragonroads.games.draghan.asking import JudgedAsk
from dragonroads.games.draghan.effect import Effect
from dragonroads.games.draghan.model import Race, RaceTable, Slot
from dragonroads.games.draghan.nouns import At, Runner, Shown, Space, Steps, Who
from dragonroads.games.draghan.places import space_place
from dragonroads.games.draghan.reasons import NO_CARD_TO_DRAW, NoEffect
from dragonroads.games.draghan.scenes import BET, CardBeat
from dragonroads.games.draghan.steps.piles import check_top, discard, draw
from dragonroads.games.draghan.steps.walking import spaces_in_reach, walk

BET_BONUS = 3
FOOTPRINTS = (1, -1, 1, -1)
"""The directions of a picnic's four cards."""
NEXT_STEPS = -2
"""Where a picnic leads on average after its first footprint, as an adviser thinks."""


class _OfBet(Beat):
    cause = BET
    stays = False
    who: Player
    space: Space


class Bet(_OfBet):
    pass


class Footprint(CardBeat):
    who: Who
    card: Shown
    n: Steps

    def variant(self, _race: Race) -> Literal["back", "forward", "none"]:
        return "back" if self.n < 0 else "forward" if self.n else "none"


class BetWon(_OfBet):
    is_big = True
    n: int


class BetLost(_OfBet):
    here: At


class BetSpace(JudgedAsk[int]):
    """On which space the picnic will end."""

    title, help, name = text(who=Person, dragon=Runner, here=At), text(bonus=int), text(space=Space)
    here, ahead, behind = text(bonus=int), text(n=int, bonus=int), text(n=int, bonus=int)

    def facts(self, race: Race) -> dict[str, object]:
        seat = self.seat
        return {"who": seat, "dragon": seat, "here": race.places[seat], "bonus": BET_BONUS}

    def place(self, race: Race) -> str:
        return space_place(race.places[self.seat])

    def option(self, race: Race, space: int) -> Option:
        away = space - race.places[self.seat]
        far = (self.ahead if away > 0 else self.behind)(n=abs(away), bonus=BET_BONUS)
        return Option(self.name(space=space), (far if away else self.here(bonus=BET_BONUS),), space_place(space))

    @classmethod
    def worth(cls, outlook: Outlook, space: int) -> float:
        """Best where the picnic ends if the footprints after the first one are of middling size."""
        race = outlook.game
        first = race.content.footprint[race.deck[-1]] if race.deck else 0
        return -abs(space - (race.places[outlook.seat] + first + NEXT_STEPS))


class HuntPicnic(Effect):
    """Follow four footprints: forward, back, forward, back; a won bet adds three steps."""

    def run(self, t: RaceTable, seat: Seat, slot: Slot) -> None:
        hunt_picnic(t, seat)


def hunt_picnic(t: RaceTable, seat: Seat) -> None:
    """A picnic, whatever card it comes from."""
    race = t.state
    if check_top(t) is None and not race.rules.betting:
        t.tell(NoEffect, who=seat, reason=NO_CARD_TO_DRAW)
        return
    bet = -1
    if race.rules.betting:
        bet = t.ask(seat, BetSpace, spaces_in_reach(race, seat, FOOTPRINTS, race.content.longest_footprint))
        t.tell(Bet, who=seat, space=bet)
    for direction in FOOTPRINTS:
        card = draw(t)
        if card is None:
            break
        discard(t, [card])
        steps = direction * race.content.footprint[card]
        t.tell(Footprint, seat, card, steps)
        walk(t, seat, steps)
    if race.rules.betting:
        _settle(t, seat, bet)


def _settle(t: RaceTable, seat: Seat, bet: int) -> None:
    """A right guess takes the dragon further."""
    here = t.state.places[seat]
    if here == bet:
        t.tell(BetWon, who=seat, space=bet, n=BET_BONUS)
        walk(t, seat, BET_BONUS)
    else:
        t.tell(BetLost, who=seat, space=bet, here=here)
