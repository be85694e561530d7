"""Harvest Festivals: when they happen, what everybody gets, and who goes home."""

from __future__ import annotations

from typing import Any

import pytest

from dragonroads.engine.visibility import ALL
from dragonroads.games.canyon.grid import ROWS
from dragonroads.games.canyon.model import SHOWN
from tests.games.canyon.situations import Situation, hero, on_map

COLUMN = "B:DKN@A1 B:GWD@A2 R:HND@A3"
"""One hero on A4 is missing."""


def feast(heroes: str = COLUMN, deploy: str = "WLD A4", **more: Any) -> Situation:
    """Red deploys, does nothing, and the festival is over before anybody gathers."""
    return on_map(heroes, **more).say(f"deploy {deploy} / act nothing").until("gather")


@pytest.mark.rule("CAN-FEST-01", "CAN-WORD-02")
@pytest.mark.parametrize("row", ["A1 A2 A3 A4", "A3 B3 C3 D3", "D1 C2 B3 A4", "A1 B2 C3 D4"])
def test_four_heroes_across_down_or_on_a_long_diagonal_hold_a_festival(row: str) -> None:
    one, two, three, last = row.split()
    s = feast(f"B:DKN@{one} R:GWD@{two} B:HND@{three}", f"WLD {last}")
    assert (len(s.heard("festival")), s.map) == (1, {})


@pytest.mark.rule("CAN-FEST-01", "CAN-WORD-02")
def test_a_square_is_no_row_and_there_are_ten_rows() -> None:
    s = feast("B:DKN@A1 R:GWD@B1 B:HND@A2", "WLD B2")
    assert (s.heard("festival"), len(s.map)) == ([], 4)
    assert len(ROWS) == 10


@pytest.mark.rule("CAN-FEST-01")
def test_colours_and_faces_do_not_matter() -> None:
    s = feast("B:DKN@A1! G:GWD@A2 Y:HND@A3", people=4)
    assert len(s.heard("festival")) == 1


@pytest.mark.rule("CAN-FEST-01")
def test_three_heroes_in_a_row_are_no_festival() -> None:
    s = feast("B:DKN@A1 B:GWD@A2", "WLD A3")
    assert (s.heard("festival"), len(s.map)) == ([], 3)


@pytest.mark.rule("CAN-FEST-02", "CAN-FEST-06")
def test_crossing_rows_are_one_festival_and_their_common_hero_takes_part_once() -> None:
    s = feast("B:DKN@A1 B:GWD@A2 B:HND@A3 R:GWD@B4 R:HND@C4 R:DKN@D4")
    assert [len(tiles) for _, tiles, _ in s.heard("festival")] == [7]
    assert (s.map, s.clan("R").glory) == ({}, 1)
    assert s.caravan("R") == "wmmssbb"


@pytest.mark.rule("CAN-FEST-03")
def test_all_who_take_part_are_shown_to_everybody() -> None:
    s = feast()
    shown = tuple(hero(name) for name in ("B:DKN", "B:GWD", "R:HND", "R:WLD"))
    assert [told for told in s.told if told[0] == "festival"] == [
        ("festival", (0, ("A1", "A2", "A3", "A4"), shown), ALL)
    ]


@pytest.mark.rule("CAN-FEST-03")
def test_they_lie_open_while_gifts_are_chosen() -> None:
    s = on_map("B:DRS@A1 B:GWD@A2 R:HND@A3").say("deploy WLD A4 / act nothing")
    with pytest.raises(AssertionError, match="asked loot"):
        s.until("gather")
    assert [s.face(tile) for tile in ("A1", "A2", "A3", "A4")] == [SHOWN] * 4


@pytest.mark.rule("CAN-FEST-04", "CAN-HERO-02")
def test_every_hero_brings_its_loot_bag_and_what_its_tile_gives() -> None:
    s = feast()
    assert (s.caravan("R"), s.caravan("B")) == ("wmmb", "wssb")
    assert (s.stock("R"), s.stock("B")) == ("", "")


