"""Every caravan card: what it costs, what it brings, and what the twelve with an ability do."""

from __future__ import annotations

from typing import Any

import pytest

from dragonroads.games.almanac.counting import capacity
from dragonroads.games.almanac.scoring import SOURCES
from tests.games.almanac.situations import Situation, content, facing, on_page

PRINTED = [  # card, gold, goods, crates, shields, workers, fame
    ("01", 2, "", 2, 0, 0, 8),
    ("02", 4, "", 3, 0, 0, 9),
    ("03", 3, "D", 4, 0, 0, 10),
    ("04", 7, "S", 5, 1, 0, 10),
    ("05", 5, "", 3, 0, 0, 6),
    ("06", 3, "E", 3, 1, 0, 8),
    ("07", 4, "", 1, 3, 0, 6),
    ("08", 4, "V", 1, 4, 0, 7),
    ("09", 9, "E", 2, 5, 0, 8),
    ("10", 4, "", 1, 2, 0, 6),
    ("11", 5, "", 1, 2, 0, 6),
    ("12", 11, "", 1, 0, 1, 2),
    ("13", 8, "D", 1, 0, 1, 2),
    ("14", 11, "S", 1, 2, 1, 1),
    ("15", 9, "E", 2, 0, 1, 2),
    ("16", 15, "", 2, 1, 1, 3),
    ("17", 7, "DV", 1, 1, 1, 3),
    ("18", 12, "DE", 1, 0, 1, 8),
    ("19", 11, "S", 3, 0, 1, 1),
    ("20", 11, "", 1, 1, 1, 1),
    ("21", 13, "V", 1, 3, 1, 1),
    ("22", 8, "EE", 1, 0, 0, 26),
    ("23", 7, "", 1, 0, 0, 13),
    ("24", 5, "S", 1, 0, 0, 10),
    ("25", 4, "DV", 1, 0, 0, 13),
    ("26", 12, "VS", 1, 3, 0, 23),
    ("27", 4, "", 1, 0, 0, 7),
    ("28", 5, "", 1, 0, 0, 6),
    ("29", 4, "D", 2, 0, 0, 6),
    ("30", 4, "", 1, 1, 0, 9),
]
CREW = [card for card, *_, workers, _ in PRINTED if workers]


def counted(s: Situation, source: str, seat: int = 0) -> int:
    """The screens are lifted: what one line of the final count says."""
    s.state.phase = "score"
    s.step()
    return s.player(seat).tally[SOURCES.index(source)]


def buying(card: str, gold: int, goods: str) -> Situation:
    """The Guide at the wheelwrights: this card is on offer, and one that this purse and these goods cannot pay."""
    other = "22" if card == "26" else "26"
    return on_page(1, seats=2, gold=[gold], goods=[goods], display=f"{card} {other}")


# --- the numbers ------------------------------------------------------------------------------------------------------


def test_the_table_names_every_card() -> None:
    assert [card.id for card in content().caravans] == [f"dr-caravan-{card}" for card, *_ in PRINTED]


@pytest.mark.rule("ALM-STD-05", "ALM-STD-06", "ALM-STD-09", "ALM-CARD-01", "ALM-SCORE-01")
@pytest.mark.parametrize(("card", "gold", "goods", "crates", "shields", "workers", "fame"), PRINTED)
def test_a_card_costs_and_brings_what_it_shows(
    card: str, gold: int, goods: str, crates: int, shields: int, workers: int, fame: int
) -> None:
    s = buying(card, gold, goods).place("a1")
    p = s.player(0)
    assert (p.gold, s.goods(0)) == (0, "")
    assert (p.crates, p.shields, p.workers, p.spare) == (4 + crates, 2 + shields, 2 + workers, 3 - workers)
    assert counted(s, "caravans") == fame


@pytest.mark.rule("ALM-STD-05")
@pytest.mark.parametrize(("card", "gold", "goods"), [row[:3] for row in PRINTED])
def test_a_card_cannot_be_bought_with_less(card: str, gold: int, goods: str) -> None:
    assert buying(card, gold - 1, goods).closed(0)["a1"] == "no_caravan_affordable"
    for good in goods:
        assert buying(card, gold, goods.replace(good, "", 1)).closed(0)["a1"] == "no_caravan_affordable"


@pytest.mark.rule("ALM-STD-09")
def test_a_worker_of_a_card_can_be_placed_in_the_same_round() -> None:
    s = on_page(1, seats=2, gold=[15], display="12 26", workers=[1, 1]).place("a1", "b1", "c1")
    assert (s.at("a1"), s.at("c1")) == ("0", "0")


