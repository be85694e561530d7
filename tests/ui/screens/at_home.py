"""The app as it opens, in a home folder of its own, with whatever tables and settings a test puts there."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from random import Random

from dragonroads import paths
from dragonroads.engine.game import Agreements
from dragonroads.engine.table import Question
from dragonroads.saves.beginning import Wishes, begin
from dragonroads.saves.content import Contents
from dragonroads.saves.setting import seated, settled
from dragonroads.settings import Settings
from dragonroads.shelf import Shelf
from dragonroads.ui.app import BoxApp
from dragonroads.ui.box import Box, Surroundings
from dragonroads.workshop.pictures.studio import UNHURRIED
from tests.games.draghan.situations import loaded
from tests.ui.people import words
from tests.ui.screens.showing import Shown

PLAIN = Settings(glyphs="safe", pace="off")


@asynccontextmanager
async def at_home(
    size: tuple[int, int] = (80, 24), settings: Settings = PLAIN, roots: Sequence[Path] = ()
) -> AsyncIterator[Shown]:
    """The app in front of its home screen, when everything has been read; its fault, if it has one, is raised."""
    shelf = Shelf([paths.built_in_content(), *roots], cache=None)
    around = Surroundings({"TERM": "xterm-256color"}, "utf-8", "truecolor")
    box = Box(Contents(shelf), settings, paths.settings_file(), around)
    app = BoxApp(box, lambda app: app.go_home())
    app.ears.clock = count(0, UNHURRIED).__next__
    async with app.run_test(size=size) as pilot:
        await settle(Shown(app, pilot))
        yield Shown(app, pilot)
    if app.fault is not None:
        raise app.fault


async def settle(app: Shown) -> None:
    """Wait until everything that is read beside the screen has been read."""
    await app.pilot.pause()
    await app.app.workers.wait_for_complete()
    await app.pilot.pause()


async def open_screen(app: Shown, *keys: str) -> None:
    """Press keys and wait for what they open."""
    await app.press(*keys)
    await settle(app)


def cursor(app: Shown) -> str:
    """What stands behind the mark of the cursor."""
    marked = [line.split("►", 1)[1].split("◄")[0].split("╗")[0].strip(" ═║│") for line in app.lines if "►" in line]
    assert len(marked) == 1, app.text
    return marked[0]


def saved_table(people: str = "Ana,Ben,Cleo", answers: int = 10, name: str = "") -> Path:
    """A table that was begun, played for a while by chance, and left."""
    seats = seated(people, loaded().spec, words("en"))
    setting = settled(loaded(), None, ["length=12"], len(seats), words("en"))
    match, file = begin(loaded(), seats, setting, Wishes(Agreements(), name, seed=7))
    random = Random(7)
    for _ in range(answers):
        if match.over:
            break
        asked = [q for seat in range(len(seats)) for q in match.open(seat) if isinstance(q, Question)]
        picks = random.sample(range(len(asked[0].options)), max(1, asked[0].lo))
        match.answer(asked[0].seat, asked[0].n, *(asked[0].key(pick) for pick in picks))
    file.close()
    return file.path


def damage(path: Path, line: int = 5) -> None:
    """Spoil a line of a table's file."""
    lines = path.read_bytes().split(b"\n")
    lines[line - 1] = b'{"half'
    path.write_bytes(b"\n".join(lines))
