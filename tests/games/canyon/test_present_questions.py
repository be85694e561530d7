"""Questions in words: whom they are about, what to beware of, and what others may know of them."""

from __future__ import annotations

import pytest

from tests.games.canyon.situations import on_map
from tests.games.canyon.telling import asked, effects, presenter, seen


def test_deployment_speaks_of_the_stockpile() -> None:
    assert asked(on_map()).help == "One hero, face down, on an empty tile. Your stockpile is empty."
    assert asked(on_map(stock={"R": "wb"})).help.endswith("In your stockpile: 1 wood and 1 bone.")


@pytest.mark.rule("CAN-UI-02")
def test_an_enemy_one_bone_short_of_winning_is_worth_a_warning() -> None:
    assert asked(on_map("B:WLD@C2", bones=2)).help.startswith("Beware: Ben holds the canyon (C2)")
    assert "Beware" not in asked(on_map("B:WLD@C2", bones=1)).help
    assert "Beware" not in asked(on_map("R:WLD@C2", bones=2)).help
    assert "Beware" not in asked(on_map("B:WLD@C2", bones=2, people=1)).help


def test_the_hero_just_deployed_is_named_and_shown_on_the_map() -> None:
    said = asked(on_map(), "SKY A1")
    assert said.title == "What does your Skyrider on A1 Timber Grove do?"
    assert said.place == "tile:A1"
    assert said.rule == "CAN-TURN-08"


def test_a_full_row_is_spoken_of_before_anything_is_done_about_it() -> None:
    table = on_map("B:GWD@A1 B:DKN@A2 B:SKY@A3", stock={"R": "wmss"})
    assert asked(table, "SKY A4").help.startswith("A row is full.")


def test_the_last_moment_before_a_festival_is_named() -> None:
    table = on_map("B:GWD@A1 B:HND@A2 R:DKN@A3", stock={"R": "wmss"})
    said = asked(table, "GWD A4 / muster A3")
    assert said.title == "Anything to buy or trade before your heroes gather?"
    table = on_map("B:GWD@B1 B:HND@A2 R:DKN@A3 B:SKY@A4", stock={"R": "wmss"})
    said = asked(table, "ILL C1 / mirage B1 A1")
    assert said.title == "Anything to buy or trade before the festival?"


def test_an_attacker_with_rage_hears_of_the_rage_on_the_other_side() -> None:
    table = on_map("B:SKY@A2!", rage={"R": 1, "B": 2})
    assert asked(table, "WLD A1 / battle A2").help.endswith("The other side has 2 rage tokens and answers after you.")
    assert "answers" not in asked(table, "WLD A1 / battle A2 / 0").help


@pytest.mark.rule("CAN-D-SEAL")
def test_whoever_is_hit_by_a_dragon_is_asked_with_or_without_a_seal() -> None:
    with_seal = on_map("B:DRS@A1", auto_dragon_seal=False)
    assert (
        asked(with_seal, "GWD C2 / ancient A1").title
        == "The Ancient Dragon reaches your Dragonslayer (A1). Do you show the seal?"
    )
    assert effects(with_seal, "GWD C2 / ancient A1") == {
        "show the seal": "then brings 1 wood; everybody sees your hero, and the dragon stays",
        "keep quiet": "brings nothing; nobody learns who this is",
    }
    without = on_map("B:WLD@A1", auto_dragon_seal=False)
    said = asked(without, "GWD C2 / ancient A1")
    assert (said.title, said.place) == ("The Ancient Dragon reaches your Wildling (A1).", "tile:A1")
    assert effects(without, "GWD C2 / ancient A1") == {"go on": "brings nothing; the dragon stays"}


def test_heroes_come_back_for_a_reason() -> None:
    table = on_map(stock={"R": "wmss"}, discard="R:SKY R:WLD")
    assert asked(table, "buy cave_palace").help.startswith("Cave Palace makes it possible.")
    assert list(effects(table, "buy cave_palace")) == ["SKY Skyrider", "WLD Wildling"]


def test_a_present_names_the_clan() -> None:
    table = on_map(clans={"R": "shamans"})
    assert asked(table, "GWD C2").title == "Which token do the Shamans bring you?"
    assert effects(table, "GWD C2")["wood"] == "1 for your caravan; you have 0, 20 left in the supply"


def test_others_only_hear_that_somebody_decides() -> None:
    view = seen(on_map())
    assert presenter().step(view, 0, "act") == "Ana (Red) decides about a battle or a trick."


@pytest.mark.parametrize(
    ("phase", "line"),
    [
        ("deploy", "Round 1 | Ana: 2 of 5, Deploy | Dragon Canyon"),
        ("before_festival", "Round 1 | Ana: 3 of 5, Fight or Trick | Dragon Canyon"),
        ("evening", "Round 1 | Ana: 5 of 5, Gather | Dragon Canyon"),
    ],
)
def test_the_status_names_the_phase(phase: str, line: str) -> None:
    assert presenter().status(seen(on_map(phase=phase))) == line


def test_an_automa_still_acts_while_her_card_lies_there() -> None:
    table = on_map(people=1, turn="B", phase="gather")
    assert presenter().status(seen(table)) == "Round 1 | Automa: 5 of 5, Gather | Dragon Canyon"
    table.state.automa_card = [table.state.automa_deck.pop()]
    assert presenter().status(seen(table)) == "Round 1 | Automa: 3 of 5, Fight or Trick | Dragon Canyon"
