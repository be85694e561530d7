"""`dragonroads verify SAVE...`: play saved games again and prove that nothing was changed."""

from __future__ import annotations

import argparse
from dataclasses import asdict, dataclass

from dragonroads.console.output import on_one_line, write, write_json
from dragonroads.console.wording import add_language, words_in
from dragonroads.errors import DragonroadsError
from dragonroads.library.words import Catalog
from dragonroads.saves.content import Contents
from dragonroads.saves.finding import find_save
from dragonroads.saves.opening import Opened, look
from dragonroads.shelf import Shelf

NAME = "verify"
HELP = "play saved games again and prove that nothing was changed"
EXAMPLE = """dragonroads verify draghan-ana-ben-2026-01-31
dragonroads verify draghan-ana-ben-2026-01-31 --promise 9f3a5c0d12e4b678"""
FAILED = 1


@dataclass(frozen=True, slots=True)
class Verdict:
    """What playing one file again has shown."""

    file: str
    ok: bool
    message: str
    promise: str = ""
    lines: int = 0
    answers: int = 0
    over: bool = False


def configure(parser: argparse.ArgumentParser) -> None:
    """Files, and the promise people noted down."""
    add = parser.add_argument
    add("saves", metavar="SAVE", nargs="+", help="tables' names or their files")
    add("--promise", metavar="HASH", help="the promise that was shown when the game began")
    add("--json", action="store_true", help="one JSON object for each file")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """One line for each file; 1 when any fails."""
    contents = Contents(Shelf())
    words = words_in(args.lang, contents.shelf)
    good = True
    for save in args.saves:
        verdict = _verdict(save, args.promise, contents, words)
        good = good and verdict.ok
        if args.json:
            write_json(asdict(verdict))
        else:
            write(on_one_line(verdict.message))
    return 0 if good else FAILED


def _verdict(save: str, promise: str | None, contents: Contents, words: Catalog) -> Verdict:
    try:
        opened = look(find_save(save), contents)
    except DragonroadsError as fault:
        return Verdict(save, ok=False, message=str(fault))
    if opened.stuck:
        return _of(opened, False, str(opened.stuck))
    made = opened.saved.header.promise
    if promise is not None and promise.strip().lower() != made:
        return _of(opened, False, words.say("cli.promise_broken", file=opened.path, made=made))
    return _of(opened, True, _praise(opened, words))


def _of(opened: Opened, ok: bool, message: str) -> Verdict:
    match, header = opened.match, opened.saved.header
    return Verdict(str(opened.path), ok, message, header.promise, len(opened.saved.ends), match.answered, match.over)


def _praise(opened: Opened, words: Catalog) -> str:
    match, header = opened.match, opened.saved.header
    key = "cli.verified_over" if match.over else "cli.verified_running"
    lines = len(opened.saved.ends)
    text = words.say(key, file=opened.path, lines=lines, answers=match.answered, promise=header.promise)
    if header.start is not None:
        text += " " + words.say("cli.verified_from_position")
    if opened.saved.notice:
        text += " " + words.say("cli.verified_torn")
    return text
