"""Tricks: what a hero can do instead of fighting."""

from __future__ import annotations

import pytest

from dragonroads.games.canyon.model import DOWN, EXPOSED
from tests.games.canyon.situations import hero, on_map

# --- Leap Attack ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CAN-HERO-LEAP-ATTACK")
def test_leap_attack_fights_and_lands_where_the_loser_stood() -> None:
    s = on_map("B:SKY@A2").roll(4, 3).say("deploy DKN A1 / act leap_attack A2").play_turn()
    assert (s.map, s.clan("R").glory, s.discard("B")) == ({"A2": "R:DKN"}, 1, "SKY")
    assert s.heard("gathered") == [(0, "A2", "stone", 1, False)]


@pytest.mark.rule("CAN-HERO-LEAP-ATTACK")
def test_leap_attack_that_fails_goes_nowhere() -> None:
    s = on_map("B:SKY@A2").roll(1, 6, 3).say("deploy DKN A1 / act leap_attack A2").play_turn()
    assert (s.map, s.discard("R"), s.caravan("B")) == ({"A2": "B:SKY"}, "DKN", "b")


@pytest.mark.rule("CAN-HERO-LEAP-ATTACK", "CAN-D-ACT")
def test_leap_attack_reaches_enemies_next_door_and_the_empty_canyon_next_door() -> None:
    s = on_map("B:SKY@C1 B:HND@B1 R:WLD@A2").say("deploy DKN B2 / act nothing").until("gather")
    leaps = [option for option in s.options("act") if option.startswith("leap")]
    assert leaps == ["leap_attack B1", "leap_attack C2"]


@pytest.mark.rule("CAN-HERO-LEAP-ATTACK", "CAN-D-ACT")
def test_leap_attack_does_not_reach_a_canyon_held_by_the_own_clan() -> None:
    s = on_map("R:WLD@C2").say("deploy DKN B2 / act nothing").until("gather")
    assert s.options("act") == ["nothing"]


@pytest.mark.rule("CAN-HERO-LEAP-ATTACK", "CAN-CANYON-01")
def test_leap_attack_into_the_canyon_takes_bones_and_calls_a_dragon() -> None:
    s = on_map("B:SKY@C2 B:HND@A1", bones=2).roll(4, 3)
    s.say("deploy DKN B2 / act leap_attack C2 / send_dragon ancient A1").until("gather")
    assert (s.map["C2"], s.caravan("R"), s.state.bones, s.dragon("ancient")) == ("R:DKN", "wbb", 0, "A1")


@pytest.mark.rule("CAN-HERO-LEAP-ATTACK")
def test_leap_attack_needs_no_neighbours_in_the_tactical_game() -> None:
    s = on_map(tactical=True).say("deploy DKN B2 / act leap_attack C2").until("gather")
    assert "DKN C2" not in s.options("deploy")
    assert s.map == {"C2": "R:DKN"}


@pytest.mark.rule("CAN-HERO-LEAP-ATTACK", "CAN-TURN-10")
def test_leap_attack_ends_face_down() -> None:
    s = on_map("B:SKY@A2").roll(4, 3).say("deploy DKN A1 / act leap_attack A2").until("gather")
    assert (s.face("A2"), len(s.heard("trick"))) == (DOWN, 1)


# --- Muster -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CAN-HERO-MUSTER", "CAN-D-ACT")
def test_muster_calls_another_own_hero_back_to_the_hand() -> None:
    s = on_map("R:SKY@D4 R:WLD@A2 B:DKN@C3").say("deploy GWD A1 / act muster D4").until("gather")
    assert s.options("act") == ["nothing", "muster A2", "muster D4"]
    assert (s.hand("R"), s.discard("R"), "D4" in s.map) == ("DKN DRS HND ILL SKY", "", False)


@pytest.mark.rule("CAN-HERO-MUSTER")
def test_muster_shows_nobody_who_comes_back() -> None:
    s = on_map("R:SKY@D4").say("deploy GWD A1 / act muster D4").until("gather")
    assert (s.heard("mustered"), s.state.hero_seen[hero("R:SKY")]) == ([(0, "D4")], 1)


@pytest.mark.rule("CAN-HERO-MUSTER")
def test_muster_sends_home_what_sits_on_the_hero() -> None:
    s = on_map("R:SKY@D4", dragons={"ancient": "D4"}).say("deploy GWD A1 / act muster D4").until("gather")
    assert s.dragon("ancient") == ""


@pytest.mark.rule("CAN-HERO-MUSTER", "CAN-CANYON-06")
def test_muster_out_of_the_canyon_leaves_the_bones() -> None:
    s = on_map("R:SKY@C2", bones=2).say("deploy GWD A1 / act muster C2").until("gather")
    assert (s.state.bones, s.caravan("R"), s.map) == (2, "", {"A1": "R:GWD"})


