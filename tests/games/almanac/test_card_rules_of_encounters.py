"""What holds for all encounters: rest, banners and their favours, sealed choices, pledges, bids, results of fights."""

from __future__ import annotations

import pytest

from tests.games.almanac.invented import invent_contract, invent_encounter
from tests.games.almanac.matches import as_match, heard, questions
from tests.games.almanac.moments import before_bid
from tests.games.almanac.situations import Situation, facing

X = 0
FORK = """
do:
- choose:
    sealed: true
    options:
    - {id: ridge, label: Ridge, do: [{gain: {gold: 5}, if: {alone: true}}, {gain: {fame: 1}, if: {alone: false}}]}
    - {id: gorge, label: Gorge, do: [{gain: {gold: 9}, if: {alone: true}}]}
text: Ridge or gorge.
"""
CAMP = """
do: [{pledge: {of: workers, most: 2, goal: {2: 3, 3: 4, 4: 5}, met: [], missed: []}}]
text: Who puts up the tents?
"""


def rolls(table: Situation) -> list[int]:
    """Who rolled the fight die, in order."""
    return [seat for seat, *_ in table.heard("fight_roll")]


# --- rest -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALM-CARD-09")
def test_a_resting_worker_sits_out_the_next_round_and_comes_back_at_its_end() -> None:
    s = facing("d1", seats=2, guide=1, dice=[X, X], gold=[9, 9]).until("arrive")
    s.then(*[("bid", "0")] * 2).until("turn")
    assert [p.workers for p in s.state.players] == [2, 2]
    s.state.phase = "retrieve"
    assert [p.workers for p in s.step().state.players] == [3, 3]


@pytest.mark.rule("ALM-CARD-09")
@pytest.mark.parametrize(("workers", "resting"), [(3, 2), (2, 1), (1, 0)])
def test_at_least_one_worker_stays_on_duty(workers: int, resting: int, monkeypatch: pytest.MonkeyPatch) -> None:
    tired = "{strength: 6, win: [], lose: [{lose: {rest: 2}}], win_text: Won., lose_text: Lost.}"
    invent_encounter(monkeypatch, "a1", fight=tired)
    s = facing("a1", seats=2, workers=[workers], dice=[X, X]).until("clean_up")
    assert (s.player(0).workers, s.player(0).aside) == (workers - resting, resting)


# --- banners --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALM-CARD-10")
def test_the_guide_does_what_the_banner_says_first_and_what_it_keeps_for_the_end_last() -> None:
    first = facing("a3", guide=1, goods=["V", "", "V"], answers=[("name_good", "everice"), *[("exchange", "0")] * 2])
    assert (first.until("clean_up").asked[0].seat, first.asked[0].kind) == (1, "name_good")
    last = facing("a4", guide=1, goods=["V"], answers=[("exchange", "0"), ("gain_good", "dewleaf")]).until("clean_up")
    assert [(ask.seat, ask.kind) for ask in last.asked] == [(0, "exchange"), (1, "gain_good")]


@pytest.mark.rule("ALM-CARD-10")
def test_a_guide_who_stands_aside_has_no_part_in_the_card_but_the_named_reward() -> None:
    answers = [("stand_aside", "aside"), ("bid", "4"), ("bid", "1")]
    s = facing("d4", guide=1, gold=[9, 9, 9], answers=answers).until("clean_up")
    assert [ask.seat for ask in s.asked] == [1, 2, 0]
    assert (s.gold, s.heard("stood_aside")) == ([9, 12, 8], [(1,)])


@pytest.mark.rule("ALM-CARD-10", "ALM-CARD-16")
def test_a_guide_who_joins_in_gets_no_reward_for_standing_aside() -> None:
    answers = [("stand_aside", "join"), ("bid", "5"), ("bid", "1"), ("bid", "2")]
    s = facing("d4", gold=[9, 9, 9], answers=answers).until("clean_up")
    assert (s.gold, s.player(0).fame) == ([8, 9, 9], 9)


@pytest.mark.rule("ALM-CARD-11")
def test_a_banner_may_give_the_guide_strength() -> None:
    s = facing("c1", guide=1, dice=[X] * 3).until("clean_up")
    assert [(seat, own) for seat, own, *_ in s.heard("fight_roll")] == [(1, 3), (2, 2), (0, 2)]


@pytest.mark.rule("ALM-CARD-11")
def test_a_banner_may_keep_the_guide_from_harm() -> None:
    s = facing("b2", guide=1, dice=[X] * 3).until("clean_up")
    assert [p.aside for p in s.state.players] == [1, 0, 1]


@pytest.mark.rule("ALM-CARD-11")
def test_a_banner_may_let_the_guide_roll_again(monkeypatch: pytest.MonkeyPatch) -> None:
    invent_encounter(monkeypatch, "a1", banner="{order: guide_first, rerolls: 2, text: Luck.}")
    s = facing("a1", guide=1, dice=[X] * 4, answers=[("reroll", "again"), ("reroll", "keep")]).until("clean_up")
    assert rolls(s) == [1, 1, 2, 0]


