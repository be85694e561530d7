"""A player with an empty folder, a terminal, and where asked for a machine to log in to."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.terminal.seated import Player
from tests.terminal.sshd import Sshd, insist


@pytest.fixture
def player(tmp_path: Path) -> Player:
    """Somebody who has never played."""
    return Player(tmp_path / "home")


@pytest.fixture(scope="session")
def sshd(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Sshd]:
    """A real sshd on loopback; where it has to be there, its absence is a failure."""
    insist()
    with Sshd(tmp_path_factory.mktemp("sshd")) as found:
        yield found
