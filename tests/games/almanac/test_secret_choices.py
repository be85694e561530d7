"""Encounters that all resolve together: sealed choices, pledged workers, and a bid for the Guide token."""

from __future__ import annotations

import pytest

from tests.games.almanac.conftest import Meet, fame

EACH = "[{gain: {gold: 5}, if: {alone: true}}, {gain: {fame: 1}, if: {alone: false}}]"
TRAILS = ", ".join(f"{{id: {trail}, label: {trail}, do: {EACH}}}" for trail in ("ridge", "gorge", "tunnel"))
FORK = f"{{choose: {{sealed: true, options: [{TRAILS}]}}}}"


@pytest.mark.rule("ALM-CARD-13", "ALM-ENC-11")
def test_sealed_choices_are_shown_together_and_one_can_be_alone_with_a_choice(special: Meet) -> None:
    s = special(
        FORK,
        ("choose_in_secret", "ridge"),
        ("choose_in_secret", "gorge"),
        ("choose_in_secret", "ridge"),
        gold=[0, 0, 0],
    )
    assert (s.gold, fame(s), [ask.sealed for ask in s.asked]) == ([0, 5, 0], [1, 0, 1], [True] * 3)
    assert s.heard("choices_shown") == [(((0, "ridge"), (1, "gorge"), (2, "ridge")),)]


@pytest.mark.rule("ALM-CARD-13")
def test_a_guide_who_comes_last_sees_the_choices_of_the_others(special: Meet) -> None:
    picks = [("choose_in_secret", "ridge"), ("choose_in_secret", "gorge"), ("choose_in_secret", "gorge")]
    s = special(FORK, *picks, banner="order: guide_last")
    assert [ask.seat for ask in s.asked] == [1, 2, 0]
    assert s.heard("choices_shown") == [(((1, "ridge"), (2, "gorge")),), (((0, "gorge"),),)]


@pytest.mark.rule("ALM-CARD-13", "ALM-CARD-10")
def test_a_guide_who_stands_aside_keeps_nobody_company(special: Meet) -> None:
    banner = "order: guide_first, may_stand_aside: true"
    picks = [("stand_aside", "aside"), ("choose_in_secret", "ridge"), ("choose_in_secret", "tunnel")]
    assert special(FORK, *picks, banner=banner, gold=[0, 0, 0]).gold == [0, 5, 5]


@pytest.mark.rule("ALM-CARD-12", "ALM-CARD-13")
def test_a_sealed_choice_costs_what_it_says_and_is_offered_to_those_who_can_pay(special: Meet) -> None:
    ways = "{id: buy, label: Buy, cost: {gold: 2}, do: [{gain: {fame: 1}}]}, {id: go, label: Go, do: []}"
    sealed = f"{{choose: {{sealed: true, options: [{ways}]}}}}"
    s = special(sealed, ("choose_in_secret", "buy"), ("choose_in_secret", "go"), seats=2, gold=[2, 1])
    assert (fame(s), s.gold, [ask.options for ask in s.asked]) == ([1, 0], [0, 1], [["buy", "go"], ["go"]])


@pytest.mark.rule("ALM-CARD-14", "ALM-CARD-15", "ALM-CARD-09")
@pytest.mark.parametrize(("pledges", "gold"), [((2, 1, 1), (8, 4, 4)), ((2, 1, 0), (16, 8, 0))])
def test_pledged_workers_rest_and_the_last_one_on_duty_cannot_be_pledged(
    special: Meet, pledges: tuple[int, ...], gold: tuple[int, ...]
) -> None:
    pay = "[{gain: {gold: {per: pledged, times: %d}}, who: pledgers}]"
    bath = f"{{pledge: {{of: workers, most: 2, goal: {{2: 3, 3: 4, 4: 5}}, met: {pay % 4}, missed: {pay % 8}}}}}"
    s = special(bath, *[("pledge", str(n)) for n in pledges], gold=[0, 0, 0], workers=[3, 2, 6])
    assert [ask.options for ask in s.asked] == [list("012"), list("01"), list("012")]
    assert [(p.gold, p.aside) for p in s.state.players] == list(zip(gold, pledges))


@pytest.mark.rule("ALM-BID-08")
def test_a_bid_may_have_the_guide_token_as_its_prize_and_the_road_stays(special: Meet) -> None:
    s = special("{bid: {win: [{gain: {fame: 6}}, {take_guide: {}}]}}", ("bid", "1"), ("bid", "4"), ("bid", "2"))
    road = s.state.exit
    assert (fame(s), s.state.guide) == ([0, 6, 0], 1)
    assert s.until("turn").state.location == road
    assert s.state.turn == 1
