"""Every test of a command has a home of its own and nobody at the keyboard."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from dragonroads import paths
from dragonroads.library.promises import FIRST_WINS
from tests.commands.running import Home


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Home:
    """A player's folder, empty."""
    monkeypatch.setenv(paths.HOME_VARIABLE, str(tmp_path / "home"))
    monkeypatch.setenv("COLUMNS", "80")
    for name in FIRST_WINS:
        monkeypatch.setenv(name, "C.UTF-8")
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    return Home(tmp_path / "home", capsys)
