"""Lines of a save: every record goes to JSON and back, and what is none is refused in one line."""

from __future__ import annotations

import json
from contextlib import suppress
from dataclasses import replace
from types import MappingProxyType
from typing import Any

import pytest

from dragonroads.engine.game import Agreements, SeatSpec
from dragonroads.engine.match import Match
from dragonroads.engine.record import (
    Accepted,
    Answered,
    Handed,
    Record,
    SealedAnswer,
    Snapshot,
    Stopped,
    Undone,
    from_json,
    header_from_json,
    header_to_json,
    to_json,
)
from dragonroads.errors import SaveError
from tests.engine.playing import play, toy_header
from tests.engine.toy import Toy

RECORDS: list[Record] = [
    Answered(17, "sell", (2,), ((1,),), (("skyfish",),), (3,), 123456789),
    Answered(40, "bid", (0, 1), ((3,), (0,)), (("3",), ("0",)), (4, 5), 1),
    Answered(41, "tick", (1,), ((),), ((),), (4,), 0),
    SealedAnswer(40, "bid", 1, (3,), ("3",)),
    Undone(16),
    Undone(16, agreed=True),
    Accepted(2),
    Handed(1, "computer:easy"),
    Handed(1, "keyboard"),
    Snapshot(52, {"seed": 2**64 - 1, "rows": [[1], []], "name": "Ünï"}),
    Stopped(),
]


@pytest.mark.parametrize("record", RECORDS, ids=lambda record: type(record).__name__)
def test_a_record_comes_back_from_json(record: Record) -> None:
    assert from_json(json.loads(json.dumps(to_json(record)))) == record


def test_every_line_of_a_game_comes_back_from_json() -> None:
    lines: list[Record] = []
    play(Match(Toy(), toy_header(4), lines.append))
    assert {type(line) for line in lines} == {Answered, SealedAnswer, Undone, Accepted, Snapshot}
    assert [from_json(json.loads(json.dumps(to_json(line)))) for line in lines] == lines


@pytest.mark.parametrize(
    "data",
    [
        {},
        {"n": 1},
        {"n": "1", "k": "sell", "p": [0], "a": [[0]], "o": [["x"]], "of": [1], "d": 1},
        {"n": 1.5, "k": "sell", "p": [0], "a": [[0]], "o": [["x"]], "of": [1], "d": 1},
        {"n": 1, "k": 5, "p": [0], "a": [[0]], "o": [["x"]], "of": [1], "d": 1},
        {"n": 1, "k": "sell", "p": 0, "a": [[0]], "o": [["x"]], "of": [1], "d": 1},
        {"n": 1, "k": "sell", "p": [0], "a": [0], "o": [["x"]], "of": [1], "d": 1},
        {"n": 1, "k": "sell", "p": [0], "a": [[True]], "o": [["x"]], "of": [1], "d": 1},
        {"n": 1, "k": "sell", "p": [0], "a": [[0]], "o": [[3]], "of": [1], "d": 1},
        {"n": 1, "k": "sell", "p": [0], "a": [[0]], "o": [["x"]], "of": [1], "d": float("inf")},
        {"sealed": 1, "k": "bid", "p": [0], "a": [0], "o": ["x"]},
        {"undo": None},
        {"accept": "0"},
        {"hand": 0},
        {"hand": "0", "who": "keyboard"},
        {"hand": True, "who": "keyboard"},
        {"hand": 0, "who": None},
        {"hand": 0, "who": ["computer:easy"]},
        {"snap": 3, "at": 1},
        {"snap": {}},
        {"stop": 1},
    ],
)
def test_what_is_no_record_is_refused_in_one_line(data: dict[str, Any]) -> None:
    with pytest.raises(SaveError, match=r"^not a line of a saved game") as refused:
        from_json(data)
    assert "\n" not in str(refused.value)


def test_a_header_comes_back_from_json() -> None:
    header = replace(
        toy_header(2, seed=2**64 - 1, computers=[1], deck="base", show_backs=False, length=28),
        agreements=Agreements("need", memory=True),
        name="Friday",
        start={"round": 2},
    )
    assert header_from_json(json.loads(json.dumps(header_to_json(header)))) == header


