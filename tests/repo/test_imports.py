"""Imports point one way: a folder knows only what lies below it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[2] / "dragonroads"

GAME_FRONT = "games.loaded games.presenter"
"""All that anything outside may see of a game: never its rules, its state or its content."""
FACTS = "gamekit.facts"
"""What a game says it has on the table; everything that shows a game may read it."""
BELOW = f"errors engine library paths shelf {GAME_FRONT} {FACTS}"

# Each folder may import itself, the standard library and what its row names. Files beside the folders may import all.
MAY_IMPORT = {
    "engine": "errors",
    "library": "errors engine",
    "gamekit": f"errors engine library {GAME_FRONT}",
    "games": "errors engine library gamekit",
    "bots": f"errors engine library {GAME_FRONT}",
    "seats": f"errors engine library {GAME_FRONT} bots",
    "saves": f"{BELOW} seats",
    "ui": f"{BELOW} saves seats bots settings",
    "console": f"{BELOW} saves seats bots settings ui",
    "workshop": f"{BELOW} saves seats bots settings ui console",
    "translating": BELOW,
    "commands": f"{BELOW} saves seats bots settings ui workshop console translations translating",
}
# Rules have no clock, no luck of their own and no screen.
MAY_NOT_IMPORT = {
    "engine": "textual rich",
    "library": "random time secrets datetime textual rich",
    "gamekit": "random time secrets datetime uuid os sys threading asyncio textual rich",
    "games": "random time secrets datetime uuid os sys threading asyncio textual rich",
}


def imports_of(file: Path, package: Path = PACKAGE) -> Iterator[str]:
    """Everything a file imports, wherever in it, by its full name."""
    here = ["dragonroads", *file.relative_to(package).parts[:-1]]
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = here[: len(here) - node.level + 1] if node.level else []
            module = ".".join([*above, *([node.module] if node.module else [])])
            yield from (f"{module}.{alias.name}" for alias in node.names)


def is_within(name: str, allowed: str) -> bool:
    """Whether an imported name is one of these modules or lies inside one."""
    return any(name == one or name.startswith(f"{one}.") for one in allowed.split())


def breach(folder: str, imported: str) -> bool:
    """Whether a file of a folder may not import this."""
    if is_within(imported, MAY_NOT_IMPORT.get(folder, "")):
        return True
    ours = imported.removeprefix("dragonroads.")
    if ours == imported or ours.startswith("__"):
        return imported == "dragonroads"
    return not is_within(ours, f"{folder} {MAY_IMPORT[folder]}")


def files_in_folders() -> list[Path]:
    """Every source file that lies in a folder of the package."""
    return [file for file in sorted(PACKAGE.rglob("*.py")) if file.parent != PACKAGE]


def folder_of(file: Path) -> str:
    """The folder of the package a file belongs to."""
    return file.relative_to(PACKAGE).parts[0]


def test_every_folder_has_a_row_in_the_table() -> None:
    assert {folder_of(file) for file in files_in_folders()} <= MAY_IMPORT.keys()


def test_no_import_points_upwards() -> None:
    found = [(file, name) for file in files_in_folders() for name in imports_of(file)]
    astray = [f"{file.relative_to(PACKAGE)} imports {name}" for file, name in found if breach(folder_of(file), name)]
    assert not astray, "\n".join(astray)


def test_errors_and_paths_know_nothing_of_ours() -> None:
    for name in ("errors.py", "paths.py"):
        assert not [one for one in imports_of(PACKAGE / name) if one.startswith("dragonroads")]


@pytest.mark.parametrize(
    ("folder", "imported"),
    [
        ("engine", "dragonroads.library.node.Node"),
        ("engine", "dragonroads.games.draghan.model.Race"),
        ("library", "dragonroads.games.loaded.LoadedGame"),
        ("games", "random.Random"),
        ("games", "time"),
        ("games", "secrets"),
        ("games", "datetime.datetime"),
        ("games", "dragonroads.ui.line_mode.play"),
        ("ui", "dragonroads.games.draghan.model.Race"),
        ("ui", "dragonroads.games.draghan"),
        ("seats", "dragonroads.games.draghan.content.RaceContent"),
        ("seats", "dragonroads.ui.line_mode.play"),
        ("bots", "dragonroads.seats.players.Computer"),
        ("commands", "dragonroads.games.draghan.game.DraghanRace"),
        ("saves", "dragonroads"),
    ],
)
def test_an_import_that_points_upwards_is_found(folder: str, imported: str) -> None:
    assert breach(folder, imported)


@pytest.mark.parametrize(
    ("folder", "imported"),
    [
        ("engine", "dragonroads.errors.SaveError"),
        ("engine", "random.Random"),
        ("library", "dragonroads.engine.table.Card"),
        ("games", "dragonroads.library.vocabulary.Vocabulary"),
        ("games", "dragonroads.games.presenter.Section"),
        ("ui", "dragonroads.games.presenter.Presenter"),
        ("seats", "dragonroads.games.loaded.LoadedGame"),
        ("seats", "dragonroads.bots.levels.LEVELS"),
        ("ui", "textual.app.App"),
        ("saves", "secrets"),
    ],
)
def test_an_import_that_points_downwards_is_fine(folder: str, imported: str) -> None:
    assert not breach(folder, imported)


def test_relative_imports_and_imports_inside_functions_are_read_too(tmp_path: Path) -> None:
    (tmp_path / "ui").mkdir()
    file = tmp_path / "ui" / "screen.py"
    file.write_text("from . import parts\nfrom ..games.draghan import model\ndef f():\n    import time\n")
    assert list(imports_of(file, tmp_path)) == [
        "dragonroads.ui.parts",
        "dragonroads.games.draghan.model",
        "time",
    ]
