"""Coming and going: the first frame, the keys that leave, and a terminal that is itself again afterwards."""

from __future__ import annotations

import os
import re
import termios

from tests.terminal import racing
from tests.terminal.racing import SAY
from tests.terminal.seated import CTRL_C, CTRL_Q, Player

TABLE = ("play", "draghan", "--seats", "Ana,Ben,Cleo", "--seed", "3", *racing.BY_DICE)
HOME = re.escape(SAY("ui.key.saved"))


def test_home_opens_and_q_leaves(player: Player) -> None:
    with player.sit_down() as terminal:
        terminal.wait_for(rf"The Draghan Race(.|\n)*{HOME}")
        assert not terminal.is_restored()
        terminal.type("q")
        assert terminal.ended() == 0
        assert terminal.is_restored()


def test_the_keyboard_works_as_before(player: Player) -> None:
    with player.sit_down() as terminal:
        inside = os.open(terminal.tty, os.O_RDWR | os.O_NOCTTY)  # held open: a shell would still be there
        terminal.wait_for(HOME)
        assert not termios.tcgetattr(inside)[3] & termios.ECHO
        terminal.type("q")
        assert terminal.ended() == 0
        assert termios.tcgetattr(inside)[3] & (termios.ECHO | termios.ICANON) == termios.ECHO | termios.ICANON
        os.close(inside)


def test_leaving_a_table_leads_home_and_out_and_says_how_to_go_on(player: Player) -> None:
    with player.sit_down(*TABLE) as terminal:
        racing.reach_question(terminal)
        terminal.type("q")
        terminal.wait_for(HOME)
        terminal.type("q")
        assert terminal.ended() == 0
        assert terminal.is_restored()
        said = SAY("line.resume", command=f"dragonroads resume {player.save.stem}")
        assert said.encode() in terminal.written.rpartition(b"\x1b[?1049l")[2]


def test_ctrl_c_says_how_to_leave_and_ctrl_q_leaves(player: Player) -> None:
    with player.sit_down(*TABLE) as terminal:
        asked = racing.reach_secret_question(terminal)
        terminal.type(CTRL_C)
        terminal.wait_for(re.escape(SAY("ui.how_to_quit")[:40]))
        assert terminal.is_running
        assert racing.question(terminal) == asked
        terminal.type(CTRL_Q)
        assert terminal.ended() == 0
        assert terminal.is_restored()


def test_the_question_stays_when_the_table_is_opened_again(player: Player) -> None:
    with player.sit_down(*TABLE) as terminal:
        racing.reach_secret_question(terminal)
        asked = racing.answer_one(terminal)
        terminal.type(CTRL_Q)
        assert terminal.ended() == 0
    with player.sit_down("resume") as terminal:
        assert racing.reach_question(terminal) == asked


def test_keys_typed_behind_the_one_that_leaves_change_nothing(player: Player) -> None:
    with player.sit_down() as terminal:
        terminal.wait_for("Draghan")
        terminal.type(CTRL_Q + "s\x10x\x1b[5~" * 20)
        assert terminal.ended() == 0, terminal.described()
        assert terminal.is_restored()
