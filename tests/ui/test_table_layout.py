"""The regions of a table share any terminal without a line too many."""

from __future__ import annotations

import pytest

from dragonroads.ui.table_layout import (
    BARS,
    LEAST_PANEL,
    LEAST_QUESTION,
    MOST_PANEL,
    arrange,
    board_room,
    height_beside,
    panel_beside,
    stands_beside,
)

BESIDE = 56


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("size", [(80, 24), (80, 50), (100, 30), (129, 33), (130, 34), (140, 45), (250, 80)])
def test_regions_fill_the_screen_exactly(size: tuple[int, int], seats: int) -> None:
    across, down = size
    wide, high = board_room(across, down, seats)
    regions = arrange(across, down, high, seats)
    assert regions.board + regions.seats + regions.question + regions.chronicle + BARS == down
    assert regions.width + regions.side == across
    assert regions.width == wide


@pytest.mark.parametrize("seats", range(2, 7))
def test_the_question_always_has_room_for_a_few_options(seats: int) -> None:
    _, high = board_room(80, 24, seats)
    assert arrange(80, 24, high, seats).question >= LEAST_QUESTION


@pytest.mark.parametrize(("size", "seats", "alone"), [((60, 20), 3, False), ((80, 23), 6, False), ((60, 20), 6, True)])
def test_the_question_is_alone_only_where_the_board_does_not_fit(
    size: tuple[int, int], seats: int, alone: bool
) -> None:
    regions = arrange(*size, 4, seats)
    assert regions.is_folded == alone
    if alone:
        assert regions.question == size[1] - BARS


def test_only_wide_and_tall_screens_have_a_column_at_the_right() -> None:
    assert arrange(140, 45, 10, 3).side
    assert not arrange(140, 30, 10, 3).side
    assert not arrange(100, 45, 10, 3).side


@pytest.mark.parametrize("size", [(80, 24), (80, 50), (90, 20), (100, 30), (129, 33), (129, 50), (140, 30)])
def test_with_seats_beside_the_board_regions_fill_the_screen_exactly(size: tuple[int, int]) -> None:
    assert stands_beside(*size, BESIDE)
    regions = arrange(*size, height_beside(size[1]), 4, is_beside=True)
    assert (regions.seats, regions.side, regions.width) == (0, 0, size[0])
    assert regions.board + regions.question + regions.chronicle + BARS == size[1]
    assert regions.question >= LEAST_QUESTION


def test_a_page_beside_its_seats_has_56_columns_and_13_lines_on_a_small_screen() -> None:
    assert height_beside(24) == 13
    assert panel_beside(80, BESIDE) == 80 - BESIDE - 1 == 23
    assert arrange(80, 24, 13, 4, is_beside=True).question == 7
    assert arrange(100, 30, 13, 4, is_beside=True).chronicle > 0


@pytest.mark.parametrize(("size", "beside"), [((78, 24), BESIDE), ((140, 45), BESIDE), ((100, 30), 0)])
def test_seats_stand_below_where_there_is_no_room_a_column_or_a_wide_board(size: tuple[int, int], beside: int) -> None:
    assert not stands_beside(*size, beside)


@pytest.mark.parametrize("width", range(79, 200, 7))
@pytest.mark.parametrize("board", [BESIDE, 70, 90])
def test_a_panel_is_neither_too_narrow_nor_too_wide(width: int, board: int) -> None:
    assert LEAST_PANEL <= panel_beside(width, board) <= MOST_PANEL


def test_a_high_screen_leaves_more_to_the_question_beside_a_page() -> None:
    assert board_room(140, 45, 4, BESIDE)[1] == 26
    assert board_room(140, 45, 4)[1] == 29
    assert board_room(80, 24, 4, BESIDE) == board_room(80, 24, 4)
