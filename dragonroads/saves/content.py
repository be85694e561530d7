"""The content a table was played with, kept by its hash beside the saves: edited content changes no running game."""

from __future__ import annotations

import contextlib
import os
import re
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from dragonroads import paths
from dragonroads.engine.line import Texts, text
from dragonroads.errors import ContentError, SaveError
from dragonroads.library.archive import bundle, from_bundle
from dragonroads.library.problems import quoted
from dragonroads.shelf import Shelf, open_pack

if TYPE_CHECKING:
    from dragonroads.engine.game import Header
    from dragonroads.games.loaded import LoadedGame

# A header may come from anybody, and both parts become a file name.
_GAME = re.compile(r"[a-z][a-z0-9_]{0,39}")
_HASH = re.compile(r"[0-9a-f]{16}")


class Says(Texts):
    """What is said of the game of a table."""

    family = "save"
    no_game = text(game=str)
    not_kept = text(path=str, reason=str)


@dataclass(frozen=True, slots=True)
class Found:
    """A game for a saved table, and whether its content came out of the archive."""

    loaded: LoadedGame
    archived: bool


def keep_content(loaded: LoadedGame) -> None:
    """Archive the content of a game, unless it is there already; SaveError when it cannot be written."""
    target = _place(loaded.game.id, loaded.game.content_hash)
    if target is None or target.exists():
        return
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        _write(target, bundle(loaded.pack))
    except OSError as fault:
        raise SaveError(Says.not_kept(path=str(target), reason=fault.strerror or "")) from None


class Contents:
    """Finds the games of saved tables; each is read once."""

    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf
        self._found: dict[tuple[str, str], Found] = {}

    def of(self, header: Header) -> Found:
        """The game as it was when the table began, if it can be had; otherwise as it is now."""
        key = (header.game, header.content)
        if key not in self._found:
            self._found[key] = self._find(header)
        return self._found[key]

    def _find(self, header: Header) -> Found:
        now, trouble = self._as_it_is_now(header.game)
        if now and now.game.content_hash == header.content:
            return Found(now, archived=False)
        if kept := archived(header):
            return Found(kept, archived=True)
        if now:
            return Found(now, archived=False)
        raise trouble or SaveError(Says.no_game(game=quoted(header.game)))

    def _as_it_is_now(self, game: str) -> tuple[LoadedGame | None, ContentError | None]:
        try:
            return (self.shelf.open(game) if game in self.shelf.games() else None), None
        except ContentError as fault:
            return None, fault


def archived(header: Header) -> LoadedGame | None:
    """The game of a header out of the archive; nothing when it is not there, damaged or not what its name says."""
    place = _place(header.game, header.content)
    try:
        loaded = open_pack(from_bundle(place.read_text("utf-8"))) if place else None
    except (OSError, ValueError, ContentError):
        return None
    if loaded and (loaded.game.id, loaded.game.content_hash) == (header.game, header.content):
        return loaded
    return None


def _place(game: str, content: str) -> Path | None:
    if not (_GAME.fullmatch(game) and _HASH.fullmatch(content)):
        return None
    return paths.archive_folder() / f"{game}-{content}.json"


def _write(target: Path, text: str) -> None:
    """In one step: a file of this name is always whole."""
    handle, name = tempfile.mkstemp(prefix=f".{target.name}.", dir=target.parent)
    try:
        with open(handle, "w", encoding="utf-8") as file:
            file.write(text)
        os.replace(name, target)
    except OSError:
        with contextlib.suppress(OSError):
            os.unlink(name)
        raise
