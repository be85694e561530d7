"""What a sensible beginner does with cards, bids and encounters, in situations where that is clear."""

from __future__ import annotations

from typing import Any

import pytest

from dragonroads.games.almanac.advising.fights import odds
from dragonroads.games.almanac.advising.pages import duel_odds
from tests.games.almanac.advising import advice, opinion
from tests.games.almanac.moments import before_bid, closing
from tests.games.almanac.situations import Situation, content, contract, facing, on_page

# --- cards ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("page", "style", "expected"),
    [(1, "balanced", "dr-caravan-16"), (1, "fighter", "dr-caravan-09"), (16, "balanced", "dr-caravan-23")],
)
def test_early_people_are_hired_or_walls_built_and_late_a_wagon_must_count(
    page: int, style: str, expected: str
) -> None:
    space = {1: "a1", 16: "n2"}[page]
    market = on_page(page, gold=[20], goods=["E"], display="16 09 23").then(("place", space))
    assert advice(market, "buy_caravan", style) == expected


def test_goods_that_a_contract_waits_for_are_left_out_of_a_price() -> None:
    buyer = on_page(1, goods=["DS"], contracts=["09"], gold=[20])
    assert opinion(buyer, 0, "leave_out", [(1, 0, 0, 0), (0, 0, 0, 1)]) == (1, 0, 0, 0)


def test_a_contract_is_kept_that_fits_the_goods_and_one_is_returned_that_does_not() -> None:
    drawn = [contract("04"), contract("24"), contract("02")]
    holder = on_page(14, goods=["DS"])
    assert opinion(holder, 0, "keep_contract", drawn) == contract("02")
    assert opinion(holder, 0, "return_contract", drawn) == contract("24")


def test_the_better_contract_is_delivered_first() -> None:
    def delivering(contracts: str) -> Situation:
        return on_page(4, seats=2, goods=["DDEE"], contracts=[contracts], gold=[0]).then(("place", "d1"))

    assert advice(delivering("11 14"), "do_contract") == "dr-contract-14"
    assert advice(delivering("14 11"), "do_contract") == "dr-contract-14"


def test_a_contract_is_paid_with_what_the_other_one_does_not_need() -> None:
    tinker = on_page(1, goods=["DSSV"], contracts=["02 13"], done=["09"], gold=[0]).then(("place", "f1"))
    paid = [int(n) for n in advice(tinker, "pay_contract").split()]
    assert paid[2] == 1, "nobody waits for the Everice"


# --- closing --------------------------------------------------------------------------------------------------------


def test_every_payable_contract_is_completed_in_the_end() -> None:
    table = closing(gold=[10, 0], goods=["DSS"], contracts=["02 04"], tokens=["contraband"])
    assert advice(table, "close") == "dr-contract-02"


def test_two_contracts_are_better_than_the_large_one_that_takes_all() -> None:
    table = closing(gold=[20, 0], goods=["DEVS"], contracts=["16 02 03"], done=["01"])
    assert advice(table, "close") in ("dr-contract-02", "dr-contract-03")


def test_contraband_is_sold_when_that_pays_for_a_contract() -> None:
    table = closing(gold=[1, 0], goods=["DS"], contracts=["02"], tokens=["contraband"])
    assert advice(table, "close") == "sell contraband"


# --- bids and the road ----------------------------------------------------------------------------------------------


def with_letter(table: Situation, page: int) -> Situation:
    """The Guide owns the letter for a page."""
    letters = table.state.content.letters
    card = next(card for card in table.state.letter_pile if letters[card].page == page)
    table.state.letter_pile.remove(card)
    table.player(0).letters.append(card)
    return table


def leaving(page: int, letter: int = 0) -> Situation:
    """All placing on a page is over and everybody bids to lead on from it."""
    table = on_page(page, seats=2, gold=[30, 30], setup=[("bid", "0")] * 2)
    table.state.phase = "bid"
    return with_letter(table, letter) if letter else table


def test_who_has_a_letter_for_one_of_the_roads_bids_more_but_never_much() -> None:
    usual = [int(advice(leaving(8), "bid", seed=seed)) for seed in range(8)]
    wanted = [int(advice(leaving(8, letter=12), "bid", seed=seed)) for seed in range(8)]
    assert 0 <= min(usual) <= max(usual) <= 4
    assert max(wanted) <= 4
    assert sum(wanted) > sum(usual)


def test_nobody_bids_more_than_there_is() -> None:
    assert advice(before_bid(0, [0, 0]), "bid") == "0"
    assert int(advice(before_bid(0, [1, 1]), "bid")) <= 1


def test_the_key_is_bid_for_but_not_with_the_gold_that_completes_a_contract() -> None:
    def arcade(gold: int, **more: Any) -> Situation:
        table = on_page(17, seats=2, gold=[gold, 0], **more)
        table.state.phase = "finish_page"
        return table

    assert 10 <= int(advice(arcade(40), "bid")) <= 13
    assert int(advice(arcade(6, goods=["DS"], contracts=["02"]), "bid")) <= 1


