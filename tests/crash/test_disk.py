"""Full disks, folders that cannot be written, two processes on one save: one line each, and no file is harmed."""

from __future__ import annotations

import errno
import os
import resource
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from dragonroads.engine.journal import Accepted, Stopped, to_json
from dragonroads.engine.match import Match
from dragonroads.engine.savefile import SaveFile
from dragonroads.engine.savefile_reading import as_line, read
from dragonroads.engine.savefile_resuming import copy_until, go_on, load_match
from dragonroads.errors import SaveError
from tests.crash.tables import TABLES
from tests.crash.test_kill import ROOT
from tests.engine.playing import do_something, toy_header
from tests.engine.saving import lines_of, put, toy_lines

HOLD = """
import sys
from dragonroads.engine.savefile import SaveFile
file, _ = SaveFile.open(sys.argv[1])
sys.stdout.write("open\\n")
sys.stdout.flush()
sys.stdin.read()
"""
LINE = b'{"accept":1}\te08285b8\n'


@contextmanager
def files_no_larger_than(size: int) -> Iterator[None]:
    """As on a disk with so much room and no more: a write beyond is cut short, the next one fails."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def failing(code: int) -> Callable[..., Any]:
    """A system call that fails."""

    def call(*_: object, **__: object) -> None:
        raise OSError(code, os.strerror(code))

    return call


@pytest.mark.parametrize("room", range(len(LINE)))
def test_a_line_that_finds_no_room_leaves_the_file_as_it_was(tmp_path: Path, room: int) -> None:
    lines = toy_lines()[:9]
    path = put(tmp_path / "a.save", *lines)
    file, _ = SaveFile.open(path)
    with file:
        with files_no_larger_than(len(b"".join(lines)) + room), pytest.raises(SaveError) as refused:
            file.append(Accepted(1))
        assert str(refused.value) == f"{path}: cannot be written (File too large)"
        assert path.read_bytes() == b"".join(lines)
        file.append(Accepted(1))
    assert path.read_bytes() == b"".join(lines) + LINE


@pytest.mark.parametrize("code", [errno.EIO, errno.ENOSPC, errno.EROFS, errno.EDQUOT])
def test_a_line_that_cannot_be_flushed_does_not_count(
    tmp_path: Path, code: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a.save"
    with SaveFile.create(path, toy_header()) as file:
        before = path.read_bytes()
        with monkeypatch.context() as patch:
            patch.setattr(os, "fdatasync", failing(code))
            with pytest.raises(SaveError) as refused:
                file.append(Accepted(1))
        assert str(refused.value) == f"{path}: cannot be written ({os.strerror(code)})"
        assert path.read_bytes() == before
        file.append(Accepted(1))
        assert path.read_bytes() == before + LINE


def test_what_could_not_be_cut_off_is_torn_and_never_written_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a.save"
    long = Stopped("too long for the room that is left")
    with SaveFile.create(path, toy_header()) as file:
        before = path.read_bytes()
        with monkeypatch.context() as patch, files_no_larger_than(len(before) + 30):
            patch.setattr(os, "ftruncate", failing(errno.EIO))
            for _ in range(2):
                with pytest.raises(SaveError):
                    file.append(long)
        assert path.read_bytes() == before + as_line(to_json(long))[:30]
        assert read(path).notice
        file.append(Accepted(1))
        assert path.read_bytes() == before + LINE


def test_a_save_that_cannot_be_begun_leaves_no_file(tmp_path: Path) -> None:
    path = tmp_path / "a.save"
    with files_no_larger_than(40), pytest.raises(SaveError) as refused:
        SaveFile.create(path, toy_header())
    assert str(refused.value) == f"{path}: cannot be written (File too large)"
    assert not path.exists()


@pytest.mark.parametrize("room", [0, 100, 900])
def test_a_copy_that_finds_no_room_leaves_no_file_and_the_old_one_whole(tmp_path: Path, room: int) -> None:
    path = put(tmp_path / "a.save", *toy_lines())
    with files_no_larger_than(room), pytest.raises(SaveError):
        copy_until(path, tmp_path / "b.save", 20)
    assert not (tmp_path / "b.save").exists()
    assert path.read_bytes() == b"".join(toy_lines())


def test_a_folder_that_is_a_file_is_refused(tmp_path: Path) -> None:
    put(tmp_path / "saves", b"not a folder")
    for path in (tmp_path / "saves" / "a.save", tmp_path / "saves" / "deep" / "a.save"):
        with pytest.raises(SaveError) as refused:
            SaveFile.create(path, toy_header())
        assert str(refused.value) in (
            f"{path}: its folder is not a folder",
            f"{path}: cannot be written (Not a directory)",
        )
    assert (tmp_path / "saves").read_bytes() == b"not a folder"


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="no folder that even root cannot write to")
def test_a_folder_that_takes_no_files_is_refused() -> None:
    with pytest.raises(SaveError, match=r"^/proc/self/a.save: cannot be written \(.+\)$"):
        SaveFile.create("/proc/self/a.save", toy_header())


@pytest.mark.parametrize("code", [errno.EACCES, errno.EROFS])
def test_a_save_on_a_read_only_disk_can_be_read_but_not_gone_on_with(
    tmp_path: Path, code: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = put(tmp_path / "a.save", *toy_lines())
    monkeypatch.setattr(os, "open", failing(code))
    with pytest.raises(SaveError) as refused:
        SaveFile.open(path)
    assert str(refused.value) == f"{path}: cannot be written ({os.strerror(code)})"
    with pytest.raises(SaveError):
        SaveFile.create(tmp_path / "b.save", toy_header())
    assert len(read(path).records) == len(toy_lines()) - 1


def test_a_torn_line_that_cannot_be_cut_off_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = put(tmp_path / "a.save", *toy_lines()[:5], b"{")
    with monkeypatch.context() as patch:
        patch.setattr(os, "ftruncate", failing(errno.EIO))
        with pytest.raises(SaveError, match="cannot be written"):
            SaveFile.open(path)
    SaveFile.open(path)[0].close()
    assert path.read_bytes() == b"".join(toy_lines()[:5])


@pytest.mark.parametrize("table", TABLES)
def test_a_game_goes_on_when_there_is_room_again(tmp_path: Path, table: str) -> None:
    """A disk that fills up at every line: the answer is refused, nothing has changed, and the second try counts."""
    game, header = TABLES[table](3)
    path = tmp_path / "a.save"
    refused = 0
    with SaveFile.create(path, header) as file:
        match = Match(game, header, file.append)
        while not match.over:
            before, key = path.read_bytes(), match.state.key()
            try:
                with files_no_larger_than(len(before) + 5):
                    do_something(match)
            except SaveError:
                refused += 1
            assert (path.read_bytes(), match.state.key()) == (before, key)
            do_something(match)
    assert refused > 20
    assert path.read_bytes() == b"".join(lines_of(game, header))


def test_a_second_process_is_told_that_the_game_is_open(tmp_path: Path) -> None:
    path = tmp_path / "a.save"
    SaveFile.create(path, TABLES["toy"](0)[1]).close()
    with subprocess.Popen(
        [sys.executable, "-c", HOLD, str(path)], cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as holder:
        assert holder.stdout
        assert holder.stdout.readline() == b"open\n"
        game, _ = TABLES["toy"](0)
        with pytest.raises(SaveError) as refused:
            go_on(path, game)
        assert str(refused.value) == f"{path}: this game is open elsewhere"
        assert load_match(path, game).lines == 0
        holder.kill()
        holder.wait()
        go_on(path, game)[1].close()
