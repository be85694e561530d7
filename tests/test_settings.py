"""Settings survive anything that can happen to their file."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given
from hypothesis import settings as trying
from hypothesis import strategies as st

from dragonroads import paths
from dragonroads.library.words import Catalog, clean_text
from dragonroads.settings import LastTable, Notice, Says, Settings, _settings, load, save

TABLE = LastTable(
    (("Ana", "keyboard"), ("Zoë", "computer:easy")), "regular", {"length": 20, "backs": False}, "need", True, ("M", "")
)
CHANGED = Settings("light", "ascii", "off", "es", False, {"undo": "z"}, {"draghan": TABLE})
SEATS = [["Ana", "keyboard"]]
ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Where the settings lie; the folder is not there yet."""
    return tmp_path / "config" / "settings.json"


def written(file: Path, content: Any) -> Path:
    """The file with this in it."""
    file.parent.mkdir(exist_ok=True)
    file.write_text(content if isinstance(content, str) else json.dumps(content), "utf-8")
    return file


def parts(notice: Notice | None) -> str:
    """What a notice complains of."""
    assert notice is not None
    assert notice.line.key == "ui.settings.odd"
    return str(notice.line.values["parts"])


def test_no_file_means_the_usual_settings_and_no_notice(file: Path) -> None:
    assert load(file) == (Settings(), None)


def test_what_was_saved_comes_back(file: Path) -> None:
    assert save(CHANGED, file) is None
    assert load(file) == (CHANGED, None)
    assert [one.name for one in file.parent.iterdir()] == ["settings.json"]


def test_a_last_table_is_remembered_beside_those_of_other_games() -> None:
    both = CHANGED.remembering("dragon_road", LastTable((("Bo", "keyboard"),)))
    assert set(both.tables) == {"draghan", "dragon_road"}
    assert set(CHANGED.tables) == {"draghan"}


@pytest.mark.parametrize("content", ["", "{", "[]", "7", "\x00", '{"theme": ' + "[" * 100_000, " " * 1_000_001])
def test_a_broken_file_means_the_usual_settings_and_one_notice(file: Path, content: str) -> None:
    settings, notice = load(written(file, content))
    assert settings == Settings()
    assert notice == Notice(Says.broken(path=str(file)))


def test_a_file_that_is_no_text_is_broken(file: Path) -> None:
    written(file, "").write_bytes(b"\xff\xfe{}")
    assert load(file)[1] == Notice(Says.broken(path=str(file)))


def test_a_file_that_cannot_be_read_is_named_with_the_reason(file: Path) -> None:
    file.mkdir(parents=True)
    settings, notice = load(file)
    assert settings == Settings()
    assert notice is not None
    assert notice.line.key == "ui.settings.unreadable"
    assert notice.line.values["reason"]


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("theme", "neon"),
        ("theme", ["dark"]),
        ("glyphs", "emoji"),
        ("pace", True),
        ("language", "english"),
        ("mouse", 1),
        ("keys", ["z"]),
        ("tables", 5),
        ("colour", "red"),
    ],
)
def test_one_wrong_part_leaves_the_others_as_they_were_set(file: Path, name: str, value: object) -> None:
    other = {"mouse": False} if name != "mouse" else {"theme": "light"}
    settings, notice = load(written(file, {**other, name: value}))
    assert settings == Settings(**other)
    assert parts(notice) == name


def test_a_language_nobody_speaks_here_is_the_usual_one(file: Path) -> None:
    settings, notice = load(written(file, {"language": "xx"}), ["en", "es"])
    assert settings.language == "en"
    assert parts(notice) == "language"


