"""`dragonroads play`: setting a table, and a whole game typed through a pipe."""

from __future__ import annotations

import json
import os
import re
import stat
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from dragonroads.engine.savefile_reading import Saved, read
from dragonroads.shelf import Shelf
from tests.commands.running import Home

KNOWN = ", ".join(repr(name.replace("_", "-")) for name in Shelf(cache=None).games())
TODAY = date.today().isoformat()
ANYTHING = "c\nc\n1\nm\nm\n1\nt\nt\n1\n" * 400
"""Each in turn takes the keyboard, letting nobody else go first, and gives the first answer there is."""


def only_save(home: Home) -> Saved:
    """The one table there is."""
    (path,) = home.saves.glob("*.save")
    return read(path)


@pytest.mark.parametrize("handover", ["every-turn", "need", "open"])
def test_a_whole_game_through_a_pipe(handover: str, home: Home) -> None:
    ran = home.run("play", "draghan", "--line", "--seats", "3", "--handover", handover, "--seed", "5", typed=ANYTHING)
    assert ran.code == 0, ran.err
    told = json.loads(home.run("verify", only_save(home).path.stem, "--json").out)
    assert (told["ok"], told["over"]) == (True, True)


def test_a_table_begins_with_its_people_its_file_and_its_promise(home: Home) -> None:
    ran = home.run("play", "draghan", "--line", "--seats", "Ana, Ben,  Cleo")
    path = home.saves / f"draghan-ana-ben-cleo-{TODAY}.save"
    saved = read(path)
    assert ran.code == 0
    assert ran.lines[0] == "The Draghan Race (Introduction) for Ana, Ben and Cleo."
    assert ran.lines[1] == f"Every answer is saved at once in {path}"
    assert ran.lines[2].startswith(f"Promise of this deal: {saved.header.promise} (")
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert (home.saves / "content" / f"draghan-{saved.header.content}.json").exists()


def test_without_a_terminal_it_says_why_line_mode_is_played(home: Home) -> None:
    said = "No full screen: what is typed does not come from a terminal. You play in line mode."
    assert said in home.run("play", "draghan").lines
    assert said not in home.run("play", "draghan", "--line").lines


def test_what_was_agreed_is_in_the_header(home: Home) -> None:
    wishes = ("--handover", "need", "--memory", "--seed", "77", "--name", "Friday  table", "--seats", "4")
    home.run("play", "draghan", "--preset", "regular", "--option", "length=20", "--option", "show-backs=off", *wishes)
    saved = only_save(home)
    assert saved.path.name == f"friday-table-{TODAY}.save"
    header = saved.header
    assert (header.seed, header.name) == (77, "Friday table")
    assert (header.agreements.handover, header.agreements.memory) == ("need", True)
    assert [seat.name for seat in header.seats] == ["Player 1", "Player 2", "Player 3", "Player 4"]
    assert (header.options["length"], header.options["show_backs"], header.options["deck"]) == (20, False, "normal")


def test_seed_and_salt_differ_from_table_to_table(home: Home) -> None:
    for _ in range(3):
        home.run("play", "draghan")
    headers = [read(path).header for path in home.saves.glob("*.save")]
    assert len({header.seed for header in headers}) == 3
    assert len({header.salt for header in headers}) == 3
    assert all(0 <= header.seed < 2**64 for header in headers)


def test_tables_of_the_same_people_on_one_day_are_numbered(home: Home) -> None:
    for _ in range(3):
        home.run("play", "draghan", "--seats", "Ana,Ben")
    names = sorted(path.name for path in home.saves.glob("*.save"))
    assert names == [f"draghan-ana-ben-{TODAY}{number}.save" for number in ("-2", "-3", "")]


def test_names_without_plain_letters_still_make_a_file(home: Home) -> None:
    home.run("play", "draghan", "--seats", "竜,Åsa")
    assert only_save(home).path.name == f"draghan-asa-{TODAY}.save"


