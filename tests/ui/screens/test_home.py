"""Home: the games as cards, the last table first, and everything within one key or two clicks."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from dragonroads.engine.savefile import SaveFile
from dragonroads.ui.screens.curtain import CurtainScreen
from dragonroads.ui.screens.home import HomeScreen
from dragonroads.ui.screens.new_table import NewTableScreen
from dragonroads.ui.screens.rules import RulesScreen
from dragonroads.ui.screens.saved_tables import SavedTablesScreen
from dragonroads.ui.screens.settings import SettingsScreen
from dragonroads.ui.screens.table import TableScreen
from tests.ui.screens.at_home import PLAIN, at_home, cursor, damage, open_screen, saved_table
from tests.ui.screens.showing import ALL_SIZES, run

pytestmark = pytest.mark.usefixtures("home")


def other_game(folder: Path, name: str, title: str, spoil: bool = False) -> None:
    """A game of one's own: the race under another name, perhaps with a mistake in it."""
    source = Path(__file__).parents[3] / "content" / "draghan"
    target = folder / name
    target.mkdir(parents=True)
    for file in source.glob("*.yaml"):
        text = file.read_text("utf-8")
        if file.name == "game.yaml":
            text = text.replace("id: draghan\n", f"id: {name}\n").replace("The Draghan Race", title)
        if spoil and file.name == "cards.yaml":
            text = text.replace("group: normal", "group: nonsense", 1)
        (target / file.name).write_text(text, "utf-8")


@ALL_SIZES
def test_shows_the_name_large_and_every_game_with_players_minutes_and_pitch(size: tuple[int, int]) -> None:
    async def test() -> None:
        async with at_home(size) as app:
            assert sum("█" in line for line in app.lines) == 5
            assert cursor(app) == "The Draghan Race"
            assert "2 to 6 players, about 30 minutes" in app.text
            assert "Old dragons, short tempers" in app.text
            assert "Dragon Canyon" in app.text
            assert "1 to 5 players, about 30 minutes" in app.text
            assert "Seven hidden heroes" in app.text
            assert "Almanac: The Dragon Road" in app.text
            assert "2 to 4 players, about 75 minutes" in app.text
            assert "Six stops to Dragon City" in app.text
            assert "Almanac: Crystal Peaks" in app.text
            assert "Six snowy stops" in app.text
            assert "Almanac: Tours" in app.text
            assert "~" not in app.text or size == (80, 24)
            assert "Continue" not in app.text

    run(test)


def test_the_smallest_window_shows_everything_too() -> None:
    saved_table()

    async def test() -> None:
        async with at_home((60, 20)) as app:
            assert all(words in app.text for words in ("D R A G O N", "Continue", "The Draghan Race", "Quit"))

    run(test)


def test_two_enters_lead_to_a_table_for_two_people_and_a_computer() -> None:
    async def test() -> None:
        async with at_home() as app:
            await app.press("enter", "enter")
            assert isinstance(app.app.screen, CurtainScreen | TableScreen)
            assert app.app.director is not None
            seats = app.app.director.session.match.header.seats
            assert [seat.who for seat in seats] == ["keyboard", "keyboard", "computer:easy"]

    run(test)


def test_the_unfinished_table_last_played_comes_first_and_goes_on_with_enter() -> None:
    saved_table("Ana,Ben", answers=4, name="Sunday")
    saved_table("Dan,Eve", answers=10_000)

    async def test() -> None:
        async with at_home() as app:
            assert cursor(app) == "Continue"
            assert "Sunday  Ana, Ben" in app.text
            assert "The Draghan Race, round 1" in app.text
            await app.press("enter")
            assert isinstance(app.app.screen, CurtainScreen)
            assert app.app.director is not None
            assert app.app.director.session.match.header.name == "Sunday"

    run(test)


def test_enter_pressed_while_tables_are_still_read_is_not_lost() -> None:
    saved_table()

    async def test() -> None:
        async with at_home() as app:
            home = app.app.screen
            assert isinstance(home, HomeScreen)
            found, home.resume, home.is_looking = home.resume, None, True
            await app.press("enter")
            assert not isinstance(app.app.screen, CurtainScreen)
            home._found(found)
            await app.pilot.pause()
            assert isinstance(app.app.screen, CurtainScreen)

    run(test)


