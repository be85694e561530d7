"""How the saved tables stand, the one last played first."""

from __future__ import annotations

import datetime
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from dragonroads.errors import DragonroadsError
from dragonroads.library.words import clean_text
from dragonroads.saves.content import Contents
from dragonroads.saves.finding import last_played, name_of, saves
from dragonroads.saves.opening import look, people


@dataclass(frozen=True, slots=True)
class Standing:
    """One table in a list: who plays what, how far they are, and what is wrong with the file if something is."""

    path: Path
    game: str = ""
    title: str = ""
    people: tuple[str, ...] = ()
    round: int = 0
    over: bool = False
    trouble: str = ""

    @property
    def name(self) -> str:
        """What to type to open it."""
        return name_of(self.path)

    @property
    def when(self) -> str:
        """The day and minute it was last played; nothing when the file has gone or cannot be reached."""
        when = last_played(self.path)
        return datetime.datetime.fromtimestamp(when / 1e9).strftime("%Y-%m-%d %H:%M") if when else ""


def standings(contents: Contents) -> Iterator[Standing]:
    """Every table, read when its turn comes."""
    return (standing(path, contents) for path in saves())


def standing(path: Path, contents: Contents) -> Standing:
    """How one table stands."""
    try:
        opened = look(path, contents)
    except DragonroadsError as fault:
        return Standing(path, trouble=str(fault))
    header = opened.saved.header
    return Standing(
        path=path,
        game=opened.loaded.game.id,
        title=clean_text(header.name),
        people=tuple(people(header)),
        round=opened.match.state.round,
        over=opened.match.over,
        trouble=str(opened.stuck) if opened.stuck else "",
    )
