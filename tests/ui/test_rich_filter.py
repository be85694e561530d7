"""Round corners where fonts are good, and nothing else."""

from __future__ import annotations

from rich.cells import cell_len
from rich.segment import Segment
from textual.color import Color

from dragonroads.ui.rich_filter import RichFilter


def test_corners_become_round_and_everything_keeps_its_width() -> None:
    drawn = [Segment("┌──┐ 07 │"), Segment("└──┘ ╔══╗"), Segment("plain")]
    shown = RichFilter().apply(drawn, Color(0, 0, 0))
    assert [one.text for one in shown] == ["╭──╮ 07 │", "╰──╯ ╔══╗", "plain"]
    assert [cell_len(one.text) for one in shown] == [cell_len(one.text) for one in drawn]
