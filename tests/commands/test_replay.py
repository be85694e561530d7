"""`dragonroads replay`: the chronicle in words, and the secrets of a running game."""

from __future__ import annotations

import json

from dragonroads.engine.savefile_resuming import go_on
from tests.commands.running import Home, damaged, race
from tests.engine.playing import answer_one


def test_a_finished_game_is_told_from_the_first_line_to_the_ranking(home: Home) -> None:
    path = home.table(None, seats=3)
    ran = home.run("replay", path.stem)
    assert ran.code == 0
    assert ran.lines[0].startswith("    1  The villagers lay out")
    assert any("-- Round 2" in line for line in ran.lines)
    assert "[" + "cli." not in ran.out
    assert max(map(len, ran.lines)) <= 80


def test_a_part_of_a_game(home: Home) -> None:
    path = home.table(None, seats=3)
    numbers = [line[:5].strip() for line in home.run("replay", path.stem, "--from", "5", "--to", "9").lines]
    assert set(filter(None, numbers)) <= set("56789")


def test_the_table_before_a_line(home: Home) -> None:
    path = home.table(20)
    ran = home.run("replay", path.stem, "--break", "10")
    assert ran.code == 0
    assert ran.lines[0].startswith("The Draghan Race  round 1")


def test_a_line_that_does_not_exist(home: Home) -> None:
    path = home.table(3)
    lines = len(path.read_text().splitlines())
    said = home.fails("replay", path.stem, "--break", "999", code=2)
    assert said == f"there is no line 999: the last one is {lines + 1}"
    assert (
        home.fails("replay", path.stem, "--from", "3", "--to", "2", code=2) == "there is no line 3: the last one is 2"
    )
    said = home.fails("replay", path.stem, "--from", "x", code=2)
    assert said.startswith("replay: argument --from: expected a whole number from 1 to 1000000, found 'x'")


def test_secrets_of_a_running_game_are_kept(home: Home) -> None:
    path = home.table(12)
    said = home.fails("replay", path.stem, "--seat", "Ana", code=2)
    assert said.startswith("this game is not over: only what lies open is shown")
    said = home.fails("replay", path.stem, "--seat", "Ana", "--show-all", code=2)
    assert said.startswith("replay: unknown option '--show-all'")


def test_no_public_word_tells_the_seed_or_a_hidden_card(home: Home) -> None:
    path = home.table(12, seed=7_777_777_777_777_777)
    public = home.run("replay", path.stem, "--json").out
    assert "7777777777777777" not in public
    assert home.run("replay", path.stem).out == home.run("replay", path.stem, "--public").out


def test_after_the_end_any_seat_by_number_letter_or_name(home: Home) -> None:
    path = home.table(None, seats=3)
    first = home.run("replay", path.stem, "--seat", "1")
    assert first.code == 0
    assert first.out == home.run("replay", path.stem, "--seat", "ana").out
    assert first.out != home.run("replay", path.stem, "--seat", "2").out
    said = home.fails("replay", path.stem, "--seat", "Anna", code=2)
    assert said == "no seat called 'Anna' (did you mean 'Ana'?)"
    said = home.fails("replay", path.stem, "--seat", "Ana", "--public", code=2)
    assert said == "--seat and --public do not go together"


def test_json_has_one_object_for_each_line_of_the_file(home: Home) -> None:
    path = home.table(None)
    steps = [json.loads(line) for line in home.run("replay", path.stem, "--json").lines]
    assert [step["line"] for step in steps] == list(range(1, len(path.read_text().splitlines()) + 1))
    assert {"header", "answer", "sealed"} <= {step["what"] for step in steps}


def test_a_seat_handed_to_the_computer_and_back_is_told_and_verified(home: Home) -> None:
    path = home.table(12)
    match, file, _ = go_on(path, race().game)
    with file:
        for who in ("computer:never-heard-of", "keyboard"):
            match.hand(1, who)
            answer_one(match)
    told = home.run("replay", path.stem).out
    assert " is played by the computer now." in told
    assert " is played at the keyboard again." in told
    assert "Ahora juega el ordenador por" in home.run("replay", path.stem, "--lang", "es").out
    steps = [json.loads(line) for line in home.run("replay", path.stem, "--json").lines]
    assert [step["what"] for step in steps].count("hand") == 2
    assert home.run("verify", path.stem).code == 0


def test_a_damaged_game_is_told_up_to_the_damage(home: Home) -> None:
    path = home.table(20)
    damaged(path, 9)
    ran = home.run("replay", path.stem)
    assert ran.code == 4
    assert ran.lines
    assert ran.err == f"dragonroads: {path}: line 9 is damaged\n"


def test_the_chronicle_in_another_language(home: Home) -> None:
    path = home.table(None)
    assert home.run("replay", path.stem, "--lang", "es").out != home.run("replay", path.stem).out
