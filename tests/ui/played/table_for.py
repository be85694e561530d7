"""Tables that people sit down at in these tests: real saves in a folder of their own."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from dragonroads.engine.game import Agreements, SeatSpec
from dragonroads.games.loaded import LoadedGame
from dragonroads.library.words import Catalog
from dragonroads.saves.beginning import Wishes, begin
from dragonroads.saves.content import Contents
from dragonroads.saves.setting import settled
from dragonroads.seats.codes import code_hash
from dragonroads.settings import Settings
from dragonroads.shelf import Shelf
from dragonroads.ui.app import BoxApp
from dragonroads.ui.box import Box, Surroundings
from dragonroads.ui.session import Session

NAMES = ("Ana", "Bo", "Cleo", "Dan", "Eve", "Fay")
SALT = "pepper"
STILL = Settings(animation="off")
"""Nothing moves: a moment is told as soon as it happens."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """What is on the table and who sits there."""

    seats: int = 3
    preset: str = "regular"
    seed: int = 5
    wishes: Sequence[str] = ()
    computers: Sequence[int] = ()
    codes: Sequence[str] = ()
    handover: str = "strict"
    settings: Settings = STILL

    def seated(self) -> tuple[SeatSpec, ...]:
        """The seats: people, some of them with a code, and computers."""
        codes = [*self.codes, *[""] * self.seats]
        return tuple(
            SeatSpec(
                NAMES[at],
                "computer:easy" if at in self.computers else "keyboard",
                code_hash(codes[at], SALT, at) if codes[at] else "",
            )
            for at in range(self.seats)
        )


@dataclass(frozen=True, slots=True)
class Laid:
    """A table that has been laid, and the app that shows it."""

    app: BoxApp
    session: Session

    @property
    def path(self) -> Path:
        """The save."""
        assert self.session.path is not None
        return self.session.path


def lay(wanted: Wanted, game: tuple[LoadedGame, Catalog] | None = None) -> Laid:
    """A new table with its save, and an app that opens on it."""
    shelf = Shelf(cache=None)
    box = Box(Contents(shelf), wanted.settings, None, Surroundings({}))
    if game is None:
        loaded = shelf.open("draghan")
        game = loaded, box.words_for(loaded)
    loaded, words = game
    setting = settled(loaded, wanted.preset, list(wanted.wishes), wanted.seats, words)
    wishes = Wishes(Agreements(wanted.handover), seed=wanted.seed, salt=SALT)
    match, file = begin(loaded, wanted.seated(), setting, wishes)
    session = Session(match, loaded, words, file)
    return Laid(BoxApp(box, lambda app: app.play(session)), session)
