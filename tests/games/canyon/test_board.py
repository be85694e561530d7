"""The valley as a board: every tile by its name, heroes as the viewer knows them, dragons, bones and what happens."""

from __future__ import annotations

from typing import Any

import pytest

from dragonroads.engine.views import Sight, View, see
from dragonroads.games.canyon.grid import NAMES, NOWHERE, TILE
from dragonroads.games.canyon.heroes import turn_up
from dragonroads.games.canyon.model import Canyon
from dragonroads.games.presenter import Board, Spot
from tests.games.canyon.situations import Situation, header, hero, on_map, the_game
from tests.games.canyon.telling import presenter, seen

DRAGONS: dict[str, Any] = {"forest_dragon": True, "undead_dragon": True, "celestial_dragon": True}


def spot(table: Situation | View, tile: str, seat: int | None = 0) -> Spot:
    view = seen(table, seat) if isinstance(table, Situation) else table
    return next(one for one in presenter().board(view).spots if one.place == f"tile:{tile}")


def token(table: Situation | View, tile: str, seat: int | None = 0) -> str:
    """`R(SKY)`: the hero on a tile as it is drawn."""
    found = spot(table, tile, seat).tokens[0]
    return f"{found.letter}{found.mark}"


def notes(table: Situation) -> tuple[str, ...]:
    return presenter().board(seen(table)).notes


