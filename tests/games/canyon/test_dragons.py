"""The four dragons: where they can go, what they do there, and in which order."""

from __future__ import annotations

import pytest

from tests.games.canyon.valley import DRAGONS, TOWNS, enters, gathers, targets, valley

# --- coming and going -------------------------------------------------------------------------------------------------


@pytest.mark.rule("CAN-DRAGON-01")
def test_a_dragon_leaves_its_old_place_for_the_new_one() -> None:
    s = enters("B:GWD@A1 B:WLD@A2", "ancient A2", dragons={"ancient": "A1"}).until("act")
    assert s.dragon("ancient") == "A2"


@pytest.mark.rule("CAN-DRAGON-01")
def test_a_dragon_may_be_sent_where_it_is_and_bites_again() -> None:
    s = enters("B:GWD@A1", "ancient A1", dragons={"ancient": "A1"}).until("act")
    assert (s.dragon("ancient"), len(s.clan("B").discard)) == ("A1", 1)


@pytest.mark.rule("CAN-DRAGON-01")
def test_only_one_dragon_flies_at_a_time() -> None:
    s = enters("B:GWD@A1", "forest A2").until("act")
    assert [s.dragon(name) for name in DRAGONS] == ["", "A2", "", ""]
    assert s.kinds_asked() == ["deploy", "send_dragon"]


@pytest.mark.rule("CAN-DRAGON-01")
def test_a_dragon_on_a_hero_goes_along_and_one_on_a_tile_stays() -> None:
    s = valley("B:GWD@A1", dragons={"ancient": "A1", "forest": "A1"})
    s.say("deploy ILL B2 / act mirage A1 D1").until("gather")
    assert (s.dragon("ancient"), s.dragon("forest")) == ("D1", "A1")


@pytest.mark.rule("CAN-DRAGON-01")
def test_a_dragon_on_a_hero_goes_home_when_the_hero_falls_and_one_on_a_tile_stays() -> None:
    s = valley("B:GWD@A1", dragons={"ancient": "A1", "forest": "A1"}).roll(6, 6, 1, 1)
    s.say("deploy WLD A2 / act battle A1").until("gather")
    assert (s.dragon("ancient"), s.dragon("forest")) == ("", "A1")


@pytest.mark.rule("CAN-DRAGON-01", "CAN-FEST-05")
def test_a_festival_sends_dragons_on_heroes_home_and_leaves_those_on_tiles() -> None:
    s = valley("B:GWD@A1 R:WLD@A2 B:SKY@A3", dragons={"ancient": "A1", "celestial": "A2", "undead": "A3"})
    s.say("deploy SKY A4 / act nothing").until("before_gather")
    assert [s.dragon(name) for name in DRAGONS] == ["", "", "A3", ""]


@pytest.mark.rule("CAN-DRAGON-01")
def test_several_dragons_share_a_tile_and_block_nobody() -> None:
    s = valley(dragons={"forest": "A1", "undead": "A1"}).say("deploy SKY A1 / act nothing").play_turn()
    assert s.caravan("R") == "bb"


@pytest.mark.rule("CAN-DRAGON-01")
def test_a_dragon_works_for_as_long_as_it_sits_there() -> None:
    s = valley("R:GWD@A1", dragons={"forest": "A1"}, phase="gather").play_turn()
    s.say("deploy SKY D3 / act nothing").play_turn()
    s.say("deploy SKY D1 / act nothing").play_turn()
    assert (s.stock("R"), s.caravan("R")) == ("ww", "wws")


# --- several at once --------------------------------------------------------------------------------------------------


@pytest.mark.rule("CAN-DRAGON-02")
@pytest.mark.parametrize(
    ("dragons", "caravan", "stock"),
    [
        ("", "m", ""),
        ("forest", "mm", ""),
        ("undead", "b", ""),
        ("celestial", "", "m"),
        ("forest undead", "bb", ""),
        ("forest celestial", "", "mm"),
        ("forest undead celestial", "", "bb"),
        ("ancient", "", ""),
        ("ancient celestial", "", ""),
        ("ancient forest undead celestial", "", ""),
    ],
)
def test_dragons_take_effect_one_after_the_other(dragons: str, caravan: str, stock: str) -> None:
    assert gathers("R:GWD@B3", **dict.fromkeys(dragons.split(), "B3")) == (caravan, stock)


@pytest.mark.rule("CAN-DRAGON-02")
def test_forest_cannot_double_the_bone_of_a_haunted_town_because_it_never_goes_there() -> None:
    s = enters("B:GWD@A1", "none").until("act")
    assert not set(targets(s, "forest")) & set(TOWNS)
