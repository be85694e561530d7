"""Hands a table to the front end; so far there is one, line mode."""

from __future__ import annotations

import io
import sys
from typing import Any

from dragonroads.console.reporting import remembering
from dragonroads.engine.match import Match
from dragonroads.engine.savefile import SaveFile
from dragonroads.games.loaded import LoadedGame
from dragonroads.library.words import Catalog
from dragonroads.saves.finding import name_of
from dragonroads.saves.opening import people


def play_on(match: Match[Any], file: SaveFile, loaded: LoadedGame, words: Catalog) -> int:
    """Play until the game is over or the people leave; the exit code."""
    command = f"dragonroads resume {name_of(file.path)}"
    with file, remembering(words.say("cli.safe", command=command)):
        from dragonroads.ui import line_commands, line_mode  # only now: most commands show no game

        presenter = loaded.present(words, people(match.header))
        typed, shown = sys.stdin or io.StringIO(), sys.stdout or io.StringIO()
        saved = line_commands.SaveInfo(str(file.path), command)
        return line_mode.play(match, loaded, presenter, words, typed, shown, saved=saved)
