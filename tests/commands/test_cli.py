"""The command line as a whole: finding commands, one-line errors, exit codes, and never a traceback."""

from __future__ import annotations

import os
import random
import re
import subprocess
import sys
from pathlib import Path
from typing import IO

import pytest

from dragonroads import __version__, commands
from dragonroads.errors import ContentError, SaveError, UsageError, Violation
from dragonroads.shelf import Shelf
from tests.commands.running import Home

ROOT = Path(__file__).parents[2]
QUICK = [name for name in commands.names() if name not in ("balance", "bench", "screenshots", "simulate")]
"""Commands that do little when they are called with anything; pictures would even be drawn into the project."""


def test_the_overview_lists_every_command_on_one_line(home: Home) -> None:
    ran = home.run("--help")
    assert ran.code == 0
    assert ran.err == ""
    for name in commands.names():
        shown = [line for line in ran.lines if line.startswith(f"  {name} ")]
        assert len(shown) == (0 if commands.is_hidden(name) else 1), name


def test_help_is_another_word_for_the_overview_and_for_the_help_of_a_command(home: Home) -> None:
    assert home.run("help").out == home.run("--help").out
    assert home.run("help", "play").out == home.run("play", "--help").out


@pytest.mark.parametrize("name", commands.names())
def test_a_commands_file_is_called_like_the_command_and_its_help_fits_one_line(name: str) -> None:
    command = commands.load(name)
    assert name == command.NAME
    for lang in Shelf(cache=None).languages():
        told = Shelf(cache=None).catalog(lang).say(command.HELP)
        assert len(told) < 90
        assert "\n" not in told


@pytest.mark.parametrize("name", commands.names())
def test_every_command_explains_itself(name: str, home: Home) -> None:
    ran = home.run(name, "--help")
    assert ran.code == 0
    assert ran.out.startswith(f"usage: dragonroads {name}")
    assert name == "welcome" or f"  dragonroads {name}" in ran.out


def test_without_a_command_the_games_on_the_shelf_are_shown(home: Home) -> None:
    ran = home.run()
    assert ran.code == 0
    assert "The Draghan Race: 2 to 6 players, about 30 minutes" in ran.out
    assert "To play: dragonroads play draghan --line --seats Ana,Ben" in ran.lines


def test_a_game_with_mistakes_does_not_hide_the_others(home: Home) -> None:
    broken = home.folder / "content" / "broken_one"
    broken.mkdir(parents=True)
    (broken / "game.yaml").write_text("id: broken_one\n")
    ran = home.run()
    assert ran.code == 0
    assert "The Draghan Race" in ran.out
    assert "('dragonroads check broken-one' names them)" in ran.out


def test_the_version(home: Home) -> None:
    assert home.run("--version").out == f"dragonroads {__version__}\n"


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (["plya"], "no command called 'plya' (did you mean 'play'?)"),
        (["--versoin"], "unknown option '--versoin' (did you mean '--version'?)"),
        (["play", "draghan", "--lien"], "play: unknown option '--lien' (did you mean '--line'?)"),
        (["rules"], "rules: the following arguments are required: GAME (see 'dragonroads rules --help')"),
        (["resume", "a", "b"], "resume: one argument too many: 'b' (see 'dragonroads resume --help')"),
        (["play", "--seats"], "play: argument --seats: expected one argument (see 'dragonroads play --help')"),
        (["rules", "dragan"], "no game called 'dragan' (did you mean 'draghan'?)"),
        (["rules", "draghan", "--lang", "xx"], "no language called 'xx' (known: 'de', 'en', 'es', 'fr')"),
    ],
)
def test_a_mistake_is_one_line_with_a_suggestion(arguments: list[str], line: str, home: Home) -> None:
    assert home.fails(*arguments, code=2) == line


@pytest.mark.parametrize("before", [["--lang", "es"], ["--lang=es"]])
def test_the_language_may_be_named_before_the_command(before: list[str], home: Home) -> None:
    path = home.table(5)
    for command in (["rules", "draghan", "growl"], ["resume", "--list"], ["verify", path.stem], ["replay", path.stem]):
        first, behind = home.run(*before, *command), home.run(*command, *before)
        assert first == behind
        assert first != home.run(*command)
    assert home.run(*before).lines == home.run("welcome", "--lang", "es").lines
    assert (
        home.fails("--lang", "xx", "rules", "draghan", code=2)
        == "no language called 'xx' (known: 'de', 'en', 'es', 'fr')"
    )
    assert home.fails("--lang", code=2).startswith("welcome: argument --lang: expected one argument")
    assert home.fails(*before, "bench", "--lin", code=2).startswith("bench: opción desconocida '--lin'")


def test_what_was_typed_cannot_move_the_cursor(home: Home) -> None:
    line = home.fails("\x1b[2J", code=2)
    assert line.startswith("no command called '\\x1b[2J'")


@pytest.mark.parametrize(
    ("fault", "code"),
    [(UsageError("x"), 2), (ContentError("x"), 3), (SaveError("x"), 4), (Violation("x"), 1)],
)
def test_every_kind_of_error_has_its_exit_code(
    fault: Exception, code: int, home: Home, monkeypatch: pytest.MonkeyPatch
) -> None:
    _let_check_raise(fault, monkeypatch)
    assert home.fails("check", code=code) == "x"


