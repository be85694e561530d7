"""The deck that plays the Automas: a card is drawn for each decision, and one part of it is read."""

from __future__ import annotations

from collections.abc import Sequence

from dragonroads.engine.record import Beat, Folded, Happening, Step
from dragonroads.engine.table import Card, Seat
from dragonroads.engine.zones import reveal, shuffle
from dragonroads.games.canyon.content import ACTIONS
from dragonroads.games.canyon.grid import Tile, bearing, from_middle
from dragonroads.games.canyon.model import Canyon, T
from dragonroads.games.canyon.nouns import Person, ShownAutoma, UsedPart, Who
from dragonroads.games.canyon.scenes import AUTOMA

ACTION, STRENGTH = "action", "strength"
PARTS = ("purchase", "move", ACTION, STRENGTH, "arrow")
"""What is read off a card; its strength in a battle."""


class AutomaShuffled(Step):
    cause = AUTOMA
    who: Person


class AutomaCardRead(Beat):
    """A card decides what an Automa does; one that adds to its strength belongs to the battle."""

    kind = "automa_card"
    cause = AUTOMA
    who: Who
    card: ShownAutoma
    part: UsedPart
    mentions = ("building", "tile", "n", "arrow", "turn")

    @classmethod
    def variants(cls) -> tuple[str, ...]:
        return (*(part for part in PARTS if part != ACTION), *(f"{ACTION}.{one}" for one in ACTIONS))

    def variant(self, game: Canyon) -> str:
        return f"{ACTION}.{game.content.automa[self.card].action}" if self.part == ACTION else self.part

    def role(self, _game: Canyon) -> type[Happening]:
        return Folded if self.part == STRENGTH else Beat


def draw(t: T, seat: Seat, part: str) -> Card:
    """The next card; an empty deck is made anew from all cards but the one being carried out."""
    game = t.state
    if not game.automa_deck:
        game.automa_deck, game.automa_discard = game.automa_discard, []
        shuffle(t, game.automa_deck, game.automa_seen)
        t.tell(AutomaShuffled, seat)
    card = game.automa_deck.pop()
    reveal(game.automa_seen, card)
    game.automa_card.append(card)
    t.tell(AutomaCardRead, seat, card, part)
    return card


def put_away(game: Canyon) -> None:
    """The latest card has been carried out."""
    game.automa_discard.append(game.automa_card.pop())


def decide(t: T, seat: Seat, tiles: Sequence[Tile], origin: Tile) -> Tile:
    """One of several tiles: the first that a card's arrow meets when it turns around the origin."""
    if len(tiles) == 1:
        return tiles[0]
    game = t.state
    card = game.content.automa[draw(t, seat, "arrow")]
    put_away(game)
    return min(tiles, key=lambda tile: (card.offset(bearing(origin, tile)), from_middle(tile)))
