"""The regions of a table share any terminal without a line too many."""

from __future__ import annotations

import pytest

from dragonroads.ui.table_layout import BARS, LEAST_QUESTION, arrange, board_room


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
