"""Behind a seat's screen: the hand, who stands where, stores and trade, buildings, points, missions, and the unseen."""

from __future__ import annotations

import pytest

from dragonroads.engine.table import Seat
from dragonroads.games.canyon.model import DOWN
from tests.games.canyon.situations import Situation, on_map
from tests.games.canyon.telling import presenter, seen


def sheet(table: Situation, seat: Seat = 0, viewer: Seat | None = 0) -> dict[str, tuple[str, ...]]:
    return {one.title: one.lines for one in presenter().private(seen(table, viewer), seat)}


@pytest.mark.rule("CAN-HID-01")
def test_nobody_looks_behind_the_screen_of_another_or_of_an_automa() -> None:
    assert not sheet(on_map("R:SKY@A1"), seat=0, viewer=1)
    assert not sheet(on_map("R:SKY@A1"), seat=0, viewer=None)
    assert not sheet(on_map("B:SKY@A1", people=1), seat=1, viewer=0)


def test_the_hand_shows_strength_loot_and_abilities() -> None:
    hand = sheet(on_map("R:DKN@A1 R:DRS@A2 R:GWD@A3 R:HND@B1 R:ILL@B2"))["Hand, 2 heroes"]
    assert hand == (
        "SKY  Skyrider  4  loot wood  Updraft!, Light Load",
        "WLD  Wildling  5  loot meat  Megalomania, Plunder",
    )


def test_heroes_on_the_map_tell_their_strength_and_what_they_bring() -> None:
    table = on_map("R:SKY@A2 R:GWD@B1 R:WLD@C2 R:ILL@B3!", built={"R": [0, 0, 1, 0]}, dragons={"ancient": "A2"})
    assert sheet(table)["Your heroes on the map"] == (
        "B1 GWD  Gatewarden   strength 8, attacked 10  a trade symbol",
        "A2 SKY  Skyrider     strength 5               brings nothing",
        "C2 WLD  Wildling     strength 6               counts bones",
        "B3 ILL  Illusionist  strength 5               brings nothing, lies open",
    )


def test_people_read_what_their_people_are_good_at() -> None:
    (text,) = sheet(on_map(clans={"R": "hunters"}))["Your people: Hunters"]
    assert text.startswith("Your new hero may also start a battle across a corner.")
    assert not any(title.startswith("Your people") for title in sheet(on_map()))


@pytest.mark.rule("CAN-TRADE-01")
def test_stores_explain_what_they_are_good_for_and_where_symbols_come_from() -> None:
    table = on_map("R:SKY@B1", stock={"R": "ww"}, caravan={"R": "b"}, built={"R": [1, 0, 0, 0]}, rage={"R": 2})
    assert sheet(table)["Stores"] == (
        "caravan: 1 bone    can be stolen",
        "stockpile: 2 wood  pays for buildings",
        "Trade 2:1, by 3 symbols: own board 1, buildings 1, towns 1",
        "2 rage tokens, each worth 2 strength in a battle",
    )


@pytest.mark.rule("CAN-END-04", "CAN-END-05")
def test_buildings_tell_what_the_next_one_is_worth() -> None:
    table = on_map(built={"R": [3, 0, 0, 1], "B": [0, 5, 0, 0]})
    assert sheet(table)["Buildings"] == (
        "3 Tribal Village    30 pts  next +15   3 wood, 1 meat",
        "0 Cave Palace       0 pts   none left  1 wood, 1 meat, 2 stone",
        "0 Training Grounds  0 pts   next +14   2 meat, 1 stone, 1 bone",
        "1 Ancient Ruins     8 pts   next +8    1 meat, 1 stone, 2 bone",
    )


@pytest.mark.rule("CAN-CANYON-10")
def test_a_hero_held_down_in_the_canyon_counts_no_bones() -> None:
    free, held = on_map("R:SKY@C2"), on_map("R:SKY@C2", dragons={"ancient": "C2"})
    lines = [sheet(table)["Your heroes on the map"][0] for table in (free, held)]
    assert [line.partition("strength 4")[2].strip() for line in lines] == ["counts bones", "brings nothing"]


@pytest.mark.rule("CAN-HID-07")
def test_a_hero_that_was_seen_and_lies_face_down_again_is_not_called_unseen() -> None:
    table = on_map("B:SKY@A1!")
    table.state.faces = [DOWN]
    section = next(title for title, lines in sheet(table).items() if lines == ("Ben  DKN DRS GWD HND ILL SKY WLD",))
    assert "seen" not in section


@pytest.mark.rule("CAN-HID-07")
def test_the_unseen_are_seven_without_the_discard_pile_and_those_that_lie_open() -> None:
    table = on_map("B:SKY@A1! B:WLD@A2", discard="B:DRS R:ILL")
    assert sheet(table)["Face down on the map, or in reserve"] == ("Ben  DKN GWD HND ILL WLD",)
    assert sheet(table)["Discard piles, open to all"] == ("Ana  Illusionist", "Ben  Dragonslayer")


def test_the_score_is_taken_apart() -> None:
    table = on_map(built={"R": [1, 0, 0, 0]}, glory={"R": 2})
    assert sheet(table)["If the game ended now"] == ("26 points: buildings 10, Glory cards 6, most Glory 10",)


@pytest.mark.rule("CAN-SOLO-06")
def test_missions_stand_there_with_what_they_want() -> None:
    table = on_map(people=1)
    table.state.missions = ["MIS-01"]
    assert sheet(table)["Missions"] == ("Harvest Host +8: 0 of 2  Start at least 2 festivals.",)
    assert "Missions" not in sheet(on_map())


def test_what_heroes_can_do_never_changes_so_that_it_is_heard_once() -> None:
    before, after = (sheet(on_map(heroes))["What heroes can do (! a trick, played instead of a battle)"]
                     for heroes in ("", "R:SKY@A1"))  # fmt: skip
    assert before == after
    assert len(before) == 14
