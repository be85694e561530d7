"""`dragonroads screenshots` writes pictures, says where, and names its mistakes in one line."""

from __future__ import annotations

from pathlib import Path

import pytest

from dragonroads.workshop.pictures import best, camera
from tests.commands.running import Home

ONE = "curtain_sealed"


@pytest.fixture(autouse=True)
def _keep_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    """The plugin that compares pictures keeps something in a TEXTUAL_ variable, which the command would throw away."""
    monkeypatch.setattr("dragonroads.commands.screenshots.prepare_environment", lambda: None)


def test_a_picture_is_written_as_svg_and_text_and_the_players_folder_stays_as_it_was(
    home: Home, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in (best, camera):
        monkeypatch.setattr(module, "can_render", lambda: False)
    folder = tmp_path / "shown"
    ran = home.run("screenshots", "--to", str(folder), "--only", ONE, "--lang", "en")
    assert ran.code == 0
    assert ran.lines == [
        f"One picture in {folder}: SVG and text; no PNG, which needs resvg-py and the font DejaVu Sans Mono."
    ]
    assert {path.name for path in folder.iterdir()} == {f"{ONE}.svg", f"{ONE}.txt"}
    assert "it is your turn" in (folder / f"{ONE}.txt").read_text("utf-8")
    assert not home.saves.exists()


def test_a_picture_nobody_knows_is_one_line_with_a_suggestion(home: Home) -> None:
    told = home.fails("screenshots", "--only", "curtain_seled", code=2)
    assert told == "no picture called 'curtain_seled' (did you mean 'curtain_sealed'?)"


def test_a_folder_that_cannot_be_written_is_one_line(home: Home, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("here already")
    told = home.fails("screenshots", "--only", ONE, "--to", str(tmp_path / "file"), code=2)
    assert told.startswith(f"{tmp_path / 'file'}: pictures cannot be written there")
