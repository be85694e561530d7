"""Encounters without a fight: other ways out of optional fights, and the six cards that are wholly special."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.almanac.situations import Situation, content, contract, facing

Answers = list[tuple[str, str]]
FIGHT, SPECIAL = ("face", "fight"), ("face", "special")


def meet(card: str, *answers: tuple[str, str], **more: Any) -> Situation:
    """The whole encounter, as everybody answers in turn."""
    return facing(card, answers=answers, **more).until("clean_up")


def fame(s: Situation) -> list[int]:
    """Everybody's markers."""
    return [p.fame for p in s.state.players]


# --- instead of fighting ----------------------------------------------------------------------------------------------


@pytest.mark.rule("ALM-ENC-05", "ALM-ENC-06")
@pytest.mark.parametrize(
    ("card", "gold", "goods", "caravans", "after"),
    [
        ("a2", 1, "DE", "", (0, "DE")),
        ("b3", 0, "DE", "", (1, "DE")),
        ("c2", 9, "DE", "", (9, "DE")),
        ("c2", 9, "DE", "01 02 03", (6, "DE")),
        ("c2", 2, "DE", "01 02 03", (0, "DE")),
        ("d3", 0, "D", "", (4, "")),
        ("e3", 5, "DE", "", (4, "DE")),
    ],
)
def test_the_other_way_out_of_a_fight(card: str, gold: int, goods: str, caravans: str, after: tuple[int, str]) -> None:
    last = card in ("a2", "c2", "d3")
    picks = [("first_player", "0")] if card == "b3" else []
    s = facing(card, seats=2, guide=int(last), gold=[gold, 0], goods=[goods], caravans=[caravans])
    s.then(*picks, SPECIAL, *([SPECIAL] if card in ("b3", "c2", "e3") else [])).until("clean_up")
    assert ((s.gold[0], s.goods(0)), [seat for seat, *_ in s.heard("fight_roll") if seat == 0]) == (after, [])


@pytest.mark.rule("ALM-ENC-06")
@pytest.mark.parametrize(("card", "lacking"), [("a2", {"gold": [0, 0]}), ("d3", {"goods": ["", ""]})])
def test_a_way_that_cannot_be_paid_is_not_offered(card: str, lacking: dict[str, Any]) -> None:
    s = meet(card, seats=2, **lacking)
    assert ([seat for seat, *_ in s.heard("fight_roll")], s.asked) == ([1, 0], [])


@pytest.mark.rule("ALM-ENC-05")
@pytest.mark.parametrize("card", ["a2", "b3", "c2", "d3", "e3"])
def test_taking_the_other_way_ends_nothing(card: str) -> None:
    last = card in ("a2", "c2", "d3")
    picks = [("first_player", "0")] if card == "b3" else []
    s = facing(card, seats=2, guide=int(last), gold=[1, 9], goods=["D", "D"], guards=[0, 4], dice=[5])
    s.then(*picks, SPECIAL, FIGHT, ("gain_good", "dewleaf"), ("gain_good", "dewleaf")).until("clean_up")
    assert [(seat, won) for seat, *_, won in s.heard("fight_roll")] == [(1, True)]


@pytest.mark.rule("ALM-ENC-05")
@pytest.mark.parametrize(("face", "gold"), [(1, 3), (2, 3), (3, 5), (4, 5), (5, 9), (6, 9)])
def test_a_bet_on_the_wrestler_is_settled_by_the_plain_die(face: int, gold: int) -> None:
    s = meet("c3", SPECIAL, SPECIAL, seats=2, gold=[5, 0], dice=[face - 1])
    assert (s.gold[0], s.heard("rolled")[0]) == (gold, (0, face))


@pytest.mark.rule("ALM-CARD-12", "ALM-CARD-19")
def test_the_clerk_completes_a_contract_for_three_gold_more_without_a_worker() -> None:
    more = {"seats": 2, "gold": [4, 0], "goods": ["DS"], "contracts": ["02"], "done": ["11"]}
    s = meet("e3", SPECIAL, ("choose", "file_contract"), SPECIAL, **more)
    assert (s.player(0).done[-1], s.goods(0), s.gold[0]) == (contract("02"), "", 3)
    assert s.player(0).workers == 3


