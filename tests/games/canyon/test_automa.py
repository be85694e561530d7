"""An Automa's turn up to the hero she places: she stores, shops, celebrates or draws a tile."""

from __future__ import annotations

from typing import Any

import pytest

from dragonroads.games.canyon.model import DOWN
from tests.games.canyon.automas import automa_card, cards_read, her_turn
from tests.games.canyon.situations import Situation, hero

FOUR_CLANS: dict[str, Any] = {"automa_1": "normal", "automa_2": "easy", "automa_3": "easy"}


def shops(stock: str, deck: str = "", **more: Any) -> Situation:
    """Step 1 of her turn."""
    return her_turn(deck=deck, stock={"B": stock}, phase="automa_buys", **more).step()


def bought(s: Situation) -> list[str]:
    """What was built, in order."""
    return [name for _, name, _ in s.heard("bought")]


# --- a clan that cards play -------------------------------------------------------------------------------------------


@pytest.mark.rule("CAN-AUTO-01")
def test_one_deck_serves_all_automas() -> None:
    s = her_turn(deck="10 16", automa_1="normal", automa_2="easy", phase="begin_turn").play_turn().play_turn()
    assert [told[:2] for told in s.heard("automa_card")] == [(1, automa_card("10")), (2, automa_card("16"))]
    assert s.state.automa_discard == [automa_card("10"), automa_card("16")]


@pytest.mark.rule("CAN-AUTO-01")
def test_heroes_and_stores_belong_to_each_automa_alone() -> None:
    s = her_turn(deck="10 16", automa_1="normal", automa_2="easy", phase="begin_turn").play_turn().play_turn()
    assert [name.split(":")[0] for name in s.map.values()] == ["B", "G"]
    assert [s.caravan(seat) for seat in "RBG"] == ["", "w", "b"]


@pytest.mark.rule("CAN-AUTO-01")
def test_automas_are_asked_nothing_in_their_turns() -> None:
    s = her_turn("R:SKY@A1", deck="12 01 01", phase="begin_turn").play_turn()
    assert s.asked == []


# --- step 1: store and buy --------------------------------------------------------------------------------------------


@pytest.mark.rule("CAN-AUTO-02")
@pytest.mark.parametrize(("level", "buildings", "left"), [("easy", 1, 4), ("normal", 2, 1), ("hard", 3, 0)])
def test_an_automa_pays_five_four_or_three_tokens_for_a_building(level: str, buildings: int, left: int) -> None:
    s = shops("w" * 9, automa_1=level)
    assert (len(bought(s)), len(s.stock("B"))) == (buildings, left)


@pytest.mark.rule("CAN-AUTO-02")
def test_she_unloads_her_caravan_before_she_shops() -> None:
    s = her_turn(deck="07", caravan={"B": "wwm"}, stock={"B": "b"}, phase="begin_turn").until("automa_places")
    assert (s.caravan("B"), s.stock("B"), bought(s)) == ("", "", ["training_grounds"])


@pytest.mark.rule("CAN-AUTO-02")
def test_a_card_for_each_purchase_names_the_building() -> None:
    s = shops("w" * 8, "07 10")
    assert bought(s) == ["training_grounds", "tribal_village"]
    assert cards_read(s) == ["07 purchase", "10 purchase"]


@pytest.mark.rule("CAN-AUTO-02")
def test_without_enough_tokens_she_draws_no_card() -> None:
    s = shops("wmb")
    assert (s.stock("B"), cards_read(s)) == ("wmb", [])


@pytest.mark.rule("CAN-AUTO-03")
def test_example_20_she_parts_with_wood_first_and_keeps_bone() -> None:
    s = shops("wwmbb", "01")
    assert (s.stock("B"), bought(s)) == ("b", ["cave_palace"])


