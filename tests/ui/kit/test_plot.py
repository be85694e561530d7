"""Plots are letters on paper: in the right place, readable without colours, never wider or higher than asked."""

from __future__ import annotations

import pytest

from dragonroads.gamekit.facts.people import Badge
from dragonroads.gamekit.facts.progress import Series
from dragonroads.ui.drawing import Line, line_width
from dragonroads.ui.kit.plot import SEVERAL, plot, table

RACE = [
    Series(Badge("C", "red"), (0, 3, 7, 8, 12, 19, 22, 31)),
    Series(Badge("F", "green"), (0, 5, 6, 6, 12, 14, 25, 28)),
    Series(Badge("S", "blue"), (0, 2, 2, 8, 9, 14, 15, 20)),
]


def texts(lines: list[Line]) -> list[str]:
    return ["".join(span.text for span in line) for line in lines]


@pytest.mark.parametrize(("across", "height"), [(80, 12), (60, 8), (30, 8), (110, 24), (20, 5)])
def test_a_plot_fills_the_height_and_keeps_to_the_width(across: int, height: int) -> None:
    drawn = plot(RACE, across, height)
    assert len(drawn) == height
    assert all(line_width(line) <= across for line in drawn)


def test_a_line_that_rises_ends_at_the_top_right_corner() -> None:
    lines = texts(plot([Series(Badge("C", "red"), (0, 5, 10))], 40, 10))
    assert lines[0].endswith("C")
    assert lines[-3][4] == "C"
    assert lines[-3].startswith("  0┤")


def test_points_have_their_seats_tone_and_letter() -> None:
    spans = [span for line in plot(RACE, 80, 12) for span in line]
    wanted = {(one.badge.letter, f"badge:{one.badge.tone}") for one in RACE}
    assert wanted <= {(span.text.strip("· "), span.tone) for span in spans}


def test_points_are_joined_by_dots() -> None:
    top = plot([Series(Badge("C", "red"), (4, 4))], 40, 6)[0]
    line = "".join(span.text for span in top[1:])
    assert line == f"C{'·' * (len(line) - 2)}C"


def test_letters_on_one_spot_stand_side_by_side_with_the_better_one_first() -> None:
    lines = texts(plot([Series(Badge("A", "red"), (0, 90)), Series(Badge("B", "blue"), (0, 91))], 40, 6))
    assert lines[0].endswith("BA")
    assert "AB" in lines[-3]


def test_letters_on_one_spot_without_room_become_one_sign() -> None:
    many = [Series(Badge(letter, "red"), tuple([0] * 12)) for letter in "ABCDEF"]
    lines = texts(plot(many, 24, 6))
    assert SEVERAL in "".join(lines)
    assert "A" not in "".join(lines)


def test_the_rounds_stand_below_the_plot() -> None:
    assert texts(plot(RACE, 80, 12, first=1))[-1].split() == [str(n) for n in range(1, 9)]


def test_numbers_of_many_rounds_never_touch() -> None:
    long = [Series(Badge("C", "red"), tuple(range(60)))]
    numbers = texts(plot(long, 60, 8))[-1].split()
    assert all(number.isdigit() and int(number) < 60 for number in numbers)
    assert numbers == sorted(numbers, key=int)


def test_values_below_nothing_have_a_place_too() -> None:
    lines = texts(plot([Series(Badge("C", "red"), (-10, 10))], 40, 11))
    assert any(line.lstrip().startswith("-10┤C") for line in lines)


def test_a_plot_of_one_round_and_one_of_nothing_are_drawn() -> None:
    assert "C" in "".join(texts(plot([Series(Badge("C", "red"), (3,))], 40, 8)))
    assert len(plot([], 40, 8)) == 8


def test_a_table_has_a_row_for_each_seat_and_a_column_for_each_round() -> None:
    lines = texts(table(RACE, ["Ana", "Bo", "Cleo"], 80, "Round"))
    assert lines[0].split() == ["Round", *map(str, range(8))]
    assert lines[1].split() == ["C", "Ana", "0", "3", "7", "8", "12", "19", "22", "31"]
    assert len(lines) == 4


def test_a_narrow_table_keeps_the_last_rounds_and_says_that_there_are_more() -> None:
    lines = texts(table(RACE, ["Ana", "Bo", "Cleo"], 30, "Round"))
    assert "«" in lines[0]
    assert lines[1].split()[-1] == "31"
    assert all(len(line) <= 30 for line in lines)
