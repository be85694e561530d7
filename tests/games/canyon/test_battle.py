"""Battles: who may fight whom, what counts, how dice explode, and what the winner takes."""

from __future__ import annotations

from typing import Any

import pytest

from dragonroads.engine.visibility import ALL
from dragonroads.games.canyon.model import DOWN, EXPOSED
from tests.games.canyon.situations import Situation, hero, on_map

LOST = (1, 6, 3)
"""The attacker rolls 1, the defender 6 and 3."""
WON = (6, 3, 1)


def attack(heroes: str = "B:WLD@A2", *dice: int, with_: str = "GWD A1", at: str = "A2", **more: Any) -> Situation:
    """Red deploys and attacks; the answers after that are up to the test."""
    s = on_map(heroes, **more).roll(*(dice or WON))
    return s.say(f"deploy {with_} / act battle {at}")


# --- who fights -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CAN-BATTLE-01", "CAN-WORD-02")
def test_only_enemies_across_an_edge_can_be_attacked() -> None:
    s = on_map("B:WLD@A2 B:SKY@B1 R:SKY@C2 B:DKN@C3 B:GWD@D4").say("deploy WLD B2 / act nothing").until("gather")
    assert s.options("act") == ["nothing", "battle B1", "battle A2"]


@pytest.mark.rule("CAN-BATTLE-01")
def test_heroes_of_every_other_colour_can_be_attacked() -> None:
    s = on_map("B:WLD@A2 G:SKY@B1", people=3).say("deploy WLD A1 / act nothing").until("gather")
    assert s.options("act") == ["nothing", "battle B1", "battle A2"]


@pytest.mark.rule("CAN-BATTLE-01")
def test_there_is_one_battle_in_a_turn() -> None:
    s = attack("B:WLD@A2 B:SKY@B1").play_turn()
    assert (len(s.heard("battle")), s.map) == (1, {"A1": "R:GWD", "B1": "B:SKY"})


@pytest.mark.rule("CAN-BATTLE-02")
def test_both_heroes_are_shown_to_everybody() -> None:
    s = attack(with_="DRS A1").until("gather")
    assert [told for told in s.told if told[0] == "battle"] == [
        ("battle", (0, "A1", hero("R:DRS"), 1, "A2", hero("B:WLD")), ALL)
    ]
    assert s.state.hero_seen[hero("R:DRS")] == ALL


# --- strength ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CAN-BATTLE-03")
def test_strength_is_what_is_printed_on_the_hero() -> None:
    s = attack("B:ILL@A2", with_="DRS A1").until("gather")
    assert [parts for _, parts in s.heard("strength")] == [(("hero", 6),), (("hero", 4),)]


@pytest.mark.rule("CAN-BATTLE-03")
def test_a_town_makes_the_attacker_and_the_defender_stronger() -> None:
    assert attack("B:SKY@A1", with_="WLD B1", at="A1").until("gather").strengths() == [7, 4]
    assert attack("B:SKY@B1", with_="WLD A1", at="B1").until("gather").strengths() == [5, 6]


@pytest.mark.rule("CAN-BATTLE-03")
def test_training_grounds_make_both_sides_stronger() -> None:
    s = attack("B:SKY@A2", built={"R": [0, 0, 1, 0], "B": [0, 0, 2, 0]}).until("gather")
    assert s.strengths() == [6, 6]


@pytest.mark.rule("CAN-BATTLE-03")
def test_the_celestial_dragon_makes_its_hero_stronger() -> None:
    s = attack("B:SKY@A2", dragons={"celestial": "A2"}, celestial_dragon=True).until("gather")
    assert s.strengths() == [5, 6]


@pytest.mark.rule("CAN-BATTLE-03")
def test_everything_adds_up() -> None:
    s = attack("B:SKY@A1 R:SKY@C1", with_="HND B1", at="A1", built={"R": [0, 0, 2, 0]}, rage={"R": 1})
    s.say("rage 1").until("gather")
    found = dict(s.heard("strength")[0][1])
    assert found == {"hero": 4, "tile": 2, "buildings": 2, "pack_instinct": 1, "rage": 2}


