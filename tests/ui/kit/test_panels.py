"""Panels fill the room they are given, say in letters what they show in colours, and cut nothing they could keep."""

from __future__ import annotations

import pytest

from dragonroads.gamekit.facts.moment import Consequence, Moment
from dragonroads.gamekit.facts.progress import Bar, Course, Lane
from dragonroads.ui.drawing import Line, Span, line_width
from dragonroads.ui.kit.banner import banner
from dragonroads.ui.kit.bars import bars
from dragonroads.ui.kit.button import CLOSED, NOW, button
from dragonroads.ui.kit.curtain import Called, curtain, size_for
from dragonroads.ui.kit.lanes import lanes
from dragonroads.ui.kit.moment_card import moment_card
from dragonroads.ui.kit.notice_line import notice_line
from dragonroads.ui.kit.number_chooser import NUMBER, NumberChoice, number_chooser
from dragonroads.ui.kit.option_list import Choice, option_list
from dragonroads.ui.kit.player_screen import player_screen
from dragonroads.ui.kit.sheet import lit, sheet, window
from dragonroads.ui.kit.status_line import status_line
from dragonroads.ui.kit.tabs import TAB, tabs
from dragonroads.ui.kit.tick_list import Tick, tick_list
from tests.ui.kit.samples import BLUE, GREEN, RED, said, text

WIDE = (40, 60, 80, 118, 140)


def widths(lines: list[Line] | tuple[Line, ...]) -> set[int]:
    return {line_width(line) for line in lines}


# --- what stands on one line ------------------------------------------------------------------------------------------


def test_a_button_says_in_letters_whether_enter_takes_it() -> None:
    shown = [said(button("Lay all five", state)) for state in (NOW, "open", CLOSED)]
    assert shown == ["► Lay all five ◄", "[ Lay all five ]", "[ Lay all five ]"]
    assert [button("x", state)[0].tone for state in ("open", CLOSED)] == ["key", "closed"]


def test_the_open_tab_is_the_one_without_brackets_and_each_can_be_clicked() -> None:
    line = tabs(["Who", "Which"], 1)
    assert said(line) == "[ Who ]  Which "
    assert [span.place for span in line if span.place] == [f"{TAB}0", f"{TAB}1"]


@pytest.mark.parametrize("room", WIDE)
def test_a_notice_has_its_sign_and_its_line_is_kept_free_without_one(room: int) -> None:
    assert said(notice_line("", room)[0]) == " " * room
    lines = notice_line("Not now. Tide and Cinder are nearer than Moss, and both may come.", room, most=3)
    assert widths(lines) == {room}
    assert said(lines[0]).startswith(" ! Not now.")


@pytest.mark.parametrize("room", WIDE)
def test_a_status_line_keeps_its_title_before_its_note(room: int) -> None:
    line = status_line("The Draghan Race", "round 3, laying cards", "2 of 4 have laid", room)
    assert line_width(line) == room
    assert said(line).startswith(" The Draghan Race")
    assert "badge@secret" in {span.tone for span in status_line("Race", "", "", room, secret="only for Dora")}


# --- lists ------------------------------------------------------------------------------------------------------------

CHOICES = (
    Choice("Tide", "from 22, two back", "a", BLUE),
    Choice("Cinder", "from 18, two on", "b", RED),
    Choice("Moss", "on 25, further away", "c", GREEN, closed=True),
)


@pytest.mark.parametrize("room", WIDE)
def test_an_option_list_points_at_one_line_and_says_why_another_is_closed(room: int) -> None:
    lines = option_list(CHOICES, "a", room)
    assert widths(lines) == {room}
    assert [said(line)[0] for line in lines] == ["►", " ", "·"]
    assert "further away" in said(lines[2])
    assert all({span.place for span in line} == {one.place} for line, one in zip(lines, CHOICES))


def test_while_the_cursor_sleeps_no_option_is_pointed_at() -> None:
    assert not any("►" in said(line) for line in option_list(CHOICES, "", 60))


def test_ticks_are_told_by_signs() -> None:
    lines = tick_list([Tick("2 Dewleaf", True, "a"), Tick("1 Everice", False, "b")], "b", "one of up to two", 30)
    assert [said(line).rstrip() for line in lines] == [" [■] 2 Dewleaf", "►[ ] 1 Everice", " one of up to two"]


@pytest.mark.parametrize("at", [0, 1, 44, 88, 89])
def test_a_chooser_shows_its_number_between_pointers_and_its_neighbours_around_it(at: int) -> None:
    line = number_chooser(NumberChoice(0, 89, at), 40)
    assert line_width(line) == 40
    assert f"►{at:^2}◄" in said(line)
    assert (said(line)[0] == "«") == (at > 10)
    assert NUMBER + str(at) in {span.place for span in line}


def test_a_chooser_whose_cursor_sleeps_points_at_nothing() -> None:
    assert "►" not in said(number_chooser(NumberChoice(0, 5), 40))


