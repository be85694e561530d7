"""A class registers by being a subclass; nothing lists it, and two of one name are refused."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from dragonroads.engine.question import Ask
from dragonroads.engine.record import Happening, Reason
from dragonroads.gamekit.declared import declared, import_all, kinds_of

PACKAGE = "made_up_game"
ONE = """
from dragonroads.engine.record import Beat, Reason
class InTheYard(Beat):
    cause = "yard"
class Barked(InTheYard):
    n: int
class Asleep(Reason): ...
"""
OTHER = """
from dragonroads.engine.record import Opens
class {name}(Opens):
    cause = "yard"
"""


@pytest.fixture
def game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A package that nobody has imported yet."""
    folder = tmp_path / PACKAGE
    (folder / "steps").mkdir(parents=True)
    (folder / "__init__.py").write_text("")
    (folder / "steps" / "__init__.py").write_text("")
    (folder / "yard.py").write_text(ONE)
    monkeypatch.syspath_prepend(tmp_path)
    yield folder
    for name in [name for name in sys.modules if name.startswith(PACKAGE)]:
        del sys.modules[name]


def test_a_package_declares_what_its_modules_hold_however_deep(game: Path) -> None:
    (game / "steps" / "night.py").write_text(OTHER.format(name="MoonRose"))
    assert [cls.kind for cls in declared(Happening, PACKAGE)] == ["barked", "moon_rose"]
    assert [cls.kind for cls in declared(Reason, PACKAGE)] == ["asleep"]
    assert declared(Ask, PACKAGE) == []


def test_two_kinds_of_one_name_are_refused(game: Path) -> None:
    (game / "steps" / "night.py").write_text(OTHER.format(name="Barked"))
    with pytest.raises(TypeError, match=f"two kinds are called barked: one in {PACKAGE}.steps.night, one in"):
        declared(Happening, PACKAGE)


def test_a_single_file_is_a_package_too() -> None:
    assert import_all("dragonroads.games.embers") == ["dragonroads.games.embers"]
    kinds = kinds_of("dragonroads.games.embers")
    assert (sorted(kinds.events), sorted(kinds.questions)) == (["rolled", "tied", "won"], ["bid"])
    assert isinstance(sys.modules["dragonroads.games.embers"], ModuleType)
