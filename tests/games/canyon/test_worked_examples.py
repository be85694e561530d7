"""Worked examples with their numbers, played through the rules."""

from __future__ import annotations

from typing import Any

import pytest

from dragonroads.games.canyon.trading import ratio
from tests.games.canyon.situations import Situation, begun, on_map, the_game

DRAGONS: dict[str, Any] = {"forest_dragon": True, "undead_dragon": True, "celestial_dragon": True}


def scores(s: Situation) -> tuple[int, ...]:
    """Everybody's points as the game stands."""
    return the_game().result(s.state).scores


# --- setup and trade --------------------------------------------------------------------------------------------------


@pytest.mark.rule("CAN-SETUP-04", "CAN-SETUP-05", "CAN-SETUP-06")
@pytest.mark.parametrize(
    ("people", "length", "piles"),
    [(3, "quick", [5, 5, 5, 8]), (2, "medium", [5, 5, 5, 8]), (5, "long", [6, 6, 6, 9])],
)
def test_ex_01_piles_by_seats_and_length(people: int, length: str, piles: list[int]) -> None:
    assert begun(people, length=length).state.piles == piles


@pytest.mark.rule("CAN-TRADE-02", "CAN-TRADE-04")
def test_ex_02_six_wood_and_a_village_are_two_trades() -> None:
    s = on_map(phase="evening", stock={"R": "wwwwww"}, built={"R": [1, 0, 0, 0]})
    s.say("end_turn trade wood>stone / end_turn trade wood>bone").until("begin_turn")
    assert s.stock("R") == "sb"


@pytest.mark.rule("CAN-TRADE-07", "CAN-BUILD-TRIBAL-VILLAGE")
def test_ex_02_a_second_village_makes_trade_cheaper() -> None:
    s = on_map(phase="evening", stock={"R": "wwwm"}, built={"R": [1, 0, 0, 0]})
    assert ratio(s.state, s.clan("R")) == 3
    s.say("end_turn buy tribal_village").step()
    assert ratio(s.state, s.clan("R")) == 2


# --- points -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CAN-END-04", "CAN-END-05")
@pytest.mark.parametrize(("scale", "total"), [("card", 30 + 16), ("palace", 45 + 16)])
def test_ex_03_three_grounds_and_two_ruins(scale: str, total: int) -> None:
    assert scores(on_map(built={"R": [0, 0, 3, 2]}, set_scale=scale)) == (total, 0)


@pytest.mark.rule("CAN-END-04")
def test_ex_04_five_palaces_and_a_village() -> None:
    assert scores(on_map(built={"R": [1, 5, 0, 0]})) == (65 + 15 + 10, 0)


@pytest.mark.rule("CAN-END-04", "CAN-END-05")
def test_ex_05_one_of_each_and_three_ruins() -> None:
    assert scores(on_map(built={"R": [1, 1, 1, 3]})) == (10 + 15 + 10 + 3 * 16, 0)


@pytest.mark.rule("CAN-END-06")
def test_ex_06_two_lead_in_glory() -> None:
    assert scores(on_map(people=3, glory={"R": 4, "B": 4, "G": 1})) == (22, 22, 3)


# --- battles ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CAN-BATTLE-06", "CAN-HERO-BULWARK")
def test_ex_07_the_attacker_wins_a_tie_against_a_bulwark() -> None:
    s = on_map("B:GWD@A2").roll(4, 3).say("deploy DRS A1 / act battle A2").until("gather")
    assert s.heard("battle_over") == [(0, 10, 1, 10, True)]


@pytest.mark.rule("CAN-BATTLE-06", "CAN-HERO-THICK-HIDE")
def test_ex_08_a_thick_hide_wins_a_tie() -> None:
    s = on_map("B:DKN@A2").roll(4, 5).say("deploy DRS A1 / act battle A2 / loot wood").until("gather")
    assert s.heard("battle_over") == [(0, 10, 1, 10, False)]


@pytest.mark.rule("CAN-BATTLE-05")
def test_ex_09_a_die_that_explodes_twice() -> None:
    s = on_map("B:SKY@A2").roll(6, 6, 3, 1).say("deploy SKY A1 / act battle A2").until("gather")
    assert s.heard("battle_over") == [(0, 4 + 15, 1, 4 + 1, True)]


@pytest.mark.rule("CAN-BATTLE-03", "CAN-HERO-MEGALOMANIA")
def test_ex_10_a_wildling_in_a_town_with_training_grounds_against_a_dragonslayer() -> None:
    s = on_map("B:DRS@A1", built={"R": [0, 0, 1, 0]}).say("deploy WLD B1 / act battle A1 / loot wood").until("gather")
    assert s.strengths() == [13, 6]


@pytest.mark.rule("CAN-BATTLE-09", "CAN-BATTLE-10")
def test_ex_11_the_only_hero_on_the_map_attacks_and_loses() -> None:
    s = on_map("B:GWD@A2").roll(1, 2).say("deploy SKY A1 / act battle A2").until("gather")
    assert (s.clan("R").rage, s.clan("B").rage, s.caravan("B"), s.clan("B").glory) == (1, 0, "w", 0)