@pytest.mark.rule("ALM-CARD-11")
def test_a_banner_may_let_the_guide_roll_any_die_again(monkeypatch: pytest.MonkeyPatch) -> None:
    invent_encounter(monkeypatch, "c3", banner="{order: guide_first, rerolls: 1, text: Luck.}")
    answers = [("face", "special"), ("reroll", "again"), ("face", "special")]
    s = facing("c3", seats=2, gold=[9, 9], dice=[0, 5, 2], answers=answers).until("clean_up")
    assert (s.heard("rolled"), s.gold) == ([(0, 1), (0, 6), (1, 3)], [13, 9])


# --- sealed choices -------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALM-CARD-13")
def test_sealed_choices_are_made_in_private_and_shown_together(monkeypatch: pytest.MonkeyPatch) -> None:
    invent_encounter(monkeypatch, "b4", special=FORK)
    match = as_match(facing("b4", gold=[0, 0, 0]))
    assert [q.sealed for q in questions(match)] == [True] * 3
    for question, pick in zip(questions(match), ("ridge", "gorge", "ridge")):
        assert heard(match, "choices_shown") == []
        match.answer(question.seat, question.n, pick)
    assert heard(match, "choices_shown") == [(((0, "ridge"), (1, "gorge"), (2, "ridge")),)]
    assert [p.gold for p in match.state.players] == [0, 9, 0]
    assert [p.fame for p in match.state.players] == [1, 0, 1]


@pytest.mark.rule("ALM-CARD-13")
def test_a_guide_whom_the_banner_puts_last_sees_the_choices_of_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    invent_encounter(monkeypatch, "b4", special=FORK, banner="{order: guide_last, text: The Guide ends.}")
    match = as_match(facing("b4", guide=1, gold=[0, 0, 0]))
    assert [q.seat for q in questions(match)] == [0, 2]
    for question in questions(match):
        match.answer(question.seat, question.n, "gorge")
    assert heard(match, "choices_shown") == [(((2, "gorge"), (0, "gorge")),)]
    assert [q.seat for q in questions(match)] == [1]


@pytest.mark.rule("ALM-CARD-13")
def test_who_stands_aside_keeps_nobody_company(monkeypatch: pytest.MonkeyPatch) -> None:
    banner = "{order: guide_first, may_stand_aside: true, text: The Guide may walk round it.}"
    invent_encounter(monkeypatch, "b4", special=FORK, banner=banner)
    answers = [("stand_aside", "aside"), ("choose_in_secret", "ridge"), ("choose_in_secret", "gorge")]
    s = facing("b4", gold=[0, 0, 0], answers=answers).until("clean_up")
    assert s.gold == [0, 5, 9]


# --- pledges --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALM-CARD-14")
def test_one_pledges_up_to_what_the_card_allows_and_one_has() -> None:
    s = facing("c4", seats=2, gold=[9, 2], answers=[("pledge", "2"), ("pledge", "0")]).until("clean_up")
    assert [(ask.seat, ask.options[-1], ask.private, ask.sealed) for ask in s.asked] == [
        (1, "2", True, True),
        (0, "5", True, True),
    ]


@pytest.mark.rule("ALM-CARD-14")
@pytest.mark.parametrize(("pledges", "gold"), [("23", [6, 7]), ("10", [9, 8])])
def test_pledged_gold_is_spent_whatever_comes_of_it(pledges: str, gold: list[int]) -> None:
    s = facing("c4", seats=2, gold=[9, 9], answers=[("pledge", one) for one in pledges])
    s.then(*[("gain_good", "everice")] * 2 * (sum(map(int, pledges)) >= 5)).until("clean_up")
    assert s.gold == gold


@pytest.mark.rule("ALM-CARD-14")
def test_pledged_workers_rest_and_nobody_pledges_the_last_one(monkeypatch: pytest.MonkeyPatch) -> None:
    invent_encounter(monkeypatch, "c4", special=CAMP)
    s = facing("c4", seats=2, workers=[4, 2], answers=[("pledge", "1"), ("pledge", "2")]).until("clean_up")
    assert [(ask.seat, ask.options[-1]) for ask in s.asked] == [(1, "1"), (0, "2")]
    assert [(p.workers, p.aside) for p in s.state.players] == [(2, 2), (1, 1)]


@pytest.mark.rule("ALM-CARD-14")
def test_the_guide_pledges_after_the_others_are_shown_where_the_banner_says_so() -> None:
    match = as_match(facing("c4", guide=0, gold=[9, 9, 9]))
    assert [q.seat for q in questions(match)] == [1, 2]
    for question in questions(match):
        match.answer(question.seat, question.n, "3")
    assert heard(match, "pledged", 0) == [(((1, 3), (2, 3)),)]
    assert [q.seat for q in questions(match)] == [0]


