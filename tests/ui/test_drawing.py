"""Lines of spans: widths are exact, whatever the text."""

from __future__ import annotations

import pytest

from dragonroads.ui.drawing import (
    Cut,
    Span,
    across,
    beside,
    cut,
    cut_lines,
    fill,
    fit,
    kept,
    line_width,
    recorded_cuts,
    width,
    wrap,
    wrap_in,
)


@pytest.mark.parametrize(("text", "room", "shown"), [("dragon", 6, "dragon"), ("dragon", 4, "dra~"), ("dragon", 0, "")])
def test_a_text_that_does_not_fit_ends_with_a_mark(text: str, room: int, shown: str) -> None:
    assert cut(text, room) == shown


@pytest.mark.parametrize("text", ["", "a", "¿ñandú?", "日本の竜", "a long text that has to be cut somewhere"])
@pytest.mark.parametrize("room", [1, 5, 11, 40])
def test_a_filled_text_has_exactly_so_many_cells(text: str, room: int) -> None:
    assert width(fill(text, room)) == room


@pytest.mark.parametrize("room", [1, 3, 7, 12, 30])
def test_a_fitted_line_has_exactly_so_many_cells_and_keeps_places(room: int) -> None:
    line = (Span("abc", "dim"), Span("defgh", "red", "space:1"), Span("日本", "plain", "space:2"))
    fitted = fit(line, room)
    assert line_width(fitted) == room
    assert fitted[0].tone == "dim"
    if room >= 8:
        assert fitted[1].place == "space:1"


def test_words_are_wrapped_and_later_lines_set_in() -> None:
    assert wrap("one two three four", 9, indent=2) == ["one two", "  three", "  four"]


def test_a_word_longer_than_the_room_is_cut() -> None:
    assert all(width(line) <= 5 for line in wrap("unbelievable dragons", 5))


def test_two_drawings_side_by_side_share_lines() -> None:
    joined = beside([(Span("ab"),)], [(Span("x"),), (Span("y"),)], room=3)
    assert ["".join(span.text for span in line) for line in joined] == ["ab  x", "    y"]


def test_a_drawing_is_as_wide_as_what_is_drawn() -> None:
    assert across([(Span("   ab "),), (), (Span("  "), Span("  cdef  "))]) == 5
    assert across([]) == across([(), (Span("   "),)]) == 0


def test_a_text_that_needs_more_lines_ends_with_a_mark() -> None:
    assert wrap_in("one two three four", 9, 2) == ["one two", "three fo~"]
    assert wrap_in("one two three", 9, 2) == ["one two", "three"]


def test_what_is_cut_is_recorded_with_what_was_shown_of_it() -> None:
    with recorded_cuts() as cuts:
        cut("dragon", 4)
        cut("dragon  ", 6)
        fit((Span("Every road "), Span("has its dragon"), Span(" "), Span("home")), 14)
        wrap_in("one two three four", 9, 2)
        cut_lines([(Span("seen"),), (Span(" un"), Span("seen ")), ()], 1)
    assert cuts == [
        Cut("dragon", "dra~"),
        Cut("has its dragon", "ha~"),
        Cut("home", ""),
        Cut("three four", "three fo~"),
        Cut("unseen", ""),
    ]


def test_nothing_is_recorded_when_nobody_listens_and_listeners_hear_their_own_time() -> None:
    with recorded_cuts() as outer:
        with recorded_cuts() as inner:
            cut("dragon", 3)
        cut("caravan", 3)
    cut("canyon", 3)
    assert ([one.text for one in outer], [one.text for one in inner]) == (["caravan"], ["dragon"])


def test_a_drawing_that_is_kept_is_drawn_again_for_whoever_records() -> None:
    times = []

    @kept(8)
    def drawn(text: str) -> str:
        times.append(text)
        return cut(text, 3)

    assert drawn("dragon") == drawn("dragon") == "dr~"
    assert len(times) == 1
    with recorded_cuts() as cuts:
        drawn("dragon")
    assert cuts == [Cut("dragon", "dr~")]
