"""`dragonroads simulate GAME`: many random games, every invariant checked after every answer."""

from __future__ import annotations

import argparse
import os
import signal
import sys
import time
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from dragonroads import paths
from dragonroads.console.output import notice, write, write_json
from dragonroads.console.parser import whole_number
from dragonroads.console.reporting import INTERRUPTED
from dragonroads.console.simulated import Run, as_json, coverage_lines, in_words
from dragonroads.console.wording import add_language, words_in
from dragonroads.engine.game import Game, Header
from dragonroads.engine.simulate import Progress, simulate
from dragonroads.engine.simulate_cases import write_case
from dragonroads.engine.simulate_tally import Failure, Tally
from dragonroads.errors import DragonroadsError
from dragonroads.games.loaded import LoadedGame
from dragonroads.library.words import Catalog
from dragonroads.saves.beginning import SEEDS
from dragonroads.saves.finding import SUFFIX
from dragonroads.saves.setting import seated, settled
from dragonroads.shelf import Shelf

NAME = "simulate"
HELP = "play many random games and check every rule of bookkeeping"
EXAMPLE = """dragonroads simulate draghan --seats 4 --games 1000 --seed 7
dragonroads simulate draghan --preset mayhem --option length=20 --coverage"""
BROKEN = 1
MOST_FILES = 20
"""So many broken games are written down; the others are only counted."""


@dataclass(frozen=True, slots=True)
class FromShelf:
    """How a worker gets the game: by its name and where content is looked for."""

    name: str
    roots: tuple[Path, ...]

    def __call__(self) -> Game[Any]:
        """Open the game once more, in this process."""
        return Shelf(self.roots).open(self.name).game


def configure(parser: argparse.ArgumentParser) -> None:
    """A game, how its table is set, how many games, and what to print."""
    add = parser.add_argument
    add("game", metavar="GAME", help="the game, such as draghan")
    add("--seats", metavar="N", type=whole_number(1, 99), help="how many play (default: as few as the game needs)")
    add("--games", metavar="K", type=whole_number(1, 10**9), default=100, help="how many games (default: 100)")
    add("--seed", metavar="S", type=whole_number(0, SEEDS - 1), default=1, help="another seed plays other games")
    add("--jobs", metavar="J", type=whole_number(1, 999), help="processes (default: one for each processor)")
    add("--preset", metavar="P", help="a ready-made setting (default: the game's first)")
    add("--option", metavar="NAME=VALUE", action="append", default=[], help="change one option; may be repeated")
    add("--coverage", action="store_true", help="list which cards, questions and events came up, and which never did")
    add("--json", action="store_true", help="print one JSON object")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Play, print, and leave broken games as files: 0 when none is, 1 when some are, 130 when interrupted."""
    shelf = Shelf()
    loaded = shelf.open(args.game)
    words = words_in(args.lang, shelf, loaded)
    header, preset = _header(args, loaded, words)
    load = FromShelf(loaded.game.id, tuple(shelf.roots))
    began = time.perf_counter()
    with _workers(args.jobs or os.cpu_count() or 1, args.games) as executor, _progress(args.games, words) as progress:
        tally = simulate(load, header, args.games, args.seed, executor, progress=progress)
    done = Run(loaded, header, preset, args.seed, tally, time.perf_counter() - began)
    files = [_keep(loaded.game, one, args.seed) for one in tally.failures[:MOST_FILES]]
    if args.json:
        write_json(as_json(done, files))
    else:
        write(*in_words(done, files, words), *(coverage_lines(done, words) if args.coverage else ()))
    if tally.interrupted:
        notice(words.say("cli.sim_interrupted", done=tally.games, games=args.games))
        return INTERRUPTED
    return BROKEN if tally.failures else 0


def _header(args: argparse.Namespace, loaded: LoadedGame, words: Catalog) -> tuple[Header, str]:
    seats = seated(None if args.seats is None else str(args.seats), loaded.spec, words)
    setting = settled(loaded, args.preset, args.option, len(seats), words)
    game = loaded.game
    return Header(game.id, game.rules_version, game.content_hash, 0, seats, setting.options), setting.preset


@contextmanager
def _workers(jobs: int, games: int) -> Iterator[Executor | None]:
    """Processes to share the work out to; none when one is enough."""
    if jobs == 1 or games == 1:
        yield None
        return
    executor = ProcessPoolExecutor(jobs, initializer=_leave_interrupts_to_the_parent)
    try:
        yield executor
    finally:
        executor.shutdown(cancel_futures=True)


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def _progress(games: int, words: Catalog) -> Iterator[Progress | None]:
    """A line that counts up, for people who watch."""
    stream = sys.stderr
    if stream is None or not stream.isatty():
        yield None
        return
    done = broken = 0

    def count(part: Tally) -> None:
        nonlocal done, broken
        done, broken = done + part.games, broken + len(part.failures)
        stream.write("\r" + words.say("cli.sim_progress", done=done, games=games, violations=broken))
        stream.flush()

    try:
        yield count
    finally:
        stream.write("\r\x1b[K")
        stream.flush()


def _keep(game: Game[Any], failure: Failure, seed: int) -> str:
    """Write a broken game down; where it was written, or nothing when it could not be."""
    stem = f"{game.id}-{len(failure.header['seats'])}-{seed}-{failure.number}"
    folder = paths.failures_folder()
    names = (f"{stem}{more}{SUFFIX}" for more in ("", *(f"-{n}" for n in range(2, 1000))))
    path = folder / next(name for name in names if not (folder / name).exists())
    try:
        write_case(game, failure, path)
    except DragonroadsError as fault:
        notice(str(fault))
        return ""
    return str(path)
