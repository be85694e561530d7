"""What every test of a screen needs."""

from __future__ import annotations

from pathlib import Path

import pytest

from dragonroads import paths


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home folder of one's own."""
    monkeypatch.setenv(paths.HOME_VARIABLE, str(tmp_path))
    return tmp_path
