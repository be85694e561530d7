"""The drawings of home, new table, saved tables and settings: they fit any room and use only signs every font has."""

from __future__ import annotations

import datetime
from collections.abc import Callable
from pathlib import Path

import pytest

from dragonroads.library.words import Catalog
from dragonroads.saves.listing import Standing
from dragonroads.settings import Settings
from dragonroads.ui.drawing import Line, line_width
from dragonroads.ui.drawings.home_lines import Home, home_lines, name_lines
from dragonroads.ui.drawings.new_table_lines import NewTable, new_table_lines, stops
from dragonroads.ui.drawings.saved_lines import Tables, place_of, saved_lines, shown_name
from dragonroads.ui.drawings.settings_lines import Shown, clash, settings_lines
from dragonroads.ui.glyphs import TABLE
from dragonroads.ui.home_cards import GameCard, broken_card
from dragonroads.ui.screens.confirm import question_lines
from dragonroads.ui.table_plan import first_plan, setting_of
from tests.games.draghan.situations import loaded
from tests.ui.people import words

SAFE = {letter for forms in TABLE.values() for letter in forms.safe} | set("─│┌┐└┘═║╔╗╚╝├┤┼╣►◄«»♦■▲█←→…")
NOW = datetime.datetime(2030, 5, 5)
LONG = "A very long name for a table that nobody could ever remember"


def home(words: Catalog, room: int, height: int) -> list[Line]:
    cards = [GameCard(f"g{n}", "A game " * n, "A pitch of some length. " * 6, 1, 4, 90) for n in range(1, 5)]
    standing = Standing(Path("x.save"), "g1", LONG, ("Ana", "Ben", "Cleo", "Dan"), 12)
    shown = Home("dragonroads", [*cards, broken_card("broken")], standing, "A game")
    return home_lines(shown, words, room, height, "game:g2")


def new_table(words: Catalog, room: int, height: int) -> list[Line]:
    plan = first_plan(loaded(), words)
    table = NewTable(plan, setting_of(plan, loaded(), words), loaded(), words)
    return new_table_lines(table, room, height, stops(table)[-3], "who")


def saved(words: Catalog, room: int, height: int) -> list[Line]:
    found = [
        Standing(Path(f"{LONG}.save"), "draghan", LONG, ("Ana", "Ben", "Cleo", "Dan", "Eve", "Fay"), 12),
        Standing(Path("y.save"), trouble="y.save: nobody knows " * 9),
    ]
    tables = Tables(found, {"draghan": "The Draghan Race"}, words, NOW)
    return [line for one in found for line in saved_lines(tables, room, height, place_of(one), 0)[0]]


def settings(words: Catalog, room: int, height: int) -> list[Line]:
    shown = Shown(Settings(keys={"undo": "z"}), words, {"en": "English"}, "safe", str, "undo")
    return settings_lines(shown, room, height, "theme", 0)[0]


def question(_words: Catalog, room: int, _height: int) -> list[Line]:
    return question_lines(f"Delete {LONG} for good?", ("No", "Yes"), room)


Drawing = Callable[[Catalog, int, int], list[Line]]
DRAWINGS = [home, new_table, saved, settings, question]


@pytest.mark.parametrize("drawing", DRAWINGS)
@pytest.mark.parametrize("lang", ["en", "es"])
def test_no_line_is_wider_than_its_room(drawing: Drawing, lang: str) -> None:
    for room in range(60, 181, 3):
        for height in (16, 22, 43):
            wide = [line for line in drawing(words(lang), room, height) if line_width(line) > room]
            assert wide == [], room


@pytest.mark.parametrize("drawing", DRAWINGS)
def test_every_sign_is_one_that_all_fonts_have(drawing: Drawing) -> None:
    shown = {letter for line in drawing(words("en"), 140, 43) for span in line for letter in span.text}
    assert {letter for letter in shown if not letter.isascii()} <= SAFE


PITCH = "First words, and then so many more that no line can hold them, and still some more, to the very end."


@pytest.mark.parametrize("room", [60, 80, 100, 140, 200])
@pytest.mark.parametrize("height", [18, 22, 28, 43])
def test_the_whole_pitch_of_the_box_in_hand_is_told(room: int, height: int) -> None:
    games = [GameCard(f"g{n}", f"Game {n}", PITCH if n == 1 else "Short", 2, 4, 90) for n in range(6)]
    lines = home_lines(Home("dragonroads", games), words("en"), room, height, "game:g1")
    told = " ".join(" ".join("".join(span.text for span in line) for line in lines).split())
    assert len(lines) == height
    assert PITCH in told


@pytest.mark.parametrize(("room", "across"), [(60, 21), (80, 65), (140, 130)])
def test_the_name_is_drawn_as_large_as_the_room_allows(room: int, across: int) -> None:
    assert max(line_width(line) for line in name_lines("dragonroads", room)) == across


def test_a_name_with_other_letters_is_still_shown() -> None:
    assert ["".join(span.text for span in line) for line in name_lines("Ящик", 80)] == ["Я Щ И К"]


def test_a_table_is_called_by_its_title_until_its_file_gets_another_name() -> None:
    assert shown_name(Standing(Path("/s/rainy-day-2030-05-05.save"), title="Rainy day")).startswith("/s/rainy")
    assert shown_name(Standing(Path("rainy-day.save"), title="Rainy day")) == "Rainy day"
    assert shown_name(Standing(Path("other.save"), title="Rainy day")) == "other.save"


@pytest.mark.parametrize(
    ("name", "pressed", "taken_by"),
    [
        ("undo", "z", ""),
        ("undo", "u", ""),
        ("undo", "p", "mine"),
        ("undo", "x", "rematch"),
        ("undo", "r", ""),
        ("undo", "h", "fixed"),
        ("undo", "space", "fixed"),
        ("undo", "7", "fixed"),
        ("replay", "g", ""),
    ],
)
def test_a_key_has_one_meaning(name: str, pressed: str, taken_by: str) -> None:
    assert clash(name, pressed, {"rematch": "x"}) == taken_by
