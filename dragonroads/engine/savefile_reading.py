"""Reading a saved game: a header and records, one line of JSON each, followed by a tab and its CRC-32."""

from __future__ import annotations

import json
import os
import stat
import zlib
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import accumulate
from pathlib import Path
from typing import Any

from dragonroads.engine.game import Header
from dragonroads.engine.journal import Record, Snapshot, Undone, from_json, header_from_json
from dragonroads.engine.line import Line, Texts, text
from dragonroads.errors import SaveError

MOST_BYTES, MOST_BYTES_OF_LINE = 64 << 20, 1 << 20
_MOST_LETTERS = 200
_CRC = 9  # a tab and eight hexadecimal digits


class Says(Texts):
    """What is wrong with the file of a game, where people may be asked what to do about it."""

    family = "save"
    file = text(path=str, what=Line)
    line = text("long", "damaged", "not_text", "not_object", n=int)
    unknown = text(n=int, why=str)


class BadLine(Exception):
    """A line that cannot be read; what is wrong with it is said when its number is known."""

    def __init__(self, how: str = "", why: str = "") -> None:
        super().__init__(how or why)
        self.how = how
        self.why = why

    def at(self, number: int) -> Line:
        """The same about the line of this number."""
        return Says.line(self.how, n=number) if self.how else Says.unknown(n=number, why=self.why)


@dataclass(frozen=True, slots=True)
class Saved:
    """What a save file holds: the whole lines, and a notice when the last one was torn."""

    path: Path
    header: Header
    records: tuple[Record, ...]
    ends: tuple[int, ...]
    """Where each whole line ends, the header's first; what stands behind the last one is torn."""
    notice: str = ""

    def until(self, line: int) -> Saved:
        """The same game up to the line before this one."""
        return Saved(self.path, self.header, self.records[: line - 2], self.ends[: line - 1])


class Stuck(SaveError):
    """A save that cannot be followed beyond a line; the file itself is left as it is."""

    def __init__(self, message: Line | str, line: int, saved: Saved, snapshot: Snapshot | None) -> None:
        super().__init__(message)
        self.line = line
        """The first line that does not fit, counted from 1."""
        self.saved = saved
        """The game up to the line before: to be looked at, or gone on with in a copy."""
        self.snapshot = snapshot
        """The last position that was written down at or after the line, if one was."""


class Damaged(Stuck):
    """A line inside the file is not what was once written."""


def complaint(path: Path, what: str) -> str:
    """One line about a file, whatever strange or endless text its name or a line of it may hold."""
    return f"{_name(path)}: {harmless(what)}"


def about(path: Path, what: Line) -> Line:
    """The same as a line of declared texts, for people to read in their language."""
    return Says.file(path=_name(path), what=what)


def harmless(text: str) -> str:
    """Whatever strange or endless text a file may hold, as something that can be shown."""
    text = "".join(c if c.isprintable() else "?" for c in text)
    return text if len(text) <= _MOST_LETTERS else text[:_MOST_LETTERS] + "…"


def _name(path: Path) -> str:
    name = "".join(c if c.isprintable() else "?" for c in str(path))
    return name if len(name) <= _MOST_LETTERS else "…" + name[-_MOST_LETTERS:]


def as_line(data: Any) -> bytes:
    """JSON data as a line of a save file."""
    body = json.dumps(data, ensure_ascii=False, separators=(",", ":"), allow_nan=False).encode()
    return b"%b\t%08x\n" % (body, zlib.crc32(body))


def body_of(line: bytes) -> bytes | None:
    """The JSON text of a line without its newline; nothing when the checksum does not fit."""
    body, crc = line[:-_CRC], line[-_CRC:]
    return body if crc == b"\t%08x" % zlib.crc32(body) else None


def read(path: str | Path) -> Saved:
    """Read and check a save file; SaveError in one line when it cannot be read, Damaged when a part of it can."""
    path = Path(path)
    return parse(path, load_bytes(path))


def check_plain(path: Path) -> None:
    """Refuse folders, pipes, devices and names that lead nowhere, before anything is opened."""
    try:
        kind = path.stat().st_mode
    except FileNotFoundError:
        raise SaveError(complaint(path, "there is no such file")) from None
    except (OSError, ValueError) as fault:
        raise SaveError(complaint(path, f"cannot be read ({reason(fault)})")) from None
    if stat.S_ISDIR(kind):
        raise SaveError(complaint(path, "this is a folder, not a saved game"))
    if not stat.S_ISREG(kind):
        raise SaveError(complaint(path, "this is not a plain file"))


