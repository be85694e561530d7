"""Every game here is played in a home of its own, and nothing of the terminal's surroundings counts."""

from __future__ import annotations

from pathlib import Path

import pytest

from dragonroads import paths


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A player's folder, empty."""
    monkeypatch.setenv(paths.HOME_VARIABLE, str(tmp_path / "home"))
    monkeypatch.setenv("TERM", "xterm-256color")
    return tmp_path / "home"
