"""`dragonroads check`: everything that is wrong with the content, at once."""

from __future__ import annotations

import argparse
from dataclasses import asdict, dataclass

from dragonroads.console.output import write, write_json
from dragonroads.console.parser import Parser, Takes
from dragonroads.console.wording import add_language, words_in
from dragonroads.engine.game import Header, SeatSpec
from dragonroads.engine.line import Line, Texts, text
from dragonroads.engine.state import GameState, known_fields
from dragonroads.errors import ContentError, UsageError
from dragonroads.games.loaded import LoadedGame
from dragonroads.library.guesses import guess
from dragonroads.library.packs import pack_ids
from dragonroads.library.problems import quoted
from dragonroads.library.promises import promised
from dragonroads.library.sorts import POSITIVE
from dragonroads.library.words import Catalog, languages
from dragonroads.shelf import Shelf
from dragonroads.translating.findings import findings
from dragonroads.translations import Gap, gaps


class Says(Texts):
    """What is said about content."""

    family = "cli"
    checked_game = text(folder=str, cards=int, rules=int, languages=str)
    checked_folder = text(folder=str, languages=str)
    remark = text(remark=str)
    gap = text("missing", "unknown", "places", file=str, n=POSITIVE, keys=str)
    no_folder = text(name=str, hint=Line)


class Helps(Texts):
    """The help of the command."""

    family = "help.check"
    command, games, json = text(), text(), text()


NAME = "check"
HELP = Helps.command()
EXAMPLE = """dragonroads check
dragonroads check draghan --json"""
MOST_KEYS = 5


@dataclass(frozen=True, slots=True)
class Checked:
    """What was found in one content folder."""

    folder: str
    problems: tuple[str, ...]
    warnings: tuple[Gap, ...] = ()
    """What the languages lack that are not promised."""
    remarks: tuple[str, ...] = ()
    """What somebody should look at in those that are."""
    cards: int = 0
    rules: int = 0
    languages: tuple[str, ...] = ()
    is_game: bool = False
    uses: tuple[str, ...] = ()


def configure(parser: Parser) -> None:
    """Which folders."""
    add = parser.add_argument
    add("games", metavar=Takes.game(), nargs="*", default=[], help=Helps.games())
    add("--json", action="store_true", help=Helps.json())
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Every problem on a line of its own, and 3; otherwise what was checked, and what the languages lack."""
    shelf = Shelf()
    folders = _folders(args.games, shelf)
    checked = [_check(folder, shelf) for folder in folders]
    wrong = any(one.problems for one in checked)
    if args.json:
        write_json({"ok": not wrong, "folders": [asdict(one) for one in checked]})
    elif wrong:
        write(*(problem for one in checked for problem in one.problems))
    else:
        words = words_in(args.lang, shelf)
        write(*(line for one in checked for line in _summary(one, words)))
    return ContentError.exit_code if wrong else 0


def _folders(wanted: list[str], shelf: Shelf) -> list[str]:
    known = pack_ids(shelf.roots, "**/*.yaml")
    for name in wanted:
        if name.replace("-", "_") not in known:
            shown = [one.replace("_", "-") for one in known]
            raise UsageError(Says.no_folder(name=quoted(name), hint=guess(name, shown)))
    used = set() if wanted else shelf.used()
    return list(dict.fromkeys(name.replace("-", "_") for name in wanted)) or [one for one in known if one not in used]


def _check(folder: str, shelf: Shelf) -> Checked:
    try:
        problems = tuple(map(str, shelf.check(folder)))
        return Checked(folder, problems) if problems else _counted(folder, shelf)
    except ContentError as fault:
        return Checked(folder, (f"{shelf.roots[0].name}/{folder}: {fault}",))


def _counted(folder: str, shelf: Shelf) -> Checked:
    game: LoadedGame | None = shelf.open(folder) if folder in shelf.games() else None
    pack = game.pack if game else shelf.pack(folder)
    english = game.english if game else {}
    is_alone = folder not in shelf.used()
    found = findings(folder, shelf) if is_alone else None
    whole = promised(pack)
    return Checked(
        folder=folder,
        problems=tuple(map(str, found.problems)) if found else (),
        # What a shared folder lacks is seen with the games that use it: part of its English stands in their content.
        warnings=tuple(gap for gap in gaps(pack, english) if gap.lang not in whole) if is_alone else (),
        remarks=tuple(map(str, found.remarks)) if found else (),
        cards=_cards(game) if game else 0,
        rules=len(list(game.rules)) if game else 0,
        languages=whole if is_alone else tuple(sorted({*languages(pack), "en"})),
        is_game=game is not None,
        uses=pack.uses,
    )


def _cards(loaded: LoadedGame) -> int:
    """How many different cards the families of a game have."""
    game, least = loaded.game, loaded.spec.seats.least
    options = game.settle(loaded.spec.presets[0].settings(least), least).options
    seats = (SeatSpec(""),) * least
    state: GameState = game.begin(Header(game.id, game.rules_version, game.content_hash, 0, seats, options))
    sizes = {family: len(getattr(state, field)) for family, field in known_fields(type(state)).items()}
    return len({game.card_name(family, card) for family, size in sizes.items() for card in range(size)})


def _summary(one: Checked, words: Catalog) -> list[str]:
    langs = ", ".join(one.languages)
    folder = " + ".join((one.folder, *one.uses))
    game, plain = Says.checked_game, Says.checked_folder
    counted = game(folder=folder, cards=one.cards, rules=one.rules, languages=langs) if one.is_game else None
    lines = [words.say(counted or plain(folder=folder, languages=langs))]
    lines += [words.say(Says.remark(remark=remark)) for remark in one.remarks]
    return lines + [words.say(_gap(gap)) for gap in one.warnings]


def _gap(gap: Gap) -> Line:
    more = "" if len(gap.keys) <= MOST_KEYS else ", ..."
    keys = ", ".join(gap.keys[:MOST_KEYS]) + more
    line, column = gap.place
    file = f"{gap.folder}/text.{gap.lang}.yaml:{line}:{column}:"
    return Says.gap(gap.what, file=file, n=len(gap.keys), keys=keys)
