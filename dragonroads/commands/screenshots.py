"""`dragonroads screenshots`: pictures of the app for people who have not started it yet."""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Protocol

from dragonroads.console.output import write
from dragonroads.console.parser import Parser, Takes
from dragonroads.console.wording import add_language, words_in
from dragonroads.engine.line import Line, Texts, text
from dragonroads.errors import UsageError
from dragonroads.library.guesses import guess
from dragonroads.library.problems import quoted
from dragonroads.library.sorts import POSITIVE
from dragonroads.library.words import Catalog
from dragonroads.shelf import Shelf
from dragonroads.ui.terminal import prepare_environment


class Says(Texts):
    """What is said beside what the command does."""

    family = "cli"
    picture_unwritten = text(folder=str, reason=str)
    no_picture = text(name=str, hint=Line)
    pictures = text("", "no_png", n=POSITIVE, folder=str)
    pictures_progress = text(key="cli.pictures.progress", done=int, of=int, name=str)


class Helps(Texts):
    """The help of the command."""

    family = "help.screenshots"
    command, to, only = text(), text(), text()


NAME = "screenshots"
HELP = Helps.command()
EXAMPLE = "dragonroads screenshots --to screenshots --only result"


class Progress(Protocol):
    """Told before each picture."""

    def __call__(self, done: int, name: str) -> None:
        """So many are done, this one is next."""
        ...


def configure(parser: Parser) -> None:
    """Where to, and which."""
    add = parser.add_argument
    add("--to", metavar=Takes.folder(), type=Path, default=Path("screenshots"), help=Helps.to())
    add("--only", metavar=Takes.name(), action="append", default=[], help=Helps.only())
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Take the pictures; one line says what was written, another one what could not be."""
    prepare_environment()
    from dragonroads.workshop.pictures.best import (  # only now: importing Textual takes most of a start
        BEST,
        write_picture,
    )
    from dragonroads.workshop.pictures.camera import can_render

    words = words_in(args.lang, Shelf())
    names = _wanted(args.only, list(BEST), words)
    with _progress(len(names), words) as tell:
        for done, name in enumerate(names):
            tell(done, name)
            try:
                asyncio.run(write_picture(name, args.to))
            except OSError as fault:
                raise UsageError(
                    words.say(Says.picture_unwritten(folder=str(args.to), reason=fault.strerror))
                ) from None
    write(words.say(Says.pictures("" if can_render() else "no_png", n=len(names), folder=str(args.to))))
    return 0


def _wanted(only: Sequence[str], known: Sequence[str], words: Catalog) -> Sequence[str]:
    for name in only:
        if name not in known:
            raise UsageError(words.say(Says.no_picture(name=quoted(name), hint=guess(name, known))))
    return only or known


@contextmanager
def _progress(count: int, words: Catalog) -> Iterator[Progress]:
    """A line that counts up, for people who watch."""
    stream = sys.stderr
    is_watched = stream is not None and stream.isatty()

    def tell(done: int, name: str) -> None:
        if is_watched:
            stream.write("\r\x1b[K" + words.say(Says.pictures_progress(done=done, of=count, name=name)))
            stream.flush()

    try:
        yield tell
    finally:
        if is_watched:
            stream.write("\r\x1b[K")
            stream.flush()
