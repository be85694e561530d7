"""`dragonroads play GAME`: set a new table and play."""

from __future__ import annotations

import argparse
from pathlib import Path

from dragonroads.bots.levels import LEVELS
from dragonroads.console.output import wrapped, write
from dragonroads.console.parser import one_of, whole_number
from dragonroads.console.playing import play_on
from dragonroads.console.wording import add_language, words_in
from dragonroads.engine.agreements import AT_NEED, FORMER_HANDOVERS, HANDOVERS, handover_called
from dragonroads.engine.game import Agreements, Header, SeatSpec
from dragonroads.errors import UsageError
from dragonroads.games.loaded import LoadedGame
from dragonroads.library.problems import hint
from dragonroads.library.words import Catalog
from dragonroads.saves.beginning import SEEDS, Wishes, begin
from dragonroads.saves.finding import name_of
from dragonroads.saves.setting import Setting, seated, settled, washed_name, with_pieces
from dragonroads.saves.wording import gave_way_in_words
from dragonroads.seats.players import parse_who
from dragonroads.shelf import Shelf

NAME = "play"
HELP = "start a new table of a game"
EXAMPLE = """dragonroads play draghan --seats Ana,Ben,Cleo
dragonroads play draghan --seats Ana,Robo:easy,:easy
dragonroads play draghan --seats Ana,Ben --pieces Ash,Moss
dragonroads play draghan --line
dragonroads play draghan --preset regular --option length=20 --option draft=on
dragonroads play draghan --show-options"""


def configure(parser: argparse.ArgumentParser) -> None:
    """A game, who plays, and how the table is set."""
    add = parser.add_argument
    add("game", metavar="GAME", nargs="?", help="the game, such as draghan")
    add("--line", action="store_true", help="play as numbered text, without a full screen")
    add("--seats", metavar="NAMES", help=_SEATS)
    add("--pieces", metavar="NAMES", help=_PIECES)
    add("--preset", metavar="P", help="a ready-made setting (default: the game's first)")
    add("--option", metavar="NAME=VALUE", action="append", default=[], help="change one option; may be repeated")
    add("--show-options", action="store_true", help="list the presets and options of the game and leave")
    add("--handover", metavar="HOW", type=one_of(*HANDOVERS, *FORMER_HANDOVERS), default=AT_NEED, help=_HANDOVER)
    add("--memory", action="store_true", help="show people again what they have seen but may no longer look at")
    add("--seed", metavar="S", type=whole_number(0, SEEDS - 1), help="deal as in another game with this number")
    add("--name", metavar="TABLE", default="", help="what the table is called")
    add_language(parser)


_SEATS = (
    "names separated by commas, or how many people play; NAME:LEVEL or :LEVEL is played by the computer "
    f"(levels: {', '.join(LEVELS)})"
)
_PIECES = "the dragons or colours of the seats, by name or letter, separated by commas; a missing one is given"
_HANDOVER = (
    "need: a curtain only before what one person alone may see (default); every-turn: before each turn of one's own; "
    "open: open hands"
)


def run(args: argparse.Namespace) -> int:
    """Set the table, write its first line, and play."""
    shelf = Shelf()
    if args.game is None:
        known = [game.replace("_", "-") for game in shelf.games()]
        raise UsageError(words_in(args.lang, shelf).say("cli.which_game", hint=hint("", known)))
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
        write(words.say("cli.handover_renamed", old=args.handover, new=agreed.handover))
    _announce(match.header, file.path, setting, words)
    return play_on(match, file, loaded, words, args.line, args.lang)


def _announce(header: Header, path: Path, setting: Setting, words: Catalog) -> None:
    """Who plays what, what gave way, where it is saved, and the promise."""
    people, preset = ", ".join(_named(seat, words) for seat in header.seats), words.say(f"preset.{setting.preset}.name")
    write(words.say("cli.table_begins", game=words.say("game.name"), preset=preset, people=people))
    write(*(line for gave_way in gave_way_in_words(setting, words) for line in wrapped(gave_way)))
    write(words.say("cli.saved_as", path=path))
    write(*wrapped(words.say("cli.promise", promise=header.promise, name=name_of(path))))


def _named(seat: SeatSpec, words: Catalog) -> str:
    who = parse_who(seat.who, words)
    if who.is_person:
        return seat.name
    return words.say("cli.computer_seat", name=seat.name, level=words.say(f"ui.level.{who.level}"))


def _options(loaded: LoadedGame, words: Catalog) -> list[str]:
    lines = [words.say("cli.presets")]
    for preset in loaded.spec.presets:
        lines += wrapped(words.say(f"preset.{preset.id}.text"), "      ", f"  {preset.id}: ")
    lines += ["", words.say("cli.options")]
    for option in loaded.spec.options:
        lines += wrapped(words.say(f"option.{option.id}.text"), "      ", f"  {option.id}: ")
        lines += [f"      {option.number or 'on, off'}"] if not option.choices else []
        for choice in option.choices:
            text = words.say(f"option.{option.id}.{choice.id}.text")
            lines += wrapped(text, "          ", f"      {choice.id}: ")
    return [*lines, *_pieces(loaded, words)]


def _pieces(loaded: LoadedGame, words: Catalog) -> list[str]:
    presenter = loaded.present(words, ())
    lines = [f"  {piece}: {presenter.piece(0, piece).name}" for piece in loaded.game.pieces()]
    return ["", words.say("cli.pieces"), *lines] if lines else []
