"""What is worked out once, and sets of spaces that are looked up."""

from __future__ import annotations

import pytest

from dragonroads.games.almanac.remembering import MOST_REMEMBERED, Remembered, values_of
from dragonroads.games.almanac.sets import MOST_SPACES, Members, set_of


def test_what_was_worked_out_once_is_looked_up_from_then_on() -> None:
    asked: list[int] = []

    def double(number: int) -> int:
        asked.append(number)
        return 2 * number

    doubled = Remembered(double)
    assert [doubled[3], doubled[4], doubled[3]] == [6, 8, 6]
    assert asked == [3, 4]


def test_too_many_answers_are_forgotten_and_worked_out_again() -> None:
    squares = Remembered(lambda number: number**2)
    assert all(squares[number] == number**2 for number in [*range(3 * MOST_REMEMBERED), 0])
    assert len(squares) <= MOST_REMEMBERED


@pytest.mark.parametrize("size", [0, 1, 2, 7, 12, MOST_SPACES])
def test_members_come_in_the_order_of_their_spaces(size: int) -> None:
    members = Members(range(size))
    for some in ((), range(size), range(0, size, 2), range(1, size, 3), range(size)[-1:]):
        assert members.of(set_of(some)) == tuple(some)


def test_a_page_has_a_limited_number_of_spaces() -> None:
    with pytest.raises(ValueError, match="at most 24 spaces, found 25"):
        Members(range(MOST_SPACES + 1))


@pytest.mark.parametrize("names", ["", "b", "ca", "bca"])
def test_facts_are_found_together_however_many_they_are(names: str) -> None:
    facts = {"a": 1, "b": 2, "c": 3}
    assert values_of(names)(facts) == tuple(facts[name] for name in names)
