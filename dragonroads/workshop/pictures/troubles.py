"""Scenes of what goes wrong: saves that cannot be followed or written, a code nobody remembers, a window too small."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any

from dragonroads import paths
from dragonroads.engine.journal import Record
from dragonroads.engine.savefile_reading import as_line, body_of
from dragonroads.errors import SaveError
from dragonroads.saves.finding import SUFFIX
from dragonroads.ui.app import BoxApp
from dragonroads.ui.screens.saved_tables import SavedTablesScreen
from dragonroads.workshop.pictures.acts import do, open_screen, press, take
from dragonroads.workshop.pictures.at_home import RUNNING
from dragonroads.workshop.pictures.behind_curtains import CODED, TINY, TURN, own_letter
from dragonroads.workshop.pictures.reading import LAMP
from dragonroads.workshop.pictures.scene import Act, Scene

LINE = 40
"""The line of a save from which on it is no good, counted from 0."""
ALMOST = (59, 19)
"""One column and one line short of the least."""


def spoil(change: Callable[[bytes], bytes]) -> Act:
    """Change a line of every saved table."""

    async def act(_app: BoxApp) -> None:
        for path in paths.saves_folder().glob(f"*{SUFFIX}"):
            lines = path.read_bytes().splitlines(keepends=True)
            lines[LINE] = change(lines[LINE])
            path.write_bytes(b"".join(lines))

    return act


def torn(line: bytes) -> bytes:
    """A line that is not what was once written."""
    return line.replace(b":", b";", 1)


def stale(line: bytes) -> bytes:
    """A line that is whole, and leads to another position by the rules of today."""
    record: dict[str, Any] = json.loads(body_of(line.rstrip(b"\n")) or b"{}")
    return as_line(record | {"n": -1, "k": "of_old", "p": [0], "a": [[0]], "o": [["?"]], "of": [1], "d": 0})


async def fill_disk(app: BoxApp) -> None:
    """From now on nothing can be written."""

    def refuse(_record: Record) -> None:
        raise SaveError("kitchen-table.save: cannot be written (No space left on device)")

    assert app.director
    app.director.session.match.journal = refuse


async def palette(app: BoxApp) -> None:
    """Everything that can be done."""
    app.action_command_palette()


async def about_table(app: BoxApp) -> None:
    """What the palette says about the table."""
    title = app.say("ui.table.about")
    next(one for one in app.get_system_commands(app.screen) if one.title == title).callback()


TROUBLES: Sequence[Scene] = (
    Scene("about_table", LAMP, (about_table,)),
    Scene("palette", LAMP, (palette,)),
    Scene("code_forgotten", CODED, (own_letter, press("enter"), press("f2"))),
    Scene("save_damaged", saved=(RUNNING,), acts=(spoil(torn), open_screen(SavedTablesScreen), do("choose"))),
    Scene("save_stale", saved=(RUNNING,), acts=(spoil(stale), open_screen(SavedTablesScreen), do("choose"))),
    Scene("save_unwritten", TURN, (fill_disk, take)),
    Scene("too_small", TURN, sizes=(*TINY, ALMOST)),
)
