"""Harm from outside and inside: hung up, ended, closed, crashed, opened twice; nothing is lost and little is said."""

from __future__ import annotations

import os
import signal
import sys
import termios
from collections.abc import Callable

import pytest

from tests.terminal import racing
from tests.terminal.seated import CTRL_Q, ENTER, Player, Seated

TABLE = ("play", "draghan", "--seats", "Ana,Ben,Cleo", "--seed", "3", *racing.BY_DICE)
FAULTY = """
import sys
from dragonroads import cli
from dragonroads.ui.stages.lay import Lay

def fail(self):
    raise RuntimeError("the dragon sneezed")

Lay.choose = fail
sys.exit(cli.main(sys.argv[1:]))
"""


def close_the_window(terminal: Seated) -> None:
    terminal.close()


def hang_up(terminal: Seated) -> None:
    terminal.kill(signal.SIGHUP)


def end(terminal: Seated) -> None:
    terminal.kill(signal.SIGTERM)


def quit_it(terminal: Seated) -> None:
    terminal.kill(signal.SIGQUIT)


CODES: dict[Callable[[Seated], None], int] = {hang_up: 129, end: 143, quit_it: 131}


@pytest.mark.parametrize("harm", [hang_up, end, quit_it, close_the_window])
def test_a_table_that_is_ended_from_outside_is_on_the_same_question_again(
    player: Player, harm: Callable[[Seated], None]
) -> None:
    with player.sit_down(*TABLE) as terminal:
        racing.reach_secret_question(terminal)
        asked = racing.answer_one(terminal)
        harm(terminal)
        code = terminal.ended()
        if harm is close_the_window:
            assert code > 0, "a signal ended it, not the program itself"
        else:
            assert code == CODES[harm]
            assert terminal.is_restored()
        assert b"Traceback" not in terminal.written
    assert player.verdict()["ok"]
    with player.sit_down("resume") as terminal:
        assert racing.reach_question(terminal) == asked
        terminal.type(CTRL_Q)
        assert terminal.ended() == 0


@pytest.mark.parametrize(("number", "code"), [(signal.SIGTERM, 143), (signal.SIGQUIT, 131)])
def test_home_leaves_the_terminal_as_it_was_when_it_is_ended(player: Player, number: int, code: int) -> None:
    with player.sit_down() as terminal:
        inside = os.open(terminal.tty, os.O_RDWR | os.O_NOCTTY)  # held open: a shell would still be there
        terminal.wait_for("The Draghan Race")
        terminal.kill(number)
        assert terminal.ended() == code
        assert terminal.is_restored()
        assert termios.tcgetattr(inside)[3] & (termios.ECHO | termios.ICANON) == termios.ECHO | termios.ICANON
        os.close(inside)


def test_line_mode_that_is_ended_says_how_to_go_on(player: Player) -> None:
    with player.sit_down(*TABLE, "--line") as terminal:
        terminal.type_until(ENTER, r"A\?\s*$")
        end(terminal)
        assert terminal.ended() == 143
        assert terminal.shows("Everything is saved")
    assert player.verdict()["ok"]


def test_a_private_page_is_gone_when_the_program_is_ended(player: Player) -> None:
    with player.sit_down(*TABLE) as terminal:
        asked = racing.reach_secret_question(terminal)
        end(terminal)
        terminal.ended()
        behind = terminal.written.rpartition(b"\x1b[?1049l")[2].decode()
    assert not any(line.strip() in behind for line in asked.splitlines())


def test_a_fault_inside_is_one_line_with_the_way_back(player: Player) -> None:
    with player.start([sys.executable, "-c", FAULTY, *TABLE]) as terminal:
        racing.reach_question(terminal)
        racing.wake(terminal)
        terminal.type(ENTER)
        assert terminal.ended() == 70
        assert terminal.is_restored()
        said = terminal.written.rpartition(b"\x1b[?1006l")[2].decode().strip()
    assert said.startswith("dragonroads: unexpected error: RuntimeError: the dragon sneezed")
    assert f"dragonroads resume {player.save.stem}" in said
    assert "\n" not in said
    assert "Traceback" not in said
    assert player.verdict()["ok"]


def test_a_second_process_at_the_same_table_is_refused_in_one_line(player: Player) -> None:
    with player.sit_down(*TABLE) as terminal:
        asked = racing.reach_secret_question(terminal)
        with player.sit_down("resume") as second:
            assert second.ended() == 4
            said = second.written.decode().strip()
        assert said.startswith("dragonroads: ")
        assert "\n" not in said
        assert player.save.stem in said
        assert racing.question(terminal) == asked
        racing.answer_one(terminal)
        terminal.type(CTRL_Q)
        assert terminal.ended() == 0
    assert player.verdict()["ok"]


def test_a_program_that_is_woken_without_having_slept_goes_on_and_leaves_as_it_should(player: Player) -> None:
    with player.sit_down() as terminal:
        inside = os.open(terminal.tty, os.O_RDWR | os.O_NOCTTY)
        terminal.wait_for("The Draghan Race")
        for number in (signal.SIGCONT, signal.SIGSTOP, signal.SIGCONT):
            terminal.kill(number)
            terminal.read_until_silence(0.1, 0.5)
        assert terminal.shows("The Draghan Race")
        terminal.type(CTRL_Q)
        assert terminal.ended() == 0
        assert terminal.is_restored()
        assert termios.tcgetattr(inside)[3] & (termios.ECHO | termios.ICANON) == termios.ECHO | termios.ICANON
        os.close(inside)
