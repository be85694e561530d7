"""Tables that people sit down at in these tests: real saves in a folder of their own."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from dragonroads.engine.game import Agreements, SeatSpec
from dragonroads.saves.beginning import Wishes, begin
from dragonroads.saves.content import Contents
from dragonroads.saves.setting import settled
from dragonroads.seats.codes import code_hash
from dragonroads.settings import Settings
from dragonroads.ui.app import BoxApp
from dragonroads.ui.box import Box, Surroundings
from dragonroads.ui.session import Session
from tests.boxes import BOXED
from tests.ui.secrets import CanaryGame

NAMES = ("Ana", "Bo", "Cleo", "Dan", "Eve", "Fay")
SALT = "pepper"
STILL = Settings(pace="off")
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
    handover: str = "every-turn"
    settings: Settings = STILL
    game: str = "draghan"

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
    canaries: CanaryGame | None = None

    @property
    def path(self) -> Path:
        """The save."""
        assert self.session.path is not None
        return self.session.path


def journey(
    seats: int = 4, seed: int = 1, handover: str = "every-turn", settings: Settings = STILL, box: str = "dragon_road"
) -> Wanted:
    """A table of the Dragon Road, or of another box."""
    return Wanted(seats, "journey", seed, handover=handover, settings=settings, game=box)


def valley(
    people: int = 2, seed: int = 1, *wishes: str, handover: str = "every-turn", settings: Settings = STILL
) -> Wanted:
    """A table of Dragon Canyon, as short as it can be."""
    short = ("length=quick", *wishes)
    return Wanted(people, "full_valley", seed, short, handover=handover, settings=settings, game="dragon_canyon")


def lay(wanted: Wanted, canaries: CanaryGame | None = None) -> Laid:
    """A new table with its save, and an app that opens on it."""
    box = Box(Contents(BOXED), wanted.settings, None, Surroundings({}))
    loaded = canaries.game if canaries else BOXED.open(wanted.game)
    words = canaries.words if canaries else box.words_for(loaded)
    setting = settled(loaded, wanted.preset, list(wanted.wishes), wanted.seats, words)
    wishes = Wishes(Agreements(wanted.handover), seed=wanted.seed, salt=SALT)
    match, file = begin(loaded, wanted.seated(), setting, wishes)
    session = Session(match, loaded, words, file)
    return Laid(BoxApp(box, lambda app: app.play(session)), session, canaries)
