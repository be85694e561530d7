"""Ways to damage the lines of a save at random; some keep every checksum right."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

from dragonroads.engine.savefile_reading import as_line

Damage = Callable[[list[bytes], list[bytes], Random], bytes]
"""(lines, lines of another game, random) -> the damaged file"""


def flip_bits(lines: list[bytes], _other: list[bytes], random: Random) -> bytes:
    data = bytearray(b"".join(lines))
    for _ in range(random.randint(1, 3)):
        data[random.randrange(len(data))] ^= 1 << random.randrange(8)
    return bytes(data)


def splice(lines: list[bytes], other: list[bytes], random: Random) -> bytes:
    """A stretch of bytes gives way to one of another place or another game."""
    data, source = b"".join(lines), b"".join(random.choice((lines, other)))
    start, origin = random.randrange(len(data)), random.randrange(len(source))
    length = random.choice((1, 8, 80, 800))
    return data[:start] + source[origin : origin + length] + data[start + random.choice((0, length)) :]


def drop_bytes(lines: list[bytes], _other: list[bytes], random: Random) -> bytes:
    data = b"".join(lines)
    start = random.randrange(len(data))
    return data[:start] + data[start + random.choice((1, 8, 80, 800)) :]


def cut_off(lines: list[bytes], _other: list[bytes], random: Random) -> bytes:
    """The end is missing, mostly from the middle of a line on."""
    data = b"".join(lines)
    return data[: random.randrange(len(data))]


def zero_bytes(lines: list[bytes], _other: list[bytes], random: Random) -> bytes:
    data = b"".join(lines)
    start, length = random.randrange(len(data)), random.choice((1, 16, 512))
    return data[:start] + bytes(length) + data[start + length :]


def reorder(lines: list[bytes], _other: list[bytes], random: Random) -> bytes:
    """Lines change places, go missing or come twice."""
    for _ in range(random.randint(1, 2)):
        line = lines[random.randrange(len(lines))]
        if random.random() < 0.7:
            lines.remove(line)
        if random.random() < 0.7:
            lines.insert(random.randrange(len(lines) + 1), line)
    return b"".join(lines)


def mix_games(lines: list[bytes], other: list[bytes], random: Random) -> bytes:
    """Some lines come from another game."""
    start = random.randrange(min(len(lines), len(other)))
    stop = start + random.choice((1, 2, len(lines)))
    return b"".join(lines[:start] + other[start:stop] + lines[stop:])


def swap_checksums(lines: list[bytes], _other: list[bytes], random: Random) -> bytes:
    a, b = random.sample(range(len(lines)), 2)
    lines[a], lines[b] = lines[a][:-9] + lines[b][-9:], lines[b][:-9] + lines[a][-9:]
    return b"".join(lines)


def forge(lines: list[bytes], _other: list[bytes], random: Random) -> bytes:
    """A line says something else, with a right checksum."""
    at = random.randrange(1, len(lines))
    data: dict[str, Any] = json.loads(lines[at][:-10])
    name = random.choice([*data])
    data[name] = random.choice((0, 1, -1, 99, True, None, "x", "rest", [], [0], [[0]], [["1"]], {}, 2.5, 2**70))
    lines[at] = as_line(data)
    return b"".join(lines)


def other_version(lines: list[bytes], _other: list[bytes], random: Random) -> bytes:
    """The header says something else, with a right checksum."""
    data: dict[str, Any] = json.loads(lines[0][:-10])
    name = random.choice([*data])
    data[name] = random.choice(
        (0, 2, True, None, "x", "17", [], [1], {}, {"a": 1}, 2.5, [{"name": "A", "who": "keyboard"}])
    )
    if random.random() < 0.2:
        del data[name]
    return b"".join([as_line(data), *lines[1:]])


DAMAGES: tuple[Damage, ...] = (
    flip_bits,
    splice,
    drop_bytes,
    cut_off,
    zero_bytes,
    reorder,
    mix_games,
    swap_checksums,
    forge,
    other_version,
)
