"""Other signs of the same width: round corners where fonts are good, letters and angles where a font has only those."""

from __future__ import annotations

from rich.cells import cell_len
from rich.segment import Segment
from textual.color import Color

from dragonroads.ui.drawing import Span
from dragonroads.ui.glyphs import LATIN
from dragonroads.ui.kit.levels import at_level
from dragonroads.ui.palettes import GOODS
from dragonroads.ui.sign_filter import LatinFilter, RichFilter


def test_corners_become_round_and_everything_keeps_its_width() -> None:
    drawn = [Segment("┌──┐ 07 │"), Segment("└──┘ ╔══╗"), Segment("plain")]
    shown = RichFilter().apply(drawn, Color(0, 0, 0))
    assert [one.text for one in shown] == ["╭──╮ 07 │", "╰──╯ ╔══╗", "plain"]
    assert [cell_len(one.text) for one in shown] == [cell_len(one.text) for one in drawn]


def test_a_console_of_letters_gets_angles_and_letters_for_what_its_font_lacks() -> None:
    drawn = [Segment("►Walk 3◄ ♦2 »1 ▒▒"), Segment("♣ ♠ ▓"), Segment("┌──┐ ñ")]
    shown = LatinFilter().apply(drawn, Color(0, 0, 0))
    assert [one.text for one in shown] == [">Walk 3< ♦2 »1 ▒▒", "Y ^ #", "┌──┐ ñ"]


def test_goods_on_such_a_console_are_letters_all_four() -> None:
    line = tuple(Span(pip, f"{ink}+bold") for pip, ink in zip("♣▲♦♠", GOODS))
    assert [span.text for span in at_level(line, LATIN)] == list("DEVS")
    assert at_level((Span("♦2", "brave+bold"),), LATIN) == (Span("♦2", "brave+bold"),)
