"""Runs the app without a terminal, brings about a scene in it, and lets others look."""

from __future__ import annotations

import os
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from functools import cache
from itertools import count

from textual import events
from textual.drivers.headless_driver import HeadlessDriver
from textual.geometry import Size as Cells

from dragonroads import paths
from dragonroads.engine.journal import Record
from dragonroads.engine.savefile import SaveFile
from dragonroads.engine.simulate_cases import lines_of
from dragonroads.games.loaded import LoadedGame
from dragonroads.library.pack import Pack
from dragonroads.saves.content import Contents
from dragonroads.saves.finding import SUFFIX
from dragonroads.settings import Settings
from dragonroads.shelf import Shelf, open_pack
from dragonroads.ui.app import BoxApp
from dragonroads.ui.box import Box, Surroundings
from dragonroads.ui.scenes.pace import PACES
from dragonroads.workshop.pictures.dealing import dealt
from dragonroads.workshop.pictures.scene import Act, Scene, Size
from dragonroads.workshop.pictures.stillness import still

STANDS_STILL = 36_000.0
"""Seconds per moment: nobody watches a picture that long."""
UNHURRIED = 0.7
"""Seconds that go by whenever somebody looks at the clock: nothing is ever pressed in a hurry."""
LAST_PLAYED = datetime(2026, 3, 14, 20, 15)


@dataclass(frozen=True, slots=True)
class Look:
    """How the app looks in a picture."""

    size: Size = (80, 24)
    glyphs: str = "safe"
    theme: str = "dark"
    language: str = "en"


@contextmanager
def own_surroundings() -> Iterator[None]:
    """While a picture is taken, everything of the player lies in a folder of its own, and nothing forbids colours."""
    before = {name: os.environ.get(name) for name in (paths.HOME_VARIABLE, "NO_COLOR")}
    with tempfile.TemporaryDirectory(prefix="dragonroads-") as folder:
        os.environ[paths.HOME_VARIABLE] = folder
        os.environ.pop("NO_COLOR", None)
        try:
            yield
        finally:
            for name, value in before.items():
                os.environ.pop(name, None)
                if value is not None:
                    os.environ[name] = value


class OwnShelf(Shelf):
    """Our own content and nothing else; each folder is read once, however many pictures are taken."""

    def pack(self, name: str) -> Pack:
        """A content folder, read."""
        return _pack(name)

    def announced(self, name: str) -> Pack:
        """The same: it is read already, or will be."""
        return self.pack(name)

    def open(self, name: str) -> LoadedGame:
        """A game, ready to be played."""
        return _game(name)


@cache
def _pack(name: str) -> Pack:
    return Shelf([paths.built_in_content()], cache=None).pack(name)


@cache
def _game(name: str) -> LoadedGame:
    return open_pack(_pack(name))


class StillBox(Box):
    """A box whose deals are always the same: no luck is in a picture."""

    def drawn_deal(self) -> tuple[int, str]:
        """The deal of every picture."""
        return 7, "picture"


def box_for(look: Look, shelf: Shelf | None = None) -> Box:
    """The box with nothing but our own content, or that of a shelf, in a terminal that can show everything."""
    settings = Settings(theme=look.theme, glyphs=look.glyphs, language=look.language, pace="off")
    own = shelf or OwnShelf([paths.built_in_content()], cache=None)
    return StillBox(Contents(own), settings, None, Surroundings({}))


def app_for(scene: Scene, look: Look, shelf: Shelf | None = None) -> BoxApp:
    """An app that opens where the scene begins: at its table, or at home with its saved tables."""
    box = box_for(look, shelf)
    keep_saved(scene, box)
    _stop_clock(scene, box)
    session = dealt(scene.deal, box) if scene.deal else None
    app = BoxApp(box, lambda app: app.play(session) if session else app.go_home())
    app.animation_level = "none"
    app.ears.clock = count(0, UNHURRIED).__next__
    return app


def _stop_clock(scene: Scene, box: Box) -> None:
    box.pace = replace(PACES["wait"], turn=STANDS_STILL) if scene.moves else PACES["off"]


def keep_saved(scene: Scene, box: Box) -> None:
    """Put the saved tables of a scene into the player's folder, the first one played last."""
    folder = paths.saves_folder()
    for days, deal in enumerate(scene.saved):
        journal: list[Record] = []
        header = dealt(deal, box, journal.append).match.header
        path = folder / f"{deal.name}{SUFFIX}"
        SaveFile.create_with(path, lines_of(header, journal)).close()
        when = (LAST_PLAYED - timedelta(days=days)).timestamp()
        os.utime(path, (when, when))


@asynccontextmanager
async def on_stage(scene: Scene, look: Look, shelf: Shelf | None = None) -> AsyncIterator[BoxApp]:
    """The app in the middle of a scene; it ends when nobody looks any more."""
    with own_surroundings():
        app = app_for(scene, look, shelf)
        async with app.run_test(size=look.size):
            await play(app, scene)
            yield app


async def play(app: BoxApp, scene: Scene) -> None:
    """Bring the scene about in an app that has just begun."""
    await still(app)
    await perform(app, *scene.acts)


async def perform(app: BoxApp, *acts: Act) -> None:
    """Do one thing after another."""
    for act in acts:
        await act(app)
        await still(app)


async def resize(app: BoxApp, size: Size) -> None:
    """Pull at the window."""
    cells = Cells(*size)
    assert isinstance(app._driver, HeadlessDriver)
    app._driver._size = cells
    app.post_message(events.Resize(cells, cells))
    await still(app)


async def dress(app: BoxApp, scene: Scene, look: Look) -> None:
    """Show a running scene in another size and look."""
    if app.size != look.size:
        await resize(app, look.size)
    wanted = {"glyphs": look.glyphs, "theme": look.theme, "language": look.language}
    if any(getattr(app.settings, name) != value for name, value in wanted.items()):
        app.change(**wanted)
        _stop_clock(scene, app.content)
    await still(app)
