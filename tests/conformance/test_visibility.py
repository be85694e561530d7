"""Who may see which field of a state, as a file: a change is seen in review."""

from __future__ import annotations

from pathlib import Path

import pytest

from dragonroads.engine.fields import visibility_table
from dragonroads.engine.state import GameState
from tests.conformance.cases import GAMES, opened

GOLDEN = Path(__file__).parents[1] / "golden"


def check_table(name: str) -> None:
    """Compare the declarations of a game with the file."""
    file = GOLDEN / name / "visibility.txt"
    wanted = file.read_text("utf-8").splitlines() if file.exists() else []
    states: type[GameState] = opened(name).game.state_class
    found = visibility_table(states)
    changed = sorted(set(wanted) ^ set(found))
    advice = f"if that is meant, run 'python -m tests.golden.make {name} --visibility' and have {file.name} reviewed"
    assert found == wanted, f"{name}: who may see what has changed ({'; '.join(changed) or 'order'}): {advice}"


@pytest.mark.parametrize("name", [name for name in GAMES if (GOLDEN / name / "visibility.txt").exists()])
def test_who_may_see_what_is_as_reviewed(name: str) -> None:
    check_table(name)
