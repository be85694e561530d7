"""The games on the shelf: every content folder with a `game.yaml` is one; there is no list to edit."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

from dragonroads import paths
from dragonroads.errors import ContentError, UsageError
from dragonroads.library.binder import Binder
from dragonroads.library.pack import GAME_FILE, Pack
from dragonroads.library.packs import pack_ids, read_pack
from dragonroads.library.problems import Problem, Problems, hint, quoted
from dragonroads.library.words import Catalog, languages, read_words

if TYPE_CHECKING:
    from dragonroads.games.loaded import LoadedGame

BOX = "box"
"""The content folder with the words of the app itself."""


@dataclass(frozen=True, slots=True)
class Shelf:
    """Where games are looked for, and where compiled content may be kept."""

    roots: Sequence[Path] = field(default_factory=paths.content_roots)
    cache: Path | None = field(default_factory=paths.cache_folder)

    def games(self) -> list[str]:
        """The ids of all games, sorted."""
        return pack_ids(self.roots, GAME_FILE)

    def used(self) -> set[str]:
        """The ids of the content folders that games use and that are no games themselves: parts of those games."""
        games = self.games()
        return {used for game in games for used in self.pack(game).uses} - {*games}

    def find(self, name: str) -> str:
        """The id of a game as people write it, with hyphens or underscores; UsageError when there is none."""
        wanted = name.replace("-", "_")
        if wanted not in self.games():
            known = [one.replace("_", "-") for one in self.games()]
            raise UsageError(f"no game called {quoted(name)}{hint(name, known)}")
        return wanted

    def pack(self, name: str) -> Pack:
        """A content folder, read."""
        return read_pack(name, self.roots, self.cache)

    def open(self, name: str) -> LoadedGame:
        """A game, ready to be played."""
        return open_pack(self.pack(self.find(name)))

    def check(self, name: str) -> tuple[Problem, ...]:
        """Everything that is wrong with a content folder."""
        from dragonroads.library.gamespec import read_spec  # only now: home shows games that nobody has opened yet

        pack = self.pack(name)
        if GAME_FILE not in pack.files and GAME_FILE not in pack.unreadable:
            return _problems_of_shared(pack)
        problems = Problems(pack.problems())
        spec = read_spec(pack, Binder(problems))
        if spec is None:
            return tuple(problems)
        found: tuple[Problem, ...] = _rules_of(spec.rules).check_game(pack)
        return found

    def catalog(self, lang: str, game: LoadedGame | None = None) -> Catalog:
        """The words of the app, and of one game, in a language with English underneath."""
        english = Catalog("en")
        catalog = english if lang == "en" else Catalog(lang, fallback=english)
        packs = [self.pack(BOX)]
        if game:
            english.offer("en", game.english)
            packs.append(game.pack)
        binder = Binder()
        for pack in packs:
            Problems(pack.problems()).raise_if_any()
            for found in languages(pack):
                catalog.offer(found, read_words(pack, found, binder))
        binder.settle()
        return catalog


def _problems_of_shared(pack: Pack) -> tuple[Problem, ...]:
    """What can be said of a folder that is no game: everything else in it is checked with the games that use it."""
    from dragonroads.library.rulebook import FILE, RuleBook

    binder = Binder(Problems(pack.problems()))
    for lang in languages(pack):
        read_words(pack, lang, binder)
    if FILE in pack.files:
        pack.bind(FILE, RuleBook, binder)
    return tuple(binder.problems)


def open_pack(pack: Pack) -> LoadedGame:
    """The game of a content folder, wherever the folder came from."""
    from dragonroads.library.gamespec import read_spec

    problems = Problems(pack.problems())
    spec = read_spec(pack, Binder(problems))
    problems.raise_if_any()
    assert spec is not None
    loaded: LoadedGame = _rules_of(spec.rules).open_game(pack)
    return loaded


def _rules_of(name: str) -> ModuleType:
    try:
        return import_module(f"dragonroads.games.{name}.loading")
    except ModuleNotFoundError:
        raise ContentError(f"there are no rules called {quoted(name)}") from None
