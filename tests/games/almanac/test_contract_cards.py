"""Every contract: what it asks for, what it counts, and what its ability does once it is completed."""

from __future__ import annotations

from typing import Any

import pytest

from dragonroads.games.almanac.counting import capacity
from dragonroads.games.almanac.scoring import SOURCES
from tests.games.almanac.situations import Situation, content, contract, facing, on_page

PRINTED = [  # card, goods, fame
    ("01", "DEV", 22),
    ("02", "DS", 20),
    ("03", "EV", 18),
    ("04", "DDD", 20),
    ("05", "EEE", 22),
    ("06", "VVV", 22),
    ("07", "SSS", 21),
    ("08", "DDS", 16),
    ("09", "SS", 19),
    ("10", "EVV", 23),
    ("11", "DDE", 21),
    ("12", "DDVV", 25),
    ("13", "EESS", 25),
    ("14", "DDEE", 25),
    ("15", "VVSS", 22),
    ("16", "DEVS", 22),
    ("17", "DVSS", 20),
    ("18", "EVVS", 22),
    ("19", "EEES", 25),
    ("20", "DDVVV", 28),
    ("21", "DEEVV", 27),
    ("22", "DDESS", 29),
    ("23", "EEVSS", 17),
    ("24", "DDEVSS", 33),
]
WAGON = "01"
"""A caravan card with two crates more, so that the largest contract can be loaded."""


def counted(s: Situation, source: str, seat: int = 0) -> int:
    """The screens are lifted: what one line of the final count says."""
    s.state.phase = "score"
    s.step()
    return s.player(seat).tally[SOURCES.index(source)]


def completing(card: str, **more: Any) -> Situation:
    """The Guide has just completed this contract at the scribes of the Outpost, with exactly its goods."""
    goods = next(goods for name, goods, _ in PRINTED if name == card)
    return on_page(1, goods=[goods], contracts=[card], **({"caravans": [WAGON]} | more)).place("f1")


def selling(page: int, space: str, goods: str, amount: int, **more: Any) -> int:
    """The gold that a sale has brought."""
    s = on_page(page, gold=[0], goods=[goods], **more)
    return s.then(("sell_amount", str(amount))).place(space).gold[0]


# --- completing -------------------------------------------------------------------------------------------------------


def test_the_table_names_every_card() -> None:
    assert [card.id for card in content().contracts] == [f"dr-contract-{card}" for card, *_ in PRINTED]


@pytest.mark.rule("ALM-STD-01", "ALM-STD-02", "ALM-STD-04", "ALM-SCORE-01")
@pytest.mark.parametrize(("card", "goods", "fame"), PRINTED)
def test_a_contract_takes_its_goods_and_counts_its_fame(card: str, goods: str, fame: int) -> None:
    s = completing(card)
    assert (s.goods(0), s.player(0).contracts, s.player(0).done) == ("", [], [contract(card)])
    assert counted(s, "contracts") == fame


@pytest.mark.rule("ALM-STD-01", "ALM-SCORE-03")
@pytest.mark.parametrize(("card", "goods", "fame"), PRINTED)
def test_a_contract_lacking_one_good_stays_and_counts_against_its_owner(card: str, goods: str, fame: int) -> None:
    for good in dict.fromkeys(goods):
        s = on_page(1, goods=[goods.replace(good, "", 1)], contracts=[card], caravans=[WAGON])
        assert s.closed(0)["f1"] == "no_contract_ready"
    assert counted(s, "unfinished") == -fame


@pytest.mark.rule("ALM-STD-02", "ALM-STR-02")
@pytest.mark.parametrize("card", [card for card, *_ in PRINTED])
def test_an_ability_is_in_play_from_the_completion_on_and_not_before(card: str) -> None:
    waiting = on_page(contracts=[card], caravans=[WAGON]).player(0)
    done = completing(card).player(0)
    assert (waiting.powers, waiting.bonus) == ([], {})
    assert done.powers == list(content().powers_of_contract[contract(card)])
    assert done.bonus == content().modifiers[done.powers[0]]


@pytest.mark.rule("ALM-STD-03")
def test_the_tinkers_do_not_help_to_complete_their_own_contract() -> None:
    assert on_page(1, goods=["DS"], contracts=["09"]).closed(0)["f1"] == "no_contract_ready"


@pytest.mark.rule("ALM-STD-03", "ALM-TRIG-04")
def test_the_beekeepers_are_paid_for_later_contracts_but_not_for_their_own() -> None:
    s = on_page(1, seats=2, gold=[0], goods=["DDE"], contracts=["11 02"]).place("f1")
    assert s.gold[0] == 0
    s = on_page(1, seats=2, gold=[0], goods=["DS"], contracts=["02"], done=["11"]).place("f1")
    assert s.gold[0] == 3


# --- contracts ask for contracts --------------------------------------------------------------------------------------


