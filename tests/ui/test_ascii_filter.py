"""With the filter nothing but ASCII reaches the terminal, and every column stays where it was."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from rich.cells import cell_len
from rich.segment import Segment
from rich.style import Style
from textual.app import App, ComposeResult
from textual.color import Color
from textual.containers import VerticalScroll
from textual.widgets import Checkbox, Input, OptionList, Static

from dragonroads.ui.ascii_filter import AsciiFilter, as_ascii
from dragonroads.ui.glyphs import TABLE

BLACK = Color.parse("black")
unhurried = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])


@unhurried
@given(st.text(st.characters(min_codepoint=32, blacklist_categories=["Cs"]), max_size=40))
def test_anything_becomes_ascii_of_the_same_width(text: str) -> None:
    assert as_ascii(text).isascii()
    assert cell_len(as_ascii(text)) == cell_len(text)


@unhurried
@given(st.text(st.characters(min_codepoint=0x2500, max_codepoint=0x27FF), max_size=20))
def test_any_drawing_becomes_ascii_of_the_same_width(text: str) -> None:
    assert as_ascii(text).isascii()
    assert len(as_ascii(text)) == cell_len(text)


@pytest.mark.parametrize("name", TABLE)
def test_our_glyphs_become_the_plain_form_of_the_table(name: str) -> None:
    assert as_ascii(TABLE[name].safe) == TABLE[name].ascii


@pytest.mark.parametrize(
    ("drawn", "plain"),
    [
        ("┌──┬──┐", "+--+--+"),
        ("│a │b │", "|a |b |"),
        ("╔══╗║x║╚══╝", "+==+|x|+==+"),
        ("╭─╮┃┏━┓╪╫╬╱╲", "+-+|+-++++/\\"),
        ("Niño, garçon, Größe", "Nino, garcon, Grose"),
        ("¿Quién? ¡Tú!", "?Quien? !Tu!"),
        ("“yes” … 3 × 4", '"yes" ~ 3 x 4'),
        ("龍 dragon", "?? dragon"),
        ("Ａ", "A "),
        ("½ and ﬁ", "? and ?"),
        ("e\u0301", "e"),
        ("👩\u200d🚀!", "???"),
    ],
)
def test_a_drawing_stays_readable(drawn: str, plain: str) -> None:
    assert as_ascii(drawn) == plain


def test_styles_stay_and_plain_segments_are_left_alone() -> None:
    bold = Style(bold=True)
    before = [Segment("plain", bold), Segment("│é", bold)]
    after = AsciiFilter().apply(before, BLACK)
    assert after == [Segment("plain", bold), Segment("|e", bold)]
    assert after[0] is before[0]


class Sample(App[None]):
    """An app full of widgets that draw for themselves."""

    CSS = "Input { border: tall red; } Static { border: round green; } #long { height: 4; }"

    def compose(self) -> ComposeResult:
        """Borders, scrollbars, check marks and letters with accents."""
        yield Input("añejo", placeholder="…")
        yield Checkbox("sí", True)
        yield Static("┌─┐ ► • ♦ 龍", markup=False)
        with VerticalScroll(id="long"):
            yield OptionList(*[f"opción {n}" for n in range(30)])


def screens(app: App[Any], *, filtered: bool) -> list[str]:
    """All that was painted: the app, its command palette, and the app again."""

    async def look() -> list[str]:
        shown: list[str] = []
        if filtered:
            app._filters.append(AsciiFilter())
        async with app.run_test(size=(80, 24)) as pilot:
            for key in ("tab", "ctrl+p", "q", "escape"):
                await pilot.press(key)
                await pilot.pause()
                shown += [strip.text for strip in app.screen._compositor.render_strips()]
        return shown

    return asyncio.run(look())


def test_a_whole_app_with_its_command_palette_is_ascii() -> None:
    plain, drawn = screens(Sample(), filtered=True), screens(Sample(), filtered=False)
    assert not [line for line in plain if not line.isascii()]
    assert [len(line) for line in plain] == [cell_len(line) for line in drawn]
    assert any("anejo" in line for line in plain)
    assert any(not line.isascii() for line in drawn)
