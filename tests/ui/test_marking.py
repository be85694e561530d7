"""Marks on a drawing: seen without colour, and only where they belong."""

from __future__ import annotations

from dragonroads.ui.drawing import Span
from dragonroads.ui.marking import Marks, marked

LINE = (Span(" 07", "dim", "space:7"), Span("·"), Span(" C", "red", "space:8"), Span("M", "green", "space:8"))


def shown(marks: Marks) -> str:
    """The line as people without colours see it."""
    return "".join(span.text for span in marked(LINE, marks, ">", "*", "»"))


def test_without_marks_a_line_stays_as_it_is() -> None:
    assert marked(LINE, Marks(), ">", "*", "»") == LINE


def test_cursor_legal_places_and_the_target_have_signs_of_their_own() -> None:
    assert shown(Marks("space:7")) == ">07· CM"
    assert shown(Marks(legal=frozenset({"space:7", "space:8"}))) == "*07·*CM"
    assert shown(Marks(target="space:8")) == " 07·»CM"


def test_the_cursor_wins_over_what_is_legal_and_keeps_the_tone() -> None:
    found = marked(LINE, Marks("space:8", frozenset({"space:8"})), ">", "*", "»")
    assert [span.tone for span in found] == ["dim", "plain", "red+cursor", "green+cursor"]


def test_quiet_tones_under_the_cursor_become_one_bar() -> None:
    line = (Span(" Ash ", "dim", "seat:1"), Span("A", "red", "seat:1"), Span(" 7 ", "strong", "seat:1"))
    found = marked(line, Marks("seat:1"), ">", "*", "»")
    assert [span.tone for span in found] == ["plain+cursor", "red+cursor", "plain+cursor"]


def test_a_frame_under_the_cursor_becomes_double() -> None:
    (span,) = marked((Span("┌──┐", "frame", "space:1"),), Marks("space:1"), ">", "*", "»")
    assert span.text == "╔══╗"


def test_a_first_cell_that_is_not_free_is_never_overwritten() -> None:
    (span,) = marked((Span("X1", "plain", "space:1"),), Marks("space:1"), ">", "*", "»")
    assert span.text == "X1"


def test_a_framed_place_has_its_mark_behind_the_wall() -> None:
    wall = Span("│", "frame", "space:1")
    line = (wall, Span(" a1", "dim", "space:1"), wall, Span(" b1", "dim", "space:2"))
    assert "".join(span.text for span in marked(line, Marks("space:1"), ">", "*", "»")) == "║>a1║ b1"
    assert "".join(span.text for span in marked(line, Marks(target="space:1"), ">", "*", "»")) == "│»a1│ b1"


def test_goods_under_the_cursor_are_part_of_the_bar() -> None:
    line = (Span(" ", "plain", "space:1"), Span("D", "good_d", "space:1"), Span("6", "gold", "space:1"))
    assert {span.tone for span in marked(line, Marks("space:1"), ">", "*", "»")} == {"plain+cursor"}


def test_what_is_closed_steps_back_but_for_pieces_and_frames() -> None:
    line = (Span("┌", "frame", "space:1"), Span("+D", "good_d", "space:1"), Span(" R ", "red+piece", "space:1"))
    found = marked(line, Marks(closed=frozenset({"space:1"})), ">", "*", "»")
    assert [span.tone for span in found] == ["frame", "closed", "red+piece"]


def test_an_open_place_has_a_frame_that_stands_out_and_pieces_stay_pieces() -> None:
    line = (Span("┌", "frame", "space:1"), Span("6", "gold", "space:1"), Span("R", "red+piece", "space:1"))
    found = marked(line, Marks(legal=frozenset({"space:1"})), ">", "*", "»")
    assert [span.tone for span in found] == ["key", "gold+legal", "red+piece"]
    assert [span.tone for span in marked(line, Marks("space:1"), ">", "*", "»")][-1] == "red+piece+cursor"
    assert [span.tone for span in marked(line, Marks(target="space:1"), ">", "*", "»")][-1] == "red+piece"


def test_marks_keep_the_ground_and_badges_their_colours() -> None:
    line = (
        Span(" a", "dim@paper", "space:1"),
        Span("C", "badge:red@paper", "space:1"),
        Span("x", "bad@paper", "space:1"),
    )
    tones = {
        "cursor": ["plain@paper+cursor", "badge:red@paper+cursor", "bad@paper+cursor"],
        "legal": ["key@paper", "dim@paper+legal", "badge:red@paper", "bad@paper+legal"],
        "target": ["target@paper", "badge:red@paper", "target@paper"],
        "closed": ["closed@paper", "badge:red@paper", "bad@paper"],
    }
    here = frozenset({"space:1"})
    for marks, name in [
        (Marks("space:1"), "cursor"),
        (Marks(legal=here), "legal"),
        (Marks(target="space:1"), "target"),
        (Marks(closed=here), "closed"),
    ]:
        assert [span.tone for span in marked(line, marks, ">", "*", "»")] == tones[name]


def test_only_lines_that_look_different_are_touched_by_other_marks() -> None:
    here, there = Marks("space:7"), Marks("space:9")
    assert here.touches(LINE, there)
    assert not there.touches(LINE, Marks("space:10"))
