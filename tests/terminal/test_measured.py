"""The benchmarks of the screen run and say what they promise; how fast anything is, no test asserts."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from dragonroads.cli import main
from dragonroads.workshop.bench import terminal

LARGE = ("arrow to first frame, 160x50", "arrow to last byte, 160x50", "answer to repainted board, 160x50")
SMALL = (
    *("arrow to first frame, 80x24", "arrow to last byte, 80x24", "bytes of that frame, 80x24"),
    *("most bytes of a key, 80x24", "answer to repainted board, 80x24"),
)


def test_everything_in_front_of_a_screen_is_measured(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    few = [replace(table, answers=2) for table in terminal.TABLES]
    for name, value in (("STARTS", 1), ("ARROWS", 2), ("TABLES", few), ("SETTLED", 0.5)):
        monkeypatch.setattr(terminal, name, value)
    assert main(["bench", "--screen", "--json"]) == 0
    figures = {figure["name"]: figure for figure in json.loads(capsys.readouterr().out)["figures"]}
    judged = [name for name, figure in figures.items() if figure["floor"]]
    assert judged == [
        "screen: start beside a bare Textual app",
        *[f"screen: {game}, {what}" for game in ("draghan", "embers") for what in (*SMALL, *LARGE)],
    ]
    assert all(figure["value"] > 0 for figure in figures.values())
    bare, home = figures["screen: first frame of a bare Textual app"], figures["screen: first frame of the home screen"]
    assert figures["screen: start beside a bare Textual app"]["value"] == pytest.approx(
        home["value"] / bare["value"], 0.01
    )


def test_a_screen_that_never_comes_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(terminal, "BARE", "print('nothing to see')")
    assert main(["bench", "--screen"]) == 1
