"""Location tokens: what they bring on later pages, what rides in crates, and what counts at the end."""

from __future__ import annotations

import pytest

from dragonroads.engine.views import Hidden, Sight, see
from dragonroads.games.almanac.counting import capacity, cargo
from tests.games.almanac.pages.roads import counted, ending_with, finish, travel, turn_of
from tests.games.almanac.situations import Situation, content, on_page


def with_letter_for(page: int) -> Situation:
    """The first player has just taken the letter with this address."""
    table = on_page(2, gold=[0, 0, 0])
    pile = table.state.letter_pile
    card = next(card for card in pile if content().letters[card].page == page)
    pile.remove(card)
    pile.append(card)
    return table.place("a1")


def with_globe(prediction: int) -> Situation:
    """The first player has just predicted where the journey ends, and has no gold left."""
    return on_page(5, gold=[2, 0, 0], answers=[("prophecy", str(prediction))]).place("a2")


# --- letters and globes ---------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-TOKEN-LETTER")
@pytest.mark.parametrize(("address", "road"), [(12, (4, 8, 12)), (14, (4, 9, 14)), (15, (5, 10, 15))])
def test_a_letter_pays_12_gold_on_arrival_at_its_address(address: int, road: tuple[int, ...]) -> None:
    table = travel(with_letter_for(address), *road[:-1])
    assert (table.gold[0], table.player(0).tokens["letter"]) == (0, 1)
    travel(table, road[-1])
    assert (table.gold, table.player(0).letters) == ([12, 0, 0], [])
    assert (table.player(0).tokens["letter"], table.state.removed["letter"]) == (0, 1)
    assert len(table.heard("letter_delivered")) == 1


@pytest.mark.rule("DR-TOKEN-LETTER")
def test_a_letter_for_a_place_passed_by_is_worth_nothing() -> None:
    table = travel(with_letter_for(14), 4, 8, 12, 16)
    assert (table.gold[0], table.player(0).tokens["letter"]) == (0, 1)
    assert counted(table)["tokens"] == 0


@pytest.mark.rule("DR-TOKEN-LETTER")
def test_the_others_see_how_many_letters_somebody_has_and_no_address() -> None:
    table = with_letter_for(12)
    own, other = (see(table.state, Sight(seat))["players"][0] for seat in (0, 1))
    assert own["letters"] == [0]
    assert other["letters"] == [Hidden(None)]
    assert other["tokens"]["letter"] == 1


@pytest.mark.rule("DR-TOKEN-PROPHECY-GLOBE")
@pytest.mark.parametrize(("finale", "gold"), [(16, 10), (17, 2)])
def test_a_globe_pays_10_gold_if_it_was_right_and_2_if_not(finale: int, gold: int) -> None:
    table = travel(with_globe(16), 8, 12)
    assert table.gold[0] == 0
    travel(table, finale)
    assert (table.gold[0], table.player(0).slips, table.player(0).tokens["prophecy_globe"]) == (gold, [], 0)
    assert table.state.removed["prophecy_globe"] == 1
    assert [right for _, _, right in table.heard("globe_shown")] == [finale == 16]


@pytest.mark.rule("DR-TOKEN-PROPHECY-GLOBE")
def test_nobody_else_knows_a_prediction_before_the_last_stop() -> None:
    table = travel(with_globe(17), 8)
    assert see(table.state, Sight(1))["players"][0]["slips"] == [Hidden(None)]
    assert see(table.state, Sight(0))["players"][0]["slips"] != [Hidden(None)]


# --- in the crates --------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-TOKEN-TOURIST")
def test_each_tourist_pays_2_gold_at_every_arrival_beginning_with_the_next() -> None:
    table = on_page(3, gold=[0]).put(1, "a1").place("a2")
    assert table.gold[0] == 2
    assert travel(table, 6).gold[0] == 4
    assert travel(table, 9).gold[0] == 6
    assert on_page(9, gold=[0], tokens=["tourist tourist"]).gold[0] == 4


@pytest.mark.rule("DR-TOKEN-TOURIST")
def test_a_tourist_fills_a_crate_and_can_be_left_behind_for_good() -> None:
    table = on_page(1, gold=[0], goods=["DDD"], tokens=["tourist"])
    assert cargo(table.player(0)) == 4
    table.then(("drop_cargo", "tourist")).place("d1")
    assert (table.goods(0), table.player(0).tokens["tourist"], table.state.removed["tourist"]) == ("DDDV", 0, 1)
    assert travel(table, 2).gold[0] == 2  # what the tourist paid on arrival at the first page


