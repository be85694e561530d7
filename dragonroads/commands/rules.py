"""`dragonroads rules GAME`: the rule book, one rule, or the rules that speak of something."""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from dragonroads.console.output import wrapped, write, write_json
from dragonroads.console.parser import Parser, Takes
from dragonroads.console.wording import Helps as Shared
from dragonroads.console.wording import add_language, words_in
from dragonroads.engine.line import Line, Texts, text
from dragonroads.errors import UsageError
from dragonroads.games.loaded import LoadedGame
from dragonroads.library.guesses import guess
from dragonroads.library.labels import label
from dragonroads.library.problems import quoted
from dragonroads.library.rulebook import Rule
from dragonroads.library.words import Catalog
from dragonroads.shelf import Shelf


class Says(Texts):
    """What is said beside what the command does."""

    family = "cli"
    no_rule = text(words=str, hint=Line)


class Helps(Texts):
    """The help of the command."""

    family = "help.rules"
    command, words, json = text(), text(), text()


NAME = "rules"
HELP = Helps.command()
EXAMPLE = """dragonroads rules draghan
dragonroads rules draghan RACE-SETUP-01
dragonroads rules draghan starting player"""


def configure(parser: Parser) -> None:
    """A game, and what to look for."""
    add = parser.add_argument
    add("game", metavar=Takes.game(), help=Shared.game())
    add("words", metavar=Takes.words(), nargs="*", default=[], help=Helps.words())
    add("--json", action="store_true", help=Helps.json())
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Print what was asked for, wrapped to the width of the terminal."""
    shelf = Shelf()
    loaded = shelf.open(args.game)
    words = words_in(args.lang, shelf, loaded)
    wanted = " ".join(args.words).strip()
    found = _found(wanted, loaded, words) if wanted else list(loaded.rules)
    if args.json:
        for rule in found:
            write_json({"id": rule.id, "text": _text(rule, words), "kinds": rule.kinds})
    elif wanted:
        write(*(line for rule in found for line in _rule(rule, words)))
    else:
        write(*_book(loaded, words))
    return 0


def _found(wanted: str, loaded: LoadedGame, words: Catalog) -> Sequence[Rule]:
    """The rule of an id, or the rules whose id or text holds every word, in the reader's language."""
    ids = {rule.id: rule for rule in loaded.rules}
    if wanted.upper() in ids:
        return [ids[wanted.upper()]]
    parts = wanted.casefold().split()
    found = [r for r in ids.values() if all(part in f"{r.id} {_text(r, words)}".casefold() for part in parts)]
    if not found:
        close = guess(wanted.upper(), ids) if "-" in wanted else ""
        raise UsageError(words.say(Says.no_rule(words=quoted(wanted), hint=close)))
    return found


def _book(loaded: LoadedGame, words: Catalog) -> list[str]:
    title = words.say(label("rules", "title"))
    lines = [title, "=" * len(title), "", *wrapped(words.say(label("rules", "theme")))]
    for section in loaded.rules.sections:
        name = words.say(label("section", section.name))
        lines += ["", name, "-" * len(name)]
        lines += [line for rule in section.rules for line in _rule(rule, words)]
    return lines


def _rule(rule: Rule, words: Catalog) -> list[str]:
    return wrapped(f"{rule.id}  {_text(rule, words)}", "    ", "")


def _text(rule: Rule, words: Catalog) -> str:
    return words.say(label("rule", rule.id))
