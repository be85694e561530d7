"""A turn: store, deploy, fight or trick, festival, gather."""

from __future__ import annotations

import pytest

from dragonroads.engine.visibility import ALL
from dragonroads.games.canyon.model import DOWN
from tests.games.canyon.situations import hero, on_map

SEVEN = "R:DKN@A1 R:DRS@B1 R:GWD@C1 R:HND@A2 R:ILL@B2 R:SKY@D2 R:WLD@A3"
"""All heroes of red, and no row of four."""
SIX_GONE = "R:DKN R:DRS R:GWD R:HND R:ILL R:SKY"


@pytest.mark.rule("CAN-TURN-01")
def test_a_turn_has_five_phases_and_then_the_next_seat_begins() -> None:
    s = on_map("B:DKN@A1 B:GWD@A2 B:HND@A3", phase="begin_turn").say("deploy WLD A4 / act nothing")
    phases = []
    while s.state.turn == 0:
        phases.append(s.state.phase)
        s.step()
    between = ["before_festival", "before_gather"]
    assert [phase for phase in phases if phase not in between] == [
        "begin_turn",
        "deploy",
        "act",
        "festival",
        "gather",
        "evening",
    ]
    assert s.state.phase == "begin_turn"


@pytest.mark.rule("CAN-TURN-02")
def test_the_whole_caravan_is_unloaded_into_the_stockpile_when_a_turn_begins() -> None:
    s = on_map(phase="begin_turn", caravan={"R": "wwmb", "B": "ms"}, stock={"R": "wb"}).step()
    assert (s.caravan("R"), s.stock("R"), s.caravan("B"), s.asked) == ("", "wwwmbb", "ms", [])


# --- deploy -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CAN-TURN-03")
def test_an_empty_hand_takes_the_whole_discard_pile_back() -> None:
    s = on_map("R:WLD@A1", discard=SIX_GONE).say("deploy SKY D1").step()
    assert (s.hand("R"), s.discard("R")) == ("DKN DRS GWD HND ILL", "")


@pytest.mark.rule("CAN-TURN-03")
def test_with_a_single_hero_in_hand_nothing_is_taken_back() -> None:
    s = on_map(discard=SIX_GONE).say("deploy WLD D1").step()
    assert {option.split()[0] for option in s.options("deploy")} == {"WLD"}
    assert (s.hand("R"), s.discard("R")) == ("", "DKN DRS GWD HND ILL SKY")


@pytest.mark.rule("CAN-TURN-04", "CAN-D-DEPLOY", "CAN-UI-01", "CAN-WORD-01")
def test_any_hero_in_hand_goes_to_any_empty_tile_and_one_of_them_must() -> None:
    s = on_map("B:DKN@A1 R:GWD@B1", discard="R:DKN R:DRS R:ILL R:SKY R:WLD").say("deploy HND D4").step()
    empty = ["C1", "D1", "A2", "B2", "C2", "D2", "A3", "B3", "C3", "D3", "A4", "B4", "C4", "D4"]
    assert s.options("deploy") == [f"HND {tile}" for tile in empty]
    assert s.map == {"A1": "B:DKN", "B1": "R:GWD", "D4": "R:HND"}


@pytest.mark.rule("CAN-TURN-04")
def test_a_deployed_hero_lies_face_down_and_only_its_owner_is_told_who_it_is() -> None:
    s = on_map().say("deploy HND B1").step()
    assert s.face("B1") == DOWN
    assert [told for told in s.told if told[0].startswith("deployed")] == [
        ("deployed", (0, "B1"), ALL),
        ("deployed_hero", (0, "B1", hero("R:HND")), 1),
    ]


@pytest.mark.rule("CAN-D-DEPLOY")
def test_where_to_deploy_is_asked_in_private_and_purchases_stand_beside_it() -> None:
    s = on_map(stock={"R": "wwwm"}).say("deploy buy tribal_village / deploy HND B1").until("act")
    assert (s.asked[0].private, s.asked[0].options[-1]) == (True, "buy tribal_village")
    assert s.map == {"B1": "R:HND"}


