"""Save files for tests: a whole game of the fair on disk, and lines with a right checksum whatever they say."""

from __future__ import annotations

from pathlib import Path

from dragonroads.engine.game import Game, Header
from dragonroads.engine.journal import Record, header_to_json, to_json
from dragonroads.engine.match import Match
from dragonroads.engine.savefile_reading import as_line
from dragonroads.engine.table import S
from tests.engine.playing import play, toy_header
from tests.engine.toy import Toy


def lines_of(game: Game[S], header: Header) -> list[bytes]:
    """The lines of a game played to its end, as they stand in its file."""
    records: list[Record] = []
    play(Match(game, header, records.append))
    return [as_line(header_to_json(header)), *(as_line(to_json(record)) for record in records)]


def toy_lines(seats: int = 3, seed: int = 7) -> list[bytes]:
    """The lines of a whole fair."""
    return lines_of(Toy(), toy_header(seats, seed))


def put(path: Path, *lines: bytes) -> Path:
    """Write lines to a file."""
    path.write_bytes(b"".join(lines))
    return path
