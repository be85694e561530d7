"""The Action Phase: who places when, who is skipped, when it ends, and what happens inside a turn."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from dragonroads.games.almanac.model import Player, T
from dragonroads.games.almanac.placements.pyramid_support import PyramidSupport
from dragonroads.games.almanac.purse import gain_gold
from tests.games.almanac.made_up import Anywhere, on_made_up_page
from tests.games.almanac.matches import as_match, options, questions, reply
from tests.games.almanac.situations import Situation, facing, on_page

SHOP, DEWLEAF = "do: [{visit_shop: {}}]", "do: [{gain_goods: {dewleaf: 1}}]"
SELL = "do: [{sell_goods: {good: dewleaf, price: 4}}]"
BUNKHOUSE = "12"
"""A caravan card with a worker, for 11 gold."""


def kinds(s: Situation) -> list[str]:
    """The kinds of everything that was told."""
    return [kind for kind, *_ in s.told]


# --- turns ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALM-ACTION-01")
def test_the_guide_begins_and_everybody_places_one_worker_at_a_time() -> None:
    s = on_page(1, seats=3, guide=2).place("b1", "b2", "b3", "d1")
    assert [(seat, space) for seat, space, _ in s.heard("placed")] == [(2, "b1"), (0, "b2"), (1, "b3"), (2, "d1")]
    assert [(p.workers, p.placed) for p in s.state.players] == [(2, 1), (2, 1), (1, 2)]


@pytest.mark.rule("ALM-ACTION-01")
def test_the_action_is_carried_out_before_the_next_turn() -> None:
    s = on_page(1, seats=2).place("b1")
    assert s.goods(0) == "DDD"
    assert s.place("c1").goods(1) == "EE"


@pytest.mark.rule("ALM-ACTION-02")
def test_who_can_place_is_not_offered_to_pass() -> None:
    s = on_made_up_page(DEWLEAF, DEWLEAF, seats=2).place("a1")
    assert s.asked[-1].options == ["a1", "a2"]


@pytest.mark.rule("ALM-ACTION-02")
def test_a_single_legal_space_must_be_taken_all_the_same() -> None:
    s = on_made_up_page(DEWLEAF, seats=2).place("a1")
    assert s.asked[-1].options == ["a1"]
    assert s.at("a1") == "0"


@pytest.mark.rule("ALM-ACTION-02")
def test_a_token_may_allow_to_pass_and_a_pass_is_a_turn_taken() -> None:
    s = on_page(1, seats=2, tokens=["bedroll"], workers=[1, 0]).place("pass bedroll")
    assert s.heard("passed") == [(0, "bedroll")]
    s.step()
    assert s.place("b1").at("b1") == "0"
    assert not [option for option in s.asked[-1].options if "pass" in option]


@pytest.mark.rule("ALM-ACTION-02")
def test_with_only_a_hired_piece_left_the_turn_may_be_declined_and_is_not_taken_then() -> None:
    s = on_page(1, seats=2, gold=[9, 9], tokens=["hireling"], workers=[0, 0]).place("decline")
    assert (s.heard("declined"), s.gold[0]) == ([(0,)], 9)
    assert s.step().state.phase == "finish_page"


@pytest.mark.rule("ALM-ACTION-02")
def test_with_a_worker_left_a_turn_may_not_be_declined() -> None:
    s = on_page(1, seats=2, gold=[9, 9], tokens=["hireling"]).place("b1")
    assert "decline" not in s.asked[-1].options


@pytest.mark.rule("ALM-ACTION-03")
def test_without_a_piece_to_place_a_player_is_skipped() -> None:
    s = on_page(1, seats=2, workers=[0, 1]).step().place("b1")
    assert [ask.seat for ask in s.asked] == [1]


@pytest.mark.rule("ALM-ACTION-03")
def test_another_piece_will_do_if_there_is_no_worker() -> None:
    s = on_page(1, seats=2, gold=[9, 9], tokens=["hireling"], workers=[0, 1]).place("b1 hireling")
    assert s.at("b1") == "0"


@pytest.mark.rule("ALM-ACTION-03")
@pytest.mark.parametrize("page", [p for p in range(1, 18) if p != 13])
def test_a_hired_piece_whose_wage_cannot_be_paid_is_placed_nowhere_not_even_to_rest(page: int) -> None:
    s = on_page(page, seats=2, gold=[1, 9], goods=["DE"], tokens=["hireling bottled_lightning"], workers=[0, 1])
    assert s.spaces(0) == []


@pytest.mark.rule("ALM-ACTION-03")
def test_without_a_legal_space_a_player_is_skipped() -> None:
    s = on_made_up_page(SELL, seats=2, goods=["", "D"]).step()
    assert (s.asked, s.heard("skipped")) == ([], [(0,)])
    assert s.place("a1").at("a1") == "1"


@pytest.mark.rule("ALM-ACTION-04")
def test_who_was_skipped_is_asked_again_when_others_have_opened_a_space() -> None:
    carried = PyramidSupport("made-up", carriers={"a2": ("a1",)}, rest_except=("sell_goods", "visit_shop"))
    s = on_made_up_page(SELL, SHOP, rule=carried, seats=2, goods=["", "D"]).step()
    assert (s.asked, s.heard("skipped")) == ([], [(0,)])
    s.then(("shop", "guard")).place("a1", "a2")
    assert s.at("a2") == "0"


@pytest.mark.rule("ALM-ACTION-05")
def test_the_phase_is_over_after_a_whole_lap_in_which_nobody_took_a_turn() -> None:
    s = on_page(1, seats=3, workers=[1, 0, 2])
    s.place("b1").step().place("b2")
    s.step().step()
    assert (s.state.phase, s.state.waiting) == ("turn", 2)
    s.place("c1")
    assert s.state.waiting == 0
    s.step().step()
    assert s.state.phase == "turn"
    assert s.step().state.phase == "finish_page"


# --- workers and stand-ins ------------------------------------------------------------------------------------------


@pytest.mark.rule("ALM-ACTION-06")
def test_workers_behind_the_screen_are_not_placed() -> None:
    s = on_page(1, seats=2, workers=[1, 1]).place("b1", "b2").until("finish_page")
    assert len(s.asked) == 2
    assert [(p.spare, p.placed) for p in s.state.players] == [(5, 1), (5, 1)]


@pytest.mark.rule("ALM-ACTION-06")
def test_a_borrowed_worker_goes_back_behind_the_screen_when_the_round_ends() -> None:
    s = on_page(1, seats=2, workers=[2, 0]).put(0, "b1", "c1")
    p = s.player(0)
    p.placed, p.borrowed = 1, 1
    assert (p.workers, p.spare) == (0, 4)
    s.until("before_bid")
    assert (p.workers, p.spare, p.placed, p.borrowed) == (1, 5, 0, 0)


@pytest.mark.rule("ALM-ACTION-07", "ALM-STD-06", "ALM-STD-09")
def test_t_std_2_a_worker_bought_with_the_last_placement_gives_one_more_turn() -> None:
    s = on_page(1, seats=2, gold=[20], workers=[1, 0], display=BUNKHOUSE)
    s.state.caravan_discard.append(s.state.display.pop())
    s.place("a1")
    assert (s.player(0).workers, s.player(0).spare) == (1, 4)
    assert s.step().place("b1").at("b1") == "0"


@pytest.mark.rule("ALM-ACTION-07")
def test_a_new_worker_is_ready_from_the_next_turn_on_not_in_the_same() -> None:
    s = on_page(1, seats=2, gold=[20], display=BUNKHOUSE)
    s.state.caravan_discard.append(s.state.display.pop())
    s.place("a1")
    assert len(s.asked) == 1
    assert s.place("b1").at("b1") == "1"


@pytest.mark.rule("ALM-ACTION-07")
def test_a_worker_gained_on_the_road_starts_work_in_the_next_round() -> None:
    s = facing("e3", seats=2, gold=[9, 9], caravans=["01"], goods=["EESSV"], contracts=["23"])
    s.then(("face", "special"), ("choose", "file_contract"), ("face", "special")).until("turn")
    assert [p.workers for p in s.state.players] == [4, 3]


# --- inside a turn --------------------------------------------------------------------------------------------------


@dataclass
class Reacting(Anywhere):
    """A page that says what it sees when a worker has been put down, and moves when the turn is over."""

    def placed(self, t: T, p: Player, space: int) -> None:
        t.tell("reacts", p.gold, t.state.standing[space])

    def after(self, t: T, p: Player, space: int) -> None:
        t.tell("moves", p.gold)


@pytest.mark.rule("ALM-ACTION-08", "ALM-COST-01")
def test_a_turn_pays_puts_down_lets_the_page_react_acts_uses_abilities_and_moves_the_page() -> None:
    sale = f"costs: [{{gold: 1}}], {SELL}"
    s = on_made_up_page(sale, rule=Reacting(), seats=2, gold=[5], goods=["D"], caravans=["23"]).place("a1")
    assert kinds(s)[1:] == ["paid_gold", "reacts", "sold", "gained_gold", "ability", "gained_gold", "moves"]
    assert (s.heard("reacts"), s.heard("moves")) == ([(4, 0)], [(10,)])


@pytest.mark.rule("ALM-ACTION-08")
def test_others_gain_from_a_placement_before_its_action_is_carried_out() -> None:
    s = on_page(7, seats=2, guide=1, goods=["", "S"]).put(0, "q1", "q2").place("q5")
    assert kinds(s) == ["placed", "gained_gold", "gained_gold", "sold", "gained_gold"]
    assert s.heard("gained_gold") == [(0, 1), (0, 1), (1, 5)]


@pytest.mark.rule("ALM-ACTION-08")
def test_cargo_is_checked_after_each_single_gain() -> None:
    s = on_page(3, seats=2, goods=["DDDD"]).put(1, "a1").then(("drop_cargo", "dewleaf")).place("a2")
    assert kinds(s) == ["placed", "gained_token", "dropped", "gained_gold"]


@pytest.mark.rule("ALM-ACTION-09")
def test_a_turn_can_be_taken_back_until_the_next_player_acts() -> None:
    match = as_match(on_page(1, seats=2))
    before = options(match)
    reply(match, "b1")
    assert match.can_undo().steps == 1
    match.undo()
    assert (options(match), match.state.players[0].goods) == (before, [0, 0, 0, 0])
    reply(match, "c1", "b1")
    assert match.can_undo().steps == 1
    match.undo()
    assert (questions(match)[0].seat, match.can_undo().steps) == (1, 0)


@pytest.mark.rule("ALM-ACTION-09")
def test_a_choice_that_has_brought_a_secret_to_light_stands() -> None:
    match = as_match(on_page(1, seats=2))
    question = questions(match)[0]
    assert match.finality(0, question.n, "f2/worker")
    assert not match.finality(0, question.n, "b1/worker")
    reply(match, "f2")
    assert questions(match)[0].kind == "keep_contract"
    assert match.can_undo().steps == 0


@pytest.mark.rule("ALM-ACTION-09")
def test_the_die_that_opened_a_turn_stays_as_it_fell() -> None:
    match = as_match(on_page(12, seats=3, gold=[9, 9, 9]))
    before, die = options(match), match.state.facts["die"]
    reply(match, "b2")
    assert questions(match)[0].kind == "shop"
    match.undo()
    assert (options(match), match.state.facts["die"]) == (before, die)


@pytest.mark.rule("ALM-ACTION-10")
def test_a_stand_in_is_placed_like_a_worker_but_is_none() -> None:
    s = on_page(1, seats=2, gold=[9, 9], tokens=["hireling"], workers=[1, 0]).place("b1 hireling").step().place("d1")
    p = s.player(0)
    assert (p.workers, p.placed, p.lent, p.spare) == (0, 1, 1, 5)
    s.until("before_bid")
    assert (p.workers, p.placed, p.lent, p.spare, p.tokens["hireling"]) == (1, 0, 0, 5, 1)


@pytest.mark.rule("ALM-ACTION-11")
def test_nothing_changes_hands_between_players_in_a_turn() -> None:
    s = on_page(1, seats=2, gold=[9, 9], goods=["DE", "VS"], contracts=["01", "02"], tokens=["camel", "bedroll"])
    before = s.player(1).dump()
    s.then(("shop", "sell"), ("shop_sell", "dewleaf")).place("e2")
    assert s.player(1).dump() == before
    assert all(option[0] in "abcdef" for option in s.asked[0].options)


@pytest.mark.rule("ALM-ACTION-11")
def test_an_effect_may_move_gold_from_one_to_another() -> None:
    s = on_page(14, seats=3, gold=[5, 5, 5]).place("a1", "a1")
    assert (s.gold, s.heard("handed_gold")) == ([6, 4, 5], [(1, 0, 1)])


# --- what is paid late ----------------------------------------------------------------------------------------------


@dataclass
class PaysLate(Anywhere):
    """A page where everybody is owed 1 gold and 2 gold when all placing is over, in any order."""

    def finish(self, t: T) -> None:
        for seat in t.state.in_turn_order:
            owed = [1, 2]
            while owed:
                amount = t.ask(seat, "deferred_next", owed)
                owed.remove(amount)
                gain_gold(t, t.state.players[seat], amount)


@pytest.mark.rule("ALM-ACTION-12")
def test_late_payments_come_after_the_last_lap_in_turn_order_and_before_the_end_phase() -> None:
    s = on_page(11, seats=3, guide=1, gold=[0, 0, 0], workers=[0, 0, 0]).until("before_bid")
    assert kinds(s) == ["gained_gold", "gained_gold", "gained_gold", "retrieved"]
    assert s.heard("gained_gold") == [(1, 4), (2, 4), (0, 4)]


@pytest.mark.rule("ALM-ACTION-12")
def test_who_is_owed_several_things_chooses_which_comes_next() -> None:
    s = on_made_up_page(SHOP, rule=PaysLate(), seats=2, guide=1, workers=[0, 0])
    s.then(("deferred_next", "2"), ("deferred_next", "1")).until("retrieve")
    assert s.heard("gained_gold") == [(1, 2), (1, 1), (0, 1), (0, 2)]
