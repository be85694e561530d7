"""`dragonroads replay SAVE`: what happened at a table, step by step, in words."""

from __future__ import annotations

import argparse
from typing import Any

from dragonroads.console.output import wrapped, write, write_json
from dragonroads.console.parser import Parser, Takes, whole_number
from dragonroads.console.retelling import step_as_json, step_lines
from dragonroads.console.showing import open_lines, score_lines, table_lines
from dragonroads.console.wording import add_language, words_in
from dragonroads.engine.line import Line, Texts, text
from dragonroads.engine.table import Seat
from dragonroads.errors import SaveError, UsageError
from dragonroads.games.presenter import Presenter
from dragonroads.library.guesses import guess
from dragonroads.library.problems import quoted
from dragonroads.library.words import Catalog
from dragonroads.saves.chronicle import match_before, steps
from dragonroads.saves.content import Contents
from dragonroads.saves.finding import find_save
from dragonroads.saves.opening import Opened, look, people
from dragonroads.shelf import Shelf


class Says(Texts):
    """What is said beside what the command does."""

    family = "cli"
    secrets_kept = text()
    not_together = text(one=str, other=str)
    no_seat = text(seat=str, hint=Line)
    no_line = text(line=int, last=int)


class Helps(Texts):
    """The help of the command."""

    family = "help.replay"
    command, save, first, to, stop, seat, public, json = (text() for _ in range(8))


NAME = "replay"
HELP = Helps.command()
EXAMPLE = """dragonroads replay draghan-ana-ben-2026-01-31
dragonroads replay draghan-ana-ben-2026-01-31 --seat Ana --from 20 --to 40
dragonroads replay draghan-ana-ben-2026-01-31 --break 17"""
MOST_LINES = 1_000_000


def configure(parser: Parser) -> None:
    """A table, a part of it, and whose eyes to see it with."""
    line = whole_number(1, MOST_LINES)
    add = parser.add_argument
    add("save", metavar=Takes.save(), help=Helps.save())
    add("--from", dest="first", metavar="N", type=line, default=1, help=Helps.first())
    add("--to", dest="last", metavar="N", type=line, help=Helps.to())
    add("--break", dest="stop", metavar="N", type=line, help=Helps.stop())
    add("--seat", metavar=Takes.who(), help=Helps.seat())
    add("--public", action="store_true", help=Helps.public())
    add("--json", action="store_true", help=Helps.json())
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Tell the steps, or show the table before one of them."""
    contents = Contents(Shelf())
    opened = look(find_save(args.save), contents)
    words = words_in(args.lang, contents.shelf, opened.loaded)
    presenter = opened.presenter(words)
    viewer = _viewer(args, opened, presenter, words)
    if args.stop is None:
        _tell(args, opened, presenter, viewer, words)
    else:
        _show(args.stop, opened, presenter, viewer, words)
    if opened.stuck:
        raise SaveError(opened.stuck.said(words.say))
    return 0


def _viewer(args: argparse.Namespace, opened: Opened, presenter: Presenter, words: Catalog) -> Seat | None:
    if args.seat is None:
        return None
    if args.public:
        raise UsageError(words.say(Says.not_together(one="--seat", other="--public")))
    seat = _seat(args.seat, opened, presenter, words)
    if not opened.match.over:
        raise UsageError(words.say(Says.secrets_kept()))
    return seat


def _seat(wanted: str, opened: Opened, presenter: Presenter, words: Catalog) -> Seat:
    names = people(opened.saved.header)
    view = opened.match.view(None)
    known: dict[str, Seat] = {}
    for seat, name in enumerate(names):
        known |= {str(seat + 1): seat, presenter.letter(seat, view).casefold(): seat, name.casefold(): seat}
    if wanted.casefold() not in known:
        raise UsageError(words.say(Says.no_seat(seat=quoted(wanted), hint=guess(wanted, names))))
    return known[wanted.casefold()]


def _tell(args: argparse.Namespace, opened: Opened, presenter: Presenter, viewer: Seat | None, words: Catalog) -> None:
    lines = len(opened.saved.ends)
    last = lines if args.last is None else min(args.last, lines)
    _check_line(args.first, last, words)
    for step in steps(opened.saved, opened.loaded.game, viewer, args.first, last):
        if args.json:
            write_json(step_as_json(step, presenter, words))
            continue
        start = f"{step.line:>5}  "
        for line in step_lines(step, presenter, words):
            write(*wrapped(line, "       ", start))
            start = "       "
    if last == lines and not args.json:
        write(*score_lines(opened.match, presenter, viewer))


def _show(line: int, opened: Opened, presenter: Presenter, viewer: Seat | None, words: Catalog) -> None:
    _check_line(line, len(opened.saved.ends) + 1, words)
    match: Any = match_before(opened.saved, opened.loaded.game, line)
    write(*table_lines(match, presenter, viewer), *open_lines(match, presenter, viewer))


def _check_line(line: int, last: int, words: Catalog) -> None:
    if line > last:
        raise UsageError(words.say(Says.no_line(line=line, last=last)))
