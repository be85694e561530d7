"""Running commands in this process, and tables to run them on."""

from __future__ import annotations

import io
import json
import sys
import zlib
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from dragonroads.cli import main
from dragonroads.engine.game import Agreements, SeatSpec
from dragonroads.engine.match import Match
from dragonroads.engine.savefile import SaveFile
from dragonroads.games.loaded import LoadedGame
from dragonroads.saves.beginning import Wishes, begin
from dragonroads.saves.setting import settled
from dragonroads.shelf import Shelf
from tests.engine.playing import answer_one, do_something


@dataclass(frozen=True)
class Ran:
    """What a command wrote and left with."""

    code: int
    out: str
    err: str

    @property
    def lines(self) -> list[str]:
        """What it wrote, line by line."""
        return self.out.splitlines()


@dataclass(frozen=True)
class Home:
    """A player's folder, and commands run in it."""

    folder: Path
    capsys: pytest.CaptureFixture[str]

    def run(self, *arguments: str, typed: str = "") -> Ran:
        """Run a command with something typed at the keyboard."""
        sys.stdin = io.StringIO(typed)
        self.capsys.readouterr()
        code = main(arguments)
        out, err = self.capsys.readouterr()
        return Ran(code, out, err)

    def fails(self, *arguments: str, code: int) -> str:
        """Run a command that must fail with this code and exactly one line, which is returned without its name."""
        ran = self.run(*arguments)
        assert ran.code == code, ran
        assert ran.err.startswith("dragonroads: "), ran
        assert ran.err.count("\n") == 1, ran
        assert "Traceback" not in ran.err
        return ran.err.removeprefix("dragonroads: ").rstrip("\n")

    @property
    def saves(self) -> Path:
        """Where its tables are."""
        return self.folder / "saves"

    def table(self, answers: int | None = 12, seats: int = 2, seed: int = 7, preset: str = "introduction") -> Path:
        """A table of the race with so many things done, played to its end for None."""
        match, file = _begin(race(), preset, seats, seed)
        with file:
            _play(match, answers)
        return file.path

    def journey(self, phase: str, seats: int = 3, seed: int = 7) -> Path:
        """A table of the Dragon Road on which somebody is asked something in this phase."""
        match, file = _begin(opened("dragon_road"), "journey", seats, seed)
        with file:
            while match.state.phase != phase:
                answer_one(match)
        return file.path


def _begin(loaded: LoadedGame, preset: str, seats: int, seed: int) -> tuple[Match[Any], SaveFile]:
    setting = settled(loaded, preset, [], seats, Shelf().catalog("en", loaded))
    people = tuple(SeatSpec(name) for name in ("Ana", "Ben", "Cleo", "Dai", "Eva", "Fay")[:seats])
    return begin(loaded, people, setting, Wishes(Agreements(), seed=seed))


def _play(match: Match[Any], answers: int | None) -> None:
    if answers is None:
        while not match.over:
            do_something(match)
    else:
        for _ in range(answers):
            answer_one(match)


@cache
def opened(name: str) -> LoadedGame:
    """A game, read once."""
    return Shelf(cache=None).open(name)


def race() -> LoadedGame:
    """The race."""
    return opened("draghan")


def rewritten(path: Path, line: int, change: Callable[[dict[str, Any]], object]) -> None:
    """Change the JSON of a line (counted from 1) and give it a checksum that fits."""
    lines = path.read_bytes().split(b"\n")
    data = json.loads(lines[line - 1].rpartition(b"\t")[0])
    change(data)
    body = json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode()
    lines[line - 1] = b"%b\t%08x" % (body, zlib.crc32(body))
    path.write_bytes(b"\n".join(lines))


def damaged(path: Path, line: int) -> None:
    """Spoil one letter of a line."""
    lines = path.read_bytes().split(b"\n")
    lines[line - 1] = b"#" + lines[line - 1][1:]
    path.write_bytes(b"\n".join(lines))


def line_of(path: Path, mark: str, after: int = 1) -> int:
    """The number of the first line behind `after` that contains a mark."""
    for number, line in enumerate(path.read_text().split("\n"), 1):
        if number > after and mark in line:
            return number
    raise AssertionError(f"no line with {mark}")
