"""Cards that read the draw pile: the wizard's spells, the picnic, the book of magic."""

from __future__ import annotations

from dragonroads.engine.table import Seat
from dragonroads.games.draghan.model import RaceTable, Slot
from dragonroads.games.draghan.piles import check_top, discard, draw
from dragonroads.games.draghan.rows import turn_barred
from dragonroads.games.draghan.verbs import words
from dragonroads.games.draghan.walking import spaces_in_reach, walk, walk_or_say

JUMPING, FLEEING, DRUNKEN, IMMOBILITY = "J", "F", "D", "I"
BET_BONUS = 3
FOOTPRINTS = (1, -1, 1, -1)
"""The directions of a picnic's four cards."""


@words.verb()
def cast_spell(t: RaceTable, seat: Seat, slot: Slot, steps: int) -> None:
    """The spell on the top card strikes: jump, flee, a drunken picnic, or a tree."""
    race = t.state
    top = check_top(t)
    spell = "" if top is None else race.content.spell[top]
    t.tell("spell", seat, spell)
    if spell == JUMPING:
        walk_or_say(t, seat, steps)
    elif spell == FLEEING:
        walk_or_say(t, seat, -steps)
    elif spell == DRUNKEN:
        hunt_picnic(t, seat, slot)
    elif spell == IMMOBILITY:
        race.trees[seat] = True
        t.tell("became_tree", seat, race.places[seat])


@words.verb()
def hunt_picnic(t: RaceTable, seat: Seat, slot: Slot) -> None:
    """Follow four footprints: forward, back, forward, back; a won bet adds three steps."""
    race = t.state
    if check_top(t) is None and not race.rules.betting:
        t.tell("no_effect", seat, "no_card_to_draw")
        return
    bet = -1
    if race.rules.betting:
        bet = t.ask(seat, "bet_space", spaces_in_reach(race, seat, FOOTPRINTS, max(race.content.footprint)))
        t.tell("bet", seat, bet)
    for direction in FOOTPRINTS:
        card = draw(t)
        if card is None:
            break
        discard(t, [card])
        t.tell("footprint", seat, card, direction * race.content.footprint[card])
        walk(t, seat, direction * race.content.footprint[card])
    if race.rules.betting:
        won = race.places[seat] == bet
        t.tell("bet_won" if won else "bet_lost", seat, bet)
        walk(t, seat, BET_BONUS if won else 0)


@words.verb()
def read_book(t: RaceTable, seat: Seat, slot: Slot) -> None:
    """Only the letter of the top card works for this seat this round; cards of its row with another one are turned."""
    race = t.state
    top = check_top(t)
    if top is None:
        t.tell("no_effect", seat, "no_card_to_read")
        return
    race.books[seat] = race.content.spell[top]
    t.tell("read_book", seat, race.books[seat])
    turn_barred(t, seat)
