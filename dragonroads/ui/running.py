"""Runs the app in this terminal; a hang-up or a kill ends it as cleanly as a key would."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import sys
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from dragonroads.settings import Settings
from dragonroads.ui.app import BoxApp
from dragonroads.ui.box import Box, Surroundings
from dragonroads.ui.themes import colours_of

if TYPE_CHECKING:
    from dragonroads.library.words import Catalog
    from dragonroads.saves.content import Contents

SIGNALLED = 128
"""What a shell adds to the number of the signal that ended a program."""
CALM = 0.5
"""Seconds after which the first screen stands and there is time to tidy up."""


def box_here(
    contents: Contents, settings: Settings, where: Path | None, lang: str, catalog: Catalog | None = None
) -> Box:
    """The box as this terminal can show it; its words are read unless they are at hand."""
    encoding = getattr(sys.__stderr__, "encoding", None) or "ascii"
    around = Surroundings(dict(os.environ), encoding, colours_of(os.environ))
    return Box(contents, settings, where, around, lang, catalog)


def run(app: BoxApp) -> int:
    """Run until people leave; the exit code. A fault inside is raised again when the terminal is itself again."""
    asyncio.run(_run(app, app.settings.mouse))
    if app.fault is not None:
        raise app.fault
    return app.return_code or 0


async def _run(app: BoxApp, mouse: bool) -> None:
    loop = asyncio.get_running_loop()
    for one in ("SIGHUP", "SIGTERM", "SIGQUIT"):
        if hasattr(signal, one) and sys.platform != "win32":
            number = getattr(signal, one)
            loop.add_signal_handler(number, partial(app.exit, return_code=SIGNALLED + number))
    loop.call_later(CALM, _collect_again)
    await app.run_async(mouse=mouse)
    if app.director:
        app.director.session.close()


def _collect_again() -> None:
    """What was imported stays to the end and need not be looked through; from now on rubbish is collected as usual."""
    gc.freeze()
    gc.enable()
