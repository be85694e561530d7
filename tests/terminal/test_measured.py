"""The benchmarks of the screen run and say what they promise; how fast anything is, no test asserts."""

from __future__ import annotations

import json

import pytest

from dragonroads.cli import main
from dragonroads.workshop.bench import terminal


def test_everything_in_front_of_a_screen_is_measured(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name, few in (("STARTS", 1), ("KEYS", 2), ("ANSWERS", 2), ("SETTLED", 0.5)):
        monkeypatch.setattr(terminal, name, few)
    assert main(["bench", "--screen", "--json"]) == 0
    figures = {figure["name"]: figure for figure in json.loads(capsys.readouterr().out)["figures"]}
    judged = [name for name, figure in figures.items() if figure["floor"]]
    assert judged == [
        "screen: start beside a bare Textual app",
        "screen: key to last byte, 80x24",
        "screen: bytes for a key, 80x24",
        "screen: answer to repainted board, 80x24",
        "screen: key to last byte, 160x50",
        "screen: answer to repainted board, 160x50",
    ]
    assert all(figure["value"] > 0 for figure in figures.values())
    bare, home = figures["screen: first frame of a bare Textual app"], figures["screen: first frame of the home screen"]
    assert figures["screen: start beside a bare Textual app"]["value"] == pytest.approx(
        home["value"] / bare["value"], 0.01
    )


def test_a_screen_that_never_comes_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(terminal, "BARE", "print('nothing to see')")
    assert main(["bench", "--screen"]) == 1
