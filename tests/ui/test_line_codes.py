"""Line mode at a seat with a code: nothing of its side is shown before the four digits are right."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from dragonroads.engine.match import Match
from dragonroads.engine.table import Seat
from dragonroads.seats.codes import code_hash
from tests.ui.people import NAMES, new_match, pages, start, typed_at

CODES = ("1111", "2222", "3333")


@pytest.fixture(autouse=True)
def terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm")


def guarded(codes: Sequence[str] = CODES, computers: Sequence[Seat] = ()) -> Match[Any]:
    """A race at its first private question, each seat with its code."""
    first = start(len(codes), "regular", 5)
    seats = tuple(
        replace(spec, code=code_hash(code, first.salt, at) if code else "")
        if at not in computers
        else replace(spec, who="computer:easy")
        for at, (spec, code) in enumerate(zip(first.seats, codes, strict=True))
    )
    return new_match(replace(first, seats=seats))[0]


def first_in(match: Match[Any]) -> tuple[Seat, str]:
    """The seat that is asked first, and its letter."""
    seat = match.open(None)[0].seat
    return seat, match.state.dragons[seat]


def test_the_letter_alone_shows_nothing_of_a_seat_with_a_code() -> None:
    match = guarded()
    _, letter = first_in(match)
    printed = typed_at(match, letter)
    assert "Only for" not in printed
    assert "Hand of" not in printed
    assert "has a code: four digits" in printed
    assert match.holder is None
    assert printed.endswith("Everything is saved. Until next time!\n")


def test_wrong_digits_are_one_line_and_the_right_ones_open() -> None:
    match = guarded()
    seat, letter = first_in(match)
    wrong = ["0000", CODES[(seat + 1) % 3], "1", "v", "r", "g", "u", "stop", letter]
    printed = typed_at(match, letter, *wrong, CODES[seat])
    assert printed.count("Those are not the right digits.") == len(wrong)
    before, _, behind = printed.partition(f"Only for {NAMES[seat]}")
    assert "Hand of" not in before
    assert "Hand of" in behind
    assert match.holder == seat
    assert CODES[seat] not in printed


def test_a_seat_without_a_code_is_open_to_its_letter() -> None:
    match = guarded(("", "", ""))
    _, letter = first_in(match)
    assert "Only for" in typed_at(match, letter)


def test_enter_alone_goes_back_to_the_curtain() -> None:
    match = guarded()
    _, letter = first_in(match)
    printed = typed_at(match, letter, "", "v", letter)
    assert printed.count("CURTAIN") == 2
    assert printed.count("has a code") == 2
    assert "Only for" not in printed


def test_nothing_asked_for_at_the_curtain_shows_the_side_behind_it() -> None:
    match = guarded()
    seat, letter = first_in(match)
    played = typed_at(match, letter, CODES[seat], "1", "1", "1")
    assert "Hand of" in played
    printed = typed_at(match, "v", "r", "g all", "?", "u", "h", first_in(match)[1], "v")
    assert "Only for" not in printed
    assert "Hand of" not in printed


def test_a_covered_seat_is_asked_for_its_code_again() -> None:
    match = guarded()
    seat, letter = first_in(match)
    printed = typed_at(match, letter, CODES[seat], "stop", "no", letter, "0000")
    assert printed.count("Only for") == 1
    assert printed.count("has a code") == 2
    assert "Only for" not in typed_at(match, letter), "nor is it open when the table is opened again"


def test_who_forgot_the_digits_needs_all_the_others() -> None:
    match = guarded()
    seat, letter = first_in(match)
    others = [match.state.dragons[one] for one in range(3) if one != seat]
    refused = typed_at(match, letter, "forgot", others[0], letter)
    assert "Only for" not in refused
    assert "does not agree" in refused
    assert f"Only for {NAMES[seat]}" in typed_at(match, letter, "forgot", *others)


def test_who_plays_alone_with_a_code_is_asked_before_anything_is_shown() -> None:
    match = guarded(("1111", "", ""), computers=(1, 2))
    closed = typed_at(match, "0000", "v")
    assert "Hand of" not in closed
    assert "not the right digits" in closed
    assert "Hand of" not in typed_at(match, "", "v")
    assert "Hand of" not in typed_at(match, "forgot", "v")
    assert "Hand of" in typed_at(match, "1111")


def test_the_code_is_asked_for_on_the_page_for_everybody() -> None:
    match = guarded()
    seat, letter = first_in(match)
    curtain = next(page for page in pages(typed_at(match, letter, CODES[seat])) if "Four digits" in page)
    assert "CURTAIN" in curtain
    assert "Only for" not in curtain


@pytest.mark.parametrize(
    "typed", [["p {other}"], ["p"], ["u"], ["u all", "no"], ["stop", "no"], ["p {own}", "p {other}"]]
)
def test_every_command_works_at_the_curtain_of_a_lifted_side(typed: Sequence[str]) -> None:
    match = guarded(("", "", ""))
    seat, own = first_in(match)
    other = match.state.dragons[(seat + 1) % 3]
    lines = [line.format(own=own, other=other) for line in typed]
    printed = typed_at(match, own, "1", f"p {other}", *lines, "v")
    assert printed.endswith("Everything is saved. Until next time!\n")
