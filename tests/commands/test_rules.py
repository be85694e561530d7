"""`dragonroads rules`."""

from __future__ import annotations

import json

from tests.commands.running import Home, race


def test_the_whole_book_has_every_rule_and_fits_the_terminal(home: Home) -> None:
    ran = home.run("rules", "draghan")
    assert ran.code == 0
    assert ran.lines[:2] == ["The Draghan Race", "================"]
    assert all(any(line.startswith(f"{rule.id}  ") for line in ran.lines) for rule in race().rules)
    assert max(map(len, ran.lines)) <= 80


def test_one_rule_in_either_case(home: Home) -> None:
    ran = home.run("rules", "draghan", "race-setup-01")
    assert ran.lines[0].startswith("RACE-SETUP-01  Two to six players race.")


def test_a_search_wants_every_word(home: Home) -> None:
    found = [json.loads(line)["id"] for line in home.run("rules", "draghan", "die", "growl", "--json").lines]
    assert "RACE-SETUP-06" in found
    assert "RACE-SETUP-01" not in found


def test_rules_in_another_language(home: Home) -> None:
    ran = home.run("rules", "draghan", "RACE-SETUP-01", "--lang", "es")
    assert "carrera" in ran.out.lower() or "jugador" in ran.out.lower()


def test_a_rule_that_does_not_exist(home: Home) -> None:
    line = home.fails("rules", "draghan", "RACE-SETP-01", code=2)
    assert line == "no rule is called or contains 'RACE-SETP-01' (did you mean 'RACE-SETUP-01'?)"
    assert home.fails("rules", "draghan", "spaceship", code=2) == "no rule is called or contains 'spaceship'"
