"""More about a place: what a view shows of it, what that means, and never more."""

from __future__ import annotations

import pytest

from dragonroads.engine.table import Seat
from dragonroads.engine.views import Sight, see
from dragonroads.games.canyon.grid import TILE
from dragonroads.games.presenter import Section
from tests.games.canyon.situations import Situation, header, on_map, the_game
from tests.games.canyon.telling import presenter, seen


def about(table: Situation, place: str, seat: Seat | None = 0) -> Section:
    found = presenter().about(seen(table, seat), place)
    assert found
    return found


def told(table: Situation, place: str, seat: Seat | None = 0) -> str:
    return " ".join(about(table, place, seat).lines)


def test_a_tile_tells_its_land_its_bones_and_that_a_festival_is_near() -> None:
    assert about(on_map(), "tile:B1").title == "B1 Fortified Town"
    assert "Nobody stands here." in told(on_map(), "tile:B1")
    assert "2 bones lie here." in told(on_map(bones=2), "tile:C2")
    row = on_map("R:SKY@A1 B:WLD@B1 B:ILL@C1")
    assert "there is a festival" in told(row, "tile:D1")


@pytest.mark.rule("CAN-HID-01", "CAN-HID-07")
def test_a_hidden_hero_may_be_anybody_who_has_not_been_seen() -> None:
    table = on_map("B:SKY@A1", discard="B:DRS")
    assert "It can be any of DKN GWD HND ILL SKY WLD." in told(table, "tile:A1", seat=0)
    assert "Ben has the Skyrider here, face down: brings 1 wood." in told(table, "tile:A1", seat=1)
    assert "Updraft, a trick:" in told(table, "tile:A1", seat=1)
    assert "Updraft" not in told(table, "tile:A1", seat=0)


def test_a_hero_found_by_hounds_or_just_deployed_says_so() -> None:
    table = on_map("B:SKY@A1!")
    table.state.deployed = TILE["A1"]
    assert "everybody can see it: brings nothing." in told(table, "tile:A1")
    assert "Hounds have found this hero" in told(table, "tile:A1")
    assert "Came in this turn." in told(table, "tile:A1")


def test_dragons_are_explained_where_they_sit_and_by_their_names() -> None:
    table = on_map("B:SKY@A1", dragons={"ancient": "A1"})
    assert "Ancient Dragon: Sits on an enemy hero" in told(table, "tile:A1")
    assert told(table, "dragon:ancient").endswith("It is on A1.")
    assert "It rests on its card" in told(on_map(), "dragon:ancient")


def test_heroes_buildings_peoples_and_tokens_have_their_texts() -> None:
    table = on_map(built={"B": [0, 2, 0, 0]}, stock={"R": "ww"}, caravan={"B": "w"})
    assert about(table, "hero:skyrider").title == "Skyrider (SKY)"
    assert told(table, "hero:skyrider").startswith("Strength 4. In the loot bag: wood.")
    palace = told(table, "building:cave_palace")
    assert palace.startswith("Costs 1 wood, 1 meat and 2 stone. Cards left: 3.")
    assert "worth 15, 30, 45, 65 points" in palace
    assert palace.endswith("Built so far: Ben 2.")
    assert "4 points for every kind" in told(table, "building:ancient_ruins")
    assert about(table, "clan:hunters").title == "Hunters"
    wood = about(table, "kind:wood").lines
    assert wood[1:] == (
        "17 left in the supply.",
        "Ana: 2 in the stockpile, 0 in the caravan.",
        "Ben: 0 in the stockpile, 1 in the caravan.",
    )
    assert "left in the supply" not in told(on_map(unlimited_tokens=True), "kind:wood")


def test_a_mission_tells_what_it_brings_or_costs() -> None:
    table = on_map(people=1)
    table.state.missions = ["MIS-01", "MIS-09"]
    assert "Brings 8 points" in told(table, "mission:MIS-01")
    assert "Costs 8 points if it is not fulfilled" in told(table, "mission:MIS-09")


@pytest.mark.rule("CAN-HERO-DRAGON-SEAL")
def test_a_tile_says_that_its_hero_has_shown_a_seal() -> None:
    table = on_map("B:DRS@A1", dragons={"ancient": "A1"})
    assert "shown a seal" not in told(table, "tile:A1")
    table.state.spared[0] = 1 << TILE["A1"]
    assert "The hero here has shown a seal: the Ancient Dragon does nothing to it." in told(table, "tile:A1")
    notes = presenter().board(seen(table)).notes
    assert "Ancient Dragon on A1, Ben: sealed" in notes


def test_a_seat_tells_everything_public_about_it() -> None:
    table = on_map("R:SKY@A1", discard="R:WLD", stock={"R": "ww"}, built={"R": [0, 1, 0, 0]}, clans={"R": "hunters"})
    assert about(table, "seat:0", seat=None).lines[:5] == (
        "Heroes on the map: 1; in hand: 5.",
        "Face down or in reserve: DKN DRS GWD HND ILL SKY.",
        "Discarded: Wildling.",
        "Caravan: nothing. Stockpile: 2 wood.",
        "Buildings: Cave Palace 1.",
    )
    assert "Hunters: " in told(table, "seat:0")
    automa = on_map(people=1, automa_1="hard")
    assert about(automa, "seat:1").title == "Automa (hard)"
    assert "Pays any 3 tokens for a building" in told(automa, "seat:1")


def test_about_other_places_there_is_nothing_to_say() -> None:
    view = seen(on_map())
    tiles_and_cards = ("", "tile:E5", "hero:me", "building:shed", "dragon:small", "clan:elves", "road:1")
    for place in (*tiles_and_cards, "mission:MIS-01", "kind:gold", "seat:9", "seat:x"):
        assert presenter().about(view, place) is None


def test_before_anything_is_laid_out_tiles_and_seats_have_nothing_to_tell() -> None:
    view = see(the_game().begin(header()), Sight(None))
    assert presenter().about(view, "tile:A1") is None
    assert presenter().about(view, "seat:0") is None
    assert not presenter().private(view, 0)
    assert [row.facts for row in presenter().seats(view)] == [(), ()]
