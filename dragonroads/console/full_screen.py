"""Opens the full screen, where there is a terminal for it."""

from __future__ import annotations

import gc
import os
import sys
from typing import TYPE_CHECKING, Any

from dragonroads import paths
from dragonroads.console.output import notice as say_aside
from dragonroads.console.output import write
from dragonroads.console.wording import kept_settings
from dragonroads.engine.line import Texts, text
from dragonroads.library.words import Catalog
from dragonroads.saves.content import Contents
from dragonroads.shelf import Shelf
from dragonroads.ui.terminal import can_show_screen, prepare_environment

if TYPE_CHECKING:
    from dragonroads.engine.match import Match
    from dragonroads.engine.savefile import SaveFile
    from dragonroads.games.loaded import LoadedGame
    from dragonroads.ui.app import BoxApp, Opening


class Says(Texts):
    """What is said when the screen is left."""

    family = "cli"
    safe = text(command=str)
    left = text(key="line.left")
    resume = text(key="line.resume", command=str)


def why_no_screen() -> str:
    """Why this terminal cannot show a full screen, as a key of words; empty when it can."""
    return can_show_screen(sys.stdin, sys.stderr, os.environ) or can_show_screen(sys.stdin, sys.stdout, os.environ)


def open_home(words: Catalog) -> int:
    """The home screen; the exit code."""
    return _open(words, lambda app: app.go_home(), words.lang, words)


def open_table(match: Match[Any], file: SaveFile, loaded: LoadedGame, words: Catalog, lang: str) -> int:
    """A table on the full screen; the exit code. The language is the box's: the table may not be there in it."""

    def sit_down(app: BoxApp) -> None:
        from dragonroads.ui.session import Session

        session = Session(match, loaded, app.content.words_for(loaded), file)
        session.telling.resume()
        app.play(session)
        app.tell(app.content.not_whole(loaded))

    with file:
        return _open(words, sit_down, lang)


def _open(words: Catalog, opening: Opening, lang: str, catalog: Catalog | None = None) -> int:
    """Run the app, then say how to go on with the table that people left; a fault is told with it."""
    prepare_environment()
    gc.disable()  # until the first screen stands: looking for rubbish among what is imported would hold it up
    from dragonroads.ui.app import BoxApp  # only now: importing Textual takes most of a start
    from dragonroads.ui.running import box_here, run

    shelf = Shelf()
    kept, fault = kept_settings(shelf.languages())
    said = fault.said(words) if fault else ""
    app = BoxApp(box_here(Contents(shelf), kept, paths.settings_file(), lang, catalog), opening, said)
    try:
        code = run(app)
    except Exception as trouble:
        if app.unfinished:
            trouble.add_note(words.say(Says.safe(command=_resume(app))))
        raise
    finally:
        gc.enable()
    if app.farewell:
        say_aside(app.farewell)
    if app.unfinished and not code:
        write(words.say(Says.left()), words.say(Says.resume(command=_resume(app))))
    return code


def _resume(app: BoxApp) -> str:
    return f"dragonroads resume {app.unfinished}"
