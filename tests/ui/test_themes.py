"""Looks: a style for every tone, looked up once; Textual's widgets fit; without colours nothing of colour is sent."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import pytest
from rich.color import Color, ColorSystem
from rich.style import Style
from textual.app import App, ComposeResult
from textual.widgets import Input, OptionList, Static

from dragonroads.settings import THEMES
from dragonroads.ui.palettes import GROUNDS, INKS, SEATS, luminance
from dragonroads.ui.textual_themes import CSS
from dragonroads.ui.themes import ALL, LOOKS, Look, colours_of, dress, look_for
from dragonroads.ui.tones import read
from tests.ui.written import contrast

NO_COLOUR = {"NO_COLOR": "1"}
PAINTED = [look for look in ALL if look.background]
IDS = [*(look.theme.name for look in ALL[:-1]), "no colour"]


def hex_of(colour: Color | None) -> str:
    """A colour as six digits."""
    assert colour is not None
    return colour.get_truecolor().hex


def test_the_looks_are_those_that_can_be_set() -> None:
    assert tuple(LOOKS) == THEMES
    assert all(look.name == name for name, look in LOOKS.items())


@pytest.mark.parametrize("look", ALL, ids=IDS)
def test_a_tone_is_looked_up_once_and_kept(look: Look) -> None:
    fresh = replace(look, known={})
    assert fresh.style("title@paper") is fresh.style("title@paper")
    assert fresh.style("dim") == fresh.style("dim@table")
    assert set(fresh.known) == {"title@paper", "dim", "dim@table"}


@pytest.mark.parametrize("look", ALL, ids=IDS)
def test_a_tone_that_nobody_knows_is_plain_and_no_crash(look: Look) -> None:
    fresh = replace(look, known={})
    for tone in ("no such tone", "plain@nowhere", "badge:@paper", "red+nothing", "", "@", "+", "a@b@c+d+e"):
        assert fresh.style(tone) == fresh.style("plain")


@pytest.mark.parametrize("look", ALL, ids=IDS)
def test_every_ink_has_a_style_on_every_ground(look: Look) -> None:
    fresh = replace(look, known={})
    for ink in INKS:
        for ground in GROUNDS:
            for tone in (f"{ink}@{ground}", f"badge:{ink}@{ground}", f"{ink}@{ground}+cursor"):
                assert read(tone) is not None
                assert isinstance(fresh.style(tone), Style)


def test_the_dark_look_writes_on_paper_with_the_inks_of_the_light_one_and_the_other_way_round() -> None:
    light, dark = LOOKS["light"], LOOKS["dark"]
    assert dark.style("title@paper").color == light.style("title@table").color
    assert light.style("spell@cloth").color == dark.style("spell@table").color


@pytest.mark.parametrize("look", PAINTED, ids=lambda look: look.theme.name)
def test_a_badge_is_the_ink_for_its_ground_with_a_letter_of_the_other_kind(look: Look) -> None:
    for ground in ("table", "paper", "cursor"):
        badge = look.style(f"badge:red@{ground}")
        assert badge.bgcolor == look.style(f"red@{ground}").color
        assert badge.bold
    assert look.style("badge:red@paper").color == Color.parse("#ffffff")
    assert luminance(hex_of(look.style("badge:red@cloth").color)) < 0.01


@pytest.mark.parametrize("look", PAINTED, ids=lambda look: look.theme.name)
def test_the_cursor_lights_the_ground_and_seats_keep_their_colour(look: Look) -> None:
    assert look.style("plain+cursor") == look.style("badge@cursor")
    assert look.style("plain@paper+cursor") == look.style("badge@cursor_paper")
    assert look.style("red@panel+cursor") == look.style("red@cursor")
    assert look.style("badge:red@panel+cursor") == look.style("badge:red@cursor")


@pytest.mark.parametrize("look", ALL, ids=IDS)
def test_older_words_for_tones_still_work(look: Look) -> None:
    older = {"bar": "plain@bar", "bar_key": "key@bar", "panel_title": "title", "secret": "badge@secret"}
    assert all(look.style(old) == look.style(new) for old, new in older.items())
    assert look.style("red+piece") == look.style("badge:red")
    assert look.style("plain+legal").bold


@pytest.mark.parametrize("look", PAINTED, ids=lambda look: look.theme.name)
def test_what_has_no_ground_of_its_own_lies_on_the_table(look: Look) -> None:
    assert {look.style(ink).bgcolor for ink in INKS - {"badge"}} == {Color.parse(look.background)}
    assert Color.parse(look.theme.background or "") == Color.parse(look.background)


@pytest.mark.parametrize("look", PAINTED, ids=lambda look: look.theme.name)
def test_the_widgets_of_textual_can_be_read_too(look: Look) -> None:
    colours = look.theme.to_color_system().generate()
    for front, back in [
        ("text", "background"),
        ("text", "panel"),
        ("text-muted", "background"),
        ("text-disabled", "background"),
        ("block-cursor-foreground", "block-cursor-background"),
        ("input-cursor-foreground", "input-cursor-background"),
    ]:
        pair = [Color.parse(colours[name]).get_truecolor() for name in (front, back)]
        assert contrast(*(one.hex for one in pair)) >= 4.5, (front, back)


@pytest.mark.parametrize("name", THEMES)
def test_the_look_that_was_set_is_worn_where_there_are_colours_enough(name: str) -> None:
    assert look_for(name, {}, "truecolor") is LOOKS[name]
    assert look_for(name, {}, "256").name == name
    assert look_for(name, {"NO_COLOR": ""}, "truecolor") is LOOKS[name]


@pytest.mark.parametrize("colours", ["standard", "windows", None])
def test_few_colours_mean_the_terminals_own(colours: str | None) -> None:
    assert look_for("light", {}, colours) is LOOKS["terminal"]


@pytest.mark.parametrize(
    ("environ", "colours"),
    [
        ({"TERM": "linux"}, "standard"),
        ({"TERM": "screen"}, "standard"),
        ({"TERM": "xterm"}, "standard"),
        ({"TERM": "vt100"}, "standard"),
        ({"TERM": "tmux-256color"}, "256"),
        ({"TERM": "xterm-256color"}, "256"),
        ({"TERM": "xterm", "COLORTERM": "truecolor"}, "truecolor"),
        ({"TERM": "xterm-256color", "TEXTUAL_COLOR_SYSTEM": "standard"}, "standard"),
    ],
)
def test_a_terminal_has_the_colours_it_names(environ: dict[str, str], colours: str) -> None:
    assert colours_of(environ) == colours


def test_no_color_means_the_terminals_own_without_colours() -> None:
    look = look_for("dark", NO_COLOUR, "truecolor")
    assert (look.name, look.colourless) == ("terminal", True)
    look = replace(look, known={})
    styles = {tone: look.style(tone) for ground in GROUNDS for tone in (f"red@{ground}", f"badge:red@{ground}")}
    assert not [tone for tone, style in styles.items() if style.color or style.bgcolor]
    assert look.style("plain+cursor").reverse
    assert look.style("plain@paper+cursor").reverse


def test_with_256_colours_grounds_are_the_numbers_set_by_hand() -> None:
    look = look_for("dark", {}, "256")
    numbers = {
        "table": 234,
        "bar": 236,
        "paper": 187,
        "cloth": 17,
        "leaf_a": 22,
        "leaf_b": 28,
        "rock_b": 238,
        "rust": 52,
    }
    for ground, number in numbers.items():
        colour = look.style(f"strong@{ground}").bgcolor
        assert colour is not None
        assert colour.downgrade(ColorSystem.EIGHT_BIT).number == number


def test_an_unknown_look_is_the_dark_one() -> None:
    assert look_for("neon", {}, "truecolor") is LOOKS["dark"]


class Sample(App[None]):
    """An app with widgets of Textual's and drawings of ours."""

    CSS = CSS

    def __init__(self, look: Look) -> None:
        super().__init__()
        dress(self, look)

    def compose(self) -> ComposeResult:
        """Something that is typed into, something to choose from, something drawn."""
        yield Input("typed", placeholder="name")
        yield OptionList("one", "two")
        for tone in SEATS:
            yield Static(tone)