def test_a_surprise_is_one_line_that_points_to_the_traceback(home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    _let_check_raise(ZeroDivisionError("what\nnow"), monkeypatch)
    line = "unexpected error: ZeroDivisionError: what now (add --traceback to see where)"
    assert home.fails("check", code=70) == line
    shown = home.run("check", "--traceback")
    assert shown.code == 70
    assert "Traceback" in shown.err
    assert shown.err.endswith("dragonroads: unexpected error: ZeroDivisionError: what now\n")


def test_an_interruption_is_one_line(home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    _let_check_raise(KeyboardInterrupt(), monkeypatch)
    assert home.fails("check", code=130) == "interrupted"


def test_output_that_cannot_be_written_is_one_line(home: Home) -> None:
    if not os.path.exists("/dev/full"):
        pytest.skip("there is no /dev/full")
    for arguments in (["rules", "draghan"], ["--version"], ["rules", "--help"], ["play", "draghan", "--line"]):
        with open("/dev/full", "w") as full:
            done = _subprocess(arguments, home, stdout=full)
        assert done.returncode == 74
        assert done.stderr == "dragonroads: the output cannot be written (No space left on device)\n"


def test_the_package_runs_as_a_module(home: Home) -> None:
    done = _subprocess(["rules", "draghan", "RACE-SETUP-01"], home)
    assert done.returncode == 0
    assert done.stdout.startswith("RACE-SETUP-01  ")
    assert done.stderr == ""
    assert _subprocess(["rules", "dragan"], home).returncode == 2


def test_a_reader_who_goes_away_is_no_error(home: Home) -> None:
    command = [sys.executable, "-m", "dragonroads", "rules", "draghan"]
    with subprocess.Popen(
        command, cwd=ROOT, env=_environment(home), stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        running.stdout.close()
        assert running.stderr.read() == b""
        assert running.wait() == 141


def test_closed_streams_are_no_surprise(home: Home) -> None:
    script = f"'{sys.executable}' -m dragonroads rules draghan >&- 2>&-"
    assert subprocess.run(["bash", "-c", script], cwd=ROOT, env=_environment(home)).returncode == 0


WORDS = [
    *[name for name in QUICK if name != "play"],
    *("play", "draghan", "dragan", "--line", "--seats", "--list", "--copy", "--read-only", "--snapshot", "--json"),
    *("--preset", "regular", "--option", "draft=on", "length=9", "=", "--handover", "open", "--seed", "-1", "12"),
    *("--from", "--to", "--break", "--seat", "--public", "--show-all", "--lang", "es", "--help", "--", "-", ""),
    *("--promise", "--name", "Ana,Ben", "a\x00b", "../../etc", "/", "ü", "\ud800", "9" * 30, "--traceback"),
]


@pytest.mark.parametrize("seed", range(300))
def test_no_list_of_arguments_ends_in_a_traceback(seed: int, home: Home) -> None:
    chance = random.Random(seed)
    ran = home.run(*chance.choices(WORDS, k=chance.randrange(1, 8)))
    assert ran.code in (0, 1, 2, 3, 4), ran
    assert "Traceback" not in ran.err
    assert "unexpected" not in ran.err
    assert ran.code != 2 or ran.err.count("\n") == 1


def test_no_table_of_another_ends_in_a_traceback(home: Home) -> None:
    home.saves.mkdir(parents=True)
    for number, text in enumerate(("", "\n", "{}", '{"format":1}\t0', "\x00" * 40, "x" * 5000)):
        (home.saves / f"t{number}.save").write_text(text)
    assert home.run("resume", "--list").code == 0
    for number in range(6):
        home.fails("resume", f"t{number}", code=4)
        home.fails("replay", f"t{number}", code=4)
        assert home.run("verify", f"t{number}").code == 1


def _let_check_raise(fault: BaseException, monkeypatch: pytest.MonkeyPatch) -> None:
    def run(_args: object) -> int:
        raise fault

    monkeypatch.setattr("dragonroads.commands.check.run", run)


def _environment(home: Home) -> dict[str, str]:
    return {**os.environ, "DRAGONROADS_HOME": str(home.folder)}


def _subprocess(
    arguments: list[str], home: Home, stdout: int | IO[str] = subprocess.PIPE
) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "dragonroads", *arguments]
    return subprocess.run(
        command, cwd=ROOT, env=_environment(home), stdout=stdout, stderr=subprocess.PIPE, text=True, check=False
    )


@pytest.mark.parametrize("lang", [lang for lang in Shelf(cache=None).languages() if lang != "en"])
@pytest.mark.parametrize("name", ["", *commands.names()])
def test_help_is_whole_in_every_language(name: str, lang: str, home: Home) -> None:
    arguments = [*([name] if name else ()), "--help", "--lang", lang]
    english, told = home.run(*arguments[:-2]).out, home.run(*arguments).out
    assert not re.search(r"\[[a-z]+\.[a-z_.]+\]", english + told)
    sentences = {line.strip() for line in english.splitlines() if re.search(r"[a-z]{3} [a-z]{2}", line)}
    assert not {line for line in sentences if not line.startswith("dragonroads ")} & {
        *map(str.strip, told.splitlines())
    }