@pytest.mark.rule("CAN-FEST-04")
def test_the_active_seat_is_served_first_then_clockwise_and_heroes_in_tile_order() -> None:
    s = feast("R:DKN@A2 B:HND@A1 G:GWD@A3", "WLD A4", turn="R", people=3)
    told = [args[0] for kind, args, _ in s.told if kind in ("looted", "harvested")]
    assert told == [0, 0, 0, 0, 1, 1, 2, 2]
    assert [tile for seat, tile, _ in s.heard("harvested")] == ["A2", "A4", "A1", "A3"]


@pytest.mark.rule("CAN-FEST-04")
def test_clockwise_goes_from_the_last_seat_to_the_first() -> None:
    s = feast("R:DKN@A2 B:HND@A1 G:GWD@A3", "WLD A4", turn="B", people=3)
    assert [args[0] for args in s.heard("looted")] == [1, 1, 2, 0]


@pytest.mark.rule("CAN-FEST-04")
def test_a_town_gives_nothing_but_the_loot_bag_comes() -> None:
    s = feast("B:DKN@A1 B:GWD@C1 B:SKY@D1", "WLD B1")
    assert (s.caravan("R"), s.caravan("B")) == ("m", "wwmssb")


@pytest.mark.rule("CAN-FEST-04", "CAN-CANYON-07")
def test_the_canyon_gives_its_bones() -> None:
    s = feast("B:WLD@C2 B:GWD@A2 B:SKY@B2", "WLD D2", bones=2)
    assert (s.caravan("B"), s.state.bones) == ("wwmssbb", 0)


@pytest.mark.rule("CAN-FEST-05")
def test_all_who_took_part_go_to_their_discard_piles_the_illusionist_too() -> None:
    s = feast("B:ILL@A1 B:GWD@A2 R:HND@A3 B:SKY@D1")
    assert (s.discard("R"), s.discard("B"), s.map) == ("HND WLD", "ILL GWD", {"D1": "B:SKY"})


@pytest.mark.rule("CAN-FEST-05")
def test_dragons_on_heroes_go_home_and_dragons_on_tiles_stay() -> None:
    s = feast(dragons={"ancient": "A1", "forest": "A1"}, forest_dragon=True)
    assert (s.dragon("ancient"), s.dragon("forest")) == ("", "A1")


@pytest.mark.rule("CAN-FEST-06")
def test_the_active_seat_gets_one_glory_card() -> None:
    s = feast()
    assert (s.clan("R").glory, s.clan("B").glory, s.state.glory_left) == (1, 0, 19)


@pytest.mark.rule("CAN-FEST-06", "CAN-FEST-08")
def test_a_trick_can_start_a_festival_of_others_and_earns_the_glory_card() -> None:
    s = on_map("B:DKN@A1 B:GWD@A2 B:HND@A3 B:SKY@B3").say("deploy ILL C3 / act nothing").until("gather")
    assert s.heard("festival") == []
    s = on_map("B:DKN@A1 B:GWD@A2 B:HND@A3 B:SKY@C2").say("deploy ILL B3 / act mirage C2 A4").until("gather")
    assert (s.map, s.clan("R").glory, s.caravan("R")) == ({"B3": "R:ILL"}, 1, "")


@pytest.mark.rule("CAN-FEST-07")
def test_dragons_and_hounds_do_not_change_the_gifts() -> None:
    quiet = feast()
    s = feast(
        "B:DKN@A1 B:GWD@A2! R:HND@A3",
        dragons={"ancient": "A1", "forest": "A2", "undead": "A1", "celestial": "A3"},
        forest_dragon=True,
        undead_dragon=True,
        celestial_dragon=True,
    )
    assert [(s.caravan(seat), s.stock(seat)) for seat in "RB"] == [(quiet.caravan(seat), "") for seat in "RB"]


@pytest.mark.rule("CAN-FEST-09")
def test_whoever_has_celebrated_gathers_nothing() -> None:
    s = feast("B:DKN@A1 B:GWD@A2 R:HND@A3 R:DKN@D1").play_turn()
    assert s.heard("gathered") == [(0, "D1", "stone", 1, False)]
