"""The abilities of the seven heroes: a trick or two passives each."""

from __future__ import annotations

import pytest

from dragonroads.games.canyon.model import DOWN, EXPOSED
from tests.games.canyon.situations import begun, content, hero, on_map


@pytest.mark.rule("CAN-HERO-01")
def test_all_clans_have_the_same_seven_heroes_of_these_strengths() -> None:
    s = begun(people=5)
    assert {s.hand(seat) for seat in "RBGYP"} == {"DKN DRS GWD HND ILL SKY WLD"}
    strengths = {one.code: one.strength for one in content().heroes}
    assert strengths == {"DKN": 5, "DRS": 6, "GWD": 5, "HND": 4, "ILL": 4, "SKY": 4, "WLD": 5}


@pytest.mark.rule("CAN-HERO-01")
def test_every_hero_has_two_abilities_and_one_trick_at_most() -> None:
    assert [len(one.abilities) for one in content().heroes] == [2] * 7
    tricks = {one.code: one.trick.id for one in content().heroes if one.trick}
    assert tricks == {"DKN": "leap_attack", "GWD": "muster", "HND": "scent", "ILL": "mirage", "SKY": "updraft"}


@pytest.mark.rule("CAN-HERO-02", "CAN-BATTLE-08")
@pytest.mark.parametrize(
    ("code", "token"), [("DKN", "b"), ("WLD", "m"), ("HND", "m"), ("GWD", "s"), ("ILL", "s"), ("SKY", "w")]
)
def test_whoever_beats_a_hero_gets_a_token_of_its_loot_bag(code: str, token: str) -> None:
    s = on_map(f"B:{code}@A2").roll(6, 5, 1).say("deploy GWD A1 / act battle A2").until("gather")
    assert s.caravan("R") == token


# --- Dragonslayer -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("CAN-HERO-FULL-SACK", "CAN-D-LOOT")
def test_full_sack_lets_the_winner_pick_the_loot_whoever_that_is() -> None:
    s = on_map("B:DRS@A2").roll(6, 3, 1).say("deploy GWD A1 / act battle A2 / loot bone").until("gather")
    assert s.options("loot") == ["wood", "meat", "stone", "bone"]
    assert (s.asked[-1].seat, s.asked[-1].private, s.caravan("R")) == (0, False, "b")
    s = on_map("B:GWD@A2").roll(1, 6, 3).say("deploy DRS A1 / act battle A2 / loot stone").until("gather")
    assert (s.asked[-1].seat, s.caravan("B")) == (1, "s")


@pytest.mark.rule("CAN-HERO-FULL-SACK", "CAN-D-LOOT")
def test_full_sack_lets_the_owner_pick_in_a_festival() -> None:
    s = on_map("B:DRS@A1 R:SKY@A2 R:GWD@A3").say("deploy WLD A4 / act nothing / loot bone").until("gather")
    assert (s.asked[-1].seat, s.caravan("B")) == (1, "wb")


@pytest.mark.rule("CAN-HERO-FULL-SACK", "CAN-D-LOOT", "CAN-TOK-01")
def test_full_sack_holds_only_what_the_supply_has() -> None:
    s = on_map("B:DRS@A2 B:WLD@D4", people=3, stock={"G": "b" * 20})
    s.roll(6, 3, 1).say("deploy GWD A1 / act battle A2 / loot wood").until("gather")
    assert s.options("loot") == ["wood", "meat", "stone"]


@pytest.mark.rule("CAN-HERO-DRAGON-SEAL")
def test_dragon_seal_sends_the_ancient_dragon_home_and_saves_the_hand() -> None:
    s = on_map("B:DRS@A1").say("deploy WLD C2 / send_dragon ancient A1").until("act")
    assert (s.dragon("ancient"), len(s.clan("B").hand), s.discard("B")) == ("", 6, "")
    assert (s.heard("sealed"), s.face("A1")) == ([(1, "A1", hero("B:DRS"), "ancient")], DOWN)


@pytest.mark.rule("CAN-HERO-DRAGON-SEAL")
def test_nobody_else_has_a_seal() -> None:
    s = on_map("B:WLD@A1").say("deploy WLD C2 / send_dragon ancient A1").until("act")
    assert (s.dragon("ancient"), len(s.clan("B").hand), s.discard("B")) == ("A1", 5, "DKN")


# --- Dino Knight ------------------------------------------------------------------------------------------------------


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


@pytest.mark.rule("CAN-HERO-THICK-HIDE", "CAN-BATTLE-06")
@pytest.mark.parametrize(("roll", "stays"), [(2, "B:DKN"), (3, "R:WLD")])
def test_thick_hide_wins_ties_in_defence(roll: int, stays: str) -> None:
    s = on_map("B:DKN@A2").roll(roll, 2).say("deploy WLD A1 / act battle A2").until("gather")
    assert list(s.map.values()) == [stays]


