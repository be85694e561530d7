"""The wild mountain: holes, rockslides, the landing test and the risky ending."""

from __future__ import annotations

from typing import Any

import pytest

from dragonroads.games.draghan.track import feature_fault, mountain
from tests.games.draghan.rounds import content, new_race
from tests.games.draghan.situations import Situation, situation

LAYOUTS = ("goat-ladder", "snail-shell", "saw-ridge")


def on_mountain(places: str, track: str = "goat-ladder", *, risky: bool = False, **more: Any) -> Situation:
    """A situation on a mountain path, Goat Ladder unless said otherwise."""
    return situation(places, options={"track": track, "risky": risky}, **more)


def laid_out(table: Situation, **swaps: str) -> Situation:
    """The same path with pairs of its cards exchanged: `M13="M03"` puts M13 where M03 lay and the other way round."""
    race = table.state
    order = race.track_cards
    for one, other in swaps.items():
        i, k = order.index(one), order.index(other)
        order[i], order[k] = other, one
    race.track = race.content.track(race.track_id, order, 36, bool(race.track.landing))
    assert feature_fault(race.track) is None
    return table


def slid(table: Situation) -> list[tuple[int, tuple[int, ...]]]:
    """The rockslides that rolled: space and who started them."""
    return [(space, starters) for space, _, starters in table.heard("rockslide")]


@pytest.mark.rule("RACE-V2-01")
@pytest.mark.parametrize("track", ["mountain", "goat-ladder", "snail-shell", "saw-ridge", "shuffled"])
def test_the_mountain_uses_all_18_cards_and_has_36_spaces(track: str) -> None:
    race = new_race(3, track=track, length=20).until("deal").state
    assert sorted(race.track_cards) == [card.id for card in race.content.tracks.cards]
    assert (len(race.track_cards), race.track.length) == (18, 36)


@pytest.mark.rule("RACE-V2-02")
def test_holes_corners_and_start_divide_the_path_into_straight_runs() -> None:
    tracks = content().tracks
    goat = tracks.mountains[0]
    track = mountain(goat.id, goat.course, content().features(goat.cards), 15, 0)
    starts = sorted(set(track.run_starts[1:]))
    assert starts == [1, 6, 11, 13, 16, 23, 25, 28, 35]


@pytest.mark.rule("RACE-V2-02")
def test_a_hole_is_no_space() -> None:
    assert on_mountain("C5 M0", C="roaring-four").turn().places == "C9 M0"


@pytest.mark.rule("RACE-V2-03", "RACE-DEF-10")
@pytest.mark.parametrize(
    ("row", "end"),
    [("move-3 0I1", 5), ("move-3 1J2", 7), ("move-3 2I0 0I1 2D1", 7), ("move-3", 5), ("roaring-four", 8)],
)
def test_a_movement_card_crosses_a_hole_only_with_stamina_of_its_value(row: str, end: int) -> None:
    assert on_mountain("C4 M0", C=row).turn().places == f"C{end} M0"


@pytest.mark.rule("RACE-V2-03")
def test_a_potion_takes_nobody_over_a_hole_without_stamina() -> None:
    s = on_mountain("C4 M0", C="health-potion move-1 2I0").turns(3)
    assert s.places == "C5 M0"
    assert s.heard("stuck_at_hole") == [(0, 5, 2, 0)]


@pytest.mark.rule("RACE-V2-03")
def test_backward_steps_cross_holes_freely() -> None:
    assert on_mountain("C6 M0", C="pretty-flower").turn().places == "C4 M0"


@pytest.mark.rule("RACE-V2-03")
@pytest.mark.parametrize("card", ["over-there#2", "damsel"])
@pytest.mark.parametrize("trees", ["", "T"])
def test_dragons_moved_by_an_action_card_cross_holes_freely(card: str, trees: str) -> None:
    s = on_mountain("C7 M5 T36", trees=trees, C=card, hugged="" if trees else "T").turn()
    assert s.places == "C7 M7 T36"


@pytest.mark.rule("RACE-V2-04")
@pytest.mark.parametrize(("row", "end"), [("move-3 1D4", 8), ("move-3 1J2", 7), ("move-3 0I1", 5)])
def test_a_crossed_hole_costs_no_step_and_each_hole_is_tested_when_it_is_reached(row: str, end: int) -> None:
    # Holes of value 2 and 3 lie at 5|6 and 7|8.
    assert laid_out(on_mountain("C5 M0", C=row), M13="M03").turn().places == f"C{end} M0"


@pytest.mark.rule("RACE-V2-05", "RACE-V2-06")
def test_landing_on_a_rockslide_puts_everybody_behind_it_in_the_straight_run_to_the_test() -> None:
    s = on_mountain("C9 M8 T6 S5 P3", C="move-1", M="2D1", T="1F1", S="0I1").turn()
    assert s.places == "C11 M8 T5 S5 P3"
    assert slid(s) == [(10, (0,))]


