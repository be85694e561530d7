"""Board and seats side by side: exactly as wide as the screen, and nothing of either lost."""

from __future__ import annotations

from dataclasses import replace

import pytest

from dragonroads.games.presenter import Board, Brief, SeatRow, Token
from dragonroads.ui.drawing import line_width
from dragonroads.ui.drawings.side_by_side import side_by_side
from dragonroads.ui.drawings.told_lines import as_fit, in_a_line, newest, texts, whole, with_what_is_new
from tests.ui.boards.tracks import text
from tests.ui.page_game import page
from tests.ui.people import words

ROWS = [
    SeatRow(
        seat, "RJLA"[seat], ("red", "green", "blue", "yellow")[seat], f"Visitor {seat}", ("■■··", "wk 2/4", "str 5")
    )
    for seat in range(4)
]


def lines(board: Board, room: int, most: int, told: tuple[str, ...] = ()) -> list[str]:
    drawn = side_by_side("location_page", board, ROWS, words("en"), room, most, told)
    assert all(line_width(line) <= room for line in drawn)
    return text(drawn)


def test_page_seats_and_notes_on_a_small_screen() -> None:
    assert lines(page({"a2": (Token("R", "red"),)}), 80, 13) == [
        "─ 1 Old Quay ────────────────────────── Demand V S E D ─┬─ Seats ───────────────",
        "           ┌──────── Old Quay ─────────┐                │  R Visitor 0",
        "           │[ a1+DDD][ a2 R  ][ a3SHOP]│  ♣             │    ■■·· wk 2/4 str 5",
        "           └───────────────────────────┘                │  J Visitor 1",
        "         ~~~~~~~~~~~~ tide ~~~~~~~~~~~~~~~~~            │    ■■·· wk 2/4 str 5",
        "                                                        │  L Visitor 2",
        "           # [ b1 $V6] [ b2WAG*] [ b3DONE]   v          │    ■■·· wk 2/4 str 5",
        "                                                        │  A Visitor 3",
        "                                                        │    ■■·· wk 2/4 str 5",
    ]


def test_notes_stand_below_the_seats_as_far_as_they_fit() -> None:
    tall = replace(page(), sketch=(*page().sketch, *["."] * 6))
    column = [line[57:] for line in lines(tall, 80, 13)]
    assert column[8:10] == ["    ■■·· wk 2/4 str 5", "─ Beside the board ────"]
    assert column[10:] == [" Lantern Cart, 6 gold", " Sledge, 4 gold and a", "   skyfish"]


@pytest.mark.parametrize("room", [79, 80, 100, 120, 129])
@pytest.mark.parametrize("most", [4, 9, 13, 16, 25])
def test_there_are_never_more_lines_than_asked(room: int, most: int) -> None:
    assert len(lines(page(), room, most)) <= most + 1


def test_a_larger_page_leaves_the_panel_less_but_never_too_little() -> None:
    def edge(room: int) -> int:
        return lines(page(), room, 20)[0].index("┬")

    assert edge(80) == 56
    assert edge(120) - 2 > edge(80)
    assert all(120 - edge(room) - 1 >= 22 for room in (80, 90, 100, 120))


def test_what_is_told_stands_where_the_page_was() -> None:
    shown = lines(page(), 80, 13, ("DONE completes a contract",))
    assert shown[0].startswith("─ What the signs mean ─")
    assert shown[1].startswith(" DONE completes a contract")
    assert len(shown) == len(lines(page(), 80, 13))


def test_where_more_is_told_than_fits_beside_the_seats_they_give_way() -> None:
    shown = lines(page(), 80, 13, ("a sign and what it means, told at some length",) * 20)
    assert shown[0] == "─ What the signs mean ".ljust(80, "─")
    assert len(shown) == 21, "all of it, to be read page by page"
    assert not any("Visitor" in line for line in shown)


# --- what matters most ----------------------------------------------------------------------------------------------

