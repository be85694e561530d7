"""What CONTRIBUTING.md says about adding a game is followed to the letter, in a copy without that game."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
from collections import defaultdict
from pathlib import Path

import pytest

from dragonroads.paths import HOME_VARIABLE

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
SECTION = re.search(r"^## Add a game$(.*?)(?=^## |\Z)", TEXT, re.MULTILINE | re.DOTALL)
BLOCK = re.compile(r"^```(\w+)(?: (\S+))?\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LEFT = ("embers.py", "embers", "__pycache__")
"""What the copy does not have."""
LONGEST_GAME = 40
"""Lines to type until it is over."""


def files_shown() -> dict[str, str]:
    """The files of the walk-through; blocks of one name belong together."""
    assert SECTION
    parts: dict[str, list[str]] = defaultdict(list)
    for _language, name, body in BLOCK.findall(SECTION[1]):
        if name:
            parts[name].append(body)
    return {name: "\n\n".join(bodies) for name, bodies in parts.items()}


def commands_shown() -> list[list[str]]:
    """The command lines of the walk-through."""
    assert SECTION
    typed = [body for language, _name, body in BLOCK.findall(SECTION[1]) if language == "console"]
    return [shlex.split(line.removeprefix("$ ")) for body in typed for line in body.splitlines()]


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The program without the game, and then with the files that are shown."""
    for folder in ("dragonroads", "content"):
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=shutil.ignore_patterns(*LEFT))
    for name, text in files_shown().items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    return tmp_path


def run(folder: Path, arguments: list[str], typed: str = "") -> str:
    """Run a command of the copy; what it wrote."""
    environment = {**os.environ, "PYTHONPATH": str(folder), HOME_VARIABLE: str(folder / "home")}
    command = [sys.executable, "-m", *arguments]
    done = subprocess.run(
        command, cwd=folder, env=environment, input=typed, capture_output=True, text=True, timeout=120
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_files_that_are_shown_are_those_of_the_game() -> None:
    shown = files_shown()
    assert len(shown) == 5
    for name, text in shown.items():
        assert text == (ROOT / name).read_text("utf-8"), f"{name} is not as CONTRIBUTING.md shows it"


def test_whoever_follows_the_text_has_a_game_that_is_whole_and_can_be_played(copy: Path) -> None:
    *others, play = commands_shown()
    assert [command[1] for command in others] == ["texts", "check", "simulate"]
    _, checked, simulated = (run(copy, command) for command in others)
    assert checked.splitlines() == ["embers: no mistakes; cards 0, rules 6, languages en, es"]
    assert "violations: 0" in simulated
    printed = run(copy, play, "2\n" * LONGEST_GAME)
    assert "The game is over." in printed
    assert "WINS" in printed