@pytest.mark.rule("ALM-CARD-15")
@pytest.mark.parametrize(
    ("pledges", "met"), [("23", True), ("13", False), ("223", True), ("222", False), ("2223", True), ("2222", False)]
)
def test_the_pledges_together_must_reach_the_goal_for_so_many_players(pledges: str, met: bool) -> None:
    seats = len(pledges)
    s = facing("c4", seats=seats, gold=[9] * seats, answers=[("pledge", one) for one in pledges])
    s.then(*[("gain_good", "everice")] * seats * met).until("clean_up")
    assert bool(s.heard("pledges_met")) is met
    assert [len(s.goods(seat)) for seat in range(seats)] == [int(met)] * seats


@pytest.mark.rule("ALM-CARD-15")
def test_if_the_goal_is_missed_the_other_part_of_the_card_applies() -> None:
    s = facing("c4", gold=[9, 9, 9], goods=["DDDD"] * 3, answers=[("pledge", one) for one in "021"]).until("clean_up")
    assert [s.goods(seat) for seat in range(3)] == ["DDD", "D", "DDD"]


@pytest.mark.rule("ALM-CARD-15")
def test_top_pledgers_are_all_who_promised_the_most() -> None:
    answers = [("pledge", one) for one in "331"] + [("gain_good", "everice")] * 3
    s = facing("c4", gold=[9, 9, 9], answers=answers).until("clean_up")
    assert [p.fame for p in s.state.players] == [0, 4, 4]


@pytest.mark.rule("ALM-CARD-15")
def test_nobody_is_a_top_pledger_with_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    nothing = "goal: {2: 0, 3: 0, 4: 0}, met: [{gain: {fame: 4}, who: top_pledgers}], missed: []"
    invent_encounter(monkeypatch, "c4", special=f"{{do: [{{pledge: {{of: gold, most: 5, {nothing}}}}}], text: Tents.}}")
    s = facing("c4", seats=2, gold=[9, 9], answers=[("pledge", "0")] * 2).until("clean_up")
    assert [p.fame for p in s.state.players] == [0, 0]


# --- bids and fights ------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALM-CARD-16")
def test_a_bid_of_an_encounter_is_for_those_who_did_not_stand_aside() -> None:
    answers = [("stand_aside", "aside"), ("bid", "3"), ("bid", "7")]
    s = facing("d4", guide=2, gold=[9, 9, 0], answers=answers).until("clean_up")
    assert (s.gold, s.player(1).fame) == ([9, 6, 3], 9)


@pytest.mark.rule("ALM-CARD-17")
@pytest.mark.parametrize(("guide", "ties", "winner"), [(0, ["", "30"], 1), (0, ["", "", "30"], 2), (2, ["30", ""], 0)])
def test_some_abilities_win_every_tie(guide: int, ties: list[str], winner: int) -> None:
    s = before_bid(guide, [9, 9, 9], ties).then(*[("bid", "4")] * 3).step()
    assert s.state.guide == winner


@pytest.mark.rule("ALM-CARD-17")
def test_between_two_who_win_ties_the_usual_rule_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    invent_contract(monkeypatch, "24", abilities="[{hook: always, do: [{modify: {bid_tie: 1}}]}]")
    answers = [("stand_aside", "join"), *[("bid", "4")] * 3]
    s = facing("d4", guide=1, gold=[9, 9, 9], caravans=["30"], done=["", "", "24"], answers=answers).until("clean_up")
    assert s.player(2).fame == 9


@pytest.mark.rule("ALM-CARD-17")
@pytest.mark.parametrize(("bids", "price"), [("95", 3), ("92", 0), ("91", 0), ("90", 0)])
def test_some_abilities_lower_what_a_won_bid_costs_down_to_nothing(bids: str, price: int) -> None:
    s = before_bid(0, [9, 9], ["30"]).then(*(("bid", one) for one in bids)).step()
    assert s.gold == [9 - price, 9]
    assert s.heard("bids_shown")[0][2] == price


@pytest.mark.rule("ALM-CARD-22")
def test_harm_comes_first_and_abilities_for_a_lost_fight_follow() -> None:
    s = facing("a1", seats=2, gold=[1, 9], done=["10"], dice=[X, X]).until("clean_up")
    assert s.gold[0] == 4


@pytest.mark.rule("ALM-CARD-22")
def test_a_reward_comes_first_and_abilities_for_a_won_fight_follow(monkeypatch: pytest.MonkeyPatch) -> None:
    invent_contract(monkeypatch, "24", abilities="[{hook: on_fight_won, do: [{gain: {gold: {per: strength}}}]}]")
    answers = [("first_player", "0"), ("face", "fight")]
    s = facing("b3", seats=2, guards=[1], done=["24"], dice=[4], answers=answers).until("clean_up")
    assert s.heard("gained_gold") == [(0, 6)]
