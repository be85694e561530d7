"""The rule beside the reason why a space is closed is the very rule of the page that says so."""

from __future__ import annotations

import pytest

from dragonroads.games.almanac.placement import Placement
from dragonroads.games.almanac.reasons import AreaUsed, PageReason
from dragonroads.games.almanac.stores import NoTokenLeft
from dragonroads.games.almanac.turns import closed_spaces, pieces_of, placings_of
from tests.games.almanac.declared import REASONS
from tests.games.almanac.situations import ROAD, Situation, content, on_page

PEAKS = "crystal_peaks"
PLAYERS = (2, 3, 4)
OTHERS = {
    (ROAD, 2): {"own_corner": "DR-02-2"},
    (ROAD, 4): {"climb_fee": "DR-04-3"},
    (ROAD, 5): {"fare": "DR-05-3"},
    (ROAD, 9): {"trail_lost": "DR-09-2"},
    (ROAD, 14): {"own_shoulders": "DR-14-3", "full_stack": "DR-14-3", "tip": "DR-14-2"},
    (PEAKS, 1): {"area_used": "L01-3", "no_path": "L01-2"},
    (PEAKS, 4): {"snowed_in": "L04-2"},
    (PEAKS, 5): {"off_the_scale": "L05-2"},
    (PEAKS, 6): {"beam_tilts": "L06-2"},
    (PEAKS, 8): {"bathed_there": "L08-3"},
    (PEAKS, 11): {"no_token_left": "L11-5"},
    (PEAKS, 12): {"not_lit": "L12-3"},
    (PEAKS, 13): {"tent_fee": "L13-4"},
    (PEAKS, 14): {"in_quarantine": "L14-3"},
    (PEAKS, 16): {"not_that_hall": "L16-2"},
    (PEAKS, 17): {"bribe": "L17-3"},
    (PEAKS, 18): {"own_place": "L18-5"},
    (PEAKS, 19): {"ship_crowded": "L19-3"},
}
"""What the first rule of a page does not say."""
PAGES = [(box, page) for box in (ROAD, PEAKS) for page in content(box).locations]


def rule_of(box: str, page: int, seats: int) -> Placement:
    return content(box).pages(seats)[page].rule


def cited(table: Situation, seat: int, reason: str) -> dict[str, str]:
    """For each space that is closed for this reason, the rule beside it."""
    p = table.player(seat)
    placings = placings_of(table.state, p, pieces_of(table.state, p))
    found = closed_spaces(table.state, p, list(placings))
    return {str(one.option[0]): one.reason.rule for one in found if one.reason.kind == reason}


@pytest.mark.parametrize("seats", PLAYERS)
@pytest.mark.parametrize(("box", "page"), PAGES)
def test_every_reason_of_a_page_cites_the_rule_that_says_so(box: str, page: int, seats: int) -> None:
    here = content(box).locations[page]
    kinds = {reason.kind: reason for reason in rule_of(box, page, seats).reasons}
    if (box, page) == (ROAD, 12):
        expected = {"asleep": "DR-12-2" if seats == 2 else "DR-12-1"}
    else:
        expected = dict.fromkeys(kinds, here.placing_rule)
        expected |= OTHERS.get((box, page), {})
    assert {kind: here.rule_for(reason, seats) for kind, reason in kinds.items()} == expected


def test_a_placement_rule_lists_the_reasons_that_stand_above_it() -> None:
    pages = [kind for kind in REASONS.values() if issubclass(kind, PageReason)]
    for rule in {type(rule_of(box, page, 4)) for box, page in PAGES}:
        above = {reason for reason in pages if reason.__module__ == rule.__module__}
        assert above <= set(rule.reasons), rule
        assert set(rule.reasons) - above <= {AreaUsed, NoTokenLeft}, rule


@pytest.mark.rule("DR-02-1", "DR-02-2")
def test_beside_and_at_a_corner_are_two_rules_of_the_monastery() -> None:
    table = on_page(2, seats=2).put(0, "b3")
    assert cited(table, 0, "own_neighbour") == dict.fromkeys(("a3", "b2", "b4", "c3"), "DR-02-1")
    assert cited(table, 0, "own_corner") == dict.fromkeys(("a2", "a4", "c2", "c4"), "DR-02-2")


@pytest.mark.rule("DR-14-2", "DR-14-3")
def test_shoulders_are_closed_by_the_rule_for_them() -> None:
    table = on_page(14, seats=2, gold=[1, 9]).put(1, "a1").put(0, "b1").put(0, "a2").put(1, "a2")
    assert cited(table, 0, "tip") == {"a1": "DR-14-2"}
    assert cited(table, 0, "own_shoulders") == {"b1": "DR-14-3"}
    assert cited(table, 0, "full_stack") == {"a2": "DR-14-3"}


@pytest.mark.rule("L01-2", "L01-3")
def test_a_visited_knot_and_one_without_a_path_are_closed_by_rules_of_their_own() -> None:
    table = on_page(1, seats=2, box=PEAKS).put(0, "a1")
    assert cited(table, 0, "area_used") == {"a2": "L01-3"}
    assert set(cited(table, 0, "no_path").values()) == {"L01-2"}


@pytest.mark.rule("L11-5")
def test_without_a_bottle_the_ledge_to_fill_one_is_closed_by_its_rule() -> None:
    table = on_page(11, seats=2, gold=[9, 9], box=PEAKS)
    table.state.lying["silver_mist"] = []
    assert cited(table, 0, "no_token_left") == {"c1": "L11-5"}
