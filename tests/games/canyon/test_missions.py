"""The sixteen solo missions, each fulfilled and each failed, by what really happens in a game."""

from __future__ import annotations

from typing import Any

import pytest

from dragonroads.games.canyon.missions import points_of
from tests.games.canyon.automas import her_turn
from tests.games.canyon.situations import Situation, content, hero, on_map

WON, LOST = (6, 6, 6, 6), (1,)
"""What red rolls against an Automa's card."""
WEAK, STRONG = "10", "07"


def alone(heroes: str = "", deeds: dict[str, int] | None = None, **more: Any) -> Situation:
    """Red's turn against an Automa, with some deeds done already."""
    s = on_map(heroes, people=1, **more)
    s.clan("R").deeds = dict(deeds or {})
    return s


def her_move(heroes: str, deeds: dict[str, int] | None = None, **more: Any) -> Situation:
    """The Automa's turn, with some deeds of hers done already."""
    s = her_turn(heroes, solo=True, **more)
    s.clan("B").deeds = dict(deeds or {})
    return s


def worth(s: Situation, name: str) -> int:
    """What a mission would bring red if the game ended now."""
    return points_of(s.state, s.clan("R"), content().missions[name])


def attacks(rolls: tuple[int, ...], deck: str, code: str = "GWD", **more: Any) -> Situation:
    """Red attacks a Wildling of the Automa."""
    s = her_turn("B:WLD@A2", deck=deck, turn="R", phase="deploy", solo=True).roll(*rolls)
    s.clan("R").deeds = dict(more)
    return s.say(f"deploy {code} A1 / act battle A2").until("gather")


def defends(deck: str, code: str = "GWD", **more: Any) -> Situation:
    """Red is attacked by a Wildling of the Automa; the die shows 1."""
    s = her_turn(f"B:WLD@A2 R:{code}@A1", deck=f"01 {deck}", phase="automa_acts", solo=True)
    s.clan("R").deeds = dict(more)
    s.state.deployed = 4
    return s.roll(1).step()


# --- festivals --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CAN-SOLO-06")
def test_mission_01_wants_two_festivals_of_your_own() -> None:
    s = alone("R:SKY@A1 B:GWD@A2 B:WLD@A3", {"festivals": 1})
    assert worth(s, "MIS-01") == 0
    s.say("deploy GWD A4 / act nothing").until("before_gather")
    assert worth(s, "MIS-01") == 8


@pytest.mark.rule("CAN-SOLO-06")
def test_mission_01_does_not_count_festivals_of_the_automa() -> None:
    s = her_move("R:SKY@A1 R:GWD@A2 R:WLD@A3")
    s.clan("R").deeds = {"festivals": 1}
    assert worth(s.until("gather"), "MIS-01") == 0


@pytest.mark.rule("CAN-SOLO-06")
@pytest.mark.parametrize(("third", "points"), [("R:WLD@A2", 4), ("B:WLD@A2", 0)])
def test_mission_02_wants_three_own_heroes_in_a_festival_you_started(third: str, points: int) -> None:
    s = alone(f"R:SKY@A1 {third} B:DKN@A3").say("deploy GWD A4 / act nothing").until("before_gather")
    assert worth(s, "MIS-02") == points


@pytest.mark.rule("CAN-SOLO-06")
def test_mission_02_wants_them_in_one_festival_and_not_in_one_of_the_automa() -> None:
    s = alone("R:SKY@A1 B:WLD@A2 B:DKN@A3", {"festival_heroes": 2}).say("deploy GWD A4 / act nothing")
    assert worth(s.until("before_gather"), "MIS-02") == 0
    assert worth(her_move("R:SKY@A1 R:GWD@A2 R:WLD@A3").until("gather"), "MIS-02") == 0


@pytest.mark.rule("CAN-SOLO-06")
@pytest.mark.parametrize(("held", "points"), [(0, 0), (1, -8)])
def test_mission_13_allows_the_automa_one_festival(held: int, points: int) -> None:
    s = her_move("R:SKY@A1 R:GWD@A2 R:WLD@A3", {"festivals": held}).until("gather")
    assert worth(s, "MIS-13") == points


# --- the canyon -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CAN-SOLO-06")
@pytest.mark.parametrize(("before", "points"), [(1, 0), (2, 8)])
@pytest.mark.parametrize("way", ["deploy SKY C2", "deploy DKN C1 / act leap_attack C2"])
def test_mission_03_wants_three_entries_by_whatever_way(before: int, points: int, way: str) -> None:
    s = alone(deeds={"canyon_entries": before}).say(f"{way} / act nothing").until("gather")
    assert worth(s, "MIS-03") == points


