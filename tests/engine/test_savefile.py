"""The save file in use: on disk before it counts, one owner, nothing overwritten. Faults of the disk: tests/crash."""

from __future__ import annotations

import fcntl
import os
import stat
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from dragonroads.engine.journal import Accepted, Undone
from dragonroads.engine.match import Match
from dragonroads.engine.savefile import Lost, SaveFile
from dragonroads.engine.savefile_reading import Damaged, read
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
        with pytest.raises(Damaged, match="damaged"):
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


def empty(path: Path) -> None:
    path.write_bytes(b"")


def replace_by_another(path: Path) -> None:
    path.with_name("b.save").write_bytes(path.read_bytes())
    path.with_name("b.save").replace(path)


def add_a_line(path: Path) -> None:
    with path.open("ab") as file:
        file.write(b"x\n")


HARM: dict[str, Callable[[Path], object]] = {
    "was removed or renamed": lambda path: path.rename(path.with_name("c.save")),
    "was replaced by another": replace_by_another,
    "was changed by somebody else": empty,
}


@pytest.mark.parametrize("harm", [Path.unlink, *HARM.values(), add_a_line])
def test_a_file_that_is_taken_away_or_changed_is_noticed_and_the_game_goes_on_in_a_new_one(
    tmp_path: Path, harm: Callable[[Path], object]
) -> None:
    path, fresh = tmp_path / "a.save", tmp_path / "fresh.save"
    with SaveFile.create(path, toy_header()) as file:
        file.append(Accepted(0))
        file.append(Accepted(1))
        assert file.lost is None
        harm(path)
        left = path.read_bytes() if path.exists() else None
        for _ in range(2):
            with pytest.raises(Lost):
                file.append(Accepted(0))
        assert (path.read_bytes() if path.exists() else None) == left, "what is there now is not ours"
        file.go_on_in(fresh)
        assert file.lost is None
        file.append(Accepted(0))
    assert read(fresh).header == toy_header()
    assert read(fresh).records == (Accepted(0), Accepted(1), Accepted(0))


@pytest.mark.parametrize(("what", "harm"), HARM.items())
def test_what_became_of_a_file_is_one_line(tmp_path: Path, what: str, harm: Callable[[Path], object]) -> None:
    path = put(tmp_path / "a.save", *toy_lines())
    file, _ = SaveFile.open(path)
    with file:
        harm(path)
        assert str(file.lost) == f"{path}: the file {what} while the game was open"
        file.go_on_in(tmp_path / "fresh.save")
    assert (tmp_path / "fresh.save").read_bytes() == b"".join(toy_lines())


def test_a_new_file_that_cannot_be_written_leaves_everything_as_it_is(tmp_path: Path) -> None:
    taken = put(tmp_path / "b.save", b"precious")
    with SaveFile.create(tmp_path / "a.save", toy_header()) as file:
        (tmp_path / "a.save").unlink()
        with pytest.raises(SaveError, match="there is a file of this name already"):
            file.go_on_in(taken)
        assert file.path == tmp_path / "a.save"
        assert file.lost
    assert taken.read_bytes() == b"precious"
