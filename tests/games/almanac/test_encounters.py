"""Encounters: who meets them in which order, and what comes of it."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from dragonroads.engine.table import Seat
from dragonroads.engine.views import Hidden
from dragonroads.games.almanac.scoring import count_fame
from tests.games.almanac.invented import invent_encounter
from tests.games.almanac.matches import as_match, heard, new_match, play_on, questions, reply
from tests.games.almanac.situations import Situation, content, encounter, facing, on_page

X = 0
MARKERS = 4
"""The line of the final count that is about fame markers."""


def fighters(table: Situation) -> list[Seat]:
    """Who has rolled the fight die, in order."""
    return [seat for seat, *_ in table.heard("fight_roll")]


# --- one for every road ---------------------------------------------------------------------------------------------


@pytest.mark.rule("ALM-ENC-01")
def test_a_journey_meets_each_of_its_five_encounters_once() -> None:
    match = new_match(2, seed=4)
    drawn = list(reversed(match.state.encounter_deck))
    play_on(match)
    assert [card for card, _ in heard(match, "encounter")] == drawn
    assert [content().encounters[card].letter for card in drawn] == list("ABCDE")


@pytest.mark.rule("ALM-ENC-01")
def test_the_top_encounter_is_turned_up_for_everybody() -> None:
    match = as_match(facing("a3"))
    card = encounter("a3")
    for seat in (None, 0, 1, 2):
        assert match.view(seat)["encounter"] == [card]
        assert match.view(seat)["encounter_deck"] == [Hidden(4), Hidden(3), Hidden(2), Hidden(1)]
        assert heard(match, "encounter", seat) == [(card, 0)]


@pytest.mark.rule("ALM-ENC-01")
def test_the_sixth_round_has_no_encounter() -> None:
    s = on_page(16)
    for p in s.state.players:
        p.workers, p.spare = 0, 6
    s.until("over")
    assert s.state.over
    assert s.heard("encounter") == []


@pytest.mark.rule("ALM-ENC-02")
def test_there_are_fights_optional_fights_and_specials() -> None:
    kinds = Counter(card.type for card in content().encounters)
    assert set(kinds) == {"fight", "optional_fight", "special"}


@pytest.mark.rule("ALM-ENC-02")
@pytest.mark.parametrize("card", ["b2", "d2", "e2"])
def test_everybody_goes_through_an_encounter_once(card: str) -> None:
    answers = [("first_player", "0")] if card == "d2" else []
    s = facing(card, dice=[X] * 3, answers=answers).until("clean_up")
    assert sorted(fighters(s)) == [0, 1, 2]


# --- banners --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALM-ENC-03")
@pytest.mark.parametrize(
    ("card", "more", "order"),
    [
        ("a1", {}, [1, 2, 0]),
        ("b1", {}, [2, 0, 1]),
        ("d2", {"answers": [("first_player", "0")]}, [0, 1, 2]),
        ("d2", {"answers": [("first_player", "2")]}, [2, 0, 1]),
        ("e2", {"guards": [0, 2, 1]}, [0, 2, 1]),
        ("e2", {"guards": [0, 1, 0]}, [2, 0, 1]),
    ],
)
def test_the_banner_says_who_begins(card: str, more: dict[str, Any], order: list[Seat]) -> None:
    assert fighters(facing(card, guide=1, dice=[X] * 3, **more).until("clean_up")) == order


@pytest.mark.rule("ALM-ENC-03")
def test_whom_to_begin_with_is_the_guides_choice_among_all() -> None:
    s = facing("d2", guide=1, dice=[X] * 3, answers=[("first_player", "0")]).until("clean_up")
    assert (s.asked[0].seat, s.asked[0].options) == (1, ["1", "2", "0"])


# --- fights ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALM-ENC-04")
def test_a_fight_is_over_at_the_first_win_and_the_rest_get_neither_result() -> None:
    s = facing("a1", gold=[9, 9, 9], guards=[0, 1], dice=[X, 5]).until("clean_up")
    assert s.heard("fight_roll")[-1] == (1, 4, 5, 6, True)
    assert s.gold == [7, 15, 9]


@pytest.mark.rule("ALM-ENC-04")
def test_a_fight_is_over_when_all_have_lost() -> None:
    s = facing("a1", gold=[9, 1, 0], dice=[X, X, X]).until("clean_up")
    assert s.asked == []
    assert s.gold == [7, 0, 0]


@pytest.mark.rule("ALM-ENC-04")
def test_where_everyone_fights_a_win_does_not_end_it() -> None:
    s = facing("e2", guards=[3, 3, 3], gold=[0, 0, 0], dice=[5, X, 5]).until("clean_up")
    assert (fighters(s), s.gold) == ([0, 1, 2], [6, 0, 6])


@pytest.mark.rule("ALM-ENC-05")
def test_in_an_optional_fight_each_player_fights_or_takes_the_other_way() -> None:
    answers = [("face", "special"), ("face", "fight"), ("face", "special")]
    s = facing("c3", gold=[9, 9, 9], guide=2, answers=answers, dice=[5, X, 0]).until("clean_up")
    assert [ask.options for ask in s.asked] == [["fight", "special"]] * 3
    assert s.heard("faces") == [(2, "special"), (0, "fight"), (1, "special")]
    assert (s.gold, [p.aside for p in s.state.players]) == ([9, 7, 13], [1, 0, 0])


@pytest.mark.rule("ALM-ENC-05")
def test_an_optional_fight_ends_at_the_first_fight_won_and_not_at_a_special() -> None:
    answers = [("face", "special"), ("face", "fight"), ("gain_good", "everice"), ("gain_good", "everice")]
    s = facing("a2", gold=[9, 9, 9], guards=[2, 2, 2], answers=answers, dice=[5]).until("clean_up")
    assert s.heard("faces") == [(1, "special"), (2, "fight")]
    assert (s.gold, s.goods(2)) == ([9, 8, 9], "VV")


@pytest.mark.rule("ALM-ENC-06")
@pytest.mark.parametrize(("card", "lacking"), [("a2", {"gold": [0, 0, 0]}), ("d3", {"goods": ["", "", ""]})])
def test_the_other_way_is_open_only_to_those_who_can_pay_for_it(card: str, lacking: dict[str, Any]) -> None:
    s = facing(card, dice=[X, X, X], **lacking).until("clean_up")
    assert s.asked == []
    assert s.heard("faces") == [(1, "fight"), (2, "fight"), (0, "fight")]


@pytest.mark.rule("ALM-ENC-06")
@pytest.mark.parametrize(("contracts", "asked"), [(["01"], ["fight", "special"]), ([], [])])
def test_the_other_way_is_open_only_to_those_who_can_do_what_it_demands(
    contracts: list[str], asked: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    swap = "{do: [{draw_contract: {returning: 1, draw: 1}}], text: Swap a contract.}"
    invent_encounter(monkeypatch, "b3", special=swap)
    s = facing("b3", contracts=contracts, answers=[("first_player", "0"), ("face", "fight")], dice=[X]).step().step()
    assert [ask.options for ask in s.asked if ask.kind == "face"] == ([asked] if asked else [])


# --- specials and results -------------------------------------------------------------------------------------------


@pytest.mark.rule("ALM-ENC-07")
def test_in_a_special_nobody_fights_and_each_acts_once() -> None:
    s = facing("a3", goods=["V", "VVV", ""], answers=[("name_good", "everice"), ("exchange", "1"), ("exchange", "2")])
    s.until("clean_up")
    assert fighters(s) == []
    assert [ask.seat for ask in s.asked] == [0, 0, 1]
    assert [p.fame for p in s.state.players] == [5, 10, 0]


@pytest.mark.rule("ALM-ENC-08")
def test_a_result_is_settled_completely_before_the_next_player_acts() -> None:
    answers = [("first_player", "0"), ("gain_good", "dewleaf"), ("gain_good", "skyfish"), ("drop_cargo", "everice")]
    s = facing("d2", guards=[3], goods=["VVV"], answers=answers, dice=[5, X, X]).until("clean_up")
    happened = [(kind, args[0]) for kind, args, _ in s.told if kind in ("fight_roll", "gained_goods", "dropped")]
    assert happened == [("fight_roll", 0), ("gained_goods", 0), ("dropped", 0), ("fight_roll", 1), ("fight_roll", 2)]


@pytest.mark.rule("ALM-ENC-08", "ALM-CARD-08")
def test_losers_choose_the_goods_they_lose_unless_chance_does() -> None:
    chosen = facing("c1", seats=2, goods=["DDS"], answers=[("give_good", "skyfish")]).until("clean_up")
    assert [ask.options for ask in chosen.asked] == [["dewleaf", "skyfish"]]
    assert chosen.goods(0) == "D"
    random = facing("b1", seats=2, guide=1, goods=["DDS"], dice=[X, 2, X]).until("clean_up")
    assert (random.asked, random.goods(0)) == ([], "DD")


@pytest.mark.rule("ALM-ENC-09")
def test_who_has_nothing_of_what_a_defeat_takes_gets_away_with_it() -> None:
    s = facing("b1", gold=[5, 5, 5], dice=[X, X, X]).until("clean_up")
    assert (s.gold, s.heard("lost_goods"), s.heard("paid_gold")) == ([5, 5, 5], [], [])
    poor = facing("a1", goods=["DD", "DD", "DD"], gold=[0, 0, 0], dice=[X, X, X]).until("clean_up")
    assert [poor.goods(seat) for seat in range(3)] == ["DD"] * 3


@pytest.mark.rule("ALM-ENC-10")
def test_fame_from_an_encounter_is_a_public_marker_that_counts_at_the_end() -> None:
    match = as_match(facing("a3", goods=["V"]))
    reply(match, "everice", "1")
    for seat in (None, 0, 1, 2):
        assert match.view(seat)["players"][0]["fame"] == 5
        assert heard(match, "gained_fame", seat) == [(0, 5)]
    assert count_fame(match.state, match.state.players[0])[MARKERS] == 5
    assert match.state.encounter_discard == [encounter("a3")]


@pytest.mark.rule("ALM-ENC-11")
def test_secret_picks_are_shown_when_the_last_one_is_in() -> None:
    match = as_match(facing("c4", guide=2, gold=[9, 9, 9]))
    first, second = questions(match)
    before = [match.view(seat) for seat in (None, 0, 1, 2)]
    match.answer(second.seat, second.n, "4")
    assert [match.view(seat) for seat in (None, 0, 1, 2)] == before
    assert heard(match, "pledged") == []
    match.answer(first.seat, first.n, "1")
    assert heard(match, "pledged") == [(((0, 1), (1, 4)),)]


@pytest.mark.rule("ALM-ENC-11")
def test_ties_in_a_bid_of_an_encounter_go_to_the_guide_or_clockwise() -> None:
    answers = [("stand_aside", "aside"), ("bid", "4"), ("bid", "4")]
    s = facing("d4", guide=1, gold=[9, 9, 9], answers=answers).until("clean_up")
    assert [p.fame for p in s.state.players] == [0, 0, 9]
