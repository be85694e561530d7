"""`dragonroads` without a command: the games on the shelf and how to start one."""

from __future__ import annotations

import argparse

from dragonroads.console.output import wrapped, write
from dragonroads.console.wording import add_language, words_in
from dragonroads.errors import ContentError
from dragonroads.library.words import Catalog
from dragonroads.shelf import Shelf

NAME = "welcome"
HELP = "show the games on the shelf and how to start one"
HIDDEN = True


def configure(parser: argparse.ArgumentParser) -> None:
    """It takes nothing but a language."""
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Greet, list the games, name the next command."""
    shelf = Shelf()
    words = words_in(args.lang, shelf)
    games = shelf.games()
    write(words.say("cli.welcome"), "")
    for game in games:
        write(*_game(game, shelf, args.lang, words), "")
    if games:
        write(words.say("cli.start", game=games[0].replace("_", "-")), words.say("cli.help"))
    else:
        write(words.say("cli.empty_shelf"))
    return 0


def _game(game: str, shelf: Shelf, lang: str, words: Catalog) -> list[str]:
    shown = game.replace("_", "-")
    try:
        loaded = shelf.open(game)
    except ContentError:
        return [f"  {shown}", f"    {words.say('cli.broken_game', game=shown)}"]
    own, seats = shelf.catalog(lang, loaded), loaded.spec.seats
    line = own.say(
        "cli.game_line", name=own.say("game.name"), least=seats.least, most=seats.most, minutes=loaded.spec.minutes
    )
    return [f"  {shown}", *wrapped(line, "    "), *wrapped(own.say("game.pitch"), "    ")]
