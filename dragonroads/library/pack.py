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
    """The documents of a content folder by file name, and what is wrong with the files that could not be read."""

    id: str
    folder: str
    files: Mapping[str, Document]
    unreadable: Mapping[str, tuple[Problem, ...]] = field(default_factory=dict)

    def bind(self, name: str, shape: type[T], binder: Binder) -> T | None:
        """Binds one file to a shape; a file that is missing is a problem of its own."""
        if name in self.files:
            return binder.bind(self.files[name].root, shape)
        if name not in self.unreadable:
            message = f"there is no such file{hint(name, self.files)}"
            binder.problems.note(Problem(f"{self.folder}/{name}", 1, 1, message))
        return None

    def problems(self) -> list[Problem]:
        """Returns what is wrong with the files that could not be read."""
        return [problem for problems in self.unreadable.values() for problem in problems]
