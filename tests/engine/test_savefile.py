"""The save file in use: on disk before it counts, one owner, nothing overwritten. Faults of the disk: tests/crash."""

from __future__ import annotations

import fcntl
import os
import stat
import sys
from pathlib import Path

import pytest

from dragonroads.engine.match import Match
from dragonroads.engine.record import Accepted, Undone
from dragonroads.engine.savefile import SaveFile
from dragonroads.engine.savefile_reading import read
from dragonroads.errors import SaveError
from tests.engine.playing import play, toy_header
from tests.engine.saving import put, toy_lines
from tests.engine.toy import Toy


def test_the_first_line_is_on_disk_when_a_file_is_created(tmp_path: Path) -> None:
    path = tmp_path / "saves" / "new" / "a.save"
    with SaveFile.create(path, toy_header()):
        assert read(path).header == toy_header()
        assert read(path).records == ()


def test_a_file_belongs_to_its_owner_alone(tmp_path: Path) -> None:
    SaveFile.create(tmp_path / "a.save", toy_header()).close()
    assert stat.S_IMODE((tmp_path / "a.save").stat().st_mode) == 0o600


def test_file_and_folder_are_flushed_before_a_new_file_counts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    flushed: list[str] = []
    monkeypatch.setattr(os, "fdatasync", lambda fd: flushed.append("file"))
    monkeypatch.setattr(os, "fsync", lambda fd: flushed.append("folder"))
    with SaveFile.create(tmp_path / "a.save", toy_header()) as file:
        assert flushed == ["file", "folder"]
        file.append(Accepted(0))
        assert flushed == ["file", "folder", "file"]


def test_a_game_is_written_line_by_line_as_it_is_played(tmp_path: Path) -> None:
    path = tmp_path / "a.save"
    with SaveFile.create(path, toy_header()) as file:
        match = Match(Toy(), toy_header(), file.append)

        def all_is_there() -> None:
            assert len(read(path).records) == match.lines

        play(match, all_is_there)
    assert path.read_bytes() == b"".join(toy_lines())


def test_a_file_is_never_overwritten(tmp_path: Path) -> None:
    path = put(tmp_path / "a.save", b"precious")
    with pytest.raises(SaveError) as refused:
        SaveFile.create(path, toy_header())
    assert str(refused.value) == f"{path}: there is a file of this name already"
    assert path.read_bytes() == b"precious"


def test_an_opened_file_goes_on_behind_its_last_line(tmp_path: Path) -> None:
    lines = toy_lines()
    path = put(tmp_path / "a.save", *lines[:9])
    file, saved = SaveFile.open(path)
    with file:
        assert len(saved.records) == 8
        assert saved.notice == ""
        file.append(Accepted(1))
    assert path.read_bytes() == b"".join(lines[:9]) + b'{"accept":1}\te08285b8\n'


@pytest.mark.parametrize("torn", [b"{", b'{"undo":', b'{"undo":1}\t12345678', b'{"undo":1}\t12345678\n', b"\0\0\0"])
def test_a_torn_last_line_is_cut_off_only_when_the_game_goes_on(tmp_path: Path, torn: bytes) -> None:
    lines = toy_lines()[:9]
    path = put(tmp_path / "a.save", *lines, torn)
    assert read(path).notice == f"{path}: the last line (10) was torn and is left out"
    assert path.read_bytes() == b"".join(lines) + torn
    file, saved = SaveFile.open(path)
    with file:
        assert saved == read(path) or saved.notice
        assert path.read_bytes() == b"".join(lines)
        file.append(Undone(3))
    assert len(read(path).records) == 9
    assert read(path).notice == ""


def test_a_game_that_is_open_cannot_be_opened_again(tmp_path: Path) -> None:
    path = tmp_path / "a.save"
    with SaveFile.create(path, toy_header()):
        with pytest.raises(SaveError) as refused:
            SaveFile.open(path)
        assert str(refused.value) == f"{path}: this game is open elsewhere"
        assert read(path).records == ()
    SaveFile.open(path)[0].close()


def test_a_refused_file_is_given_free_again(tmp_path: Path) -> None:
    lines = toy_lines()
    path = put(tmp_path / "a.save", *lines[:3], b"damage\n", *lines[3:])
    for _ in range(2):
        with pytest.raises(SaveError, match="line 4 is damaged"):
            SaveFile.open(path)
    assert path.read_bytes() == b"".join([*lines[:3], b"damage\n", *lines[3:]])


def test_systems_and_disks_without_locks_still_play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_locks(_fd: int, _how: int) -> None:
        raise OSError(95, "not supported")

    with monkeypatch.context() as patch:
        patch.setattr(fcntl, "flock", no_locks)
        SaveFile.create(tmp_path / "a.save", toy_header()).close()
    with monkeypatch.context() as patch:
        patch.setattr(sys, "platform", "win32")
        SaveFile.create(tmp_path / "b.save", toy_header()).close()
    assert read(tmp_path / "a.save").header == read(tmp_path / "b.save").header


def test_a_closed_file_takes_no_line(tmp_path: Path) -> None:
    file = SaveFile.create(tmp_path / "a.save", toy_header())
    file.close()
    file.close()
    with pytest.raises(SaveError) as refused:
        file.append(Accepted(0))
    assert str(refused.value) == f"{tmp_path / 'a.save'}: cannot be written (the file is closed)"


def test_opening_what_is_not_there_creates_nothing(tmp_path: Path) -> None:
    with pytest.raises(SaveError, match="there is no such file"):
        SaveFile.open(tmp_path / "a.save")
    assert not list(tmp_path.iterdir())
