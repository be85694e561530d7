"""A track is whole and readable at every size: nothing too wide, every space once, dragons and dangers visible."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from dragonroads.games.presenter import Board
from dragonroads.ui.boards import drawing_for
from dragonroads.ui.boards.race_boxes import boxes
from dragonroads.ui.boards.race_course import course
from dragonroads.ui.boards.race_ribbon import ribbon
from dragonroads.ui.boards.race_track import draw
from dragonroads.ui.drawing import line_width
from tests.ui.boards.tracks import MOUNTAINS, SAFE, board, marked_places, text

SIZES = ((60, 6), (60, 40), (78, 8), (80, 24), (88, 12), (100, 30), (140, 45), (200, 60))
TALL = 60

RACES: list[dict[str, Any]] = [
    *({"places": "C0 M0 T0 S0 P0", "length": length} for length in (12, 20, 28, 34)),
    *({"places": "C7 M7 T7 S7 P7 A7", "track": track} for track in ("forest", *MOUNTAINS)),
    *(
        {"places": "C0 M0 T0 S0 P0 A0", "track": track, "risky": risky}
        for track in MOUNTAINS
        for risky in (True, False)
    ),
    *({"places": "C36 M37 T42", "track": track, "trees": [True, False, True]} for track in MOUNTAINS),
    *({"places": "C40 M54", "length": length, "floor": 5} for length in (28, 36)),
    {"places": "C32 M33 T34", "floor": 31, "hugged": [1, 0, 0]},
    {"places": "C30 M30 T30 S30 P30", "length": 12, "lang": "es"},
    {"places": "C10 M10 T10 S10 P10 A10", "track": "goat-ladder", "lang": "es", "trees": [True] * 6},
]


def spaces(drawn: Board) -> Counter[str]:
    return Counter(spot.place for spot in drawn.spots if spot.place)


@pytest.mark.parametrize("race", RACES, ids=str)
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_no_line_is_too_wide_and_only_safe_glyphs_are_used(race: dict[str, Any], size: tuple[int, int]) -> None:
    lines = draw(board(**race), *size)
    assert lines
    assert max(map(line_width, lines)) <= size[0]
    assert {letter for line in text(lines) for letter in line if not letter.isascii()} <= SAFE


@pytest.mark.parametrize("race", RACES, ids=str)
@pytest.mark.parametrize("width", [60, 78, 80, 100, 140])
def test_every_space_can_be_marked_exactly_once_in_every_drawing(race: dict[str, Any], width: int) -> None:
    drawn = board(**race)
    drawings = [ribbon(drawn, width, TALL), course(drawn, width, TALL), boxes(drawn, width, TALL)]
    for lines in filter(None, drawings):
        assert Counter(marked_places(lines)) == spaces(drawn)


@pytest.mark.parametrize("race", RACES, ids=str)
@pytest.mark.parametrize("width", [60, 78, 100, 140])
def test_every_dragon_is_drawn_in_its_tone_or_counted_on_its_own_space(race: dict[str, Any], width: int) -> None:
    drawn = board(**race)
    for lines in filter(None, [ribbon(drawn, width, TALL), course(drawn, width, TALL), boxes(drawn, width, TALL)]):
        for spot in drawn.spots:
            if not spot.tokens or spot.kind == "gone":
                continue
            spans = [span for line in lines for span in line if span.place == spot.place]
            shown = [(span.text, span.tone) for span in spans]
            seen = [token for token in spot.tokens if (token.letter, token.tone) in shown]
            others = len(spot.tokens) - len(seen)
            assert seen
            assert not others or (f"+{others}", "strong") in shown


def test_the_largest_drawing_that_fits_is_taken() -> None:
    drawn = board("C4 M4", track="saw-ridge")
    assert draw(drawn, 140, 45) == boxes(drawn, 140, 45)
    assert draw(drawn, 100, 14) == course(drawn, 100, 14)
    assert draw(drawn, 80, 6) == ribbon(drawn, 80, 6)
    assert draw(drawn, 60, 45) == ribbon(drawn, 60, 45)


def test_six_dragons_on_one_space_are_all_letters_in_a_wide_box_and_counted_in_a_small_cell() -> None:
    crowd = board("C7 M7 T7 S7 P7 A7")
    assert "│ CMTSPA·" in "\n".join(text(draw(crowd, 140, 45)))
    assert "[ C+5]" in "\n".join(text(draw(crowd, 78, 10)))
    assert " C+5·" in "\n".join(text(draw(crowd, 60, 10)))


def test_everybody_fits_on_start() -> None:
    crowd = board("C0 M0 T0 S0 P0 A0")
    assert text(draw(crowd, 60, 10))[0].startswith(" S:CMTSPA")
    assert text(draw(crowd, 78, 10))[0].startswith(" CMTSPA[ 01 ]")
    assert text(draw(crowd, 140, 45))[1].startswith("│ CMTSPA│")


def test_the_ribbon_tells_holes_slides_corners_landing_cliff_and_line() -> None:
    lines = text(ribbon(board("C10 M15 T15 S32", track="goat-ladder", trees=[False, True, False, False]), 80, 8))
    assert lines == [
        " START   » 01 · 02 │ 03 · 04 │ 05 2 06 │ 07 · 08 │ 09 · C^2┼ 11 · 12 ┼",
        "           13 · 14 │ M#T3 16 │ 17 · 18 │ 19 · ^3 │ 21 · 22 ┼ 23 · ^4 ┼",
        "           25 · 26 │ 27 5 28 │ 29 · 30 │ 31 · S@ │ 33 · ^5 ┼ 35 · 36 ║",
        " FINISH  ║ F1 · F2 · F3 · F4 · F5 · F6 │ ~ cliff: to 32@",
    ]


def test_the_course_lies_as_it_lies_on_the_table() -> None:
    lines = text(course(board("C21 M15 P15", track="snail-shell"), 78, 8) or [])
    assert lines == [
        " START [ 01 ]─[ 02 ]─[ 03 ]─[ 04 ]─[ 05 ]─[ ^2 ]─[ 07 ]2[ 08 ]─[ 09 ]─[ 10 ]",
        "                                                                      [ 11 ]",
        "[ 30 ]─[ 31 ]─[ 32@]─[ 33 ]─[ 34 ]─[ 35 ]─[ 36 ]»                     [ 12 ]",
        "[ 29 ]3                                                               [ 13 ]",
        "[ 28 ]                                                                [ ^4 ]",
        "[ 27 ]                                                                [ MP ]",
        "[ ^5 ]─[ 25 ]─[ 24 ]─[ 23 ]─[ 22 ]5[ C  ]─[ ^3 ]─[ 19 ]─[ 18 ]─[ 17 ]─[ 16 ]",
        " FINISH[ F1 ]─[ F2 ]─[ F3 ]─[ F4 ]─[ F5 ]─[ F6 ]  ~ cliff: to 32@",
    ]


def test_boxes_share_their_frames_and_show_holes_rocks_and_the_finish_line() -> None:
    lines = text(boxes(board("C29 M36", track="snail-shell"), 90, 30) or [])
    assert lines[0].startswith("┌─START─┬─01────┬─02────┬")
    assert "┬─06─^2─┬─07────▒─08────┬" in lines[0]
    assert "· ▲▲    │       2       │" in lines[1]
    assert lines[4].startswith("┌─30────┬─31────┬─32─@──┬─33────┬─34────┬─35────┬─36────█")
    assert lines[5].startswith("│       │       ·       │       ·       │       · M     █")
    assert lines[6].startswith("├─29▒3▒─┼───────┴")
    assert lines[7].startswith("│ C     │")
    assert lines[-2].startswith(" FINISH │       ·")
    assert lines[-2].endswith("│ ~ cliff: to 32@")


def test_swallowed_path_has_no_frames_and_no_numbers() -> None:
    swallowed = board("C21 M24", floor=21)
    wide, narrow = text(draw(swallowed, 140, 45)), text(draw(swallowed, 60, 10))
    assert set(wide[1]) == {" ", "░"}
    assert wide[4].startswith("┌─22────┬─21────┐")
    assert not wide[4][17:].strip()
    assert set(narrow[0]) == {" ", "░"}


def test_a_low_ribbon_lets_go_of_what_nobody_can_use() -> None:
    swallowed = board("C25 M26", floor=25)
    assert len(draw(swallowed, 60, 10)) == 6
    low = draw(swallowed, 60, 3)
    assert len(low) == 3
    assert {"space:25", "space:26", "space:37"} <= set(marked_places(low))


def test_a_board_is_found_by_its_name() -> None:
    assert drawing_for("race_track") is draw
    with pytest.raises(ModuleNotFoundError):
        drawing_for("no_such_board")
