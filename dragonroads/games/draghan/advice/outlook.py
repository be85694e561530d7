"""What an adviser looks at: a race, possible though perhaps not true, from the seat that is asked."""

from __future__ import annotations

from dataclasses import dataclass

from dragonroads.engine.table import Card, Seat
from dragonroads.gamekit.game import Outlook as KitLook
from dragonroads.games.draghan.model import TURNED, Race

PLAIN_CARD = 1.0
"""A card of this worth is neither good to have nor good to give away."""
UNSEEN, PER_SYMBOL = 1.0, 0.3
"""What an unknown card is worth, and how much a footprint adds to it and courage takes from it: backs tell a little."""


@dataclass(frozen=True, slots=True)
class Outlook(KitLook[Race]):
    """A race and the seat that is asked."""

    def worth(self, card: Card, owner: Seat | None = None) -> float:
        """What a card is worth to the owner of a row; to the asked seat if nobody else is named."""
        return worth(self.game, self.seat if owner is None else owner, card)

    def hope(self, owner: Seat, place: int) -> float:
        """What a face-down card may be worth to its owner, by all the asked seat knows of it."""
        row, content = self.game.rows[owner], self.game.content
        card = row.cards[place]
        if row.states[place] == TURNED:
            return 0.0
        if self.game.seen[card] >> self.seat & 1:
            return self.worth(card, owner)
        return UNSEEN + PER_SYMBOL * (content.footprint[card] - content.courage[card])


def worth(race: Race, owner: Seat, card: Card) -> float:
    """How far the owner of the row gets ahead by this card, judged by where everybody stands now."""
    content = race.content
    if race.books[owner] not in ("", content.spell[card]):
        return 0.0
    return content.cards[card].effect.worth(race, owner)
