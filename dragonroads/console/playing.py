"""Hands a table to the people: on a full screen where there is one, otherwise in line mode."""

from __future__ import annotations

import io
import sys
from typing import Any

from dragonroads.console.full_screen import open_table, why_no_screen
from dragonroads.console.output import write
from dragonroads.console.reporting import remembering
from dragonroads.console.wording import wanted_language
from dragonroads.engine.line import Texts, text
from dragonroads.engine.match import Match
from dragonroads.engine.savefile import SaveFile
from dragonroads.games.loaded import LoadedGame
from dragonroads.library.words import Catalog
from dragonroads.saves.finding import name_of
from dragonroads.saves.opening import people
from dragonroads.shelf import Shelf


class Says(Texts):
    """What is said before line mode begins."""

    family = "cli"
    line_instead = text(why=str)
    safe = text(command=str)


def play_on(match: Match[Any], file: SaveFile, loaded: LoadedGame, words: Catalog, as_lines: bool, lang: str) -> int:
    """Play until the game is over or the people leave; the exit code. The language is the one that was asked for."""
    hindrance = "" if as_lines else why_no_screen()
    if not (as_lines or hindrance):
        return open_table(match, file, loaded, words, wanted_language(lang, Shelf()))
    if hindrance:
        write(words.say(Says.line_instead(why=words.say(hindrance))))
    command = f"dragonroads resume {name_of(file.path)}"
    with file, remembering(words.say(Says.safe(command=command))):
        from dragonroads.ui import line_commands, line_mode  # only now: most commands show no game

        presenter = loaded.present(words, people(match.header))
        typed, shown = sys.stdin or io.StringIO(), sys.stdout or io.StringIO()
        saved = line_commands.SaveInfo.of(file)
        return line_mode.play(match, loaded, presenter, words, typed, shown, saved=saved)
