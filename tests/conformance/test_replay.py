"""A game is header and answers and nothing else: the same in every process."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conformance.trace import traces

ROOT = Path(__file__).parents[2]


def traced_elsewhere(hash_seed: str) -> list[str]:
    """The traces of another process."""
    environment = os.environ | {"PYTHONHASHSEED": hash_seed}
    command = [sys.executable, "-m", "tests.conformance.trace"]
    ran = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
    return ran.stdout.splitlines()


@pytest.mark.parametrize("hash_seed", ["0", "1", "2"])
def test_games_do_not_depend_on_the_hash_seed(hash_seed: str) -> None:
    assert traced_elsewhere(hash_seed) == traces()


@pytest.mark.release
@pytest.mark.parametrize("hash_seed", map(str, range(3, 100)))
def test_games_depend_on_no_hash_seed_at_all(hash_seed: str) -> None:
    assert traced_elsewhere(hash_seed) == traces()