@pytest.mark.rule("ALM-STD-10")
@pytest.mark.parametrize("card", CREW)
def test_a_card_whose_worker_has_nobody_left_to_call_can_be_bought_all_the_same(card: str) -> None:
    s = on_page(1, seats=2, gold=[20], goods=["DEVS"], workers=[6], display=f"{card} 01")
    s.then(("buy_caravan", f"dr-caravan-{card}")).place("a1")
    assert (len(s.player(0).caravans), s.player(0).workers, s.player(0).spare) == (1, 5, 0)


# --- haulers ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALM-CARD-20")
@pytest.mark.parametrize(("cards", "fame"), [("05", 3), ("05 01", 4), ("05 02", 5)])
def test_nesting_boxes_count_every_full_pair_of_crates(cards: str, fame: int) -> None:
    assert counted(on_page(caravans=[cards]), "abilities") == fame


@pytest.mark.rule("ALM-CARD-20", "ALM-TRIG-03")
def test_nesting_boxes_count_the_crates_of_camels_and_contracts() -> None:
    assert counted(on_page(caravans=["05"], tokens=["camel"], done=["21"]), "abilities") == 5


@pytest.mark.rule("ALM-CARD-08")
def test_the_pantry_keeps_one_of_the_goods_an_encounter_takes() -> None:
    answers = [("give_good", "dewleaf")] * 3
    s = facing("e2", seats=2, goods=["DDE", "DDE"], caravans=["06"], answers=answers).until("clean_up")
    assert [s.goods(0), s.goods(1)] == ["DE", "E"]


@pytest.mark.rule("ALM-CARD-08")
def test_the_pantry_keeps_the_only_good_that_would_be_lost() -> None:
    s = facing("b1", seats=2, goods=["D", "D"], caravans=["06"]).until("clean_up")
    assert [s.goods(0), s.goods(1)] == ["D", ""]


@pytest.mark.rule("ALM-CARD-08")
def test_the_pantry_saves_nothing_of_a_cost_or_an_exchange() -> None:
    s = facing("d3", seats=2, guide=1, goods=["D", ""], caravans=["06"], answers=[("face", "special")])
    assert s.until("clean_up").goods(0) == ""
    swap = [("exchange", "1"), ("gain_good", "skyfish"), ("gain_good", "dewleaf")]
    s = facing("a4", seats=2, guide=1, goods=["D", ""], caravans=["06"], answers=swap)
    assert s.until("clean_up").goods(0) == "S"


# --- war wagons -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALM-FIGHT-04")
@pytest.mark.parametrize(("dice", "won"), [([0, 1], [False, True]), ([0, 0], [False, False])])
def test_the_catapult_allows_one_more_roll_in_each_fight(dice: list[int], won: list[bool]) -> None:
    s = facing("e1", seats=2, guide=1, caravans=["10 09"], dice=dice, answers=[("reroll", "again")]).until("clean_up")
    assert [result for seat, *_, result in s.heard("fight_roll") if seat == 0] == won


@pytest.mark.rule("ALM-FIGHT-04", "ALM-TRIG-03")
def test_rerolls_of_several_cards_add_up_and_the_last_roll_counts() -> None:
    more: dict[str, Any] = {"caravans": ["10"], "done": ["20"], "tokens": ["ancient_weapon"]}
    s = facing("b1", seats=2, guide=1, **more, dice=[3, 2, 0, 1], answers=[("reroll", "again")] * 3)
    s.until("clean_up")
    assert [face for seat, _, face, *_ in s.heard("fight_roll") if seat == 0] == [3, 2, 0, 1]


@pytest.mark.rule("ALM-STR-01", "ALM-TRIG-03")
def test_the_drum_corps_adds_one_strength_to_each_guard() -> None:
    s = on_page(caravans=["11", "07"], guards=[3, 3], tokens=["ancient_weapon"])
    assert (s.strength(0), s.strength(1)) == (2 + 2 + 3 * (2 + 1 + 1), 2 + 3 + 3 * 2)


# --- a wider choice of contracts --------------------------------------------------------------------------------------


@pytest.mark.rule("ALM-STD-15", "ALM-TRIG-03")
@pytest.mark.parametrize(
    ("caravans", "done", "held", "is_open"),
    [
        ("", "", "03 04", False),
        ("18", "", "03 04", True),
        ("18", "", "03 04 05", False),
        ("18", "02", "03 04 05", True),
        ("18", "02", "03 04 05 06", False),
    ],
)
def test_the_palanquin_has_room_for_one_more_contract(caravans: str, done: str, held: str, is_open: bool) -> None:
    s = on_page(1, caravans=[caravans], done=[done], contracts=[held])
    assert ("f2" in s.spaces(0)) is is_open


