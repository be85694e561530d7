"""What happens becomes scenes by what its classes say: each sort has its beats in order, and nothing is left out."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest

from dragonroads.engine.match import Match
from dragonroads.engine.simulate_cases import open_questions
from dragonroads.library.words import Catalog
from dragonroads.shelf import Shelf
from dragonroads.ui.scenes.pace import PACES, faster
from dragonroads.ui.scenes.reel import Reel
from dragonroads.ui.scenes.scene import Scene, TakenStep, happenings, scenes_in
from dragonroads.ui.scenes.telling import Telling
from dragonroads.ui.scenes.worded import last_steps, scene_words
from tests.conformance.cases import Case, opened, preset_cases
from tests.conformance.driving import answer, drive, some_picks

GAMES = ("embers", "draghan", "dragon_road", "crystal_peaks", "dragon_canyon")
SEEDS_OF_A_RELEASE = 20
"""Whole games of each title and preset."""

BEATS = {
    ("embers", "round"): "rolled( won| tied)?",
    ("draghan", "setting_up"): "(growled )*starts",
    ("draghan", "dealing"): "roared( roared)*",
    ("draghan", "look"): "everybody_looks",
    ("draghan", "card"): "(revealed|missed)( .*)?",
    ("draghan", "turn"): "(rows_stay|rows_moved|released)( rows_stay| rows_moved| released)*",
    ("draghan", "round_end"): "(path_swallowed )*round_ended( path_swallowed)*",
    ("draghan", "photo_finish"): "(photo )*race_over",
    ("almanac", "setting_out"): "first_guide( sets_out)+",
    ("almanac", "arrival"): "arrived( globe_shown| letter_delivered)* market",
    ("almanac", "chance"): "die|acorns|monte",
    ("almanac", "washed"): "(washed|washed_out)( washed| washed_out)*",
    ("almanac", "delivery"): "completed",
    ("almanac", "dusk"): "(mill_runs|ground|chaff|award|awarded|cheered|high_score|pool_filled|ride_over| )+",
    ("almanac", "bids"): "bids_shown( guide_is)?",
    ("almanac", "encounter"): (
        "encounter( faces| stood_aside| fight_roll| chose| choices_shown| rolled| named_good| bids_shown| guide_is"
        "| pledged| pledges_met| pledges_missed| completed)*"
    ),
    ("almanac", "fight"): "fight_roll( fight_roll)*|duel|challenged duel_rolls( duel_rolls)*( carried_out)?",
    ("almanac", "count"): "counted( counted)+ journey_over",
    ("dragon_canyon", "setting_out"): "(missions )?began",
    ("dragon_canyon", "automa"): "turn( automa_card)*|automa_card( automa_card)*",
    ("dragon_canyon", "battle"): "battle( rage| strength| rolled)+ battle_over( fell)*",
    ("dragon_canyon", "trick"): "trick( exposed| mustered)*",
    ("dragon_canyon", "dragon"): "dragon( lost_hero| sealed)*",
    ("dragon_canyon", "festival"): "festival( harvested| feast_bones)*",
    ("dragon_canyon", "ending"): "(piles_empty|canyon_won)( last_purchases)*",
    ("dragon_canyon", "count"): "counted( counted)*( mission)* won",
}
"""The beats of every sort of scene, in order, by the kinds of what happens; journeys share one book of rules."""


@cache
def words(lang: str, game: str) -> Catalog:
    """The words of a game."""
    return Shelf(cache=None).catalog(lang, opened(game))


@cache
def played(case: Case, seed: int) -> Match[Any]:
    """A whole game, played by chance."""
    match = case.match(seed)
    for _ in drive(match, Random(seed)):
        pass
    return match


def matches(game: str, release: bool) -> Iterator[Match[Any]]:
    """Some games of a title, or many."""
    cases = preset_cases(game)
    if not release:
        yield played(cases[len(cases) // 2], 1)
        return
    for case in cases:
        for seed in range(SEEDS_OF_A_RELEASE):
            match = case.match(seed)
            for _ in drive(match, Random(seed)):
                pass
            yield match


HOW_MANY = [pytest.param(False, id="few"), pytest.param(True, id="many", marks=pytest.mark.release)]


@pytest.mark.parametrize("release", HOW_MANY)
@pytest.mark.parametrize("game", GAMES)
def test_every_sort_of_scene_has_its_beats_in_order(game: str, release: bool) -> None:
    book = "almanac" if game in ("dragon_road", "crystal_peaks") else game
    for match in matches(game, release):
        for scene in scenes_in(happenings(match.moments(None))):
            kinds = " ".join(beat.record.kind for beat in scene.beats)
            assert re.fullmatch(BEATS[book, scene.cause], kinds), (scene.cause, kinds)


@pytest.mark.parametrize("release", HOW_MANY)
@pytest.mark.parametrize("game", GAMES)
def test_everything_that_happens_is_in_one_scene_or_step_and_in_its_order_there(game: str, release: bool) -> None:
    for match in matches(game, release):
        moments = match.moments(None)
        told = [part for one in happenings(moments) for part in (one.beats if isinstance(one, Scene) else [one])]
        numbers = [[moment.event.n for moment in part.moments] for part in told]
        assert sorted(n for some in numbers for n in some) == list(range(len(moments)))
        assert all(some == sorted(some) for some in numbers)
        for scene in scenes_in(happenings(moments)):
            assert [beat.first for beat in scene.beats] == sorted(beat.first for beat in scene.beats)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", ["en", "es"])
def test_every_scene_has_a_title_in_every_language_of_its_game(game: str, lang: str) -> None:
    loaded = opened(game)
    catalog = words(lang, game)
    presenter = loaded.present(catalog, ["Ana", "Ben", "Cleo", "Dora", "Emil", "Fay"])
    for scene in scenes_in(happenings(played(preset_cases(game)[len(preset_cases(game)) // 2], 1).moments(None))):
        told = scene_words(scene, presenter, catalog)
        assert told.title
        assert not told.title.startswith("[")
        assert len(told.beats) == len(scene.beats)


# --- how much has been told -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_scenes_grow_with_the_game_as_if_it_had_been_told_at_once(game: str) -> None:
    match = preset_cases(game)[len(preset_cases(game)) // 2].match(3)
    telling = Telling(match, lambda: None)
    seen: list[tuple[str, ...]] = []

    def watch() -> None:
        for scene in telling.fresh():
            if scene.first < telling.told:
                seen.pop()  # it goes on
            seen.append(tuple(beat.record.kind for beat in scene.beats))
        telling.all_told()

    for _ in drive(match, Random(3)):
        watch()
    watch()
    whole = [tuple(beat.record.kind for beat in one.beats) for one in scenes_in(happenings(match.moments(None)))]
    assert seen == whole


@pytest.mark.parametrize("game", GAMES)
def test_a_table_that_is_opened_again_has_its_last_scene_to_show(game: str) -> None:
    match = preset_cases(game)[len(preset_cases(game)) // 2].match(4)
    for at, _ in enumerate(drive(match, Random(4))):
        if at % 9 == 5:
            telling = Telling(match, lambda: None)
            telling.resume()
            before = scenes_in(happenings(match.moments(None)))
            assert [scene.first for scene in telling.fresh()] == [scene.first for scene in before[-1:]]
            assert telling.resumes == bool(before)


def test_what_is_taken_back_is_gone_from_the_story() -> None:
    match, random = preset_cases("dragon_road")[1].match(1), Random(1)
    telling = Telling(match, lambda: None)
    taken = 0
    while not match.over:
        telling.all_told()
        told, before = telling.told, [scene.last for scene in telling.scenes()]
        question = random.choice(open_questions(match))
        picks = some_picks(question, random)
        answer(match, question, picks)
        if match.can_undo().steps and match.asked != (question.seat,):
            telling.fresh()
            telling.all_told()
            match.undo()
            telling.taken_back()
            assert telling.told == told
            assert [scene.last for scene in telling.scenes()] == before
            taken += 1
            answer(match, open_questions(match)[0], picks)
    assert taken > 10


# --- the reel and the pace --------------------------------------------------------------------------------------------


def a_race() -> list[Scene]:
    """The scenes of a race."""
    return scenes_in(happenings(played(preset_cases("draghan")[5], 1).moments(None)))


def test_a_reel_goes_back_to_the_beginning_of_all_and_never_on_into_what_nobody_has_seen() -> None:
    scenes = a_race()[:4]
    reel = Reel(scenes, told=scenes[1].first)
    assert reel.scene is scenes[1]
    reel.to_result()
    assert reel.is_result
    assert not reel.forward()
    seen = [reel.beat]
    while reel.back():
        seen.append(reel.beat)
    assert reel.scene is scenes[0]
    assert reel.number == 0
    again = [reel.beat]
    while reel.forward():
        again.append(reel.beat)
    assert again == seen[::-1]
    assert reel.on()
    assert reel.scene is scenes[2]


def test_results_and_what_is_read_aloud_wait_at_every_pace_and_beats_take_the_time_of_the_table() -> None:
    told = scenes_in(happenings(played(preset_cases("dragon_road")[1], 1).moments(None)))
    arrival = next(scene for scene in told if scene.cause == "arrival")
    fight = next(beat for scene in told for beat in scene.beats if beat.is_reveal)
    plain = next(beat for scene in told if scene.cause == "setting_out" for beat in scene.beats)
    for pace in PACES.values():
        assert pace.result(arrival, 10) is None
        assert pace.seconds(arrival.beats[0], 10) is None
    assert [pace.seconds(plain, 3) for pace in PACES.values()] == [None, 1.4, 0.5, 0.0]
    assert [pace.seconds(fight, 3) for pace in PACES.values()] == [None, 2.0, 0.5, 0.0]
    assert PACES["calm"].seconds(plain, 40) == 10.0, "never faster than four words a second"


def test_in_the_race_big_events_wait_at_a_calm_pace_and_plain_cards_run_by() -> None:
    cards = [scene for scene in a_race() if scene.cause == "card"]
    assert all(not scene.stays for scene in cards)
    plain = next(scene for scene in cards if not scene.is_big)
    assert PACES["calm"].result(plain, 3) == 1.4
    big = next((scene for scene in cards if scene.is_big), None)
    assert big is None or [pace.result(big, 3) for pace in PACES.values()] == [None, None, 2.0, 0.0]


def test_the_pace_goes_from_wait_for_me_to_off_and_no_further() -> None:
    names = [PACES["wait"]]
    while (after := faster(names[-1], 1)) is not names[-1]:
        names.append(after)
    assert [pace.name for pace in names] == ["wait", "calm", "brisk", "off"]
    assert faster(PACES["wait"], -1) is PACES["wait"]


def test_a_plain_placement_is_a_step_whose_words_stand_with_its_seat() -> None:
    match = played(preset_cases("dragon_road")[1], 1)
    presenter = opened("dragon_road").present(words("en", "dragon_road"), ["Ana", "Ben", "Cleo"])
    moments = match.moments(None)
    steps = [one for one in happenings(moments) if isinstance(one, TakenStep) and one.record.kind == "placed"]
    assert len(steps) > 20
    placed = steps[4]
    blocks = last_steps([one.event for one in moments[: placed.last + 1]], placed.view, presenter)
    assert placed.seat is not None
    assert blocks[placed.seat][0] == presenter.event(placed.view, placed.moments[0].event).strip()
