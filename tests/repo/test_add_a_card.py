"""What CONTRIBUTING.md says about adding a card is followed to the letter: one new Python file, and content."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from dragonroads.paths import HOME_VARIABLE

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
SECTION = re.search(r"^## Add a card$(.*?)(?=^## |\Z)", TEXT, re.MULTILINE | re.DOTALL)
BLOCK = re.compile(r"^```(\w+)(?: (\S+))?\n(.*?)^```$", re.MULTILINE | re.DOTALL)
ANSWERS = 2000
"""Lines to type until a race is over."""
SEEDS = range(1, 13)
"""In one of these races the card comes up."""


def blocks() -> list[tuple[str, str, str]]:
    """The blocks of the walk-through: language, file if it is one, and what stands in it."""
    assert SECTION
    return BLOCK.findall(SECTION[1])


def commands_shown() -> list[list[str]]:
    """The command lines of the walk-through."""
    typed = [body for language, _name, body in blocks() if language == "console"]
    return [shlex.split(line.removeprefix("$ ")) for body in typed for line in body.splitlines()]


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The program, and then with what is shown: a new file, or more at the end of one."""
    for folder in ("dragonroads", "content"):
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=shutil.ignore_patterns("__pycache__"))
    for _language, name, body in blocks():
        if name:
            path = tmp_path / name
            before = f"{path.read_text('utf-8')}\n" if path.exists() else ""
            path.write_text(before + body, "utf-8")
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


def test_a_card_is_one_new_python_file_and_content() -> None:
    python = [name for _language, name, _body in blocks() if name.endswith(".py")]
    assert len(python) == 1
    assert not (ROOT / python[0]).exists()
    assert all(
        name.startswith("content/draghan/") for _language, name, _body in blocks() if name and name not in python
    )


def test_whoever_follows_the_text_has_a_card_that_is_whole_and_can_be_played(copy: Path) -> None:
    *others, play = commands_shown()
    assert [command[1] for command in others] == ["texts", "check", "simulate"]
    _, checked, simulated = (run(copy, command) for command in others)
    assert len(checked.splitlines()) == 1, "a warning"
    assert checked.startswith("draghan: no mistakes")
    assert "violations: 0" in simulated
    assert any(
        "Whom do the villagers talk about?" in printed and "knows a story about" in printed
        for printed in (run(copy, [*play, "--seed", str(seed)], "1\n" * ANSWERS) for seed in SEEDS)
    )