# --- prestige wagons --------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALM-TRIG-04", "ALM-CARD-02")
def test_the_pavilion_pays_two_gold_after_each_sale() -> None:
    s = on_page(1, seats=2, gold=[0, 0], goods=["VV"], caravans=["23"]).then(("sell_amount", "1")).place("d2")
    assert s.gold[0] == 5 + 2


@pytest.mark.rule("ALM-TRIG-04")
def test_the_pavilion_pays_nothing_for_a_sale_to_the_shop() -> None:
    s = on_page(1, seats=2, gold=[0, 0], goods=["V"], caravans=["23"]).then(("shop", "sell")).place("e2")
    assert s.gold[0] == 3


@pytest.mark.rule("ALM-CARD-20")
@pytest.mark.parametrize(("cards", "fame"), [("24", 2), ("24 01 02", 6)])
def test_the_gallery_counts_the_cards_bought_and_itself(cards: str, fame: int) -> None:
    assert counted(on_page(caravans=[cards]), "abilities") == fame


@pytest.mark.rule("ALM-SCORE-04", "ALM-TRIG-03")
@pytest.mark.parametrize(("done", "fame"), [("", 0), ("01 02", 4), ("01 16", 8)])
def test_the_fountain_counts_completed_contracts_beside_other_cards_that_do(done: str, fame: int) -> None:
    assert counted(on_page(caravans=["25"], done=[done], contracts=["05"]), "abilities") == fame


# --- utility wagons ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALM-TRIG-01", "ALM-TRIG-03")
@pytest.mark.parametrize(
    ("cards", "gold", "goods"), [("27", 2, ""), ("28", 0, "E"), ("29", 0, "S"), ("27 28", 2, "E"), ("28 29", 0, "ES")]
)
def test_a_card_that_works_on_arrival_brings_its_good_or_gold(cards: str, gold: int, goods: str) -> None:
    s = on_page(2, seats=2, gold=[0, 0], caravans=[cards], phase="arrive")
    if len(cards.split()) > 1:
        first = s.state.content.powers_of_caravan[int(cards.split()[0]) - 1][0]
        s.then(("arrival_next", str(first)))
    s.until("turn")
    assert (s.gold[0], s.goods(0), s.gold[1], s.goods(1)) == (gold, goods, 0, "")


@pytest.mark.rule("ALM-CRATE-04")
def test_a_good_from_the_kiln_needs_a_crate_like_any_other() -> None:
    s = on_page(2, seats=2, goods=["DDDDD"], caravans=["28"], phase="arrive", answers=[("drop_cargo", "dewleaf")])
    assert s.until("turn").goods(0) == "DDDDE"
    assert capacity(s.player(0)) == 5


@pytest.mark.rule("ALM-CARD-17")
@pytest.mark.parametrize(
    ("caravans", "guide", "price"),
    [(["", "", ""], 0, 3), (["", "", "30"], 2, 1), (["30", "", ""], 0, 1)],
    ids=["nobody has it", "it beats the Guide", "the Guide has it"],
)
def test_the_rostrum_wins_ties_and_saves_two_gold(caravans: list[str], guide: int, price: int) -> None:
    s = on_page(1, gold=[9, 9, 9], caravans=caravans)
    s.state.phase = "bid"
    s.then(("bid", "4"), ("bid", "3"), ("bid", "4")).step()
    assert (s.state.guide, s.gold[guide]) == (guide, 9 - price)


@pytest.mark.rule("ALM-CARD-17", "ALM-CARD-02")
def test_a_bid_never_costs_less_than_nothing() -> None:
    s = on_page(1, gold=[9, 9, 9], caravans=["30"])
    s.state.phase = "bid"
    s.then(("bid", "4"), ("bid", "1"), ("bid", "2")).step()
    assert s.gold == [9, 9, 9]


@pytest.mark.rule("ALM-CARD-17")
def test_the_rostrum_helps_in_the_bid_of_an_encounter_too() -> None:
    bids = [("stand_aside", "join"), ("bid", "5"), ("bid", "4"), ("bid", "5")]
    s = facing("d4", gold=[9, 9, 9], caravans=["", "", "30"], answers=bids).until("clean_up")
    assert ([p.fame for p in s.state.players], s.gold, s.state.guide) == ([0, 0, 9], [9, 9, 7], 0)