@pytest.mark.rule("CAN-SOLO-06")
@pytest.mark.parametrize(("heroes", "bones", "points"), [("R:GWD@C2", 2, 12), ("R:GWD@C2", 1, 0), ("B:GWD@C2", 2, 0)])
def test_mission_04_wants_the_canyon_with_two_bones_at_the_end(heroes: str, bones: int, points: int) -> None:
    assert worth(alone(heroes, bones=bones), "MIS-04") == points


@pytest.mark.rule("CAN-SOLO-06")
@pytest.mark.parametrize(("bones", "points"), [(0, 0), (1, -10)])
def test_mission_16_allows_the_automa_one_bone_at_the_end_of_a_turn(bones: int, points: int) -> None:
    s = her_move("B:GWD@C2", phase="gather", bones=bones).play_turn()
    assert worth(s, "MIS-16") == points


@pytest.mark.rule("CAN-SOLO-06")
def test_mission_16_is_failed_for_good() -> None:
    s = her_move("B:GWD@C2", phase="gather", bones=1).play_turn()
    s.say("deploy WLD B2 / act battle C2").roll(*WON).play_turn()
    assert s.map == {"B2": "R:WLD"}
    assert worth(s, "MIS-16") == -10


@pytest.mark.rule("CAN-SOLO-06")
def test_mission_16_does_not_count_bones_that_a_player_holds() -> None:
    assert worth(alone("R:GWD@C2", phase="gather", bones=2).play_turn(), "MIS-16") == 0


# --- buildings, stores and trade --------------------------------------------------------------------------------------


@pytest.mark.rule("CAN-SOLO-06")
@pytest.mark.parametrize(("built", "points"), [([1, 1, 1, 1], 8), ([4, 1, 1, 0], 0)])
def test_mission_05_wants_all_four_kinds_of_building(built: list[int], points: int) -> None:
    assert worth(alone(built={"R": built}), "MIS-05") == points


@pytest.mark.rule("CAN-SOLO-06")
@pytest.mark.parametrize(
    ("built", "points"),
    [([4, 0, 0, 0], 12), ([0, 4, 0, 0], 12), ([0, 0, 4, 0], 12), ([3, 3, 3, 0], 0), ([0, 0, 0, 7], 0)],
)
def test_mission_06_wants_four_of_a_kind_and_ruins_do_not_count(built: list[int], points: int) -> None:
    assert worth(alone(built={"R": built}), "MIS-06") == points


@pytest.mark.rule("CAN-SOLO-06")
@pytest.mark.parametrize(("heroes", "points"), [("R:SKY@B1", 10), ("R:SKY@A1", 0)])
def test_mission_08_wants_two_towns_at_the_end_of_a_turn(heroes: str, points: int) -> None:
    s = alone(heroes).say("deploy GWD C3 / act nothing")
    assert worth(s.until("evening"), "MIS-08") == 0
    assert worth(s.play_turn(), "MIS-08") == points


@pytest.mark.rule("CAN-SOLO-06")
def test_mission_08_stays_fulfilled_when_a_town_is_lost() -> None:
    s = alone("R:SKY@B1").say("deploy WLD C3 / act nothing").play_turn()
    s.state.turn, s.state.phase = 0, "begin_turn"
    s.say("deploy GWD A1 / act muster B1").play_turn()
    assert s.map == {"A1": "R:GWD", "C3": "R:WLD"}
    assert worth(s, "MIS-08") == 10


@pytest.mark.rule("CAN-SOLO-06")
def test_mission_08_wants_them_when_the_turn_ends_and_not_before() -> None:
    s = alone("R:SKY@B1 B:WLD@B2 B:DKN@B3 R:HND@C3").say("deploy GWD B4 / act nothing").play_turn()
    assert worth(s, "MIS-08") == 0


@pytest.mark.rule("CAN-SOLO-06")
def test_mission_08_counts_the_turn_that_ends_the_game() -> None:
    s = alone("R:SKY@B1 R:HND@C3", stock={"R": "wwwm"}, built={"R": [4, 0, 0, 0]})
    assert worth(s.say("deploy buy tribal_village").step(), "MIS-08") == 10


