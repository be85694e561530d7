"""How an Automa decides between tiles: an arrow turns until it meets one of them."""

from __future__ import annotations

import pytest

from dragonroads.games.canyon.automa_deck import decide
from dragonroads.games.canyon.grid import COMPASS, NAMES, NOWHERE, TILE
from tests.games.canyon.automas import automa_card, cards_read, her_turn
from tests.games.canyon.situations import content

CARDS = [f"{number:02}" for number in range(1, 17)]
BESIDE_B2 = {"N": "B1", "E": "C2", "S": "B3", "W": "A2"}
AROUND_MIDDLE = {"NW": "B2", "NE": "C2", "SE": "C3", "SW": "B3"}


def chosen(card: str, tiles: str, origin: str = "") -> str:
    """The tile that a card picks around another tile, or around the middle of the map."""
    s = her_turn(deck=card)
    origin_tile = TILE[origin] if origin else NOWHERE
    return NAMES[decide(s, 1, [TILE[name] for name in tiles.split()], origin_tile)]


def first_met(card: str, by_direction: dict[str, str]) -> str:
    """Turn the arrow of a card by hand, an eighth at a time."""
    one = content().automa[automa_card(card)]
    start, step = COMPASS.index(one.arrow), 1 if one.turn == "cw" else -1
    passed = [COMPASS[(start + step * turns) % 8] for turns in range(8)]
    return next(by_direction[direction] for direction in passed if direction in by_direction)


@pytest.mark.rule("CAN-AUTO-20")
@pytest.mark.parametrize(("card", "target"), [("08", "B3"), ("11", "A2")])
def test_example_18_the_arrow_turns_around_her_hero(card: str, target: str) -> None:
    s = her_turn("B:GWD@B2 R:SKY@A2 R:WLD@B3", deck=f"{card} 02", phase="automa_acts")
    s.state.deployed = TILE["B2"]
    s.step()
    assert (s.dragon("ancient"), cards_read(s)) == (target, [f"{card} arrow", "02 action"])


@pytest.mark.rule("CAN-AUTO-20")
def test_example_19_for_empty_tiles_the_arrow_turns_around_the_middle_of_the_map() -> None:
    assert chosen("05", "A1 C4") == "A1"


@pytest.mark.rule("CAN-AUTO-20")
def test_example_19_of_two_tiles_in_one_direction_the_one_nearer_to_the_middle_is_meant() -> None:
    assert chosen("05", "A1 B2") == "B2"


@pytest.mark.rule("CAN-AUTO-20", "CAN-AUTO-06")
def test_the_arrow_decides_where_she_celebrates() -> None:
    heroes = "B:SKY@B1 R:GWD@C1 B:WLD@D1  B:HND@A4 R:WLD@B4 B:ILL@D4"
    s = her_turn(heroes, deck="05", top="B:DKN").step()
    assert s.map["A1"] == "B:DKN"


@pytest.mark.rule("CAN-AUTO-20")
@pytest.mark.parametrize("card", CARDS)
def test_the_arrow_of_every_card_meets_what_comes_first_on_its_way(card: str) -> None:
    assert chosen(card, "B1 C2 B3 A2", "B2") == first_met(card, BESIDE_B2)
    assert chosen(card, "B2 C2 B3 C3") == first_met(card, AROUND_MIDDLE)


@pytest.mark.rule("CAN-AUTO-20")
@pytest.mark.parametrize(
    ("card", "order"),
    [
        ("16", "C1 C2 D1 D2 D3 C3 D4 C4 B4 B3 A4 A3 A2 B2 A1 B1"),
        ("02", "B1 B2 A1 A2 A3 B3 A4 B4 C4 C3 D4 D3 D2 C2 D1 C1"),
    ],
    ids=["from north, clockwise", "from north, the other way"],
)
def test_the_arrow_sweeps_the_whole_map_in_one_order(card: str, order: str) -> None:
    left = order.split()
    while len(left) > 1:
        assert chosen(card, " ".join(sorted(left))) == left.pop(0)


@pytest.mark.rule("CAN-AUTO-20")
def test_for_a_single_tile_no_card_is_drawn() -> None:
    s = her_turn(deck="05")
    assert decide(s, 1, [3], NOWHERE) == 3
    assert cards_read(s) == []
