"""A scene on the open table: beats come by themselves or by a key, and the result stays until somebody goes on."""

from __future__ import annotations

import asyncio

import pytest

from dragonroads.settings import Settings
from dragonroads.ui.app import BoxApp
from dragonroads.ui.box import Box, Surroundings
from dragonroads.ui.opening import sit_down
from dragonroads.ui.scenes.pace import PACES
from dragonroads.ui.screens.chronicle import ChronicleScreen
from dragonroads.ui.screens.curtain import CurtainScreen
from dragonroads.ui.screens.rules import RulesScreen
from dragonroads.ui.screens.table import TableScreen
from dragonroads.ui.stages.aside import Aside
from dragonroads.ui.stages.ask import Ask
from dragonroads.ui.stages.show import Show
from tests.ui.played.by_keys import ByKeys
from tests.ui.played.hands import Hands, playing
from tests.ui.played.situations import play_until
from tests.ui.played.table_for import Laid, Wanted, journey, lay, valley

WAITING, CALM = Settings(pace="wait"), Settings(pace="calm")
TABLES = [
    pytest.param(Wanted(3, settings=WAITING, wishes=["length=12", "for_real=off"], handover="open"), id="race"),
    pytest.param(journey(2, settings=WAITING, handover="open"), id="journey"),
    pytest.param(valley(2, 3, settings=WAITING, handover="open"), id="canyon"),
    pytest.param(Wanted(2, "usual", 1, game="embers", settings=WAITING, handover="open"), id="embers"),
]


def show_on(hands: Hands) -> Show | None:
    """The show in front."""
    page = hands.screen
    show = page.stage if isinstance(page, TableScreen) else None
    return show if isinstance(show, Show) else None


def the_show(hands: Hands) -> Show:
    show = show_on(hands)
    assert show is not None, hands.text
    return show


async def to_show(hands: Hands, beats: int = 1) -> Show:
    """On to a scene with so many beats, at its beginning."""

    def is_there() -> bool:
        show = show_on(hands)
        return show is not None and len(show.reel.scene.beats) >= beats and not show.reel.number

    await play_until(hands, is_there)
    return the_show(hands)


async def check_both_ways(hands: Hands) -> int:
    """To the result by Enter, back by the left arrow and on by the right one: the same frames; how many there were."""
    show = the_show(hands)
    first, frames = show.reel.at, [hands.text]
    while not show.reel.is_result:
        await hands.press("enter")
        frames.append(hands.text)
    for at in reversed(range(len(frames) - 1)):
        await hands.press("left" if at % 2 else "up")
        assert without_keys(hands.text) == without_keys(frames[at])
    assert show.reel.at == first
    for frame in frames[1:]:
        await hands.press("right")
        assert without_keys(hands.text) == without_keys(frame)
    await hands.press("right", "down")
    assert show_on(hands) is show, "nothing but Enter leaves a result"
    return len(frames)


def without_keys(text: str) -> str:
    """A frame without its key bar and without the note that it is held."""
    lines = text.replace("held: Space goes on", "").split("\n")
    return "\n".join(line.rstrip() for line in lines[:-1])


@pytest.mark.parametrize("wanted", TABLES)
@pytest.mark.parametrize("steps", [60, pytest.param(4000, marks=pytest.mark.release)])
def test_left_and_right_through_every_scene_return_the_same_frames(wanted: Wanted, steps: int) -> None:
    laid = lay(wanted)
    seen: list[int] = []

    async def watch(hands: Hands) -> None:
        person = ByKeys(hands, 3)
        for _ in range(steps):
            if person.has_ended():
                return
            show = show_on(hands)
            if show is None or show.reel.number:
                await person.step()
                continue
            seen.append(await check_both_ways(hands))
            await hands.press("enter")

    playing(laid.app, watch)
    assert len(seen) > 2


def test_a_letter_hit_by_accident_does_nothing_and_what_is_read_meanwhile_holds_the_show() -> None:
    laid = lay(journey(2, settings=CALM, handover="open"))

    async def press(hands: Hands) -> None:
        show = await to_show(hands, beats=3)
        at = show.reel.at
        await hands.press(*"abcdxyz", "1", "tab", "f2", "delete")
        assert show_on(hands) is show
        assert show.reel.at == at
        assert show._timer is not None
        for key, screen in (("g", ChronicleScreen), ("question_mark", RulesScreen)):
            await hands.press(key)
            assert isinstance(hands.screen, screen)
            await hands.press("escape")
            assert show.is_held
            assert show._timer is None
        await hands.press("space")
        assert show._timer is not None
        await hands.press("f9")
        assert isinstance(hands.screen, CurtainScreen)

    playing(laid.app, press)


def test_esc_goes_to_the_result_which_then_waits_and_is_not_left_by_it() -> None:
    laid = lay(journey(2, settings=CALM, handover="open"))

    async def skip(hands: Hands) -> None:
        show = await to_show(hands, beats=3)
        await hands.press("escape", "escape", "escape")
        assert show_on(hands) is show
        assert show.reel.is_result
        assert show._timer is None
        beats = len(show.reel.scene.beats)
        assert f"beat {beats} of {beats}" in hands.text

    playing(laid.app, skip)


def test_a_result_takes_its_first_key_a_moment_after_it_came_and_no_key_that_is_held_down() -> None:
    laid = lay(journey(2, settings=WAITING, handover="open"))

    async def hurry(hands: Hands) -> None:
        show = await to_show(hands, beats=2)
        scene = show.reel.scene
        await hands.burst(*["enter"] * 20)
        assert show_on(hands) is show
        assert show.reel.scene is scene
        assert show.reel.is_result
        for _ in range(20):
            hands.wait(0.05)
            await hands.burst("enter")
        assert show.reel.scene is scene, "a key that is held down never leaves it"
        await hands.press("enter")
        assert show_on(hands) is not show or show.reel.scene is not scene

    playing(laid.app, hurry)