def painted(look: Look) -> list[Style]:
    """Every style on the screen of the sample, with the command palette open."""

    async def look_at(app: App[Any]) -> list[Style]:
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.press("ctrl+p")
            await pilot.pause()
            strips = app.screen._compositor.render_strips()
            return [segment.style for strip in strips for segment in strip if segment.style]

    return asyncio.run(look_at(Sample(look)))


def test_without_colours_no_widget_sends_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    styles = painted(look_for("dark", NO_COLOUR, "truecolor"))
    assert styles
    colours = {colour for style in styles for colour in (style.color, style.bgcolor) if colour is not None}
    assert all(colour.is_default for colour in colours)
    assert any(style.reverse for style in styles)


def test_the_terminals_own_look_sends_only_its_sixteen_colours() -> None:
    colours = {c for style in painted(LOOKS["terminal"]) for c in (style.color, style.bgcolor) if c is not None}
    assert colours
    assert not [colour for colour in colours if not (colour.is_default or colour.is_system_defined)]


@pytest.mark.parametrize("look", [*LOOKS.values(), look_for("dark", NO_COLOUR, None)], ids=[*LOOKS, "no colour"])
def test_the_chosen_command_of_the_palette_differs_from_the_others(look: Look) -> None:
    async def names() -> list[tuple[str, Style]]:
        app = Sample(look)
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.press("ctrl+p")
            await pilot.pause()
            strips = app.screen._compositor.render_strips()
            return [(s.text.strip(), s.style) for strip in strips for s in strip if s.style and s.text.strip()]

    shown = dict(asyncio.run(names()))
    chosen, other = shown["Keys"], shown["Maximize"]
    assert (chosen.color, chosen.bgcolor) != (other.color, other.bgcolor) or chosen.underline != other.underline


@pytest.mark.parametrize("look", PAINTED, ids=lambda look: look.theme.name)
def test_every_word_of_the_palette_can_be_read(look: Look) -> None:
    pairs = {(hex_of(style.color), hex_of(style.bgcolor)) for style in painted(look) if style.color and style.bgcolor}
    words = {pair: contrast(*pair) for pair in pairs if pair[0] != pair[1]}
    lines = {hex_of(look.style("frame").color)}
    assert {pair: ratio for pair, ratio in words.items() if ratio < 4.5 and pair[0] not in lines} == {}


@pytest.mark.parametrize("look", PAINTED, ids=lambda look: look.theme.name)
def test_a_painted_look_is_the_ground_of_the_whole_screen(look: Look) -> None:
    grounds = [style.bgcolor for style in painted(look)]
    assert Color.parse(look.background) in grounds
    assert not [ground for ground in grounds if ground is not None and ground.is_default]
