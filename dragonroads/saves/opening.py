"""Opening a saved table with the content it was played with, to look at it or to go on."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from dragonroads.engine.game import Header
from dragonroads.engine.match import Match
from dragonroads.engine.savefile_reading import Damaged, Saved, Stuck, read
from dragonroads.engine.savefile_resuming import copy_from_snapshot, copy_until, load_match
from dragonroads.games.loaded import LoadedGame
from dragonroads.games.presenter import Presenter
from dragonroads.library.words import Catalog, clean_text
from dragonroads.saves.beginning import free_path
from dragonroads.saves.content import Contents, Found, keep_content


@dataclass(frozen=True, slots=True)
class Opened:
    """A table: its match as far as it can be followed, and why it cannot be followed further if it cannot."""

    path: Path
    saved: Saved
    found: Found
    match: Match[Any]
    stuck: Stuck | None = None

    def presenter(self, words: Catalog) -> Presenter:
        """The words of the game for the people at this table."""
        return self.loaded.present(words, people(self.saved.header))

    @property
    def loaded(self) -> LoadedGame:
        """The game, with the content the table was played with."""
        return self.found.loaded


def people(header: Header) -> list[str]:
    """The names at a table, washed: anybody may have written the file."""
    return [clean_text(seat.name) or "?" for seat in header.seats]


def look(path: Path, contents: Contents) -> Opened:
    """Read a table without touching its file; one that is stuck is read up to the line before."""
    saved, stuck = _read(path)
    found = contents.of(saved.header)
    try:
        return Opened(path, saved, found, load_match(saved, found.loaded.game), stuck)
    except Stuck as changed:
        match = load_match(changed.saved, found.loaded.game)
        return Opened(path, changed.saved, found, match, changed)


def copy_of(opened: Opened, from_snapshot: bool) -> Path:
    """A copy to go on with: every line before the trouble, or today's rules from the last position after it."""
    target = free_path(f"{opened.path.stem}-copy")
    if from_snapshot and opened.stuck:
        keep_content(opened.loaded)
        copy_from_snapshot(opened.stuck, target, opened.loaded.game)
    else:
        copy_until(opened.path, target, opened.stuck.line if opened.stuck else len(opened.saved.ends) + 1)
    return target


def _read(path: Path) -> tuple[Saved, Stuck | None]:
    try:
        return read(path), None
    except Damaged as damaged:
        return damaged.saved, damaged
