"""The road: six stops, two exits from every page but the last, and one encounter between two stops."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.almanac.made_up import complaints
from tests.games.almanac.matches import heard, new_match, play_on
from tests.games.almanac.situations import content, on_page

EXITS = {
    1: (2, 3),
    2: (4, 5),
    3: (6, 7),
    4: (8, 9),
    5: (8, 10),
    6: (9, 11),
    7: (10, 11),
    8: (12, 13),
    9: (12, 14),
    10: (13, 15),
    11: (14, 15),
}
"""The roads of the first four stops, the same in every journey."""


@pytest.mark.rule("ALM-MAP-01")
def test_the_roads_of_the_first_four_stops() -> None:
    assert {page.id: page.exits for page in content().locations.values() if page.stop < 5} == EXITS


@pytest.mark.rule("ALM-MAP-01")
@pytest.mark.parametrize("pick", [0, 1])
def test_a_journey_visits_one_location_of_each_stop(pick: int) -> None:
    match = play_on(new_match(2), pick=pick)
    assert [content().locations[page].stop for page in match.state.way] == [1, 2, 3, 4, 5, 6]
    assert heard(match, "arrived") == list(enumerate(match.state.way, 1))


@pytest.mark.rule("ALM-MAP-01")
@pytest.mark.parametrize("page", [2, 3])
def test_the_guide_decides_which_page_comes_next(page: int) -> None:
    s = on_page(1, seats=2, workers=[0, 0], phase="road", setup=[("bid", "0")] * 2)
    s.then(("road", str(page))).until("encounter")
    assert s.state.exit == page


@pytest.mark.rule("ALM-MAP-02")
def test_every_page_leads_to_two_others_one_stop_on_and_the_last_ones_nowhere() -> None:
    pages = content().locations
    for page in pages.values():
        assert len(set(page.exits)) == (0 if page.stop == 6 else 2)
        assert all(pages[one].stop == page.stop + 1 for one in page.exits)


@pytest.mark.rule("ALM-MAP-02")
def test_both_exits_are_offered_and_no_third() -> None:
    s = on_page(5, seats=2, workers=[0, 0], phase="road", setup=[("bid", "0")] * 2)
    s.then(("road", "10")).step()
    assert s.asked[-1].options == ["8", "10"]


@pytest.mark.rule("ALM-MAP-02")
@pytest.mark.parametrize(
    ("exits", "complaint"),
    [
        ("[2]", "exits: two exits are needed, none at the last stop"),
        ("[2, 2]", "exits: two exits are needed, none at the last stop"),
        ("[2, 3, 4]", "exits: two exits are needed, none at the last stop"),
        ("[2, 5]", "exits: page 5 is not the next stop"),
        ("[2, 99]", "exits: there is no page 99"),
    ],
)
def test_a_box_with_other_roads_is_refused(exits: str, complaint: str, tmp_path: Path) -> None:
    assert complaint in complaints(tmp_path, "locations/01_the_outpost.yaml", "exits: [2, 3]", f"exits: {exits}")


@pytest.mark.rule("ALM-MAP-02")
@pytest.mark.parametrize("seed", range(4))
def test_nobody_comes_to_a_place_twice(seed: int) -> None:
    way = play_on(new_match(2, seed)).state.way
    assert len(set(way)) == len(way) == 6


@pytest.mark.rule("ALM-MAP-03")
def test_the_encounter_bears_the_letter_of_the_stop_that_is_left() -> None:
    match = play_on(new_match(2))
    told = [event for event in match.events(None) if event.kind in ("arrived", "encounter")]
    met = [content().encounters[event.args[0]].letter for event in told if event.kind == "encounter"]
    assert met == ["A", "B", "C", "D", "E"]
    assert [event.kind for event in told] == ["arrived", "encounter"] * 5 + ["arrived"]