# --- how far everybody came -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("room", WIDE)
def test_the_longest_bar_belongs_to_whoever_is_furthest(room: int) -> None:
    rows = [Bar(BLUE, "Tide", 14, 24, "24"), Bar(RED, "Cinder", 20, 21, "21"), Bar(GREEN, "Moss", 3, 3, "3")]
    lines = bars(rows, room)
    assert widths(lines) == {room}
    lengths = [sum(said(line).count(sign) for sign in "█▒") for line in lines]
    assert lengths == sorted(lengths, reverse=True)
    assert "█" not in said(lines[2])


def test_a_small_lead_over_large_figures_is_seen() -> None:
    first, second = bars([Bar(BLUE, "A", 120, 120, "120"), Bar(RED, "B", 112, 112, "112")], 60)
    assert said(first).count("▒") > said(second).count("▒") + 5


@pytest.mark.parametrize("room", [44, 80, 118, 200])
def test_lanes_show_the_rounds_where_they_ended_and_the_figure_where_it_is(room: int) -> None:
    lines = lanes([Lane(BLUE, (8, 14, 39)), Lane(RED, (5, 9, 33))], Course(40, 36), room)
    for line in lines:
        shown = said(line)
        assert shown.index("1") < shown.index("2")
        assert "█" in shown
    assert said(lines[0]).rindex("T") > said(lines[0]).index("█") > said(lines[1]).rindex("C")


# --- the stage --------------------------------------------------------------------------------------------------------

MOMENT = Moment(
    "Ash turns up Damsel",
    "laid by Ben",
    BLUE,
    tuple(Consequence(f"Moss {n} → {n + 1}", GREEN, "good") for n in range(3)),
    "Help, a dragon!",
)
CARD: list[Line] = [(Span("┌" + "─" * 16 + "┐", "plain@paper"),)] * 9


@pytest.mark.parametrize("height", [4, 7, 9])
@pytest.mark.parametrize("room", [80, 100, 140])
def test_a_moment_says_who_by_whom_and_the_newest_of_what_followed(room: int, height: int) -> None:
    block = moment_card(CARD[:height], MOMENT, room, height)
    assert (len(block), widths(block)) == (height, {room})
    assert all(words in text(block) for words in ("Ash turns up Damsel", "laid by Ben", "Moss 2 → 3"))
    assert ("Help" in text(block)) == (height >= 7)


@pytest.mark.parametrize("room", WIDE)
def test_a_banner_keeps_its_words_where_the_large_ones_have_no_room(room: int) -> None:
    block = banner("LOOK!", "everybody", "All cards lie face down.", "Show us", room)
    assert (len(block), widths(block)) == (7, {room})
    assert all(words in text(block) for words in ("E V E R Y B O D Y", "► Show us ◄"))


# --- paper, cardboard and cloth ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("room", WIDE)
def test_a_sheet_has_its_title_in_the_edge_and_fills_its_room(room: int) -> None:
    lines = sheet([(Span("The dragons"),), lit((Span("  Laying"),), "b")], room, 8, "Chapters", "3 of 15", "2 more")
    assert (len(lines), widths(lines)) == (8, {room})
    assert "Chapters" in said(lines[0])
    assert said(lines[2])[2] == "►"
    assert {span.tone for span in lines[1]} <= {"frame@paper", "plain@paper"}


@pytest.mark.parametrize(
    ("top", "first", "last", "expected"), [(0, 3, 3, 0), (0, 12, 12, 3), (5, 2, 2, 2), (0, 0, 0, 0), (40, 19, 19, 10)]
)
def test_a_list_scrolls_as_little_as_it_has_to(top: int, first: int, last: int, expected: int) -> None:
    assert window(top, first, last, 20, 10) == expected


@pytest.mark.parametrize("room", WIDE)
def test_cardboard_bears_letter_and_name_of_whom_it_hides(room: int) -> None:
    block = player_screen(BLUE, "Ben", [(Span("12 gold"),)], room, 10)
    assert (len(block), widths(block)) == (10, {room})
    assert " T  Ben " in said(block[0])
    assert "12 gold" in text(block)


CALLED = Called([(Span("Dora, it is your turn."),)], [(Span("Press M then Enter"),)], [(Span("F4"),)], GREEN, "Moss")


@pytest.mark.parametrize("size", [(60, 18), (80, 22), (100, 28), (140, 43), (200, 58), (140, 22), (80, 58)])
def test_a_curtain_covers_everything_and_calls_by_a_letter(size: tuple[int, int]) -> None:
    block = curtain(CALLED, *size)
    assert (len(block), widths(block)) == (size[1], {size[0]})
    assert all(words in text(block) for words in ("Dora, it is your turn.", "Press M then Enter", "F4", "Moss"))
    assert not any(said(line).startswith(" ") for line in block[:1])


def test_a_larger_window_gets_a_larger_letter_and_not_more_cloth() -> None:
    assert [size_for(*size).scale for size in ((80, 22), (100, 28), (140, 43), (200, 58), (140, 22))] == [1, 1, 3, 3, 1]
