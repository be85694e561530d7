"""`dragonroads simulate GAME`: many random games, every invariant checked after every answer."""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from dragonroads import paths
from dragonroads.console.many_games import FromShelf, add_games, header_for, progress_line, workers
from dragonroads.console.output import notice, write, write_json
from dragonroads.console.parser import Parser
from dragonroads.console.reporting import INTERRUPTED
from dragonroads.console.simulated import Run, as_json, coverage_lines, in_words
from dragonroads.console.wording import Helps as Shared
from dragonroads.console.wording import add_language, words_in
from dragonroads.engine.game import Game
from dragonroads.engine.line import Texts, text
from dragonroads.engine.simulate import Progress, simulate
from dragonroads.engine.simulate_cases import write_case
from dragonroads.engine.simulate_tally import Failure, Tally
from dragonroads.errors import DragonroadsError
from dragonroads.library.words import Catalog
from dragonroads.saves.finding import SUFFIX
from dragonroads.shelf import Shelf


class Says(Texts):
    """What is said beside what the command does."""

    family = "cli"
    sim_interrupted = text(done=int, games=int)
    sim_progress = text(done=int, games=int, violations=int)


class Helps(Texts):
    """The help of the command."""

    family = "help.simulate"
    command, coverage = text(), text()


NAME = "simulate"
HELP = Helps.command()
EXAMPLE = """dragonroads simulate draghan --seats 4 --games 1000 --seed 7
dragonroads simulate draghan --preset mayhem --option length=20 --coverage"""
BROKEN = 1
MOST_FILES = 20
"""So many broken games are written down; the others are only counted."""


@dataclass(frozen=True, slots=True)
class _Rules:
    """All that a worker needs of a game."""

    shelf: FromShelf

    def __call__(self) -> Game[Any]:
        return self.shelf().game


def configure(parser: Parser) -> None:
    """A game, how its table is set, how many games, and what to print."""
    add_games(parser)
    add = parser.add_argument
    add("--coverage", action="store_true", help=Helps.coverage())
    add("--json", action="store_true", help=Shared.json())
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Play, print, and leave broken games as files: 0 when none is, 1 when some are, 130 when interrupted."""
    shelf = Shelf()
    loaded = shelf.open(args.game)
    words = words_in(args.lang, shelf, loaded)
    header, preset = header_for(args, loaded, words)
    load = _Rules(FromShelf(loaded.game.id, tuple(shelf.roots)))
    began = time.perf_counter()
    with workers(args) as executor, progress_line() as show:
        progress = show and _counting(show, args.games, words)
        tally = simulate(load, header, args.games, args.seed, executor, progress=progress)
    done = Run(loaded, header, preset, args.seed, tally, time.perf_counter() - began)
    files = [_keep(loaded.game, one, args.seed, words) for one in tally.failures[:MOST_FILES]]
    if args.json:
        write_json(as_json(done, files))
    else:
        write(*in_words(done, files, words), *(coverage_lines(done, words) if args.coverage else ()))
    if tally.interrupted:
        notice(words.say(Says.sim_interrupted(done=tally.games, games=args.games)))
        return INTERRUPTED
    return BROKEN if tally.failures else 0


def _counting(show: Callable[[str], None], games: int, words: Catalog) -> Progress:
    done = broken = 0

    def count(part: Tally) -> None:
        nonlocal done, broken
        done, broken = done + part.games, broken + len(part.failures)
        show(words.say(Says.sim_progress(done=done, games=games, violations=broken)))

    return count


def _keep(game: Game[Any], failure: Failure, seed: int, words: Catalog) -> str:
    """Write a broken game down; where it was written, or nothing when it could not be."""
    stem = f"{game.id}-{len(failure.header['seats'])}-{seed}-{failure.number}"
    folder = paths.failures_folder()
    names = (f"{stem}{more}{SUFFIX}" for more in ("", *(f"-{n}" for n in range(2, 1000))))
    path = folder / next(name for name in names if not (folder / name).exists())
    try:
        write_case(game, failure, path)
    except DragonroadsError as fault:
        notice(fault.said(words.say))
        return ""
    return str(path)
