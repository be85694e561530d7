"""The wizard's spells and the book of magic: the letter on top of the draw pile strikes."""

from __future__ import annotations

from typing import Literal

from dragonroads.gamekit import Seat
from dragonroads.games.draghan import nouns
from dragonroads.games.draghan.effect import Effect
from dragonroads.games.draghan.effects.picnic import hunt_picnic
from dragonroads.games.draghan.model import Race, RaceTable, Slot
from dragonroads.games.draghan.nouns import At, Who
from dragonroads.games.draghan.reasons import NoEffect, because
from dragonroads.games.draghan.scenes import CardBeat, Harm
from dragonroads.games.draghan.steps.piles import check_top
from dragonroads.games.draghan.steps.rows import turn_barred
from dragonroads.games.draghan.steps.walking import walk_or_say

JUMPING, FLEEING, DRUNKEN, IMMOBILITY = "J", "F", "D", "I"
NO_CARD_TO_READ = because("no_card_to_read")
TREE = -0.5
"""What an adviser thinks of taking root."""


class Spell(CardBeat):
    who: Who
    spell: nouns.Spell

    def variant(self, _race: Race) -> Literal["J", "F", "D", "I", "none"]:
        match self.spell:
            case "J" | "F" | "D" | "I":
                return self.spell
        return "none"


class BecameTree(Harm):
    who: Who
    space: At


class BookRead(CardBeat):
    kind = "read_book"
    who: Who
    spell: nouns.Spell


class CastSpell(Effect):
    """The spell on the top card strikes: jump, flee, a drunken picnic, or a tree."""

    steps: int

    def run(self, t: RaceTable, seat: Seat, slot: Slot) -> None:
        race = t.state
        top = check_top(t)
        spell = "" if top is None else race.content.spell[top]
        t.tell(Spell, who=seat, spell=spell)
        if spell == JUMPING:
            walk_or_say(t, seat, self.steps)
        elif spell == FLEEING:
            walk_or_say(t, seat, -self.steps)
        elif spell == DRUNKEN:
            hunt_picnic(t, seat)
        elif spell == IMMOBILITY:
            race.trees[seat] = True
            t.tell(BecameTree, who=seat, space=race.places[seat])

    def worth(self, race: Race, owner: Seat) -> float:
        """By the letter that lies on top of the draw pile now."""
        top = race.content.spell[race.deck[-1]] if race.deck else ""
        return {JUMPING: float(self.steps), FLEEING: -float(self.steps), IMMOBILITY: TREE}.get(top, 0.0)


class ReadBook(Effect):
    """Only the letter of the top card works for this seat this round; cards of its row with another one are turned."""

    def run(self, t: RaceTable, seat: Seat, slot: Slot) -> None:
        race = t.state
        top = check_top(t)
        if top is None:
            t.tell(NoEffect, who=seat, reason=NO_CARD_TO_READ)
            return
        race.books[seat] = race.content.spell[top]
        t.tell(BookRead, who=seat, spell=race.books[seat])
        turn_barred(t, seat)