def load_bytes(path: Path) -> bytes:
    """All bytes of a plain file of a sensible size."""
    check_plain(path)
    try:
        with path.open("rb") as file:
            data = file.read(MOST_BYTES + 1)
    except OSError as fault:
        raise SaveError(complaint(path, f"cannot be read ({reason(fault)})")) from None
    if len(data) > MOST_BYTES:
        raise SaveError(complaint(path, f"larger than {MOST_BYTES >> 20} MB, too large for a saved game"))
    return data


def reason(fault: Exception) -> str:
    """Why the system refused, in its own words."""
    return os.strerror(fault.errno) if isinstance(fault, OSError) and fault.errno else str(fault)


def parse(path: Path, data: bytes) -> Saved:
    """Check the bytes of a save file and take them apart."""
    *lines, torn = data.split(b"\n")
    header = _header(path, lines, data)
    if not torn and len(lines) > 1 and body_of(lines[-1]) is None:
        torn = lines.pop()
    notice = complaint(path, f"the last line ({len(lines) + 1}) was torn and is left out") if torn else ""
    ends = tuple(accumulate(len(line) + 1 for line in lines))
    records: list[Record] = []
    for number, line in enumerate(lines[1:], 2):
        try:
            records.append(_record(line))
        except BadLine as fault:
            before = Saved(path, header, tuple(records), ends[: number - 1])
            snapshot = last_standing(_what_is_left(lines[number:], number - 1))
            raise Damaged(about(path, fault.at(number)), number, before, snapshot) from None
    return Saved(path, header, tuple(records), ends, notice)


def _header(path: Path, lines: list[bytes], data: bytes) -> Header:
    try:
        if not data:
            raise SaveError("the file is empty")
        if not lines and data.startswith(b'{"format":'):
            raise SaveError("line 1 was torn: the game was never begun")
        if len(lines[0] if lines else data) > MOST_BYTES_OF_LINE:
            raise SaveError("line 1 is too long: this is not a dragonroads save")
        if not lines or lines[0][-_CRC:-8] != b"\t":
            raise SaveError("this is not a dragonroads save")
        return header_from_json(_json(lines[0]))
    except BadLine as fault:
        raise SaveError(about(path, fault.at(1))) from None
    except SaveError as fault:
        raise SaveError(complaint(path, str(fault))) from None


def _record(line: bytes) -> Record:
    data = _json(line)
    try:
        return from_json(data)
    except SaveError as fault:
        raise BadLine(why=harmless(str(fault))) from None


def _json(line: bytes) -> dict[str, Any]:
    """The JSON object of a line; BadLine when there is none."""
    if len(line) > MOST_BYTES_OF_LINE:
        raise BadLine("long")
    body = body_of(line)
    if body is None:
        raise BadLine("damaged")
    try:
        data = json.loads(body.decode())
        if b"\\ud" in body.lower():
            as_line(data)  # half a character, spelt as an escape, could never be shown or written again
    except (ValueError, RecursionError):
        raise BadLine("not_text") from None
    if not isinstance(data, dict):
        raise BadLine("not_object")
    return data


def _what_is_left(lines: list[bytes], first: int) -> list[tuple[int, Record | None]]:
    """The records behind a damaged line with their numbers; none where a further line is damaged."""
    left: list[tuple[int, Record | None]] = []
    for at, line in enumerate(lines, first):
        try:
            left.append((at, _record(line)))
        except BadLine:
            left.append((at, None))
    return left


def last_standing(records: Iterable[tuple[int, Record | None]]) -> Snapshot | None:
    """The last snapshot that was not taken back again; the records come with their number in the file.

    The question that follows a snapshot has the snapshot's own number, so an undo to a smaller one goes behind it.
    A record that is lost may have been such an undo.
    """
    standing: list[tuple[int, Snapshot]] = []
    for at, record in records:
        match record:
            case Snapshot():
                standing.append((at, record))
            case Undone(to):
                standing = [one for one in standing if one[0] <= to]
            case None:
                standing.clear()
    return standing[-1][1] if standing else None