def test_a_prize_and_the_right_of_way_are_bid_for_within_reason() -> None:
    assert 4 <= int(advice(facing("d4", seats=2, gold=[30, 30], answers=[("stand_aside", "join")]), "bid")) <= 9
    crossroads = on_page(13, seats=2, gold=[30, 30], phase="lay_out")
    assert 0 <= int(advice(crossroads, "bid")) <= 4


def test_the_road_leads_where_a_letter_is_awaited() -> None:
    for page in (12, 13):
        table = with_letter(on_page(8, seats=2, gold=[9, 9]), page)
        table.state.phase = "road"
        assert advice(table, "road") == str(page)


def test_the_road_leads_where_goods_are_bought() -> None:
    """Of 16 and 17, the first pays most for Emberspice and the other for Dewleaf."""
    for goods, expected in (("EEEE", "16"), ("DDDD", "17")):
        table = on_page(12, seats=2, goods=[goods])
        table.state.phase = "road"
        assert advice(table, "road") == expected


def test_all_globes_show_the_same_page_and_the_road_leads_there() -> None:
    table = on_page(12, seats=2)
    for page in content().finales:
        slip = next(card for card, one in enumerate(content().slips) if one.page == page)
        table.player(0).slips = [slip]
        assert opinion(table, 0, "prophecy", content().finales) == page
        table.state.phase = "road"
        assert opinion(table, 0, "road", [16, 17]) == page


def test_everybody_pledges_a_fair_share_and_the_last_one_what_is_missing() -> None:
    shelter = facing("c4", gold=[9, 9, 9], goods=["DD", "DD", "DD"])
    assert advice(shelter, "pledge") == "3"
    for others, expected in ((("3", "3"), 1), (("3", "1"), 3), (("5", "5"), 0), (("0", "0"), 1)):
        shelter = facing("c4", gold=[9, 9, 9], goods=["DD"] * 3, answers=[("pledge", one) for one in others])
        assert advice(shelter, "pledge") == str(expected)


# --- encounters -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("gap", "once", "twice"), [(0, 5, 35), (1, 5, 35), (2, 4, 32), (3, 3, 27), (4, 2, 20), (5, 1, 11), (6, 0, 0)]
)
def test_the_odds_of_a_fight_are_known(gap: int, once: int, twice: int) -> None:
    """So many of six faces win, and of 36 pairs of rolls so many have a win in them; the X never does."""
    die = content().supplies.fight_die
    assert odds(die, 4, 4 + gap, 0) == pytest.approx(once / 6)
    assert odds(die, 4, 4 + gap, 1) == pytest.approx(twice / 36)


@pytest.mark.parametrize(("lead", "wins"), [(0, 21), (-1, 15), (1, 26), (5, 36), (-6, 0)])
def test_the_odds_of_a_duel_are_known(lead: int, wins: int) -> None:
    assert duel_odds(lead) == pytest.approx(wins / 36)


@pytest.mark.parametrize(("caravans", "expected"), [("", "special"), ("09 08", "fight")])
def test_only_the_strong_fight_where_there_is_another_way(caravans: str, expected: str) -> None:
    wizards = facing("c2", guide=2, caravans=[caravans], gold=[9, 9, 9])
    assert advice(wizards, "face") == expected


def test_a_lost_roll_is_rolled_again() -> None:
    assert advice(facing("a1", caravans=["10"], dice=[0]), "reroll") == "again"


@pytest.mark.parametrize(("caravans", "expected"), [("", "2"), ("09 08", "0")])
def test_lightning_is_spent_where_it_helps(caravans: str, expected: str) -> None:
    tokens = " ".join(["bottled_lightning"] * 2)
    assert advice(facing("b1", guide=2, tokens=[tokens], caravans=[caravans]), "spend_lightning") == expected


@pytest.mark.parametrize(("caravans", "expected"), [("09", "0"), ("", "1")])
def test_the_strong_go_first_and_the_weak_let_others_try(caravans: str, expected: str) -> None:
    assert advice(facing("b3", caravans=[caravans]), "first_player") == expected


def test_the_guide_stands_aside_unless_a_single_rival_would_win_it_all() -> None:
    assert advice(facing("d4", seats=4), "stand_aside") == "aside"
    assert advice(facing("d4", seats=2), "stand_aside") == "join"


@pytest.mark.parametrize(("contracts", "expected"), [("", "drop_cargo"), ("02", "rest_worker")])
def test_the_lesser_evil_is_chosen(contracts: str, expected: str) -> None:
    beaten = facing("b2", guide=2, goods=["DS"], contracts=[contracts], dice=[0, 0])
    assert advice(beaten, "choose") == expected


def test_what_may_be_done_is_done() -> None:
    assert opinion(on_page(1), 0, "may", ("yes", "no")) == "yes"


@pytest.mark.parametrize("kind", ["arrival_next", "ability_next"])
def test_gold_comes_before_goods(kind: str) -> None:
    known = content()
    gold, good = (known.powers_of_caravan[card][0] for card in (26, 27))
    assert opinion(on_page(1), 0, kind, [good, gold]) == gold
