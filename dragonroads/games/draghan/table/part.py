"""What the parts of the table have in common: they say lines and nouns, and put them side by side."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from dragonroads.engine.line import snake_case
from dragonroads.engine.table import Card
from dragonroads.engine.views import is_hidden
from dragonroads.gamekit.nouns import Value
from dragonroads.gamekit.speaker import Speaker
from dragonroads.games.draghan.content import Back
from dragonroads.games.draghan.model import UNPLAYED, Race
from dragonroads.games.draghan.nouns import back_of, noun, symbols
from dragonroads.library.letters import cells

ROOM = 78
"""Cells a line of a section may fill, so that a front end may set it in."""
TAG_CELLS = 5
BLANK_BACK = "   "


class Part:
    """A part of the table; its texts are its own."""

    family: ClassVar[str] = "table"
    kind: ClassVar[str] = ""

    def __init_subclass__(cls) -> None:
        cls.kind = snake_case(cls.__name__)

    def __init__(self, speaker: Speaker) -> None:
        self.speaker = speaker

    def say(self, race: Race, value: Value) -> str:
        """A line or a noun in words."""
        return self.speaker.worded(race, value)

    def letter(self, race: Race, seat: int) -> str:
        """The letter of a seat's dragon."""
        return race.dragons[seat]

    def tag(self, race: Race, card: Card) -> str:
        """A card in at most five letters."""
        known = race.content.cards[card]
        value = str(known.value) if known.is_told_by_value else ""
        return self.say(race, noun(f"card.{known.face.id}.tag"))[: TAG_CELLS - len(value)] + value

    def symbols(self, race: Race, back: Back | None) -> str:
        """`2F3`, or a blank of the same size."""
        return self.say(race, symbols(back)) if back else BLANK_BACK


def is_barred(race: Race, seat: int, back: Back | None) -> bool:
    """Whether a book lets a card with this back do nothing for a seat."""
    return bool(back and race.books[seat] and back.spell != race.books[seat])


def totals(race: Race, seat: int) -> dict[str, int]:
    """Courage and stamina, added up from the backs that lie open."""
    row = race.rows[seat]
    backs = [back_of(race, card) for card, state in zip(row.cards, row.states) if state in UNPLAYED]
    shown = [back for back in backs if back]
    return {"courage": sum(back.courage for back in shown), "stamina": sum(back.footprint for back in shown)}


def is_active(race: Race, seat: int) -> bool:
    """Whether it is this seat's turn to lay cards or to move."""
    return race.phase in ("program", "turn") and not race.over and seat == race.active


def visible(zone: Sequence[Card]) -> list[Card]:
    """The cards of a zone whose faces may be looked at."""
    return [card for card in zone if not is_hidden(card)]


def width(text: str) -> int:
    """How many terminal cells a text fills."""
    return sum(map(cells, text))


def padded(text: str, room: int) -> str:
    """The text filled up with spaces to so many cells."""
    return text + " " * (room - width(text))


def packed(items: Sequence[str], room: int = ROOM) -> list[str]:
    """Items side by side, as many to a line as fit."""
    lines = [""]
    for item in items:
        if lines[-1] and width(lines[-1] + item) + 3 > room:
            lines.append("")
        lines[-1] += ("   " if lines[-1] else "") + item
    return lines
