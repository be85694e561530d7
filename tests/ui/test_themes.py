"""Every tone of every look can be read, also with 256 colours, and without colours nothing of colour is sent."""

from __future__ import annotations

import asyncio
from itertools import combinations
from typing import Any

import pytest
from rich.color import Color, ColorSystem
from rich.color_triplet import ColorTriplet
from rich.style import Style
from textual.app import App, ComposeResult
from textual.widgets import Input, OptionList, Static

from dragonroads.settings import THEMES
from dragonroads.ui.palettes import GOODS
from dragonroads.ui.themes import CSS, LOOKS, PARTS, SEATS, TONES, Look, colours_of, dress, look_for

PAINTED = [look for look in LOOKS.values() if look.background]
NO_COLOUR = {"NO_COLOR": "1"}
READABLE, LINES, HIGH = 4.5, 3.0, 7.0
# How red, green and blue arrive in eyes without red cones and without green ones (Viénot and others, linear light).
EYES = {
    "protan": ((0.1124, 0.8876, 0.0), (0.1124, 0.8876, 0.0), (0.0040, -0.0040, 1.0)),
    "deutan": ((0.2927, 0.7073, 0.0), (0.2927, 0.7073, 0.0), (-0.0223, 0.0223, 1.0)),
}


def linear(colour: ColorTriplet) -> list[float]:
    """The light of each channel."""
    return [v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in colour.normalized]


def contrast(one: ColorTriplet, other: ColorTriplet) -> float:
    """The contrast of two colours as WCAG counts it."""
    dark, light = sorted(sum(w * v for w, v in zip((0.2126, 0.7152, 0.0722), linear(c))) for c in (one, other))
    return (light + 0.05) / (dark + 0.05)


def seen(colour: Color | None, colours: ColorSystem) -> ColorTriplet:
    """A colour as a terminal with so many colours shows it."""
    assert colour is not None
    return colour.downgrade(colours).get_truecolor()


def read(style: Style, colours: ColorSystem) -> float:
    """How well a style can be read."""
    return contrast(seen(style.color, colours), seen(style.bgcolor, colours))


def test_the_looks_are_those_that_can_be_set() -> None:
    assert tuple(LOOKS) == THEMES
    assert all(look.name == name for name, look in LOOKS.items())


@pytest.mark.parametrize("look", LOOKS.values(), ids=LOOKS)
def test_a_look_has_a_style_for_every_tone_and_part(look: Look) -> None:
    assert set(look.styles) == {*TONES, *PARTS}
    assert look.style("no such tone") == look.styles["plain"]


@pytest.mark.parametrize("colours", [ColorSystem.TRUECOLOR, ColorSystem.EIGHT_BIT])
@pytest.mark.parametrize("look", PAINTED, ids=[look.name for look in PAINTED])
def test_every_text_can_be_read(look: Look, colours: ColorSystem) -> None:
    texts = {name: read(style, colours) for name, style in look.styles.items() if style.color is not None}
    lines = texts.pop("frame")
    texts.pop("drape")  # the cloth of the curtain carries no words
    enough = HIGH if look.name == "contrast" else READABLE
    assert {name: ratio for name, ratio in texts.items() if ratio < enough} == {}
    assert lines >= LINES


@pytest.mark.parametrize("look", PAINTED, ids=[look.name for look in PAINTED])
def test_frames_and_bodies_stand_on_one_ground(look: Look) -> None:
    grounds = {look.styles[tone].bgcolor for tone in TONES if tone != "white"}
    assert grounds == {Color.parse(look.background)}
    assert Color.parse(look.theme.background or "") == Color.parse(look.background)


@pytest.mark.parametrize("look", PAINTED, ids=[look.name for look in PAINTED])
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
        assert contrast(*pair) >= READABLE, (front, back)


@pytest.mark.parametrize("look", LOOKS.values(), ids=LOOKS)
def test_the_cursor_is_reverse_video_and_no_colour(look: Look) -> None:
    cursor = look.styles["cursor"]
    assert cursor.reverse
    assert cursor.color is None
    assert cursor.bgcolor is None
    assert (look.styles["red"] + cursor).color == look.styles["red"].color


@pytest.mark.parametrize("colours", [ColorSystem.TRUECOLOR, ColorSystem.EIGHT_BIT])
@pytest.mark.parametrize("look", PAINTED, ids=[look.name for look in PAINTED])
def test_seats_have_different_colours(look: Look, colours: ColorSystem) -> None:
    shown = {(seen(look.styles[s].color, colours), seen(look.styles[s].bgcolor, colours)) for s in SEATS}
    assert len(shown) == len(SEATS)


@pytest.mark.parametrize("colours", [ColorSystem.TRUECOLOR, ColorSystem.EIGHT_BIT])
@pytest.mark.parametrize("look", PAINTED, ids=[look.name for look in PAINTED])
def test_goods_differ_from_each_other_and_are_thinner_than_seats(look: Look, colours: ColorSystem) -> None:
    assert len({seen(look.styles[good].color, colours) for good in GOODS}) == len(GOODS)
    assert not any(look.styles[good].bold for good in GOODS)
    assert all(look.styles[seat].bold for seat in SEATS)


@pytest.mark.parametrize("eyes", EYES)
def test_seats_and_good_and_bad_stay_apart_for_colour_blind_eyes(eyes: str) -> None:
    styles = LOOKS["colourblind"].styles

    def perceived(tone: str) -> list[float]:
        light = linear(seen(styles[tone].color, ColorSystem.TRUECOLOR))
        return [max(sum(w * v for w, v in zip(row, light)), 0.0) ** (1 / 2.2) for row in EYES[eyes]]

    pairs = [*combinations(SEATS, 2), ("good", "bad")]
    apart = {pair: sum((a - b) ** 2 for a, b in zip(*map(perceived, pair))) ** 0.5 for pair in pairs}
    assert {pair: far for pair, far in apart.items() if far < 0.12} == {}


@pytest.mark.parametrize("name", THEMES)
def test_the_look_that_was_set_is_worn_where_there_are_colours_enough(name: str) -> None:
    assert look_for(name, {}, "256") is LOOKS[name]
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
    assert not [name for name, style in look.styles.items() if style.color or style.bgcolor]
    assert look.styles["cursor"].reverse


def test_an_unknown_look_is_the_dark_one() -> None:
    assert look_for("neon", {}, "256") is LOOKS["dark"]


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
        for tone in TONES:
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


@pytest.mark.parametrize("look", PAINTED, ids=[look.name for look in PAINTED])
def test_a_painted_look_is_the_ground_of_the_whole_screen(look: Look) -> None:
    grounds = [style.bgcolor for style in painted(look)]
    assert Color.parse(look.background) in grounds
    assert not [ground for ground in grounds if ground is not None and ground.is_default]
