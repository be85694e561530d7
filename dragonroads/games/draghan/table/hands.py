"""Piles, hands and whatever a seat keeps to itself."""

from __future__ import annotations

from dragonroads.engine.line import text
from dragonroads.engine.table import Card, Seat
from dragonroads.engine.views import is_hidden
from dragonroads.games.draghan.model import HANDS, MISSED, NO_HAND, UNPLAYED, Race
from dragonroads.games.draghan.nouns import (
    Nth,
    Runner,
    Shown,
    back_of,
    card_and_back,
    card_name,
    card_text,
    shown_back,
)
from dragonroads.games.draghan.table.part import Part, packed, padded, visible, width
from dragonroads.games.presenter import Section


class Piles(Part):
    """Draw pile, discard pile, and cards that lie open beside the rows."""

    title, drawn = text(), text()
    deck, deck_top = text(n=int), text(n=int, back=str)
    discard_top, discard_empty = text(n=int, card=Shown), text()

    def section(self, race: Race) -> Section:
        """All of them."""
        lines = ["   ".join(self.piles(race))]
        if race.drawn:
            lines += packed([self.say(race, self.drawn()), *self._open(race)])
        return Section(self.say(race, self.title()), tuple(lines))

    def notes(self, race: Race) -> list[str]:
        """The same beside a board."""
        if not race.drawn:
            return self.piles(race)
        return [*self.piles(race), f"{self.say(race, self.drawn())} {', '.join(self._open(race))}"]

    def piles(self, race: Race) -> list[str]:
        """The draw pile with the back on top, and the discard pile with the card on top."""
        deck, discard = race.deck, race.discard
        top = back_of(race, deck[-1]) if deck else None
        pile = self.deck_top(n=len(deck), back=shown_back(top)) if top else self.deck(n=len(deck))
        thrown = self.discard_top(n=len(discard), card=discard[-1]) if discard else self.discard_empty()
        return [self.say(race, pile), self.say(race, thrown)]

    def _open(self, race: Race) -> list[str]:
        return [self.say(race, card_name(race, card)) for card in race.drawn]


class Hands(Part):
    """Cards that only their holder sees, the token in a fist, and what a memory aid shows."""

    hand, kept = text(who=Runner), text(who=Runner)
    remembered, one_remembered = text(), text(who=Runner, nth=Nth, card=Shown)
    token, token_in = text(), text(*HANDS)

    def sections(self, race: Race) -> list[Section]:
        """The hands and kept cards this viewer may look at, by name, and what a memory aid shows."""
        found = []
        for title, zones in ((self.hand, race.hands), (self.kept, race.kept)):
            for seat, zone in enumerate(zones):
                if cards := visible(zone):
                    names = [self.say(race, card_and_back(race, card)) for card in cards]
                    found.append(Section(self.say(race, title(who=seat)), tuple(packed(names))))
        return [*found, *self._remembered(race)]

    def private(self, race: Race, seat: Seat) -> list[Section]:
        """Everything a seat keeps behind its screen, as far as this viewer may look."""
        token = race.token_hand[seat]
        if is_hidden(token):  # a view leaves open only the fists of those whose screen it may look behind
            return []
        found = []
        for title, zones in ((self.hand, race.hands), (self.kept, race.kept)):
            if cards := visible(zones[seat]):
                found.append(Section(self.say(race, title(who=seat)), tuple(self._card_lines(race, cards))))
        if token != NO_HAND:
            line = self.say(race, self.token_in(HANDS[token]))
            found.append(Section(self.say(race, self.token()), (line,)))
        return [*found, *self._remembered(race)]

    def _card_lines(self, race: Race, cards: list[Card]) -> list[str]:
        """`Knight (3)  {2F3}  what it does`, in columns."""
        names = [self.say(race, card_name(race, card)) for card in cards]
        room = max(map(width, names))
        return ["  ".join(self._columns(race, padded(name, room), card)) for name, card in zip(names, cards)]

    def _columns(self, race: Race, name: str, card: Card) -> list[str]:
        parts = (name, self.say(race, shown_back(back_of(race, card))), self.say(race, card_text(race, card)))
        return [part for part in parts if part]

    def _remembered(self, race: Race) -> list[Section]:
        """The cards that lie face down although this viewer may look at them."""
        lines = [
            self.say(race, self.one_remembered(who=seat, nth=k, card=card))
            for seat, row in enumerate(race.rows)
            for k, (card, state) in enumerate(zip(row.cards, row.states))
            if state in (*UNPLAYED, MISSED) and not is_hidden(card)
        ]
        return [Section(self.say(race, self.remembered()), tuple(lines))] if lines else []
