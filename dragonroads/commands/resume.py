"""`dragonroads resume`: go on with a saved table."""

from __future__ import annotations

import argparse
from itertools import islice
from pathlib import Path

from dragonroads.console.output import listed, notice, room, write, write_json
from dragonroads.console.playing import play_on
from dragonroads.console.showing import score_lines, table_lines
from dragonroads.console.wording import add_language, words_in
from dragonroads.engine.savefile_reading import Stuck
from dragonroads.engine.savefile_resuming import go_on
from dragonroads.errors import SaveError, UsageError
from dragonroads.library.words import Catalog
from dragonroads.saves.content import Contents
from dragonroads.saves.finding import find_save, name_of
from dragonroads.saves.listing import Standing, standings
from dragonroads.saves.opening import Opened, copy_of, look
from dragonroads.shelf import Shelf

NAME = "resume"
HELP = "go on with a saved table"
EXAMPLE = """dragonroads resume
dragonroads resume --list
dragonroads resume draghan-ana-ben-2026-01-31
dragonroads resume draghan-ana-ben-2026-01-31 --copy"""
MOST_NAMED = 10


def configure(parser: argparse.ArgumentParser) -> None:
    """A table, and what to do with it."""
    add = parser.add_argument
    add("save", metavar="SAVE", nargs="?", help="a table's name or its file (default: the one last played)")
    add("--line", action="store_true", help="play as numbered text, without a full screen")
    add("--list", action="store_true", help="list all tables, the one last played first")
    add("--read-only", action="store_true", help="show what lies open on the table and leave")
    add("--copy", action="store_true", help="go on in a copy; of a damaged table, up to the line before the damage")
    add("--snapshot", action="store_true", help="with --copy: go on from the last position after the damage instead")
    add("--json", action="store_true", help="with --list: one JSON object for each table")
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
        raise UsageError(words.say("cli.not_stuck", name=name_of(opened.path)))
    if args.copy:
        copy = copy_of(opened, args.snapshot)
        write(words.say("cli.copied", name=name_of(copy)))
        opened = look(copy, contents)
    if opened.stuck:
        raise SaveError(_offer(opened, opened.stuck, words))
    return _play(opened, words, args)


def _check(args: argparse.Namespace, words: Catalog) -> None:
    for given, needed in (("snapshot", "copy"), ("json", "list")):
        if getattr(args, given) and not getattr(args, needed):
            raise UsageError(words.say("cli.goes_with", given=f"--{given}", needed=f"--{needed}"))
    if args.copy and args.read_only:
        raise UsageError(words.say("cli.not_together", one="--copy", other="--read-only"))


def _newest(contents: Contents, words: Catalog) -> Path:
    """The unfinished table that was last played; when there are several, all are named."""
    unfinished = list(islice((one for one in standings(contents) if not one.over and one.game), MOST_NAMED))
    if not unfinished:
        raise UsageError(words.say("cli.no_table"))
    if len(unfinished) > 1:
        write(words.say("cli.unfinished"), *_table(unfinished, words), "")
    return unfinished[0].path


def _list(contents: Contents, words: Catalog, as_json: bool) -> int:
    found = list(standings(contents))
    if as_json:
        for one in found:
            write_json(_as_json(one))
    else:
        write(*(_table(found, words) if found else [words.say("cli.no_saves")]))
    return 0


def _table(found: list[Standing], words: Catalog) -> list[str]:
    rows = ((one.name, one.game, ", ".join(one.people), _state(one, words), one.when) for one in found)
    return listed(rows, room())


def _state(one: Standing, words: Catalog) -> str:
    if one.trouble:
        return words.say("cli.state_trouble")
    return words.say("cli.state_over" if one.over else "cli.state_round", n=one.round)


def _as_json(one: Standing) -> dict[str, object]:
    return {
        "name": one.name,
        "file": str(one.path),
        "game": one.game,
        "table": one.title,
        "people": one.people,
        "round": one.round,
        "over": one.over,
        "trouble": one.trouble,
        "when": one.when,
    }


def _show(opened: Opened, words: Catalog) -> int:
    if opened.stuck:
        notice(str(opened.stuck))
    write(*table_lines(opened.match, opened.presenter(words)))
    return 0


def _offer(opened: Opened, stuck: Stuck, words: Catalog) -> str:
    """What is wrong, and what can be done, in one line."""
    name, key = name_of(opened.path), "cli.offer_snapshot" if stuck.snapshot else "cli.offer"
    round_ = stuck.snapshot.state.get("round", "?") if stuck.snapshot else ""
    return f"{stuck} ({words.say(key, name=name, line=stuck.line - 1, round=round_)})"


def _play(opened: Opened, words: Catalog, args: argparse.Namespace) -> int:
    if opened.match.over:
        write(words.say("cli.over", name=name_of(opened.path)))
        write(*score_lines(opened.match, opened.presenter(words)))
        return 0
    match, file, torn = go_on(opened.path, opened.loaded.game)
    if torn:
        notice(torn)
    if opened.found.archived:
        write(words.say("cli.archived"))
    write(words.say("cli.resumed", name=name_of(opened.path), n=match.state.round))
    return play_on(match, file, opened.loaded, words, args.line, args.lang)
