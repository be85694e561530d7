"""Headers and starts that nobody has played: one line about each, or a table that can be shown; never a surprise."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import cycle, islice
from pathlib import Path
from typing import Any

import pytest

from dragonroads import paths
from dragonroads.cli import main
from dragonroads.console.showing import open_lines, table_lines
from dragonroads.engine.game import Header, SeatSpec
from dragonroads.engine.journal import header_to_json
from dragonroads.engine.match import Match
from dragonroads.engine.savefile_reading import as_line
from dragonroads.errors import SaveError
from dragonroads.saves.content import Contents
from dragonroads.saves.listing import standing
from dragonroads.saves.opening import look
from dragonroads.shelf import Shelf
from tests.engine.playing import answer_one

TITLES = ("almanac_tours", "crystal_peaks", "draghan", "dragon_canyon", "dragon_road")
STRANGE: tuple[Any, ...] = (
    *(None, True, -1, 7, 1.5, -(2**63), 10**30, "", "x", [], [-1], [[0]], ["x"], {}, {"a": 1}, [10**9] * 5),
)
FOR_EACH = 2
"""How many strange values each field gets; all of them are tried in turn."""
Keys = tuple[str | int, ...]


def header_of(title: str, contents: Contents, answers: int) -> dict[str, Any]:
    """The first line of a table that starts from a position after so many answers."""
    loaded = contents.shelf.open(title)
    game, options = loaded.game, loaded.game.settle(loaded.spec.presets[0].settings(3), 3).options
    people = tuple(SeatSpec(name) for name in ("Ana", "Ben", "Cleo"))
    header = Header(game.id, game.rules_version, game.content_hash, 7, people, options, salt="aa")
    match = Match(game, header)
    while match.answered < answers and not match.over:
        answer_one(match)
    data: dict[str, Any] = json.loads(json.dumps({**header_to_json(header), "start": match.state.dump()}))
    return data


def places(value: Any, keys: Keys = ()) -> Iterator[Keys]:
    """Every field, and the first and last item of every list."""
    if keys:
        yield keys
    inside = value if isinstance(value, dict) else {0, len(value) - 1} if isinstance(value, list) and value else ()
    for key in inside:
        yield from places(value[key], (*keys, key))


def forged(data: dict[str, Any], keys: Keys, value: Any) -> bytes:
    """The first line with something else in one place."""
    changed: Any = json.loads(json.dumps(data))
    inner = changed
    for key in keys[:-1]:
        inner = inner[key]
    inner[keys[-1]] = value
    return as_line(changed)


@pytest.fixture(scope="module")
def contents() -> Contents:
    return Contents(Shelf(cache=None))


@pytest.mark.parametrize("title", TITLES)
def test_strange_values_are_one_line_or_a_table_that_can_be_shown(
    title: str, contents: Contents, tmp_path: Path
) -> None:
    path = tmp_path / "forged.save"
    strange = cycle(STRANGE)
    for answers in (0, 40):
        data = header_of(title, contents, answers)
        for keys in places(data):
            for value in islice(strange, FOR_EACH):
                path.write_bytes(forged(data, keys, value))
                assert "\n" not in standing(path, contents).trouble_in(contents.shelf.catalog("en"))
                show(path, contents)
            next(strange)  # so that no field gets the same two each time


def show(path: Path, contents: Contents) -> None:
    """What `resume --read-only` and `replay` show, if the table can be opened."""
    try:
        opened = look(path, contents)
    except SaveError:
        return
    presenter = opened.presenter(contents.shelf.catalog("en", opened.loaded))
    for viewer in (None, 0):
        table_lines(opened.match, presenter, viewer)
        open_lines(opened.match, presenter, viewer)


@pytest.mark.parametrize(
    ("keys", "value", "what"),
    [
        (("start", "length"), -(2**63), "(start.length is not what stands there in any position)"),
        (("start", "places", 2), 10**30, "(start.places[2] is not what stands there in any position)"),
        (("start", "rows", 0, "backwards"), 1.5, "(start.rows[0].backwards is not what stands there in any position)"),
        (("start", "laying_for"), "x", "(start.laying_for is not what stands there in any position)"),
        (("start", "dragons"), [], "its position cannot be shown (IndexError: list index out of range)"),
        (("seats",), [], "(0 cannot play: expected 2 to 6 players)"),
        (("options", "length"), 10**30, f"option value {10**30}"),
    ],
)
def test_every_command_refuses_a_forged_table_in_one_line(
    keys: Keys,
    value: Any,
    what: str,
    contents: Contents,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv(paths.HOME_VARIABLE, str(tmp_path))
    path = tmp_path / "forged.save"
    path.write_bytes(forged(header_of("draghan", contents, 4), keys, value))
    before = path.read_bytes()
    for arguments in (["resume"], ["resume", "--line"], ["resume", "--read-only"], ["replay"], ["resume", "--copy"]):
        assert main([arguments[0], str(path), *arguments[1:]]) == SaveError.exit_code
        said = capsys.readouterr().err
        assert said.count("\n") == 1
        assert what in said
    assert main(["verify", str(path)]) == 1
    assert path.read_bytes() == before
