"""One content folder, read."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeVar

from dragonroads.library.binder import Binder
from dragonroads.library.node import Document
from dragonroads.library.problems import Problem, hint

T = TypeVar("T")
GAME_FILE = "game.yaml"
"""The file that makes a content folder a game."""


@dataclass(frozen=True, slots=True)
class Pack:
    """The documents of a content folder by file name, and what is wrong with the files that could not be read.

    The files of a pack that it uses lie in it too, under that pack's id: `almanac/rules.yaml`.
    """

    id: str
    folder: str
    files: Mapping[str, Document]
    unreadable: Mapping[str, tuple[Problem, ...]] = field(default_factory=dict)

    @property
    def uses(self) -> tuple[str, ...]:
        """The ids of the packs it uses, as its announcement lists them; the announcement is not checked yet."""
        announced = self.files[GAME_FILE].value if GAME_FILE in self.files else {}
        listed = announced.get("uses") if isinstance(announced, dict) else None
        ids = listed if isinstance(listed, list) else []
        return tuple(dict.fromkeys(one for one in ids if isinstance(one, str)))

    def path_of(self, name: str) -> str:
        """Returns where a file belongs, as messages name it: a used pack lies beside the pack that uses it."""
        is_used = name.partition("/")[0] in self.uses
        return f"{self.folder.rpartition('/')[0] if is_used else self.folder}/{name}"

    def bind(self, name: str, shape: type[T], binder: Binder) -> T | None:
        """Binds one file to a shape; a file that is missing is a problem of its own."""
        if name in self.files:
            return binder.bind(self.files[name].root, shape)
        # A used pack that does not exist is one problem, not one for each of its files.
        if name not in self.unreadable and name.partition("/")[0] not in self.unreadable:
            message = f"there is no such file{hint(name, self.files)}"
            binder.problems.note(Problem(self.path_of(name), 1, 1, message))
        return None

    def problems(self) -> list[Problem]:
        """Returns what is wrong with the files, and with the used packs, that could not be read."""
        return [problem for problems in self.unreadable.values() for problem in problems]
