"""Four digits in front of a curtain: what opens it, and that the digits are written nowhere."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from dragonroads.engine.game import Header, SeatSpec
from dragonroads.engine.journal import header_from_json, header_to_json
from dragonroads.seats.codes import code_hash, is_code, opens
from tests.engine.playing import toy_header


def guarded(digits: str = "0472") -> Header:
    """A table whose seat 1 has a code."""
    header = toy_header(3)
    seats = list(header.seats)
    seats[1] = SeatSpec("Bo", code=code_hash(digits, header.salt, 1))
    return replace(header, seats=tuple(seats))


@pytest.mark.parametrize("text", ["0000", "9473"])
def test_four_plain_digits_are_a_code(text: str) -> None:
    assert is_code(text)


@pytest.mark.parametrize("text", ["", "123", "12345", "12a4", "１２３４", "١٢٣٤", " 123", "1234\n", "-123"])
def test_anything_else_is_none(text: str) -> None:
    assert not is_code(text)


def test_only_its_own_digits_open_a_seat() -> None:
    header = guarded()
    assert opens(header, 1, "0472")
    assert not any(opens(header, 1, wrong) for wrong in ("0473", "472", "", "04720", "０４７２", header.seats[1].code))


def test_a_seat_without_a_code_is_open_to_all() -> None:
    assert opens(guarded(), 0, "")
    assert opens(guarded(), 2, "9999")


def test_the_same_digits_look_different_at_every_seat_and_table() -> None:
    hashes = {code_hash("0472", salt, seat) for salt in ("pepper", "salt") for seat in range(3)}
    assert len(hashes) == 6
    assert not any("0472" in one for one in hashes)


def test_a_header_keeps_the_hash_and_never_the_digits() -> None:
    header = guarded()
    text = json.dumps(header_to_json(header))
    assert header_from_json(json.loads(text)) == header
    assert '"0472"' not in text
    assert header.seats[1].code in text


def test_a_hash_that_somebody_has_spoilt_opens_for_nobody() -> None:
    header = replace(toy_header(2), seats=(SeatSpec("Ana", code="ñ"), SeatSpec("Bo", code="0472")))
    assert not opens(header, 0, "0472")
    assert not opens(header, 1, "0472")
