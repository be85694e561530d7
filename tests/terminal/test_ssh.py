"""Over SSH: a real client, a real sshd on loopback, and between them the app as anybody would play it."""

from __future__ import annotations

import signal
from random import Random

import pytest

from tests.terminal import racing
from tests.terminal import sshd as sshd_here
from tests.terminal.seated import CTRL_Q, DOWN, ENTER, Player, Seated
from tests.terminal.sshd import IN_CI, Sshd, insist

SHORT = ("play", "draghan", "--seats", "Ana,Ben,Cleo", "--option", "length=12", "--seed", "3", *racing.BY_DICE)
THREE = ("play", "draghan", "--seats", "Ana,Ben,Cleo", "--seed", "3", *racing.BY_DICE)


def leave(terminal: Seated) -> None:
    terminal.type(CTRL_Q)
    assert terminal.ended() == 0


def test_a_whole_race_is_played_by_keys(sshd: Sshd, player: Player) -> None:
    with sshd.log_in(player.home, *SHORT) as terminal:
        assert racing.play(terminal, random=Random(5)) > 10
        leave(terminal)
    verdict = player.verdict()
    assert verdict["ok"]
    assert verdict["over"]


def test_a_window_that_changes_its_size_keeps_question_and_selection(sshd: Sshd, player: Player) -> None:
    with sshd.log_in(player.home, *SHORT) as terminal:
        racing.reach_secret_question(terminal)
        racing.wake(terminal)
        terminal.type(DOWN)
        terminal.wait_until(lambda: " 2 " in racing.selected(terminal), "the cursor does not move")
        chosen = racing.selected(terminal)
        terminal.resize((40, 12))
        terminal.wait_for("40 columns and 12")
        terminal.resize((120, 40))
        terminal.wait_until(lambda: racing.selected(terminal)[:20] == chosen[:20], "the selection is lost")
        terminal.wait_until(lambda: len(terminal.lines[0]) > 100, "the new room is not used")
        leave(terminal)


def test_a_line_that_breaks_loses_nothing(sshd: Sshd, player: Player) -> None:
    with sshd.log_in(player.home, *THREE) as terminal:
        racing.reach_secret_question(terminal)
        asked = racing.answer_one(terminal)
        terminal.kill(signal.SIGKILL)
        terminal.ended()
    player.wait_until_free()
    assert player.verdict()["ok"]
    with sshd.log_in(player.home, "resume") as terminal:
        assert racing.reach_question(terminal) == asked
        leave(terminal)


@pytest.mark.parametrize("term", ["linux", "screen", "tmux-256color", "vt100", "xterm-256color"])
def test_every_kind_of_terminal_is_told_through(sshd: Sshd, player: Player, term: str) -> None:
    with sshd.log_in(player.home, *SHORT, term=term) as terminal:
        assert "Storyline" in racing.reach_question(terminal)
        assert terminal.uses_many_colours() == term.endswith("256color")
        leave(terminal)
        assert terminal.is_restored()


def test_a_dumb_terminal_gets_line_mode(sshd: Sshd, player: Player) -> None:
    with sshd.log_in(player.home, *SHORT, term="dumb") as terminal:
        terminal.type_until(ENTER, r"[A-Z]\?\s*$")
        assert b"line mode" in terminal.written
        terminal.type("\x04")
        assert terminal.ended() == 0
        assert b"\x1b[?1049h" not in terminal.written


def test_where_it_has_to_be_there_a_missing_sshd_is_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sshd_here, "PLACES", "")
    monkeypatch.delenv(IN_CI, raising=False)
    with pytest.raises(pytest.skip.Exception, match="OpenSSH is not installed here: no sshd, ssh, ssh-keygen"):
        insist()
    monkeypatch.setenv(IN_CI, "1")
    with pytest.raises(pytest.fail.Exception, match="no sshd"):
        insist()
