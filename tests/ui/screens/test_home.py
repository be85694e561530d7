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
def test_shows_the_name_large_the_boxes_on_a_shelf_and_all_about_the_one_in_hand(size: tuple[int, int]) -> None:
    async def test() -> None:
        async with at_home(size) as app:
            assert sum(line.count("█") > 20 for line in app.lines) == 5
            for name, facts, pitch in (
                ("The Draghan Race", "2 to 6 players, about 30 minutes", "hope yours are the kind ones."),
                ("Dragon Canyon", "1 to 5 players, about 30 minutes", "never trust a face-down neighbour."),
                ("Almanac: Crystal Peaks", "2 to 4 players, about 75 minutes", "mind the avalanche troll."),
                ("Almanac: The Dragon Road", "2 to 4 players, about 75 minutes", "whatever waits on the way."),
            ):
                told = " ".join(app.text.split())
                assert f"{name} {facts}" in told
                assert pitch in told
                assert "~" not in app.text
                await app.press("right")
            assert "Go on" not in app.text

    run(test)


def test_in_the_smallest_window_the_boxes_are_a_list() -> None:
    saved_table()

    async def test() -> None:
        async with at_home((60, 20)) as app:
            assert all(words in app.text for words in ("D R A G O N", "Go on", "The Draghan Race", "Embers"))
            await app.press("down", "down")
            assert cursor(app).startswith("Dragon Canyon")
            await app.press("up", "up")
            assert cursor(app) == "Go on"

    run(test)


def test_down_from_the_table_to_go_on_with_reaches_the_boxes_and_up_comes_back() -> None:
    saved_table()

    async def test() -> None:
        async with at_home() as app:
            assert cursor(app) == "Go on"
            await app.press("down", "right")
            assert "Dragon Canyon  1 to 5 players" in app.text
            await app.press("up")
            assert cursor(app) == "Go on"
            await app.press("down")
            assert "Dragon Canyon  1 to 5 players" in app.text

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
            assert cursor(app) == "Go on"
            assert "Sunday" in app.text
            assert "Ana, Ben" in app.text
            assert "The Draghan Race, round 1" in app.text
            await app.press("enter")
            assert isinstance(app.app.screen, TableScreen)
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
            assert not isinstance(app.app.screen, TableScreen)
            home._found(found)
            await app.pilot.pause()
            assert isinstance(app.app.screen, TableScreen)

    run(test)


@pytest.mark.parametrize(
    ("keys", "name", "game"),
    [(["right"], "Dragon Canyon", "dragon_canyon"), (["right", "right"], "Almanac: Crystal Peaks", "crystal_peaks")],
)
def test_the_other_games_are_a_key_away(keys: list[str], name: str, game: str) -> None:
    async def test() -> None:
        async with at_home() as app:
            await app.press(*keys)
            assert f"{name}  " in app.text
            await app.press("enter", "enter")
            assert app.app.director is not None
            assert app.app.director.session.match.header.game == game

    run(test)


def test_without_a_table_that_can_go_on_the_game_is_offered_first() -> None:
    damage(saved_table())

    async def test() -> None:
        async with at_home() as app:
            assert "The Draghan Race  2 to 6 players" in app.text
            assert "Go on" not in app.text

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
                (("o",), SavedTablesScreen),
                (("s",), SettingsScreen),
                (("enter",), NewTableScreen),
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
            await app.click_on("settings")
            assert isinstance(app.app.screen, SettingsScreen)
            await app.click_on("Esc")
            await app.click_on("Dragon Canyon")
            assert "Dragon Canyon  1 to 5 players" in app.text
            assert isinstance(app.app.screen, HomeScreen)
            await app.click_on("Dragon Canyon")
            assert isinstance(app.app.screen, NewTableScreen)

    run(test)


def test_leaving_home_leaves_the_program() -> None:
    async def test() -> None:
        async with at_home() as app:
            await app.press("q")
            assert app.app._exit

    run(test)


def test_boxes_stand_side_by_side_and_the_ends_of_the_shelf_are_ends() -> None:
    async def test() -> None:
        async with at_home() as app:
            await app.press("left")
            assert "The Draghan Race  2 to 6 players" in app.text
            await app.press(*["right"] * 12)
            assert "Embers  2 players" in app.text

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


def test_boxes_out_of_sight_are_counted_on_the_board_and_scrolled_to(tmp_path: Path) -> None:
    for n in range(19):
        other_game(tmp_path / "more", f"game_{n}", f"Game {n}")

    async def test() -> None:
        async with at_home(roots=[tmp_path / "more"]) as app:
            assert f"{len(app.app.content.shelf.games()) - 5} » " in app.text
            assert "Embers" not in app.text
            await app.press("end")
            assert "Embers  2 players" in app.text
            assert f" « {len(app.app.content.shelf.games()) - 5} " in app.text

    run(test)


def test_plain_letters_alone_draw_the_same_screen() -> None:
    async def test() -> None:
        async with at_home(settings=replace(PLAIN, glyphs="ascii")) as app:
            assert "####" in app.text
            assert ">" in app.text
            assert app.text.isascii()

    run(test)
