"""The movement phase: action rounds, turns, hugs and the caravan (RACE-MOVE, RACE-HUG, RACE-ROW-12)."""

from __future__ import annotations

from dragonroads.engine.table import Seat
from dragonroads.games.draghan.execution import play_slot
from dragonroads.games.draghan.model import Race, RaceTable
from dragonroads.games.draghan.rows import any_unplayed, has_unplayed, next_place


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
    t.tell("action_round", race.action_round)
    race.phase = "turn"


def _release_one(t: RaceTable) -> None:
    """When only hugged seats have unplayed cards, the one hugged first may go on."""
    race = t.state
    waiting = [seat for seat, row in enumerate(race.rows) if has_unplayed(row)]
    if all(race.hugged[seat] for seat in waiting):
        released = min(waiting, key=lambda seat: race.hugged[seat])
        race.hugged[released] = 0
        t.tell("released", released)


def turn(t: RaceTable) -> None:
    """One seat's turn of the action round."""
    race = t.state
    turn, seats = race.turn, race.seats
    seat = (race.first + turn) % seats
    if race.acted[seat]:
        t.tell("used_early", seat)
    else:
        _take_turn(t, seat)
    if race.hugging:
        _begin_hugs(race)
    race.turn = turn = turn + 1
    if turn == seats:
        if race.caravans:
            _move_rows(t)
        race.phase = "action_round"


def _take_turn(t: RaceTable, seat: Seat) -> None:
    race = t.state
    race.acted[seat] = True
    if race.hugged[seat]:
        t.tell("passes_hugged", seat)
    elif race.owed[seat]:
        race.owed[seat] -= 1
        t.tell("passes_mirrored", seat)
    else:
        place = next_place(race.rows[seat])
        if place is not None:
            play_slot(t, seat, place)


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
        t.tell("rows_stay", "too_few" if any_unplayed(race) else "no_cards")
        return
    for _ in range(caravans):
        taken = [race.rows[seat] for seat in movers[1:] + movers[:1]]
        for seat, row in zip(movers, taken):
            race.rows[seat] = row
        t.tell("rows_moved", tuple(movers))
