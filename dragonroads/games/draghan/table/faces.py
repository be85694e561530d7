"""Cards of a race as facts: a face, a back, and how a card lies in a Storyline."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap

from dragonroads.engine.line import text
from dragonroads.engine.table import Card, Seat
from dragonroads.engine.views import Hidden, is_hidden
from dragonroads.gamekit.facts import cards as facts
from dragonroads.gamekit.facts.marks import Mark, Number, Word
from dragonroads.gamekit.facts.people import NOBODY, Badge
from dragonroads.games.draghan.content import Back
from dragonroads.games.draghan.model import MISSED, RESOLVING, TURNED, UNPLAYED, Race
from dragonroads.games.draghan.nouns import SpellNoun, back_of, card_gist, card_name, card_short, card_text, tone
from dragonroads.games.draghan.places import card_place, slot_place
from dragonroads.games.draghan.table.part import Part, is_barred

GIST = 10
"""Cells of a line of what a card does in short."""


class Faces(Part):
    """Says what may be read off a card."""

    courage, footprint, stamina = text(), text(), text()
    sideways, missed = text(), text()

    def badge(self, race: Race, seat: Seat) -> Badge:
        """The letter of a seat's dragon in its colour."""
        return Badge(self.letter(race, seat), tone(race, seat))

    def face(self, race: Race, card: Card) -> facts.Card:
        """A card that may be looked at, from both sides."""
        known = race.content.cards[card].face
        return facts.Card(
            self.say(race, card_name(race, card)),
            self.say(race, card_short(race, card)),
            tuple(wrap(self.say(race, card_gist(race, card)), GIST)),
            self.say(race, card_text(race, card)),
            known.art,
            known.kind or "",
            self.marks(race, back_of(race, card)),
        )

    def back(self, race: Race, card: Card | Hidden) -> facts.Card:
        """A card face down."""
        return facts.Card(marks=self.marks(race, back_of(race, card)))

    def marks(self, race: Race, back: Back | None) -> tuple[Mark, ...]:
        """Courage, spell and footprint; nothing where backs are not played with."""
        if back is None:
            return ()
        letter, name = self.say(race, SpellNoun.letter(back.spell)), self.say(race, SpellNoun.name(back.spell))
        return (
            Number("courage", back.courage, self.say(race, self.courage())),
            Word("spell", letter, name),
            Number("footprint", back.footprint, self.say(race, self.footprint())),
        )

    def totals(self, race: Race, courage: int, stamina: int) -> tuple[Mark, ...]:
        """What the backs of a row add up to."""
        return (
            Number("courage", courage, self.say(race, self.courage())),
            Number("footprint", stamina, self.say(race, self.stamina())),
        )

    def laid(self, race: Race, seat: Seat, k: int) -> facts.Laid:
        """A card of a Storyline, with the badge of who laid it."""
        row = race.rows[seat]
        card, state, layer = row.cards[k], row.states[k], row.laid_by[k]
        by, place = self.badge(race, layer) if layer >= 0 else NOBODY, slot_place(seat, k)
        if state == MISSED:
            return facts.Laid(state="missed", by=by, note=self.say(race, self.missed()), place=place)
        if state == TURNED or (state in UNPLAYED and is_barred(race, seat, back_of(race, card))):
            return facts.Laid(state="sideways", by=by, note=self.say(race, self.sideways()), place=place)
        if state in UNPLAYED:
            return facts.Laid(self.back(race, card), "down", by, place=place)
        return facts.Laid(self.face(race, card), "now" if state == RESOLVING else "played", by, place=place)

    def in_hand(self, race: Race, cards: Sequence[Card]) -> tuple[facts.Laid, ...]:
        """The cards of a hand, with the number that picks each."""
        shown = [card for card in cards if not is_hidden(card)]
        return tuple(
            facts.Laid(self.face(race, card), "hand", key=str(at), place=card_place(card))
            for at, card in enumerate(shown, 1)
        )
