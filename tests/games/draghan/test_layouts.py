"""The mountain paths, and the rules a path must keep."""

from __future__ import annotations

from pathlib import Path

import pytest

from dragonroads import paths
from dragonroads.games.draghan.steps import preparing
from dragonroads.games.draghan.track import Track, corners, feature_fault, mountain
from dragonroads.shelf import Shelf
from tests.games.draghan.rounds import content, new_match, new_race

Slides = dict[int, tuple[int, int, int]]
"""Space -> value, first space of the danger zone, space to flee to."""
LAYOUTS: list[tuple[str, list[int], dict[int, int], Slides]] = [
    (
        "goat-ladder",
        [10, 12, 22, 24, 34],
        {5: 2, 15: 3, 27: 5},
        {10: (2, 6, 5), 20: (3, 16, 15), 24: (4, 23, 22), 34: (5, 28, 27)},
    ),
    (
        "snail-shell",
        [10, 16, 26, 30],
        {7: 2, 21: 5, 29: 3},
        {6: (2, 1, 0), 14: (4, 11, 10), 20: (3, 17, 16), 26: (5, 22, 21)},
    ),
    (
        "saw-ridge",
        [6, 8, 12, 14, 22, 24, 32, 34],
        {3: 2, 17: 3, 27: 5},
        {12: (2, 9, 8), 22: (4, 18, 17), 30: (3, 28, 27), 34: (5, 33, 32)},
    ),
]


def path_of(name: str) -> Track:
    """A mountain path as it is printed."""
    laid = next(one for one in content().tracks.mountains if one.id == name)
    return mountain(laid.id, laid.course, content().features(laid.cards), 15, 0)


def complaints(tmp_path: Path, *changes: tuple[str, str]) -> list[tuple[str, str]]:
    """What is said about the tracks after some text of their file was replaced, and about which line of it."""
    text = (paths.built_in_content() / "draghan" / "tracks.yaml").read_text("utf-8")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    (tmp_path / "draghan").mkdir()
    (tmp_path / "draghan" / "tracks.yaml").write_text(text, "utf-8")
    found, lines = Shelf([paths.built_in_content(), tmp_path], None).check("draghan"), text.splitlines()
    return [(problem.message, lines[problem.line - 1][problem.column - 1 :]) for problem in found]


def swapped(one: str, other: str) -> tuple[tuple[str, str], ...]:
    """Two cards of the Goat Ladder change places."""
    order = "[M01, M02, M12, M03, M15, M04, M05, M13, M06, M16, M07, M17, M08, M14, M09, M10, M18, M11]"
    new = order.replace(one, "?").replace(other, one).replace("?", other)
    return ((order, new),)


GOAT_COURSE = "    name: Goat Ladder\n    course: [E5, S1, W5, S1, E5, S1]"


def course(legs: str) -> tuple[tuple[str, str], ...]:
    """The Goat Ladder takes another course."""
    return ((GOAT_COURSE, f"    name: Goat Ladder\n    course: [{legs}]"),)


@pytest.mark.rule("RACE-V2-02", "RACE-V2-05")
@pytest.mark.parametrize(("name", "turns", "holes", "slides"), LAYOUTS, ids=[layout[0] for layout in LAYOUTS])
def test_a_path_has_its_corners_holes_rockslides_zones_and_flight_spaces(
    name: str, turns: list[int], holes: dict[int, int], slides: Slides
) -> None:
    path = path_of(name)
    assert corners(path.course) == turns
    assert path.holes == holes
    found = {s: (value, path.run_starts[s], path.run_starts[s] - 1) for s, value in path.slides.items()}
    assert found == slides


@pytest.mark.rule("RACE-SETUP-02")
def test_the_forest_course_turns_where_the_picture_shows_it() -> None:
    assert corners(content().tracks.forest.course) == [10, 12, 22, 24, 34]


def test_the_tracks_as_they_are_have_no_fault(tmp_path: Path) -> None:
    assert complaints(tmp_path) == []


