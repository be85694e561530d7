"""Nothing is told by colour alone: the kept texts of the screens, which have none, still tell everything."""

from __future__ import annotations

import re

import pytest

from dragonroads.workshop.pictures.catalogue import SCENES
from dragonroads.workshop.pictures.studio import Look
from tests.ui.snapshots.taking import file_of

CURSOR = {"safe": "►", "ascii": ">"}
CLOSED = {"safe": "·", "ascii": "-"}


@pytest.fixture(params=["safe", "ascii"])
def glyphs(request: pytest.FixtureRequest) -> str:
    """Both levels every terminal can show."""
    return str(request.param)


def lines_of(name: str, glyphs: str) -> list[str]:
    """A screen of 80 by 24 without its colours."""
    return file_of(SCENES[name], Look(glyphs=glyphs)).read_text("utf-8").splitlines()


def test_dragons_stand_on_the_track_as_letters(glyphs: str) -> None:
    lines = lines_of("forest_36", glyphs)
    road = "\n".join(lines[1 : next(at for at, line in enumerate(lines) if "Storylines" in line)])
    assert set("".join(re.findall(r"(?<=\d)([ACMPST]{1,6})\b", road))) == set("ACMPST")


def test_seats_have_their_letters_and_the_one_whose_turn_it_is_has_a_sign(glyphs: str) -> None:
    rows = [line for line in lines_of("table_bet", glyphs) if re.match(r"[ >►][A-Z] (Ana|Ben|Cleo) ", line)]
    assert sorted(line[1] for line in rows) == ["A", "C", "M"]
    assert [line[0] for line in rows].count(CURSOR[glyphs]) == 1


def test_the_cursor_has_a_sign_on_the_board_and_in_the_list(glyphs: str) -> None:
    lines = lines_of("table_bet", glyphs)
    rows = next(at for at, line in enumerate(lines) if "Storylines" in line)
    road, stage = "\n".join(lines[:rows]), "\n".join(lines[rows + 4 :])
    assert re.findall(rf"[·-]{CURSOR[glyphs]}(\d+)", road) == re.findall(rf"{CURSOR[glyphs]} {{2,}}(\d+)", stage)


def test_cards_have_a_form_for_how_they_lie(glyphs: str) -> None:
    lines = "\n".join(lines_of("table_trap", glyphs))
    assert re.search(rf"T\[\w[\w ]+\].*{'▒' if glyphs == 'safe' else ':'}", lines), "played, face down"
    assert re.search(r"T[►>]Trap +[◄<]", lines), "played now"


def test_workers_stand_on_a_page_as_letters_and_open_spaces_have_signs(glyphs: str) -> None:
    lines = lines_of("page_03", glyphs)
    board, listed = "\n".join(lines[2:13]), "\n".join(lines[13:])
    assert len(re.findall(r"\[ [a-e][1-4] [RJLA]  \]", board)) == 8
    assert re.findall(rf"{CURSOR[glyphs]}([a-e][1-4])", board) == re.findall(rf"{CURSOR[glyphs]}\W+1 (\w\d)", listed)
    assert len(re.findall(r"\[\*[a-e][1-4]", board)) >= 3


def test_the_cursor_has_a_sign_in_lists_and_menus(glyphs: str) -> None:
    for name in ("table_lamp", "saved_tables", "settings", "home_saved", "rules", "chronicle", "who", "confirm"):
        assert any(CURSOR[glyphs] in line for line in lines_of(name, glyphs)), name


def test_closed_options_have_a_sign_and_a_reason(glyphs: str) -> None:
    closed = next(line for line in lines_of("table_trap", glyphs) if "further away" in line)
    assert re.search(rf" +{re.escape(CLOSED[glyphs])} +\S+ \S+ \(\w+\) +on 19, further away", closed)


def test_what_cannot_be_taken_back_has_a_sign_before_it_is_picked(glyphs: str) -> None:
    lines = lines_of("table_trap", glyphs)
    assert any(" final: something is turned up" in line for line in lines)


def test_whose_eyes_a_page_is_for_is_said_in_words(glyphs: str) -> None:
    assert "only for Ben" in lines_of("table_laying", glyphs)[0]
    assert "only for" not in lines_of("table_bet", glyphs)[0]
    assert "for everybody" in lines_of("page_03", glyphs)[0]


def test_ticks_winners_and_places_are_signs_and_numbers(glyphs: str) -> None:
    on = {"safe": "[■]", "ascii": "[x]"}[glyphs]
    assert any(f"A  {on}  Ana" in line for line in lines_of("agree", glyphs))
    assert any(re.search(r"1\.  \w+ \(\w+\), \d+ past the line   WINS", line) for line in lines_of("result", glyphs))
