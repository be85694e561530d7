"""The page `content/README.md`: every field of every kind of file and every verb, read off the code that binds them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeVar

from dragonroads.library.binder import Binder
from dragonroads.library.describe import describe, describe_verbs, records_in
from dragonroads.library.pack import Pack
from dragonroads.library.vocabulary import Vocabulary
from dragonroads.shelf import Shelf, open_pack

T = TypeVar("T")

_HEAD = """\
# Content: every file, field and verb

This page is printed by `dragonroads content-fields`; change the code it describes, not the page.

A game is a folder with a `game.yaml`. Every file is YAML of the plain kind: text, whole numbers, `true` and `false`,
lists and mappings; no anchors, tags, dates or fractions. `dragonroads check` names every mistake with file,
line and column.
A folder of the same name among the player's own content replaces files of ours one by one, and may add others.
`uses` in `game.yaml` names folders that several games share: their files, words and rules are the game's too, and where
both have the same word, the game's own is said. What such a folder holds is checked with the games that use it.

English stands beside the numbers. `text.<lang>.yaml` holds words under flat keys: one text, or `one` and `other` for a
message with a number `n`; `{name}` is filled in. What a key lacks in a language is said in English.

An effect is one verb with its arguments: `{verb: {argument: value}}`, `{verb: {}}` for none.
Each shape is described once, where it first comes up.
"""


@dataclass(frozen=True)
class _Watched(Pack):
    """A pack that remembers which of its files was bound to which shape, and with which verbs."""

    shapes: dict[str, type] = field(default_factory=dict)
    verbs: list[Vocabulary] = field(default_factory=list)

    def bind(self, name: str, shape: type[T], binder: Binder) -> T | None:
        """Binds the file and remembers how."""
        if isinstance(shape, type) and not name.startswith("text."):
            self.shapes.setdefault(name, shape)
        if binder.vocabulary is not None and binder.vocabulary not in self.verbs:
            self.verbs.append(binder.vocabulary)
        return super().bind(name, shape, binder)

    def files_of(self, pack: str, of_every_game: bool = False) -> dict[str, type]:
        """The shapes of this pack's files or of one it uses; files in a folder below are all of one kind."""
        found: dict[str, type] = {}
        for name, shape in self.shapes.items():
            home, _, rest = name.partition("/") if name.partition("/")[0] in self.uses else (self.id, "", name)
            if home == pack and shape.__module__.startswith("dragonroads.library.") == of_every_game:
                folder, _, file = rest.rpartition("/")
                found[f"{folder}/*.yaml" if folder else file] = shape
        return found


def fields_page(shelf: Shelf) -> str:
    """The whole page, without a last line break."""
    watched = {game: _watch(shelf.pack(game)) for game in shelf.games()}
    page = _Page()
    page.add("Every game", {k: v for game, pack in watched.items() for k, v in pack.files_of(game, True).items()})
    for game, pack in watched.items():
        for folder in (*pack.uses, game):
            page.add(folder, pack.files_of(folder))
        page.add_verbs(game, pack.verbs)
    return "\n".join([_HEAD, *page.parts]).rstrip()


def _watch(pack: Pack) -> _Watched:
    watched = _Watched(pack.id, pack.folder, pack.files, pack.unreadable)
    open_pack(watched)
    return watched


class _Page:
    """The page as it grows; what was described before is not described again."""

    def __init__(self) -> None:
        self.parts: list[str] = []
        self._shapes: set[type] = set()
        self._folders: set[str] = set()
        self._verbs: dict[Vocabulary, str] = {}

    def add(self, folder: str, files: Mapping[str, type]) -> None:
        """The files of a folder; those of a shared one stand before the first game that uses them."""
        if folder in self._folders or not files:
            return
        self._folders.add(folder)
        self.parts.append(f"## {folder}\n")
        for file, shape in files.items():
            # The headings of shapes stand one level below the file's.
            told = describe(shape, self._shapes).replace("### ", "#### ") or f"{shape.__name__}, as above.\n"
            self.parts.append(f"### `{file}`\n\n{told}")
            self._shapes.update(records_in(shape))

    def add_verbs(self, game: str, vocabularies: Sequence[Vocabulary]) -> None:
        """The verbs of a game, which may be those of another one."""
        for words in vocabularies:
            told = f"As in {self._verbs[words]}." if words in self._verbs else describe_verbs(words)
            self._verbs.setdefault(words, game)
            self.parts.append(f"### Verbs of {game}\n\n{told}\n")
