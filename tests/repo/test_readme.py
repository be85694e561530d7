"""What README.md says is true: its commands exist and run, its card can be added, its game can be copied."""

from __future__ import annotations

import io
import json
import re
import shlex
import shutil
import subprocess
from pathlib import Path

import pytest

from dragonroads import commands, paths
from dragonroads.cli import main
from dragonroads.console.parser import Parser
from dragonroads.console.reporting import INTERRUPTED, PIPE_CLOSED, UNEXPECTED
from dragonroads.library.words import Catalog

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text()
START = "python3 -m venv .venv && .venv/bin/pip install -q . && .venv/bin/dragonroads"
TEST = "python3 -m venv .venv && .venv/bin/pip install -q -e '.[test,cluster]' && .venv/bin/python -m pytest"


def blocks(language: str) -> list[str]:
    """The code blocks of one language."""
    return re.findall(rf"^```{language}\n(.*?)^```$", README, re.MULTILINE | re.DOTALL)


def shown_commands() -> list[str]:
    """Every command line that README.md shows, on a prompt or in the text."""
    typed = [line[2:].partition("  #")[0].strip() for block in blocks("console") for line in block.splitlines()]
    return typed + re.findall(r"`(dragonroads [^`]+)`", README)


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A player's folder, and nobody at the keyboard."""
    monkeypatch.setenv(paths.HOME_VARIABLE, str(tmp_path))
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    return tmp_path


def test_the_first_two_commands_start_a_game_and_run_the_tests() -> None:
    assert "".join(blocks("sh")).splitlines() == [START, TEST]
    assert README.index(START) < README.index(TEST) < README.index("## ")


def test_ci_runs_the_test_command_of_the_readme() -> None:
    script = ROOT / ".ci" / "run"
    assert script.stat().st_mode & 0o111
    assert "README.md" in script.read_text()
    assert "pip install" not in script.read_text()
    extract = re.search(r"^tests=\$\((.*)\)$", script.read_text(), re.MULTILINE)
    assert extract
    done = subprocess.run(["bash", "-c", extract[1]], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == TEST


@pytest.mark.parametrize("line", sorted(set(shown_commands())))
def test_every_command_shown_exists_with_its_arguments(line: str) -> None:
    _, *arguments = shlex.split(line.partition(" > ")[0])
    if arguments:
        command = commands.load(arguments[0])
        parser = Parser(Catalog("en").say, command.NAME)
        command.configure(parser)
        parser.read(arguments[1:])


@pytest.mark.parametrize(
    "line", ["dragonroads", "dragonroads play draghan --show-options", "dragonroads rules draghan growl"]
)
def test_commands_shown_run(line: str) -> None:
    assert line in [*shown_commands()]
    assert main(shlex.split(line)[1:]) == 0


def test_the_card_can_be_added(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    target = home / "content" / "draghan"
    before = counted_cards(capsys)
    target.mkdir(parents=True)
    for file, added in zip(("cards.yaml", "text.es.yaml"), blocks("yaml"), strict=True):
        (target / file).write_text((paths.built_in_content() / "draghan" / file).read_text() + "\n" + added)
    assert counted_cards(capsys) == before + 1


def counted_cards(capsys: pytest.CaptureFixture[str]) -> int:
    """How many cards of the race a check without complaints counts."""
    assert main(["check", "draghan", "--json"]) == 0
    cards: int = json.loads(capsys.readouterr().out)["folders"][0]["cards"]
    return cards


def test_the_game_can_be_copied(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = home / "content" / "my_race"
    shutil.copytree(paths.built_in_content() / "draghan", folder)
    spec = folder / "game.yaml"
    spec.write_text(spec.read_text().replace("\nid: draghan\n", "\nid: my_race\n"))
    assert main(["check", "my-race"]) == 0
    assert main(["play", "my-race", "--line"]) == 0
    assert "(Introduction) for Player 1 and Player 2." in capsys.readouterr().out


def test_files_and_folders_named_exist() -> None:
    for name in re.findall(r"`((?:dragonroads|content|tests|\.ci)(?:/[\w.]+)+)`", README):
        assert (ROOT / name).exists() or name == "content/my_race", name


def test_exit_codes_are_those_of_the_program() -> None:
    for code in (UNEXPECTED, INTERRUPTED, PIPE_CLOSED):
        assert re.search(rf"\b{code}\b", README)
