"""The rows of clans: everything public about each, Automas included, and what is told about one that is asked about."""

from __future__ import annotations

import pytest

from dragonroads.games.presenter import SeatRow
from tests.games.canyon.situations import Situation, on_map
from tests.games.canyon.telling import presenter, seen


def rows(table: Situation) -> list[SeatRow]:
    return list(presenter().seats(seen(table)))


def test_a_row_counts_points_heroes_cards_and_stores() -> None:
    table = on_map(
        "R:SKY@A1 R:GWD@B1", discard="R:WLD", built={"R": [1, 0, 2, 0]}, stock={"R": "wwb"}, caravan={"R": "s"},
        glory={"R": 2}, rage={"R": 1},
    )  # fmt: skip
    ana, ben = rows(table)
    assert ana.facts == (
        "46 pts", "glory 2", "rage 1", "hand 4", "w2b1 +s1", "TV1TG2", "2:1", "out 1",
    )  # fmt: skip
    assert ben.facts == ("0 pts", "glory 0", "rage 0", "hand 7", "·", "·", "4:1", "out 0")
    assert (ana.letter, ana.tone, ana.name, ana.person, ana.active) == ("R", "red", "Ana", "Red", True)


def test_an_automa_has_a_row_of_her_own_and_no_price_of_a_token() -> None:
    table = on_map("B:SKY@A1", people=1, automa_1="hard", automa_2="easy", solo=False, turn="B")
    ana, first, second = rows(table)
    assert (first.name, first.person, first.letter, first.active) == ("Automa 1", "hard", "B", True)
    assert (second.name, second.person, second.letter) == ("Automa 2", "easy", "G")
    assert first.facts[3:] == ("hand 6", "·", "·", "·", "out 0")
    assert ana.facts[-2] == "4:1"


def test_people_of_a_clan_stand_beside_the_name() -> None:
    table = on_map(clans={"R": "hunters"})
    assert [row.person for row in rows(table)] == ["Hunters", "Blue"]


@pytest.mark.rule("CAN-CANYON-05")
def test_whoever_is_one_bone_away_from_the_victory_is_flagged() -> None:
    assert [row.flags for row in rows(on_map("B:SKY@C2", bones=2))] == ["", "one bone short"]
    assert [row.flags for row in rows(on_map("B:SKY@C2", bones=1))] == ["", ""]
    assert [row.flags for row in rows(on_map("R:SKY@C2", bones=2, people=1))] == ["", ""]


@pytest.mark.rule("CAN-SOLO-11")
def test_points_follow_the_rules_of_the_table() -> None:
    assert rows(on_map(built={"R": [1, 0, 0, 0]}))[0].facts[0] == "10 pts"
    assert rows(on_map(built={"R": [1, 0, 0, 0]}, set_scale="palace"))[0].facts[0] == "15 pts"
    missions = on_map(people=1, glory={"R": 1}, solo_double_glory=True)
    missions.state.missions = ["MIS-01"]
    assert rows(missions)[0].facts[0] == "23 pts"
