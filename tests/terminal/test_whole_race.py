"""Whole races by keys alone, from the first frame to the result; what lands on disk is a whole game."""

from __future__ import annotations

from random import Random

import pytest

from tests.terminal import racing
from tests.terminal.seated import CTRL_Q, Player


def race(player: Player, seed: int, *arguments: str) -> None:
    with player.sit_down("play", "draghan", "--seed", str(seed), *arguments) as terminal:
        assert racing.play(terminal, random=Random(seed)) > 10
        terminal.type(CTRL_Q)
        assert terminal.ended() == 0
        assert terminal.is_restored()
    verdict = player.verdict()
    assert verdict["ok"]
    assert verdict["over"]


def test_a_short_race_for_three(player: Player) -> None:
    race(player, 3, "--seats", "Ana,Ben,Cleo", "--option", "length=12")


@pytest.mark.release
@pytest.mark.parametrize("preset", ["introduction", "regular", "experienced", "mayhem"])
@pytest.mark.parametrize("seats", ["2", "4", "6"])
def test_every_preset(player: Player, preset: str, seats: str) -> None:
    race(player, int(seats), "--preset", preset, "--seats", seats)
