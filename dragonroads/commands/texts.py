"""`dragonroads texts LANG`: hand the texts of a language to a translator, and take them back."""

from __future__ import annotations

import argparse
from collections import Counter
from fnmatch import fnmatchcase
from pathlib import Path

from dragonroads.console.output import write
from dragonroads.console.parser import Parser, Takes, unknown_value
from dragonroads.console.wording import add_language, words_in
from dragonroads.engine.line import Line, Texts, text
from dragonroads.errors import ContentError, OutputError, UsageError
from dragonroads.library.guesses import guess
from dragonroads.library.problems import BadContent, quoted
from dragonroads.library.promises import ENGLISH
from dragonroads.library.words import Catalog
from dragonroads.shelf import BOX, Shelf, no_game
from dragonroads.translating.entries import Entry
from dragonroads.translating.exporting import STATES, exported, offered
from dragonroads.translating.importing import import_texts, mark_seen


class Says(Texts):
    """What is said about translating."""

    family = "cli"
    texts_none, texts_refused = text(), text()
    not_together = text(one=str, other=str)
    goes_with = text(given=str, needed=str)
    texts_exported = text(n=int, file=str)
    texts_imported = text(n=int)
    texts_counted = text(folder=str, all=int, missing=int, stale=int, long=int)
    two_letters, english = text(found=str), text()
    not_written, not_read = text(file=str, reason=str), text(file=str, reason=str)
    no_text = text(text=str, hint=Line)
    texts_seen = text(n=int)


class Helps(Texts):
    """The help of the command."""

    family = "help.texts"
    command, language, game, export, imported, seen = (text() for _ in range(6))
    only = text(states=str)


NAME = "texts"
HELP = Helps.command()
EXAMPLE = """dragonroads texts es
dragonroads texts es draghan --export race.yaml --only missing,stale
dragonroads texts es --import race.yaml
dragonroads texts es --seen draghan/card.knight.text"""


def configure(parser: Parser) -> None:
    """A language, perhaps a game, and what to do."""
    add = parser.add_argument
    add("language", metavar=Takes.language(), type=_language, help=Helps.language())
    add("game", metavar=Takes.game(), nargs="?", default="", help=Helps.game())
    add("--export", metavar=Takes.file(), help=Helps.export())
    add("--only", metavar=Takes.states(), type=_states, default=(), help=Helps.only(states=", ".join(STATES)))
    add("--import", metavar=Takes.file(), dest="imported", help=Helps.imported())
    add("--seen", metavar=Takes.key(), action="append", help=Helps.seen())
    add_language(parser)


def _language(text: str) -> str:
    if not (len(text) == 2 and text.isascii() and text.islower()):
        raise UsageError(Says.two_letters(found=quoted(text)))
    if text == ENGLISH:
        raise UsageError(Says.english())
    return text


def _states(text: str) -> tuple[str, ...]:
    wanted = tuple(dict.fromkeys(one.strip() for one in text.split(",")))
    for one in wanted:
        if one not in STATES:
            raise unknown_value(one, STATES)
    return wanted


def run(args: argparse.Namespace) -> int:
    """Export, import or note; with none of them, how far the language has come."""
    shelf = Shelf()
    words = words_in(args.lang, shelf)
    asked = [bool(args.export), bool(args.imported), bool(args.seen)]
    if sum(asked) > 1:
        raise UsageError(words.say(Says.not_together(one="--export, --import", other="--seen")))
    if args.only and not args.export:
        raise UsageError(words.say(Says.goes_with(given="--only", needed="--export")))
    game = _folder(args.game, shelf)
    if args.export:
        return _export(args, game, shelf, words)
    if args.imported:
        return _import(Path(args.imported), args.language, shelf, words)
    if args.seen:
        return _see(args.seen, args.language, game, shelf, words)
    return _count(args.language, game, shelf, words)


def _folder(name: str, shelf: Shelf) -> str:
    known = [BOX, *shelf.games()]
    wanted = name.replace("-", "_")
    if wanted and wanted not in known:
        shown = [one.replace("_", "-") for one in known]
        raise no_game(name, shown)
    return wanted


def _export(args: argparse.Namespace, game: str, shelf: Shelf, words: Catalog) -> int:
    text, count = exported(shelf, args.language, game, args.only)
    if not count:
        write(words.say(Says.texts_none()))
        return 0
    try:
        Path(args.export).write_text(text, "utf-8")
    except OSError as fault:
        raise OutputError(Says.not_written(file=args.export, reason=str(fault.strerror))) from None
    write(words.say(Says.texts_exported(n=count, file=args.export)))
    return 0


def _import(path: Path, lang: str, shelf: Shelf, words: Catalog) -> int:
    try:
        content = path.read_bytes()
    except OSError as fault:
        raise UsageError(Says.not_read(file=str(path), reason=str(fault.strerror))) from None
    try:
        count = import_texts(content, str(path), lang, shelf)
    except BadContent as bad:
        write(*map(str, bad.problems), words.say(Says.texts_refused()))
        return ContentError.exit_code
    write(words.say(Says.texts_imported(n=count)))
    return 0


def _see(keys: list[str], lang: str, game: str, shelf: Shelf, words: Catalog) -> int:
    known = [one.entry for one in offered(shelf, lang, game) if one.entry.theirs is not None]
    found: dict[str, Entry] = {}
    for key in keys:
        meant = {one.name: one for one in known if fnmatchcase(one.name, key) or fnmatchcase(one.key, key)}
        if not meant:
            raise UsageError(words.say(Says.no_text(text=quoted(key), hint=guess(key, (one.name for one in known)))))
        found |= meant
    write(words.say(Says.texts_seen(n=mark_seen(found.values(), lang, shelf))))
    return 0


def _count(lang: str, game: str, shelf: Shelf, words: Catalog) -> int:
    counted: dict[str, Counter[str]] = {}
    for one in offered(shelf, lang, game):
        counted.setdefault(one.entry.folder, Counter())[one.state] += 1
    for folder, states in counted.items():
        numbers = {state: states[state] for state in STATES}
        write(words.say(Says.texts_counted(folder=folder, all=states.total(), **numbers)))
    return 0