@pytest.mark.parametrize(
    "table",
    [
        None,
        {},
        {"seats": "Ana"},
        {"seats": SEATS * 13},
        {"seats": [["Ana"]]},
        {"seats": [["", "keyboard"]]},
        {"seats": [["Ana", "a b"]]},
        {"seats": SEATS, "preset": "../x"},
        {"seats": SEATS, "handover": "never"},
        {"seats": SEATS, "options": [1]},
        {"seats": SEATS, "options": {"length": 1.5}},
        {"seats": SEATS, "pieces": "M"},
        {"seats": SEATS, "pieces": ["M", "T"]},
        {"seats": SEATS, "pieces": ["\x1b[2J"]},
        {"seats": SEATS, "pieces": [5]},
    ],
)
def test_a_wrong_table_takes_no_other_with_it(file: Path, table: object) -> None:
    settings, notice = load(written(file, {"tables": {"broken": table, "draghan": {"seats": SEATS}}}))
    assert settings.tables == {"draghan": LastTable((("Ana", "keyboard"),))}
    assert parts(notice) == "tables.broken"


def test_names_out_of_the_file_are_washed(file: Path) -> None:
    seats = [["\x1b[2JAna\n", "keyboard"], ["B" * 99, "keyboard"]]
    settings, notice = load(written(file, {"tables": {"draghan": {"seats": seats}}, "\x1b]0;x": 1}))
    names = [name for name, _who in settings.tables["draghan"].seats]
    assert names == ["[2JAna", "B" * 24]
    assert parts(notice) == "]0;x"


def test_many_faults_are_still_one_line(file: Path) -> None:
    notice = load(written(file, {f"part{n}": n for n in range(50)}))[1]
    assert parts(notice) == "part0, part1, part2, part3, ..."
    words = Catalog("en", [{"ui.settings.odd": "{path}: {parts}"}])
    assert notice is not None
    assert notice.said(words) == f"{file}: part0, part1, part2, part3, ..."


@trying(deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.dictionaries(st.sampled_from(["theme", "mouse", "keys", "tables", "x"]), ANYTHING))
def test_anything_in_the_file_gives_settings_that_can_be_used(found: dict[str, Any]) -> None:
    settings = _settings(found, (), [])
    assert settings.theme in ("dark", "light", "contrast", "colourblind", "terminal")
    assert isinstance(settings.mouse, bool)
    names = [name for table in settings.tables.values() for name, _who in table.seats]
    assert names == [clean_text(name) for name in names]


@pytest.mark.parametrize("content", ["{ not json", '{"from_a_newer_version": 1, "theme": "light"}'])
def test_a_file_we_do_not_understand_is_kept_beside_when_it_is_written_over(file: Path, content: str) -> None:
    written(file, content)
    assert save(Settings(), file) is None
    assert (file.parent / "settings.json.bad").read_text() == content
    assert load(file) == (Settings(), None)


def test_loading_alone_touches_nothing(file: Path) -> None:
    written(file, "{ not json")
    load(file)
    assert [one.name for one in file.parent.iterdir()] == ["settings.json"]


def test_a_folder_that_cannot_be_written_is_one_line_and_the_old_file_stays(file: Path) -> None:
    save(CHANGED, file)
    blocked = file / "below" / "settings.json"  # a file stands where a folder should
    notice = save(Settings(), blocked)
    assert notice is not None
    assert notice.line.key == "ui.settings.unwritten"
    assert notice.line.values["path"] == str(blocked)
    assert load(file) == (CHANGED, None)


def test_a_full_disk_leaves_the_old_file_and_no_rubbish(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    save(CHANGED, file)

    def no_room(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", no_room)
    notice = save(Settings(), file)
    assert notice is not None
    assert notice.line.values["reason"] == "No space left on device"
    assert load(file) == (CHANGED, None)
    assert [one.name for one in file.parent.iterdir()] == ["settings.json"]


def test_settings_live_in_the_players_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(paths.HOME_VARIABLE, str(tmp_path))
    assert paths.settings_file() == tmp_path / "config" / "settings.json"
    monkeypatch.delenv(paths.HOME_VARIABLE)
    assert paths.settings_file().name == "settings.json"
    assert paths.settings_file().parent.parts[-1:] == ("dragonroads",) or os.name == "nt"
