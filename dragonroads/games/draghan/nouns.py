"""What the values of a race are called: dragons, cards and their backs, spaces, spells.

A noun takes the race as its reader sees it and a value, and says what the value is called; a sort is a type that
carries its noun, so that events, reasons and texts need nothing but their annotations.
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

from dragonroads.engine.views import Hidden
from dragonroads.gamekit import SEAT, Called, Card, Joined, Line, Person, Seat, ShowsFace, Value, text
from dragonroads.games.draghan.content import SPELLS, Back
from dragonroads.games.draghan.model import Race

FAMILY = "race"
"""All cards of the race are of one family."""


def noun(key: str, **values: Value) -> Line:
    """What something is called whose words stand beside its numbers in the content."""
    return Line(key, values, dict.fromkeys(values, object))


# --- dragons ----------------------------------------------------------------------------------------------------------


def short(race: Race, seat: Seat) -> Line:
    """The dragon's short name, as the chronicle calls it."""
    return noun(f"dragon.{race.dragons[seat]}.short")


def dragon(race: Race, seat: Seat) -> Line:
    """The dragon's full name."""
    return noun(f"dragon.{race.dragons[seat]}.name")


def tone(race: Race, seat: Seat) -> str:
    """The dragon's colour."""
    letter = race.dragons[seat]
    return next((dragon.colour for dragon in race.content.dragons if dragon.id == letter), "plain")


def person_and_dragon(_race: Race, seat: Seat) -> Line:
    """`Ana (Cinder)`."""
    return SeatNoun.person(name=seat, dragon=seat)


def whole_name(_race: Race, seat: Seat) -> Line:
    """`Old Cinder (Ana)`."""
    return SeatNoun.dragon(dragon=seat, name=seat)


Who: TypeAlias = Annotated[Seat, SEAT, Called(short)]
"""The seat it happens to, by its dragon's short name."""
Runner: TypeAlias = Annotated[Seat, Called(short)]
"""A seat that is only mentioned."""
Dragon: TypeAlias = Annotated[Seat, Called(dragon)]
PersonWithDragon: TypeAlias = Annotated[Seat, Called(person_and_dragon)]
DragonLetter: TypeAlias = Annotated[str, Called(lambda _race, letter: noun(f"dragon.{letter}.name"))]


class SeatNoun:
    """A seat by its dragon and whoever runs with it."""

    family, kind = "noun", "seat"
    person = text(name=Person, dragon=Runner)
    dragon = text(dragon=Dragon, name=Person)


# --- cards ------------------------------------------------------------------------------------------------------------


def card_name(race: Race, card: Card | None) -> Value:
    """The name of a card, with its number where copies differ."""
    if card is None:
        return ""
    known = race.content.cards[card]
    name = noun(f"card.{known.face.id}.name")
    return CardNoun.valued(name=name, value=known.value) if known.is_told_by_value else name


def card_text(race: Race, card: Card) -> Line:
    """What a card does."""
    known = race.content.cards[card]
    return noun(f"card.{known.face.id}.text", value=known.value)


def back_of(race: Race, card: Card | Hidden) -> Back | None:
    """The back of a card, when backs are played with and this one lies open."""
    if not race.show_backs:
        return None
    back = card.back if isinstance(card, Hidden) else race.content.backs[card]
    return None if back is None else race.content.patterns[back]


def symbols(back: Back) -> Value:
    """`2F3`, with the spell's letter in the reader's language."""
    return Joined("", (str(back.courage), SpellNoun.letter(back.spell), str(back.footprint)))


def shown_back(back: Back | None) -> Value:
    """`{2F3}`, or nothing where backs are not shown."""
    return "" if back is None else Joined("", ("{", symbols(back), "}"))


def behind(back: Back | None) -> Value:
    """The same behind something else: with a blank before it, if there is anything to show."""
    return "" if back is None else Joined("", (" ", shown_back(back)))


def card_and_back(race: Race, card: Card) -> Value:
    """`Knight (3) {2F3}`."""
    return Joined(" ", (card_name(race, card), shown_back(back_of(race, card))))


def _unseen(race: Race, back: int | None) -> Line:
    """A card nobody sees the face of."""
    if back is None or not race.show_backs:
        return CardNoun.unseen()
    return CardNoun.unseen_back(back=shown_back(race.content.patterns[back]))


Shown: TypeAlias = Annotated[Card, ShowsFace(FAMILY), Called(card_name)]
"""A card whose face everybody sees who is told."""
Unseen: TypeAlias = Annotated[int | None, Called(_unseen)]
"""The number of a back, or nothing where backs are not shown."""


class CardNoun:
    """A card by its name, its number or its back."""

    family, kind = "noun", "card"
    valued = text(name=str, value=int)
    another = text(card=str, n=int)
    unseen = text()
    unseen_back = text(back=str)


def spell(_race: Race, letter: str) -> Value:
    """The letter of a spell in the reader's language."""
    return SpellNoun.letter(letter) if letter else ""


Spell: TypeAlias = Annotated[str, Called(spell)]


class SpellNoun:
    """A spell by its letter or its name."""

    family, kind = "noun", "spell"
    letter = text(*SPELLS)
    name = text(*SPELLS)


# --- places -----------------------------------------------------------------------------------------------------------


def space(race: Race, place: int) -> Value:
    """`Start`, `17` or `F3`."""
    if place == 0:
        return SpaceNoun.start()
    length = race.track.length
    return str(place) if place <= length else SpaceNoun.finish(n=place - length)


def nth(_race: Race, place: int | None) -> Value:
    """`3rd` for the third card of a row, which lies at place 2."""
    if place is None:
        return ""
    n = place + 1
    return Small.nth(str(n) if n <= 3 else "more", n=n)


Space: TypeAlias = Annotated[int, Called(space)]
Nth: TypeAlias = Annotated[int, Called(nth)]
Track: TypeAlias = Annotated[str, Called(lambda _race, track: noun(f"track.{track}.name"))]


class Small:
    """Words of the language itself."""

    nth = text("1", "2", "3", "more", key="nth", n=int)


class SpaceNoun:
    """A space by its number."""

    family, kind = "noun", "space"
    start = text()
    short_start = text()
    finish = text(n=int)