@pytest.mark.rule("ALM-STD-14")
@pytest.mark.parametrize(("done", "looked_at"), [("", 3), ("01", 4)])
def test_the_bookkeepers_look_at_one_card_more_and_keep_one(done: str, looked_at: int) -> None:
    s = on_page(1, done=[done])
    drawn = [content().contracts[card].id for card in reversed(s.state.contract_deck)][:looked_at]
    s.then(("keep_contract", drawn[-1])).place("f2")
    assert (s.asked[-1].options, s.player(0).contracts) == (drawn, [contract(drawn[-1])])


@pytest.mark.rule("ALM-STD-14")
@pytest.mark.parametrize("box", ["dragon_road", "crystal_peaks"])
def test_the_bookkeepers_are_worth_22_fame_in_both_books(box: str) -> None:
    assert [one.fame for one in content(box).contracts if one.name == "The Bookkeepers Union"] == [22]


@pytest.mark.rule("ALM-STD-15")
def test_the_hedge_school_has_room_for_one_more_contract() -> None:
    assert on_page(1, contracts=["03 04"]).closed(0)["f2"] == "enough_contracts"
    assert "f2" in on_page(1, contracts=["03 04"], done=["02"]).spaces(0)
    assert on_page(1, contracts=["03 04 05"], done=["02"]).closed(0)["f2"] == "enough_contracts"


@pytest.mark.rule("ALM-STD-04")
def test_with_the_tinkers_one_good_of_a_contract_may_be_any() -> None:
    s = on_page(1, goods=["DDVS"], contracts=["02"], done=["09"])
    s.then(("pay_contract", "0 0 1 1 0")).place("f1")
    assert s.asked[-1].options == ["1 0 0 1 0", "0 0 1 1 0", "1 0 1 0 0", "2 0 0 0 0"]
    assert s.goods(0) == "DD"


@pytest.mark.rule("ALM-STD-04")
@pytest.mark.parametrize(("goods", "is_open"), [("SSV", True), ("SVV", False), ("SS", False)])
def test_the_tinkers_change_one_good_and_not_the_number_of_goods(goods: str, is_open: bool) -> None:
    assert ("f1" in on_page(1, goods=[goods], contracts=["07"], done=["09"]).spaces(0)) is is_open


@pytest.mark.rule("ALM-STD-04", "ALM-CARD-21", "ALM-TRIG-03")
def test_the_tinkers_and_a_contraband_change_two_goods() -> None:
    s = on_page(1, goods=["SV"], contracts=["07"], done=["09"], tokens=["contraband"]).place("f1")
    assert (s.goods(0), s.player(0).tokens["contraband"], s.player(0).done[-1]) == ("", 0, contract("07"))


# --- selling, shopping, extending -------------------------------------------------------------------------------------


@pytest.mark.rule("ALM-CARD-02", "ALM-TRIG-04")
@pytest.mark.parametrize(
    ("card", "page", "space", "goods", "price"),
    [("05", 2, "c3", "EE", 4), ("06", 1, "d2", "VV", 5), ("12", 2, "a5", "DD", 6), ("13", 4, "b3", "SS", 6)],
)
def test_a_trade_contract_raises_the_price_of_its_good(
    card: str, page: int, space: str, goods: str, price: int
) -> None:
    others = " ".join({"05", "06", "12", "13"} - {card})
    assert selling(page, space, goods, 2) == 2 * price
    assert selling(page, space, goods, 2, done=[card]) == 2 * (price + 1)
    assert selling(page, space, goods, 2, done=[others]) == 2 * price


@pytest.mark.rule("ALM-CARD-02")
def test_a_trade_contract_changes_nothing_in_the_shop() -> None:
    s = on_page(1, gold=[0], goods=["V"], done=["06"]).then(("shop", "sell")).place("e2")
    assert s.gold[0] == 3


@pytest.mark.rule("ALM-STD-20")
def test_the_grill_makes_the_shop_give_two_goods() -> None:
    picks = [("shop", "good"), ("gain_good", "skyfish"), ("gain_good", "everice")]
    assert on_page(1, done=["07"]).then(*picks).place("e2").goods(0) == "VS"
    assert on_page(1).then(*picks[:2]).place("e2").goods(0) == "S"


@pytest.mark.rule("ALM-CARD-02")
@pytest.mark.parametrize(("card", "gold"), [("01", 0), ("02", 2), ("12", 9)])
def test_the_engineers_take_two_gold_off_a_caravan_card_but_nothing_off_its_goods(card: str, gold: int) -> None:
    s = on_page(1, seats=2, gold=[gold], done=["14"], display=f"{card} 26").place("a1")
    assert (len(s.player(0).caravans), s.gold[0]) == (1, 0)
    assert on_page(1, seats=2, gold=[9], done=["14"], display="03 13").closed(0)["a1"] == "no_caravan_affordable"


