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
from dragonroads.console.wording import add_language, words_in
from dragonroads.errors import UsageError
from dragonroads.library.problems import hint, quoted
from dragonroads.library.words import Catalog
from dragonroads.shelf import Shelf
from dragonroads.ui.terminal import prepare_environment

NAME = "screenshots"
HELP = "take pictures of the app: SVG and text, and PNG where there is a renderer"
EXAMPLE = "dragonroads screenshots --to screenshots --only result"


class Progress(Protocol):
    """Told before each picture."""

    def __call__(self, done: int, name: str) -> None:
        """So many are done, this one is next."""
        ...


def configure(parser: argparse.ArgumentParser) -> None:
    """Where to, and which."""
    add = parser.add_argument
    add("--to", metavar="FOLDER", type=Path, default=Path("screenshots"), help="where to (default: screenshots)")
    add("--only", metavar="NAME", action="append", default=[], help="only this picture; may be repeated")
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
                raise UsageError(words.say("cli.picture_unwritten", folder=args.to, reason=fault.strerror)) from None
    write(words.say("cli.pictures" if can_render() else "cli.pictures.no_png", n=len(names), folder=args.to))
    return 0


def _wanted(only: Sequence[str], known: Sequence[str], words: Catalog) -> Sequence[str]:
    for name in only:
        if name not in known:
            raise UsageError(words.say("cli.no_picture", name=quoted(name), hint=hint(name, known)))
    return only or known


@contextmanager
def _progress(count: int, words: Catalog) -> Iterator[Progress]:
    """A line that counts up, for people who watch."""
    stream = sys.stderr
    is_watched = stream is not None and stream.isatty()

    def tell(done: int, name: str) -> None:
        if is_watched:
            stream.write("\r\x1b[K" + words.say("cli.pictures.progress", done=done, of=count, name=name))
            stream.flush()

    try:
        yield tell
    finally:
        if is_watched:
            stream.write("\r\x1b[K")
            stream.flush()