@pytest.mark.rule("CAN-BATTLE-04", "CAN-D-RAGE")
def test_each_rage_token_adds_two_and_is_used_up() -> None:
    s = attack("B:SKY@A2", rage={"R": 3}).say("rage 2").until("gather")
    assert (s.strengths(), s.clan("R").rage, s.options("rage")) == ([9, 4], 1, ["0", "1", "2", "3"])


@pytest.mark.rule("CAN-BATTLE-04", "CAN-D-RAGE")
def test_the_defender_decides_about_rage_knowing_what_the_attacker_spent() -> None:
    s = attack("B:SKY@A2", rage={"R": 1, "B": 1}).say("rage 1 / rage 0").until("gather")
    assert [(ask.seat, ask.private) for ask in s.asked if ask.kind == "rage"] == [(0, False), (1, False)]
    told = [told[0] for told in s.told]
    assert told.index("rage") < told.index("strength")
    assert (s.clan("R").rage, s.clan("B").rage, s.strengths()) == (0, 2, [7, 4])


@pytest.mark.rule("CAN-BATTLE-04")
def test_rage_spent_in_one_battle_does_not_help_in_the_next() -> None:
    s = attack("B:SKY@A2 B:GWD@D3", rage={"R": 1, "B": 1}).say("rage 1 / rage 1").play_turn()
    s.say("deploy WLD B1 / act battle A1").play_turn()
    assert s.strengths() == [7, 7]


@pytest.mark.rule("CAN-D-RAGE")
def test_without_rage_nobody_is_asked_about_it() -> None:
    assert "rage" not in attack().until("gather").kinds_asked()


# --- dice -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CAN-BATTLE-05")
def test_each_side_adds_one_die() -> None:
    s = attack("B:SKY@A2", 4, 3).until("gather")
    assert s.heard("battle_over") == [(0, 9, 1, 7, True)]


@pytest.mark.rule("CAN-BATTLE-05")
def test_a_six_is_rolled_again_and_added_without_limit() -> None:
    s = attack("B:SKY@A2", 6, 6, 6, 1, 6, 2).until("gather")
    assert s.heard("rolled") == [(0, ((6,), (6,), (6,), (1,))), (1, ((6,), (2,)))]
    assert s.heard("battle_over") == [(0, 24, 1, 12, True)]


@pytest.mark.rule("CAN-BATTLE-06")
@pytest.mark.parametrize(("dice", "won"), [((3, 2), True), ((2, 2), True), ((1, 2), False)])
def test_the_higher_total_wins_and_the_attacker_wins_ties(dice: tuple[int, int], won: bool) -> None:
    s = attack("B:WLD@A2", *dice).until("gather")
    assert s.map == ({"A1": "R:GWD"} if won else {"A2": "B:WLD"})


# --- afterwards -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CAN-BATTLE-07")
def test_the_winner_turns_face_down_and_the_loser_goes_to_the_discard_pile() -> None:
    s = attack().until("gather")
    assert (s.face("A1"), s.discard("B"), s.map) == (DOWN, "WLD", {"A1": "R:GWD"})
    s = attack("B:WLD@A2", *LOST).until("gather")
    assert (s.face("A2"), s.discard("R"), s.map) == (DOWN, "GWD", {"A2": "B:WLD"})


@pytest.mark.rule("CAN-BATTLE-07")
def test_an_exposed_winner_stays_exposed() -> None:
    s = attack("B:WLD@A2!", *LOST).until("gather")
    assert s.face("A2") == EXPOSED


@pytest.mark.rule("CAN-BATTLE-08", "CAN-D-STEAL")
def test_a_winning_attacker_takes_glory_then_from_the_caravan_then_the_loot_bag() -> None:
    s = attack(caravan={"B": "wsb"}, stock={"B": "m"}).say("steal caravan stone").until("gather")
    assert [told[0] for told in s.told if told[0] in ("glory", "stole", "looted")] == ["glory", "stole", "looted"]
    assert s.options("steal") == ["caravan wood", "caravan stone", "caravan bone"]
    assert (s.caravan("R"), s.stock("R"), s.caravan("B"), s.stock("B")) == ("ms", "", "wb", "m")
    assert (s.clan("R").glory, s.state.glory_left, s.state.supply[1]) == (1, 19, 18)


