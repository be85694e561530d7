"""The saved tables: all of them, each with what can be done with it, and nothing lost by accident."""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path

import pytest

from dragonroads.engine.savefile import SaveFile
from dragonroads.saves.finding import saves
from dragonroads.ui.screens.chronicle import ChronicleScreen
from dragonroads.ui.screens.confirm import ConfirmScreen
from dragonroads.ui.screens.damaged import DamagedScreen
from dragonroads.ui.screens.home import HomeScreen
from dragonroads.ui.screens.result import ResultScreen
from dragonroads.ui.screens.saved_tables import SavedTablesScreen
from dragonroads.ui.screens.table import TableScreen
from tests.ui.screens.at_home import PLAIN, at_home, cursor, damage, open_screen, saved_table, settle
from tests.ui.screens.showing import ALL_SIZES, Shown, run

pytestmark = pytest.mark.usefixtures("home")


async def list_tables(app: Shown) -> None:
    """From home to the list."""
    await app.press("o")
    await settle(app)
    assert isinstance(app.app.screen, SavedTablesScreen)


def age(path: Path, days: int) -> Path:
    """As if it had been played some days ago."""
    when = path.stat().st_mtime - days * 86_400
    os.utime(path, (when, when))
    return path


@ALL_SIZES
def test_lists_name_game_people_state_and_day_the_one_last_played_first(size: tuple[int, int]) -> None:
    age(saved_table("Dan,Eve", 10_000, "Old one"), 400)
    age(damaged_table(), 3)
    saved_table("Ana,Ben", 2, "Sunday")

    async def test() -> None:
        async with at_home(size) as app:
            await list_tables(app)
            rows = [line for line in app.lines if "Draghan Race" in line]
            assert ["Sunday" in rows[0], "Ana, Ben" in rows[0], "round 1" in rows[0]] == [True] * 3
            assert "cannot go on" in rows[1]
            assert ["Old one" in rows[2], "over" in rows[2]] == [True] * 2
            assert "3 tables" in app.text

    run(test)


def damaged_table() -> Path:
    path = saved_table("Fay,Gus", 8)
    damage(path)
    return path


def test_without_tables_it_says_so_and_escape_leads_home() -> None:
    async def test() -> None:
        async with at_home() as app:
            await list_tables(app)
            assert "No tables are saved." in app.text
            await app.press("enter", "e", "d", "g", "escape")
            assert isinstance(app.app.screen, HomeScreen)

    run(test)


def test_enter_goes_on_and_a_finished_table_shows_its_result() -> None:
    age(saved_table("Dan,Eve", 10_000), 1)
    saved_table("Ana,Ben", 6)

    async def test() -> None:
        async with at_home() as app:
            await list_tables(app)
            await app.press("enter")
            assert isinstance(app.app.screen, TableScreen)
            assert "This is where you left." in app.text
            assert app.app.director is not None
            app.app.director.leave()
            await settle(app)
            await list_tables(app)
            await app.press("down", "enter")
            assert isinstance(app.app.screen, ResultScreen)

    run(test)


def test_a_table_gets_another_name_in_place() -> None:
    saved_table("Ana,Ben", 6, "Sunday")

    async def test() -> None:
        async with at_home() as app:
            await list_tables(app)
            await app.press("e", *"Rainy day", "enter")
            assert cursor(app).startswith("rainy-day")

    run(test)
    assert [path.stem for path in saves()] == ["rainy-day"]


def test_a_name_that_is_taken_is_told_and_what_was_typed_stays() -> None:
    age(saved_table("Ana,Ben", 2, "First"), 1)
    saved_table("Ana,Ben", 2, "Second")
    taken = saves()[1].stem

    async def test() -> None:
        async with at_home() as app:
            await list_tables(app)
            await app.press("e", *taken, "enter")
            assert "there is a table of this name already" in " ".join(app.text.split())
            assert isinstance(app.app.screen, SavedTablesScreen)
            assert app.app.screen.entry is not None
            await app.press("escape")
            assert cursor(app).startswith("Second")

    run(test)
    assert len(saves()) == 2


def test_deleting_asks_once_and_enter_alone_deletes_nothing() -> None:
    saved_table("Ana,Ben", 2)

    async def test() -> None:
        async with at_home() as app:
            await list_tables(app)
            await app.press("d")
            assert isinstance(app.app.screen, ConfirmScreen)
            await app.press("enter")
            assert isinstance(app.app.screen, SavedTablesScreen)
            assert len(saves()) == 1
            await app.press("delete", "right", "enter")
            assert saves() == []
            assert "No tables are saved." in app.text
            await app.press("escape")
            await settle(app)
            assert "Go on" not in app.text

    run(test)


