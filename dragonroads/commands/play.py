"""`dragonroads play GAME`: set a new table and play."""

from __future__ import annotations

import argparse
from pathlib import Path

from dragonroads.bots.levels import LEVELS
from dragonroads.console.output import wrapped, write
from dragonroads.console.parser import Parser, Takes, one_of, whole_number
from dragonroads.console.playing import play_on
from dragonroads.console.wording import Helps as Shared
from dragonroads.console.wording import add_language, words_in
from dragonroads.engine.agreements import AT_NEED, FORMER_HANDOVERS, HANDOVERS, handover_called
from dragonroads.engine.game import Agreements, Header, SeatSpec
from dragonroads.engine.line import Line, Texts, text
from dragonroads.errors import UsageError
from dragonroads.games.loaded import LoadedGame
from dragonroads.library.guesses import guess
from dragonroads.library.labels import GAME_NAME, label
from dragonroads.library.options import Option
from dragonroads.library.words import Catalog
from dragonroads.saves.beginning import SEEDS, Wishes, begin
from dragonroads.saves.finding import name_of
from dragonroads.saves.setting import Setting, seated, settled, washed_name, with_pieces
from dragonroads.saves.wording import gave_way_in_words
from dragonroads.seats.players import level_name, parse_who
from dragonroads.shelf import Shelf


class Says(Texts):
    """What is said beside what the command does."""

    family = "cli"
    presets, options, pieces = text(), text(), text()
    which_game = text(hint=Line)
    handover_renamed = text(old=str, new=str)
    table_begins = text(game=str, preset=str, people=list[str])
    number = text("", "steps", least=int, most=int, step=int)
    saved_as = text(path=str)
    promise = text(promise=str, name=str)
    computer_seat = text(name=str, level=str)


class Helps(Texts):
    """The help of the command."""

    family = "help.play"
    command, pieces, show_options, handover, memory, seed, name = (text() for _ in range(7))
    seats = text(levels=str)


NAME = "play"
HELP = Helps.command()
SWITCH = "on, off"
"""What is typed for a switch, in every language."""
EXAMPLE = """dragonroads play draghan --seats Ana,Ben,Cleo
dragonroads play draghan --seats Ana,Robo:easy,:easy
dragonroads play draghan --seats Ana,Ben --pieces Ash,Moss
dragonroads play draghan --line
dragonroads play draghan --preset regular --option length=20 --option draft=on
dragonroads play draghan --show-options"""


def configure(parser: Parser) -> None:
    """A game, who plays, and how the table is set."""
    add = parser.add_argument
    add("game", metavar=Takes.game(), nargs="?", help=Shared.game())
    add("--line", action="store_true", help=Shared.line())
    add("--seats", metavar=Takes.names(), help=Helps.seats(levels=", ".join(LEVELS)))
    add("--pieces", metavar=Takes.names(), help=Helps.pieces())
    add("--preset", metavar="P", help=Shared.preset())
    add("--option", metavar=Takes.option(), action="append", default=[], help=Shared.option())
    add("--show-options", action="store_true", help=Helps.show_options())
    add(
        "--handover",
        metavar=Takes.how(),
        type=one_of(*HANDOVERS, *FORMER_HANDOVERS),
        default=AT_NEED,
        help=Helps.handover(),
    )
    add("--memory", action="store_true", help=Helps.memory())
    add("--seed", metavar="S", type=whole_number(0, SEEDS - 1), help=Helps.seed())
    add("--name", metavar=Takes.table(), default="", help=Helps.name())
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Set the table, write its first line, and play."""
    shelf = Shelf()
    if args.game is None:
        known = [game.replace("_", "-") for game in shelf.games()]
        raise UsageError(words_in(args.lang, shelf).say(Says.which_game(hint=guess("", known))))
    loaded = shelf.open(args.game)
    words = words_in(args.lang, shelf, loaded, tell=write)
    if args.show_options:
        write(*_options(loaded, words))
        return 0
    seats = with_pieces(seated(args.seats, loaded.spec, words), args.pieces, loaded, words)
    setting = settled(loaded, args.preset, args.option, len(seats), words)
    name = washed_name(args.name, words) if args.name else ""
    agreed = Agreements(handover_called(args.handover), args.memory)
    match, file = begin(loaded, seats, setting, Wishes(agreed, name, args.seed))
    if agreed.handover != args.handover:
        write(words.say(Says.handover_renamed(old=args.handover, new=agreed.handover)))
    _announce(match.header, file.path, setting, words)
    return play_on(match, file, loaded, words, args.line, args.lang)


def _announce(header: Header, path: Path, setting: Setting, words: Catalog) -> None:
    """Who plays what, what gave way, where it is saved, and the promise."""
    people, preset = [_named(seat, words) for seat in header.seats], words.say(label("preset", setting.preset, "name"))
    write(words.say(Says.table_begins(game=words.say(GAME_NAME), preset=preset, people=people)))
    write(*(line for gave_way in gave_way_in_words(setting, words) for line in wrapped(gave_way)))
    write(words.say(Says.saved_as(path=str(path))))
    write(*wrapped(words.say(Says.promise(promise=header.promise, name=name_of(path)))))


def _named(seat: SeatSpec, words: Catalog) -> str:
    who = parse_who(seat.who, words)
    if who.is_person:
        return seat.name
    return words.say(Says.computer_seat(name=seat.name, level=words.say(level_name(who.level))))


def _options(loaded: LoadedGame, words: Catalog) -> list[str]:
    lines = [words.say(Says.presets())]
    for preset in loaded.spec.presets:
        lines += wrapped(words.say(label("preset", preset.id, "text")), "      ", f"  {preset.id}: ")
    lines += ["", words.say(Says.options())]
    for option in loaded.spec.options:
        lines += wrapped(words.say(label("option", option.id, "text")), "      ", f"  {option.id}: ")
        lines += [f"      {_values(option, words)}"] if not option.choices else []
        for choice in option.choices:
            told = words.say(label("option", option.id, choice.id, "text"))
            lines += wrapped(told, "          ", f"      {choice.id}: ")
    return [*lines, *_pieces(loaded, words)]


def _values(option: Option, words: Catalog) -> str:
    """What may be typed for an option without choices."""
    if option.number is None:
        return SWITCH
    least, most, step = option.number.least, option.number.most, option.number.step
    return words.say(Says.number("steps" if step > 1 else "", least=least, most=most, step=step))


def _pieces(loaded: LoadedGame, words: Catalog) -> list[str]:
    presenter = loaded.present(words, ())
    lines = [f"  {piece}: {presenter.piece(0, piece).name}" for piece in loaded.game.pieces()]
    return ["", words.say(Says.pieces()), *lines] if lines else []