@pytest.mark.rule("CAN-D-STEAL")
def test_the_only_kind_in_a_caravan_is_stolen_without_a_question() -> None:
    s = attack(caravan={"B": "ww"}).until("gather")
    assert (s.caravan("R"), s.caravan("B")) == ("wm", "w")


@pytest.mark.rule("CAN-BATTLE-08")
def test_an_empty_caravan_gives_nothing() -> None:
    s = attack(stock={"B": "ss"}).until("gather")
    assert (s.caravan("R"), s.stock("B"), s.heard("stole")) == ("m", "ss", [])


@pytest.mark.rule("CAN-BATTLE-09")
def test_a_winning_defender_takes_the_loot_bag_and_nothing_else() -> None:
    s = attack("B:WLD@A2", *LOST, caravan={"R": "ww"}).until("gather")
    assert (s.caravan("B"), s.caravan("R"), s.clan("B").glory, s.kinds_asked()) == ("s", "ww", 0, ["deploy", "act"])


@pytest.mark.rule("CAN-BATTLE-10")
def test_a_clan_whose_last_hero_is_beaten_gets_a_rage_token() -> None:
    assert attack().until("gather").clan("B").rage == 1
    assert attack("B:WLD@A2", *LOST).until("gather").clan("R").rage == 1


@pytest.mark.rule("CAN-BATTLE-10")
def test_a_clan_with_a_hero_left_on_the_map_gets_none() -> None:
    s = attack("B:WLD@A2 B:SKY@D4").until("gather")
    assert (s.clan("B").rage, s.clan("R").rage) == (0, 0)


@pytest.mark.rule("CAN-BATTLE-10")
def test_a_festival_never_gives_rage() -> None:
    s = on_map("B:DKN@A1 B:GWD@A2 B:HND@A3").say("deploy WLD A4 / act nothing").until("gather")
    assert (s.map, s.clan("B").rage, s.clan("R").rage) == ({}, 0, 0)


@pytest.mark.rule("CAN-BATTLE-11")
def test_rage_piles_up_without_limit() -> None:
    s = attack(rage={"B": 30}).say("rage 0").until("gather")
    assert s.clan("B").rage == 31


@pytest.mark.rule("CAN-BATTLE-11")
def test_rage_stays_from_turn_to_turn_until_it_is_spent() -> None:
    s = attack("B:WLD@A2", *LOST).play_turn().say("deploy DKN D4 / act nothing").play_turn()
    assert (s.state.turn, s.clan("R").rage) == (0, 1)


@pytest.mark.rule("CAN-BATTLE-12")
def test_nothing_is_bought_during_a_battle() -> None:
    s = attack(rage={"R": 1, "B": 1}, stock={"R": "wwwm"}, caravan={"B": "wb"})
    s.say("rage 0 / rage 0 / steal caravan bone / window go_on").until("gather")
    assert s.kinds_asked() == ["deploy", "act", "rage", "rage", "steal", "window"]


@pytest.mark.rule("CAN-BATTLE-13")
def test_a_winning_attacker_stays_where_it_was_deployed() -> None:
    s = attack().play_turn()
    assert (s.map, s.heard("moved"), s.heard("gathered")) == ({"A1": "R:GWD"}, [], [(0, "A1", "wood", 1, False)])


@pytest.mark.rule("CAN-BATTLE-14")
def test_a_battle_in_a_full_row_leaves_no_festival() -> None:
    s = attack("B:WLD@A2 B:SKY@A3 B:HND@A4").play_turn()
    assert (s.heard("festival"), len(s.map)) == ([], 3)


@pytest.mark.rule("CAN-BATTLE-14")
def test_a_row_that_is_still_full_after_the_battle_is_a_festival_in_its_own_phase() -> None:
    s = attack("B:WLD@B1 B:SKY@A3 B:HND@A4 B:DKN@A2", at="B1").until("before_festival", "festival")
    assert s.heard("festival") == []
    assert len(s.until("gather").heard("festival")) == 1
