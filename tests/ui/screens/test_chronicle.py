"""The chronicle: winds a game forth and back, and shows nobody more than may be known."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from dragonroads.engine.game import SeatSpec
from dragonroads.engine.match import Match
from dragonroads.engine.views import Hidden
from dragonroads.seats.keyboard import Aloud
from dragonroads.ui.screens import chronicle
from dragonroads.ui.screens.chronicle import ChronicleScreen
from dragonroads.ui.session import Session
from dragonroads.ui.tape import Tape
from tests.games.draghan.situations import loaded
from tests.ui.people import start, words
from tests.ui.screens.showing import ALL_SIZES, Shown, played, race, race_at_a_trap, run, shown
from tests.ui.screens.test_road_map import at_the_border

OVER, RUNNING = race(), race(answers=30)
POSITION = re.compile(r"─ (\d+) of (\d+) ")


def position(app: Shown) -> tuple[int, int]:
    """Where the bar says one is."""
    found = POSITION.search(app.text)
    assert found, app.text
    return int(found[1]), int(found[2])


def screen_of(app: Shown) -> ChronicleScreen:
    assert isinstance(app.app.screen, ChronicleScreen)
    return app.app.screen


def tape_of(session: Session, viewer: int | None = None) -> Tape:
    return Tape(session.match.moments(viewer, 0), session.presenter)


@ALL_SIZES
def test_opens_at_the_newest_scene_with_the_table_as_it_stood(size: tuple[int, int]) -> None:
    async def test() -> None:
        tape = tape_of(OVER)
        newest = tape.steps[tape.newest_scene]
        async with shown(lambda: ChronicleScreen(OVER), size) as app:
            assert newest.scene
            assert position(app) == (tape.newest_scene + 1, len(tape))
            assert newest.chapter in app.lines[0]
            assert any("►" in line and newest.words[:25] in line for line in app.lines)
            await app.press("enter")
            assert "Storylines" in app.text

    run(test)


def test_every_step_is_reached_and_shows_its_words_and_on_enter_its_table() -> None:
    async def test() -> None:
        session = race(answers=12)
        async with shown(lambda: ChronicleScreen(session)) as app:
            await app.press("home")
            for at, step in enumerate(tape_of(session).steps):
                assert position(app)[0] == at + 1
                mark = r"\w?" if step.scene else "»"
                assert re.search(rf"►{mark} *{re.escape(step.words.split()[0])}", app.text)
                assert screen_of(app).view == step.view
                await app.press("enter")
                assert ("Storylines" in app.text) == (step.view["round"] > 0)
                await app.press("escape", "down")

    run(test)


@pytest.mark.parametrize(
    ("keys", "lands"),
    [
        ("home", 1),
        ("home down", 2),
        ("home j", 2),
        ("home down down up", 2),
        ("home left", 1),
        ("home pagedown", 11),
        ("home pagedown pageup", 1),
        ("1 7 enter", 17),
        ("1 7 backspace enter", 1),
        ("9 9 9 9 9 enter", None),
        ("home end", None),
        ("4 escape", None),
    ],
)
def test_keys_wind_the_game(keys: str, lands: int | None) -> None:
    async def test() -> None:
        async with shown(lambda: ChronicleScreen(OVER)) as app:
            await app.press(*keys.split())
            at, steps = position(app)
            assert at == (lands or steps)

    run(test)


def test_chapters_are_one_key_away_in_both_directions() -> None:
    async def test() -> None:
        firsts = [one.first for one in tape_of(OVER).chapters]
        async with shown(lambda: ChronicleScreen(OVER)) as app:
            await app.press("home", "n")
            assert position(app)[0] == firsts[1] + 1
            await app.press("right", "down")
            assert position(app)[0] == firsts[2] + 2
            await app.press("shift+tab")
            assert position(app)[0] == firsts[2] + 1
            await app.press("left")
            assert position(app)[0] == firsts[1] + 1

    run(test)


def test_enter_shows_the_last_scene_once_more_from_its_beginning_to_its_result() -> None:
    async def test() -> None:
        session = race(answers=30)
        tape = tape_of(session)
        scene = next(step.scene for step in reversed(tape.steps) if step.scene)
        at = [step.scene for step in tape.steps].index(scene)
        async with shown(lambda: ChronicleScreen(session)) as app:
            for number, beat in enumerate(scene.beats):
                await app.press("enter")
                assert f"beat {number + 1} of {len(scene.beats)}" in app.text
                assert screen_of(app).view == beat.view
            for number in reversed(range(len(scene.beats) - 1)):
                await app.press("left")
                assert f"beat {number + 1} of {len(scene.beats)}" in app.text
            await app.press("left", "right", "escape")
            assert "beat " not in app.text
            assert position(app)[0] == at + 1

    run(test)


def test_whoever_reads_the_story_is_told_who_is_asked_meanwhile() -> None:
    async def test() -> None:
        session = race_at_a_trap()
        async with shown(lambda: ChronicleScreen(session)) as app:
            due = session.due()
            assert isinstance(due, Aloud)
            assert f"{session.who(due.question.seat)} is asked: Esc back" in app.lines[0]

    run(test)


def test_a_running_game_is_seen_by_everybody_and_by_nobody_else() -> None:
    async def test() -> None:
        async with shown(lambda: ChronicleScreen(RUNNING)) as app:
            await app.press("tab", "tab")
            screen = screen_of(app)
            assert screen.viewer is None
            assert screen.reading.tape is not None
            public = tape_of(RUNNING).steps
            assert [step.words for step in screen.reading.tape.steps] == [step.words for step in public]
            hands = [card for step in screen.reading.tape.steps for hand in step.view["hands"] for card in hand]
            assert hands
            assert all(isinstance(card, Hidden) for card in hands)
            assert "Tab eyes" not in app.text
            assert "everybody's view" in app.text

    run(test)


def test_while_a_seat_holds_the_keyboard_the_chronicle_is_still_for_everybody() -> None:
    async def test() -> None:
        session = race(answers=30)
        session.keyboard.accept(session.match.open(None)[0].seat)
        async with shown(lambda: ChronicleScreen(session)) as app:
            assert screen_of(app).viewer is None

    run(test)


def test_a_person_who_plays_alone_keeps_the_own_eyes() -> None:
    async def test() -> None:
        people = start(3)
        seats = (people.seats[0], *(SeatSpec(seat.name, "computer:easy") for seat in people.seats[1:]))
        match = played(Match(loaded().game, replace(people, seats=seats)), 3, 20)
        session = Session(match, loaded(), words("en"))
        async with shown(lambda: ChronicleScreen(session)) as app:
            assert screen_of(app).viewer == 0
            assert "Tab eyes" not in app.text

    run(test)


def test_after_the_end_tab_goes_through_everybodys_eyes_at_the_same_moment() -> None:
    async def test() -> None:
        async with shown(lambda: ChronicleScreen(OVER)) as app:
            await app.press("home", "n", "n")
            before = screen_of(app).view["round"]
            for seat in range(3):
                await app.press("tab")
                assert f"the view of {OVER.who(seat)}" in app.text
                assert screen_of(app).viewer == seat
                assert screen_of(app).view["round"] == before
            await app.press("tab")
            assert "everybody's view" in app.text

    run(test)


def test_a_click_on_a_chapter_and_on_what_happened_goes_there() -> None:
    async def test() -> None:
        async with shown(lambda: ChronicleScreen(OVER)) as app:
            chapter = tape_of(OVER).chapters[2]
            await app.click_on(f" {chapter.title} ")
            assert position(app)[0] == chapter.first + 1
            await app.click_on(tape_of(OVER).steps[chapter.first + 2].words[:20])
            assert chapter.first + 1 < position(app)[0] <= chapter.first + 3

    run(test)


def test_the_chapters_of_a_journey_are_its_stops() -> None:
    session = at_the_border()
    view = session.look(None)
    assert session.presenter.chapter(view) == "Stop 2: The Cloud Monastery"


@ALL_SIZES
def test_the_chapters_stand_beside_what_happened_in_the_present_one(size: tuple[int, int]) -> None:
    async def test() -> None:
        async with shown(lambda: ChronicleScreen(OVER), size) as app:
            await app.press("home", "right")
            assert any("─ Chapters ─" in line and "─ Round 1 ─" in line for line in app.lines)
            assert any("►Round 1" in line for line in app.lines)
            await app.press("right")
            assert any("►Round 2" in line for line in app.lines)
            assert "─ Round 2 ─" in app.text
            assert [len(line) for line in app.lines] == [size[0]] * size[1]

    run(test)


def test_everything_can_be_done_with_hints_alone() -> None:
    async def test() -> None:
        async with shown(lambda: ChronicleScreen(OVER), (100, 30)) as app:
            await app.click_on("← chapter back")
            first = tape_of(OVER).chapters[-1].first
            assert position(app)[0] == first + 1
            await app.click_on("← chapter back")
            await app.click_on("→ chapter on")
            assert position(app)[0] == first + 1
            await app.click_on("End")
            assert position(app)[0] == len(tape_of(OVER))
            await app.click_on("Tab eyes")
            assert screen_of(app).viewer == 0
            await app.click_on("Esc back")
            assert app.is_on_ground

    run(test)


def test_a_game_in_which_nothing_has_been_answered_can_be_opened() -> None:
    async def test() -> None:
        async with shown(lambda: ChronicleScreen(race(answers=0))) as app:
            await app.press("left", "right", "up", "down", "end")
            at, steps = position(app)
            assert at == steps

    run(test)


def test_a_very_long_game_is_gathered_beside_the_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chronicle, "MANY", 0)

    async def test() -> None:
        async with shown(lambda: ChronicleScreen(OVER)) as app:
            await app.app.workers.wait_for_complete()
            await app.pilot.pause()
            assert position(app) == (tape_of(OVER).newest_scene + 1, len(tape_of(OVER)))

    run(test)


def test_resizing_keeps_the_step() -> None:
    async def test() -> None:
        async with shown(lambda: ChronicleScreen(OVER)) as app:
            await app.press("4", "2", "enter")
            for size in ((140, 45), (60, 20), (40, 10), (80, 24)):
                await app.pilot.resize_terminal(*size)
                await app.pilot.pause()
            assert position(app)[0] == 42

    run(test)


@pytest.mark.parametrize(("session", "eyes"), [(OVER, True), (RUNNING, False)])
def test_the_palette_lists_what_can_be_done_here_and_does_it(session: Session, eyes: bool) -> None:
    async def test() -> None:
        async with shown(lambda: ChronicleScreen(session)) as app:
            found = {one.title: one for one in app.app.get_system_commands(app.app.screen)}
            assert ("eyes (Tab)" in found) == eyes
            assert "board (Tab)" not in found
            await app.press("home")
            found["chapter on (n)"].callback()
            await app.pilot.pause()
            assert position(app)[0] == tape_of(session).chapters[1].first + 1

    run(test)


@ALL_SIZES
def test_the_eyes_of_a_seat_see_its_hand_and_those_of_everybody_do_not(size: tuple[int, int]) -> None:
    async def test() -> None:
        steps = tape_of(OVER, 0).steps
        at = next(k for k, step in enumerate(steps) if len(step.view["hands"][0]) > 2)
        title = OVER.presenter.private(steps[at].view, 0)[0].title
        async with shown(lambda: ChronicleScreen(OVER), size) as app:
            await app.press("tab", *str(at + 1), "enter", "enter")
            assert f"{title}: " in app.text
            await app.press("tab", "tab", "tab")
            assert screen_of(app).viewer is None
            assert title not in app.text

    run(test)


def test_nothing_jumps_from_step_to_step() -> None:
    async def test() -> None:
        async with shown(lambda: ChronicleScreen(OVER)) as app:
            await app.press("tab", "home", "right", "right")
            places = set()
            for _ in range(20):
                await app.press("enter")
                places.add(next(y for y, line in enumerate(app.lines) if line.startswith("─ Storylines")))
                await app.press("escape", "pagedown")
                places.add(next(-y for y, line in enumerate(app.lines) if line.startswith("└")))
            assert len(places) == 2

    run(test)
