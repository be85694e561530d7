"""What commands share that play many games: their arguments, the processes that play, and a line that counts up."""

from __future__ import annotations

import argparse
import os
import signal
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from dragonroads.console.parser import whole_number
from dragonroads.engine.game import Header
from dragonroads.games.loaded import LoadedGame
from dragonroads.library.words import Catalog
from dragonroads.saves.beginning import SEEDS
from dragonroads.saves.setting import seated, settled
from dragonroads.shelf import Shelf


@dataclass(frozen=True, slots=True)
class FromShelf:
    """How a worker gets a game: by its name and where content is looked for."""

    name: str
    roots: tuple[Path, ...]

    def __call__(self) -> LoadedGame:
        """Open the game once more, in this process."""
        return Shelf(self.roots).open(self.name)


def add_games(parser: argparse.ArgumentParser) -> None:
    """A game, how its table is set, and how many games are played."""
    add = parser.add_argument
    add("game", metavar="GAME", help="the game, such as draghan")
    add("--seats", metavar="N", type=whole_number(1, 99), help="how many play (default: as few as the game needs)")
    add("--games", metavar="K", type=whole_number(1, 10**9), default=100, help="how many games (default: 100)")
    add("--seed", metavar="S", type=whole_number(0, SEEDS - 1), default=1, help="another seed plays other games")
    add("--jobs", metavar="J", type=whole_number(1, 999), help="processes (default: one for each processor)")
    add("--preset", metavar="P", help="a ready-made setting (default: the game's first)")
    add("--option", metavar="NAME=VALUE", action="append", default=[], help="change one option; may be repeated")


def header_for(args: argparse.Namespace, loaded: LoadedGame, words: Catalog) -> tuple[Header, str]:
    """What the games begin with, but for their seeds, and the preset it follows; however chance plays, they end."""
    seats = seated(None if args.seats is None else str(args.seats), loaded.spec, words)
    setting = settled(loaded, args.preset, args.option, len(seats), words)
    game = loaded.game
    options = loaded.spec.bounded(setting.options)
    return Header(game.id, game.rules_version, game.content_hash, 0, seats, options), setting.preset


@contextmanager
def workers(args: argparse.Namespace) -> Iterator[Executor | None]:
    """Processes to share the games out to; none when one is enough."""
    jobs = args.jobs or os.cpu_count() or 1
    if jobs == 1 or args.games == 1:
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
def progress_line() -> Iterator[Callable[[str], None] | None]:
    """A line that is written over and over, for people who watch; nothing when nobody does."""
    stream = sys.stderr
    if stream is None or not stream.isatty():
        yield None
        return

    def show(text: str) -> None:
        stream.write(f"\r{text}")
        stream.flush()

    try:
        yield show
    finally:
        stream.write("\r\x1b[K")
        stream.flush()
