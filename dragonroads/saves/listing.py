"""How the saved tables stand, the one last played first."""

from __future__ import annotations

import datetime
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from dragonroads.engine.line import Line
from dragonroads.errors import DragonroadsError
from dragonroads.library.words import Catalog, clean_text
from dragonroads.saves.content import Contents
from dragonroads.saves.finding import last_played, name_of, saves
from dragonroads.saves.opening import Opened, look, people


class Reached(NamedTuple):
    """How far a seat has come, as everybody at the table may know."""

    letter: str
    tone: str
    name: str
    value: int


@dataclass(frozen=True, slots=True)
class Standing:
    """One table in a list: who plays what, how far they are, and what is wrong with the file if something is."""

    path: Path
    game: str = ""
    title: str = ""
    people: tuple[str, ...] = ()
    round: int = 0
    over: bool = False
    trouble: Line | str = ""
    reached: tuple[Reached, ...] = ()
    answers: int = 0

    @property
    def name(self) -> str:
        """What to type to open it."""
        return name_of(self.path)

    def trouble_in(self, words: Catalog) -> str:
        """What is wrong, in the language of whoever reads it."""
        return self.trouble if isinstance(self.trouble, str) else words.say(self.trouble)

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
        return Standing(path, trouble=fault.args[0])
    header = opened.saved.header
    return Standing(
        path=path,
        game=opened.loaded.game.id,
        title=clean_text(header.name),
        people=tuple(people(header)),
        round=opened.match.state.round,
        over=opened.match.over,
        trouble=opened.stuck.args[0] if opened.stuck else "",
        reached=_reached(opened),
        answers=opened.match.answered,
    )


def _reached(opened: Opened) -> tuple[Reached, ...]:
    """Everybody's letter and how far they have come; no words are needed for it."""
    presenter, view, names = opened.presenter(Catalog("en")), opened.match.view(None), people(opened.saved.header)
    found = []
    for seat, value in enumerate(presenter.standing(view)):
        letter = presenter.letter(seat, view)
        name = names[seat] if seat < len(names) else letter
        found.append(Reached(letter, presenter.tone(seat, view), name, value))
    return tuple(found)
