"""Whole games by keys alone, from the first frame to the result; what lands on disk is a whole game."""

from __future__ import annotations

from random import Random

import pytest

from tests.terminal import racing
from tests.terminal.seated import CTRL_Q, Player


def play(player: Player, game: str, seed: int, *arguments: str) -> None:
    with player.sit_down("play", game, "--seed", str(seed), *arguments) as terminal:
        assert racing.play(terminal, random=Random(seed)) > 10
        terminal.type(CTRL_Q)
        assert terminal.ended() == 0
        assert terminal.is_restored()
    verdict = player.verdict()
    assert verdict["ok"]
    assert verdict["over"]


def test_a_short_race_for_three(player: Player) -> None:
    play(player, "draghan", 3, "--seats", "Ana,Ben,Cleo", "--option", "length=12")


@pytest.mark.release
@pytest.mark.parametrize("preset", ["introduction", "regular", "experienced", "mayhem"])
@pytest.mark.parametrize("seats", ["2", "4", "6"])
def test_every_preset(player: Player, preset: str, seats: str) -> None:
    play(player, "draghan", int(seats), "--preset", preset, "--seats", seats)


@pytest.mark.release
@pytest.mark.parametrize("seats", ["2", "3", "4"])
def test_the_dragon_road(player: Player, seats: str) -> None:
    play(player, "dragon-road", int(seats), "--seats", seats)


@pytest.mark.release
@pytest.mark.parametrize("seats", ["1", "2", "4"])
def test_dragon_canyon(player: Player, seats: str) -> None:
    play(player, "dragon-canyon", int(seats), "--seats", seats, "--option", "automa_1=normal")