# --- Mirage -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CAN-HERO-MIRAGE", "CAN-D-ACT")
def test_mirage_moves_any_other_hero_around_to_any_empty_tile_but_the_canyon() -> None:
    s = on_map("R:SKY@A1 B:DKN@C3 B:WLD@D4").say("deploy ILL B2 / act mirage C3 D3").until("gather")
    ways = [option.split()[1:] for option in s.options("act") if option.startswith("mirage")]
    assert {target for target, _ in ways} == {"A1", "C3"}
    assert {to for _, to in ways} == {"B1", "C1", "D1", "A2", "D2", "A3", "B3", "D3", "A4", "B4", "C4"}
    assert s.map == {"A1": "R:SKY", "B2": "R:ILL", "D3": "B:DKN", "D4": "B:WLD"}


@pytest.mark.rule("CAN-HERO-MIRAGE")
def test_mirage_takes_face_exposure_and_dragon_along() -> None:
    s = on_map("B:DKN@C3! B:WLD@A1", dragons={"ancient": "C3"}).say("deploy ILL B2 / act mirage C3 D3").until("gather")
    assert (s.face("D3"), s.face("A1"), s.dragon("ancient")) == (EXPOSED, DOWN, "D3")


@pytest.mark.rule("CAN-HERO-MIRAGE")
def test_mirage_takes_nobody_who_lies_face_down_out_of_hiding() -> None:
    s = on_map("B:DKN@C3").say("deploy ILL B2 / act mirage C3 D3").until("gather")
    assert (s.face("D3"), s.state.hero_seen[hero("B:DKN")]) == (DOWN, 1 << 1)


# --- Updraft ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CAN-HERO-UPDRAFT", "CAN-D-ACT")
def test_updraft_takes_a_token_flies_anywhere_but_the_canyon_and_gathers_there() -> None:
    s = on_map("B:WLD@D4").say("deploy SKY A1 / act updraft D1").until("gather")
    goals = {option.split()[1] for option in s.options("act") if option.startswith("updraft")}
    assert goals == {"B1", "C1", "D1", "A2", "B2", "D2", "A3", "B3", "C3", "D3", "A4", "B4", "C4"}
    assert s.caravan("R") == "w"
    assert (s.play_turn().caravan("R"), s.map["D1"]) == ("ws", "R:SKY")


@pytest.mark.rule("CAN-HERO-UPDRAFT")
@pytest.mark.parametrize("start", ["B1", "C2"])
def test_updraft_from_a_town_or_the_canyon_takes_nothing(start: str) -> None:
    s = on_map().say(f"deploy SKY {start} / act updraft D1").until("gather")
    assert (s.caravan("R"), s.map) == ("", {"D1": "R:SKY"})


@pytest.mark.rule("CAN-HERO-UPDRAFT")
def test_updraft_takes_one_token_of_the_tile_whatever_dragon_sits_there() -> None:
    s = on_map(dragons={"forest": "A1", "undead": "A1"}, forest_dragon=True, undead_dragon=True)
    s.say("deploy SKY A1 / act updraft D1").until("gather")
    assert s.caravan("R") == "w"


@pytest.mark.rule("CAN-HERO-UPDRAFT", "CAN-TURN-08")
def test_updraft_is_no_way_to_a_battle() -> None:
    s = on_map("B:WLD@D2").say("deploy SKY A1 / act updraft D1").play_turn()
    assert (s.kinds_asked(), s.heard("battle")) == (["deploy", "act"], [])


# --- Scent ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CAN-HERO-SCENT", "CAN-D-ACT")
def test_scent_exposes_one_or_two_hidden_enemies_next_door() -> None:
    s = on_map("B:WLD@B1 B:DKN@A2 B:SKY@C3 B:GWD@B3! R:SKY@C2")
    s.say("deploy HND B2 / act scent B1 A2").until("gather")
    scents = [option for option in s.options("act") if option.startswith("scent")]
    assert scents == ["scent B1", "scent A2", "scent B1 A2"]
    assert [s.face(tile) for tile in ("B1", "A2", "C3", "B3", "C2")] == [EXPOSED, EXPOSED, DOWN, EXPOSED, DOWN]
    assert s.heard("exposed") == [(0, 1, "B1", hero("B:WLD")), (0, 1, "A2", hero("B:DKN"))]


@pytest.mark.rule("CAN-HERO-SCENT", "CAN-TURN-13")
def test_scent_costs_the_next_harvest_and_no_more() -> None:
    s = on_map("B:WLD@A2").say("deploy HND A1 / act scent A2").play_turn()
    s.say("deploy SKY D1 / act nothing").play_turn()
    assert (s.caravan("B"), s.face("A2")) == ("s", DOWN)
