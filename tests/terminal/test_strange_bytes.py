"""Bytes that no keyboard should send: nothing of it ends the app, and the next key counts."""

from __future__ import annotations

import sys
from random import Random

import pytest

from tests.terminal import racing
from tests.terminal.seated import CTRL_Q, Player, Seated

TABLE = ("play", "draghan", "--seats", "Ana,Ben,Cleo", "--seed", "3", *racing.BY_DICE)
PASTE = ("\x1b[200~", "\x1b[201~")
STRANGE = {
    "0x89": b"\x89",
    "0xff": b"\xff",
    "8-bit Alt": bytes(range(0xE1, 0xFB)),
    "half a letter": "é".encode()[:1] + b"x",
    "the other half": "😀".encode()[2:],
    "every byte but Ctrl+Q": bytes(byte for byte in range(256) if byte != 0x11),
    "a key report without a key": b"\x1b[48;:R\x1b[99999999999;1u\x1b[1114112;;1114112u\x1b[1;:~",
    "half a pair": b"\x1b[55296;;55296u\x1b[57343u",
    "clicks that are nowhere": b"\x1b[<0;0;0M\x1b[<99;99999;99999m\x1b[<;;M\x1b[M\xff\xff\xff",
    "a paste that is no text": b"\x1b[200~\xff\xfe\x00\x89\x1b[201~",
}
BROKEN = """
import sys
from dragonroads import cli
from dragonroads.ui.driver import TerminalDriver

def fail(self, parser, found):
    raise RuntimeError("the dragon sneezed")

TerminalDriver._heed = fail
sys.exit(cli.main(sys.argv[1:]))
"""


def goes_on(terminal: Seated) -> None:
    """The app is there, takes keys, and leaves as it should."""
    terminal.type(CTRL_Q)
    assert terminal.ended() == 0, terminal.described()
    assert terminal.is_restored()
    assert b"Traceback" not in terminal.written


@pytest.mark.parametrize(
    "name", ["0x89", "0xff", "8-bit Alt", "half a letter", "the other half", "a key report without a key"]
)
def test_strange_bytes_are_passed_over(player: Player, name: str) -> None:
    with player.sit_down() as terminal:
        terminal.wait_for("Draghan")
        terminal.send(STRANGE[name])
        goes_on(terminal)


@pytest.mark.parametrize("seed", [1, 2])
def test_bytes_torn_anywhere_are_read_as_well(player: Player, seed: int) -> None:
    random = Random(seed)
    # without Ctrl+Q, which is meant, and without Esc, behind which anything may be a key
    noise = bytes(random.choice([b for b in range(256) if b not in (0x11, 0x1B)]) for _ in range(300))
    data = b"".join((*STRANGE.values(), noise, "ñ😀é".encode() * 20)).replace(b"\x11", b"")
    with player.sit_down() as terminal:
        terminal.wait_for("Draghan")
        while data:
            size = random.randint(1, 7)
            terminal.send(data[:size])
            data = data[size:]
            terminal.read(0.001)
        goes_on(terminal)


@pytest.mark.parametrize("around", [PASTE, ("", "")], ids=["bracketed", "typed"])
def test_a_large_paste_in_many_scripts_ends_nothing(player: Player, around: tuple[str, str]) -> None:
    text = around[0] + "ñ😀é中" * 2000 + around[1]
    with player.sit_down(*TABLE) as terminal:
        racing.play(terminal, until=lambda: bool(racing.curtain(terminal)))
        data = text.encode()
        while data:
            terminal.send(data[:1000])
            data = data[1000:]
            terminal.read(0.001)
        goes_on(terminal)


def test_a_fault_of_the_keyboard_is_one_line_and_no_success(player: Player) -> None:
    with player.start([sys.executable, "-c", BROKEN, *TABLE]) as terminal:
        assert terminal.ended() == 70
        assert terminal.is_restored()
        assert b"Traceback" not in terminal.written
        said = terminal.written.rpartition(b"\x1b[?1004l")[2].decode()
    assert "dragonroads: unexpected error: RuntimeError: the dragon sneezed" in said
    assert f"dragonroads resume {player.save.stem}" in said
