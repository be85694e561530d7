"""What an Automa does once her hero stands: she fights or calls a dragon, and gathers."""

from __future__ import annotations

from typing import Any

import pytest

from dragonroads.games.canyon.grid import TILE
from tests.games.canyon.automas import cards_read, her_turn
from tests.games.canyon.situations import Situation, hero

BATTLE, DRAGON = "01", "02"
"""Cards by their action; as strengths they count 2 and 4."""
WEAK, STRONG = "10", "07"
"""Cards with the strengths 1 and 12."""


def acts(heroes: str, deck: str, *, at: str = "A2", **more: Any) -> Situation:
    """Step 4 of her turn with the hero she has just placed."""
    s = her_turn(heroes, deck=deck, phase="automa_acts", **more)
    s.state.deployed = TILE[at]
    return s


def attacked(heroes: str, deck: str, *, code: str = "GWD", roll: int = 1, **more: Any) -> Situation:
    """Red deploys to A1 and attacks her hero on A2."""
    s = her_turn(heroes, deck=deck, turn="R", phase="deploy", **more).roll(roll)
    return s.say(f"deploy {code} A1 / act battle A2")


# --- whom, and what ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("CAN-AUTO-09")
def test_without_an_enemy_next_door_she_does_nothing_and_draws_nothing() -> None:
    s = acts("B:GWD@A2 R:SKY@B1 B:SKY@A3", "").step()
    assert (cards_read(s), s.state.phase) == ([], "gather")


@pytest.mark.rule("CAN-AUTO-09")
def test_a_single_enemy_is_her_target_without_an_arrow() -> None:
    s = acts("B:GWD@A2 R:SKY@A1", f"{BATTLE} {STRONG}").roll(1).step()
    assert cards_read(s) == ["01 action", "07 strength"]


@pytest.mark.rule("CAN-AUTO-09", "CAN-AUTO-20")
def test_among_several_enemies_the_arrow_decides() -> None:
    s = acts("B:GWD@A2 R:SKY@A1 R:WLD@A3", f"16 {BATTLE} {STRONG}").roll(1).step()
    assert cards_read(s)[0] == "16 arrow"
    assert s.map == {"A2": "B:GWD", "A3": "R:WLD"}


@pytest.mark.rule("CAN-AUTO-09")
def test_another_automa_is_an_enemy_too() -> None:
    two: dict[str, Any] = {"automa_1": "normal", "automa_2": "normal"}
    s = acts("B:GWD@A2 G:SKY@A1", f"{BATTLE} {STRONG} {WEAK}", **two).step()
    assert (s.map, s.clan("B").glory) == ({"A2": "B:GWD"}, 1)
    assert cards_read(s) == ["01 action", "07 strength", "10 strength"]


# --- battles ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CAN-AUTO-10", "CAN-AUTO-13")
def test_the_strength_on_a_card_is_her_die_and_twelve_does_not_explode() -> None:
    s = acts("B:GWD@A2 R:SKY@A1", f"{BATTLE} {STRONG}").roll(6, 6, 1).step()
    assert s.heard("battle_over") == [(1, 5 + 12, 0, 4 + 13, True)]


@pytest.mark.rule("CAN-AUTO-13")
def test_attacked_she_draws_a_card_as_well() -> None:
    s = attacked("B:SKY@A2", STRONG, roll=5).until("gather")
    assert s.heard("battle_over") == [(0, 5 + 5, 1, 4 + 12, False)]


@pytest.mark.rule("CAN-AUTO-14")
@pytest.mark.parametrize(("caravan", "stolen"), [("wmsb", "bone"), ("wms", "stone"), ("wm", "meat"), ("w", "wood")])
def test_she_steals_what_is_rarest(caravan: str, stolen: str) -> None:
    s = acts("B:GWD@A2 R:WLD@A1", f"{BATTLE} {STRONG}", caravan={"R": caravan}).roll(1).step()
    assert s.heard("stole") == [(1, 0, stolen, "caravan")]


@pytest.mark.rule("CAN-AUTO-14", "CAN-AUTO-15")
@pytest.mark.parametrize(("gone", "loot"), [("", "bone"), ("b" * 20, "stone")])
def test_out_of_a_full_sack_she_takes_what_is_rarest_in_supply(gone: str, loot: str) -> None:
    s = acts("B:GWD@A2 R:DRS@A1", f"{BATTLE} {STRONG}", stock={"R": gone}).roll(1).step()
    assert s.heard("looted") == [(1, loot, hero("R:DRS"))]


@pytest.mark.rule("CAN-AUTO-15")
@pytest.mark.parametrize(
    ("hers", "code", "strengths"),
    [("GWD", "SKY", [4, 7]), ("WLD", "DRS", [6, 10]), ("HND", "SKY", [4, 5])],
    ids=["bulwark", "megalomania", "pack instinct"],
)
def test_passives_make_her_stronger(hers: str, code: str, strengths: list[int]) -> None:
    s = attacked(f"B:{hers}@A2 B:ILL@A3", STRONG, code=code).until("gather")
    assert s.strengths() == strengths


@pytest.mark.rule("CAN-AUTO-15")
def test_her_dino_knight_wins_ties_in_defence() -> None:
    s = attacked("B:DKN@A2", WEAK).until("gather")
    assert s.map == {"A2": "B:DKN"}


@pytest.mark.rule("CAN-AUTO-15")
def test_nothing_is_stolen_from_behind_her_skyrider() -> None:
    s = attacked("B:SKY@A2", WEAK, roll=5, caravan={"B": "wb"}).until("gather")
    assert (s.caravan("B"), s.caravan("R")) == ("wb", "w")


