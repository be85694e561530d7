"""The page `content/README.md`: every field of every kind of file and every verb, read off the code that binds them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, TypeVar

from dragonroads.library.binder import Binder
from dragonroads.library.describe import describe, describe_verbs
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

English stands beside the numbers. `text.<lang>.yaml` holds words under flat keys: one text, or `one` and `other` for a
message with a number `n`; `{name}` is filled in. What a key lacks in a language is said in English.

An effect is one verb with its arguments: `{verb: {argument: value}}`, `{verb: {}}` for none.
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


def fields_page(shelf: Shelf) -> str:
    """The whole page, without a last line break."""
    watched = {game: _watch(shelf.pack(game)) for game in shelf.games()}
    shared = {file: shape for pack in watched.values() for file, shape in pack.shapes.items() if _is_shared(shape)}
    parts = [_HEAD, "## Every game\n", *(_file(file, shape) for file, shape in shared.items())]
    for game, pack in watched.items():
        parts.append(f"## {game}\n")
        parts += [_file(file, shape) for file, shape in pack.shapes.items() if not _is_shared(shape)]
        parts += [f"### Verbs of {game}\n\n{describe_verbs(words)}\n" for words in pack.verbs]
    return "\n".join(parts).rstrip()


def _watch(pack: Pack) -> _Watched:
    watched = _Watched(pack.id, pack.folder, pack.files, pack.unreadable)
    open_pack(watched)
    return watched


def _is_shared(shape: type) -> bool:
    return shape.__module__.startswith("dragonroads.library.")


def _file(file: str, shape: Any) -> str:
    """The shapes of one file; their headings stand one level below the file's."""
    return f"### `{file}`\n\n" + describe(shape).replace("### ", "#### ")
