"""The road keeps its course at every size: every space its name, every figure its letter, every light its form."""

from __future__ import annotations

import pytest

from dragonroads.gamekit.facts.road import Road
from dragonroads.ui.drawing import line_width
from dragonroads.ui.kit.canvas import Block
from dragonroads.ui.kit.road import road
from dragonroads.ui.kit.road_large import road_large
from dragonroads.ui.kit.road_small import road_small
from dragonroads.ui.kit.ruler import ruler
from dragonroads.workshop.pictures.kit_facts import ALL, ASH, BEGIN, CINDER, FOREST, GOAT, MOSS, TIDE, road_of
from tests.ui.kit.samples import said, text

ROADS = (FOREST, GOAT, BEGIN)


def drawn(one: Road, pitch: int, cursor: str = "") -> Block:
    """A road with so many columns a space."""
    return (road_small if pitch in (7, 9) else road_large)(one, pitch, cursor)


def at(block: Block, place: str) -> str:
    """What is drawn at a place, line by line."""
    return "/".join(found for line in block if (found := "".join(span.text for span in line if span.place == place)))


@pytest.mark.parametrize("pitch", [7, 9, 8, 12])
@pytest.mark.parametrize("one", ROADS, ids=["forest", "mountain", "start"])
def test_every_space_can_be_pointed_at_and_says_its_name_unless_a_crowd_hides_it(one: Road, pitch: int) -> None:
    block = drawn(one, pitch)
    assert len({line_width(line) for line in block}) == 1
    for space in one.spaces:
        shown = at(block, space.place)
        assert shown
        if not space.is_gone and len(space.figures) < 5:
            assert space.name in shown
        assert space.is_gone or all(figure.badge.letter in shown for figure in space.figures)


@pytest.mark.parametrize("pitch", [7, 9, 8, 12])
def test_a_crowd_of_four_on_a_lit_space_leaves_its_number(pitch: int) -> None:
    shown = at(drawn(FOREST, pitch), "space:14")
    assert shown.startswith("►14")
    assert all(letter in shown for letter in "TASP")


@pytest.mark.parametrize("pitch", [7, 9, 8, 12])
def test_six_at_the_start_are_all_seen(pitch: int) -> None:
    assert all(badge.letter in at(drawn(BEGIN, pitch), "space:0") for badge in ALL)


@pytest.mark.parametrize("pitch", [7, 9, 8, 12])
def test_what_waits_on_the_mountain_has_a_sign_and_a_number(pitch: int) -> None:
    block = drawn(GOAT, pitch)
    assert "▲3" in at(block, "space:20")
    assert "↓" in at(block, "space:32")
    assert "▒3▒" in text(block)
    assert "≈" in at(block, "space:42")
    assert "█" in text(block)


@pytest.mark.parametrize("pitch", [7, 9, 8, 12])
def test_a_hole_where_the_road_bends_is_drawn_too(pitch: int) -> None:
    bend = road_of("E2 S1", 6, "", "rock", {4: 3})
    assert "▒3▒" in text(drawn(bend, pitch))


@pytest.mark.parametrize("pitch", [7, 9, 8, 12])
def test_every_light_has_a_form_without_colours(pitch: int) -> None:
    lit = road_of("E5", 10, "", lights={2: "here", 4: "event", 6: "rocks", 8: "forest"})
    signs = [at(drawn(lit, pitch), f"space:{number}") for number in (2, 4, 6, 8)]
    assert [sign for sign, shown in zip("•►▲░", signs) if sign in shown] == list("•►▲░")


@pytest.mark.parametrize("pitch", [7, 9, 8, 12])
def test_the_cursor_touches_the_lines_of_its_space_alone(pitch: int) -> None:
    asleep, lit = drawn(GOAT, pitch), drawn(GOAT, pitch, "space:29")
    lines = 1 if pitch in (7, 9) else 2
    assert sum(was != now for was, now in zip(asleep, lit)) == lines
    assert at(lit, "space:29").startswith("►29")


@pytest.mark.parametrize("pitch", [7, 9, 8, 12])
def test_only_the_last_mover_leaves_a_trail_and_numbers_stay_readable(pitch: int) -> None:
    block = drawn(FOREST, pitch)
    arrows = [span for line in block for span in line if "««" in span.text]
    assert {span.tone.partition("@")[0] for span in arrows} == {MOSS.tone}
    assert {span.place for span in arrows} == {"space:16", "space:17", "space:18"}
    for number in (16, 17, 18):
        assert str(number) in at(block, f"space:{number}")


def test_a_trail_points_the_way_it_went_on_the_screen() -> None:
    around = road_of("E1 S1 W1", 6, "", at={TIDE: 6}, trail=(TIDE, 1, 6))
    shown = [at(road_small(around, 7), f"space:{number}").rstrip("·│ ") for number in range(1, 6)]
    assert [way[-1] for way in shown] == list("»↓↓««")


def test_figures_have_wings_where_there_is_room() -> None:
    assert "«A»" in text(road_small(GOAT, 9))
    assert "«A»" not in text(road_small(GOAT, 7))
    assert "M#" in text(road_small(FOREST, 7))


def test_the_grounds_alternate_with_the_track_cards() -> None:
    spans = [span for line in road_small(FOREST, 7) for span in line if span.text.strip("·│ ").isdecimal()]
    grounds = {span.place: span.tone.partition("@")[2] for span in spans}
    assert grounds["space:21"] != grounds["space:20"]
    assert grounds["space:25"] == grounds["space:26"]


@pytest.mark.parametrize(
    ("width", "height", "drawing"),
    [(140, 14, "12"), (100, 14, "8"), (100, 9, "9"), (80, 9, "7"), (80, 2, "ruler"), (60, 9, "ruler")],
)
def test_the_road_is_as_large_as_there_is_room(width: int, height: int, drawing: str) -> None:
    block = road(FOREST, width, height)
    expected = ruler(FOREST, width) if drawing == "ruler" else drawn(FOREST, int(drawing))
    assert block == expected
    assert len(block) <= height
    assert line_width(block[0]) <= width


@pytest.mark.parametrize("width", [60, 78, 96, 138])
def test_the_ruler_has_the_whole_race_in_two_lines(width: int) -> None:
    for one in ROADS:
        above, below = ruler(one, width)
        assert line_width(above) == line_width(below) == width
        letters = {figure.badge.letter for space in one.spaces for figure in space.figures}
        assert letters <= set(said(above))
        assert "█" in said(below)


def test_the_ruler_leaves_out_what_is_swallowed_and_shows_whoever_is_past_the_line() -> None:
    assert "space:3" not in {span.place for line in ruler(FOREST, 80) for span in line}
    far = road_of("E5", 10, "E9", at={CINDER: 17, ASH: 3})
    assert {"C", "A"} <= set(said(ruler(far, 80)[0]))
