"""Damages content the way editors, disks and authors do, reproducibly."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

ODD_SCALARS = (
    "yes", "NO", "~", "null", "010", "0x1F", "1_000", "12:30", "1.5", "1e3", ".inf", "+5", "-0", "2024-01-01", "true",
    "'", '"', "[", "]", "{", "}", "{}", "[]", "&a", "*a", "!!str x", "<<: {a: 1}", "|", ">", "%", "@", "`", "- ", ": ",
    "? ", "# ", "...", "---", "\t", "\x00", "\x1b[2J", "\u200d", "\ufe0f", "e\u0301", "\U0001f409", "9" * 5000,
    "[" * 40, "{a: " * 40, '"\\ud800"', '"\\x1b"', "x" * 300, "\r", "\u2028", "\ufeff",
)  # fmt: skip


def flip(data: bytes, chance: Random) -> bytes:
    """Changes one bit."""
    at = chance.randrange(len(data))
    return data[:at] + bytes([data[at] ^ (1 << chance.randrange(8))]) + data[at + 1 :]


def delete(data: bytes, chance: Random) -> bytes:
    """Leaves a few bytes out."""
    at = chance.randrange(len(data))
    return data[:at] + data[at + chance.randint(1, 12) :]


def insert(data: bytes, chance: Random) -> bytes:
    """Puts random bytes in."""
    at = chance.randrange(len(data) + 1)
    return data[:at] + chance.randbytes(chance.randint(1, 4)) + data[at:]


def truncate(data: bytes, chance: Random) -> bytes:
    """Cuts the end off."""
    return data[: chance.randrange(len(data))]


def swap_lines(data: bytes, chance: Random) -> bytes:
    """Exchanges two lines."""
    lines = data.splitlines(keepends=True)
    a, b = chance.randrange(len(lines)), chance.randrange(len(lines))
    lines[a], lines[b] = lines[b], lines[a]
    return b"".join(lines)


def repeat_line(data: bytes, chance: Random) -> bytes:
    """Writes a line twice, which most often is a duplicated key."""
    lines = data.splitlines(keepends=True)
    at = chance.randrange(len(lines))
    return b"".join([*lines[: at + 1], *lines[at:]])


def shift_line(data: bytes, chance: Random) -> bytes:
    """Indents a line differently."""
    lines = data.splitlines(keepends=True)
    at = chance.randrange(len(lines))
    lines[at] = b" " * chance.randrange(9) + lines[at].lstrip(b" ")
    return b"".join(lines)


def odd_scalar(data: bytes, chance: Random) -> bytes:
    """Replaces a word by something that means trouble."""
    words = data.split(b" ")
    words[chance.randrange(len(words))] = chance.choice(ODD_SCALARS).encode()
    return b" ".join(words)


MUTATIONS: tuple[Callable[[bytes, Random], bytes], ...] = (
    flip,
    delete,
    insert,
    truncate,
    swap_lines,
    repeat_line,
    shift_line,
    odd_scalar,
)


def mutated(data: bytes, seed: int) -> bytes:
    """Damages data one to three times; the seed decides how."""
    chance = Random(seed)
    for _ in range(chance.randint(1, 3)):
        data = chance.choice(MUTATIONS)(data or b"\n", chance)
    return data
