"""What the values of a race are called: dragons, cards and their backs, spaces, spells.

A noun takes the race as its reader sees it and a value, and says what the value is called; a sort is a type that
carries its noun, so that events, reasons and texts need nothing but their annotations.
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

from dragonroads.engine.views import Hidden
from dragonroads.gamekit import SEAT, Called, Card, Joined, Line, Person, Saying, Seat, ShowsFace, Value, text
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
    return "" if card is None else _named(race, card, "name")


def card_short(race: Race, card: Card) -> Value:
    """The same in eight cells."""
    return _named(race, card, "short")


def card_gist(race: Race, card: Card) -> Line:
    """What a card does, in two lines of ten cells."""
    return _about(race, card, "gist")


def card_text(race: Race, card: Card) -> Line:
    """What a card does, in a sentence."""
    return _about(race, card, "text")


def _named(race: Race, card: Card, field: str) -> Value:
    known = race.content.cards[card]
    name = noun(f"card.{known.face.id}.{field}")
    return CardNoun.valued(name=name, value=known.value) if known.is_told_by_value else name


def _about(race: Race, card: Card, field: str) -> Line:
    known = race.content.cards[card]
    return noun(f"card.{known.face.id}.{field}", value=known.value)


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
    """All that is on a back, its spell by name; nothing where backs are not shown."""
    if back is None:
        return ""
    return CardNoun.back(courage=back.courage, spell=back.spell, footprint=back.footprint)


def behind(back: Back | None) -> Value:
    """The same behind something else: with a blank before it, if there is anything to show."""
    return "" if back is None else Joined("", (" ", shown_back(back)))


def card_and_back(race: Race, card: Card) -> Value:
    """A card's name, and its back where backs are shown."""
    return Joined(" ", (card_name(race, card), shown_back(back_of(race, card))))


def _unseen(_race: Race, _back: int | None) -> Line:
    """A card nobody sees the face of; its back is drawn, not read aloud."""
    return CardNoun.unseen()


Shown: TypeAlias = Annotated[Card, ShowsFace(FAMILY), Called(card_name)]
"""A card whose face everybody sees who is told."""
Unseen: TypeAlias = Annotated[int | None, Called(_unseen)]
"""The number of a back, or nothing where backs are not shown."""


def spell(_race: Race, letter: str) -> Value:
    """The name of a spell."""
    return SpellNoun.name(letter) if letter else ""


Spell: TypeAlias = Annotated[str, Called(spell)]


class CardNoun:
    """A card by its name, its number or its back."""

    family, kind = "noun", "card"
    valued = text(name=str, value=int)
    unseen = text()
    back = text(courage=int, spell=Spell, footprint=int)


class SpellNoun:
    """A spell by its letter or its name."""

    family, kind = "noun", "spell"
    letter = text(*SPELLS)
    name = text(*SPELLS)


# --- places -----------------------------------------------------------------------------------------------------------


def space(race: Race, place: int) -> Value:
    """`Start`, `17` or `3 past the line`."""
    return _space(race, place, SpaceNoun.start, SpaceNoun.finish)


def board_space(race: Race, place: int) -> Value:
    """`Start`, `17` or `+3`, as it stands on a board."""
    return _space(race, place, SpaceNoun.start, SpaceNoun.short_finish)


def _space(race: Race, place: int, start: Saying, finish: Saying) -> Value:
    if place == 0:
        return start()
    length = race.track.length
    return place if place <= length else finish(n=place - length)


def at_space(race: Race, place: int) -> Value:
    """`at Start`, `on 17` or `3 past the line`: where something is."""
    return _prepositioned(race, place, SpaceNoun.at)


def from_space(race: Race, place: int) -> Value:
    """`from Start`, `from 17` or `from 3 past the line`: where something comes from."""
    return _prepositioned(race, place, SpaceNoun.away)


def _prepositioned(race: Race, place: int, said: Saying) -> Value:
    length = race.track.length
    where = "start" if place == 0 else "track" if place <= length else "finish"
    return said(where, n=place - length if place > length else place)


def nth(_race: Race, place: int | None) -> Value:
    """`3rd` for the third card of a row, which lies at place 2."""
    if place is None:
        return ""
    n = place + 1
    return Small.nth(str(n) if n <= 3 else "more", n=n)


def nth_cards(_race: Race, n: int) -> Value:
    """`third cards`: what everybody plays in the third action round."""
    return Small.cards(str(n) if n <= NAMED_CARDS else "more", n=n)


NAMED_CARDS = 8
"""So many cards of a row are counted in words."""
Space: TypeAlias = Annotated[int, Called(space)]
BoardSpace: TypeAlias = Annotated[int, Called(board_space)]
At: TypeAlias = Annotated[int, Called(at_space)]
From: TypeAlias = Annotated[int, Called(from_space)]
Nth: TypeAlias = Annotated[int, Called(nth)]
Cards: TypeAlias = Annotated[int, Called(nth_cards)]
Steps: TypeAlias = Annotated[int, Called(lambda _race, steps: abs(steps))]
"""How far, on or back: the sentence says which way."""
Track: TypeAlias = Annotated[str, Called(lambda _race, track: noun(f"track.{track}.name"))]


class Small:
    """Words of the language itself."""

    nth = text("1", "2", "3", "more", key="nth", n=int)
    cards = text(*map(str, range(1, NAMED_CARDS + 1)), "more", key="cards", n=int)


class SpaceNoun:
    """A space by its number, and where something is that stands on it."""

    family, kind = "noun", "space"
    start, short_start = text(), text()
    finish, short_finish = text(n=int), text(n=int)
    at = text("start", "track", "finish", n=int)
    away = text("start", "track", "finish", n=int)