@pytest.mark.rule("CAN-AUTO-03")
@pytest.mark.parametrize(("stock", "left"), [("wwwwwm", "wm"), ("mmmss", "s"), ("wmsssbb", "sbb"), ("sssbb", "b")])
def test_she_pays_wood_then_meat_then_stone_then_bone(stock: str, left: str) -> None:
    assert shops(stock, "01").stock("B") == left


@pytest.mark.rule("CAN-AUTO-04")
@pytest.mark.parametrize(
    ("card", "built", "taken"),
    [
        ("10", [5, 0, 0, 0], "cave_palace"),
        ("01", [0, 5, 0, 0], "training_grounds"),
        ("05", [0, 0, 5, 0], "ancient_ruins"),
        ("08", [0, 0, 0, 8], "tribal_village"),
    ],
)
def test_instead_of_a_building_that_is_gone_she_takes_the_next_kind(card: str, built: list[int], taken: str) -> None:
    assert bought(shops("wwww", card, built={"R": built}, **FOUR_CLANS)) == [taken]


@pytest.mark.rule("CAN-AUTO-04", "CAN-END-01", "CAN-END-03")
def test_her_purchase_can_end_the_game_at_once() -> None:
    s = shops("w" * 8, "01 03", built={"R": [0, 4, 0, 0]})
    assert (s.state.phase, s.state.ending, bought(s), s.stock("B")) == ("score", "piles", ["cave_palace"], "wwww")


@pytest.mark.rule("CAN-AUTO-05")
def test_a_palace_draws_one_of_her_discarded_heroes_into_her_pile_and_mixes_it() -> None:
    s = her_turn(deck="01", stock={"B": "wwww"}, discard="B:WLD B:SKY B:DKN", phase="automa_buys")
    s.dice = [1]
    s.step()
    assert (s.discard("B"), len(s.clan("B").pile)) == ("WLD DKN", 5)
    assert s.heard("recalled") == [(1, hero("B:SKY"))]
    assert s.state.hero_seen[hero("B:SKY")] == 0


@pytest.mark.rule("CAN-AUTO-05")
def test_a_palace_without_discarded_heroes_is_only_built() -> None:
    s = shops("wwww", "01")
    assert (bought(s), s.heard("recalled")) == (["cave_palace"], [])


@pytest.mark.rule("CAN-AUTO-05")
def test_she_never_trades_however_many_villages_she_has() -> None:
    s = her_turn(deck="10", built={"B": [4, 0, 0, 0]}, stock={"B": "sss"}, phase="begin_turn").play_turn()
    assert (s.heard("traded"), s.stock("B")) == ([], "sss")


@pytest.mark.rule("CAN-AUTO-05", "CAN-BUILD-TRAINING-GROUNDS")
def test_training_grounds_make_her_heroes_stronger() -> None:
    s = her_turn("R:SKY@A1", deck="12 01 10 10", top="B:GWD", built={"B": [0, 0, 2, 0]}).roll(1).until("gather")
    assert s.strengths()[0] == 5 + 2


# --- step 2: a festival -----------------------------------------------------------------------------------------------


@pytest.mark.rule("CAN-AUTO-06")
def test_a_hero_who_completes_a_row_goes_there_and_they_celebrate() -> None:
    s = her_turn("R:SKY@A1 R:GWD@A2 B:WLD@A3", top="B:DKN").until("gather")
    assert (s.map, s.clan("B").glory, s.clan("R").glory) == ({}, 1, 0)
    assert (s.caravan("R"), s.caravan("B")) == ("wwss", "wmbb")
    assert cards_read(s) == []


@pytest.mark.rule("CAN-AUTO-06")
def test_after_her_festival_she_gathers_and_does_not_fight() -> None:
    s = her_turn("R:SKY@A1 R:GWD@A2 B:WLD@A3 R:WLD@B4 B:HND@D1", top="B:DKN")
    s.step()
    assert s.state.phase == "festival"
    s.play_turn()
    assert (s.heard("battle"), s.heard("gathered")) == ([], [(1, "D1", "stone", 1, False)])