def test_options_that_give_way_are_named_with_the_reason(home: Home) -> None:
    ran = home.run("play", "draghan", "--seats", "2", "--preset", "experienced")
    assert ran.lines[1].startswith("Draft: off instead of on. ")
    assert "two players" in " ".join(ran.lines[1:4])
    assert only_save(home).header.options["draft"] is False


def test_the_options_of_a_game(home: Home) -> None:
    ran = home.run("play", "draghan", "--show-options")
    assert ran.code == 0
    assert "  regular: Knights" in ran.out
    assert "      12 to 36 in steps of 2" in ran.lines
    assert not home.saves.exists()


def test_another_language(home: Home) -> None:
    ran = home.run("play", "draghan", "--lang", "es")
    assert ran.lines[0].startswith("La carrera")
    assert "Puesto 1 y Puesto 2." in ran.lines[0]


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        ([], f"play: which game? (known: {KNOWN})"),
        (["dragan"], "no game called 'dragan' (did you mean 'draghan'?)"),
        (["draghan", "--seats", "7"], "The Draghan Race is for 2 to 6 players, not 7"),
        (["draghan", "--seats", "Ana"], "The Draghan Race is for 2 to 6 players, not 1"),
        (["draghan", "--seats", "Ana,ANA"], "two people are called 'ANA': add a letter to one of them"),
        (["draghan", "--seats", "Ana,"], "the name '' is empty, or holds nothing that can be shown"),
        (["draghan", "--seats", "Ana,\x07"], "the name '\\x07' is empty, or holds nothing that can be shown"),
        (
            ["draghan", "--seats", f"Ana,{'x' * 25}"],
            f"the name '{'x' * 25}' is too wide: a name has at most 24 columns",
        ),
        (["draghan", "--preset", "reglar"], "no preset called 'reglar' (did you mean 'regular'?)"),
        (["draghan", "--option", "lenght=20"], "no option called 'lenght' (did you mean 'length'?)"),
        (["draghan", "--option", "length"], "the option length needs a value, such as --option length=..."),
        (["draghan", "--option", "length=21"], "the option length: expected 12 to 36 in steps of 2, found '21'"),
        (["draghan", "--option", "draft=maybe"], "the option draft: expected on or off, found 'maybe'"),
        (["draghan", "--option", "deck=bas"], "the option deck: unknown value 'bas' (did you mean 'base'?)"),
        (
            ["draghan", "--handover", "strikt"],
            "play: argument --handover: unknown value 'strikt' (did you mean 'strict'?) "
            "(see 'dragonroads play --help')",
        ),
        (
            ["draghan", "--seed", "-1"],
            "play: argument --seed: expected a whole number from 0 to 18446744073709551615, found '-1' "
            "(see 'dragonroads play --help')",
        ),
    ],
)
def test_a_wish_that_cannot_be_granted_starts_nothing(arguments: list[str], line: str, home: Home) -> None:
    assert home.fails("play", *arguments, code=2) == line
    assert not home.saves.exists()


def test_a_folder_that_cannot_be_written_is_one_line(home: Home) -> None:
    home.folder.mkdir()
    home.saves.write_text("a file where the folder should be")
    line = home.fails("play", "draghan", code=4)
    assert line.startswith(str(home.saves))
    assert "cannot be written" in line