@pytest.mark.rule("RACE-V2-05")
def test_those_ahead_of_the_rocks_in_the_same_run_are_in_no_danger() -> None:
    s = on_mountain("C19 M21 T20 S16", C="move-1").turn()
    assert s.places == "C21 M21 T15 S15"
    assert [seat for seat, *_ in s.heard("fled")] == [2, 3]


@pytest.mark.rule("RACE-V2-05")
def test_all_dragons_that_one_card_brings_there_start_the_rockslide_together() -> None:
    s = on_mountain("C30 M9 T9 S10", C="over-there#1").turn()
    assert slid(s) == [(10, (1, 2))]
    assert s.places == "C30 M11 T11 S11"


@pytest.mark.rule("RACE-V2-05")
def test_passing_over_a_rockslide_space_starts_nothing() -> None:
    s = on_mountain("C9 M8", C="move-3").turn()
    assert (s.places, slid(s)) == ("C12 M8", [])


@pytest.mark.rule("RACE-V2-06")
def test_a_tree_ahead_keeps_the_starter_from_dodging() -> None:
    s = on_mountain("C9 M11", trees="M", C="move-1").turn()
    assert s.places == "C10 M11"
    assert s.heard("fled") == []


@pytest.mark.rule("RACE-V2-06")
@pytest.mark.parametrize(("back", "end"), [("1F1", 5), ("2D1", 9), ("3D1", 9)])
def test_courage_of_the_rocks_value_is_enough_to_stay(back: str, end: int) -> None:
    s = on_mountain("C9 M9", C="move-1", M=back).turn()
    assert s.places == f"C11 M{end}"
    stays = end == 9
    assert ([seat for seat, *_ in s.heard("stood_firm")], [seat for seat, *_ in s.heard("fled")]) == (
        [1] * stays,
        [1] * (not stays),
    )


@pytest.mark.rule("RACE-V2-06")
def test_those_in_danger_are_tested_clockwise_from_the_active_seat() -> None:
    s = on_mountain("C8 M7 T9 S6", T="move-1", M="3D1")
    s.state.turn = 2
    s.turn()
    tested = [args[0] for kind, args, _ in s.told if kind in ("fled", "stood_firm")]
    assert tested == [3, 0, 1]
    assert s.places == "C5 M7 T11 S5"


@pytest.mark.rule("RACE-V2-06")
def test_trees_and_hugged_dragons_neither_test_nor_flee() -> None:
    s = on_mountain("C9 M8 T8", trees="M", hugged="T", C="move-1").turn()
    assert s.places == "C11 M8 T8"
    assert s.heard("fled") == s.heard("stood_firm") == []


@pytest.mark.rule("RACE-V2-06")
def test_a_flight_is_a_walk_that_a_tree_stops() -> None:
    s = on_mountain("C9 M8 T6", trees="T", C="move-1").turn()
    assert s.places == "C11 M7 T6"


@pytest.mark.rule("RACE-V2-07")
def test_a_flight_that_ends_on_a_rockslide_starts_none() -> None:
    # Rockslides on 8 and 10 in one run; a tree on 7 stops the flight of Moss on 8.
    s = laid_out(on_mountain("C9 M9 T7", trees="T", C="move-1 amnesia", M="broken-stick"), M16="M03").turn()
    assert (s.places, slid(s)) == ("C11 M8 T7", [(10, (0,))])
    assert slid(s.turns(3)) == [(10, (0,))]


@pytest.mark.rule("RACE-V2-07")
@pytest.mark.parametrize(
    ("back", "places", "slides"),
    [("1F1", "C30 M11 T5", [(10, (1,))]), ("2D1", "C30 M11 T9", [(10, (1,)), (8, (2,))])],
)
def test_of_two_slides_the_second_does_not_roll_if_its_dragon_has_left(
    back: str, places: str, slides: list[tuple[int, tuple[int, ...]]]
) -> None:
    s = laid_out(on_mountain("C30 M9 T7", C="over-there#1", T=back), M16="M03").turn()
    assert (s.places, slid(s)) == (places, slides)


@pytest.mark.rule("RACE-V2-07")
def test_a_dragon_that_fled_onto_the_space_of_a_second_slide_does_not_start_it() -> None:
    # Sulphur flees from 9 and is stopped on 8 by a tree; only Tide, who landed on 8, starts the rocks there.
    s = on_mountain("C30 M9 T7 S8 P7", trees="P", C="over-there#1", T="2D1 0I1")
    laid_out(s, M16="M03").turn()
    assert slid(s) == [(10, (1,)), (8, (2,))]
    assert s.places == "C30 M11 T9 S8 P7"


@pytest.mark.rule("RACE-V2-08")
def test_a_rockslide_is_never_used_up() -> None:
    s = on_mountain("C9 M9", C="move-1", M="move-1 3J2").turns(2)
    assert slid(s) == [(10, (0,)), (10, (1,))]
    assert s.places == "C11 M11"


