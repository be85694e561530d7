"""Damaged and foreign saves, each with the one line a player reads about it. `{file}` stands for the file's path."""

from __future__ import annotations

import json
import zlib
from collections.abc import Callable
from typing import Any

from dragonroads.engine.journal import Answered, SealedAnswer, Snapshot, from_json
from dragonroads.engine.savefile_reading import as_line
from tests.engine.saving import toy_lines

Lines = list[bytes]
Harm = Callable[[Lines], bytes]
"""From the lines of a sound save to the bytes of a bad one."""

NO_SAVE = "{file}: this is not a dragonroads save"


def body(line: bytes) -> Any:
    """The JSON data of a line."""
    return json.loads(line.rpartition(b"\t")[0])


def raw(text: bytes) -> bytes:
    """Any bytes as a line with a right checksum."""
    return text + b"\t%08x\n" % zlib.crc32(text)


def only(data: bytes) -> Harm:
    """A file that holds just this."""
    return lambda _lines: data


def line(number: int, new: bytes | Callable[[bytes], bytes]) -> Harm:
    """One line is another."""

    def harm(lines: Lines) -> bytes:
        lines[number - 1] = new if isinstance(new, bytes) else new(lines[number - 1])
        return b"".join(lines)

    return harm


def changed(number: int, **values: Any) -> Harm:
    """One line says something else, with a right checksum."""
    return line(number, lambda old: as_line({**body(old), **values}))


def without(number: int, name: str) -> Harm:
    """One line lacks a value, with a right checksum."""
    return line(number, lambda old: as_line({k: v for k, v in body(old).items() if k != name}))


def shuffled(rearrange: Callable[[Lines], Lines]) -> Harm:
    """Whole lines, in another order."""
    return lambda lines: b"".join(rearrange(lines))


def at_first(kind: type[Any], harm: Callable[[int], Harm]) -> Harm:
    """Harm where the first line of this kind stands."""

    def find(lines: Lines) -> bytes:
        number = next(i for i, one in enumerate(lines, 1) if i > 1 and isinstance(from_json(body(one)), kind))
        return harm(number)(lines)

    return find


def swap_checksums(lines: Lines) -> bytes:
    lines[3], lines[4] = lines[3][:-9] + lines[4][-9:], lines[4][:-9] + lines[3][-9:]
    return b"".join(lines)


def lose_card(old: bytes) -> bytes:
    snapshot = next(body(one) for one in toy_lines() if b'"snap"' in one)["snap"]
    return as_line({**body(old), "start": {**snapshot, "deck": snapshot["deck"][1:]}})


ANSWER = {"n": 2, "k": "lay", "p": [0], "a": [[0]], "o": [["3"]], "of": [4], "d": 5}

