"""The movement phase: action rounds, turns, hugs and the caravan (RACE-MOVE, RACE-HUG, RACE-ROW-12)."""

from __future__ import annotations

from typing import Annotated, Literal

from dragonroads.gamekit import Beat, Called, Joined, Opens, Person, Seat, Step, Value, text
from dragonroads.games.draghan.model import Race, RaceTable
from dragonroads.games.draghan.nouns import Cards, Runner, Who
from dragonroads.games.draghan.scenes import LOOK, TURN
from dragonroads.games.draghan.steps.execution import play_slot
from dragonroads.games.draghan.steps.rows import any_unplayed, has_unplayed, next_place


class ActionRound(Step):
    cause = TURN
    n: Cards


class EverybodyLooks(Opens):
    """All cards lie; before the first one is turned up everybody turns to the table."""

    cause = LOOK
    is_big = True
    who: Runner


class UsedEarly(Step):
    cause = TURN
    who: Person


class PassesHugged(Step):
    cause = TURN
    who: Runner


class PassesMirrored(Step):
    cause = TURN
    who: Person


class Released(Beat):
    cause = TURN
    stays = False
    who: Who


class RowsMoved(Beat):
    """Everybody takes over the row of the next seat that moves."""

    cause = TURN
    stays = False
    each = text(who=Person, other=Person)

    movers: Annotated[tuple[Seat, ...], Called(_takes)]


def _takes(_race: Race, movers: tuple[Seat, ...]) -> Value:
    pairs = zip(movers, movers[1:] + movers[:1])
    return Joined(", ", tuple(RowsMoved.each(who=taker, other=giver) for taker, giver in pairs))


class RowsStay(Beat):
    cause = TURN
    stays = False
    why: Literal["too_few", "no_cards"]

    def variant(self, _race: Race) -> Literal["too_few", "no_cards"]:
        return self.why


def action_round(t: RaceTable) -> None:
    """Begin an action round, or end the phase when no row has an unplayed card."""
    race = t.state
    if not any_unplayed(race):
        race.phase = "round_end"
        return
    if race.hugs:
        _release_one(t)
    race.action_round += 1
    race.acted = [False] * race.seats
    race.turn = 0
    if race.action_round == 1:
        t.tell(EverybodyLooks, who=race.first)
    t.tell(ActionRound, race.action_round)
    race.phase = "turn"


def _release_one(t: RaceTable) -> None:
    """When only hugged seats have unplayed cards, the one hugged first may go on."""
    race = t.state
    waiting = [seat for seat, row in enumerate(race.rows) if has_unplayed(row)]
    if all(race.hugged[seat] for seat in waiting):
        released = min(waiting, key=lambda seat: race.hugged[seat])
        race.hugged[released] = 0
        t.tell(Released, who=released)


def turn(t: RaceTable) -> None:
    """One seat's turn of the action round."""
    race = t.state
    turn, seats = race.turn, race.seats
    seat = (race.first + turn) % seats
    if race.acted[seat]:
        t.tell(UsedEarly, who=seat)
    else:
        race.acted[seat] = True
        if race.hugged[seat]:
            t.tell(PassesHugged, who=seat)
        elif race.owed[seat]:
            race.owed[seat] -= 1
            t.tell(PassesMirrored, who=seat)
        elif (place := next_place(race.rows[seat])) is not None:
            play_slot(t, seat, place)
    if race.hugging:
        _begin_hugs(race)
    race.turn = turn = turn + 1
    if turn == seats:
        if race.caravans:
            _move_rows(t)
        race.phase = "action_round"


def _begin_hugs(race: Race) -> None:
    """A hug takes hold when the turn that brought it is over."""
    for seat in race.hugging:
        race.hugs += 1
        race.hugged[seat] = race.hugs
    race.hugging = []


def _move_rows(t: RaceTable) -> None:
    """Every caravan of the action round moves the rows one seat on."""
    race = t.state
    movers = [seat for seat in range(race.seats) if not race.hugged[seat]]
    caravans, race.caravans = race.caravans, 0
    if len(movers) < 2 or not any_unplayed(race):
        t.tell(RowsStay, why="too_few" if any_unplayed(race) else "no_cards")
        return
    for _ in range(caravans):
        taken = [race.rows[seat] for seat in movers[1:] + movers[:1]]
        for seat, row in zip(movers, taken):
            race.rows[seat] = row
        t.tell(RowsMoved, movers=tuple(movers))
