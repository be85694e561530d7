"""Each of the four dragons: where it can go, and what it does there."""

from __future__ import annotations

import pytest

from dragonroads.engine.visibility import ALL
from tests.games.canyon.situations import hero
from tests.games.canyon.valley import RESOURCES, TOWNS, enters, gathers, targets, valley

# --- Ancient ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CAN-DRAGON-ANCIENT")
def test_the_ancient_dragon_goes_to_any_enemy_hero() -> None:
    s = enters("R:GWD@B1 B:GWD@A1 B:WLD@D4 G:SKY@B3", "none", people=3).until("act")
    assert targets(s, "ancient") == ["A1", "B3", "D4"]


@pytest.mark.rule("CAN-DRAGON-ANCIENT")
def test_under_the_ancient_dragon_a_hero_gathers_nothing_and_adds_no_bone() -> None:
    assert gathers("R:GWD@A1 R:SKY@A2", ancient="A1") == ("s", "")
    s = valley("R:GWD@C2", phase="gather", dragons={"ancient": "C2"}, bones=1).play_turn()
    assert s.state.bones == 1


@pytest.mark.rule("CAN-DRAGON-ANCIENT", "CAN-D-ANCIENT")
def test_the_victim_loses_a_card_by_chance_and_is_not_asked() -> None:
    s = enters("B:GWD@A1", "ancient A1")
    s.dice = [3]
    s.until("act")
    assert (s.discard("B"), s.hand("B")) == ("ILL", "DKN DRS HND SKY WLD")
    assert s.heard("lost_hero") == [(1, hero("B:ILL"))]
    assert s.state.hero_seen[hero("B:ILL")] == ALL


@pytest.mark.rule("CAN-DRAGON-ANCIENT", "CAN-D-ANCIENT")
def test_with_an_empty_hand_nothing_is_lost() -> None:
    rest = "B:DKN B:DRS B:HND B:ILL B:SKY B:WLD"
    s = enters("B:GWD@A1", "ancient A1", discard=rest, ancient_discard="owner").until("act")
    assert (len(s.clan("B").discard), s.dragon("ancient"), s.heard("lost_hero")) == (6, "A1", [])


@pytest.mark.rule("CAN-D-ANCIENT")
def test_where_owners_choose_the_victim_picks_in_secret() -> None:
    s = enters("B:GWD@A1", "ancient A1", ancient_discard="owner").say("lose_hero WLD").until("act")
    asked = s.asked[-1]
    assert (asked.seat, asked.kind, asked.private) == (1, "lose_hero", True)
    assert asked.options == ["DKN", "DRS", "HND", "ILL", "SKY", "WLD"]
    assert (s.discard("B"), s.hand("B")) == ("WLD", "DKN DRS HND ILL SKY")


@pytest.mark.rule("CAN-D-ANCIENT", "CAN-D-SINGLE")
def test_even_who_holds_a_single_card_is_asked_which_one_to_lose() -> None:
    rest = "B:DKN B:DRS B:HND B:ILL B:SKY"
    s = enters("B:GWD@A1", "ancient A1", discard=rest, ancient_discard="owner").say("lose_hero WLD").until("act")
    assert (s.hand("B"), s.kinds_asked()) == ("", ["deploy", "send_dragon", "lose_hero"])


# --- Forest -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CAN-DRAGON-FOREST")
def test_the_forest_dragon_goes_to_any_resource_tile_held_or_not() -> None:
    s = enters("B:GWD@A1 R:WLD@B1", "none").until("act")
    assert targets(s, "forest") == RESOURCES


@pytest.mark.rule("CAN-DRAGON-FOREST")
def test_the_forest_dragon_doubles_what_its_tile_gives_whoever_stands_there() -> None:
    s = enters("B:GWD@A3", "forest A3").say("act nothing").play_turn()
    s.say("deploy SKY D4 / act nothing").play_turn()
    assert s.caravan("B") == "bb"


