"""Hands a table to the front end; so far there is one, line mode."""

from __future__ import annotations

import io
import sys
from typing import Any

from dragonroads.console.output import write
from dragonroads.console.reporting import remembering
from dragonroads.engine.match import Match
from dragonroads.engine.savefile import SaveFile
from dragonroads.games.loaded import LoadedGame
from dragonroads.library.words import Catalog
from dragonroads.saves.finding import name_of
from dragonroads.saves.opening import people


def play_on(match: Match[Any], file: SaveFile, loaded: LoadedGame, words: Catalog) -> int:
    """Play until the game is over or the people leave, and say how to go on; the exit code."""
    name = name_of(file.path)
    with file, remembering(words.say("cli.safe", name=name)):
        code = _in_lines(match, loaded, words)
    if not match.over:
        write(words.say("cli.go_on", name=name))
    return code


def _in_lines(match: Match[Any], loaded: LoadedGame, words: Catalog) -> int:
    from dragonroads.ui import line_mode  # heavier than everything a command without a game needs

    presenter = loaded.present(words, people(match.header))
    return line_mode.play(match, loaded, presenter, words, sys.stdin or io.StringIO(), sys.stdout or io.StringIO())
