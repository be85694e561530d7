"""Finding tables: by name, by path, or all of them."""

from __future__ import annotations

from pathlib import Path

from dragonroads import paths
from dragonroads.engine.line import Line, Texts, text
from dragonroads.errors import SaveError
from dragonroads.library.guesses import guess
from dragonroads.library.problems import quoted

SUFFIX = ".save"
"""How the file of a table ends."""


class Says(Texts):
    """What is said of a table that is not there."""

    family = "save"
    no_table = text(name=str, hint=Line)


def saves() -> list[Path]:
    """The files of all tables, the one last played first; a link that leads nowhere is the last of all."""
    try:
        found = [(last_played(path), path) for path in paths.saves_folder().glob(f"*{SUFFIX}")]
    except OSError:
        return []
    return [path for _, path in sorted(found, key=lambda one: (-one[0], one[1].name))]


def last_played(path: Path) -> int:
    """When a table was last played, in nanoseconds; 0 when its file has gone or cannot be reached."""
    try:
        return path.stat().st_mtime_ns
    except OSError:
        return 0


def find_save(name: str) -> Path:
    """The file of a table: a path, or a name in the folder of saves with or without its ending."""
    here = Path(name)
    for path in (here, paths.saves_folder() / name, paths.saves_folder() / f"{name}{SUFFIX}"):
        if _exists(path):
            return path
    if len(here.parts) > 1:
        return here  # a path that leads nowhere is reported as what it is
    raise SaveError(Says.no_table(name=quoted(name), hint=guess(name, (path.stem for path in saves()))))


def name_of(path: Path) -> str:
    """What to type to open a table: its short name when it lies in the folder of saves, otherwise its path.

    Anybody may have named the file: what a terminal could obey is a question mark, which a shell takes for any letter.
    """
    name = path.stem if path.parent == paths.saves_folder() and path.suffix == SUFFIX else str(path)
    return "".join(letter if letter.isprintable() else "?" for letter in name)


def _exists(path: Path) -> bool:
    try:
        return path.is_file()
    except (OSError, ValueError):
        return False