BAD_SAVES: dict[str, tuple[Harm, str]] = {
    # not a save at all
    "empty": (only(b""), "{file}: the file is empty"),
    "one_newline": (only(b"\n"), NO_SAVE),
    "plain_text": (only(b"Dear diary,\ntoday we played.\n"), NO_SAVE),
    "no_newline_at_all": (only(b"\x7fELF" * 100), NO_SAVE),
    "every_byte": (only(bytes(range(256)) * 9), NO_SAVE),
    "zeros": (only(bytes(4096)), NO_SAVE),
    "picture": (only(b"\x89PNG\r\n\x1a\n" + bytes(99)), NO_SAVE),
    "lines_of_another_program": (only(raw(b'{"level":"info"}') * 3), NO_SAVE),
    "endless_line": (only(b"a" * (2 << 20)), "{file}: line 1 is too long: this is not a dragonroads save"),
    "windows_line_ends": (lambda lines: b"".join(lines).replace(b"\n", b"\r\n"), NO_SAVE),
    "utf16": (lambda lines: b"".join(lines).decode().encode("utf-16"), NO_SAVE),
    # the first line
    "torn_header": (lambda lines: lines[0][:-1], "{file}: line 1 was torn: the game was never begun"),
    "header_without_checksum": (line(1, lambda old: old[:-10] + b"\n"), NO_SAVE),
    "header_with_wrong_checksum": (line(1, lambda old: old[:-9] + b"00000000\n"), "{file}: line 1 is damaged"),
    "header_edited_by_hand": (line(1, lambda old: old.replace(b"V0", b"Al")), "{file}: line 1 is damaged"),
    "byte_order_mark": (lambda lines: b"\xef\xbb\xbf" + b"".join(lines), "{file}: line 1 is damaged"),
    "header_not_utf8": (line(1, raw(b'{"format":1,"game":"\xff"}')), "{file}: line 1 is not JSON text"),
    "header_is_a_list": (line(1, raw(b"[1]")), "{file}: line 1 is not a JSON object"),
    "later_format": (
        changed(1, format=2),
        "{file}: format 2 with 'splitmix64/1': this version reads format 1 with 'splitmix64/1'",
    ),
    "other_chance": (
        changed(1, rng="mersenne/1"),
        "{file}: format 1 with 'mersenne/1': this version reads format 1 with 'splitmix64/1'",
    ),
    "format_in_words": (changed(1, format="one"), NO_SAVE),
    "header_without_seats": (
        without(1, "seats"),
        "{file}: the header of this save is incomplete (KeyError: 'seats')",
    ),
    "header_with_a_number_for_a_seed": (
        changed(1, seed=5),
        "{file}: the header of this save is incomplete (TypeError: a text is missing)",
    ),
    "header_with_strange_option": (
        changed(1, options={"deck": {}}),
        "{file}: the header of this save is incomplete (ValueError: option value {{}})",
    ),
    "half_a_character_in_a_name": (
        line(1, lambda old: raw(old[:-10].replace(b"V0", b"\\ud83d"))),
        "{file}: line 1 is not JSON text",
    ),
    "header_with_a_number_for_a_piece": (
        changed(1, seats=[{"name": "Ana", "who": "keyboard", "piece": 7}, {"name": "Bo", "who": "keyboard"}]),
        "{file}: the header of this save is incomplete (TypeError: a text is missing)",
    ),
    "header_with_a_piece_that_is_not_there": (
        changed(
            1,
            seats=[{"name": "Ana", "who": "keyboard", "piece": "\x1b[2J" * 9}, {"name": "Bo", "who": "keyboard"}],
        ),
        "{file}: the game cannot be begun as line 1 says (seat 1 plays with "
        "'\\x1b[2J\\x1b[2J\\x1b[2J\\x1b[2J\\x1b[2J', which is not there)",
    ),
    "header_with_a_number_for_a_code": (
        changed(1, seats=[{"name": "V0", "who": "keyboard", "code": 1234}]),
        "{file}: the header of this save is incomplete (TypeError: a text is missing)",
    ),
    # damage inside
    "bit_flipped": (line(4, lambda old: bytes([old[0], old[1] ^ 4]) + old[2:]), "{file}: line 4 is damaged"),
    "checksums_swapped": (swap_checksums, "{file}: line 4 is damaged"),
    "checksum_in_capitals": (line(4, lambda old: old[:-9] + b"ABCDEF12\n"), "{file}: line 4 is damaged"),
    "line_without_checksum": (line(4, b'{"undo":1}\n'), "{file}: line 4 is damaged"),
    "empty_line": (line(4, lambda old: b"\n" + old), "{file}: line 4 is damaged"),
    "lines_run_together": (line(4, lambda old: old[:-1]), "{file}: line 4 is damaged"),
    "line_of_zeros": (line(4, bytes(300) + b"\n"), "{file}: line 4 is damaged"),
    "line_too_long": (line(4, raw(b'{"stop":"' + b"a" * (1 << 20) + b'"}')), "{file}: line 4 is too long"),
    "line_not_json": (line(4, raw(b"{undo: 1}")), "{file}: line 4 is not JSON text"),
    "line_not_utf8": (line(4, raw(b'{"stop":"\xe9"}')), "{file}: line 4 is not JSON text"),
    "line_nested_deeply": (line(4, raw(b"[" * 200_000)), "{file}: line 4 is not JSON text"),
    "line_with_endless_number": (line(4, raw(b'{"undo":' + b"9" * 9999 + b"}")), "{file}: line 4 is not JSON text"),
    "line_is_a_number": (line(4, raw(b"42")), "{file}: line 4 is not a JSON object"),
    "unknown_line": (
        line(4, as_line({"dance": 1})),
        "{file}: line 4 is not a line of a saved game (KeyError: 'stop')",
    ),
    "answer_without_digest": (
        line(4, as_line({k: v for k, v in ANSWER.items() if k != "d"})),
        "{file}: line 4 is not a line of a saved game (KeyError: 'd')",
    ),
    "answer_with_half_a_number": (
        line(4, as_line({**ANSWER, "n": 2.5})),
        "{file}: line 4 is not a line of a saved game (TypeError: a whole number is missing)",
    ),
    "answer_with_infinity": (
        line(4, raw(b'{"n":Infinity,"k":"lay","p":[0],"a":[[0]],"o":[["3"]],"of":[4],"d":5}')),
        "{file}: line 4 is not a line of a saved game (TypeError: a whole number is missing)",
    ),
    "seat_handed_to_a_number": (
        line(4, as_line({"hand": 0, "who": 1})),
        "{file}: line 4 is not a line of a saved game (TypeError: a text is missing)",
    ),
    "two_saves_in_one": (
        lambda lines: b"".join(lines[:9] * 2),
        "{file}: line 10 is not a line of a saved game (KeyError: 'stop')",
    ),
    # sound lines that make no game
    "line_lost": (
        shuffled(lambda lines: lines[:2] + lines[3:]),
        "{file}: line 3: question 2 (lay) is not asked any more",
    ),
    "lines_swapped": (
        shuffled(lambda lines: [*lines[:2], lines[3], lines[2], *lines[4:]]),
        "{file}: line 3: question 2 (lay) is not asked any more",
    ),
    "line_twice": (
        shuffled(lambda lines: [*lines[:3], lines[2], *lines[3:]]),
        "{file}: line 4: question 1 (guess) is not asked any more",
    ),
    "line_of_another_game": (
        shuffled(lambda lines: [*lines[:2], toy_lines(seed=99)[2], *lines[3:]]),
        "{file}: line 3: question 1 (guess) leads to another position now",
    ),
    "header_of_another_game": (
        shuffled(lambda lines: [toy_lines(seed=99)[0], *lines[1:]]),
        "{file}: line 2: question 0 (stall) leads to another position now",
    ),
    "unknown_game": (changed(1, game="race"), "{file}: this is a game of 'race', not of 'toy'"),
    "game_for_nobody": (
        changed(1, seats=[]),
        "{file}: the game cannot be begun as line 1 says (the fair is for 2 to 4, not 0)",
    ),
    "start_with_a_card_lost": (
        lambda lines: lose_card(lines[0]),
        "{file}: its position is broken (a card is lost or there twice)",
    ),
    "start_of_another_game": (
        changed(1, start={"gold": 3}),
        "{file}: the game cannot be begun as line 1 says (start.seed is missing)",
    ),
    "answer_never_open": (
        at_first(Answered, lambda n: changed(n, a=[[0]], o=[["moon"]])),
        "{file}: line 2: question 0 (stall) has other options now",
    ),
    "answer_in_many_lines": (
        at_first(Answered, lambda n: changed(n, k="a\nb\x1b[2J")),
        "{file}: line 2: question 0 (a?b?[2J) is not asked any more",
    ),
    "bid_forged": (
        at_first(SealedAnswer, lambda n: changed(n, a=[9], o=["9"])),
        "{file}: line 24: question 22 (bid) has other options now",
    ),
    "seat_handed_to_nobody": (
        line(2, as_line({"hand": 0, "who": "ghost\n\x1b[2J"})),
        "{file}: line 2: nobody here is called 'ghost\\n\\x1b[2J'",
    ),
    "seat_handed_twice": (
        line(2, as_line({"hand": 0, "who": "keyboard"})),
        "{file}: line 2: the seat is played like that already",
    ),
    "seat_handed_that_is_not_there": (
        line(2, as_line({"hand": 9, "who": "computer:easy"})),
        "{file}: line 2: there is no seat 9",
    ),
    "snapshot_forged": (
        at_first(Snapshot, lambda n: changed(n, at=3)),
        "{file}: line 32: the snapshot after 3 answers shows another position",
    ),
}
