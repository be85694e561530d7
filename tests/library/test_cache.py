from __future__ import annotations

import os
from pathlib import Path

import pytest

from dragonroads.library.cache import keep, recall
from dragonroads.library.node import Document
from dragonroads.library.pack import Pack

PACK = Pack("race", "content/race", {"cards.yaml": Document("content/race/cards.yaml", {"a": ["ñ", 1, True]}, "[1,1]")})


def test_what_is_kept_is_recalled(tmp_path: Path) -> None:
    keep(tmp_path / "deep" / "cache", "key", PACK)
    assert recall(tmp_path / "deep" / "cache", "race", "key") == PACK
    assert os.listdir(tmp_path / "deep" / "cache") == ["race.json"]


def test_another_key_recalls_nothing(tmp_path: Path) -> None:
    keep(tmp_path, "key", PACK)
    assert recall(tmp_path, "race", "other") is None
    assert recall(tmp_path, "road", "key") is None


def test_a_cache_changed_in_any_byte_is_ignored(tmp_path: Path) -> None:
    keep(tmp_path, "key", PACK)
    file = tmp_path / "race.json"
    good = file.read_bytes()
    for at in range(len(good)):
        file.write_bytes(good[:at] + bytes([good[at] ^ 1]) + good[at + 1 :])
        assert recall(tmp_path, "race", "key") is None
        file.write_bytes(good[:at])
        assert recall(tmp_path, "race", "key") is None


@pytest.mark.parametrize("foreign", [b"", b"\n", b"\xff\xfe", b"{}", b"cos\nsystem\n(S'true'\ntR."])
def test_a_foreign_file_is_ignored_and_replaced(tmp_path: Path, foreign: bytes) -> None:
    (tmp_path / "race.json").write_bytes(foreign)
    assert recall(tmp_path, "race", "key") is None
    keep(tmp_path, "key", PACK)
    assert recall(tmp_path, "race", "key") == PACK


def test_a_folder_that_cannot_be_written_is_no_trouble(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    keep(tmp_path / "file", "key", PACK)
    assert recall(tmp_path / "file", "race", "key") is None


def test_a_failed_write_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", full)
    keep(tmp_path, "key", PACK)
    assert os.listdir(tmp_path) == []