@pytest.mark.rule("CAN-SOLO-06")
@pytest.mark.parametrize(("glory", "points"), [({"R": 2, "B": 1}, 0), ({"R": 1, "B": 1}, -10), ({"B": 1}, -10)])
def test_mission_10_wants_more_glory_than_the_automa(glory: dict[str, int], points: int) -> None:
    assert worth(alone(glory=glory), "MIS-10") == points


@pytest.mark.rule("CAN-SOLO-06")
@pytest.mark.parametrize(("stock", "points"), [("wmb", 0), ("wwmb", -6)])
def test_mission_11_allows_three_tokens_in_the_stockpile_and_any_in_the_caravan(stock: str, points: int) -> None:
    assert worth(alone(stock={"R": stock}, caravan={"R": "wwww"}), "MIS-11") == points


@pytest.mark.rule("CAN-SOLO-06")
@pytest.mark.parametrize(("before", "points"), [(1, -6), (2, 0)])
def test_mission_12_wants_three_trades(before: int, points: int) -> None:
    s = alone(stock={"R": "wwww"}, deeds={"trades": before}).say("deploy trade wood>bone").step()
    assert worth(s, "MIS-12") == points


# --- battles and tricks -----------------------------------------------------------------------------------------------


@pytest.mark.rule("CAN-SOLO-06")
@pytest.mark.parametrize(("before", "points"), [(2, 0), (3, 8)])
def test_mission_07_wants_four_won_attacks(before: int, points: int) -> None:
    assert worth(attacks(WON, WEAK, battles_won=before), "MIS-07") == points


@pytest.mark.rule("CAN-SOLO-06")
def test_mission_07_counts_neither_lost_attacks_nor_won_defences() -> None:
    assert worth(attacks(LOST, STRONG, battles_won=3), "MIS-07") == 0
    assert worth(defends(WEAK, battles_won=3), "MIS-07") == 0


@pytest.mark.rule("CAN-SOLO-06")
@pytest.mark.parametrize(("before", "points"), [(2, 0), (3, -8)])
def test_mission_09_allows_three_lost_battles_on_either_side(before: int, points: int) -> None:
    assert worth(attacks(LOST, STRONG, battles_lost=before), "MIS-09") == points
    assert worth(defends(STRONG, battles_lost=before), "MIS-09") == points


@pytest.mark.rule("CAN-SOLO-06")
def test_mission_09_does_not_count_won_battles() -> None:
    assert worth(attacks(WON, WEAK, battles_lost=3), "MIS-09") == 0


@pytest.mark.rule("CAN-SOLO-06")
def test_mission_14_wants_a_battle_won_by_the_dragonslayer_on_either_side() -> None:
    s = her_turn("B:GWD@A2", deck=WEAK, turn="R", phase="deploy", solo=True).roll(*WON)
    assert worth(s, "MIS-14") == -6
    assert worth(s.say("deploy DRS A1 / act battle A2").until("gather"), "MIS-14") == 0
    s = her_turn("B:GWD@A2 R:DRS@A1", deck=f"01 {WEAK}", phase="automa_acts", solo=True).roll(1)
    s.state.deployed = 4
    assert worth(s.step(), "MIS-14") == 0


@pytest.mark.rule("CAN-SOLO-06")
def test_mission_14_counts_neither_another_hero_nor_a_lost_battle() -> None:
    assert worth(attacks(WON, WEAK), "MIS-14") == -6
    assert worth(attacks(LOST, STRONG, "DRS"), "MIS-14") == -6


@pytest.mark.rule("CAN-SOLO-06")
def test_mission_15_wants_the_tricks_of_three_different_heroes() -> None:
    s = alone("B:WLD@A2").say("deploy SKY A1 / act updraft D1").until("gather")
    assert worth(s, "MIS-15") == -8
    for turn, points in (("deploy ILL B1 / act mirage A2 A3", -8), ("deploy GWD A4 / act muster D1", 0)):
        s.state.turn, s.state.phase = 0, "begin_turn"
        assert worth(s.say(turn).until("gather"), "MIS-15") == points


@pytest.mark.rule("CAN-SOLO-06")
def test_mission_15_counts_the_trick_of_one_hero_once() -> None:
    two_heroes = 1 << hero("R:SKY") | 1 << hero("R:ILL")
    s = alone("B:WLD@A2", {"tricks_used": two_heroes}).say("deploy SKY A1 / act updraft D1").until("gather")
    assert worth(s, "MIS-15") == -8
