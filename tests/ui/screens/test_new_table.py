"""A new table: it starts at once as last time, and everything about it can be changed in place."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from dragonroads import paths, settings
from dragonroads.engine.game import Header, promise_of
from dragonroads.saves.finding import saves
from dragonroads.seats.codes import opens
from dragonroads.settings import LastTable
from dragonroads.ui.screens.new_table import NewTableScreen
from tests.ui.screens.at_home import PLAIN, at_home, open_screen, settle
from tests.ui.screens.showing import ALL_SIZES, Shown, run

pytestmark = pytest.mark.usefixtures("home")


def begun(app: Shown) -> Header:
    """How the table was begun."""
    assert app.app.director is not None, app.text
    return app.app.director.session.match.header


def row(app: Shown, label: str) -> str:
    """What stands behind a label."""
    return next(line.split(label, 1)[1] for line in app.lines if label in line)


def lit(app: Shown) -> str:
    """The value between the two arrows."""
    found = [part for line in app.lines for part in re.findall("◄ ?(.*?) ?►", line)]
    assert len(found) == 1, app.text
    return str(found[0]).strip()


def here(app: Shown) -> NewTableScreen:
    screen = app.app.screen
    assert isinstance(screen, NewTableScreen)
    return screen


async def move_to(app: Shown, place: str) -> None:
    """Press Down until the cursor stands on a place."""
    for _ in range(40):
        if here(app).cursor == place:
            return
        await app.press("down")
    raise AssertionError(f"{place!r} cannot be reached:\n{app.text}")


@ALL_SIZES
def test_shows_seats_presets_with_their_full_text_switches_and_the_promise(size: tuple[int, int]) -> None:
    async def test() -> None:
        async with at_home(size) as app:
            await app.press("enter")
            assert lit(app) == "at this keyboard"
            wanted = ("Player 1", "Robot 1", "Introduction", "Regular", "Experienced", "Mayhem", "Deck")
            assert [word for word in wanted if word not in app.text] == []
            told = "".join(app.text.split())
            assert "young." in told
            assert f"Promise of this deal {promise_of(*here(app).deal)}" in app.text
            assert "► Begin ◄" in app.text
            assert "~" not in app.text

    run(test)


def test_the_deal_that_was_promised_is_the_one_that_is_played() -> None:
    async def test() -> None:
        async with at_home() as app:
            await app.press("enter")
            promise = promise_of(*here(app).deal)
            assert promise in app.text
            await app.press("enter")
            assert begun(app).promise == promise

    run(test)


@pytest.mark.parametrize("size", [(60, 20), (80, 24)])
def test_every_switch_can_be_reached_and_is_in_sight_when_it_is_lit(size: tuple[int, int]) -> None:
    async def test() -> None:
        async with at_home(size) as app:
            await app.press("enter")
            await move_to(app, "option:round_cap")
            await app.press("right")
            assert lit(app) == "1"
            assert "Last round" in app.text
            await app.press("end")
            assert here(app).cursor == "memory"
            assert "Memory aid" in app.text

    run(test)


def test_tab_goes_from_field_to_field_and_round() -> None:
    async def test() -> None:
        async with at_home() as app:
            await app.press("enter", "tab")
            seen = [here(app).cursor]
            for _ in range(4):
                await app.press("tab")
                seen.append(here(app).cursor)
            assert seen == ["preset", "option:deck", "seat:0", "seat:0", "preset"]

    run(test)


def test_the_table_of_last_time_is_offered_and_remembered() -> None:
    last = LastTable((("Ana", "keyboard"), ("Ben", "keyboard")), "regular", {"length": 12}, "need", True)

    async def test() -> None:
        async with at_home(settings=replace(PLAIN, tables={"draghan": last})) as app:
            await app.press("enter")
            assert "Regular *" in app.text
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
            await app.press("enter", "e", *"Zoe q", "enter")
            assert "Zoe q" in app.text
            await app.press("enter")
            assert begun(app).seats[0].name == "Zoe q"

    run(test)


@pytest.mark.parametrize(
    ("typed", "complaint"),
    [
        ("", "is empty"),
        ("player 2", "two people are called"),
        ("player 23", "look alike where"),
        ("x" * 25, "at most 24 columns"),
    ],
)
def test_a_name_that_cannot_be_used_is_told_in_one_line_and_nothing_is_lost(typed: str, complaint: str) -> None:
    async def test() -> None:
        async with at_home() as app:
            await app.press("enter", "e", "backspace", *typed, "enter")
            assert complaint in " ".join(app.text.split())
            screen = app.app.screen
            assert isinstance(screen, NewTableScreen)
            assert screen.entry is not None
            assert screen.entry.value == typed
            await app.press("escape")
            assert "Player 1" in app.text
            await app.press("escape")
            assert not isinstance(app.app.screen, NewTableScreen)

    run(test)


def test_nothing_of_the_row_is_left_behind_a_name_that_is_being_typed() -> None:
    async def test() -> None:
        async with at_home() as app:
            await app.press("enter", "down", "down", "e", *"Zoe")
            row = next(line for line in app.lines if "Zoe" in line)
            assert row.split()[:2] == ["C", "Zoe"]
            assert "Cinder" not in row

    run(test)


def test_a_name_that_is_being_typed_survives_another_size() -> None:
    async def test() -> None:
        async with at_home() as app:
            await app.press("enter", "e", *"Zoe")
            await app.pilot.resize_terminal(130, 40)
            await app.pilot.pause()
            assert " M  Zoe " in app.text
            await app.press("enter")
            assert here(app).plan.seats[0].name == "Zoe"

    run(test)


def test_who_plays_is_changed_sideways_and_names_nobody_chose_go_along() -> None:
    async def test() -> None:
        async with at_home() as app:
            await app.press("enter", "down", "right")
            assert "Robot 2" in app.text
            assert lit(app) == "computer, easy"
            await app.press("right")
            assert lit(app) == "computer, normal"
            await app.press("left", "left", "up", "enter")
            assert [seat.name for seat in begun(app).seats] == ["Player 1", "Player 2", "Robot 1"]

    run(test)


def test_a_table_without_a_person_does_not_start() -> None:
    async def test() -> None:
        async with at_home() as app:
            await app.press("enter", "right", "down", "right", "enter")
            assert "nobody plays at this keyboard" in app.text
            assert saves() == []

    run(test)


def test_seats_come_and_go_within_the_limits_of_the_game() -> None:
    async def test() -> None:
        async with at_home() as app:
            await app.press("enter")
            for _ in range(3):
                await move_to(app, "add")
                await app.press("enter", "home")
            assert "one more at the table" not in app.text
            await app.press(*["delete"] * 5)
            assert "this game needs 2 players" in app.text
            await app.press("enter")
            assert len(begun(app).seats) == 2

    run(test)


def test_a_code_is_typed_unseen_and_guards_the_seat() -> None:
    async def test() -> None:
        async with at_home() as app:
            await app.press("enter", "c", *"04x7", "enter")
            assert "exactly four digits" in app.text
            await app.press("backspace", "backspace", *"17")
            assert "0417" not in app.text
            await app.press("enter")
            assert "code ****" in row(app, "Player 1")
            await app.press("enter")
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
            await move_to(app, "option:track")
            await app.press("right")
            assert "Length: 36 instead of 28" in app.text
            await app.press("down")
            assert lit(app) == "36 !"
            await app.press("up", "left")
            assert "instead of" not in app.text

    run(test)


def test_a_preset_sets_every_option_and_numbers_end_where_they_end() -> None:
    async def test() -> None:
        async with at_home() as app:
            await app.press("enter")
            await move_to(app, "preset")
            await app.press("right")
            assert "Knights, wizards and picnics join in" in app.text
            assert lit(app).startswith("Regular")
            assert here(app).table.setting.options["show_backs"] is True
            await move_to(app, "option:length")
            await app.press(*["right"] * 9)
            assert lit(app) == "36"
            await app.press("enter")
            assert begun(app).options["length"] == 36

    run(test)


def test_everything_can_be_done_with_the_mouse() -> None:
    async def test() -> None:
        async with at_home((100, 30)) as app:
            await app.press("enter")
            await app.click_on("Betting")
            await app.click_on("Betting")
            assert lit(app) == "on"
            await app.click_on("Mayhem")
            await app.click_on("Mayhem")
            assert here(app).plan.preset == "mayhem"
            await app.click_on("at this keyboard")
            await app.click_on("◄ at this")
            assert lit(app) == "computer, normal"
            await app.click_on("Del remove")
            assert "Robot 2" not in app.text
            await app.click_on("Player 2")
            await app.press(*"Bo")
            await app.click_on("keep it")
            await app.click_on("► Begin")
            header = begun(app)
            assert [seat.name for seat in header.seats] == ["Bo", "Robot 1"]
            assert header.options["deck"] == "all"

    run(test)


def test_the_palette_starts_the_table_and_says_nothing_untrue() -> None:
    async def test() -> None:
        async with at_home() as app:
            await app.press("enter")
            told = {one.title: one.help for one in app.app.get_system_commands(app.app.screen)}
            assert "Begin" in told
            assert not any("board" in text for text in (*told, *told.values()))
            await app.press("ctrl+p", *"Begin")
            await settle(app)
            await open_screen(app, "enter")
            assert begun(app).game == "draghan"

    run(test)


def test_a_disk_that_cannot_be_written_is_told_and_the_plan_stays(home: Path) -> None:
    (home / "saves").write_text("in the way")

    async def test() -> None:
        async with at_home() as app:
            await app.press("enter", "e", *"Zoe", "enter", "enter")
            assert isinstance(app.app.screen, NewTableScreen)
            assert "cannot be written" in " ".join(app.text.split())
            assert "Zoe" in app.text

    run(test)


def test_spanish_is_spoken_throughout() -> None:
    async def test() -> None:
        async with at_home(settings=replace(PLAIN, language="es")) as app:
            await app.press("enter")
            assert "► Empezar ◄" in app.text
            assert "[ui." not in app.text

    run(test)


# --- dragons and colours ----------------------------------------------------------------------------------------------

PEOPLE = ("Player 1", "Player 2", "Robot 1")


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
            await app.press("e", *"Ana", "enter")
            assert letters(app, "Ana", *PEOPLE[1:]) == "APC"
            assert "Plays with Grandpa Ash." in app.text
            await app.press("enter")
            assert [seat.piece for seat in begun(app).seats] == ["A", "P", "C"]

    run(test)


def test_sideways_goes_through_the_free_dragons_and_leaves_those_of_the_others() -> None:
    async def test() -> None:
        async with at_home() as app:
            await app.press("enter", *["tab"] * 3)
            assert here(app).field == "piece"
            seen = []
            for _ in range(4):
                await app.press("right")
                seen.append(letters(app, *PEOPLE))
            assert seen == ["STC", "PTC", "ATC", "MTC"]
            await app.press("left")
            assert letters(app, *PEOPLE) == "ATC"
            await app.press("left", "left", "down", "right", "enter")
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
            await app.press(*["tab"] * 3, "right")
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


def test_a_second_click_on_the_letter_takes_another_dragon() -> None:
    async def test() -> None:
        async with at_home() as app:
            await app.press("enter")
            await app.click_on("M  Player")
            assert lit(app) == "Granny Moss"
            await app.click_on("M  Player")
            assert letters(app, *PEOPLE) == "STC"

    run(test)


def test_the_canyon_shows_the_colours_of_its_seats_and_offers_no_other() -> None:
    async def test() -> None:
        async with at_home() as app:
            await open_table(app, "dragon_canyon")
            assert letters(app, *PEOPLE[:2]) == "RB"
            assert here(app).table.fields == ("who",)

    run(test)
