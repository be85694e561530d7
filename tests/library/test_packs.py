from __future__ import annotations

import os
from pathlib import Path

import pytest

from dragonroads.errors import ContentError
from dragonroads.library import packs
from dragonroads.library.packs import pack_ids, read_pack


def write(root: Path, **files: str) -> Path:
    """Writes files below a root; two underscores stand for a slash."""
    for name, text in files.items():
        path = root / f"{name.replace('__', '/')}.yaml"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    return root


@pytest.fixture
def ours(tmp_path: Path) -> Path:
    return write(tmp_path / "content", race__game="id: race", race__cards="a: 1", road__pages__01="b: 1")


@pytest.fixture
def theirs(tmp_path: Path) -> Path:
    return write(tmp_path / "packs", race__cards="a: 2", race__more="c: 3", lamp__game="id: lamp")


def test_packs_of_all_roots_are_found(ours: Path, theirs: Path, tmp_path: Path) -> None:
    (ours / "__pycache__").mkdir()
    (ours / "empty").mkdir()
    assert pack_ids([ours, theirs, tmp_path / "nowhere"]) == ["lamp", "race"]
    assert pack_ids([ours], "game.yaml") == ["race"]


def test_a_later_root_replaces_files_and_adds_files_and_packs(ours: Path, theirs: Path) -> None:
    race = read_pack("race", [ours, theirs])
    assert {name: document.value for name, document in race.files.items()} == {
        "cards.yaml": {"a": 2},
        "game.yaml": {"id": "race"},
        "more.yaml": {"c": 3},
    }
    assert read_pack("lamp", [ours, theirs]).id == "lamp"


def test_our_files_are_named_from_the_root_on_and_the_player_s_own_by_their_whole_path(
    ours: Path, theirs: Path
) -> None:
    race = read_pack("race", [ours, theirs])
    assert race.folder == "content/race"
    assert [document.file for document in race.files.values()] == [
        f"{theirs.resolve().as_posix()}/race/cards.yaml",
        "content/race/game.yaml",
        f"{theirs.resolve().as_posix()}/race/more.yaml",
    ]


def test_files_in_folders_below_belong_to_the_pack(ours: Path) -> None:
    assert list(read_pack("road", [ours]).files) == ["pages/01.yaml"]


def test_hidden_files_and_odd_names_are_not_content(ours: Path) -> None:
    write(ours, **{"race__.cards": "d: 1", "race__a\x1bb": "d: 1"})
    assert list(read_pack("race", [ours]).files) == ["cards.yaml", "game.yaml"]


@pytest.mark.parametrize("name", ["rcae", "../content/race", ""])
def test_an_unknown_pack_is_refused_in_one_line(ours: Path, name: str) -> None:
    with pytest.raises(ContentError, match=r"^no content folder called "):
        read_pack(name, [ours])


def test_problems_of_unreadable_files_are_kept_and_the_others_read(ours: Path) -> None:
    write(ours, race__bad="a: yes", race__worse="")
    (ours / "race" / "folder.yaml").mkdir()
    race = read_pack("race", [ours])
    assert list(race.files) == ["cards.yaml", "game.yaml"]
    assert [str(problem) for problem in race.problems()] == [
        "content/race/bad.yaml:1:4: 'yes': write true or false, or quote it",
        "content/race/folder.yaml:1:1: the file cannot be opened: Is a directory",
        "content/race/worse.yaml:1:1: the file is empty",
    ]


def test_a_pack_read_before_comes_from_the_cache(ours: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = read_pack("race", [ours], tmp_path / "cache")
    monkeypatch.delattr(packs, "_parsed")
    second = read_pack("race", [ours], tmp_path / "cache")
    assert {name: document.value for name, document in second.files.items()} == {
        name: document.value for name, document in first.files.items()
    }
    assert second.files["cards.yaml"].root.at("a").column == 4


def test_a_changed_added_or_removed_file_is_read_again(ours: Path, tmp_path: Path) -> None:
    cache = tmp_path / "cache"
    read_pack("race", [ours], cache)
    write(ours, race__cards="a: 9")
    assert read_pack("race", [ours], cache).files["cards.yaml"].value == {"a": 9}
    write(ours, race__new="a: 9")
    assert "new.yaml" in read_pack("race", [ours], cache).files
    os.unlink(ours / "race" / "new.yaml")
    assert "new.yaml" not in read_pack("race", [ours], cache).files


def test_a_new_format_makes_old_caches_worthless(ours: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    read_pack("race", [ours], tmp_path)
    before = (tmp_path / "race.json").read_bytes()
    monkeypatch.setattr(packs, "FORMAT", packs.FORMAT + 1)
    read_pack("race", [ours], tmp_path)
    assert (tmp_path / "race.json").read_bytes() != before


def test_a_pack_with_problems_is_not_cached(ours: Path, tmp_path: Path) -> None:
    write(ours, race__bad="a: yes")
    read_pack("race", [ours], tmp_path / "cache")
    assert not (tmp_path / "cache").exists()
