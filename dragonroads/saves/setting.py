"""Setting a table: names become seats, presets and options become options that go together."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from dragonroads.engine.game import OptionValue, SeatSpec
from dragonroads.engine.line import Line, Texts, text
from dragonroads.errors import UsageError
from dragonroads.games.loaded import LoadedGame
from dragonroads.library.gamespec import GameSpec
from dragonroads.library.guesses import guess
from dragonroads.library.labels import GAME_NAME
from dragonroads.library.letters import cells
from dragonroads.library.options import Option
from dragonroads.library.problems import quoted
from dragonroads.library.words import Catalog, clean_text
from dragonroads.seats.players import COMPUTER, Who, parse_who

WIDEST_NAME = 24
NARROW_NAME = 8
"""Cells of a name where there is little room: so many tell two people apart."""
_LONGEST_LOOKED_AT = 1000
_SWITCH = {"on": True, "true": True, "yes": True, "off": False, "false": False, "no": False}


class Says(Texts):
    """What is said about setting a table."""

    family = "cli"
    no_person = text()
    player = text(n=int)
    name_twice = text(name=str)
    name_alike = text(name=str, other=str, n=int)
    computer = text(n=int)
    name_empty = text(name=str)
    name_long = text(name=str, n=int)
    pieces_many = text(n=int, seats=int)
    no_piece = text(piece=str, hint=Line)
    piece_twice = text(piece=str)
    no_preset = text(preset=str, hint=Line)
    no_option = text(option=str, hint=Line)
    option_without_value = text(option=str)
    option_unknown = text(option=str, found=str, hint=Line)
    option_number = text("", "steps", option=str, least=int, most=int, step=int, found=str)
    option_switch = text(option=str, found=str)
    seats_wrong = text("", "exactly", game=str, least=int, most=int, n=int)


@dataclass(frozen=True, slots=True)
class GaveWay:
    """An option that did not go together with the others: what it was and what it is now."""

    option: str
    was: OptionValue
    now: OptionValue


@dataclass(frozen=True, slots=True)
class Setting:
    """Options that go together, and those that had to give way."""

    preset: str
    options: dict[str, OptionValue]
    gave_way: tuple[GaveWay, ...]


def seated(wanted: str | None, spec: GameSpec, words: Catalog) -> tuple[SeatSpec, ...]:
    """Seats for `Ana,Ben,Robo:easy`, for a number of people, or for as few as the game needs."""
    if wanted is None or (wanted.isascii() and wanted.isdigit()):
        count = int(wanted[:3]) if wanted else spec.seats.least
        seats = [SeatSpec(words.say(Says.player(n=n))) for n in range(1, count + 1)]
    else:
        seats = _named_seats(wanted.split(","), words)
    _check_count(len(seats), spec, words)
    for at, seat in enumerate(seats):
        check_apart(seat.name, (other.name for other in seats[:at]), words)
    if not any(seat.is_person for seat in seats):
        raise UsageError(words.say(Says.no_person()))
    return tuple(seats)


def _named_seats(wanted: Sequence[str], words: Catalog) -> list[SeatSpec]:
    """People for names, computers for `name:level`; a computer without a name gets one."""
    seats: list[SeatSpec] = []
    for one in wanted:
        name, colon, level = one.rpartition(":")
        who = parse_who(f"{COMPUTER}:{level.strip()}", words) if colon else Who()
        if colon and not name.strip():
            name = words.say(Says.computer(n=sum(not seat.is_person for seat in seats) + 1))
        seats.append(SeatSpec(washed_name(name if colon else one, words), str(who)))
    return seats


def washed_name(text: str, words: Catalog) -> str:
    """A name that can be shown anywhere; UsageError when nothing is left of it or it is too wide."""
    name = clean_text(text, _LONGEST_LOOKED_AT)
    if not name:
        raise UsageError(words.say(Says.name_empty(name=quoted(text))))
    if sum(map(cells, name)) > WIDEST_NAME:
        raise UsageError(words.say(Says.name_long(name=quoted(name), n=WIDEST_NAME)))
    return name


def check_apart(name: str, others: Iterable[str], words: Catalog) -> None:
    """UsageError when somebody else is called the same, or would be where only the beginning of a name is shown."""
    for other in others:
        if name.casefold() == other.casefold():
            raise UsageError(words.say(Says.name_twice(name=quoted(name))))
        if _beginning(name) == _beginning(other):
            alike = Says.name_alike(name=quoted(other), other=quoted(name), n=NARROW_NAME)
            raise UsageError(words.say(alike))


def _beginning(name: str) -> str:
    return clean_text(name, NARROW_NAME).casefold()


def with_pieces(
    seats: Sequence[SeatSpec], wanted: str | None, loaded: LoadedGame, words: Catalog
) -> tuple[SeatSpec, ...]:
    """The seats with the pieces of `Moss,,T`, by name or letter; whoever is left out will be given one."""
    if wanted is None:
        return tuple(seats)
    texts = wanted.split(",")
    if len(texts) > len(seats):
        raise UsageError(words.say(Says.pieces_many(n=len(texts), seats=len(seats))))
    known = piece_names(loaded, words)
    found: list[str] = []
    for named in map(str.strip, texts):
        piece = known.get(named.casefold(), "")
        if named and not piece:
            names = [loaded.present(words, ()).piece(0, one).short for one in loaded.game.pieces()]
            raise UsageError(words.say(Says.no_piece(piece=quoted(named), hint=guess(named, names))))
        if piece and piece in found:
            raise UsageError(words.say(Says.piece_twice(piece=quoted(named))))
        found.append(piece)
    found += [""] * (len(seats) - len(found))
    return tuple(replace(seat, piece=piece) for seat, piece in zip(seats, found))


def piece_names(loaded: LoadedGame, words: Catalog) -> Mapping[str, str]:
    """Everything a piece of a game may be called, in small letters: its letter, its name, and its short name."""
    shown = [(one, loaded.present(words, ()).piece(0, one)) for one in loaded.game.pieces()]
    named = {text.casefold(): one for one, piece in shown for text in (piece.name, piece.short)}
    return named | {one.casefold(): one for one, _ in shown}


def settled(loaded: LoadedGame, preset: str | None, wishes: Sequence[str], seats: int, words: Catalog) -> Setting:
    """The options of a preset with `name=value` wishes on top, made to go together by the game."""
    spec = loaded.spec
    known = {one.id: one for one in spec.presets}
    if preset is not None and preset not in known:
        raise UsageError(words.say(Says.no_preset(preset=quoted(preset), hint=guess(preset, known))))
    chosen = known[preset] if preset else spec.presets[0]
    options: dict[str, OptionValue] = dict(chosen.settings(seats))
    for wish in wishes:
        name, value = _wish(wish, spec, words)
        options[name] = value
    result = loaded.game.settle(options, seats)
    gave_way = tuple(GaveWay(one, options[one], result.options[one]) for one in result.changed)
    return Setting(chosen.id, dict(result.options), gave_way)


def _check_count(count: int, spec: GameSpec, words: Catalog) -> None:
    least, most = spec.seats.least, spec.seats.most
    if not least <= count <= most:
        game = words.say(GAME_NAME)
        how = "exactly" if least == most else ""
        raise UsageError(words.say(Says.seats_wrong(how, game=game, least=least, most=most, n=count)))


def _wish(text: str, spec: GameSpec, words: Catalog) -> tuple[str, OptionValue]:
    name, equals, value = text.partition("=")
    known = {option.id: option for option in spec.options}
    wanted = name.strip().replace("-", "_")
    if wanted not in known:
        raise UsageError(words.say(Says.no_option(option=quoted(name), hint=guess(wanted, known))))
    if not equals:
        raise UsageError(words.say(Says.option_without_value(option=wanted)))
    found = _value(known[wanted], value.strip())
    if known[wanted].complaint(found):
        raise UsageError(words.say(_complaint(known[wanted], value.strip())))
    return wanted, found


def _complaint(option: Option, value: str) -> Line:
    found, number = quoted(value), option.number
    if number is not None:
        how = "steps" if number.step > 1 else ""
        least, most, step = number.least, number.most, number.step
        return Says.option_number(how, option=option.id, least=least, most=most, step=step, found=found)
    if option.switch:
        return Says.option_switch(option=option.id, found=found)
    return Says.option_unknown(option=option.id, found=found, hint=guess(value, map(str, option.settings())))


def _value(option: Option, text: str) -> OptionValue:
    """The value a text means for an option; the text itself when it means none, so that the option can complain."""
    if option.switch:
        return _SWITCH.get(text.casefold(), text)
    digits = text.removeprefix("-")
    is_number = option.number is not None and digits.isascii() and digits.isdigit() and len(digits) <= 9
    return int(text) if is_number else text
