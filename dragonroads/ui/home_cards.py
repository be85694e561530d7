"""What the home screen knows: each game by its announcement, before it is opened, and the table to go on with."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import islice
from typing import TYPE_CHECKING

from dragonroads.errors import DragonroadsError
from dragonroads.library.binder import Binder
from dragonroads.library.gamespec import read_spec
from dragonroads.library.words import read_words
from dragonroads.shelf import Shelf

if TYPE_CHECKING:
    from dragonroads.saves.content import Contents
    from dragonroads.saves.listing import Standing

MOST_LOOKED_AT = 12
"""How many tables are read, at most, to find one that is not over."""


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

    @property
    def shown_id(self) -> str:
        """As people type it."""
        return self.id.replace("_", "-")


def game_cards(shelf: Shelf, lang: str) -> list[GameCard]:
    """All games of the shelf; none is opened for it, which takes a moment for each."""
    return [game_card(shelf, game, lang) for game in shelf.games()]


def game_card(shelf: Shelf, game: str, lang: str) -> GameCard:
    """One game by its announcement alone."""
    try:
        pack, binder = shelf.pack(game), Binder()
        spec, words = read_spec(pack, binder), read_words(pack, lang, binder)
        binder.settle()
    except DragonroadsError:
        spec, words = None, {}
    if spec is None:
        return broken_card(game)
    name, pitch = str(words.get("game.name", spec.name)), str(words.get("game.pitch", spec.pitch))
    return GameCard(game, name, pitch, spec.seats.least, spec.seats.most, spec.minutes)


def broken_card(game: str) -> GameCard:
    """A game that cannot be played."""
    return GameCard(game, game.replace("_", "-"), is_broken=True)


def last_unfinished(contents: Contents) -> Standing | None:
    """The table last played that can go on."""
    from dragonroads.saves.listing import standings  # only now: it knows how games are played

    newest = islice(standings(contents), MOST_LOOKED_AT)
    return next((one for one in newest if one.game and not one.over and not one.trouble), None)
