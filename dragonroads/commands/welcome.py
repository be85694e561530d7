"""`dragonroads` without a command: opens the box; without a terminal, the games on the shelf and how to start one."""

from __future__ import annotations

import argparse

from dragonroads.console.full_screen import open_home, why_no_screen
from dragonroads.console.output import wrapped, write
from dragonroads.console.parser import Parser
from dragonroads.console.wording import add_language, words_in
from dragonroads.engine.line import Texts, text
from dragonroads.errors import ContentError
from dragonroads.library.words import Catalog
from dragonroads.shelf import Shelf
from dragonroads.ui.home_cards import GameCard, game_cards


class Says(Texts):
    """What is said where there is no screen."""

    family = "cli"
    welcome, help, empty_shelf = text(), text(), text()
    game_line = text("", "exactly", name=str, least=int, most=int, minutes=int)
    start = text(game=str)
    broken_game = text(game=str)


class Helps(Texts):
    """The help of the command."""

    family = "help.welcome"
    command = text()


NAME = "welcome"
HELP = Helps.command()
HIDDEN = True


def configure(parser: Parser) -> None:
    """It takes nothing but a language."""
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Open the home screen; where there is no terminal for it, list the games and name the next command."""
    shelf = Shelf()
    words = words_in(args.lang, shelf)
    if not why_no_screen():
        return open_home(words)
    return _greet(shelf, words)


def _greet(shelf: Shelf, words: Catalog) -> int:
    games = game_cards(shelf, words.lang)
    write(words.say(Says.welcome()), "")
    for game in games:
        write(*_game(game, shelf, words), "")
    if games:
        write(words.say(Says.start(game=games[0].shown_id)), words.say(Says.help()))
    else:
        write(words.say(Says.empty_shelf()))
    return 0


def _game(card: GameCard, shelf: Shelf, words: Catalog) -> list[str]:
    shown = card.shown_id
    try:
        shelf.open(card.id)
    except ContentError:
        return [f"  {shown}", f"    {words.say(Says.broken_game(game=shown))}"]
    how = "exactly" if card.least == card.most else ""
    facts = {"least": card.least, "most": card.most, "minutes": card.minutes}
    line = words.say(Says.game_line(how, name=card.name, **facts))
    return [f"  {shown}", *wrapped(line, "    "), *wrapped(card.pitch, "    ")]
