"""Opens the full screen, where there is a terminal for it."""

from __future__ import annotations

import gc
import os
import sys
from typing import TYPE_CHECKING, Any

from dragonroads import paths, settings
from dragonroads.console.output import write
from dragonroads.console.reporting import remembering
from dragonroads.library.words import Catalog, languages
from dragonroads.saves.content import Contents
from dragonroads.saves.finding import name_of
from dragonroads.shelf import BOX, Shelf
from dragonroads.ui.terminal import can_show_screen, prepare_environment

if TYPE_CHECKING:
    from dragonroads.engine.match import Match
    from dragonroads.engine.savefile import SaveFile
    from dragonroads.games.loaded import LoadedGame
    from dragonroads.ui.app import Opening


def why_no_screen() -> str:
    """Why this terminal cannot show a full screen, as a key of words; empty when it can."""
    return can_show_screen(sys.stdin, sys.stderr, os.environ) or can_show_screen(sys.stdin, sys.stdout, os.environ)


def open_home(words: Catalog) -> int:
    """The home screen; the exit code."""
    return _open(words, lambda app: app.go_home(), "", words)


def open_table(match: Match[Any], file: SaveFile, loaded: LoadedGame, words: Catalog, notice: str = "") -> int:
    """A table on the full screen; the exit code."""
    command = f"dragonroads resume {name_of(file.path)}"

    def sit_down(app: Any) -> None:
        from dragonroads.ui.session import Session

        app.play(Session(match, loaded, app.content.words_for(loaded), file))

    with file, remembering(words.say("cli.safe", command=command)):
        code = _open(words, sit_down, notice)
    if not match.over and not code:
        write(words.say("line.left"), words.say("line.resume", command=command))
    return code


def _open(words: Catalog, opening: Opening, notice: str, catalog: Catalog | None = None) -> int:
    prepare_environment()
    gc.disable()  # until the first screen stands: looking for rubbish among what is imported would hold it up
    from dragonroads.ui.running import box_here, run  # only now: importing Textual takes most of a start

    shelf = Shelf()
    kept, fault = settings.load(paths.settings_file(), languages(shelf.pack(BOX)))
    box = box_here(Contents(shelf), kept, paths.settings_file(), words.lang, catalog)
    try:
        return run(box, opening, notice or (fault.said(words) if fault else ""))
    finally:
        gc.enable()