@pytest.mark.rule("ALM-CARD-12")
@pytest.mark.parametrize(
    ("gold", "goods", "offered"),
    [(4, "DS", True), (3, "DS", False), (9, "DV", False)],
    ids=["can", "too poor", "lacks"],
)
def test_the_clerk_offers_only_what_can_be_done(gold: int, goods: str, offered: bool) -> None:
    s = facing("e3", seats=2, gold=[gold, 0], goods=[goods], contracts=["02"])
    s.then(SPECIAL, *([("choose", "leave")] if offered else []), SPECIAL).until("clean_up")
    assert (s.gold[0], [ask.options for ask in s.asked if ask.kind == "choose"]) == (
        gold - 1,
        [["file_contract", "leave"]] if offered else [],
    )


# --- a good is named --------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALM-CARD-04", "ALM-CARD-06", "ALM-CARD-07")
def test_the_fledgling_eats_up_to_two_goods_of_the_named_type_for_five_fame_each() -> None:
    answers = [("name_good", "everice"), ("exchange", "2"), ("exchange", "1"), ("exchange", "0")]
    s = meet("a3", *answers, seats=4, goods=["VVV", "VD", "V", "DDD"])
    assert [ask.options for ask in s.asked[1:]] == [["0", "1", "2"], ["0", "1"], ["0", "1"]]
    assert (fame(s), [s.goods(seat) for seat in range(4)]) == ([10, 5, 0, 0], ["V", "D", "V", "DDD"])


@pytest.mark.rule("ALM-CARD-04", "ALM-CARD-07")
def test_the_market_buys_three_of_the_named_type_and_then_two_of_any() -> None:
    s = facing("e4", seats=2, gold=[0, 0], goods=["DDDDVV", "V"], caravans=["01"])
    s.then(("name_good", "dewleaf"), ("exchange", "3"), ("exchange", "2"), ("give_good", "dewleaf"), ("exchange", "1"))
    s.until("clean_up")
    assert [ask.options for ask in s.asked if ask.kind == "exchange"] == [list("0123"), list("012"), list("01")]
    assert (s.gold, s.goods(0), s.goods(1)) == ([3 * 6 + 2 * 4, 4], "V", "")


# --- goods in the wind ------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALM-CARD-04", "ALM-CARD-10")
def test_the_whirlwind_swaps_up_to_two_goods_and_the_guide_gains_one_at_the_end() -> None:
    swap = [("exchange", "2"), ("give_good", "dewleaf"), ("gain_good", "skyfish"), ("give_good", "emberspice")]
    s = meet("a4", *swap, ("gain_good", "everice"), ("gain_good", "everice"), seats=2, goods=["", "DDE"])
    assert [s.goods(0), s.goods(1), s.asked[0].options] == ["V", "DVS", ["0", "1", "2"]]
    assert [ask.seat for ask in s.asked] == [1, 1, 1, 1, 1, 0]


# --- papers -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALM-CARD-18", "ALM-CARD-12")
def test_the_cartographer_trades_a_contract_for_one_of_three_for_two_gold_and_the_guide_for_nothing() -> None:
    s = facing("b4", seats=2, gold=[0, 2], contracts=["01 02", "03"], done=["", ""])
    deck = list(s.state.contract_deck)
    names = [content().contracts[card].id for card in reversed(deck)]
    s.then(("choose", "trade_papers_as_guide"), ("return_contract", "dr-contract-02"), ("keep_contract", names[1]))
    s.then(("choose", "trade_papers"), ("keep_contract", names[4])).until("clean_up")
    assert (s.player(0).contracts, s.gold) == ([contract("01"), contract(names[1])], [0, 0])
    assert s.player(1).contracts == [contract(names[4])]
    offered = [ask.options for ask in s.asked if ask.kind == "keep_contract"]
    assert offered == [names[:3], names[3:6]]
    returned = [contract(names[0]), contract(names[2]), contract(names[3]), contract(names[5])]
    assert sorted(s.state.contract_deck) == sorted([*deck[:-6], *returned, contract("02"), contract("03")])


@pytest.mark.rule("ALM-CARD-18")
def test_an_ability_about_gaining_contracts_adds_nothing_to_a_trade() -> None:
    s = facing("b4", seats=2, gold=[0, 0], contracts=["02"], done=["01"])
    top = content().contracts[s.state.contract_deck[-1]].id
    s.then(("choose", "trade_papers_as_guide"), ("keep_contract", top)).until("clean_up")
    assert len(s.asked[-1].options) == 3


@pytest.mark.rule("ALM-CARD-12")
@pytest.mark.parametrize(
    ("guide", "gold", "held", "offered"),
    [
        (0, 0, "02", "trade_papers_as_guide"),
        (1, 2, "02", "trade_papers"),
        (1, 1, "02", ""),
        (1, 9, "", ""),
        (0, 9, "", ""),
    ],
)
def test_the_cartographer_offers_only_what_can_be_paid_and_done(guide: int, gold: int, held: str, offered: str) -> None:
    s = facing("b4", seats=2, guide=guide, gold=[gold, 0], contracts=[held])
    s.then(*([("choose", "walk_on")] if offered else [])).until("clean_up")
    assert [ask.options for ask in s.asked] == ([[offered, "walk_on"]] if offered else [])