# --- the canyon -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CAN-CANYON-05", "CAN-END-02")
def test_ex_12_three_own_turns_in_the_canyon_win() -> None:
    s = on_map(turn="B", phase="begin_turn")
    s.state.start, s.state.round = 0, 4
    s.say("deploy WLD C2 / act nothing").play_turn()
    found = [(s.state.round - 1, s.state.bones)]
    s.say("deploy WLD A1 / act nothing / deploy DKN D4 / act nothing").play_turn().play_turn()
    found.append((s.state.round - 1, s.state.bones))
    s.say("deploy DKN D1 / act nothing / deploy SKY A4 / act nothing").play_turn().until("score")
    assert [*found, (s.state.round, s.state.bones)] == [(4, 1), (5, 2), (6, 3)]
    assert the_game().result(s.step().state).winners == (1,)


@pytest.mark.rule("CAN-CANYON-06", "CAN-BATTLE-13")
def test_ex_13_a_holder_beaten_from_next_door_leaves_the_bones() -> None:
    s = on_map("B:GWD@C2", bones=2).roll(5, 1).say("deploy DRS C3 / act battle C2").play_turn()
    assert ("C2" in s.map, s.state.bones) == (False, 2)
    s.say("deploy SKY C2 / send_dragon none / act nothing").play_turn()
    assert (s.caravan("B"), s.state.bones) == ("bb", 1)


@pytest.mark.rule("CAN-HERO-LEAP-ATTACK", "CAN-CANYON-02", "CAN-CANYON-03")
def test_ex_14_a_holder_beaten_by_a_leap_leaves_everything() -> None:
    s = on_map("B:GWD@C2 B:SKY@A1", bones=2).roll(5, 1)
    s.say("deploy DKN C3 / act leap_attack C2 / send_dragon ancient A1").play_turn()
    assert (s.map["C2"], s.caravan("R"), s.state.bones, s.dragon("ancient")) == ("R:DKN", "sbb", 1, "A1")
    assert s.heard("gathered") == []


# --- festivals and dragons --------------------------------------------------------------------------------------------


@pytest.mark.rule("CAN-FEST-02", "CAN-FEST-04", "CAN-FEST-06")
def test_ex_15_two_rows_are_one_festival_of_seven_heroes_and_one_glory_card() -> None:
    s = on_map("B:DKN@A1 B:GWD@A2 B:HND@A3 B:SKY@B4 R:GWD@C4 R:HND@D4")
    s.say("deploy WLD A4 / act nothing").until("gather")
    assert [len(tiles) for _, tiles, _ in s.heard("festival")] == [7]
    assert (len(s.heard("looted")), len(s.heard("harvested")), s.clan("R").glory) == (7, 6, 1)


@pytest.mark.rule("CAN-DRAGON-02")
def test_ex_16_forest_and_undead_give_two_bones() -> None:
    s = on_map("R:WLD@B3", phase="gather", dragons={"forest": "B3", "undead": "B3"}, **DRAGONS).step()
    assert (s.caravan("R"), s.stock("R")) == ("bb", "")


@pytest.mark.rule("CAN-DRAGON-02", "CAN-DRAGON-ANCIENT")
def test_ex_16_the_ancient_dragon_leaves_nothing_for_the_others() -> None:
    dragons = {"ancient": "B3", "forest": "B3", "undead": "B3", "celestial": "B3"}
    s = on_map("R:WLD@B3", phase="gather", dragons=dragons, **DRAGONS).step()
    assert (s.caravan("R"), s.stock("R")) == ("", "")


@pytest.mark.rule("CAN-DRAGON-02", "CAN-DRAGON-CELESTIAL")
def test_ex_16_the_celestial_dragon_carries_both_bones_to_the_stockpile() -> None:
    dragons = {"forest": "B3", "undead": "B3", "celestial": "B3"}
    s = on_map("R:WLD@B3", phase="gather", dragons=dragons, **DRAGONS).step()
    assert (s.caravan("R"), s.stock("R")) == ("", "bb")


@pytest.mark.rule("CAN-DRAGON-UNDEAD")
def test_ex_17_a_haunted_town_gives_a_bone() -> None:
    s = on_map("R:WLD@D4", phase="gather", dragons={"undead": "D4"}, undead_dragon=True).step()
    assert s.caravan("R") == "b"


# --- heroes and shortages ---------------------------------------------------------------------------------------------


@pytest.mark.rule("CAN-HERO-UPDRAFT", "CAN-TURN-12")
def test_ex_23_a_skyrider_gathers_on_two_tiles() -> None:
    s = on_map().say("deploy SKY A1 / act updraft C4").until("gather")
    assert s.caravan("R") == "w"
    assert s.play_turn().caravan("R") == "wb"


@pytest.mark.rule("CAN-HERO-AFTERIMAGE", "CAN-BATTLE-10")
def test_ex_24_the_last_hero_is_an_illusionist_and_both_happen() -> None:
    s = on_map("B:ILL@A2").roll(5, 1).say("deploy DRS A1 / act battle A2").until("gather")
    assert ("ILL" in s.hand("B"), s.discard("B"), s.clan("B").rage) == (True, "", 1)


@pytest.mark.rule("CAN-TOK-02")
def test_ex_25_the_last_bone_goes_to_the_active_seat() -> None:
    s = on_map("B:DKN@A1 B:GWD@A2 B:HND@D1 R:HND@A4", people=3, stock={"G": "b" * 19})
    s.say("deploy WLD A3 / act nothing").until("gather")
    assert (s.caravan("R").count("b"), s.caravan("B").count("b"), s.state.supply[3]) == (1, 0, 0)