# --- when completed ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALM-CARD-05")
def test_the_lodge_sends_one_guard_when_completed_and_never_again() -> None:
    s = completing("03")
    assert (s.player(0).guards, s.strength(0), s.state.guard_supply) == (1, 4, 11)
    assert on_page(2, done=["03"], phase="arrive").until("turn").player(0).guards == 0


@pytest.mark.rule("ALM-CARD-05", "ALM-STR-04")
def test_a_guard_that_is_not_there_is_not_gained_and_the_contract_still_counts() -> None:
    s = completing("03", guards=[0, 12])
    assert (s.player(0).guards, len(s.player(0).done)) == (0, 1)


@pytest.mark.rule("ALM-CARD-05", "ALM-STD-10")
@pytest.mark.parametrize(("workers", "after", "spare"), [(3, 3, 2), (6, 5, 0)])
def test_the_bazaar_sends_one_worker_if_one_is_left_behind_the_screen(workers: int, after: int, spare: int) -> None:
    p = completing("23", workers=[workers]).player(0)
    assert (p.workers, p.spare) == (after, spare)


# --- on arrival -------------------------------------------------------------------------------------------------------


def arriving(**more: Any) -> Situation:
    """Two players on their way to the second page, the Guide without gold."""
    return on_page(2, seats=2, phase="arrive", **({"gold": [0, 0]} | more))


@pytest.mark.rule("ALM-TRIG-01", "ALM-TRIG-03")
@pytest.mark.parametrize(
    ("done", "caravans", "gold"),
    [
        ("04", "", 2),
        ("04", "27", 4),
        ("18", "", 1),
        ("18 04", "", 4),
        ("18 01 02 03", "", 4),
        ("18 01 02 03 05", "", 4),
    ],
)
def test_contracts_that_pay_on_arrival_pay_each_for_itself(done: str, caravans: str, gold: int) -> None:
    s = arriving(done=[done], caravans=[caravans]).until("turn")
    assert (s.gold, s.asked) == ([gold, 0], [])


@pytest.mark.rule("ALM-TRIG-01")
def test_the_inn_gives_a_good_of_choice_on_arrival() -> None:
    assert arriving(done=["08"], answers=[("gain_good", "everice")]).until("turn").goods(0) == "V"


@pytest.mark.rule("ALM-TRIG-01")
def test_the_ministry_gives_a_good_of_choice_to_the_guide_alone() -> None:
    s = arriving(done=["22"], answers=[("gain_good", "everice")]).until("turn")
    assert s.goods(0) == "V"
    s = arriving(done=["", "22"]).until("turn")
    assert (s.goods(1), s.asked) == ("", [])


@pytest.mark.rule("ALM-TRIG-02", "ALM-TRIG-03")
def test_the_owner_of_several_arrival_abilities_puts_them_in_order() -> None:
    inn, ministry = (str(content().powers_of_contract[contract(card)][0]) for card in ("08", "22"))
    answers = [("arrival_next", ministry), ("gain_good", "everice"), ("gain_good", "skyfish")]
    s = arriving(done=["08 22"], answers=answers).until("turn")
    assert (s.asked[0].options, s.goods(0)) == ([inn, ministry], "VS")
    assert [power for _, power in s.heard("ability")] == [int(ministry), int(inn)]


# --- after goods were gained ------------------------------------------------------------------------------------------


@pytest.mark.rule("ALM-CARD-03", "ALM-CARD-06", "ALM-TRIG-04")
def test_the_aviary_brings_one_more_good_of_a_type_just_gained_once_per_round() -> None:
    s = on_page(1, seats=2, goods=["V"], done=["17"], workers=[3, 3], caravans=[WAGON])
    s.then(("gain_good", "emberspice")).place("c2", "b1")
    assert (s.asked[1].options, s.goods(0)) == (["dewleaf", "emberspice"], "DEEV")
    s.then(("gain_good", "everice")).place("d1")
    assert s.goods(0) == "DEEVV"


@pytest.mark.rule("ALM-CARD-03")
def test_the_aviary_is_ready_again_at_the_next_arrival() -> None:
    s = on_page(1, seats=2, done=["17"], workers=[1, 1], gold=[5, 5]).place("d1", "b1")
    assert s.goods(0) == "VV"
    s.then(("bid", "1"), ("bid", "0"), ("road", "2")).until("encounter")
    s.state.phase = "clean_up"
    s.state.encounter_discard.append(s.state.encounter_deck.pop())
    s.until("turn").place("b3")
    assert s.goods(0) == "EEVV"


