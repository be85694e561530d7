"""The same screen on every kind of terminal: fewer colours, none at all, plain letters."""

from __future__ import annotations

import re

import pytest

from tests.terminal import racing
from tests.terminal.seated import CTRL_Q, ENTER, Player, Seated

TABLE = ("play", "draghan", "--seats", "Ana,Ben,Cleo", "--seed", "3", *racing.BY_DICE)
FULL = b"\x1b[?1049h"


def look_at(terminal: Seated) -> list[str]:
    """See two curtains and the secret questions behind them, and leave; the lines of the last one."""
    assert "card" in racing.reach_question(terminal)
    racing.reach_secret_question(terminal)
    lines = terminal.lines
    terminal.type(CTRL_Q)
    assert terminal.ended() == 0
    assert terminal.is_restored()
    return lines


def plain(line: str) -> str:
    """The line as a Latin console has it, which knows no filled pointers."""
    return line.replace("►", ">").replace("◄", "<")


@pytest.fixture(scope="module")
def usual(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """The screen where everything can be shown."""
    with Player(tmp_path_factory.mktemp("usual")).sit_down(*TABLE) as terminal:
        return look_at(terminal)


@pytest.mark.parametrize("term", ["linux", "screen", "vt100", "tmux-256color", "xterm-256color"])
def test_a_terminal_gets_the_same_frame_in_no_more_colours_than_it_has(
    player: Player, term: str, usual: list[str]
) -> None:
    with player.sit_down(*TABLE, environ={"TERM": term}) as terminal:
        assert [plain(line) for line in look_at(terminal)] == [plain(line) for line in usual]
        assert terminal.uses_colours()
        assert terminal.uses_many_colours() == term.endswith("256color")


def test_no_color_means_none(player: Player, usual: list[str]) -> None:
    with player.sit_down(*TABLE, environ={"NO_COLOR": "1"}) as terminal:
        assert look_at(terminal) == usual
        assert not terminal.uses_colours()


@pytest.mark.parametrize(
    "environ",
    [{"LANG": "C"}, {"LC_ALL": "C"}, {"PYTHONIOENCODING": "latin-1"}, {"LANG": "de_DE.ISO-8859-1"}],
    ids=["LANG=C", "LC_ALL=C", "stderr in latin-1", "a locale in latin-1"],
)
def test_a_terminal_without_utf_8_gets_plain_letters(player: Player, environ: dict[str, str], usual: list[str]) -> None:
    with player.sit_down(*TABLE, environ=environ) as terminal:
        lines = look_at(terminal)
        assert terminal.written.isascii()
        assert [len(line) for line in lines[:3]] == [len(line) for line in usual[:3]]
        assert not any("?" in line.replace("here?", "") for line in lines[:7]), "a sign has no plain letter"
        assert next(line for line in lines if line.startswith(">"))


def test_a_dumb_terminal_gets_line_mode_and_is_told_why(player: Player) -> None:
    with player.sit_down(*TABLE, environ={"TERM": "dumb"}) as terminal:
        terminal.type_until(ENTER, r"A\?$")
        said = " ".join(terminal.written.decode().split())  # the curtain has pushed it up
        assert re.search(r"\(TERM\).* line mode\..*A\?$", said)
        terminal.type("\x04")
        assert terminal.ended() == 0
        assert b"\x1b" not in terminal.written
