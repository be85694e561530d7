"""Tables begun with rules that have changed since: named in one line, shown, gone on with in a copy, never touched."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from dragonroads.engine.savefile_reading import read
from dragonroads.engine.savefile_resuming import load_match
from tests.commands.conftest import home
from tests.commands.running import Home
from tests.conformance.cases import opened

__all__ = ["home"]
SAVES = sorted(Path(__file__).parent.glob("*.save"))


@pytest.fixture(params=SAVES, ids=[path.stem for path in SAVES])
def old(request: pytest.FixtureRequest, home: Home) -> Path:
    """An old save among the tables of a player."""
    home.saves.mkdir(parents=True)
    kept: Path = request.param
    path = home.saves / kept.name
    path.write_bytes(kept.read_bytes())
    return path


def untouched(path: Path) -> bool:
    """Whether the file still is what the old version wrote."""
    return path.read_bytes() == (Path(__file__).parent / path.name).read_bytes()


def test_every_title_has_a_save_of_rules_before_todays() -> None:
    for path in SAVES:
        assert read(path).header.rules < opened(path.stem).game.rules_version


def test_it_is_named_in_one_line_with_what_can_be_done(home: Home, old: Path) -> None:
    told = home.fails("resume", old.stem, code=4)
    assert ": line " in told
    then, now = read(old).header.rules, opened(old.stem).game.rules_version
    assert f"begun with version {then} of the rules, this is {now}" in told
    assert "--read-only" in told
    assert "--copy" in told
    assert untouched(old)


def test_it_can_be_looked_at(home: Home, old: Path) -> None:
    ran = home.run("resume", old.stem, "--read-only")
    assert ran.code == 0
    assert ran.err.count("\n") == 1
    assert re.search(r"[Rr]ound \d", ran.lines[0])
    assert untouched(old)


def test_a_copy_goes_on_up_to_the_line_before(home: Home, old: Path) -> None:
    ran = home.run("resume", old.stem, "--copy", "--line")
    assert (ran.code, ran.err) == (0, "")
    assert ran.lines[0] == f"Going on in a copy: {old.stem}-copy"
    copy = home.saves / f"{old.stem}-copy.save"
    assert load_match(copy, opened(old.stem).game).open(None)
    assert untouched(old)


def test_a_copy_goes_on_from_the_last_position_with_todays_rules(home: Home, old: Path) -> None:
    ran = home.run("resume", old.stem, "--copy", "--snapshot", "--line")
    assert (ran.code, ran.err) == (0, "")
    match = load_match(home.saves / f"{old.stem}-copy.save", opened(old.stem).game)
    assert match.header.rules == opened(old.stem).game.rules_version
    assert match.state.round > 1
    assert untouched(old)


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_other_commands_name_it_in_one_line_as_well(home: Home, old: Path, command: str) -> None:
    ran = home.run(command, old.stem)
    assert ran.err.count("\n") <= 1
    assert "Traceback" not in ran.err
    assert ran.code in (0, 1, 4)
    assert untouched(old)


def test_it_stands_in_the_list(home: Home, old: Path) -> None:
    (line,) = home.run("resume", "--list").lines
    assert line.startswith(old.stem)
    assert "cannot go on" in line