# --- Wildling ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CAN-HERO-MEGALOMANIA", "CAN-BATTLE-03")
def test_megalomania_counts_ten_against_a_dragonslayer_on_both_sides() -> None:
    s = on_map("B:DRS@A2").say("deploy WLD A1 / act battle A2 / loot wood").until("gather")
    assert s.strengths() == [10, 6]
    s = on_map("B:WLD@A2").say("deploy DRS A1 / act battle A2 / loot wood").until("gather")
    assert s.strengths() == [6, 10]


@pytest.mark.rule("CAN-HERO-MEGALOMANIA")
def test_megalomania_means_nothing_to_anybody_else() -> None:
    s = on_map("B:ILL@A2").say("deploy WLD A1 / act battle A2").until("gather")
    assert s.strengths() == [5, 4]


@pytest.mark.rule("CAN-HERO-PLUNDER", "CAN-D-STEAL")
def test_plunder_reaches_into_the_stockpile() -> None:
    s = on_map("B:HND@A2", caravan={"B": "w"}, stock={"B": "ss"}).roll(6, 1, 1)
    s.say("deploy WLD A1 / act battle A2 / steal stockpile stone").until("gather")
    assert s.options("steal") == ["caravan wood", "stockpile stone"]
    assert (s.caravan("R"), s.caravan("B"), s.stock("B")) == ("ms", "w", "s")


@pytest.mark.rule("CAN-HERO-PLUNDER")
def test_plunder_is_for_attackers_only() -> None:
    s = on_map("B:WLD@A2", stock={"R": "ss"}).roll(1, 6, 3).say("deploy HND A1 / act battle A2").until("gather")
    assert (s.caravan("B"), s.stock("R")) == ("m", "ss")


# --- Gatewarden -------------------------------------------------------------------------------------------------------


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


@pytest.mark.rule("CAN-HERO-BULWARK")
def test_bulwark_adds_two_in_defence_only() -> None:
    s = on_map("B:GWD@A2").roll(6, 3, 1).say("deploy GWD A1 / act battle A2").until("gather")
    assert s.strengths() == [5, 7]


# --- Illusionist ------------------------------------------------------------------------------------------------------


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


@pytest.mark.rule("CAN-HERO-AFTERIMAGE", "CAN-BATTLE-07")
def test_afterimage_brings_the_beaten_illusionist_back_to_the_hand() -> None:
    s = on_map("B:ILL@A2").roll(6, 3, 1).say("deploy GWD A1 / act battle A2").until("gather")
    assert (s.map, s.discard("B"), "ILL" in s.hand("B"), s.clan("B").rage) == ({"A1": "R:GWD"}, "", True, 1)


@pytest.mark.rule("CAN-HERO-AFTERIMAGE")
def test_afterimage_works_for_an_attacker_too() -> None:
    s = on_map("B:GWD@A2").roll(1, 6, 3).say("deploy ILL A1 / act battle A2").until("gather")
    assert ("ILL" in s.hand("R"), s.discard("R"), s.caravan("B")) == (True, "", "s")


# --- Skyrider ---------------------------------------------------------------------------------------------------------


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


@pytest.mark.rule("CAN-HERO-LIGHT-LOAD", "CAN-BATTLE-08")
@pytest.mark.parametrize("code", ["GWD", "WLD"])
def test_light_load_leaves_thieves_nothing_but_glory_and_the_loot_bag(code: str) -> None:
    s = on_map("B:SKY@A2", caravan={"B": "ss"}, stock={"B": "bb"}).roll(6, 3, 1)
    s.say(f"deploy {code} A1 / act battle A2").until("gather")
    assert (s.caravan("R"), s.caravan("B"), s.stock("B"), s.clan("R").glory) == ("w", "ss", "bb", 1)


# --- Houndmaster ------------------------------------------------------------------------------------------------------


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


@pytest.mark.rule("CAN-HERO-PACK-INSTINCT")
def test_pack_instinct_counts_own_heroes_next_door() -> None:
    s = on_map("R:SKY@A2 R:WLD@B1 R:DKN@C1 R:GWD@C3 B:ILL@C2").roll(6, 3, 1)
    s.say("deploy HND B2 / act battle C2").until("gather")
    assert s.strengths() == [6, 4]


@pytest.mark.rule("CAN-HERO-PACK-INSTINCT")
def test_pack_instinct_helps_in_defence_too() -> None:
    s = on_map("B:HND@A2 B:WLD@A3 B:SKY@D4").roll(6, 3, 1).say("deploy GWD A1 / act battle A2").until("gather")
    assert s.strengths() == [5, 5]
