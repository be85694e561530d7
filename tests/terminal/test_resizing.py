"""A window changes its size at any time; question and selection stay."""

from __future__ import annotations

from functools import partial

import pytest

from dragonroads.workshop.bench.pseudo_terminal import Size
from tests.terminal import racing
from tests.terminal.racing import SAY
from tests.terminal.seated import CTRL_Q, DOWN, SMALLEST, Player, Seated

TABLE = ("play", "draghan", "--seats", "Ana,Ben,Cleo", "--seed", "3", *racing.BY_DICE)
PLAYABLE: tuple[Size, ...] = ((120, 40), (60, 20), (160, 50), (80, 24))
TOO_SMALL: tuple[Size, ...] = ((59, 19), (40, 12), (20, 5), (10, 3))


def point_at_second(terminal: Seated) -> str:
    racing.reach_secret_question(terminal)
    racing.wake(terminal)
    terminal.type(DOWN)
    terminal.wait_until(lambda: " 2 " in racing.selected(terminal)[:8], "the cursor does not move")
    return racing.selected(terminal)[:20]


def leave(terminal: Seated) -> None:
    terminal.type(CTRL_Q)
    assert terminal.ended() == 0


def test_question_and_selection_stay_in_every_size(player: Player) -> None:
    with player.sit_down(*TABLE) as terminal:
        chosen = point_at_second(terminal)
        for size in PLAYABLE:
            terminal.resize(size)
            terminal.wait_until(lambda: is_whole(terminal, chosen), f"question or selection is lost at {size}")
        leave(terminal)


def is_whole(terminal: Seated, chosen: str) -> bool:
    """Whether the screen is filled to its last line and the cursor stands where it stood."""
    return bool(terminal.lines[0] and terminal.lines[-1]) and racing.selected(terminal)[:20] == chosen


def test_a_window_that_is_too_small_says_so_and_loses_nothing(player: Player) -> None:
    with player.sit_down(*TABLE) as terminal:
        chosen = point_at_second(terminal)
        for keys, size in zip((DOWN, DOWN, DOWN, ""), TOO_SMALL):
            across, down = size
            terminal.resize(size)
            told = SAY("ui.small", width=across, height=down)
            terminal.wait_until(partial(is_told, terminal, told), f"no notice at {across}x{down}")
            terminal.type(keys)  # what cannot be seen cannot be moved
        terminal.resize(SMALLEST)
        terminal.wait_until(lambda: is_whole(terminal, chosen), "question or selection is lost")
        leave(terminal)


def is_told(terminal: Seated, told: str) -> bool:
    """Whether the window shows a notice, or as much of it as there is room for and a sign that there is more."""
    shown = " ".join(" ".join(line.strip(" │") for line in terminal.lines).split())
    return told in shown or (shown.endswith("▼") and told.startswith(shown.rstrip("~▼ ")))


@pytest.mark.release
def test_two_hundred_sizes_in_a_row(player: Player) -> None:
    with player.sit_down(*TABLE) as terminal:
        chosen = point_at_second(terminal)
        for step in range(200):
            terminal.resize((1 + step * 37 % 250, 1 + step * 13 % 80))
            terminal.read_until_silence(0.01, 0.01)
        terminal.resize(SMALLEST)
        terminal.wait_until(lambda: is_whole(terminal, chosen), "question or selection is lost")
        leave(terminal)
