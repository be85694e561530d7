"""A drawn page is whole at every size: every space once, nothing too wide, words and lines where they were sketched."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest
import yaml

from dragonroads import paths
from dragonroads.games.presenter import Board, Spot, Token
from dragonroads.ui.boards import drawing_for, room_beside
from dragonroads.ui.boards.location_page import BESIDE, draw
from dragonroads.ui.drawing import Line, across, line_width
from dragonroads.ui.marking import Marks, marked
from tests.ui.boards.tracks import text
from tests.ui.page_game import page, road
from tests.ui.test_glyphs import AGREED, EVERY_FONT

SIZES = ((56, 13), (56, 4), (60, 3), (76, 16), (96, 27), (140, 40), (30, 9))
RUBY, JADE = Token("R", "red"), Token("J", "green", "'")
LOCATIONS = sorted(paths.built_in_content().glob("*/locations/*.yaml"))


def cursors(lines: Sequence[Line], place: str) -> int:
    """How many marks a place gets when the cursor stands on it."""
    return sum("".join(s.text for s in marked(line, Marks(place), "@", "*", "»")).count("@") for line in lines)


def tones(lines: Sequence[Line], place: str) -> list[tuple[str, str]]:
    """Everything at a place with its tone, blanks and frames left out."""
    spans = (span for line in lines for span in line if span.place == place)
    return [(span.text, span.tone) for span in spans if span.text.strip(" ─│┌┐└┘")]


def shipped(file: Path) -> Board:
    """A page of the box with all its spaces; the words that belong into its sketch are left out."""
    content = yaml.safe_load(file.read_text("utf-8"))
    spots = tuple(Spot(f"space:{one['id']}", 0, 0, one["id"], note="+DDE") for one in content["spaces"])
    sketch = re.sub(r"\{name:\w\}|\{@\w+\}", lambda found: " " * len(found[0]), content["sketch"])
    return Board(content["name"], spots, sketch=tuple(sketch.splitlines()))


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("board", [page(), page({"a1": (RUBY, JADE)}, {"b1": "gone", "b2": "fog"}), road()])
def test_every_space_is_there_once_and_no_line_is_too_wide(size: tuple[int, int], board: Board) -> None:
    lines = draw(board, *size)
    assert max(map(line_width, lines)) <= size[0]
    assert {spot.place: cursors(lines, spot.place) for spot in board.spots} == {spot.place: 1 for spot in board.spots}


@pytest.mark.parametrize("file", LOCATIONS, ids=lambda file: file.stem)
def test_a_page_is_drawn_with_what_every_console_font_has(file: Path) -> None:
    sketch = "".join(shipped(file).sketch)
    assert {letter for letter in sketch if not letter.isascii()} <= EVERY_FONT | AGREED


@pytest.mark.parametrize("file", LOCATIONS, ids=lambda file: file.stem)
def test_the_pages_of_the_box_fit_beside_the_seats_and_grow_with_the_screen(file: Path) -> None:
    board = shipped(file)
    small, large = draw(board, BESIDE, 13), draw(board, 96, 27)
    assert "[" in "".join(text(small)[:6])
    assert len(small) <= len(board.sketch) <= 13
    assert len(large) > len(small)
    for lines, room in ((small, BESIDE), (large, 96)):
        assert max(map(line_width, lines)) <= room
        assert all(cursors(lines, spot.place) == 1 for spot in board.spots)


# --- as it was sketched ---------------------------------------------------------------------------------------------


def test_a_small_page_is_its_sketch_with_a_box_for_each_space() -> None:
    assert text(draw(page({"a2": (RUBY,), "b1": (RUBY, replace(JADE, mark=""))}), 37, 13)) == [
        "  ┌──────── Old Quay ─────────┐",
        "  │[ a1+DDD][ a2 R  ][ a3SHOP]│  ♣",
        "  └───────────────────────────┘",
        "~~~~~~~~~~~~ tide ~~~~~~~~~~~~~~~~~",
        "",
        "  # [ b1 RJ ] [ b2WAG*] [ b3DONE]   v",
    ]


def test_a_page_stands_in_the_middle_of_its_room() -> None:
    narrow, wide = draw(page(), 37, 13), draw(page(), 47, 13)
    assert [line[5:] for line in text(wide)] == text(narrow)
    assert across(narrow) == across(wide) == 37


def test_a_space_that_is_not_in_play_leaves_its_room() -> None:
    board = page()
    fewer = replace(board, spots=tuple(spot for spot in board.spots if spot.name != "a2"))
    assert "│[ a1+DDD]         [ a3SHOP]│" in text(draw(fewer, 37, 13))[1]


def test_the_sketch_may_call_a_space_otherwise_than_people_do() -> None:
    spots = (Spot("page:4", 0, 0, "4"), Spot("page:104", 1, 0, "4", note="go?", drawn="104"))
    assert text(draw(Board("", spots, sketch=("{4}  {104}",)), 20, 3)) == ["[ 4     ]  [ 4  go?]"]


def sketched(*lines: str) -> list[str]:
    """A page of three spaces, two of which are in play."""
    spots = tuple(Spot(f"space:{name}", 0, 0, name) for name in ("a1", "a2"))
    return [line.strip() for line in text(draw(Board("", spots, sketch=lines), 40, 3))]


def test_where_a_space_is_not_in_play_the_ground_beside_it_goes_on() -> None:
    assert sketched("▒{a1}▒{a3}▒", "{a2}═{a3}│") == ["▒[ a1    ]▒▒▒▒▒▒▒▒▒▒▒", "[ a2    ]══════════│"]
    assert sketched("▒{a1}▒{a2}▒", "▒", "▒")[0] == "▒[ a1    ]▒[ a2    ]▒"


def test_no_corners_stay_around_spaces_that_are_not_in_play() -> None:
    assert sketched("┌{a1}┐ ┌{a2}┐", "└{a3}┘ └{a3}┘", "~~~") == ["┌[ a1    ]┐ ┌[ a2    ]┐", "~~~"]


def test_a_long_line_is_closed_where_nothing_stands_in_it() -> None:
    assert sketched("{a1}{a2}", "'-.__               ___.-'", "≈≈≈    ≈≈")[1:] == [
        "'-.____________________.-'",
        "≈≈≈    ≈≈",
    ]


def test_blank_lines_give_way_first_then_signs_and_words_at_last() -> None:
    kept = [[line.strip() for line in text(draw(page(), 37, height))] for height in (6, 5, 4, 3, 2)]
    assert [len(lines) for lines in kept] == [6, 5, 4, 3, 2]
    assert "" not in kept[1]
    assert not any(line.startswith("└") for line in kept[2])
    assert not any("tide" in line for line in kept[3])
    assert any("Old Quay" in line for line in kept[3])


def test_where_the_page_does_not_fit_its_spaces_stand_side_by_side() -> None:
    assert text(draw(page(), 35, 2)) == ["   [ a1+DDD] [ a2 +EV] [ a3SHOP]", "   [ b1 $V6] [ b2WAG*] [ b3DONE]"]
    assert text(draw(page(), 12, 2))[0].strip() == "[ a1+DDD]"
    assert text(draw(replace(page(), sketch=()), 19, 9))[0] == "[ a1+DDD] [ a2 +EV]"


def test_words_that_are_shorter_than_their_room_leave_no_hole_in_a_line() -> None:
    board = replace(page(), sketch=("┌── Quay       ───┐", "{a1}{a2}{a3}{b1}", ".- Isle     -.", "{b2}{b3}"))
    lines = text(draw(board, 36, 4))
    assert lines[0] == "┌── Quay ─────────┐"
    assert lines[2] == ".- Isle -----."


# --- framed ---------------------------------------------------------------------------------------------------------


def test_a_large_page_has_framed_boxes_with_words_and_everything_around_them_grows() -> None:
    assert text(draw(page({"a2": (RUBY, JADE)}), 70, 20)) == [
        "    ┌──────────────────── Old Quay ─────────────────────┐",
        "    │┌─a1─+DDD───────┐┌─a2─+EV────────┐┌─a3─SHOP───────┐│",
        "    ││ 3 dewleaf     ││  RJ'          ││ visit the shop││    ♣",
        "    │└───────────────┘└───────────────┘└───────────────┘│",
        "    └───────────────────────────────────────────────────┘",
        "  ~~~~~~~~~~~~~~~~~~~~~~~ tide ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~",
        "",
        "    #  ┌─b1─$V6────────┐ ┌─b2─WAG*───────┐  ┌─b3─DONE───────┐",
        "    #  │ sell everice  │ │ a new wagon   │  │ a contract    │     v",
        "    #  └───────────────┘ └───────────────┘  └───────────────┘",
    ]


def test_frames_and_walls_stay_where_the_boxes_are() -> None:
    lines = text(draw(page(), 70, 20))
    left, right = lines[0].index("┌"), lines[0].index("┐")
    assert all(line[left] == "│" and line[right] == "│" for line in lines[1:4])
    assert (lines[4][left], lines[4][right]) == ("└", "┘")
    hash_at = lines[-2].index("#")
    assert all(line[hash_at] == "#" for line in lines[-3:])
    assert "♣" not in lines[1] + lines[3]


def test_words_decide_how_wide_a_box_is() -> None:
    def box(words: str, room: int) -> str:
        board = Board("", (Spot("space:a1", 0, 0, "a1", words=words),), sketch=("{a1}",))
        return text(draw(board, room, 9))[0].strip()

    assert len(box("short", 60)) == 16
    assert len(box("a rather long name", 60)) == 21
    assert len(box("short", 13)) == 13
    assert box("a rather long name", 13) == "[ a1    ]"
    assert box("short", 11) == "[ a1    ]"


def test_a_corner_beside_a_box_meets_the_line_that_leads_to_it() -> None:
    board = replace(page(), sketch=("───┐{a1}┌", "   │{a2}│", "   └{a3}┘", "{b1} {b2} {b3}"))
    lines = text(draw(board, 60, 20))
    at = lines[1].index("┐")
    assert [line[at : at + 1] for line in lines[:6]] == [" ", "┐", "│", "│", "│", "│"]
    assert lines[8][at] == "└"
    assert lines[6][at] == lines[7][at] == "│"


def test_treads_lie_at_the_foot_of_a_box_and_masonry_beside_all_of_it() -> None:
    spots = tuple(Spot(f"space:{name}", 0, 0, name) for name in ("a1", "b1", "b2"))
    board = Board("", spots, sketch=("    __▒{a1}▒__", "▒{b1}▒{b2}▒"))
    lines = [line.strip() for line in text(draw(board, 60, 9))]
    assert [line[:1] for line in lines[:3]] == ["▒", "▒", "_"]
    assert all(line.startswith("▒") and line.endswith("▒") and line.count("▒") == 3 for line in lines[3:])


# --- what stands in a box -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(56, 13), (96, 27)])
def test_goods_and_prices_have_their_colours(size: tuple[int, int]) -> None:
    lines = draw(page(), *size)
    labels = {place: tones(lines, f"space:{place}")[1:4] for place in ("a1", "a2", "b1", "b2")}
    assert labels["a1"] == [("+", "dim"), ("D", "good_d"), ("D", "good_d")]
    assert labels["a2"] == [("+", "dim"), ("E", "good_e"), ("V", "good_v")]
    assert labels["b1"] == [("$", "gold"), ("V", "good_v"), ("6", "gold")]
    assert labels["b2"][:2] == [("WAG", "plain"), ("*", "gold")]


@pytest.mark.parametrize("size", [(56, 13), (96, 27)])
def test_workers_stand_in_their_colours(size: tuple[int, int]) -> None:
    spans = tones(draw(page({"a3": (RUBY, JADE)}), *size), "space:a3")
    assert (" R", "red+piece") in spans
    assert ("J'", "green+piece") in [(shown.rstrip(), tone) for shown, tone in spans]


def test_a_large_box_is_framed_in_the_colour_of_whoever_stands_on_top() -> None:
    lines = draw(page({"a3": (RUBY, JADE)}), 96, 27)
    frames = {span.tone for line in lines for span in line if span.place == "space:a3" and span.text[0] in "┌│└"}
    assert frames == {"green"}


def test_more_workers_than_fit_are_told_by_a_sign() -> None:
    assert "[ a1 RR+]" in text(draw(page({"a1": (RUBY,) * 5}), 56, 13))[1]


@pytest.mark.parametrize(("kind", "sign", "tone"), [("gone", "≈", "water"), ("fog", "?", "dim"), ("next", "+", "key")])
def test_a_closed_an_unknown_and_a_coming_space_look_so(kind: str, sign: str, tone: str) -> None:
    board = page(kinds={"a1": kind})
    board = replace(board, spots=(replace(board.spots[0], note="????" if kind == "fog" else "+D"), *board.spots[1:]))
    assert any(sign in shown and found == tone for shown, found in tones(draw(board, 56, 13), "space:a1"))


def test_what_nobody_knows_lies_in_fog() -> None:
    board = page(kinds={"a1": "fog"})
    board = replace(board, spots=(replace(board.spots[0], words=""), *board.spots[1:]))
    assert "[ a1░░░░]" in text(draw(board, 37, 13))[1]
    assert "│ ░░░░" in text(draw(board, 96, 27))[2]


def test_words_water_and_leaves_have_tones_of_their_own() -> None:
    found = {span.text: span.tone for line in draw(page(), 56, 13) for span in line if not span.place}
    assert found["Old Quay"] == "title"
    assert found["~" * 12] == "water"
    assert found["♣"] == "good"
    assert found["v"] == found["┌"] == "frame"


# --- pages without spaces -------------------------------------------------------------------------------------------

STORY = ("╔════════════════════╗", '║ "Who goes?"        ║', "║                    ║", "╚════════════════════╝")


def test_a_story_is_never_stretched_and_stands_in_the_middle() -> None:
    lines = draw(Board("Troll", (), sketch=STORY), 60, 20)
    assert text(lines) == [f"{' ' * 19}{line}" for line in STORY]
    assert [span.tone for span in lines[1] if span.text.strip()] == ["frame", "plain", "plain", "plain", "frame"]


def test_a_story_keeps_to_the_room_there_is() -> None:
    lines = draw(Board("Troll", (), sketch=STORY), 10, 2)
    assert len(lines) == 2
    assert max(map(line_width, lines)) <= 10


def test_a_board_with_nothing_on_it_is_empty() -> None:
    assert draw(Board("Nothing", ()), 56, 13) == []


def test_only_a_page_lets_the_seats_stand_beside_it() -> None:
    assert drawing_for("location_page") is draw
    assert room_beside("location_page") == BESIDE == 56
    assert room_beside("plain") == 0


def test_a_star_stands_behind_a_full_label_and_never_on_it() -> None:
    spots = tuple(Spot(f"space:{name}", 0, 0, name, note=note) for name, note in (("a1", "SHOP*"), ("a2", "+D*")))
    board = Board("", spots, sketch=("{a1} {a2}",))
    assert text(draw(board, 20, 1))[0].strip() == "[ a1SHOP* [ a2 +D*]"
    assert "─SHOP*─" in text(draw(board, 60, 9))[0]


def test_a_card_that_is_too_long_says_so_and_keeps_its_lower_edge() -> None:
    card = ("┌─ A card ──┐", *(f"│  line {n:>3} │" for n in range(9)), "└─ the end ─┘")
    drawn = text(draw(Board("", (), sketch=card), 13, 6))
    assert len(drawn) == 6
    assert drawn[-2:] == ["│  line   3~│", "└─ the end ─┘"]
    assert text(draw(Board("", (), sketch=card), 13, 11)) == list(card)
