"""Reading saves: whole lines, one-line complaints. The damaged ones are in tests/bad_saves."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from dragonroads.engine.journal import Record, Snapshot, Undone, from_json, header_from_json
from dragonroads.engine.savefile_reading import Damaged, as_line, body_of, complaint, last_standing, parse, read
from dragonroads.errors import SaveError
from tests.engine.playing import toy_header
from tests.engine.saving import put, toy_lines
from tests.english import english


def test_a_line_is_compact_utf8_json_a_tab_and_its_checksum() -> None:
    line = as_line({"k": "Ünï", "a": [1, 2]})
    assert line.startswith('{"k":"Ünï","a":[1,2]}\t'.encode())
    assert as_line(123456789) == b"123456789\tcbf43926\n"  # the check value every description of CRC-32 gives
    assert body_of(line[:-1]) == '{"k":"Ünï","a":[1,2]}'.encode()


def test_texts_with_newlines_and_tabs_stay_one_line() -> None:
    line = as_line({"k": "a\nb\tc\0"})
    assert line.count(b"\n") == line.count(b"\t") == 1


def test_a_whole_file_is_read_without_notice(tmp_path: Path) -> None:
    lines = toy_lines()
    saved = read(str(put(tmp_path / "a.save", *lines)))
    assert saved.header == toy_header()
    assert len(saved.records) == len(lines) - 1
    assert saved.notice == ""
    assert saved.ends[-1] == len(b"".join(lines))


def test_a_game_up_to_a_line_has_the_lines_before_it() -> None:
    lines = toy_lines()
    saved = parse(Path("a"), b"".join(lines))
    for line in (2, 3, 20):
        before = saved.until(line)
        assert before == parse(Path("a"), b"".join(lines[: line - 1]))


def test_damage_names_its_line_and_keeps_what_stands_before() -> None:
    lines = toy_lines()
    lines[6] = lines[6].replace(b"n", b"m", 1)
    with pytest.raises(Damaged) as damaged:
        parse(Path("a"), b"".join(lines))
    assert english(damaged.value) == "a: line 7 is damaged"
    assert damaged.value.line == 7
    assert damaged.value.saved == parse(Path("a"), b"".join(lines[:6]))


def snapshots_in(lines: list[bytes]) -> list[tuple[int, Snapshot]]:
    records = parse(Path("a"), b"".join(lines)).records
    return [(at + 2, record) for at, record in enumerate(records) if isinstance(record, Snapshot)]


def test_damage_offers_the_last_position_that_was_written_down_after_it() -> None:
    lines = toy_lines()
    found = snapshots_in(lines)
    (first, _), (last, position) = found[0], found[-1]
    for damaged_line, expected in [(3, position), (first, position), (last - 1, position), (last + 1, None)]:
        harmed = [*lines]
        harmed[damaged_line - 1] = b"harm\n"
        with pytest.raises(Damaged) as damaged:
            parse(Path("a"), b"".join(harmed))
        assert damaged.value.line == damaged_line
        assert damaged.value.snapshot == expected


def test_a_position_before_a_second_damage_is_not_offered() -> None:
    lines = toy_lines()
    (_, _), (last, _) = snapshots_in(lines)[0], snapshots_in(lines)[-1]
    lines[2] = lines[last] = b"harm\n"
    with pytest.raises(Damaged) as damaged:
        parse(Path("a"), b"".join(lines))
    assert (damaged.value.line, damaged.value.snapshot) == (3, None)


def test_a_snapshot_that_was_taken_back_does_not_stand() -> None:
    early, late = Snapshot(5, {"round": 2}), Snapshot(9, {"round": 3})
    rows: list[tuple[int, Record | None]] = [(10, early), (20, late)]
    assert last_standing(rows) == late
    assert last_standing([*rows, (22, Undone(20))]) == late
    assert last_standing([*rows, (22, Undone(19))]) == early
    assert last_standing([*rows, (22, Undone(3))]) is None
    assert last_standing([]) is None


@pytest.mark.parametrize("name", ["a\nb", "a\x1b[2Jb", "x" * 100 + "/" + "y" * 250, "nul\0"])
def test_a_complaint_is_one_short_printable_line_whatever_the_name(name: str) -> None:
    with pytest.raises(SaveError) as refused:
        read(name)
    assert str(refused.value).isprintable()
    assert len(str(refused.value)) <= 404


def test_a_complaint_shortens_what_a_file_says() -> None:
    assert complaint(Path("d" * 300), "b") == "…" + "d" * 200 + ": b"
    assert complaint(Path("a"), "b\x07" + "c" * 500) == "a: b?" + "c" * 198 + "…"


def test_pipes_folders_and_missing_files_are_refused_without_waiting(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    for name, words in [("pipe", "this is not a plain file"), ("", "this is a folder, not a saved game")]:
        with pytest.raises(SaveError) as refused:
            read(tmp_path / name)
        assert str(refused.value) == f"{tmp_path / name}: {words}"
    with pytest.raises(SaveError) as refused:
        read(tmp_path / "none" / "a.save")
    assert str(refused.value) == f"{tmp_path}/none/a.save: there is no such file"


def test_a_file_that_may_not_be_read_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = put(tmp_path / "a.save", *toy_lines())

    def refuse(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "open", refuse)
    with pytest.raises(SaveError) as refused:
        read(path)
    assert str(refused.value) == f"{path}: cannot be read (Permission denied)"


def test_a_file_inside_a_file_is_refused(tmp_path: Path) -> None:
    path = put(tmp_path / "a.save", *toy_lines()) / "b.save"
    with pytest.raises(SaveError) as refused:
        read(path)
    assert str(refused.value) == f"{path}: cannot be read (Not a directory)"


def test_a_huge_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "a.save"
    with path.open("wb") as file:
        file.truncate((64 << 20) + 1)
    with pytest.raises(SaveError) as refused:
        read(path)
    assert str(refused.value) == f"{path}: larger than 64 MB, too large for a saved game"


def test_header_and_records_have_nothing_in_common() -> None:
    """Two files written one behind the other are not one game."""
    with pytest.raises(SaveError):
        from_json({"format": 1, "game": "toy"})
    with pytest.raises(SaveError):
        header_from_json({"undo": 3})
