"""Every folder says in a few lines what lives in it, what does not, and how to add one."""

from __future__ import annotations

from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
MOST_LINES = 15
PRINTED = ROOT / "content" / "README.md"
"""The list of every field, printed by a command: as long as it has to be."""


def is_code(folder: Path) -> bool:
    """Whether a folder is a Python package."""
    return any(folder.glob("*.py"))


def folders() -> list[Path]:
    """The folders of package, tests and content, and every package of code inside them, as far as they hold files."""
    tops = [ROOT / "dragonroads", ROOT / "tests", ROOT / "content"]
    inside = [folder for top in tops for folder in sorted(top.rglob("*")) if folder.is_dir() and is_shown(folder)]
    wanted = [folder for folder in inside if folder.parent in tops or is_code(folder)]
    return [*tops[1:], *(folder for folder in wanted if holds_files(folder))]


def is_shown(path: Path) -> bool:
    """Whether a path is part of the project and not something a tool left there."""
    return not any(part.startswith((".", "__pycache__")) for part in path.relative_to(ROOT).parts)


def holds_files(folder: Path) -> bool:
    """Whether there is anything in a folder at all."""
    return any(path.is_file() and is_shown(path) for path in folder.rglob("*"))


FOLDERS = [folder.relative_to(ROOT).as_posix() for folder in folders()]


@pytest.mark.parametrize("name", FOLDERS)
def test_a_folder_has_a_short_readme(name: str) -> None:
    readme = ROOT / name / "README.md"
    assert readme.is_file(), f"{name} needs a README.md: what lives here, what does not, how to add one"
    lines = readme.read_text("utf-8").splitlines()
    assert lines
    assert lines[0].startswith("# ")
    assert readme == PRINTED or len(lines) <= MOST_LINES


def test_the_folders_that_matter_are_looked_at() -> None:
    assert {"dragonroads/engine", "dragonroads/games/draghan", "tests/repo", "content/draghan"} <= set(FOLDERS)
