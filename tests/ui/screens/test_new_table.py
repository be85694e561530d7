"""A new table: it starts at once as last time, and everything about it can be changed in place."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from dragonroads import paths, settings
from dragonroads.engine.game import Header
from dragonroads.saves.finding import saves
from dragonroads.seats.codes import opens
from dragonroads.settings import LastTable
from dragonroads.ui.screens.new_table import NewTableScreen
from tests.ui.screens.at_home import PLAIN, at_home, cursor, open_screen, settle
from tests.ui.screens.showing import ALL_SIZES, Shown, run

pytestmark = pytest.mark.usefixtures("home")


def begun(app: Shown) -> Header:
    """How the table was begun."""
    assert app.app.director is not None, app.text
    return app.app.director.session.match.header


def row(app: Shown, label: str) -> str:
    """What stands behind a label."""
    return next(line.split(label, 1)[1] for line in app.lines if label in line)


async def move_to(app: Shown, label: str) -> None:
    """Press Down until the cursor stands on a label."""
    for _ in range(40):
        if cursor(app).startswith(label):
            return
        await app.press("down")
    raise AssertionError(f"{label!r} cannot be reached:\n{app.text}")


@ALL_SIZES
def test_shows_seats_presets_and_every_option_and_stands_on_start(size: tuple[int, int]) -> None:
    async def test() -> None:
        async with at_home(size) as app:
            await app.press("enter")
            assert cursor(app).startswith("Start the game")
            wanted = ("Player 1", "Computer 1", "Preset", "Hand-over", "Memory aid", "Deck", "Tie for the win")
            assert [word for word in wanted if word not in app.text] == []

    run(test)


def test_in_the_smallest_window_every_option_can_be_reached() -> None:
    async def test() -> None:
        async with at_home((60, 20)) as app:
            await app.press("enter")
            await move_to(app, "Last round")
            await app.press("right")
            assert "← 1 →" in row(app, "Last round")

    run(test)


def test_the_table_of_last_time_is_offered_and_remembered() -> None:
    last = LastTable((("Ana", "keyboard"), ("Ben", "keyboard")), "regular", {"length": 12}, "need", True)

    async def test() -> None:
        async with at_home(settings=replace(PLAIN, tables={"draghan": last})) as app:
            await app.press("enter")
            assert "Regular, changed" in row(app, "Preset")
            await app.press("enter")
            header = begun(app)
            assert [seat.name for seat in header.seats] == ["Ana", "Ben"]
            assert (header.options["length"], header.options["deck"]) == (12, "normal")
            assert (header.agreements.handover, header.agreements.memory) == ("need", True)

    run(test)
    kept, notice = settings.load(paths.settings_file())
    assert notice is None
    assert kept.tables["draghan"] == last


def test_a_table_of_last_time_that_cannot_be_had_any_more_gives_way_to_the_usual_one() -> None:
    last = LastTable((("Ana", "keyboard"),), "gone", {"nonsense": 3})

    async def test() -> None:
        async with at_home(settings=replace(PLAIN, tables={"draghan": last})) as app:
            await app.press("enter", "enter")
            assert len(begun(app).seats) == 3

    run(test)


def test_a_name_is_typed_over_the_old_one() -> None:
    async def test() -> None:
        async with at_home() as app:
            await app.press("enter", "down", "enter", *"Zoe q", "enter")
            assert cursor(app).startswith("Zoe q")
            await app.press("up", "enter")
            assert begun(app).seats[0].name == "Zoe q"

    run(test)


@pytest.mark.parametrize(
    ("typed", "complaint"),
    [("", "is empty"), ("player 2", "two people are called"), ("x" * 25, "at most 24 columns")],
)
def test_a_name_that_cannot_be_used_is_told_in_one_line_and_nothing_is_lost(typed: str, complaint: str) -> None:
    async def test() -> None:
        async with at_home() as app:
            await app.press("enter", "down", "enter", "backspace", *typed, "enter")
            assert complaint in " ".join(app.text.split())
            screen = app.app.screen
            assert isinstance(screen, NewTableScreen)
            assert screen.entry is not None
            assert screen.entry.value == typed
            await app.press("escape")
            assert cursor(app).startswith("Player 1")
            await app.press("escape")
            assert not isinstance(app.app.screen, NewTableScreen)

    run(test)


def test_nothing_of_the_row_is_left_behind_a_name_that_is_being_typed() -> None:
    async def test() -> None:
        async with at_home() as app:
            await app.press("enter", "down", "down", "down", "enter", *"Zoe")
            row = next(line for line in app.lines if "►Zoe" in line)[:40]
            assert row.split() == ["C", "►Zoe"]

    run(test)


def test_a_name_that_is_being_typed_survives_another_size() -> None:
    async def test() -> None:
        async with at_home() as app:
            await app.press("enter", "down", "enter", *"Zoe")
            await app.pilot.resize_terminal(130, 40)
            await app.pilot.pause()
            assert "M Moss    ►Zoe " in app.text
            await app.press("enter")
            assert cursor(app).startswith("Zoe")

    run(test)


def test_who_plays_is_changed_sideways_and_names_nobody_chose_go_along() -> None:
    async def test() -> None:
        async with at_home() as app:
            await app.press("enter", "down", "down", "right")
            assert "Computer 2" in app.text
            assert "computer, easy" in row(app, "Computer 2")
            await app.press("left", "up", "up", "enter")
            assert [seat.name for seat in begun(app).seats] == ["Player 1", "Player 2", "Computer 1"]

    run(test)


def test_a_table_without_a_person_does_not_start() -> None:
    async def test() -> None:
        async with at_home() as app:
            await app.press("enter", "down", "right", "down", "right", "home", "enter")
            assert "nobody plays at this keyboard" in app.text
            assert saves() == []

    run(test)


def test_seats_come_and_go_within_the_limits_of_the_game() -> None:
    async def test() -> None:
        async with at_home() as app:
            await app.press("enter")
            for _ in range(3):
                await move_to(app, "+ one more seat")
                await app.press("enter", "home")
            assert "one more seat" not in app.text
            await app.press("down", *["delete"] * 5)
            assert "this game needs 2 players" in app.text
            await app.press("home", "enter")
            assert len(begun(app).seats) == 2

    run(test)


def test_a_code_is_typed_unseen_and_guards_the_seat() -> None:
    async def test() -> None:
        async with at_home() as app:
            await app.press("enter", "down", "tab", *"04x7", "enter")
            assert "exactly four digits" in app.text
            await app.press("backspace", "backspace", *"17")
            assert "0417" not in app.text
            await app.press("enter")
            assert "****" in row(app, "Player 1")
            await app.press("home", "enter")
            header = begun(app)
            assert "0417" not in str(header)
            assert opens(header, 0, "0417")
            assert not opens(header, 0, "0418")
            assert not header.seats[1].code

    run(test)
    assert "0417" not in paths.settings_file().read_text("utf-8")


def test_options_that_clash_show_at_once_what_gives_way_and_why() -> None:
    async def test() -> None:
        async with at_home() as app:
            await app.press("enter")
            await move_to(app, "Track")
            await app.press("right")
            assert "36 !" in row(app, "Length")
            assert "Length: 36 instead of 28" in app.text
            await app.press("left")
            assert "!" not in row(app, "Length")
            assert "instead of" not in app.text

    run(test)


def test_a_preset_sets_every_option_and_numbers_end_where_they_end() -> None:
    async def test() -> None:
        async with at_home() as app:
            await app.press("enter")
            await move_to(app, "Preset")
            await app.press("right")
            assert "Knights, wizards and picnics join in" in app.text
            assert "on" in row(app, "Show backs")
            await move_to(app, "Length")
            await app.press(*["right"] * 9)
            assert "36" in row(app, "Length")
            await app.press("home", "enter")
            assert begun(app).options["length"] == 36

    run(test)


def test_everything_can_be_done_with_the_mouse() -> None:
    async def test() -> None:
        async with at_home() as app:
            await app.press("enter")
            await app.click_on("Betting")
            await app.click_on("→")
            assert "on" in row(app, "Betting")
            await app.click_on("Player 1")
            await app.click_on("← this keyboard")
            assert "Computer 2" in app.text
            await app.click_on("Del remove")
            assert "Computer 2" not in app.text
            assert cursor(app).startswith("Player 2")
            await app.click_on("Player 2")
            await app.press(*"Bo")
            await app.click_on("keep it")
            await app.click_on("at this keyboard")
            await app.click_on("at this keyboard")
            header = begun(app)
            assert [seat.name for seat in header.seats] == ["Bo", "Computer 1"]
            assert header.options["betting"] is True

    run(test)


def test_the_palette_starts_the_table_and_says_nothing_untrue() -> None:
    async def test() -> None:
        async with at_home() as app:
            await app.press("enter")
            told = {one.title: one.help for one in app.app.get_system_commands(app.app.screen)}
            assert "Start the game" in told
            assert not any("board" in text for text in (*told, *told.values()))
            await app.press("ctrl+p", *"Start the")
            await settle(app)
            await open_screen(app, "enter")
            assert begun(app).game == "draghan"

    run(test)


def test_a_disk_that_cannot_be_written_is_told_and_the_plan_stays(home: Path) -> None:
    (home / "saves").write_text("in the way")

    async def test() -> None:
        async with at_home() as app:
            await app.press("enter", "down", "enter", *"Zoe", "enter", "home", "enter")
            assert isinstance(app.app.screen, NewTableScreen)
            assert "cannot be written" in " ".join(app.text.split())
            assert "Zoe" in app.text

    run(test)


def test_spanish_is_spoken_throughout() -> None:
    async def test() -> None:
        async with at_home(settings=replace(PLAIN, language="es")) as app:
            await app.press("enter")
            assert "Empezar la partida" in app.text
            assert "[ui." not in app.text

    run(test)


# --- dragons and colours ----------------------------------------------------------------------------------------------

PEOPLE = ("Player 1", "Player 2", "Computer 1")


def letters(app: Shown, *names: str) -> str:
    """The letters in front of these names."""
    return "".join(next(line for line in app.lines if name in line).split()[0] for name in names)


async def open_table(app: Shown, game: str) -> None:
    """A new table of a game."""
    app.app.push_screen(NewTableScreen(app.app.content.shelf.open(game)))
    await settle(app)


def test_every_seat_shows_the_letter_it_will_play_with_and_a_name_finds_its_own() -> None:
    async def test() -> None:
        async with at_home() as app:
            await app.press("enter")
            assert letters(app, *PEOPLE) == "MTC"
            await app.press("down", "enter", *"Ana", "enter")
            assert letters(app, "Ana", *PEOPLE[1:]) == "APC"
            assert "Plays with Grandpa Ash." in app.text
            await app.press("home", "enter")
            assert [seat.piece for seat in begun(app).seats] == ["A", "P", "C"]

    run(test)


def test_a_key_goes_through_the_free_dragons_and_leaves_those_of_the_others() -> None:
    async def test() -> None:
        async with at_home() as app:
            await app.press("enter", "down")
            assert "p piece" in app.text
            seen = []
            for _ in range(4):
                await app.press("p")
                seen.append(letters(app, *PEOPLE))
            assert seen == ["STC", "PTC", "ATC", "MTC"]
            await app.press("p", "down", "p", "home", "p", "enter")
            assert [seat.piece for seat in begun(app).seats] == ["S", "P", "C"]

    run(test)
    kept, notice = settings.load(paths.settings_file())
    assert notice is None
    assert kept.tables["draghan"].pieces == ("S", "P", "C")


def test_where_every_colour_is_taken_two_people_change_theirs() -> None:
    people = tuple((name, "keyboard") for name in ("Ana", "Ben", "Cleo", "Dora"))

    async def test() -> None:
        async with at_home(settings=replace(PLAIN, tables={"dragon_road": LastTable(people)})) as app:
            await open_table(app, "dragon_road")
            assert letters(app, "Ana", "Ben", "Cleo", "Dora") == "ARJL"
            await app.press("down", "p")
            assert letters(app, "Ana", "Ben", "Cleo", "Dora") == "RAJL"

    run(test)


def test_the_dragons_of_last_time_are_offered_as_far_as_they_can_be_had() -> None:
    people = tuple((name, "keyboard") for name in ("Ana", "Ben", "Cleo"))
    last = LastTable(people, "regular", pieces=("T", "T", "Z"))

    async def test() -> None:
        async with at_home(settings=replace(PLAIN, tables={"draghan": last})) as app:
            await app.press("enter", "enter")
            assert [seat.piece for seat in begun(app).seats] == ["T", "M", "C"]

    run(test)


def test_a_click_on_the_letter_or_the_key_takes_another_dragon() -> None:
    async def test() -> None:
        async with at_home() as app:
            await app.press("enter")
            await app.click_on(" M  Player")
            await app.click_on(" M ►Player")
            assert letters(app, *PEOPLE) == "STC"
            await app.click_on("p piece")
            assert letters(app, *PEOPLE) == "PTC"

    run(test)


def test_the_canyon_shows_the_colours_of_its_seats_and_offers_no_other() -> None:
    async def test() -> None:
        async with at_home() as app:
            await open_table(app, "dragon_canyon")
            assert letters(app, *PEOPLE[:2]) == "RB"
            await app.press("down", "p")
            assert letters(app, *PEOPLE[:2]) == "RB"
            assert "p piece" not in app.text

    run(test)
