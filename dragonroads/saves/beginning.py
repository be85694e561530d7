"""Beginning a table: its header, its file and the match that writes to it."""

from __future__ import annotations

import datetime
import itertools
import os
import re
import secrets
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from dragonroads import paths
from dragonroads.engine.game import Agreements, Header, SeatSpec
from dragonroads.engine.journal import Record
from dragonroads.engine.line import Texts, text
from dragonroads.engine.match import Match
from dragonroads.engine.pieces import pieces_of
from dragonroads.engine.rematch import Rematch
from dragonroads.engine.savefile import SaveFile
from dragonroads.errors import SaveError
from dragonroads.games.loaded import LoadedGame
from dragonroads.saves.content import keep_content
from dragonroads.saves.finding import SUFFIX
from dragonroads.saves.setting import Setting

SEEDS = 1 << 64
_LONGEST_STEM = 60
_MOST_OF_A_NAME = 1000


class Says(Texts):
    """What is said when a table finds no name."""

    family = "save"
    too_many = text(folder=str, n=int, name=str)


@dataclass(frozen=True, slots=True)
class Wishes:
    """What the people want beside seats and options; without a seed the deal is drawn from the system."""

    agreements: Agreements
    name: str = ""
    seed: int | None = None
    salt: str = ""
    """The one the codes of the seats were hashed with; without one it is drawn as well."""
    rematch: Rematch | None = None
    """The table these people come from, and their score so far."""


def begin(
    loaded: LoadedGame, seats: tuple[SeatSpec, ...], setting: Setting, wishes: Wishes
) -> tuple[Match[Any], SaveFile]:
    """A new table; its first lines and the content it is played with are on disk when this returns.

    Who plays with which piece stands in that line, whether it was chosen or given.
    """
    pieces = pieces_of(seats, loaded.game.pieces())
    header = Header(
        game=loaded.game.id,
        rules=loaded.game.rules_version,
        content=loaded.game.content_hash,
        seed=secrets.randbits(64) if wishes.seed is None else wishes.seed,
        seats=tuple(replace(seat, piece=piece) for seat, piece in zip(seats, pieces)),
        options=setting.options,
        salt=wishes.salt or secrets.token_hex(8),
        agreements=wishes.agreements,
        name=wishes.name,
    )
    match = Match(loaded.game, header)
    score = (wishes.rematch,) if wishes.rematch else ()
    match.follow(score)
    keep_content(loaded)
    file = _create(header, score)
    match.attach(file.append)
    return match, file


def _create(header: Header, records: Sequence[Record]) -> SaveFile:
    while True:
        path = free_path(stem_of(header))
        try:
            return SaveFile.create(path, header, records)
        except SaveError:
            if not path.exists():  # otherwise somebody else took the name just now
                raise


def stem_of(header: Header) -> str:
    """The name of a table's file: what it is called or who plays what, and the day."""
    words = [header.name] if header.name else [header.game, *(seat.name for seat in header.seats)]
    return f"{plain_stem('-'.join(words)) or header.game}-{datetime.date.today().isoformat()}"


def free_path(stem: str) -> Path:
    """A file in the folder of saves that does not exist yet, numbered when the name is taken."""
    folder = paths.saves_folder()
    for number in itertools.count(1):
        path = folder / f"{stem}{'' if number == 1 else f'-{number}'}{SUFFIX}"
        if not os.path.lexists(path):  # a link that leads nowhere takes a name too
            return path
        if number == _MOST_OF_A_NAME:
            break
    raise SaveError(Says.too_many(folder=str(folder), n=_MOST_OF_A_NAME, name=stem))


def plain_stem(text: str) -> str:
    """Small letters, digits and hyphens: a name that is easy to type on any keyboard."""
    letters = unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "-", letters)[:_LONGEST_STEM].strip("-")