def test_a_table_that_is_open_elsewhere_stays_and_is_told_in_one_line() -> None:
    path = saved_table("Ana,Ben", 2)

    async def test() -> None:
        async with at_home() as app:
            await list_tables(app)
            file, _saved = SaveFile.open(path)
            with file:
                for keys in (("enter",), ("d", "right", "enter"), ("e", *"other", "enter")):
                    await app.press(*keys)
                    assert "this game is open elsewhere" in " ".join(app.text.split())
                    assert isinstance(app.app.screen, SavedTablesScreen)

    run(test)
    assert path.exists()


def test_looking_back_shows_the_chronicle_and_touches_nothing() -> None:
    path = saved_table("Ana,Ben", 8)
    before = path.read_bytes()

    async def test() -> None:
        async with at_home() as app:
            await list_tables(app)
            await open_screen(app, "g")
            assert isinstance(app.app.screen, ChronicleScreen)
            await app.press("escape")
            assert isinstance(app.app.screen, SavedTablesScreen)

    run(test)
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    ("lang", "told"),
    [("es", "la línea 5 está dañada"), ("fr", "la ligne 5 est abîmée"), ("de", "Zeile 5 ist beschädigt")],
)
def test_what_is_wrong_with_a_table_is_said_in_the_language_of_the_box(lang: str, told: str) -> None:
    damaged_table()

    async def test() -> None:
        async with at_home(settings=replace(PLAIN, language=lang)) as app:
            await list_tables(app)
            assert told in app.text
            await app.press("enter")
            assert isinstance(app.app.screen, DamagedScreen)
            assert f"│  {told}" in app.text

    run(test)


def test_a_damaged_table_says_what_is_wrong_can_be_looked_at_and_goes_on_in_a_copy() -> None:
    path = damaged_table()
    before = path.read_bytes()

    async def test() -> None:
        async with at_home() as app:
            await list_tables(app)
            assert "line 5 is damaged" in app.text
            await open_screen(app, "g")
            assert isinstance(app.app.screen, ChronicleScreen)
            await app.press("escape", "enter")
            assert isinstance(app.app.screen, DamagedScreen)
            assert cursor(app).startswith("Go on in a copy")
            await app.press("enter")
            assert app.app.director is not None
            assert app.app.director.session.name.endswith("-copy")

    run(test)
    assert path.read_bytes() == before


def test_a_torn_last_line_is_left_out_with_a_notice() -> None:
    path = saved_table("Ana,Ben", 6)
    path.write_bytes(path.read_bytes()[:-9])

    async def test() -> None:
        async with at_home() as app:
            await list_tables(app)
            await open_screen(app, "enter")
            assert app.app.director is not None
            assert "was torn and is left out" in " ".join(app.text.split())

    run(test)


def test_a_file_that_is_no_table_is_listed_with_its_trouble_and_can_be_deleted(home: Path) -> None:
    (home / "saves").mkdir()
    (home / "saves" / "noise.save").write_bytes(b"\x00\xff\n")

    async def test() -> None:
        async with at_home() as app:
            await list_tables(app)
            assert cursor(app).startswith("noise")
            await app.press("enter", "g")
            assert isinstance(app.app.screen, SavedTablesScreen)
            await app.press("d", "right", "enter")

    run(test)
    assert saves() == []


def test_keys_work_while_tables_are_still_read(monkeypatch: pytest.MonkeyPatch) -> None:
    for day in range(3):
        age(saved_table("Ana,Ben", 2, f"Day {day}"), day)

    async def test() -> None:
        async with at_home() as app:
            await list_tables(app)
            screen = app.app.screen
            assert isinstance(screen, SavedTablesScreen)
            later = screen.found.pop()
            screen.to_read = 1
            await app.press("down")
            assert "1 still to be read" in app.text
            assert cursor(app).startswith("Day 1")
            screen.to_read = 0
            screen.found.append(later)
            screen.show()
            await app.pilot.pause()
            assert cursor(app).startswith("Day 1")

    run(test)


def test_everything_can_be_done_with_the_mouse() -> None:
    age(saved_table("Ana,Ben", 6, "Older"), 1)
    saved_table("Ana,Ben", 6, "Newer")

    async def test() -> None:
        async with at_home() as app:
            await list_tables(app)
            await app.click_on("Older")
            await app.click_on("delete")
            await app.click_on("Yes")
            await app.click_on("Yes")
            assert "Older" not in app.text
            await app.click_on("Newer")
            assert isinstance(app.app.screen, TableScreen)

    run(test)