SHORT = Brief("Market", ("6g Lantern Cart", "4g+S Sledge"), page().notes[-1:])


def test_what_matters_most_has_a_line_where_the_column_has_no_room_for_it() -> None:
    shown = lines(replace(page(), brief=SHORT), 80, 13)
    assert shown[:-1] == lines(page(), 80, 13)
    assert shown[-1] == " Market: 6g Lantern Cart, 4g+S Sledge"


def test_a_note_that_has_a_line_leaves_its_place_in_the_column_to_others() -> None:
    board = replace(page(), notes=("in the heading", "6g Lantern Cart and more", "4g+S Sledge", "and the rest"))
    brief = replace(SHORT, notes=board.notes[1:3])
    shown = lines(replace(board, sketch=(*board.sketch, *["."] * 4), brief=brief), 80, 13)
    assert shown[-1] == " Market: 6g Lantern Cart, 4g+S Sledge"
    assert shown[-2].endswith("│ and the rest")
    assert not any("and more" in line for line in shown)


def test_where_the_column_shows_it_there_is_no_line_for_it() -> None:
    tall = replace(page(), sketch=(*page().sketch, *["."] * 6), brief=SHORT)
    assert lines(tall, 80, 14) == lines(replace(tall, brief=None), 80, 13)
    headed = replace(page(), brief=replace(SHORT, notes=page().notes[:1]))
    assert lines(headed, 80, 13) == lines(page(), 80, 13)


@pytest.mark.parametrize("told", [("one sign",), ("a sign and what it means, told at some length",) * 20])
def test_neither_board_nor_legend_moves_the_question_because_of_it(told: tuple[str, ...]) -> None:
    tall = replace(page(), notes=("a note in many words " * 5,), sketch=(*page().sketch, *["."] * 6))
    board = replace(tall, brief=Brief("Market", SHORT.parts * 3, tall.notes))
    shown, read = lines(board, 80, 13), lines(board, 80, 13, told)
    assert shown[-1].startswith(" Market: 6g Lanter~, 4g+S Sled~, 6g")
    assert len(shown) == min(len(read), 14) == 14  # a longer legend is read page by page


@pytest.mark.parametrize(
    ("room", "told"),
    [
        (60, " Market: 6g Lantern Cart, 4g+S Sledge"),
        (38, " Market: 6g Lantern Cart, 4g+S Sledge"),
        (36, " Market: 6g Lantern C~, 4g+S Sledge"),
        (26, " Market: 6g Lan~, 4g+S S~"),
    ],
)
def test_the_longest_parts_are_cut_and_none_is_left_out(room: int, told: str) -> None:
    line = in_a_line(SHORT, room)
    assert line_width(line) == room
    assert "".join(span.text for span in line).rstrip() == told


def test_texts_and_the_newest_of_them() -> None:
    assert text(texts(["one two three"], 9)) == [" one two", "   three"]
    assert text(newest(["first", "-- Round 2 --", "last of all"], 10, 3)) == [" Round 2", " last of", "   all"]
    assert text(newest(["first", "last of all"], 10, 1)) == []


def test_texts_that_are_not_whole_are_left_out() -> None:
    assert text(whole(["one", "two three", "five"], 9, 4)) == [" one", " two", "   three", " five"]
    assert text(whole(["one", "two three", "five"], 9, 2)) == [" one"]
    assert text(whole(["two three"], 9, -1)) == []


@pytest.mark.parametrize(("room", "count"), [(2, 0), (3, 1), (6, 1), (7, 2), (99, 2)])
def test_how_many_notes_fit_side_by_side(room: int, count: int) -> None:
    assert as_fit(("abc", "de"), room) == count


def test_what_is_told_of_a_card_stands_there_once() -> None:
    told = ("Picnic: Follow four footprints.", "It has been played.")
    more = ("Follow four footprints.", "", "It is played at once.", "It is played at once.")
    assert with_what_is_new(told, more) == [*told, "It is played at once."]