def test_a_seat_without_a_code_is_written_as_it_always_was() -> None:
    assert header_to_json(toy_header(2))["seats"][0] == {"name": "V0", "who": "keyboard"}
    guarded = replace(toy_header(2), seats=(SeatSpec("Ana", code="ab12"), SeatSpec("Bo")))
    assert header_to_json(guarded)["seats"] == (
        {"name": "Ana", "who": "keyboard", "code": "ab12"},
        {"name": "Bo", "who": "keyboard"},
    )
    assert header_from_json(header_to_json(guarded)) == guarded


def test_pieces_come_back_and_a_seat_without_one_is_written_as_it_always_was() -> None:
    header = replace(toy_header(2), seats=(SeatSpec("Ana", piece="M"), SeatSpec("Bo", code="ab12", piece="T")))
    written = json.loads(json.dumps(header_to_json(header)))
    assert [seat["piece"] for seat in written["seats"]] == ["M", "T"]
    assert header_from_json(written) == header
    assert "piece" not in header_to_json(toy_header(2))["seats"][0]


def test_options_may_be_any_mapping() -> None:
    header = replace(toy_header(), options=MappingProxyType({"deck": "base"}))
    assert header_from_json(header_to_json(header)).options == {"deck": "base"}


def test_the_seed_is_written_as_text_because_json_readers_round_large_numbers() -> None:
    assert header_to_json(toy_header(seed=2**63 + 1))["seed"] == "9223372036854775809"


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"format": None}, "this is not a dragonroads save"),
        ({"format": True}, "this is not a dragonroads save"),
        ({"format": 2}, "format 2 with 'splitmix64/1': this version reads format 1 with 'splitmix64/1'"),
        ({"rng": "a\nb"}, "format 1 with 'a\\nb': this version reads format 1 with 'splitmix64/1'"),
        ({"rules": "3"}, "the header of this save is incomplete (TypeError: a whole number is missing)"),
        ({"seed": "-5"}, "the header of this save is incomplete (ValueError: the seed is no number)"),
        ({"seed": "9" * 21}, "the header of this save is incomplete (ValueError: the seed is no number)"),
        ({"options": {"length": 10**30}}, f"the header of this save is incomplete (ValueError: option value {10**30})"),
        ({"seed": 5}, "the header of this save is incomplete (TypeError: a text is missing)"),
        (
            {"seats": [{"name": "Ana", "who": "keyboard", "code": 1234}]},
            "the header of this save is incomplete (TypeError: a text is missing)",
        ),
        (
            {"seats": [{"name": "Ana", "who": "keyboard", "piece": ["M"]}]},
            "the header of this save is incomplete (TypeError: a text is missing)",
        ),
        ({"options": {"deck": [1]}}, "the header of this save is incomplete (ValueError: option value [1])"),
        ({"options": {"deck": None}}, "the header of this save is incomplete (ValueError: option value None)"),
    ],
)
def test_a_strange_header_is_refused(changes: dict[str, Any], message: str) -> None:
    with pytest.raises(SaveError) as refused:
        header_from_json({**header_to_json(toy_header()), **changes})
    assert str(refused.value) == message


@pytest.mark.parametrize("field", ["game", "rules", "content", "seed", "seats", "options", "salt", "name", "start"])
@pytest.mark.parametrize("value", [[1], {"x": 1}, 1.5, "word", None, ...], ids=str)
def test_a_header_with_a_wrong_or_missing_field_is_refused_or_read_but_never_crashes(field: str, value: Any) -> None:
    data = header_to_json(toy_header())
    del data[field]
    if value is not ...:
        data[field] = value
    with suppress(SaveError):
        header_from_json(data)


def test_the_promise_of_a_header_is_a_hash_that_hides_the_seed() -> None:
    header = toy_header(seed=7)
    assert header.promise == toy_header(seed=7).promise != toy_header(seed=8).promise
    assert replace(header, salt="other").promise != header.promise
    assert len(header.promise) == 16


def test_a_seat_is_a_person_or_a_computer() -> None:
    assert SeatSpec("Ana").is_person
    assert not SeatSpec("Box", "computer:2").is_person