@pytest.mark.rule("CAN-DRAGON-FOREST", "CAN-TOK-01")
def test_the_forest_dragon_gives_what_the_supply_has() -> None:
    s = valley("R:GWD@A3", phase="gather", dragons={"forest": "A3"}, stock={"B": "b" * 19}).play_turn()
    assert s.caravan("R") == "b"


# --- Undead -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CAN-DRAGON-UNDEAD")
def test_the_undead_dragon_goes_to_any_resource_tile_or_town_but_not_to_the_canyon() -> None:
    s = enters("B:GWD@A1", "none").until("act")
    assert sorted(targets(s, "undead")) == sorted(RESOURCES + TOWNS)


@pytest.mark.rule("CAN-DRAGON-UNDEAD")
@pytest.mark.parametrize(("tile", "caravan"), [("A1", "b"), ("D4", "b"), ("B1", "b"), ("A3", "b")])
def test_under_the_undead_dragon_everything_is_bone(tile: str, caravan: str) -> None:
    assert gathers(f"R:GWD@{tile}", undead=tile) == (caravan, "")


@pytest.mark.rule("CAN-DRAGON-UNDEAD", "CAN-D-UNDEAD")
def test_who_sends_the_undead_dragon_openly_takes_a_hero_back() -> None:
    s = enters("", "undead A1", discard="R:WLD R:DKN B:GWD").say("recall WLD").until("act")
    assert (s.discard("R"), s.hand("R")) == ("DKN", "DRS GWD HND ILL WLD")
    assert [(ask.seat, ask.options, ask.private) for ask in s.asked if ask.kind == "recall"] == [
        (0, ["DKN", "WLD"], False)
    ]


@pytest.mark.rule("CAN-D-UNDEAD")
def test_the_undead_dragon_asks_nothing_over_an_empty_discard_pile() -> None:
    s = enters("", "undead A1", discard="B:GWD").until("act")
    assert (s.kinds_asked(), s.dragon("undead")) == (["deploy", "send_dragon"], "A1")


@pytest.mark.rule("CAN-D-UNDEAD", "CAN-D-SINGLE")
def test_a_single_hero_comes_back_without_a_question() -> None:
    s = enters("", "undead A1", discard="R:WLD").until("act")
    assert (s.discard("R"), s.kinds_asked()) == ("", ["deploy", "send_dragon"])


# --- Celestial --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CAN-DRAGON-CELESTIAL")
def test_the_celestial_dragon_goes_to_own_heroes_outside_the_canyon() -> None:
    s = enters("B:GWD@A1 R:WLD@B1 R:DKN@D4", "none").until("act")
    assert targets(s, "celestial") == ["B1", "D4"]


@pytest.mark.rule("CAN-DRAGON-CELESTIAL")
def test_the_celestial_dragon_adds_two_in_attack_and_defence() -> None:
    s = valley("B:SKY@A2", dragons={"celestial": "A2"}).roll(1, 1)
    s.say("deploy WLD A1 / act battle A2").until("gather")
    assert s.heard("strength")[1] == (1, (("hero", 4), ("celestial", 2)))
    s = valley("R:SKY@A2 B:WLD@A1", dragons={"celestial": "A2"}, phase="act").roll(1, 1)
    s.state.deployed = s.state.spots[0]
    s.say("act battle A1").until("gather")
    assert s.heard("strength")[0] == (0, (("hero", 4), ("celestial", 2)))


@pytest.mark.rule("CAN-DRAGON-CELESTIAL", "CAN-TOK-05")
def test_only_the_harvest_of_its_hero_goes_to_the_stockpile() -> None:
    assert gathers("R:GWD@A1 R:SKY@A2", celestial="A1") == ("s", "w")


@pytest.mark.rule("CAN-DRAGON-CELESTIAL", "CAN-FEST-07")
def test_what_its_hero_gets_in_a_festival_is_loaded_as_usual() -> None:
    s = valley("R:GWD@A1 B:WLD@A2 B:SKY@A3", dragons={"celestial": "A1"})
    s.say("deploy SKY A4 / act nothing").play_turn()
    assert (s.caravan("R"), s.stock("R")) == ("wwws", "")