@pytest.mark.rule("RACE-LAND-01")
@pytest.mark.parametrize(
    ("footprints", "end"),
    [("1F1 2I0 0I1 3F0", "C11 M8"), ("1F1 0I1 2I0 3F0", "C9 M8")],
)
def test_only_the_last_space_of_a_picnic_counts(footprints: str, end: str) -> None:
    s = on_mountain("C9 M8", top=footprints, C="picnic").turn()
    assert (s.places, slid(s)) == (end, [])


@pytest.mark.rule("RACE-LAND-01", "RACE-V4-02")
def test_a_picnic_and_its_won_bet_are_one_move() -> None:
    s = situation(
        "C9 M8",
        top="1F1 2I0 3F0 2I0",
        C="picnic",
        answers=[("bet_space", "10")],
        options={"track": "goat-ladder", "betting": True},
    ).turn()
    assert (s.places, slid(s)) == ("C13 M8", [])


@pytest.mark.rule("RACE-LAND-01")
def test_a_dragon_that_was_not_moved_or_is_back_on_its_space_starts_nothing() -> None:
    s = on_mountain("C10 M8", top="1F1 0I1 2I0 3F0", C="picnic amnesia").turns(3)
    assert (s.places, slid(s)) == ("C10 M8", [])


@pytest.mark.rule("RACE-LAND-01")
def test_every_move_is_tested_only_once() -> None:
    # A tree keeps Cinder on the rockslide; the next card does not set it off again.
    s = on_mountain("C9 M11", trees="M", C="move-1 amnesia").turns(3)
    assert (s.places, slid(s)) == ("C10 M11", [(10, (0,))])


@pytest.mark.rule("RACE-LAND-01")
def test_a_card_inside_another_is_checked_first_and_only_once() -> None:
    s = on_mountain("C8 M9", C="magic-mirror 3J2", M="move-1").turn()
    kinds = [kind for kind, *_ in s.told if kind in ("rockslide", "copies")]
    assert kinds == ["rockslide", "copies"]
    assert s.places == "C9 M11"
    goblins = on_mountain("C9 M8", top="move-1", C="goblin-tribe").turn()
    assert (goblins.places, slid(goblins)) == ("C11 M5", [(10, (0,))])


@pytest.mark.rule("RACE-LAND-01")
def test_an_exchange_of_places_is_tested_like_a_walk() -> None:
    s = on_mountain("C9 M20 T10", C="witchs-trick").turn()
    assert slid(s) == [(10, (0,))]
    assert s.places == "C11 M20 T5"


@pytest.mark.rule("RACE-V5-01")
def test_the_risky_finish_has_six_spaces_and_its_landing_token_on_32() -> None:
    track = new_race(3, track="saw-ridge", risky=True).until("deal").state.track
    assert (track.finish, track.last, track.landing) == (6, 42, 32)


@pytest.mark.rule("RACE-V5-01")
@pytest.mark.parametrize("start", [42, 51])
def test_without_the_risky_ending_nobody_falls_off_the_mountain(start: int) -> None:
    s = on_mountain(f"C{start} M0", C="move-2").turn()
    assert (s.places, s.heard("fell")) == (f"C{start + 2} M0", [])


@pytest.mark.rule("RACE-V5-01")
def test_there_is_no_risky_ending_in_the_forest() -> None:
    assert situation("C42 M0", C="move-2", options={"risky": True}).turn().places == "C44 M0"


@pytest.mark.rule("RACE-V5-02")
@pytest.mark.parametrize(("card", "start", "end"), [("move-1", 42, 32), ("move-2", 42, 33), ("move-3", 41, 33)])
def test_the_step_beyond_the_cliff_leads_to_32_and_the_move_goes_on(card: str, start: int, end: int) -> None:
    assert on_mountain(f"C{start} M0", risky=True, C=card).turn().places == f"C{end} M0"


@pytest.mark.rule("RACE-V5-03")
@pytest.mark.parametrize(
    ("card", "before", "after"),
    [
        ("sneaky-short-cut", "C41 M42", "C32 M42"),
        ("over-there#2", "C0 M42", "C0 M33"),
        ("roaring-four", "C42 M0", "C35 M0"),
    ],
)
def test_any_forward_move_can_end_in_a_fall(card: str, before: str, after: str) -> None:
    assert on_mountain(before, risky=True, C=card).turn().places == after


@pytest.mark.rule("RACE-V5-03")
def test_a_tree_on_the_landing_space_does_not_stop_the_fall_and_no_rocks_roll() -> None:
    s = on_mountain("C42 M32 T31", risky=True, trees="M", C="move-1").turn()
    assert (s.places, slid(s)) == ("C32 M32 T31", [])
    assert all(32 not in new_race(2, track=one, risky=True).step().state.track.slides for one in LAYOUTS)


@pytest.mark.rule("RACE-V5-04")
def test_the_race_goes_on_if_every_dragon_has_fallen_when_the_round_ends() -> None:
    s = on_mountain("C42 M30", risky=True, C="move-1").until("deal")
    assert s.places == "C32 M30"
    assert not s.state.over
    stays = on_mountain("C41 M30", risky=True, C="move-1").until("crown").step()
    assert stays.state.over
