"""Every page of Crystal Peaks looks as it did, and whatever moves on it stands where it is; no app is needed."""

from __future__ import annotations

import re

import pytest

from dragonroads.ui.boards.location_page import BESIDE, draw
from dragonroads.ui.drawing import line_width
from tests.ui.boards.peaks import FOLDER, PAGES, drawn, file_of, in_use
from tests.ui.boards.tracks import text

AGAIN = "python -m tests.ui.boards.peaks"
STILL = (1, 17)
"""Pages on which nothing moves but people."""


@pytest.mark.parametrize("page", PAGES)
def test_a_page_looks_as_it_did(page: int) -> None:
    kept = file_of(page).read_text("utf-8")
    assert drawn(page).splitlines() == kept.splitlines(), f"if this is wanted: {AGAIN}"


@pytest.mark.parametrize("page", PAGES)
def test_what_moves_is_drawn_where_it_is(page: int) -> None:
    small = "\n".join(text(draw(in_use(page), BESIDE, 13)))
    assert bool(re.search(r"\(\S+( \w+)*\)", small)) == (page not in STILL)
    assert "{" not in small


def test_turtles_are_drawn_in_the_order_in_which_they_swim() -> None:
    board = in_use(10)
    row = [name.split()[0] for name in board.notes[0].removeprefix("From the beach: ").split("; ")[0].split(", ")]
    small = " ".join(text(draw(board, BESIDE, 13)))
    assert sorted(row, key=small.index) == row
    assert len(row) == 6


def test_snow_is_not_drawn_like_sand() -> None:
    def ground(page: int) -> set[str]:
        lines = draw(in_use(page), BESIDE, 13)
        return {span.tone for line in lines for span in line if set(span.text) <= set("░▒▓")}

    assert (ground(4), ground(3)) == ({"note"}, {"earth"})


def test_words_in_brackets_stand_out() -> None:
    lines = draw(in_use(2), BESIDE, 13)
    assert [span.tone for line in lines for span in line if span.text == "(floe)"] == ["strong", "strong"]
    assert max(map(line_width, lines)) <= BESIDE


def test_no_drawing_is_kept_that_nobody_needs() -> None:
    assert {path.name for path in FOLDER.iterdir()} == {file_of(page).name for page in PAGES}
