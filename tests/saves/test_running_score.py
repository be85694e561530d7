"""A rematch names the table before it and the score so far: lines of its file, and of no position."""

from __future__ import annotations

from pathlib import Path

import pytest

from dragonroads import paths
from dragonroads.engine.journal import Record, Snapshot, from_json, header_to_json, to_json
from dragonroads.engine.match import Match
from dragonroads.engine.rematch import Rematch
from dragonroads.engine.savefile import SaveFile
from dragonroads.engine.savefile_reading import Damaged, Stuck, as_line, read
from dragonroads.engine.savefile_resuming import copy_from_snapshot, copy_until, go_on, load_match
from tests.engine.playing import answer_one, play, toy_header
from tests.engine.saving import put
from tests.engine.toy import Toy
from tests.english import english

SCORE = Rematch("friday", 3, (2, 0, 1))


@pytest.fixture
def save(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A whole game of the fair that is the fourth of these people."""
    monkeypatch.setenv(paths.HOME_VARIABLE, str(tmp_path))
    return put(tmp_path / "saturday.save", *lines_after(SCORE))


def lines_after(score: Rematch) -> list[bytes]:
    header, records = toy_header(3, 7), [score]
    journal: list[Record] = []
    match = Match(Toy(), header)
    match.follow(records)
    match.journal = journal.append
    play(match)
    return [as_line(header_to_json(header)), *(as_line(to_json(one)) for one in (*records, *journal))]


def test_the_score_is_a_line_like_any_other() -> None:
    assert from_json({**to_json(SCORE), "wins": list(SCORE.wins)}) == SCORE


def test_no_position_and_no_digest_knows_of_it() -> None:
    plain, scored = Match(Toy(), toy_header(3, 7)), Match(Toy(), toy_header(3, 7))
    scored.follow([SCORE])
    while not plain.over:
        for match in (plain, scored):
            answer_one(match, pick=0)
        assert plain.state.digest() == scored.state.digest()


def test_it_is_there_again_when_the_game_goes_on(save: Path) -> None:
    match, file, _ = go_on(save, Toy())
    file.close()
    assert match.rematch == SCORE


def test_a_copy_up_to_a_line_has_it(save: Path) -> None:
    copy = save.with_name("copy.save")
    copy_until(save, copy, 6)
    assert load_match(copy, Toy()).rematch == SCORE


def test_a_copy_from_a_later_position_has_it(save: Path) -> None:
    saved = read(save)
    snapshot = next(record for record in saved.records if isinstance(record, Snapshot))
    copy = save.with_name("copy.save")
    copy_from_snapshot(Stuck("stuck", 4, saved.until(4), snapshot), copy, Toy())
    assert load_match(copy, Toy()).rematch == SCORE


def test_a_new_table_has_it_on_disk_with_its_first_line(tmp_path: Path) -> None:
    SaveFile.create(tmp_path / "new.save", toy_header(3, 7), [SCORE]).close()
    assert read(tmp_path / "new.save").records == (SCORE,)


def test_a_damaged_score_is_named_by_its_line(save: Path) -> None:
    save.write_bytes(save.read_bytes().replace(b'"games":3', b'"games":9', 1))
    with pytest.raises(Damaged) as refused:
        read(save)
    assert "line 2 is damaged" in english(refused.value)


@pytest.mark.parametrize("forged", [Rematch("friday", 1, (2, 0, 0)), Rematch("friday", 3, (1,))])
def test_a_score_that_cannot_be_is_refused(tmp_path: Path, forged: Rematch) -> None:
    path = put(tmp_path / "forged.save", as_line(header_to_json(toy_header(3, 7))), as_line(to_json(forged)))
    with pytest.raises(Stuck) as refused:
        load_match(path, Toy())
    assert "line 2: this is no score" in english(refused.value)


def test_a_score_behind_an_answer_is_refused(tmp_path: Path) -> None:
    header, *others = lines_after(SCORE)
    path = put(tmp_path / "late.save", header, *others[:3], as_line(to_json(SCORE)))
    with pytest.raises(Stuck) as refused:
        load_match(path, Toy())
    assert "before the first answer" in english(refused.value)


def test_a_shared_victory_counts_for_everybody_who_shares_it() -> None:
    assert SCORE.won((0, 2)) == Rematch("friday", 4, (3, 0, 2))
