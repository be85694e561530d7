"""Runs the app in this terminal; a hang-up or a kill ends it as cleanly as a key would."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from dragonroads.settings import Settings
from dragonroads.ui.app import BoxApp, Opening
from dragonroads.ui.box import Box, Surroundings
from dragonroads.ui.themes import colours_of

if TYPE_CHECKING:
    from dragonroads.saves.content import Contents

HUNG_UP = 129


def box_here(contents: Contents, settings: Settings, where: Path | None, lang: str) -> Box:
    """The box as this terminal can show it."""
    encoding = getattr(sys.__stderr__, "encoding", None) or "ascii"
    around = Surroundings(dict(os.environ), encoding, colours_of(os.environ))
    return Box(contents, settings, where, around, lang)


def run(box: Box, opening: Opening, notice: str = "") -> int:
    """Run until people leave; the exit code. A fault inside is raised again when the terminal is itself again."""
    app = BoxApp(box, opening, notice)
    asyncio.run(_run(app, box.settings.mouse))
    if app.fault is not None:
        raise app.fault
    return app.return_code or 0


async def _run(app: BoxApp, mouse: bool) -> None:
    loop = asyncio.get_running_loop()
    for one in ("SIGHUP", "SIGTERM"):
        if hasattr(signal, one) and sys.platform != "win32":
            loop.add_signal_handler(getattr(signal, one), lambda: app.exit(return_code=HUNG_UP))
    await app.run_async(mouse=mouse)
    if app.director:
        app.director.session.close()
