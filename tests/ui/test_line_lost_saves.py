"""Line mode with a save that is taken away or changed while people play: it is said, and nothing is lost."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from dragonroads import paths
from dragonroads.engine.game import Agreements
from dragonroads.engine.savefile_reading import read
from dragonroads.engine.savefile_resuming import load_match
from dragonroads.saves.beginning import Wishes, begin
from dragonroads.saves.finding import saves
from dragonroads.saves.setting import settled
from dragonroads.ui import line_mode
from dragonroads.ui.line_commands import SaveInfo
from tests.games.draghan.situations import loaded
from tests.ui.people import Paper, Reader, check_form, words
from tests.ui.played.table_for import Wanted

OTHER = b"somebody else's"
TO_THE_CARDS = ("1", "A")
"""Ana has growled best and opened the curtain."""


class Meddler(Reader):
    """Somebody does something to the file before one of the lines is typed."""

    def __init__(self, paper: Paper, script: list[str], at: int, meddle: Callable[[], object]) -> None:
        super().__init__(paper, script=script, goes_on=False)
        self.at = at
        self.meddle = meddle

    def readline(self, _size: int | None = -1) -> str:  # type: ignore[override]
        if len(self.typed) == self.at:
            self.meddle()
        return super().readline()


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(paths.HOME_VARIABLE, str(tmp_path))


def played(script: list[str], at: int, meddle: Callable[[Path], object]) -> str:
    """What is printed at a new race while somebody meddles with its file."""
    game, spoken = loaded(), words("en")
    setting = settled(game, "regular", [], 3, spoken)
    match, file = begin(game, Wanted().seated(), setting, Wishes(Agreements(), name="friday", seed=5))
    paper = Paper()
    reader = Meddler(paper, script, at, lambda: meddle(file.path))
    with file:
        presenter = game.present(spoken, ["Ana", "Bo", "Cleo"])
        assert line_mode.play(match, game, presenter, spoken, reader, paper, saved=SaveInfo.of(file)) == 0
        assert load_match(read(file.path), game.game).answered == match.answered
    check_form(paper.getvalue())
    return paper.getvalue()


def test_a_removed_file_is_said_and_the_game_goes_on_in_a_new_one() -> None:
    printed = played([*TO_THE_CARDS, "1", "newfile", "1", "s"], 2, Path.unlink)
    flat = " ".join(printed.split())
    assert "nothing has changed: " in flat
    assert "the file was removed or renamed while the game was open" in flat
    assert "Type newfile to go on in a new file" in flat
    assert "The whole game is in a new file now" in flat
    assert len(saves()) == 1
    assert len([one for one in read(saves()[0]).records if hasattr(one, "digest")]) == 2


def test_an_emptied_file_stays_as_it_is_and_the_game_is_beside_it() -> None:
    played([*TO_THE_CARDS, "1", "newfile", "1"], 2, lambda path: path.write_bytes(b""))
    assert sorted(path.stat().st_size > 0 for path in saves()) == [False, True]


def test_who_leaves_without_noticing_loses_nothing() -> None:
    def replace(path: Path) -> None:
        path.unlink()
        path.write_bytes(OTHER)

    printed = " ".join(played([*TO_THE_CARDS, "1", "q"], 3, replace).split())
    assert "was replaced by another" in printed
    assert printed.index("The whole game is in a new file now") < printed.index("Everything is saved")
    ours = next(path for path in saves() if path.read_bytes() != OTHER)
    assert f"dragonroads resume {ours.stem}" in printed


def test_where_nothing_happened_no_new_file_is_needed() -> None:
    printed = played(["newfile", "1"], 5, Path.unlink)
    assert "Every answer is saved as soon as it is given" in printed
    assert len(saves()) == 1
