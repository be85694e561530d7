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
from dragonroads.ui.drawings.block_letters import block_lines
from dragonroads.ui.drawings.home_lines import Home, home_lines
from dragonroads.ui.drawings.new_table_lines import NewTable, new_table_lines, stops
from dragonroads.ui.drawings.row_places import row_of
from dragonroads.ui.drawings.saved_lines import about_table, saved_lines, shown_name
from dragonroads.ui.drawings.settings_lines import Shown, clash, settings_lines
from dragonroads.ui.glyphs import TABLE
from dragonroads.ui.home_cards import GameCard, broken_card
from dragonroads.ui.screens.confirm import question_lines
from dragonroads.ui.table_plan import first_plan, setting_of
from tests.games.draghan.situations import loaded
from tests.ui.people import words

SAFE = {letter for forms in TABLE.values() for letter in forms.safe} | set("─│┌┐└┘═║╔╗╚╝├┤┼╣►«»♦■▲█←→…")
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
    return new_table_lines(table, room, height, stops(table)[-3])


def saved(words: Catalog, room: int, _height: int) -> list[Line]:
    found = [
        Standing(Path(f"{LONG}.save"), "draghan", LONG, ("Ana", "Ben", "Cleo", "Dan", "Eve", "Fay"), 12),
        Standing(Path("y.save"), trouble="y.save: nobody knows " * 9),
    ]
    about = [line for one in found for line in about_table(one, words, room, 5)]
    return [*saved_lines(found, {"draghan": "The Draghan Race"}, words, room, NOW), *about]


def settings(words: Catalog, room: int, _height: int) -> list[Line]:
    shown = Shown(Settings(keys={"undo": "z"}), words, {"en": "English"}, "safe", str, "undo")
    return settings_lines(shown, room, "theme")


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


PITCH = "First words, and then so many more that no small card can hold them all to the very end"


def pitch_beside(cards: int, cursor: str, height: int) -> bool:
    """Whether the free place after the last card tells the whole pitch of the game under the cursor."""
    games = [GameCard(f"g{n}", f"Game {n}", PITCH if n == 1 else "Short", 2, 4, 90) for n in range(cards)]
    lines = home_lines(Home("dragonroads", games), words("en"), 80, height, cursor)
    return "to the very end" in " ".join("".join(span.text for span in line[-2:]).strip() for line in lines)


def test_what_a_card_has_no_room_for_is_told_beside_the_last_one() -> None:
    assert pitch_beside(5, "game:g1", 22)
    assert not pitch_beside(5, "game:g0", 22)  # nothing of it was left out
    assert not pitch_beside(5, "quit", 22)
    assert not pitch_beside(6, "game:g1", 22)  # there is no free place


def test_a_place_with_a_mark_leaves_its_first_cell_free() -> None:
    table = new_table(words("en"), 80, 18)
    first = {span.place: span.text for line in reversed(table) for span in reversed(line) if row_of(span.place)}
    rows = [text for place, text in first.items() if place.startswith(("seat:", "option:", "preset", "add"))]
    assert rows
    assert all(text.startswith(" ") for text in rows)


@pytest.mark.parametrize(("room", "across"), [(58, 21), (78, 65), (138, 130)])
def test_the_name_is_drawn_as_large_as_the_room_allows(room: int, across: int) -> None:
    rows = block_lines("dragonroads", room)
    assert {len(row) for row in rows} == {across}


def test_a_name_with_other_letters_is_still_shown() -> None:
    assert block_lines("Kiste", 80) == ["K I S T E"]
    assert block_lines("A box of many things", 20) == ["A box of many things"]


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