@pytest.mark.rule("CAN-AUTO-06")
def test_of_several_tiles_she_takes_the_one_that_gives_players_least() -> None:
    s = her_turn("R:SKY@A1 R:GWD@A2 R:WLD@A3  B:SKY@D1 R:HND@D2 B:GWD@D3", top="B:DKN").step()
    assert s.map["D4"] == "B:DKN"


@pytest.mark.rule("CAN-AUTO-06")
@pytest.mark.parametrize(("bones", "tile"), [(0, "D2"), (2, "D4")])
def test_the_bones_a_player_would_get_count_too(bones: int, tile: str) -> None:
    s = her_turn("B:SKY@A2 B:GWD@B2 R:HND@C2  B:WLD@A4 B:ILL@B4 R:SKY@C4", top="B:DKN", bones=bones).step()
    assert s.map[tile] == "B:DKN"


@pytest.mark.rule("CAN-AUTO-06")
def test_a_town_counts_only_the_loot_bag() -> None:
    s = her_turn("B:SKY@A1 R:GWD@B1 B:WLD@C1  B:HND@A4 R:WLD@B4 B:ILL@C4", top="B:DKN").step()
    assert s.map["D1"] == "B:DKN"


@pytest.mark.rule("CAN-AUTO-06", "CAN-AUTO-20")
def test_between_tiles_that_give_players_the_same_the_arrow_decides() -> None:
    heroes = "B:SKY@A1 R:GWD@B1 B:WLD@C1  B:HND@A3 R:WLD@C3 B:ILL@D3"
    s = her_turn(heroes, deck="14", top="B:DKN").step()
    assert (s.map["B3"], cards_read(s)) == ("B:DKN", ["14 arrow"])


@pytest.mark.rule("CAN-AUTO-06")
def test_other_automas_do_not_count_as_players() -> None:
    heroes = "G:SKY@A1 G:GWD@A2 G:WLD@A3  B:SKY@D1 R:HND@D2 B:GWD@D3"
    s = her_turn(heroes, top="B:DKN", automa_1="normal", automa_2="normal").step()
    assert s.map["A4"] == "B:DKN"


# --- step 3: a tile ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("CAN-AUTO-07")
def test_cards_are_drawn_until_one_shows_an_empty_tile() -> None:
    s = her_turn("R:SKY@A1 B:GWD@A2", deck="10 12 16 01", top="B:WLD").step()
    assert (s.map["C4"], cards_read(s)) == ("B:WLD", ["10 move", "12 move", "16 move"])


@pytest.mark.rule("CAN-AUTO-07", "CAN-HID-01")
def test_her_top_hero_is_placed_face_down_and_nobody_knows_who_it_is() -> None:
    s = her_turn(deck="16", top="B:WLD").step()
    assert (s.face("C4"), s.state.hero_seen[hero("B:WLD")]) == (DOWN, 0)
    assert s.heard("deployed_hero") == []


@pytest.mark.rule("CAN-AUTO-08")
def test_in_the_canyon_she_takes_the_bones_and_sends_no_dragon() -> None:
    s = her_turn("R:SKY@A1", deck="06", bones=2).step()
    assert (list(s.map), s.caravan("B"), s.state.bones) == (["A1", "C2"], "bb", 0)
    assert (s.dragon("ancient"), s.asked) == ("", [])


@pytest.mark.rule("CAN-AUTO-08", "CAN-AUTO-06")
def test_in_a_festival_in_the_canyon_she_takes_the_bones_as_she_enters() -> None:
    s = her_turn("R:SKY@A2 R:GWD@B2 B:WLD@D2", top="B:DKN", bones=2).until("gather")
    assert (s.caravan("B"), s.heard("entered"), s.heard("feast_bones")) == ("wmbbb", [(1, 2)], [(1, 0)])
