"""`dragonroads texts LANG`: hand the texts of a language to a translator, and take them back."""

from __future__ import annotations

import argparse
from collections import Counter
from fnmatch import fnmatchcase
from pathlib import Path

from dragonroads.console.output import write
from dragonroads.console.wording import words_in
from dragonroads.errors import ContentError, OutputError, UsageError
from dragonroads.library.problems import BadContent, hint, quoted
from dragonroads.library.promises import ENGLISH
from dragonroads.library.words import Catalog
from dragonroads.shelf import BOX, Shelf
from dragonroads.translating.entries import Entry
from dragonroads.translating.exporting import STATES, exported, offered
from dragonroads.translating.importing import import_texts, mark_seen

NAME = "texts"
HELP = "translate: write the texts of a language to a file, and take them back"
EXAMPLE = """dragonroads texts es
dragonroads texts es draghan --export race.yaml --only missing,stale
dragonroads texts es --import race.yaml
dragonroads texts es --seen draghan/card.knight.text"""


def configure(parser: argparse.ArgumentParser) -> None:
    """A language, perhaps a game, and what to do."""
    add = parser.add_argument
    add("language", metavar="LANG", type=_language, help="two letters, such as es")
    add("game", metavar="GAME", nargs="?", default="", help="a game, or box (default: everything)")
    add("--export", metavar="FILE", help="write the texts with their English to a file for a translator")
    add("--only", metavar="STATES", type=_states, default=(), help=f"with --export: {', '.join(STATES)}, or some")
    add("--import", metavar="FILE", dest="imported", help="check such a file, and write its texts to their folders")
    add("--seen", metavar="KEY", action="append", help="this text fits the English of today; * stands for any letters")


def _language(text: str) -> str:
    if not (len(text) == 2 and text.isascii() and text.islower()):
        raise argparse.ArgumentTypeError(f"expected two letters such as es, found {quoted(text)}")
    if text == ENGLISH:
        raise argparse.ArgumentTypeError("English is what all other languages are made from")
    return text


def _states(text: str) -> tuple[str, ...]:
    wanted = tuple(dict.fromkeys(one.strip() for one in text.split(",")))
    for one in wanted:
        if one not in STATES:
            raise argparse.ArgumentTypeError(f"unknown value {quoted(one)}{hint(one, STATES)}")
    return wanted


def run(args: argparse.Namespace) -> int:
    """Export, import or note; with none of them, how far the language has come."""
    shelf = Shelf()
    words = words_in("", shelf)
    asked = [bool(args.export), bool(args.imported), bool(args.seen)]
    if sum(asked) > 1:
        raise UsageError(words.say("cli.not_together", one="--export, --import", other="--seen"))
    if args.only and not args.export:
        raise UsageError(words.say("cli.goes_with", given="--only", needed="--export"))
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
        raise UsageError(f"no game called {quoted(name)}{hint(name, shown)}")
    return wanted


def _export(args: argparse.Namespace, game: str, shelf: Shelf, words: Catalog) -> int:
    text, count = exported(shelf, args.language, game, args.only)
    if not count:
        write(words.say("cli.texts_none"))
        return 0
    try:
        Path(args.export).write_text(text, "utf-8")
    except OSError as fault:
        raise OutputError(f"{args.export}: cannot be written ({fault.strerror})") from None
    write(words.say("cli.texts_exported", n=count, file=args.export))
    return 0


def _import(path: Path, lang: str, shelf: Shelf, words: Catalog) -> int:
    try:
        content = path.read_bytes()
    except OSError as fault:
        raise UsageError(f"{path}: cannot be read ({fault.strerror})") from None
    try:
        count = import_texts(content, str(path), lang, shelf)
    except BadContent as bad:
        write(*map(str, bad.problems), words.say("cli.texts_refused"))
        return ContentError.exit_code
    write(words.say("cli.texts_imported", n=count))
    return 0


def _see(keys: list[str], lang: str, game: str, shelf: Shelf, words: Catalog) -> int:
    known = [one.entry for one in offered(shelf, lang, game) if one.entry.theirs is not None]
    found: dict[str, Entry] = {}
    for key in keys:
        meant = {one.name: one for one in known if fnmatchcase(one.name, key) or fnmatchcase(one.key, key)}
        if not meant:
            raise UsageError(words.say("cli.no_text", text=quoted(key), hint=hint(key, (one.name for one in known))))
        found |= meant
    write(words.say("cli.texts_seen", n=mark_seen(found.values(), lang, shelf)))
    return 0


def _count(lang: str, game: str, shelf: Shelf, words: Catalog) -> int:
    counted: dict[str, Counter[str]] = {}
    for one in offered(shelf, lang, game):
        counted.setdefault(one.entry.folder, Counter())[one.state] += 1
    for folder, states in counted.items():
        numbers = {state: states[state] for state in STATES}
        write(words.say("cli.texts_counted", folder=folder, all=states.total(), **numbers))
    return 0
