"""The seven heroes, their loot bags, and the abilities that work by themselves."""

from __future__ import annotations

import pytest

from dragonroads.games.canyon.model import DOWN
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
def test_dragon_seal_leaves_the_dragon_and_the_loss_of_a_card_as_they_are() -> None:
    s = on_map("B:DRS@A1").say("deploy WLD C2 / send_dragon ancient A1").until("act")
    assert (s.dragon("ancient"), len(s.clan("B").hand), s.discard("B")) == ("A1", 5, "DKN")
    assert (s.heard("sealed"), s.face("A1")) == ([(1, "A1", hero("B:DRS"), "ancient")], DOWN)


@pytest.mark.rule("CAN-HERO-DRAGON-SEAL")
def test_nobody_else_has_a_seal() -> None:
    s = on_map("B:WLD@A1").say("deploy WLD C2 / send_dragon ancient A1").until("act")
    assert (s.dragon("ancient"), len(s.clan("B").hand), s.discard("B")) == ("A1", 5, "DKN")


# --- Dino Knight ------------------------------------------------------------------------------------------------------


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


@pytest.mark.rule("CAN-HERO-BULWARK")
def test_bulwark_adds_two_in_defence_only() -> None:
    s = on_map("B:GWD@A2").roll(6, 3, 1).say("deploy GWD A1 / act battle A2").until("gather")
    assert s.strengths() == [5, 7]


# --- Illusionist ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CAN-HERO-AFTERIMAGE", "CAN-BATTLE-07")
def test_afterimage_brings_the_beaten_illusionist_back_to_the_hand() -> None:
    s = on_map("B:ILL@A2").roll(6, 3, 1).say("deploy GWD A1 / act battle A2").until("gather")
    assert (s.map, s.discard("B"), "ILL" in s.hand("B"), s.clan("B").rage) == ({"A1": "R:GWD"}, "", True, 1)


@pytest.mark.rule("CAN-HERO-AFTERIMAGE")
def test_afterimage_works_for_an_attacker_too() -> None:
    s = on_map("B:GWD@A2").roll(1, 6, 3).say("deploy ILL A1 / act battle A2").until("gather")
    assert ("ILL" in s.hand("R"), s.discard("R"), s.caravan("B")) == (True, "", "s")


# --- Skyrider ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CAN-HERO-LIGHT-LOAD", "CAN-BATTLE-08")
@pytest.mark.parametrize("code", ["GWD", "WLD"])
def test_light_load_leaves_thieves_nothing_but_glory_and_the_loot_bag(code: str) -> None:
    s = on_map("B:SKY@A2", caravan={"B": "ss"}, stock={"B": "bb"}).roll(6, 3, 1)
    s.say(f"deploy {code} A1 / act battle A2").until("gather")
    assert (s.caravan("R"), s.caravan("B"), s.stock("B"), s.clan("R").glory) == ("w", "ss", "bb", 1)


# --- Houndmaster ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CAN-HERO-PACK-INSTINCT")
def test_pack_instinct_counts_own_heroes_next_door() -> None:
    s = on_map("R:SKY@A2 R:WLD@B1 R:DKN@C1 R:GWD@C3 B:ILL@C2").roll(6, 3, 1)
    s.say("deploy HND B2 / act battle C2").until("gather")
    assert s.strengths() == [6, 4]


@pytest.mark.rule("CAN-HERO-PACK-INSTINCT")
def test_pack_instinct_helps_in_defence_too() -> None:
    s = on_map("B:HND@A2 B:WLD@A3 B:SKY@D4").roll(6, 3, 1).say("deploy GWD A1 / act battle A2").until("gather")
    assert s.strengths() == [5, 5]
