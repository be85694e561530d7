"""`dragonroads verify SAVE...`: play saved games again and prove that nothing was changed."""

from __future__ import annotations

import argparse
from dataclasses import asdict, dataclass

from dragonroads.console.output import on_one_line, write, write_json
from dragonroads.console.parser import Parser, Takes
from dragonroads.console.wording import add_language, words_in
from dragonroads.engine.line import Texts, text
from dragonroads.errors import DragonroadsError
from dragonroads.library.words import Catalog
from dragonroads.saves.content import Contents
from dragonroads.saves.finding import find_save
from dragonroads.saves.opening import Opened, look
from dragonroads.shelf import Shelf


class Says(Texts):
    """What is said about a game that was played again."""

    family = "cli"
    verified_from_position, verified_torn = text(), text()
    verified = text("over", "running", file=str, lines=int, answers=int, promise=str)
    promise_broken = text(file=str, made=str)


class Helps(Texts):
    """The help of the command."""

    family = "help.verify"
    command, saves, promise, json = text(), text(), text(), text()


NAME = "verify"
HELP = Helps.command()
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


def configure(parser: Parser) -> None:
    """Files, and the promise people noted down."""
    add = parser.add_argument
    add("saves", metavar=Takes.save(), nargs="+", help=Helps.saves())
    add("--promise", metavar=Takes.hash(), help=Helps.promise())
    add("--json", action="store_true", help=Helps.json())
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
        return Verdict(save, ok=False, message=fault.said(words.say))
    if opened.stuck:
        return _of(opened, False, opened.stuck.said(words.say))
    made = opened.saved.header.promise
    if promise is not None and promise.strip().lower() != made:
        return _of(opened, False, words.say(Says.promise_broken(file=str(opened.path), made=made)))
    return _of(opened, True, _praise(opened, words))


def _of(opened: Opened, ok: bool, message: str) -> Verdict:
    match, header = opened.match, opened.saved.header
    return Verdict(str(opened.path), ok, message, header.promise, len(opened.saved.ends), match.answered, match.over)


def _praise(opened: Opened, words: Catalog) -> str:
    match, header = opened.match, opened.saved.header
    lines = len(opened.saved.ends)
    how = Says.verified(
        "over" if match.over else "running",
        file=str(opened.path),
        lines=lines,
        answers=match.answered,
        promise=header.promise,
    )
    told = words.say(how)
    if header.start is not None:
        told += " " + words.say(Says.verified_from_position())
    if opened.saved.notice:
        told += " " + words.say(Says.verified_torn())
    return told