# --- one tent for all -------------------------------------------------------------------------------------------------


GOALS = {2: 5, 3: 7, 4: 9}


def shelter(*pledges: int, **more: Any) -> Situation:
    """The Guide is seat 0 and pledges last; everybody has 9 gold."""
    seats = len(pledges)
    names = [("pledge", str(amount)) for amount in (*pledges[1:], pledges[0])]
    return facing("c4", seats=seats, gold=[9] * seats, answers=names, **more)


@pytest.mark.rule("ALM-CARD-14", "ALM-CARD-15")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_tent_that_is_paid_for_brings_everybody_a_good_and_the_most_generous_fame(seats: int) -> None:
    pledges = [1] * (seats - 2) + [3] + [GOALS[seats] - 3 - (seats - 2)]
    s = shelter(*pledges).then(*[("gain_good", "everice")] * seats).until("clean_up")
    assert s.gold == [9 - pledge for pledge in pledges]
    assert [s.goods(seat) for seat in range(seats)] == ["V"] * seats
    assert fame(s) == [4 if pledge == max(pledges) else 0 for pledge in pledges]


@pytest.mark.rule("ALM-CARD-14", "ALM-CARD-15", "ALM-ENC-11")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_tent_one_gold_short_costs_pledgers_one_good_and_the_others_three(seats: int) -> None:
    most = GOALS[seats] - 1
    pledges = [0, *([5, most - 5] if most > 5 else [most]), *[0] * (seats - 3)][:seats]
    s = shelter(*pledges, goods=["DDDD"] * seats).until("clean_up")
    assert (sum(pledges), s.gold, fame(s)) == (most, [9 - pledge for pledge in pledges], [0] * seats)
    assert [s.goods(seat) for seat in range(seats)] == ["DDD" if pledge else "D" for pledge in pledges]


@pytest.mark.rule("ALM-CARD-15")
def test_all_who_share_the_highest_pledge_gain_fame() -> None:
    s = shelter(4, 1, 4).then(*[("gain_good", "dewleaf")] * 3).until("clean_up")
    assert fame(s) == [4, 0, 4]


@pytest.mark.rule("ALM-CARD-14")
def test_a_pledge_is_at_most_five_gold_and_never_more_than_the_purse() -> None:
    s = meet("c4", ("pledge", "0"), ("pledge", "0"), seats=2, gold=[9, 2])
    assert [(ask.seat, ask.options, ask.sealed) for ask in s.asked] == [
        (1, list("012"), True),
        (0, list("012345"), True),
    ]


@pytest.mark.rule("ALM-CARD-14")
def test_the_guide_pledges_after_the_others_have_shown_theirs() -> None:
    s = shelter(2, 1, 3).until("clean_up")
    assert s.heard("pledged") == [(((1, 1), (2, 3)),), (((0, 2),),)]


# --- under the hammer -------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALM-CARD-16", "ALM-BID-08")
def test_the_auction_sells_nine_fame_for_the_lowest_bid_and_the_guide_stays() -> None:
    bids = [("stand_aside", "join"), ("bid", "3"), ("bid", "6"), ("bid", "2")]
    s = meet("d4", *bids, gold=[9, 9, 9])
    assert (fame(s), s.gold, s.state.guide) == ([0, 9, 0], [9, 7, 9], 0)


@pytest.mark.rule("ALM-CARD-10", "ALM-CARD-16")
def test_a_guide_who_withdraws_gains_three_gold_and_does_not_bid() -> None:
    s = meet("d4", ("stand_aside", "aside"), ("bid", "6"), ("bid", "2"), gold=[9, 9, 9])
    assert (fame(s), s.gold, [ask.seat for ask in s.asked]) == ([0, 9, 0], [12, 7, 9], [0, 1, 2])


@pytest.mark.rule("ALM-CARD-16", "ALM-BID-09")
@pytest.mark.parametrize(("bid", "price"), [("0", 1), ("4", 4)])
def test_a_lone_bidder_pays_the_own_bid(bid: str, price: int) -> None:
    s = meet("d4", ("stand_aside", "aside"), ("bid", bid), seats=2, gold=[9, 9])
    assert (fame(s), s.gold) == ([0, 9], [12, 9 - price])
