"""What happens when tokens and Glory cards run out, and where a gain goes."""

from __future__ import annotations

import pytest

from dragonroads.errors import Violation
from dragonroads.games.canyon.model import PLENTY
from tests.games.canyon.situations import on_map, the_game


@pytest.mark.rule("CAN-TOK-01")
def test_a_gain_from_an_empty_supply_is_lost_and_not_replaced() -> None:
    s = on_map("R:WLD@A1 R:DKN@D1", phase="gather", stock={"B": "w" * 20}).step()
    assert (s.caravan("R"), s.state.supply[0]) == ("s", 0)


@pytest.mark.rule("CAN-TOK-01")
def test_a_short_supply_gives_what_is_left() -> None:
    s = on_map("R:WLD@A1", phase="gather", stock={"B": "w" * 19}, dragons={"forest": "A1"}, forest_dragon=True).step()
    assert (s.caravan("R"), s.heard("gathered")) == ("w", [(0, "A1", "wood", 1, False)])


@pytest.mark.rule("CAN-TOK-01", "CAN-D-LOOT", "CAN-D-SINGLE")
def test_the_last_kind_in_supply_is_no_choice() -> None:
    s = on_map("B:DRS@A2", people=3, stock={"G": "w" * 20 + "m" * 20 + "s" * 20}).roll(6, 3, 1)
    s.say("deploy GWD A1 / act battle A2").until("gather")
    assert (s.caravan("R"), s.kinds_asked()) == ("b", ["deploy", "act"])


@pytest.mark.rule("CAN-TOK-01")
def test_a_loot_bag_of_a_kind_that_is_gone_is_empty() -> None:
    s = on_map("B:WLD@A2", people=3, stock={"G": "m" * 20})
    s.roll(6, 3, 1).say("deploy GWD A1 / act battle A2").until("gather")
    assert (s.caravan("R"), s.clan("R").glory, s.heard("looted")) == ("", 1, [])


@pytest.mark.rule("CAN-TOK-02")
def test_a_festival_serves_the_active_seat_first_when_tokens_are_short() -> None:
    s = on_map("R:WLD@A1 B:HND@A2 B:GWD@A3", people=3, stock={"G": "m" * 19}, turn="B")
    s.say("deploy SKY A4 / act nothing").until("gather")
    assert (s.caravan("B").count("m"), s.caravan("R").count("m")) == (1, 0)


@pytest.mark.rule("CAN-TOK-03")
def test_without_glory_cards_a_battle_brings_everything_else() -> None:
    s = on_map("B:WLD@A2", glory={"B": 20}, caravan={"B": "b"}).roll(6, 3, 1)
    s.say("deploy GWD A1 / act battle A2").until("gather")
    assert (s.clan("R").glory, s.caravan("R"), s.discard("B")) == (0, "mb", "WLD")


@pytest.mark.rule("CAN-TOK-03")
def test_without_glory_cards_a_festival_brings_everything_else() -> None:
    s = on_map("B:DKN@A1 B:GWD@A2 B:HND@A3", glory={"B": 20}).say("deploy WLD A4 / act nothing").until("gather")
    assert (s.clan("R").glory, s.caravan("R"), s.map) == (0, "wm", {})


@pytest.mark.rule("CAN-TOK-04")
def test_a_token_that_vanishes_is_noticed() -> None:
    s = on_map("R:WLD@A1", stock={"R": "ww"})
    s.clan("R").stock[0] -= 1
    with pytest.raises(Violation, match="tokens"):
        the_game().check(s.state)


@pytest.mark.rule("CAN-TOK-04")
def test_bones_in_the_canyon_count_among_the_twenty() -> None:
    s = on_map("R:WLD@C2 R:DKN@C4", phase="gather", bones=1).step()
    assert (s.state.supply[3], s.caravan("R"), s.state.bone_tokens) == (17, "b", 2)


@pytest.mark.rule("CAN-TOK-04")
def test_an_endless_supply_never_runs_out() -> None:
    s = on_map("R:WLD@A1", phase="gather", stock={"B": "w" * 50}, unlimited_tokens=True).step()
    assert (s.caravan("R"), s.state.supply[0]) == ("w", PLENTY - 51)


@pytest.mark.rule("CAN-TOK-05")
def test_what_is_gathered_rides_in_the_caravan() -> None:
    s = on_map("R:WLD@A1 R:DKN@D1", phase="gather").step()
    assert (s.caravan("R"), s.stock("R")) == ("ws", "")


@pytest.mark.rule("CAN-TOK-05")
def test_the_harvest_under_the_celestial_dragon_goes_straight_to_the_stockpile() -> None:
    s = on_map("R:WLD@A1 R:DKN@D1", phase="gather", dragons={"celestial": "A1"}, celestial_dragon=True).step()
    assert (s.caravan("R"), s.stock("R")) == ("s", "w")