@pytest.mark.rule("CAN-D-SINGLE", "CAN-D-DEPLOY")
def test_whoever_has_one_hero_left_is_asked_all_the_same() -> None:
    s = on_map(discard=SIX_GONE).say("deploy WLD D1 / act nothing").until("gather")
    assert s.kinds_asked() == ["deploy", "act"]


@pytest.mark.rule("CAN-UI-02")
def test_a_row_with_a_single_gap_may_be_left_behind_and_nothing_is_asked_about_it() -> None:
    s = on_map("B:DKN@A1 B:GWD@A2 B:SKY@C2", bones=2).say("deploy WLD A3 / act nothing").play_turn()
    assert (s.kinds_asked(), s.map["A3"]) == (["deploy", "act"], "R:WLD")


@pytest.mark.rule("CAN-TURN-05")
def test_with_all_heroes_on_the_map_nobody_deploys_or_acts() -> None:
    s = on_map(SEVEN, phase="begin_turn").until("gather")
    assert (s.asked, len(s.map)) == ([], 7)


@pytest.mark.rule("CAN-TURN-05", "CAN-TRADE-05")
def test_with_all_heroes_on_the_map_there_is_still_a_moment_to_buy() -> None:
    s = on_map(SEVEN, phase="begin_turn", stock={"R": "wwwm"}).say("window buy tribal_village").until("gather")
    assert s.clan("R").built == [1, 0, 0, 0]


@pytest.mark.rule("CAN-TURN-06")
def test_dragons_and_bones_do_not_fill_a_tile() -> None:
    s = on_map(dragons={"forest": "A1"}, forest_dragon=True, bones=1).say("deploy SKY A1").step()
    assert "SKY C2" in s.options("deploy")
    assert s.map == {"A1": "R:SKY"}


@pytest.mark.rule("CAN-TURN-06")
def test_four_tiles_are_free_on_the_fullest_map_without_a_row() -> None:
    full = ["B1", "C1", "D1", "A2", "B2", "D2", "A3", "B3", "C3", "A4", "C4", "D4"]
    names = [f"{seat}:{code}" for seat in "RBG" for code in ("DKN", "DRS", "GWD", "HND")]
    s = on_map(" ".join(f"{name}@{tile}" for name, tile in zip(names, full)), people=3)
    s.say("deploy SKY B4").step()
    assert {option.split()[1] for option in s.options("deploy")} == {"A1", "B4", "C2", "D3"}


@pytest.mark.rule("CAN-TURN-07")
def test_the_canyon_answers_before_the_hero_can_act() -> None:
    s = on_map("B:DKN@C1", bones=2).say("deploy SKY C2 / send_dragon none / act nothing").until("gather")
    assert s.kinds_asked() == ["deploy", "send_dragon", "act"]
    assert s.caravan("R") == "bb"


# --- fight or trick ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("CAN-TURN-08", "CAN-D-ACT")
def test_only_the_hero_just_deployed_can_do_something() -> None:
    s = on_map("R:DKN@D4 B:GWD@D3 B:ILL@A2").say("deploy HND A1 / act nothing").until("gather")
    assert s.options("act") == ["nothing", "battle A2", "scent A2"]


@pytest.mark.rule("CAN-TURN-08")
@pytest.mark.parametrize("act", ["nothing", "battle A2", "scent A2"])
def test_one_battle_or_one_trick_or_nothing_is_all(act: str) -> None:
    s = on_map("B:GWD@B1 B:SKY@A2").roll(5, 1).say(f"deploy HND A1 / act {act}").play_turn()
    assert s.kinds_asked() == ["deploy", "act"]


@pytest.mark.rule("CAN-TURN-09")
@pytest.mark.parametrize("code", ["HND", "GWD", "ILL", "WLD", "DKN"])
def test_battles_and_tricks_without_a_target_are_not_offered(code: str) -> None:
    s = on_map("B:SKY@D4").say(f"deploy {code} A1 / act nothing").until("gather")
    assert s.options("act") == ["nothing"]