GOAT = "id: goat-ladder"
FOREST = (("Enchanted Forest, course: [E5, S1, W5, S1, E5, S1]", "Enchanted Forest, course: [E5, S1, W5]"),)


@pytest.mark.parametrize(
    ("changes", "complaint", "at"),
    [
        ((("M18, M11]", "M18, M10]"),), "every track card must lie on the mountain exactly once", "[M"),
        (((", M18, M11]", ", M18]"),), "every track card must lie on the mountain exactly once", "[M"),
        ((("  - {id: M11}\n", ""),), "expected 18 track cards, found 17", "- {id: M01"),
        (course("E4, S2, W2, N3, E4, S3"), "the course crosses itself", GOAT),
        (course("E5, S1, W5, S1, E5"), "the course must have 18 cards", "[E5, S1, W5, S1, E5]"),
        (FOREST, "the course must have 18 cards", "[E5, S1, W5]"),
        (course("E5, S4, W5, S4"), "the course needs at least 4 corners", GOAT),
        (swapped("M01", "M12"), "the first card must be plain", GOAT),
        (swapped("M01", "M15"), "the first card must be plain", GOAT),
        (swapped("M14", "M18"), "a hole lies too near the finish (31|32 is the last place for one)", GOAT),
        (swapped("M10", "M18"), "a rockslide may not lie on 32", GOAT),
        (swapped("M11", "M18"), "a rockslide may not lie on 36", GOAT),
        (swapped("M04", "M17"), "the rockslide on 12 leads into another one", GOAT),
        (
            (("{id: M15, slide: 2}", "{id: M15, slide: 2, hole: 2}"),),
            "cards: a track card has a hole or a rockslide, not both",
            "{id: M15",
        ),
    ],
)
def test_a_path_that_breaks_a_layout_rule_is_refused_where_it_does(
    tmp_path: Path, changes: tuple[tuple[str, str], ...], complaint: str, at: str
) -> None:
    said, place = complaints(tmp_path, *changes)[0]
    assert said == complaint
    assert place.startswith(at)


def test_31_to_32_is_the_last_place_for_a_hole(tmp_path: Path) -> None:
    assert complaints(tmp_path, *swapped("M10", "M14")) == []


def test_the_space_after_a_rockslide_may_not_be_another_one() -> None:
    course = path_of("goat-ladder").course
    bad = Track("made up", course, 36, 15, slides={10: 2, 11: 3}, run_starts=tuple([0] + [1] * 36))
    assert feature_fault(bad) == "the rockslide on 10 leads into another one"


@pytest.mark.rule("RACE-V2-01")
def test_a_shuffled_mountain_keeps_the_course_and_the_rules_for_its_features() -> None:
    orders = set()
    for seed in range(40):
        race = new_match(3, track="shuffled", seed=seed).state
        assert feature_fault(race.track) is None
        assert sorted(race.track_cards) == [card.id for card in race.content.tracks.cards]
        assert race.track.course in [one.course for one in race.content.tracks.mountains]
        orders.add(tuple(race.track_cards))
    assert len(orders) == 40


@pytest.mark.rule("RACE-V2-01")
def test_a_shuffled_mountain_falls_back_to_the_printed_order_after_200_tries(monkeypatch: pytest.MonkeyPatch) -> None:
    tries: list[Track] = []

    def never_good(track: Track) -> str:
        tries.append(track)
        return "no"

    monkeypatch.setattr(preparing, "feature_fault", never_good)
    race = new_race(3, track="shuffled").step().state
    assert len(tries) == 200
    assert tuple(race.track_cards) == race.content.tracks.mountains[0].cards


@pytest.mark.rule("RACE-V2-01")
def test_any_mountain_is_one_of_the_three_paths_at_random() -> None:
    names = {new_match(3, track="mountain", seed=seed).state.track_id for seed in range(20)}
    assert names == {name for name, *_ in LAYOUTS}
