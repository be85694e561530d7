"""A table with a drawn page: board, list and seats are one thing at every size, and the rest is one key away."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from dragonroads.engine.table import Question
from dragonroads.engine.views import View
from dragonroads.games.presenter import Asked, Board, Label, Section
from dragonroads.ui.screens.about import AboutScreen
from dragonroads.ui.screens.chronicle import ChronicleScreen
from dragonroads.ui.screens.curtain import CurtainScreen
from dragonroads.ui.screens.road_map import RoadMapScreen
from dragonroads.ui.screens.table import TableScreen
from dragonroads.ui.session import Session
from dragonroads.ui.stages.ask import Ask
from tests.ui.fair import FairPresenter
from tests.ui.page_game import SPACES, PagePresenter, at_page
from tests.ui.screens.showing import SIZES, Shown, race_at_a_trap, run, sitting_at


def asked(app: Shown) -> Ask:
    page = app.app.screen
    assert isinstance(page, TableScreen)
    assert isinstance(page.stage, Ask)
    return page.stage


@pytest.mark.parametrize("size", [*SIZES, (60, 20), (120, 40), (80, 20)], ids=str)
def test_every_space_seat_and_question_is_there(size: tuple[int, int]) -> None:
    async def test() -> None:
        async with sitting_at(at_page(4), size) as app:
            assert "Place a worker" in app.text
            assert all(f"space:{name}" in asked(app).page.drawing.centres() for name in SPACES)
            words = " ".join(app.text.split())
            assert all(f"{letter} Visitor" in words for letter in "RJLA")
            assert [len(line) for line in app.lines] == [size[0]] * size[1]

    run(test)


def test_seats_stand_beside_the_page_on_a_small_screen_and_below_it_on_a_large_one() -> None:
    async def test() -> None:
        async with sitting_at(at_page(4), (80, 24)) as app:
            assert app.lines[1][56] == "┬"
            assert "─ Seats ─" in app.lines[1]
            assert "Demand V S E D" in app.lines[1]
            await app.pilot.resize_terminal(140, 45)
            await app.pilot.pause()
            assert "─ Seats ─" not in app.lines[1]
            assert "┌─a2─+EV" in app.text
            assert "─ Seats ─" in app.text

    run(test)


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_arrows_on_the_page_move_in_the_list(size: tuple[int, int]) -> None:
    async def test() -> None:
        async with sitting_at(at_page(), size) as app:
            assert asked(app).asking.row is None
            await app.press("right")
            assert asked(app).asking.row is not None
            await app.press("up", "up", "left", "left", "right", "right")
            assert asked(app).asking.row.place == "space:a3"  # type: ignore[union-attr]
            await app.press("tab", "down", "enter")
            assert "[ b3 R  ]" in app.text or "│  R  " in app.text

    run(test)


def test_a_click_on_a_space_goes_there_and_a_second_one_takes_it() -> None:
    async def test() -> None:
        session = at_page()
        async with sitting_at(session) as app:
            await app.click_on("a2 +EV")
            assert asked(app).asking.row.place == "space:a2"  # type: ignore[union-attr]
            await app.click_on("a2 +EV")
            assert session.look(None)["visitors"][0]["stall"] == "a2"
            assert "[ a2 R  ]" in app.text

    run(test)


def test_the_legend_takes_the_place_of_the_page_and_gives_it_back() -> None:
    async def test() -> None:
        async with sitting_at(at_page()) as app:
            before = app.text
            await app.press("v")
            assert "What the signs mean" in app.text
            assert "Sledge, 4 gold and a skyfish" in app.text
            assert "─ Seats ─" in app.lines[1]
            await app.press("v")
            assert app.text == before

    run(test)


def played(answers: int) -> Session:
    session = at_page()
    for name in ("a1", "b2", "b3")[:answers]:
        question = session.match.open(None)[0]
        session.match.answer(question.seat, question.n, name)
    return session


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_chronicle_shows_the_page_as_it_stood(size: tuple[int, int]) -> None:
    async def test() -> None:
        async with sitting_at(played(2), size) as app:
            await app.press("g", "enter")
            assert isinstance(app.app.screen, ChronicleScreen)
            assert "Old Quay" in app.text
            await app.press("home")
            assert [len(line) for line in app.lines] == [size[0]] * size[1]

    run(test)


# --- the map --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_m_shows_the_road_with_words_about_the_stop_under_the_cursor(size: tuple[int, int]) -> None:
    async def test() -> None:
        async with sitting_at(at_page(), size) as app:
            await app.press("m")
            screen = app.app.screen
            assert isinstance(screen, RoadMapScreen)
            assert "The long road" in app.text
            assert (screen.at, "About stop 2." in app.text) == ("stop:2", True)  # everybody may go there next
            await app.press("down")
            assert screen.at in ("stop:1", "stop:4")
            await app.press("right")
            assert screen.at == "stop:4"
            assert "About stop 4." in app.text
            await app.press("left", "up")
            assert screen.at == "stop:2"
            await app.press("escape")
            assert isinstance(app.app.screen, TableScreen)

    run(test)


def test_the_map_is_offered_where_there_is_one() -> None:
    async def test() -> None:
        async with sitting_at(at_page(), (100, 30)) as app:
            assert "m map" in app.lines[-1]
            assert "map (m)" in titles(app)
            await app.click_on("m map")
            assert isinstance(app.app.screen, RoadMapScreen)

    run(test)


@pytest.mark.parametrize("session", [race_at_a_trap(), at_page(presenter=FairPresenter)], ids=["race", "fair"])
def test_a_game_without_a_map_never_speaks_of_one(session: Session) -> None:
    async def test() -> None:
        async with sitting_at(session, (140, 45)) as app:
            before = app.text
            assert "m map" not in before
            assert "map (m)" not in titles(app)
            await app.press("m")
            assert app.text == before

    run(test)


def test_behind_a_curtain_there_is_no_map() -> None:
    async def test() -> None:
        async with sitting_at(at_page()) as app:
            await app.press("f9", "m")
            assert isinstance(app.app.screen, CurtainScreen)
            assert "The long road" not in app.text

    run(test)


def titles(app: Shown) -> list[str]:
    return [command.title for command in app.app.get_system_commands(app.app.screen)]


def test_a_click_on_a_stop_goes_there() -> None:
    async def test() -> None:
        async with sitting_at(at_page()) as app:
            await app.press("m")
            await app.click_on("3")
            assert "About stop 3." in app.text

    run(test)


# --- numbers ----------------------------------------------------------------------------------------------------------


def test_a_typed_number_that_is_not_offered_is_refused_and_answers_nothing() -> None:
    async def test() -> None:
        session = at_page()
        async with sitting_at(session) as app:
            await app.press("3", "9")
            assert "9 is not on the list." in app.text
            assert asked(app).asking.at == 2
            await app.press("enter")
            assert "9 is not on the list." in app.text
            assert not session.match.answered
            await app.press("enter")
            assert session.match.answered

    run(test)


def test_after_a_pause_a_digit_begins_another_number(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with sitting_at(at_page()) as app:
            await app.press("3")
            monkeypatch.setattr("dragonroads.ui.stages.typed_in.PAUSE", -1.0)
            await app.press("2")
            assert "is not on the list" not in app.text
            assert asked(app).asking.at == 1

    run(test)


# --- what is more than fits -------------------------------------------------------------------------------------------

HELP = " ".join(f"This is sentence {n} of the help to this question." for n in range(9))
SIGNS = tuple(f"Sign {n} means a lot." for n in range(30))


class Talkative(PagePresenter):
    """Says more than fits."""

    def question(self, view: View, question: Question) -> Asked:
        return replace(super().question(view, question), help=HELP)

    def board(self, view: View) -> Board:
        return replace(super().board(view), legend=SIGNS)

    def about(self, view: View, place: str) -> Section | None:
        found = super().about(view, place)
        return replace(found, lines=SIGNS[:12]) if found else None


class Silent(PagePresenter):
    """Says nothing about its options."""

    def question(self, view: View, question: Question) -> Asked:
        return replace(super().question(view, question), help="")

    def option(self, view: View, question: Question, option: Any) -> Label:
        return replace(super().option(view, question, option), effect="")


def test_help_that_is_cut_has_a_mark_and_is_told_in_full_about_any_option() -> None:
    async def test() -> None:
        async with sitting_at(at_page(presenter=Talkative)) as app:
            shown = next(line for line in app.lines if "sentence 2" in line).rstrip()
            assert shown.endswith("~")
            assert "sentence 8" not in app.text
            await app.press("i")
            assert "sentence 8" in app.text

    run(test)


def test_where_there_is_nothing_to_say_about_an_option_that_is_said_and_no_box_opens() -> None:
    async def test() -> None:
        async with sitting_at(at_page(presenter=Silent)) as app:
            await app.press("i")
            assert isinstance(app.app.screen, TableScreen)
            assert "There is nothing more to say about this." in app.text

    run(test)


@pytest.mark.parametrize("size", [(80, 24), (120, 33)], ids=str)
def test_a_long_legend_is_read_page_by_page(size: tuple[int, int]) -> None:
    async def test() -> None:
        async with sitting_at(at_page(presenter=Talkative), size) as app:
            before, read = app.text, ""
            for _ in range(9):
                await app.press("v")
                read += app.text
                if "v more" not in app.lines[-1]:
                    break
                assert "▼" in app.text
            assert all(sign in read for sign in SIGNS)
            await app.press("v")
            assert app.text == before
            await app.press("v", "escape")
            assert app.text == before

    run(test)


def test_more_about_a_stop_than_fits_below_the_map_has_a_box_of_its_own() -> None:
    async def test() -> None:
        async with sitting_at(at_page(presenter=Talkative)) as app:
            await app.press("m")
            assert "▼" in app.lines[-3]
            assert SIGNS[9] not in app.text
            await app.press("i")
            assert isinstance(app.app.screen, AboutScreen)
            assert SIGNS[9] in app.text

    run(test)