@pytest.mark.rule("ALM-TRIG-04", "ALM-CARD-06")
def test_the_aviary_is_silent_when_goods_come_from_the_shop_or_a_location_action() -> None:
    s = on_page(1, seats=2, done=["17"]).then(("shop", "good"), ("gain_good", "skyfish")).place("e2")
    assert s.goods(0) == "S"
    s = on_page(4, seats=2, done=["17"]).then(("gain_good", "skyfish")).place("l1")
    assert s.goods(0) == "S"


# --- guards, strength and fights --------------------------------------------------------------------------------------


@pytest.mark.rule("ALM-CARD-22", "ALM-TRIG-03")
def test_the_insurers_pay_four_gold_after_a_lost_fight_and_after_its_harm() -> None:
    s = facing("a1", seats=2, gold=[1, 1], done=["10", ""]).until("clean_up")
    assert s.gold == [4, 0]


@pytest.mark.rule("ALM-CARD-22", "ALM-CARD-11")
def test_the_insurers_pay_a_guide_whom_the_lost_fight_does_no_harm() -> None:
    s = facing("b2", seats=2, gold=[0, 0], done=["10"]).until("clean_up")
    assert (s.gold, s.player(0).aside) == ([4, 0], 0)


@pytest.mark.rule("ALM-CARD-22")
def test_the_insurers_pay_nothing_for_a_fight_won_or_not_fought() -> None:
    assert facing("a1", seats=2, gold=[0], done=["10"], dice=[4]).until("clean_up").gold[0] == 6
    s = facing("b3", seats=2, gold=[0, 0], done=["10"], answers=[("first_player", "0")] + [("face", "special")] * 2)
    assert s.until("clean_up").gold == [1, 1]


@pytest.mark.rule("ALM-STR-01")
def test_the_boot_adds_three_strength() -> None:
    s = facing("b1", seats=2, guide=1, done=["15"], dice=[3]).until("clean_up")
    assert s.heard("fight_roll") == [(0, 5, 3, 8, True)]


@pytest.mark.rule("ALM-STR-03", "ALM-TRIG-03")
@pytest.mark.parametrize(("done", "tokens", "fame"), [("", "", 2), ("19", "", 6), ("19", "ancient_weapon", 8)])
def test_the_opera_makes_each_guard_worth_two_fame_more(done: str, tokens: str, fame: int) -> None:
    assert counted(on_page(done=[done], tokens=[tokens], guards=[2]), "guards") == fame


@pytest.mark.rule("ALM-FIGHT-04")
@pytest.mark.parametrize(("answer", "dice", "gold"), [("again", [3, 4], 8), ("again", [3, 3], 0), ("keep", [3], 0)])
def test_the_academy_allows_one_more_roll_in_each_fight(answer: str, dice: list[int], gold: int) -> None:
    s = facing("a1", seats=2, gold=[2, 2], done=["20"], dice=dice, answers=[("reroll", answer)]).until("clean_up")
    assert s.gold[0] == gold


@pytest.mark.rule("ALM-CRATE-01", "ALM-TRIG-03")
def test_the_kiln_and_a_camel_hold_two_crates_each() -> None:
    assert capacity(on_page(done=["21"]).player(0)) == 6
    s = on_page(1, goods=["DDEEVV"], done=["21"], tokens=["camel"]).place("c2")
    assert s.goods(0) == "DDDEEEVV"


# --- at the end -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALM-SCORE-04")
@pytest.mark.parametrize(("done", "fame"), [("16", 2), ("16 01 02", 6)])
def test_the_parliament_counts_completed_contracts_itself_included(done: str, fame: int) -> None:
    assert counted(on_page(done=[done], contracts=["05"]), "abilities") == fame


@pytest.mark.rule("ALM-SCORE-02", "ALM-CARD-20")
def test_the_treasury_counts_goods_and_no_other_cargo() -> None:
    assert counted(on_page(goods=["DDV"], tokens=["tourist"], done=["24"]), "abilities") == 3
    assert counted(on_page(goods=["DDV"], tokens=["tourist"], contracts=["24"]), "abilities") == 0


@pytest.mark.rule("ALM-CLOSE-03")
def test_a_contract_completed_in_the_closing_turn_works_at_once() -> None:
    s = on_page(15, seats=2, gold=[10], goods=["SSSV"], contracts=["09 02"])
    s.state.phase, s.state.queue = "close", [0, 1]
    assert s.closing(0) == ["dr-contract-09", "finish"]
    s.then(("close", "dr-contract-09")).step()
    assert s.closing(0) == ["dr-contract-02", "finish"]


@pytest.mark.rule("ALM-CLOSE-03")
def test_a_guard_comes_and_the_beekeepers_stay_silent_in_the_closing_turn() -> None:
    s = on_page(15, seats=2, gold=[5], goods=["EV"], contracts=["03"], done=["11"])
    s.state.phase, s.state.queue = "close", [0, 1]
    s.then(("close", "dr-contract-03")).step()
    assert (s.player(0).guards, s.gold[0]) == (1, 0)
