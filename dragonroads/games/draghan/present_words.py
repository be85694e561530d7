"""The small words of the race: dragons, cards, backs, spaces and lists, each in the language of the catalogue."""

from __future__ import annotations

from collections.abc import Sequence

from dragonroads.engine.table import Card, Seat
from dragonroads.engine.views import Hidden, View
from dragonroads.games.draghan.content import Back, RaceContent
from dragonroads.games.draghan.track import Track
from dragonroads.games.presenter import Piece
from dragonroads.library.letters import cells
from dragonroads.library.words import Catalog, clean_text

Seen = Card | Hidden
"""A card as a view shows it: its number when the face may be looked at, else at most its back."""
TAG_CELLS = 5
FULL_LENGTH = 36


class RaceWords:
    """Says single things; the other `present_*` files put them into lines and sentences."""

    def __init__(self, catalog: Catalog, content: RaceContent, names: Sequence[str]) -> None:
        self.say = catalog.say
        self.content = content
        self.names = tuple(clean_text(name) for name in names)
        self._tones = {dragon.id: dragon.colour for dragon in content.dragons}
        self._laid: tuple[object, Track] = (None, content.track("forest", [], FULL_LENGTH, False))

    # --- seats ------------------------------------------------------------------------------------------------------

    def letter(self, view: View, seat: Seat) -> str:
        """The dragon's letter."""
        return str(view["dragons"][seat])

    def short(self, view: View, seat: Seat) -> str:
        """The dragon's short name, as the chronicle calls it."""
        return self.say(f"dragon.{view['dragons'][seat]}.short")

    def dragon(self, view: View, seat: Seat) -> str:
        """The dragon's full name."""
        return self.say(f"dragon.{view['dragons'][seat]}.name")

    def person(self, view: View, seat: Seat) -> str:
        """The person and the dragon."""
        return self.say("seat.full", name=self.names[seat], dragon=self.short(view, seat))

    def tone(self, view: View, seat: Seat) -> str:
        """The dragon's colour."""
        return self._tones.get(view["dragons"][seat], "plain")

    def piece(self, dragon: str) -> Piece:
        """A dragon before it runs."""
        return Piece(dragon, self._tones[dragon], self.say(f"dragon.{dragon}.name"), self.say(f"dragon.{dragon}.short"))

    # --- cards ------------------------------------------------------------------------------------------------------

    def card(self, card: Card) -> str:
        """The name of a card, with its number where copies differ."""
        known = self.content.cards[card]
        name = self.say(f"card.{known.face.id}.name")
        return self.say("card.valued", name=name, value=known.value) if self._value(card) else name

    def text(self, card: Card) -> str:
        """What a card does."""
        known = self.content.cards[card]
        return self.say(f"card.{known.face.id}.text", value=known.value)

    def tag(self, card: Card) -> str:
        """The card in at most five letters."""
        tag, value = self.say(f"card.{self.content.cards[card].face.id}.tag"), self._value(card)
        return tag[: TAG_CELLS - len(value)] + value

    def _value(self, card: Card) -> str:
        known = self.content.cards[card]
        return str(known.value) if known.value and known.face.value is None else ""

    def pattern(self, view: View, card: Seen | None) -> Back | None:
        """The back of a card, when backs are played with and this one lies open."""
        if card is None or not view["show_backs"]:
            return None
        back = card.back if isinstance(card, Hidden) else self.content.backs[card]
        return None if back is None else self.content.patterns[back]

    def symbols(self, back: Back) -> str:
        """`2F3`, with the spell's letter in the reader's language."""
        return f"{back.courage}{self.say(f'spell.{back.spell}')}{back.footprint}"

    def back(self, view: View, card: Seen | None) -> str:
        """`{2F3}`, or nothing where backs are not shown."""
        pattern = self.pattern(view, card)
        return "" if pattern is None else f"{{{self.symbols(pattern)}}}"

    def card_and_back(self, view: View, card: Card) -> str:
        """`Knight (3) {2F3}`."""
        return f"{self.card(card)} {self.back(view, card)}".rstrip()

    def some_card(self, view: View, back: int | None) -> str:
        """A card nobody sees the face of."""
        shown = self.back(view, Hidden(back))
        return self.say("card.unseen.back", back=shown) if shown else self.say("card.unseen")

    # --- places and lists -------------------------------------------------------------------------------------------

    def track(self, view: View) -> Track:
        """The track the race is run on."""
        laid = (view["track_id"], tuple(view["track_cards"]), view["length"], view["risky"])
        if self._laid[0] != laid:
            self._laid = laid, self.content.track(view["track_id"], view["track_cards"], view["length"], view["risky"])
        return self._laid[1]

    def space(self, view: View, place: int) -> str:
        """`Start`, `17` or `F3`."""
        length = self.track(view).length
        if place == 0:
            return self.say("place.start")
        return str(place) if place <= length else self.say("place.finish", n=place - length)

    def nth(self, n: int) -> str:
        """`3rd`."""
        return self.say(f"nth.{n}") if n <= 3 else self.say("nth.more", n=n)

    def listed(self, items: Sequence[str]) -> str:
        """`a, b and c`."""
        if len(items) < 2:
            return "".join(items)
        return self.say("list.and", some=", ".join(items[:-1]), last=items[-1])


def width(text: str) -> int:
    """How many terminal cells a text fills."""
    return sum(map(cells, text))


def padded(text: str, room: int) -> str:
    """The text filled up with spaces to so many cells."""
    return text + " " * (room - width(text))


def packed(items: Sequence[str], room: int) -> list[str]:
    """Items side by side, as many to a line as fit."""
    lines = [""]
    for item in items:
        if lines[-1] and width(lines[-1] + item) + 3 > room:
            lines.append("")
        lines[-1] += ("   " if lines[-1] else "") + item
    return lines
