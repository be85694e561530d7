"""Finding tables: by name, by path, or all of them."""

from __future__ import annotations

from pathlib import Path

from dragonroads import paths
from dragonroads.errors import SaveError
from dragonroads.library.problems import hint, quoted

SUFFIX = ".save"
"""How the file of a table ends."""


def saves() -> list[Path]:
    """The files of all tables, the one last played first."""
    try:
        found = [(path.stat().st_mtime_ns, path) for path in paths.saves_folder().glob(f"*{SUFFIX}")]
    except OSError:
        return []
    return [path for _, path in sorted(found, key=lambda one: (-one[0], one[1].name))]


def find_save(name: str) -> Path:
    """The file of a table: a path, or a name in the folder of saves with or without its ending."""
    here = Path(name)
    for path in (here, paths.saves_folder() / name, paths.saves_folder() / f"{name}{SUFFIX}"):
        if _exists(path):
            return path
    if len(here.parts) > 1:
        return here  # a path that leads nowhere is reported as what it is
    raise SaveError(f"no table called {quoted(name)}{hint(name, (path.stem for path in saves()))}")


def name_of(path: Path) -> str:
    """What to type to open a table: its short name when it lies in the folder of saves, otherwise its path."""
    return path.stem if path.parent == paths.saves_folder() and path.suffix == SUFFIX else str(path)


def _exists(path: Path) -> bool:
    try:
        return path.is_file()
    except (OSError, ValueError):
        return False
