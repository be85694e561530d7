"""Broken files print exactly the lines that `bad_content/expected.txt` holds, whichever parser reads them."""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path

import pytest

from dragonroads.library import syntax

from .sample import GOOD, complaints

FOLDER = Path(__file__).parent.parent / "bad_content"
FILES = sorted(path.relative_to(FOLDER).as_posix() for path in FOLDER.rglob("*.yaml"))


def expected() -> dict[str, list[str]]:
    """Returns the expected lines of each file."""
    lines: dict[str, list[str]] = defaultdict(list)
    for line in (FOLDER / "expected.txt").read_text("utf-8").splitlines():
        lines[line.removeprefix("bad_content/").partition(":")[0]].append(line)
    return lines


def printed(file: str) -> list[str]:
    """Returns the lines a broken file makes the library print; the folder says which kind of file it is."""
    folder = file.partition("/")[0]
    return complaints("cards" if folder == "yaml" else folder, (FOLDER / file).read_bytes(), f"bad_content/{file}")


@pytest.mark.parametrize("file", FILES)
def test_a_broken_file_prints_its_expected_lines(file: str) -> None:
    assert printed(file) == expected()[file]


@pytest.mark.parametrize("file", FILES)
def test_the_parser_in_python_prints_the_same_lines(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(syntax, "CParser", None)
    assert printed(file) == expected()[file]


def test_every_broken_file_is_expected_to_print_something() -> None:
    assert sorted(expected()) == FILES
    assert len(FILES) >= 60


@pytest.mark.parametrize("kind", GOOD)
def test_the_good_file_of_each_kind_prints_nothing(kind: str) -> None:
    assert complaints(kind, GOOD[kind].encode(), "good.yaml") == []
