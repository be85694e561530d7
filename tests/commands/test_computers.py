"""Computer seats at the command line: setting them, playing against them, coming back to them."""

from __future__ import annotations

import json
from datetime import date
from pathlib import Path

import pytest

from dragonroads.engine.savefile_reading import read
from tests.commands.running import Home, rewritten

TODAY = date.today().isoformat()
ALWAYS_THE_FIRST = "1\n" * 300
PLAY = ("play", "draghan", "--line")


def only_save(home: Home) -> Path:
    (path,) = home.saves.glob("*.save")
    return path


def seats_of(home: Home, wanted: str, *more: str) -> list[tuple[str, str]]:
    home.run(*PLAY, "--seats", wanted, *more)
    return [(seat.name, seat.who) for seat in read(only_save(home)).header.seats]


@pytest.mark.parametrize("preset", ["introduction", "experienced"])
def test_one_person_plays_a_whole_race_against_computers_without_a_curtain(preset: str, home: Home) -> None:
    # Without bets: a space is typed by its own number, and 1 is not always within reach.
    wishes = ("--seats", "Ana,Robo:easy,:easy", "--preset", preset, "--seed", "5", "--option", "betting=off")
    ran = home.run(*PLAY, *wishes, typed=ALWAYS_THE_FIRST)
    assert ran.code == 0, ran.err
    assert "for Ana, Robo (computer, easy) and Robot 2 (computer, easy)." in ran.lines[0]
    assert "CURTAIN" not in ran.out
    assert "** Result" in ran.out
    assert "Robot 2 lays a card for Ash." in ran.out
    told = json.loads(home.run("verify", only_save(home).stem, "--json").out)
    assert (told["ok"], told["over"]) == (True, True)


def test_two_people_and_a_computer_still_have_their_curtains(home: Home) -> None:
    typed = "a\na\n1\nm\nm\n1\n" * 400
    ran = home.run(*PLAY, "--seats", "Ana,Ben,:easy", "--pieces", "ash,Moss", "--seed", "5", typed=typed)
    assert ran.code == 0, ran.err
    assert "CURTAIN" in ran.out
    assert json.loads(home.run("verify", only_save(home).stem, "--json").out)["over"]


def test_a_table_with_computers_is_gone_on_with(home: Home) -> None:
    home.run(*PLAY, "--seats", "Ana,Robo:easy", "--seed", "3", typed="1\n" * 4)
    name = f"draghan-ana-robo-{TODAY}"
    assert not json.loads(home.run("verify", name, "--json").out)["over"]
    ran = home.run("resume", name, typed=ALWAYS_THE_FIRST)
    assert ran.code == 0, ran.err
    assert "** Result" in ran.out
    assert json.loads(home.run("verify", name, "--json").out)["over"]


def test_a_table_whose_level_is_unknown_here_is_one_line(home: Home) -> None:
    home.run(*PLAY, "--seats", "Ana,Robo:easy")
    path = only_save(home)
    rewritten(path, 1, lambda header: header["seats"][1].update(who="computer:dreadful"))
    line = home.fails("resume", path.stem, code=2)
    assert line.startswith("no computer level called 'dreadful' (known: 'easy', 'normal')")


def test_names_and_default_names(home: Home) -> None:
    wanted = " Ana , Big Robo : easy ,:easy, :easy,Ben"
    assert seats_of(home, wanted) == [
        ("Ana", "keyboard"),
        ("Big Robo", "computer:easy"),
        ("Robot 2", "computer:easy"),
        ("Robot 3", "computer:easy"),
        ("Ben", "keyboard"),
    ]


def test_default_names_are_in_the_language_of_the_table(home: Home) -> None:
    assert seats_of(home, "Ana,:easy", "--lang", "es")[1] == ("Robot 1", "computer:easy")


def test_a_number_is_a_number_of_people(home: Home) -> None:
    assert {who for _, who in seats_of(home, "3")} == {"keyboard"}


def test_the_help_names_the_levels(home: Home) -> None:
    ran = home.run("play", "--help")
    said = " ".join(ran.out.split())
    assert "NAME:LEVEL or :LEVEL is played by the computer (levels: easy, normal)" in said
    assert "--seats Ana,Robo:easy,:easy" in said


@pytest.mark.parametrize(
    ("seats", "line"),
    [
        ("Ana,Robo:eassy", "no computer level called 'eassy' (did you mean 'easy'?)"),
        ("Ana,Robo:hard", "no computer level called 'hard' (known: 'easy', 'normal')"),
        ("Ana,Robo:", "no computer level called '' (known: 'easy', 'normal')"),
        (":easy,:easy", "nobody plays at the keyboard: leave the level off one of the names"),
        ("Ana,ANA:easy", "two people are called 'ANA': add a letter to one of them"),
        ("Robot 1,:easy", "two people are called 'Robot 1': add a letter to one of them"),
        (
            "Maximilian,Maximiliane:easy",
            "'Maximilian' and 'Maximiliane' look alike where there is little room: "
            "let them differ in the first 8 letters",
        ),
        ("Ana,\x07:easy", "the name '\\x07' is empty, or holds nothing that can be shown"),
        ("Ana,:easy,:easy,:easy,:easy,:easy,:easy", "The Draghan Race is for 2 to 6 players, not 7"),
    ],
)
def test_seats_that_cannot_be_given_start_nothing(seats: str, line: str, home: Home) -> None:
    assert home.fails(*PLAY, "--seats", seats, code=2) == line
    assert not home.saves.exists()
