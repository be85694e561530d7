"""What the home screen knows: each game by its announcement, before it is opened, and the table to go on with."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import islice
from typing import TYPE_CHECKING

from dragonroads.errors import DragonroadsError
from dragonroads.library.cover import Cover
from dragonroads.library.pack import GAME_FILE, Pack
from dragonroads.shelf import Shelf

if TYPE_CHECKING:
    from dragonroads.saves.content import Contents
    from dragonroads.saves.listing import Standing

MOST_LOOKED_AT = 12
"""How many tables are read, at most, to find one that is not over."""
BETWEEN_GAMES = 10
"""A game of fewer minutes is played between two others: nobody opens the box for it."""


@dataclass(frozen=True, slots=True)
class GameCard:
    """A game on the shelf; one whose content has mistakes has nothing but its name."""

    id: str
    name: str
    pitch: str = ""
    least: int = 0
    most: int = 0
    minutes: int = 0
    is_broken: bool = False
    cover: Cover | None = None
    short: str = ""
    """What stands on its box where there is no room for the whole name."""

    @property
    def shown_id(self) -> str:
        """As people type it."""
        return self.id.replace("_", "-")


def game_cards(shelf: Shelf, lang: str) -> list[GameCard]:
    """All games of the shelf, short ones first; none is opened for it, which takes a moment for each.

    What is played between two games stands behind the others.
    """
    cards = [game_card(shelf, game, lang) for game in shelf.games()]
    return sorted(cards, key=lambda card: (0 < card.minutes < BETWEEN_GAMES, card.minutes))


def game_card(shelf: Shelf, game: str, lang: str) -> GameCard:
    """One game by its announcement alone, as it stands there: whether all of it is right shows when it is opened."""
    try:
        pack = shelf.announced(game)
    except DragonroadsError:
        return broken_card(game)
    match _told(pack, GAME_FILE):
        case {
            "name": str(name),
            "pitch": str(pitch),
            "minutes": int(minutes),
            "seats": {"least": int(least), "most": int(most)},
        } if not pack.unreadable:
            words = _told(pack, f"text.{lang}.yaml")
            name, pitch = str(words.get("game.name", name)), str(words.get("game.pitch", pitch))
            short, cover = str(words.get("game.short", "")), _cover(_told(pack, GAME_FILE).get("cover"))
            return GameCard(game, name, pitch, least, most, minutes, cover=cover, short=short)
        case _:
            return broken_card(game)


def _told(pack: Pack, file: str) -> Mapping[str, object]:
    """What a file says, not yet checked; nothing when it is not there or says something else than names and values."""
    value = pack.files[file].value if file in pack.files else None
    return value if isinstance(value, dict) else {}


def _cover(told: object) -> Cover | None:
    """The cover as it stands there; a plain lid while there is something wrong with it."""
    match told:
        case {"ground": str(ground), "small": list(small), "large": list(large), "inks": dict(inks)}:
            pass
        case _:
            return None
    try:
        return Cover(ground, tuple(map(str, small)), tuple(map(str, large)), inks)
    except (TypeError, ValueError):
        return None


def broken_card(game: str) -> GameCard:
    """A game that cannot be played."""
    return GameCard(game, game.replace("_", "-"), is_broken=True)


def last_unfinished(contents: Contents) -> Standing | None:
    """The table last played that can go on."""
    from dragonroads.saves.listing import standings  # only now: it knows how games are played

    newest = islice(standings(contents), MOST_LOOKED_AT)
    return next((one for one in newest if one.game and not one.over and not one.trouble), None)
