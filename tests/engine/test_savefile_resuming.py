"""Going on with a save, and with a copy of one that does not fit any more."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from dragonroads.engine.journal import Answered, SealedAnswer, Snapshot, header_to_json
from dragonroads.engine.savefile_reading import Damaged, Saved, as_line, parse, read
from dragonroads.engine.savefile_resuming import Changed, copy_from_snapshot, copy_until, go_on, load_match
from dragonroads.errors import SaveError
from tests.engine.playing import asked, play, toy_header
from tests.engine.saving import put, toy_lines
from tests.engine.toy import Fair, Toy
from tests.english import english

OTHER_DIE = Toy(Fair(die=(10, 20, 30, 40, 50, 60)))


def test_a_game_goes_on_where_it_was_left_and_ends_the_same(tmp_path: Path) -> None:
    lines = toy_lines()
    for cut in range(1, len(lines), 5):
        path = put(tmp_path / f"{cut}.save", *lines[:cut])
        match, file, notice = go_on(path, Toy())
        with file:
            assert notice == ""
            assert match.lines >= cut - 1
            play(match)
        assert path.read_bytes() == b"".join(lines)


def test_a_set_without_its_line_gets_it_once_when_the_game_goes_on(tmp_path: Path) -> None:
    lines = toy_lines()
    records = parse(tmp_path, b"".join(lines)).records
    at = next(i for i, r in enumerate(records) if isinstance(r, SealedAnswer) and isinstance(records[i + 1], Answered))
    path = put(tmp_path / "a.save", *lines[: at + 2])
    assert asked(load_match(path, Toy())) == []
    assert path.read_bytes() == b"".join(lines[: at + 2])
    for _ in range(2):
        match, file, _ = go_on(path, Toy())
        file.close()
        assert path.read_bytes() == b"".join(lines[: at + 3])
        assert asked(match)[0].kind == "parade"


def test_a_match_is_loaded_from_a_path_or_from_what_was_read(tmp_path: Path) -> None:
    path = put(tmp_path / "a.save", *toy_lines())
    first, second = load_match(str(path), Toy()), load_match(read(path), Toy())
    assert first.state.key() == second.state.key()
    assert first.journal is None


def test_a_torn_game_goes_on_with_a_notice(tmp_path: Path) -> None:
    path = put(tmp_path / "a.save", *toy_lines()[:20], b'{"n":')
    _, file, notice = go_on(path, Toy())
    file.close()
    assert notice == f"{path}: the last line (21) was torn and is left out"


def test_another_game_is_refused(tmp_path: Path) -> None:
    path = put(tmp_path / "a.save", as_line({**header_to_json(toy_header()), "game": "race"}))
    with pytest.raises(SaveError) as refused:
        load_match(path, Toy())
    assert str(refused.value) == f"{path}: this is a game of 'race', not of 'toy'"


def test_other_versions_of_the_same_rules_play_on(tmp_path: Path) -> None:
    header = replace(toy_header(), rules=99, content="other")
    path = put(tmp_path / "a.save", as_line(header_to_json(header)), *toy_lines()[1:])
    assert load_match(path, Toy()).over


def stuck_game(tmp_path: Path) -> tuple[Path, Changed]:
    path = put(tmp_path / "old.save", *toy_lines())
    with pytest.raises(Changed) as changed:
        go_on(path, OTHER_DIE)
    return path, changed.value


def test_changed_rules_are_named_with_the_line_and_the_file_is_untouched(tmp_path: Path) -> None:
    path, changed = stuck_game(tmp_path)
    record = read(path).records[changed.line - 2]
    assert isinstance(record, Answered)
    assert english(changed) == f"{path}: line {changed.line}: question {record.n} (luck) leads to another position now"
    assert path.read_bytes() == b"".join(toy_lines())
    assert load_match(changed.saved, OTHER_DIE).lines == changed.line - 2


def test_the_game_goes_on_in_a_copy_up_to_the_line_before(tmp_path: Path) -> None:
    path, changed = stuck_game(tmp_path)
    copy_until(path, tmp_path / "new" / "copy.save", changed.line)
    match, file, _ = go_on(tmp_path / "new" / "copy.save", OTHER_DIE)
    with file:
        play(match)
    assert load_match(tmp_path / "new" / "copy.save", OTHER_DIE).over
    assert path.read_bytes() == b"".join(toy_lines())


def test_the_game_goes_on_in_a_copy_from_the_last_snapshot(tmp_path: Path) -> None:
    path, changed = stuck_game(tmp_path)
    last = [record for record in read(path).records if isinstance(record, Snapshot)][-1]
    assert changed.snapshot == last
    new = tmp_path / "copy.save"
    copy_from_snapshot(changed, new, OTHER_DIE)
    assert read(new).header == replace(toy_header(), start=last.state)
    match, file, _ = go_on(new, OTHER_DIE)
    with file:
        assert match.state.round == 3
        play(match)
    assert load_match(new, OTHER_DIE).state.key() == match.state.key()
    assert path.read_bytes() == b"".join(toy_lines())


def test_a_copy_from_a_snapshot_is_played_by_the_rules_of_today(tmp_path: Path) -> None:
    _, changed = stuck_game(tmp_path)
    game = Toy(OTHER_DIE.fair)
    game.rules_version, game.content_hash = 2, "new"
    copy_from_snapshot(changed, tmp_path / "copy.save", game)
    header = read(tmp_path / "copy.save").header
    assert (header.rules, header.content) == (2, "new")


def test_a_damaged_game_goes_on_in_copies_too(tmp_path: Path) -> None:
    lines = toy_lines()
    lines[4] = b"harm\n"
    path = put(tmp_path / "old.save", *lines)
    with pytest.raises(Damaged) as damaged:
        go_on(path, Toy())
    copy_until(path, tmp_path / "a.save", damaged.value.line)
    copy_from_snapshot(damaged.value, tmp_path / "b.save", Toy())
    assert load_match(tmp_path / "a.save", Toy()).lines == 3
    assert load_match(tmp_path / "b.save", Toy()).state.round == 3
    assert path.read_bytes() == b"".join(lines)


def test_without_a_later_snapshot_there_is_no_copy_from_one(tmp_path: Path) -> None:
    lines = toy_lines()
    lines[-2] = b"harm\n"
    with pytest.raises(Damaged) as damaged:
        parse(tmp_path / "old.save", b"".join(lines))
    with pytest.raises(SaveError) as refused:
        copy_from_snapshot(damaged.value, tmp_path / "b.save", Toy())
    line = len(lines) - 1
    assert str(refused.value) == f"{tmp_path}/old.save: no position was written down after line {line}"
    assert not (tmp_path / "b.save").exists()


def test_a_snapshot_these_rules_cannot_play_from_is_not_copied(tmp_path: Path) -> None:
    _, changed = stuck_game(tmp_path)
    changed.snapshot = Snapshot(5, {"round": 2})
    with pytest.raises(SaveError, match="the game cannot be begun as line 1 says"):
        copy_from_snapshot(changed, tmp_path / "b.save", Toy())
    assert not (tmp_path / "b.save").exists()


@pytest.mark.parametrize("line", [-3, 0, 1, 99999])
def test_only_whole_lines_are_copied(tmp_path: Path, line: int) -> None:
    path = put(tmp_path / "a.save", *toy_lines())
    with pytest.raises(SaveError, match="whole lines to copy"):
        copy_until(path, tmp_path / "b.save", line)
    assert not (tmp_path / "b.save").exists()


def test_a_copy_never_overwrites_a_file(tmp_path: Path) -> None:
    path = put(tmp_path / "a.save", *toy_lines())
    for new in (path, put(tmp_path / "b.save", b"precious")):
        with pytest.raises(SaveError, match="there is a file of this name already"):
            copy_until(path, new, 4)
    assert path.read_bytes() == b"".join(toy_lines())
    assert (tmp_path / "b.save").read_bytes() == b"precious"


def test_a_header_the_rules_cannot_begin_with_is_refused_in_one_line() -> None:
    saved = Saved(Path("a"), replace(toy_header(), seats=()), (), ())
    with pytest.raises(SaveError) as refused:
        load_match(saved, Toy())
    assert str(refused.value) == "a: the game cannot be begun as line 1 says (the fair is for 2 to 4, not 0)"


def test_a_start_that_breaks_the_bookkeeping_is_refused(tmp_path: Path) -> None:
    _, changed = stuck_game(tmp_path)
    assert changed.snapshot
    start = {**changed.snapshot.state, "deck": []}
    with pytest.raises(SaveError) as refused:
        load_match(Saved(Path("a"), replace(toy_header(), start=start), (), ()), Toy())
    assert str(refused.value) == "a: its position is broken (a card is lost or there twice)"


def test_a_refused_game_is_given_free_again(tmp_path: Path) -> None:
    path, _ = stuck_game(tmp_path)
    _, file, _ = go_on(path, Toy())
    file.close()