def test_every_tile_stands_at_its_place_with_its_name_and_land() -> None:
    board = presenter().board(seen(on_map()))
    assert [one.place for one in board.spots] == [f"tile:{name}" for name in NAMES]
    assert [(one.x, one.y) for one in board.spots] == [(at % 4, at // 4) for at in range(16)]
    assert [one.name for one in board.spots[:7]] == [
        "A1 wood", "B1 TOWN+2", "C1 meat", "D1 stone", "A2 stone", "B2 wood", "C2 CANYON",
    ]  # fmt: skip
    assert [one.kind for one in board.spots[:7]] == ["wood", "town", "meat", "stone", "stone", "wood", "canyon"]


@pytest.mark.rule("CAN-HID-02")
def test_a_hero_face_down_shows_its_colour_to_all_and_itself_to_its_owner() -> None:
    table = on_map("R:SKY@A1 B:WLD@B3")
    assert token(table, "A1", seat=0) == "R(SKY)"
    assert token(table, "A1", seat=1) == "R(???)"
    assert token(table, "A1", seat=None) == "R(???)"
    assert token(table, "B3", seat=1) == "B(WLD)"
    assert spot(table, "A1").tokens[0].tone == "red"


@pytest.mark.rule("CAN-HID-02")
def test_a_hero_that_lies_open_has_square_brackets_for_everybody() -> None:
    table = on_map("R:SKY@A1! B:WLD@B3")
    assert token(table, "A1", seat=1) == "R[SKY]x"
    turn_up(table.state, TILE["B3"])
    assert token(table, "B3", seat=None) == "B[WLD]"


@pytest.mark.rule("CAN-HID-04")
def test_with_the_memory_aid_a_hero_seen_before_is_written_small_for_others() -> None:
    table = on_map("R:SKY@A1 R:GWD@A2")
    table.state.hero_seen[hero("R:SKY")] = 0b11
    other, own = (see(table.state, Sight(seat, memory=True)) for seat in (1, 0))
    assert token(other, "A1") == "R(sky)"
    assert token(other, "A2") == "R(???)"
    assert token(own, "A1") == "R(SKY)"
    assert token(table, "A1", seat=1) == "R(???)"


@pytest.mark.rule("CAN-HID-04")
def test_a_remembered_hero_of_an_automa_is_nobodys_own() -> None:
    table = on_map("B:SKY@A1", people=1)
    table.state.hero_seen[hero("B:SKY")] = 0b1
    assert token(see(table.state, Sight(0, memory=True)), "A1") == "B(sky)"


def test_the_hero_who_came_this_turn_and_those_who_fight_have_a_sign() -> None:
    table = on_map("R:SKY@A1 B:WLD@A2")
    table.state.deployed = TILE["A1"]
    assert token(table, "A1") == "R(SKY)+"
    table.state.attacker, table.state.defender = TILE["A1"], TILE["A2"]
    assert token(table, "A1") == "R(SKY)→"
    assert token(table, "A2") == "B(???)←"
    assert spot(table, "A1").kind == "wood+battle"
    table.state.attacker = table.state.defender = NOWHERE
    assert spot(table, "A1").kind == "wood"


@pytest.mark.rule("CAN-UI-01")
def test_the_gap_of_a_row_of_three_is_told_and_a_full_row_is_a_feast() -> None:
    table = on_map("R:SKY@A1 B:WLD@B1 B:ILL@C1")
    assert spot(table, "D1").kind == "stone+gap"
    assert "fills a row" in spot(table, "D1").words
    assert not any("gap" in spot(table, tile).kind for tile in NAMES if tile != "D1")
    full = on_map("R:SKY@A1 B:WLD@B1 B:ILL@C1 R:DRS@D1", phase="before_festival")
    assert [spot(full, tile).kind for tile in ("A1", "B1", "A2")] == ["wood+feast", "town+feast", "stone"]


def test_dragons_sit_on_their_tiles_by_their_signs() -> None:
    table = on_map("R:SKY@A1", dragons={"ancient": "A1", "forest": "A1", "undead": "D4"}, **DRAGONS)
    assert [one.letter for one in spot(table, "A1").tokens] == ["R", "^Anc", "^For"]
    assert [one.letter for one in spot(table, "D4").tokens] == ["^Und"]
    assert notes(table)[1:4] == ("Ancient Dragon on A1, Ana", "Forest Dragon on A1", "Undead Dragon on D4")
    assert notes(table)[4] == "At rest: ^Cel"


def test_bones_lie_in_the_canyon_and_their_holder_is_named() -> None:
    assert spot(on_map(), "C2").note == "..."
    held = on_map("B:WLD@C2", bones=2)
    assert spot(held, "C2").note == "oo."
    assert "Canyon: Ben, 2 of 3 bones" in notes(held)
    assert "Canyon: 1 bone, nobody there" in notes(on_map(bones=1))


@pytest.mark.rule("CAN-SOLO-03")
def test_alone_more_than_three_bones_are_counted() -> None:
    assert spot(on_map("R:WLD@C2", people=1, bones=5), "C2").note == "o5"


def test_large_tiles_say_who_it_is_and_what_is_gathered() -> None:
    table = on_map("R:SKY@A1 B:WLD@B3 R:GWD@B1 B:ILL@D1!", dragons={"forest": "B3", "celestial": "A1"}, **DRAGONS)
    assert spot(table, "A1").words == "Skyrider 4\nstores 1 wood"
    assert spot(table, "B3").words == "Ben, hidden\nbrings 2 meat"
    assert spot(table, "B1").words == "Gatewarden 5\na trade symbol"
    assert spot(table, "D1").words == "Illusionist 4\nbrings nothing"
    assert spot(table, "A4").words == "Timber Grove"


def test_an_empty_tile_with_a_dragon_says_what_it_would_give() -> None:
    table = on_map("B:ILL@D1!", dragons={"undead": "D4", "forest": "B3"}, **DRAGONS)
    assert spot(table, "D4").words == "Fortified Town\ngives 1 bone"
    assert spot(table, "B3").words == "Hunting Plain\ngives 2 meat"


def test_piles_prices_and_the_supply_lie_beside_the_map() -> None:
    table = on_map(stock={"R": "www"}, built={"B": [1, 0, 0, 0]})
    assert notes(table)[0] == "left: TV4 CP5 TG5 AR8"
    assert "TV Tribal Village 3w 1m" in notes(table)
    assert notes(table)[-1] == "Supply: 17 wood, 20 meat, 20 stone, 20 bone; 20 Glory cards"
    assert notes(on_map(unlimited_tokens=True))[-1] == "Supply: tokens without end; 20 Glory cards"


@pytest.mark.rule("CAN-SOLO-06")
@pytest.mark.parametrize(
    ("mission", "now", "at_the_end"),
    [
        ("MIS-04", "Bone Throne +12: 2 of 2, so far", "Bone Throne +12: 2 of 2, done"),
        ("MIS-10", "First in Glory -10: 1 of 1, so far", "First in Glory -10: 1 of 1, done"),
        ("MIS-03", "Dragon Caller +8: 3 of 3, done", "Dragon Caller +8: 3 of 3, done"),
    ],
)
def test_a_mission_that_can_slip_away_is_done_only_at_the_end(mission: str, now: str, at_the_end: str) -> None:
    table = on_map("R:SKY@C2", people=1, bones=2, glory={"R": 1})
    table.state.missions = [mission]
    table.clan("R").deeds["canyon_entries"] = 3
    assert now in presenter().board(seen(table, 0)).notes
    table.state.over = True
    assert at_the_end in presenter().board(seen(table, 0)).notes


@pytest.mark.rule("CAN-SOLO-02")
def test_missions_tell_how_far_they_have_come() -> None:
    table = on_map(people=1)
    table.state.missions = ["MIS-01", "MIS-05", "MIS-09", "MIS-11"]
    table.state.clans[0].deeds = {"festivals": 2, "battles_lost": 4}
    assert notes(table)[1:5] == (
        "Harvest Host +8: 2 of 2, done",
        "Four Corners +8: 0 of 4",
        "Clean Banner -8: 4, over 3",
        "Empty Cellars -6: 0, at most 3",
    )
    assert notes(table)[-4] == "Harvest Host: Start at least 2 festivals."


def test_the_card_an_automa_carries_out_is_read_out() -> None:
    table = on_map(people=1)
    table.state.automa_card = [table.state.automa_deck.pop()]
    card = table.state.content.automa[table.state.automa_card[0]]
    assert notes(table)[1].startswith(f"{card.id}: to {card.move}, {card.action}, buys ")


def test_before_anything_is_laid_out_the_map_is_a_grid_of_names() -> None:
    game: Canyon = the_game().begin(header())
    board: Board = presenter().board(see(game, Sight(None)))
    assert [one.name for one in board.spots] == list(NAMES)
    assert board.notes == board.legend == ()