@pytest.mark.parametrize(
    ("key", "name", "game"),
    [("right", "Dragon Canyon", "dragon_canyon"), ("down", "Almanac: Crystal Peaks", "crystal_peaks")],
)
def test_the_other_games_are_one_key_away(key: str, name: str, game: str) -> None:
    async def test() -> None:
        async with at_home() as app:
            await app.press(key)
            assert cursor(app) == name
            await app.press("enter", "enter")
            assert app.app.director is not None
            assert app.app.director.session.match.header.game == game

    run(test)


def test_without_a_table_that_can_go_on_the_game_is_offered_first() -> None:
    damage(saved_table())

    async def test() -> None:
        async with at_home() as app:
            assert cursor(app) == "The Draghan Race"
            assert "Continue" not in app.text

    run(test)


def test_a_table_that_is_open_elsewhere_is_said_in_one_line() -> None:
    path = saved_table()

    async def test() -> None:
        async with at_home() as app:
            file, _saved = SaveFile.open(path)
            with file:
                await app.press("enter")
                assert isinstance(app.app.screen, HomeScreen)
                assert "this game is open elsewhere" in " ".join(app.text.split())

    run(test)


def test_every_screen_is_reached_by_keys_and_left_with_escape() -> None:
    async def test() -> None:
        async with at_home() as app:
            for keys, screen in (
                (("down", "down", "down", "enter"), SavedTablesScreen),
                (("right", "enter"), SettingsScreen),
                (("s",), SettingsScreen),
                (("up", "enter"), NewTableScreen),
                (("question_mark",), RulesScreen),
            ):
                await open_screen(app, *keys)
                assert isinstance(app.app.screen, screen)
                await app.press("escape")
                assert isinstance(app.app.screen, HomeScreen)

    run(test)


def test_a_click_goes_there_and_the_second_one_does_it() -> None:
    async def test() -> None:
        async with at_home() as app:
            await app.click_on("Settings")
            assert cursor(app).startswith("Settings")
            await app.click_on("Settings")
            assert isinstance(app.app.screen, SettingsScreen)
            await app.click_on("Esc")
            await app.click_on("Old dragons")
            await app.click_on("short tempers")
            assert isinstance(app.app.screen, NewTableScreen)

    run(test)


@pytest.mark.parametrize("keys", [["q"], ["end", "enter"]])
def test_leaving_home_leaves_the_program(keys: list[str]) -> None:
    async def test() -> None:
        async with at_home() as app:
            await app.press(*keys)
            assert app.app._exit

    run(test)


def test_cards_stand_side_by_side_and_the_cursor_moves_as_they_are_drawn(tmp_path: Path) -> None:
    for name, title in (("b_game", "Second"), ("c_game", "Third"), ("d_game", "Fourth")):
        other_game(tmp_path / "more", name, title)

    async def test() -> None:
        async with at_home(roots=[tmp_path / "more"]) as app:
            assert all(name in app.text for name in ("Second", "Third", "Fourth", "Draghan", "Quit"))
            seen = [cursor(app).split()[0]]
            for key in ("right", "down", "left", "up", "up"):
                await app.press(key)
                seen.append(cursor(app).split()[0])
            assert seen == ["Second", "Third", "The", "Fourth", "Second", "Second"]

    run(test)


def test_a_game_with_mistakes_is_greyed_says_so_and_does_not_start(tmp_path: Path) -> None:
    other_game(tmp_path / "more", "a_game", "Broken Race", spoil=True)

    async def test() -> None:
        async with at_home(roots=[tmp_path / "more"]) as app:
            assert "Cannot be played" in app.text
            assert "? rules" not in app.lines[-1]
            await app.press("enter")
            assert isinstance(app.app.screen, HomeScreen)
            assert "dragonroads check a-game" in " ".join(app.text.split())

    run(test)


def test_more_games_than_fit_are_scrolled_to(tmp_path: Path) -> None:
    for n in range(19):
        other_game(tmp_path / "more", f"game_{n}", f"Game {n}")

    async def test() -> None:
        async with at_home(roots=[tmp_path / "more"]) as app:
            assert "Quit" not in "\n".join(app.lines[:-1])
            await app.press("end")
            assert cursor(app).startswith("Quit")

    run(test)


def test_plain_letters_alone_draw_the_same_screen() -> None:
    async def test() -> None:
        async with at_home(settings=replace(PLAIN, glyphs="ascii")) as app:
            assert "####" in app.text
            assert ">The Draghan Race" in app.text
            assert app.text.isascii()

    run(test)
