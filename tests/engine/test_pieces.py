"""Pieces: what was chosen stands, and the others get one whose letter does not mislead."""

from __future__ import annotations

from itertools import permutations

import pytest

from dragonroads.engine.game import SeatSpec
from dragonroads.engine.pieces import given, pieces_of
from dragonroads.errors import UsageError

PIECES = "CMTSPA"
NAMES = ("Ana", "ben", "Cleo", "Tom", "Tim", "Álvaro", "  Mo", "Zoe")


def people(*seats: str) -> list[SeatSpec]:
    """Seats for `Ana:M`, `Ben`."""
    return [SeatSpec(name, piece=piece) for name, _, piece in (seat.partition(":") for seat in seats)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_is_given_the_letter_of_somebody_else_while_another_is_free(seats: int) -> None:
    for names in permutations(NAMES, seats):
        pieces = given([""] * seats, names, PIECES)
        assert len(set(pieces)) == seats
        initials = ["A" if name == "Álvaro" else name.strip()[0].upper() for name in names]
        for at, piece in enumerate(pieces):
            assert piece not in initials[:at] + initials[at + 1 :], (names, pieces)
            assert piece == initials[at] or initials[at] not in PIECES or initials.count(initials[at]) > 1


def test_what_was_chosen_stands_whatever_anybody_is_called() -> None:
    assert pieces_of(people("Ana:T", "Tom", "Cleo:A"), PIECES) == ("T", "M", "A")


def test_when_nothing_else_is_left_it_is_rather_a_letter_of_the_own_name() -> None:
    assert pieces_of(people("Rob", "Ria", "Ben"), "RJL") == ("L", "R", "J")
    assert pieces_of(people("Rob:J", "Ben:L", "Cleo"), "RJL") == ("J", "L", "R")


def test_the_same_people_are_given_the_same_again() -> None:
    assert len({pieces_of(people(*NAMES[:6]), PIECES) for _ in range(5)}) == 1


def test_a_game_without_pieces_gives_none() -> None:
    assert pieces_of(people("Ana", "Ben"), "") == ("", "")


@pytest.mark.parametrize(
    ("seats", "pieces", "message"),
    [
        (("Ana", "Ben:Z"), PIECES, "seat 2 plays with 'Z', which is not there"),
        (("Ana:M",), "", "seat 1 plays with 'M', which is not there"),
        (("Ana:\x1b[2J" + "x" * 99,), PIECES, "seat 1 plays with '\\x1b[2Jxxxxxxxxxxxxxxxx', which is not there"),
        (("Ana:M", "Ben:M"), PIECES, "two seats play with 'M'"),
        (("Ana", "Ben", "Cleo"), "MT", "2 pieces are not enough for 3 seats"),
    ],
)
def test_what_cannot_be_is_refused_in_one_line(seats: tuple[str, ...], pieces: str, message: str) -> None:
    with pytest.raises(UsageError) as refused:
        pieces_of(people(*seats), pieces)
    assert str(refused.value) == message
