"""`dragonroads balance GAME`: many games between styles of play, and who wins how often.

This measures a game, it is no play: policies answer in the true state (see `bots/balance.py`).
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable

from dragonroads.console.many_games import FromShelf, add_games, header_for, progress_line, workers
from dragonroads.console.output import notice, write, write_json
from dragonroads.console.parser import Parser, share
from dragonroads.console.reporting import INTERRUPTED
from dragonroads.console.wording import Helps as Shared
from dragonroads.console.wording import add_language, words_in
from dragonroads.engine.line import Line, Texts, text
from dragonroads.errors import UsageError
from dragonroads.games.loaded import LoadedGame
from dragonroads.library.guesses import guess
from dragonroads.library.problems import quoted
from dragonroads.library.words import Catalog
from dragonroads.shelf import Shelf
from dragonroads.workshop.balance.measuring import RANDOM, Contest, measure
from dragonroads.workshop.balance.printed import Measured, as_json, in_words
from dragonroads.workshop.balance.tally import Balance


class Says(Texts):
    """What is said beside what the command does."""

    family = "cli"
    sim_interrupted = text(done=int, games=int)
    no_style = text(style=str, hint=Line)
    balance_progress = text(done=int, games=int)


class Helps(Texts):
    """The help of the command."""

    family = "help.balance"
    command, slips = text(), text()
    styles = text(random=str)


NAME = "balance"
HELP = Helps.command()
EXAMPLE = """dragonroads balance draghan --seats 4 --games 1000 --seed 7
dragonroads balance draghan --styles easy,random --slips 0.1 --json"""


def configure(parser: Parser) -> None:
    """A game, how its table is set, how many games, and who plays them."""
    add_games(parser)
    add = parser.add_argument
    add("--styles", metavar="A,B", help=Helps.styles(random=RANDOM))
    add("--slips", metavar="X", type=share, default=0.0, help=Helps.slips())
    add("--json", action="store_true", help=Shared.json())
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Play and print: 0, or 130 when interrupted."""
    shelf = Shelf()
    loaded = shelf.open(args.game)
    words = words_in(args.lang, shelf, loaded)
    header, preset = header_for(args, loaded, words)
    styles = _styles(args.styles, loaded, words)
    contest = Contest(FromShelf(loaded.game.id, tuple(shelf.roots)), header, args.seed, styles, args.slips)
    began = time.perf_counter()
    with workers(args) as executor, progress_line() as show:
        balance = measure(contest, args.games, executor, progress=show and _counting(show, args.games, words))
    done = Measured(header, preset, args.seed, styles, args.slips, balance, time.perf_counter() - began)
    if args.json:
        write_json(as_json(done))
    else:
        write(*in_words(done, words))
    if balance.interrupted:
        notice(words.say(Says.sim_interrupted(done=balance.games, games=args.games)))
        return INTERRUPTED
    return 0


def _styles(wanted: str | None, loaded: LoadedGame, words: Catalog) -> tuple[str, ...]:
    """The styles to draw from; UsageError for one that does not exist."""
    if wanted is None:
        return tuple(loaded.styles)
    known = {RANDOM, *loaded.styles}
    styles = tuple(dict.fromkeys(style.strip() for style in wanted.split(",")))
    for style in styles:
        if style not in known:
            raise UsageError(words.say(Says.no_style(style=quoted(style), hint=guess(style, known))))
    return styles


def _counting(show: Callable[[str], None], games: int, words: Catalog) -> Callable[[Balance], None]:
    done = 0

    def count(part: Balance) -> None:
        nonlocal done
        done += part.games
        show(words.say(Says.balance_progress(done=done, games=games)))

    return count
