"""Another name for a table, and a table that goes for good."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from dragonroads import paths
from dragonroads.engine.savefile import SaveFile
from dragonroads.engine.savefile_reading import read
from dragonroads.errors import SaveError
from dragonroads.saves.finding import find_save, saves
from dragonroads.saves.keeping import delete_table, rename_table
from tests.engine.saving import put, toy_lines


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of saves, with two tables and the content of both."""
    monkeypatch.setenv(paths.HOME_VARIABLE, str(tmp_path))
    paths.archive_folder().mkdir(parents=True)
    (paths.archive_folder() / "toy-70790000000000aa.json").write_text("{}")
    for name in ("friday", "sunday"):
        put(paths.saves_folder() / f"{name}.save", *toy_lines())
    return paths.saves_folder()


def files_in(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def refused(do: Callable[[], object], folder: Path) -> str:
    """The one line of a refusal after which every file is as it was."""
    before = files_in(folder)
    with pytest.raises(SaveError) as refusal:
        do()
    assert files_in(folder) == before
    assert "\n" not in str(refusal.value)
    return str(refusal.value)


def test_a_table_gets_another_name_and_nothing_else_changes(folder: Path) -> None:
    before = files_in(folder)
    new = rename_table(folder / "friday.save", "  Évening at Ana's! ")
    assert new == folder / "evening-at-ana-s.save"
    assert find_save("evening-at-ana-s") == new
    before["evening-at-ana-s.save"] = before.pop("friday.save")
    assert files_in(folder) == before
    assert len(read(new).records) == len(toy_lines()) - 1


def test_a_file_keeps_its_ending_and_its_folder(tmp_path: Path) -> None:
    path = put(tmp_path / "old.jsonl", *toy_lines())
    assert rename_table(path, "../../new") == tmp_path / "new.jsonl"
    assert [one.name for one in tmp_path.iterdir()] == ["new.jsonl"]


def test_the_name_a_table_has_already_is_fine(folder: Path) -> None:
    before = files_in(folder)
    assert rename_table(folder / "friday.save", "Friday") == folder / "friday.save"
    assert files_in(folder) == before


@pytest.mark.parametrize("wanted", ["", "  ", "../..", "龍", "\n"])
def test_a_name_of_which_nothing_is_left_is_refused(folder: Path, wanted: str) -> None:
    said = refused(lambda: rename_table(folder / "friday.save", wanted), folder)
    assert said == f"{folder / 'friday.save'}: {wanted!r} holds no letter from a to z and no digit for a name"


def test_a_name_that_another_table_has_is_refused(folder: Path) -> None:
    said = refused(lambda: rename_table(folder / "friday.save", "SUNDAY"), folder)
    assert said == f"{folder / 'sunday.save'}: there is a table of this name already"


def test_a_table_that_is_not_there_is_refused(folder: Path) -> None:
    for do in (delete_table, lambda path: rename_table(path, "new")):
        said = refused(lambda do=do: do(folder / "monday.save"), folder)  # type: ignore[misc]
        assert said == f"{folder / 'monday.save'}: there is no such file"


def test_a_deleted_table_is_gone_and_its_content_stays_for_others(folder: Path) -> None:
    before = files_in(folder)
    delete_table(folder / "friday.save")
    assert saves() == [folder / "sunday.save"]
    del before["friday.save"]
    assert files_in(folder) == before


def test_a_damaged_table_can_be_renamed_and_deleted(folder: Path) -> None:
    path = put(folder / "broken.save", b"#", *toy_lines())
    path = rename_table(path, "beyond help")
    delete_table(path)
    assert {one.name for one in saves()} == {"friday.save", "sunday.save"}


def test_only_tables_are_deleted(folder: Path) -> None:
    put(folder / "letter.txt", b"Dear Ana")
    said = refused(lambda: delete_table(folder / "letter.txt"), folder)
    assert said == f"{folder / 'letter.txt'}: only files that end in .save are deleted"
    (folder / "folder.save").mkdir()
    said = refused(lambda: delete_table(folder / "folder.save"), folder)
    assert said == f"{folder / 'folder.save'}: this is a folder, not a saved game"


@pytest.mark.skipif(sys.platform == "win32", reason="open files cannot be moved there anyway")
def test_a_table_that_is_open_elsewhere_is_left_alone(folder: Path) -> None:
    path = folder / "friday.save"
    wait = "import sys; from dragonroads.engine.savefile import SaveFile; f = SaveFile.open(sys.argv[1]); "
    wait += "print('open', flush=True); sys.stdin.read()"
    command = [sys.executable, "-c", wait, str(path)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=Path(__file__).parents[2]) as one:
        assert one.stdout is not None
        assert one.stdout.readline() == b"open\n"
        for do in (delete_table, lambda path: rename_table(path, "new")):
            said = refused(lambda do=do: do(path), folder)  # type: ignore[misc]
            assert said == f"{path}: this game is open elsewhere"
        one.communicate()
    delete_table(path)


def test_a_renamed_table_can_be_opened_at_once(folder: Path) -> None:
    path = rename_table(folder / "friday.save", "new")
    file, saved = SaveFile.open(path)
    file.close()
    assert saved.path == path


@pytest.mark.parametrize("call", ["open", "replace"])
def test_a_folder_that_cannot_be_written_makes_one_line_and_loses_nothing(
    folder: Path, monkeypatch: pytest.MonkeyPatch, call: str
) -> None:
    def fails(first: Path, *_args: object) -> int:
        if call == "open" and first == folder / "friday.save":
            return really(first, os.O_RDONLY)
        raise PermissionError(13, "Permission denied")

    really = os.open
    monkeypatch.setattr(os, call, fails)
    said = refused(lambda: rename_table(folder / "friday.save", "new"), folder)
    assert said == f"{folder / 'friday.save'}: cannot be renamed (Permission denied)"


def test_a_table_in_a_folder_that_cannot_be_written_is_not_deleted(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(*_args: object, **_more: object) -> None:
        raise OSError(30, "Read-only file system")

    monkeypatch.setattr(os, "unlink", fails)
    said = refused(lambda: delete_table(folder / "friday.save"), folder)
    assert said == f"{folder / 'friday.save'}: cannot be deleted (Read-only file system)"
