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

from dragonroads.console.parser import Parser, Takes, whole_number
from dragonroads.console.wording import Helps as Shared
from dragonroads.engine.game import Header
from dragonroads.engine.line import Texts, text
from dragonroads.games.loaded import LoadedGame
from dragonroads.library.words import Catalog
from dragonroads.saves.beginning import SEEDS
from dragonroads.saves.setting import seated, settled
from dragonroads.shelf import Shelf


class Helps(Texts):
    """Help that commands share which play many games."""

    family = "help.games"
    seats, games, seed, jobs = text(), text(), text(), text()


@dataclass(frozen=True, slots=True)
class FromShelf:
    """How a worker gets a game: by its name and where content is looked for."""

    name: str
    roots: tuple[Path, ...]

    def __call__(self) -> LoadedGame:
        """Open the game once more, in this process."""
        return Shelf(self.roots).open(self.name)


def add_games(parser: Parser) -> None:
    """A game, how its table is set, and how many games are played."""
    add = parser.add_argument
    add("game", metavar=Takes.game(), help=Shared.game())
    add("--seats", metavar="N", type=whole_number(1, 99), help=Helps.seats())
    add("--games", metavar="K", type=whole_number(1, 10**9), default=100, help=Helps.games())
    add("--seed", metavar="S", type=whole_number(0, SEEDS - 1), default=1, help=Helps.seed())
    add("--jobs", metavar="J", type=whole_number(1, 999), help=Helps.jobs())
    add("--preset", metavar="P", help=Shared.preset())
    add("--option", metavar=Takes.option(), action="append", default=[], help=Shared.option())


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