def test_plus_and_minus_change_the_pace_at_any_moment_and_say_so() -> None:
    laid = lay(journey(2, settings=CALM, handover="open"))

    async def change(hands: Hands) -> None:
        show = await to_show(hands, beats=3)
        for key, name, shown in (("+", "brisk", "brisk"), ("+", "off", "off"), ("-", "brisk", "brisk")):
            await hands.press(key)
            assert hands.app.content.pace is PACES[name]
            assert f"Pace: {shown}" in hands.text
        await hands.press("-", "-", "-")
        assert hands.app.content.pace is PACES["wait"]
        assert show._timer is None

    playing(laid.app, change)


def test_the_answer_that_opened_a_scene_is_taken_back_on_its_result_and_the_scene_is_gone() -> None:
    laid = lay(journey(2, settings=WAITING, handover="open"))

    def can_be_taken_back(hands: Hands) -> bool:
        show = show_on(hands)
        return show is not None and show.reel.is_result and laid.session.match.can_undo().steps > 0

    async def take_back(hands: Hands) -> None:
        await play_until(hands, lambda: can_be_taken_back(hands))
        match, show = laid.session.match, the_show(hands)
        answered, last = match.answered, show.reel.scene.last
        await hands.press("u")
        assert match.answered == answered - 1
        assert show_on(hands) is None
        assert len(match.events(None)) <= last

    playing(laid.app, take_back)


@pytest.mark.parametrize("wanted", TABLES)
def test_a_table_killed_in_a_scene_resumes_on_its_result(wanted: Wanted) -> None:
    laid = lay(wanted)

    async def kill(hands: Hands) -> tuple[str, int]:
        person = ByKeys(hands, 5)
        while laid.session.match.answered < 4 or show_on(hands) is None:
            await person.step()
        scenes = laid.session.telling.scenes()
        return scenes[-1].cause, scenes[-1].last

    cause, last = playing(laid.app, kill)
    assert laid.session.file is not None
    laid.session.file.close()
    assert (cause, last) == playing(opened_again(laid, wanted), resumed)


def opened_again(laid: Laid, wanted: Wanted) -> BoxApp:
    """Another app, in which somebody sits down at the saved table."""
    box = Box(laid.app.content.contents, wanted.settings, None, Surroundings({}))
    return BoxApp(box, lambda app: sit_down(app, laid.path))


async def resumed(hands: Hands) -> tuple[str, int]:
    """The scene that a resumed table begins with: its result, which waits; then comes what is due."""
    await hands.rest()
    show = the_show(hands)
    assert "This is where you left." in hands.text
    assert show.reel.is_result
    assert show.reel.is_last
    assert show._timer is None
    scene = show.reel.scene
    await hands.press("enter")
    assert show_on(hands) is None
    assert isinstance(hands.screen, CurtainScreen | TableScreen)
    return scene.cause, scene.last


def test_where_nobody_plays_results_stay_for_a_while_and_go_on_by_themselves() -> None:
    laid = lay(Wanted(2, "usual", 1, game="embers", computers=(0, 1), settings=CALM))

    async def look(hands: Hands) -> None:
        await hands.press_until("f2", lambda: show_on(hands) is not None)
        show = the_show(hands)
        await hands.press("space")
        assert show.is_held
        assert show._timer is None
        await hands.press("space")
        timer = show._timer
        assert timer is not None
        assert timer._interval == 2.0

    playing(laid.app, look)


def test_nothing_moves_at_the_pace_off_but_every_result_waits() -> None:
    laid = lay(journey(2, settings=Settings(pace="off"), handover="open"))
    shown: list[bool] = []

    async def watch(hands: Hands) -> None:
        person = ByKeys(hands, 2)
        for _ in range(60):
            if show := show_on(hands):
                assert show._timer is None
                shown.append(show.reel.is_result or show.reel.beat.is_story)
                await hands.press("enter")
            else:
                assert not isinstance(hands.screen, TableScreen) or isinstance(hands.screen.stage, Ask | Aside)
                await person.step()

    playing(laid.app, watch)
    assert shown
    assert all(shown)


def test_at_a_table_without_people_the_right_arrow_steps_on_past_a_result_and_holds_there() -> None:
    laid = lay(Wanted(2, "usual", 1, game="embers", settings=CALM, computers=(0, 1)))

    async def watch(hands: Hands) -> None:
        for _ in range(200):
            if (show := show_on(hands)) is not None:
                break
            await asyncio.sleep(0.01)
            await hands.rest()
        show = the_show(hands)
        while not show.reel.is_result:
            await hands.press("right")
            assert show_on(hands) is show
        told = laid.session.telling.told
        await hands.press("right")
        assert show_on(hands) is not show
        assert laid.session.telling.told > told

    playing(laid.app, watch)


def test_what_happened_is_told_up_to_the_beat_that_is_shown() -> None:
    laid = lay(Wanted(2, "usual", 1, game="embers", settings=WAITING, handover="open"))

    async def watch(hands: Hands) -> None:
        for _ in range(3):
            await play_until(hands, lambda: show_on(hands) is not None)
            show = the_show(hands)
            words = show.words.beats[show.reel.number].lines[0]
            assert hands.text.count(words) >= 2, "in the scene and in the story below it"
            await hands.press("enter")

    playing(laid.app, watch)