@pytest.mark.rule("CAN-TURN-09", "CAN-D-ACT")
def test_a_hero_who_can_do_nothing_is_asked_all_the_same_so_that_nobody_learns_it_has_no_trick() -> None:
    s = on_map().say("deploy WLD A1 / act nothing").until("gather")
    assert [(ask.kind, ask.private) for ask in s.asked] == [("deploy", True), ("act", True)]


@pytest.mark.rule("CAN-TURN-10")
def test_a_trick_shows_the_hero_to_everybody_and_turns_it_down_again() -> None:
    s = on_map("B:WLD@A2").say("deploy HND A1 / act scent A2").until("gather")
    assert s.heard("trick") == [(0, "A1", hero("R:HND"), "scent")]
    assert (s.face("A1"), s.state.hero_seen[hero("R:HND")]) == (DOWN, ALL)


@pytest.mark.rule("CAN-TURN-11")
def test_a_festival_comes_after_the_fight_and_asks_nobody() -> None:
    s = on_map("B:DKN@A1 B:GWD@A2 B:HND@A3").say("deploy WLD A4 / act nothing").until("gather")
    assert s.kinds_asked() == ["deploy", "act"]
    assert (s.map, len(s.heard("festival"))) == ({}, 1)


# --- gather -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CAN-TURN-12", "CAN-WORD-01")
def test_every_own_hero_gathers_in_tile_order_and_the_new_one_too() -> None:
    s = on_map("R:DKN@C4 R:WLD@B1 R:GWD@D1 B:ILL@B2").say("deploy HND A3 / act nothing").play_turn()
    assert [args[1:4] for args in s.heard("gathered")] == [("D1", "stone", 1), ("A3", "bone", 1), ("C4", "bone", 1)]
    assert (s.caravan("R"), s.caravan("B")) == ("sbb", "")


@pytest.mark.rule("CAN-TURN-12")
def test_a_hero_gathers_after_its_trick() -> None:
    s = on_map("B:WLD@A2").say("deploy HND A1 / act scent A2").play_turn()
    assert s.caravan("R") == "w"


@pytest.mark.rule("CAN-TURN-13")
def test_an_exposed_hero_gathers_nothing_once_and_then_hides_again() -> None:
    s = on_map("R:WLD@A1! R:DKN@D1", phase="gather").step()
    assert (s.caravan("R"), s.face("A1")) == ("s", DOWN)
    s.state.phase = "gather"
    assert s.step().caravan("R") == "wss"


@pytest.mark.rule("CAN-TURN-13")
def test_exposed_heroes_of_others_stay_exposed() -> None:
    s = on_map("R:DKN@D1 B:WLD@A1!", phase="gather").step()
    assert s.face("A1") != DOWN


@pytest.mark.rule("CAN-TURN-13")
def test_a_hero_under_the_ancient_dragon_gathers_nothing_as_long_as_it_sits_there() -> None:
    s = on_map("R:WLD@A1 R:DKN@D1", phase="gather", dragons={"ancient": "A1"}).step()
    assert (s.caravan("R"), s.dragon("ancient")) == ("s", "A1")


@pytest.mark.rule("CAN-TURN-14")
def test_the_canyon_counts_after_the_other_tiles() -> None:
    s = on_map("R:WLD@C2 R:DKN@D4 R:GWD@C4", phase="gather").step()
    assert [told[0] for told in s.told] == ["gathered", "bone"]


@pytest.mark.rule("CAN-TURN-15", "CAN-D-END")
def test_after_gathering_there_is_a_last_moment_to_buy_and_trade() -> None:
    s = on_map(phase="gather", stock={"R": "wwwwm"}).say("end_turn buy tribal_village").until("begin_turn")
    trades = ["trade wood>meat", "trade wood>stone", "trade wood>bone"]
    assert s.options("end_turn") == ["go_on", "buy tribal_village", *trades]
    assert (s.stock("R"), s.state.turn) == ("w", 1)


@pytest.mark.rule("CAN-TURN-15", "CAN-D-END")
def test_a_turn_without_anything_to_buy_ends_without_a_question() -> None:
    s = on_map("R:WLD@A1", phase="gather", stock={"R": "wm"}).until("begin_turn")
    assert (s.asked, s.state.turn) == ([], 1)