@pytest.mark.rule("DR-TOKEN-CONTRABAND")
def test_one_contraband_takes_the_place_of_one_good_of_a_contract() -> None:
    table = on_page(1, goods=["DD"], contracts=["04"], tokens=["contraband contraband"]).place("f1")
    assert (table.goods(0), len(table.player(0).done)) == ("", 1)
    assert (table.player(0).tokens["contraband"], table.state.removed["contraband"]) == (1, 1)
    assert on_page(1, goods=["D"], contracts=["04"], tokens=["contraband contraband"]).closed(0)["f1"]


@pytest.mark.rule("DR-TOKEN-CONTRABAND")
def test_the_owner_chooses_whether_contraband_is_used() -> None:
    table = on_page(1, goods=["DDD"], contracts=["04"], tokens=["contraband"])
    table.then(("pay_contract", "3 0 0 0 0")).place("f1")
    assert (table.goods(0), table.player(0).tokens["contraband"]) == ("", 1)
    assert table.asked[-1].options == ["3 0 0 0 0", "2 0 0 0 1"]


@pytest.mark.rule("DR-TOKEN-CONTRABAND")
def test_contraband_is_no_good_it_neither_sells_nor_pays() -> None:
    table = on_page(1, gold=[9], tokens=["contraband"], display="03 30 29")
    assert table.closed(0)["d2"] == "none_to_sell"
    table.place("a1")  # only one card asks for no good
    assert [content().caravans[card].id for card in table.player(0).caravans] == ["dr-caravan-30"]
    assert cargo(table.player(0)) == 1


@pytest.mark.rule("DR-TOKEN-CONTRABAND")
def test_in_the_closing_turn_each_piece_left_brings_9_gold() -> None:
    table = finish(on_page(16, gold=[0], tokens=["contraband contraband"])).until("score")
    assert (table.gold[0], table.state.removed["contraband"]) == (18, 2)


@pytest.mark.rule("DR-TOKEN-CONTRABAND")
def test_gold_for_contraband_may_pay_for_a_late_contract() -> None:
    table = finish(on_page(16, gold=[0], goods=["DDD"], contracts=["04"], tokens=["contraband"]))
    assert table.closing(0) == ["sell contraband", "finish"]
    table.then(("close", "sell contraband"), ("close", "dr-contract-04")).step().step()
    assert (table.gold[0], len(table.player(0).done)) == (4, 1)


@pytest.mark.rule("DR-TOKEN-CAMEL")
def test_a_camel_gives_two_crates_at_once_and_is_neither_cargo_nor_a_caravan_card() -> None:
    table = on_page(7, gold=[4]).put(1, "p1", "p2", "p3").put(2, "p5", "p6").place("p8")
    p = table.player(0)
    assert (capacity(p), cargo(p), p.caravans) == (6, 0, [])
    assert capacity(travel(table, 10).player(0)) == 6


@pytest.mark.rule("DR-TOKEN-CAMEL")
def test_six_goods_fit_with_a_camel() -> None:
    table = on_page(1, goods=["EEE"], tokens=["camel"]).place("b1")
    assert table.goods(0) == "DDDEEE"
    assert ending_with("camel camel")["tokens"] == 4


# --- of the last pages ----------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-TOKEN-AIR-SUPPLY")
def test_everybody_sees_the_air_and_no_supply_travels_on() -> None:
    table = on_page(11).place("d1")
    assert [p["facts"]["air"] for p in see(table.state, Sight(None))["players"]] == [4, 8, 8]
    travel(turn_of(table, 1), 14)
    assert [p.tokens["air_supply"] for p in table.state.players] == [0, 0, 0]
    assert table.state.box["air_supply"] == 4


@pytest.mark.rule("DR-TOKEN-DRAGON-STATUE")
@pytest.mark.parametrize(("seats", "fame"), [(2, [3, 7, 12, 18]), (3, [4, 9, 15, 22]), (4, [4, 9, 15, 22])])
def test_statues_are_worth_more_together(seats: int, fame: list[int]) -> None:
    visits = [("n1", "e1", "s1", "w1")[:courts] for courts in (0, 1, 2, 3, 4)]
    tables = [on_page(16, seats=seats, workers=[6]).put(0, *visit) for visit in visits]
    assert [counted(table)["tokens"] for table in tables] == [0, *fame]


@pytest.mark.rule("DR-TOKEN-KEY")
def test_the_key_is_worth_15_fame_wherever_it_is_won() -> None:
    assert counted(on_page(16, goods=["DEVS"]).put(1, "s1").place("s3"))["tokens"] == 15
    bids = [("bid", "1"), ("bid", "0"), ("bid", "0")]
    assert counted(on_page(17, answers=bids))["tokens"] == 15


@pytest.mark.rule("DR-TOKEN-KEY")
def test_there_is_only_one_key() -> None:
    table = on_page(16, goods=["DEVS", "DEVS"]).place("s3")
    assert table.closed(1)["s3"] == "taken"
    assert content().tokens["key"].count == 1
