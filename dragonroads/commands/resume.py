"""`dragonroads resume`: go on with a saved table."""

from __future__ import annotations

import argparse
from itertools import islice
from pathlib import Path

from dragonroads.console.output import listed, notice, room, write, write_json
from dragonroads.console.parser import Parser, Takes
from dragonroads.console.playing import play_on
from dragonroads.console.showing import score_lines, table_lines
from dragonroads.console.wording import Helps as Shared
from dragonroads.console.wording import add_language, words_in
from dragonroads.engine.line import Texts, text
from dragonroads.engine.savefile_reading import Stuck
from dragonroads.engine.savefile_resuming import go_on
from dragonroads.errors import SaveError, UsageError
from dragonroads.library.words import Catalog
from dragonroads.saves.content import Contents
from dragonroads.saves.finding import find_save, name_of
from dragonroads.saves.listing import Standing, standings
from dragonroads.saves.opening import Opened, copy_of, look
from dragonroads.shelf import Shelf


class Says(Texts):
    """What is said beside what the command does."""

    family = "cli"
    no_table, unfinished, no_saves, state_trouble, archived = text(), text(), text(), text(), text()
    state_over, state_round = text(), text(n=int)
    offer, offer_snapshot = text(name=str, line=int), text(name=str, line=int, round=str)
    not_stuck = text(name=str)
    copied = text(name=str)
    goes_with = text(given=str, needed=str)
    not_together = text(one=str, other=str)
    over = text(name=str)
    resumed = text(name=str, n=int)


class Helps(Texts):
    """The help of the command."""

    family = "help.resume"
    command, save, list, read_only, copy, snapshot, json = (text() for _ in range(7))


NAME = "resume"
HELP = Helps.command()
EXAMPLE = """dragonroads resume
dragonroads resume --list
dragonroads resume draghan-ana-ben-2026-01-31
dragonroads resume draghan-ana-ben-2026-01-31 --copy"""
MOST_NAMED = 10


def configure(parser: Parser) -> None:
    """A table, and what to do with it."""
    add = parser.add_argument
    add("save", metavar=Takes.save(), nargs="?", help=Helps.save())
    add("--line", action="store_true", help=Shared.line())
    add("--list", action="store_true", help=Helps.list())
    add("--read-only", action="store_true", help=Helps.read_only())
    add("--copy", action="store_true", help=Helps.copy())
    add("--snapshot", action="store_true", help=Helps.snapshot())
    add("--json", action="store_true", help=Helps.json())
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """List, show or play."""
    contents = Contents(Shelf())
    words = words_in(args.lang, contents.shelf)
    _check(args, words)
    if args.list:
        return _list(contents, words, args.json)
    opened = look(find_save(args.save) if args.save else _newest(contents, words), contents)
    words = words_in(args.lang, contents.shelf, opened.loaded, tell=write)
    if args.read_only:
        return _show(opened, words)
    if args.snapshot and not opened.stuck:
        raise UsageError(words.say(Says.not_stuck(name=name_of(opened.path))))
    if args.copy:
        copy = copy_of(opened, args.snapshot)
        write(words.say(Says.copied(name=name_of(copy))))
        opened = look(copy, contents)
    if opened.stuck:
        raise SaveError(_offer(opened, opened.stuck, words))
    return _play(opened, words, args)


def _check(args: argparse.Namespace, words: Catalog) -> None:
    for given, needed in (("snapshot", "copy"), ("json", "list")):
        if getattr(args, given) and not getattr(args, needed):
            raise UsageError(words.say(Says.goes_with(given=f"--{given}", needed=f"--{needed}")))
    if args.copy and args.read_only:
        raise UsageError(words.say(Says.not_together(one="--copy", other="--read-only")))


def _newest(contents: Contents, words: Catalog) -> Path:
    """The unfinished table that was last played; when there are several, all are named."""
    unfinished = list(islice((one for one in standings(contents) if not one.over and one.game), MOST_NAMED))
    if not unfinished:
        raise UsageError(words.say(Says.no_table()))
    if len(unfinished) > 1:
        write(words.say(Says.unfinished()), *_table(unfinished, words), "")
    return unfinished[0].path


def _list(contents: Contents, words: Catalog, as_json: bool) -> int:
    found = list(standings(contents))
    if as_json:
        for one in found:
            write_json(_as_json(one, words))
    else:
        write(*(_table(found, words) if found else [words.say(Says.no_saves())]))
    return 0


def _table(found: list[Standing], words: Catalog) -> list[str]:
    rows = ((one.name, one.game, ", ".join(one.people), _state(one, words), one.when) for one in found)
    return listed(rows, room())


def _state(one: Standing, words: Catalog) -> str:
    if one.trouble:
        return words.say(Says.state_trouble())
    return words.say(Says.state_over() if one.over else Says.state_round(n=one.round))


def _as_json(one: Standing, words: Catalog) -> dict[str, object]:
    return {
        "name": one.name,
        "file": str(one.path),
        "game": one.game,
        "table": one.title,
        "people": one.people,
        "round": one.round,
        "over": one.over,
        "trouble": one.trouble_in(words),
        "when": one.when,
    }


def _show(opened: Opened, words: Catalog) -> int:
    if opened.stuck:
        notice(opened.stuck.said(words.say))
    write(*table_lines(opened.match, opened.presenter(words)))
    return 0


def _offer(opened: Opened, stuck: Stuck, words: Catalog) -> str:
    """What is wrong, and what can be done, in one line."""
    name, line = name_of(opened.path), stuck.line - 1
    offer = Says.offer(name=name, line=line)
    if stuck.snapshot:
        offer = Says.offer_snapshot(name=name, line=line, round=stuck.snapshot.state.get("round", "?"))
    return f"{stuck.said(words.say)} ({words.say(offer)})"


def _play(opened: Opened, words: Catalog, args: argparse.Namespace) -> int:
    if opened.match.over:
        write(words.say(Says.over(name=name_of(opened.path))))
        write(*score_lines(opened.match, opened.presenter(words)))
        return 0
    match, file, torn = go_on(opened.path, opened.loaded.game)
    if torn:
        notice(torn)
    if opened.found.archived:
        write(words.say(Says.archived()))
    write(words.say(Says.resumed(name=name_of(opened.path), n=match.state.round)))
    return play_on(match, file, opened.loaded, words, args.line, args.lang)