@pytest.mark.rule("CAN-AUTO-15")
def test_her_beaten_illusionist_joins_her_pile_and_it_is_mixed() -> None:
    s = attacked("B:ILL@A2", WEAK, roll=5).until("gather")
    assert (s.discard("B"), len(s.clan("B").pile)) == ("", 7)
    assert {s.state.hero_seen[card] for card in s.clan("B").pile} == {0}


@pytest.mark.rule("CAN-AUTO-15")
def test_she_does_not_plunder() -> None:
    s = acts("B:WLD@A2 R:GWD@A1", f"{BATTLE} {STRONG}", stock={"R": "bbbb"}).roll(1).step()
    assert (s.stock("R"), s.heard("stole")) == ("bbbb", [])


@pytest.mark.rule("CAN-AUTO-15")
@pytest.mark.parametrize("code", ["DKN", "GWD", "HND", "ILL", "SKY"])
def test_she_plays_no_tricks(code: str) -> None:
    s = acts(f"B:{code}@A2 R:WLD@A1 B:WLD@D4", f"{BATTLE} {STRONG}").roll(1).step()
    assert (s.heard("trick"), s.map["A2"]) == ([], f"B:{code}")


@pytest.mark.rule("CAN-AUTO-16")
def test_attacking_she_spends_all_her_rage() -> None:
    s = acts("B:GWD@A2 R:SKY@A1", f"{BATTLE} {WEAK}", rage={"B": 3}).roll(1).step()
    assert (s.strengths(), s.clan("B").rage) == ([5 + 6, 4], 0)


@pytest.mark.rule("CAN-AUTO-16")
def test_attacked_she_spends_all_her_rage() -> None:
    s = attacked("B:SKY@A2", WEAK, rage={"B": 2}).until("gather")
    assert (s.strengths(), s.clan("B").rage) == ([5, 4 + 4], 0)


# --- dragons ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CAN-AUTO-11", "CAN-CANYON-08")
def test_a_dragon_card_sends_the_ancient_dragon_to_her_target_and_the_bones_to_her() -> None:
    s = acts("B:GWD@A2 R:WLD@A1 R:SKY@C2", DRAGON, bones=2)
    s.dice = [1]
    s.step()
    assert (s.dragon("ancient"), s.discard("R"), s.caravan("B")) == ("A1", "DRS", "bb")
    assert (s.state.bones, s.map["C2"]) == (0, "R:SKY")
    assert s.heard("automa_bones") == [(1, 2)]


def wakes(dragon: str, heroes: str, at: str, **more: Any) -> Situation:
    """A dragon card at a table with one other dragon only."""
    dragons = {"ancient_dragon": False, f"{dragon}_dragon": True}
    return acts(heroes, DRAGON, at=at, bones=1, **dragons, **more).step()


@pytest.mark.rule("CAN-AUTO-11")
@pytest.mark.parametrize(
    ("dragon", "at", "goes"),
    [
        ("forest", "A2", "A2"),
        ("forest", "B1", ""),
        ("undead", "A2", "A2"),
        ("undead", "B1", "B1"),
        ("celestial", "A2", "A2"),
        ("celestial", "C2", ""),
    ],
)
def test_another_dragon_goes_to_her_own_hero_if_it_can_and_she_takes_the_bones(dragon: str, at: str, goes: str) -> None:
    enemy = {"A2": "A1", "B1": "A1", "C2": "C1"}[at]
    s = wakes(dragon, f"B:GWD@{at} R:WLD@{enemy}", at)
    assert (s.dragon(dragon), s.caravan("B"), s.state.bones) == (goes, "b", 0)


@pytest.mark.rule("CAN-AUTO-11")
def test_with_several_dragons_the_first_in_order_comes() -> None:
    s = acts("B:GWD@A2 R:WLD@A1", DRAGON, forest_dragon=True, celestial_dragon=True).step()
    assert [s.dragon(name) for name in ("ancient", "forest", "celestial")] == ["A1", "", ""]


@pytest.mark.rule("CAN-AUTO-11")
def test_the_undead_dragon_brings_her_one_of_her_discarded_heroes() -> None:
    s = wakes("undead", "B:GWD@A2 R:WLD@A1", "A2", discard="B:SKY B:DKN")
    assert (s.discard("B"), len(s.clan("B").pile)) == ("DKN", 5)
    assert s.heard("recalled") == [(1, hero("B:SKY"))]


# --- gathering, and the canyon ----------------------------------------------------------------------------------------


@pytest.mark.rule("CAN-AUTO-12")
def test_she_gathers_like_everybody_and_her_turn_is_over() -> None:
    s = her_turn("B:SKY@A1 B:GWD@C2 B:WLD@D4", phase="gather").play_turn()
    assert (s.caravan("B"), s.state.bones, s.state.turn) == ("w", 1, 0)


@pytest.mark.rule("CAN-AUTO-19")
def test_she_can_win_in_the_canyon() -> None:
    s = her_turn("B:GWD@C2", phase="gather", bones=2).until("score").step()
    assert (s.state.over, s.state.winners, s.state.ending) == (True, [1], "canyon")


@pytest.mark.rule("CAN-AUTO-19", "CAN-SOLO-03")
def test_under_solo_rules_she_cannot() -> None:
    s = her_turn("B:GWD@C2", phase="gather", bones=2, solo=True).play_turn()
    assert (s.state.bones, s.state.phase) == (3, "begin_turn")
