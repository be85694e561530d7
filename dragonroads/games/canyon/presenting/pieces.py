"""Who stands on a tile, in words: a hero by name as far as the viewer sees it."""

from __future__ import annotations

from dragonroads.engine.table import Card, Seat
from dragonroads.engine.views import is_hidden
from dragonroads.games.canyon.grid import Tile
from dragonroads.games.canyon.model import Canyon
from dragonroads.games.canyon.presenting.facts import card_at
from dragonroads.games.canyon.presenting.words import CanyonWords


class PieceWords:
    """Says whose hero it is, and which one."""

    def __init__(self, words: CanyonWords) -> None:
        self.words = words

    def at(self, view: Canyon, tile: Tile, me: Seat | None = None) -> str:
        """`Ben's hidden hero`, `Ben's Wildling`, `your Skyrider`; empty where nobody stands."""
        card = card_at(view, tile)
        return "" if card is None else self.named(view, card, me)

    def named(self, view: Canyon, card: Card, me: Seat | None = None) -> str:
        """The same of a card."""
        say, seat = self.words.say, view.owner_of(card)
        hero = say("piece.hidden") if is_hidden(card) else self.words.hero_name(card)
        if seat == me:
            return say("piece.own", hero=hero)
        return say("piece", who=self.words.name(view, seat), hero=hero)
