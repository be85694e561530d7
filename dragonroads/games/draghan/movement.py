"""The movement phase: action rounds, turns, hugs and the caravan (RACE-MOVE, RACE-HUG, RACE-ROW-12)."""

from __future__ import annotations

from dragonroads.engine.table import Seat
from dragonroads.games.draghan.execution import play_slot
from dragonroads.games.draghan.model import RaceTable
from dragonroads.games.draghan.rows import has_unplayed, next_place


def action_round(t: RaceTable) -> None:
    """Begin an action round, or end the phase when no row has an unplayed card."""
    race = t.state
    waiting = [seat for seat in range(race.seats) if has_unplayed(race.rows[seat])]
    if not waiting:
        race.phase = "round_end"
        return
    if all(race.hugged[seat] for seat in waiting):
        released = min(waiting, key=lambda seat: race.hugged[seat])
        race.hugged[released] = 0
        t.tell("released", released)
    race.action_round += 1
    race.acted = [False] * race.seats
    race.turn = 0
    t.tell("action_round", race.action_round)
    race.phase = "turn"


def turn(t: RaceTable) -> None:
    """One seat's turn of the action round."""
    race = t.state
    seat = (race.first + race.turn) % race.seats
    if race.acted[seat]:
        t.tell("used_early", seat)
    else:
        race.acted[seat] = True
        _take_turn(t, seat)
    for hugged in race.hugging:
        race.hugs += 1
        race.hugged[hugged] = race.hugs
    race.hugging = []
    race.turn += 1
    if race.turn == race.seats:
        _move_rows(t)
        race.phase = "action_round"


def _take_turn(t: RaceTable, seat: Seat) -> None:
    race = t.state
    row = race.rows[seat]
    if race.hugged[seat]:
        t.tell("passes_hugged", seat)
    elif row.prepaid:
        row.prepaid -= 1
        t.tell("passes_mirrored", seat)
    elif has_unplayed(row):
        play_slot(t, seat, next_place(row))


def _move_rows(t: RaceTable) -> None:
    """Every caravan of the action round moves the rows one seat on."""
    race = t.state
    movers = [seat for seat in range(race.seats) if not race.hugged[seat]]
    for _ in range(race.caravans):
        if len(movers) > 1 and any(has_unplayed(row) for row in race.rows):
            taken = [race.rows[seat] for seat in movers[1:] + movers[:1]]
            for seat, row in zip(movers, taken):
                race.rows[seat] = row
            t.tell("rows_moved", tuple(movers))
    race.caravans = 0