def test_a_surprise_in_a_game_names_the_table(home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    def play(*_args: Any, **_more: Any) -> int:
        raise RuntimeError("oh")

    monkeypatch.setattr("dragonroads.ui.line_mode.play", play)
    line = home.fails("play", "draghan", "--line", "--seats", "Ana,Ben", code=70)
    said = "unexpected error: RuntimeError: oh (add --traceback to see where); the table is safe: dragonroads resume"
    assert line == f"{said} draghan-ana-ben-{TODAY}"


def test_leaving_and_coming_back_is_the_same_game(home: Home) -> None:
    typed = ANYTHING.splitlines(keepends=True)
    arguments = ("draghan", "--line", "--seats", "2", "--seed", "3")
    home.run("play", *arguments, typed="".join(typed[:200]))
    assert home.run("resume", f"draghan-player-1-player-2-{TODAY}", typed=ANYTHING).code == 0
    home.run("play", *arguments, typed=ANYTHING)
    first, second = (home.saves / f"draghan-player-1-player-2-{TODAY}{n}.save" for n in ("", "-2"))
    assert home.run("verify", first.stem, second.stem).out.count(", over, ") == 2
    assert _answers(first) == _answers(second)


def _answers(path: Path) -> list[str]:
    """The answers that were given, without who took the keyboard when."""
    return re.findall(r'"a":\[.*?"o":\[.*?\]\]', path.read_text())


def test_the_content_is_archived_once(home: Home) -> None:
    home.run("play", "draghan")
    (kept,) = (home.saves / "content").iterdir()
    os.utime(kept, (1, 1))
    home.run("play", "draghan")
    assert kept.stat().st_mtime == 1


# --- dragons and colours ----------------------------------------------------------------------------------------------


def pieces_of(saved: Saved) -> list[str]:
    """What everybody at a table plays with."""
    return [seat.piece for seat in saved.header.seats]


@pytest.mark.parametrize(
    ("wanted", "pieces"),
    [("P,M", "PM"), ("plum, granny MOSS", "PM"), ("t", "TC"), (",p", "AP"), ("", "AC")],
)
def test_pieces_are_chosen_by_letter_or_name_and_the_rest_is_given(wanted: str, pieces: str, home: Home) -> None:
    assert home.run("play", "draghan", "--line", "--seats", "Ana,Ben", "--pieces", wanted).code == 0
    assert pieces_of(only_save(home)) == list(pieces)


def test_pieces_have_their_names_in_every_language(home: Home) -> None:
    found = home.run("play", "draghan", "--show-options", "--lang", "es").out
    names = dict(re.findall(r"^  ([CMTSPA]): (.+)$", found, re.MULTILINE))
    assert len(names) == 6
    wanted = f"{names['T']},{names['M'].upper()}"
    home.run("play", "draghan", "--line", "--seats", "Ana,Ben", "--pieces", wanted, "--lang", "es")
    assert pieces_of(only_save(home)) == ["T", "M"]


def test_without_a_choice_the_pieces_of_a_table_stand_in_its_first_line(home: Home) -> None:
    home.run("play", "draghan", "--line", "--seats", "Ben,Cleo,Ana")
    assert pieces_of(only_save(home)) == ["M", "C", "A"]


@pytest.mark.parametrize(
    ("game", "wanted", "complaint"),
    [
        ("draghan", "Mossy", "no dragon or colour to play with is called 'Mossy' (did you mean 'Moss'?)"),
        ("draghan", "\x1b[2J", "no dragon or colour to play with is called '\\x1b[2J' (known: 'Ash', 'Cinder',"),
        ("draghan", "M,Moss", "'Moss' cannot be taken twice: choose another for one of the seats"),
        ("draghan", "M,,T", "--pieces names 3, but only 2 sit at the table"),
        ("dragon-canyon", "R", "no dragon or colour to play with is called 'R'"),
    ],
)
def test_pieces_that_cannot_be_had_are_refused_in_one_line(game: str, wanted: str, complaint: str, home: Home) -> None:
    said = home.fails("play", game, "--line", "--seats", "Ana,Ben", "--pieces", wanted, code=2)
    assert said.startswith(complaint)
    assert not home.saves.exists()


def test_the_pieces_there_are_stand_under_the_options(home: Home) -> None:
    assert home.run("play", "draghan", "--show-options").lines[-2:] == ["  P: Dame Plum", "  A: Grandpa Ash"]
    assert "--pieces" not in home.run("play", "dragon-canyon", "--show-options").out
