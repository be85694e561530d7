"""`dragonroads verify` catches every change."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from tests.commands.running import Home, damaged, line_of, rewritten


def test_a_game_as_it_was_played(home: Home) -> None:
    over, running = home.table(None, seats=3), home.table(12)
    ran = home.run("verify", over.stem, str(running))
    assert ran.code == 0
    assert ran.lines[0].startswith(f"{over}: as it was played, lines ")
    assert ", over, promise " in ran.lines[0]
    assert ", not over, promise " in ran.lines[1]


def test_damage(home: Home) -> None:
    good, bad = home.table(12), home.table(12, seats=3)
    damaged(bad, 7)
    ran = home.run("verify", good.stem, bad.stem, "nothing-like-this")
    assert ran.code == 1
    assert ran.lines[1] == f"{bad}: line 7 is damaged"
    assert ran.lines[2].startswith("no table called 'nothing-like-this'")
    assert ran.err == ""


@pytest.mark.parametrize(
    "change",
    [
        lambda data: data.update(seed=str(int(data["seed"]) ^ 1)),
        lambda data: data["options"].update(length=12),
        lambda data: data.update(seats=data["seats"][:-1]),
    ],
)
def test_a_header_altered_with_care_is_caught(change: Callable[[dict[str, Any]], object], home: Home) -> None:
    path = home.table(None, seats=3)
    rewritten(path, 1, change)
    assert home.run("verify", path.stem).code == 1


def test_an_answer_altered_with_care_is_caught(home: Home) -> None:
    path = home.table(30, seats=3)
    line = line_of(path, '"n":', after=9)
    rewritten(path, line, lambda data: data.update(d=data["d"] + 1))
    ran = home.run("verify", path.stem)
    assert ran.code == 1
    assert f"line {line}: " in ran.out


def test_the_promise_of_the_deal(home: Home) -> None:
    path = home.table(12)
    told = json.loads(home.run("verify", path.stem, "--json").out)
    assert told["ok"] is True
    assert home.run("verify", path.stem, "--promise", told["promise"].upper()).code == 0
    ran = home.run("verify", path.stem, "--promise", "0" * 16)
    assert ran.code == 1
    assert ran.lines == [f"{path}: its promise is {told['promise']}, another deal than the one that was promised"]


def test_another_salt_breaks_the_promise(home: Home) -> None:
    path = home.table(12)
    promise = json.loads(home.run("verify", path.stem, "--json").out)["promise"]
    rewritten(path, 1, lambda data: data.update(salt="other"))
    assert home.run("verify", path.stem).code == 0
    assert home.run("verify", path.stem, "--promise", promise).code == 1
