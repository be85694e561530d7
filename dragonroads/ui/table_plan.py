"""A table that is being set: who sits where, which preset, and what differs from it; nothing of it is begun yet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from dragonroads.engine.agreements import HANDOVERS
from dragonroads.engine.game import KEYBOARD, Agreements, OptionValue, SeatSpec
from dragonroads.engine.pieces import given
from dragonroads.errors import UsageError
from dragonroads.games.loaded import LoadedGame
from dragonroads.library.gamespec import GameSpec
from dragonroads.library.words import Catalog
from dragonroads.saves.setting import Setting, check_apart, settled, washed_name
from dragonroads.seats.players import KINDS
from dragonroads.settings import LastTable

COMPUTER_FROM = 3
"""From so many seats on a table offers one to the computer when nothing else is known."""


@dataclass(frozen=True, slots=True)
class PlannedSeat:
    """Who is to sit at a seat, the digits that shall open its curtain, and the piece that was chosen, if one was."""

    name: str
    who: str = KEYBOARD
    digits: str = ""
    piece: str = ""

    @property
    def is_person(self) -> bool:
        """Whether a person at the keyboard plays it."""
        return self.who == KEYBOARD


@dataclass(frozen=True, slots=True)
class TablePlan:
    """Everything that can be decided before a table begins; always complete, so that it can begin at once."""

    seats: tuple[PlannedSeat, ...]
    preset: str
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    """Wishes that differ from the preset."""
    handover: str = HANDOVERS[0]
    memory: bool = False

    @property
    def agreements(self) -> Agreements:
        """What the people agreed on beside the rules."""
        return Agreements(self.handover, self.memory)

    @property
    def last_table(self) -> LastTable:
        """What is remembered for the next table; codes are not."""
        seats, pieces = tuple((seat.name, seat.who) for seat in self.seats), tuple(seat.piece for seat in self.seats)
        pieces = pieces if any(pieces) else ()
        return LastTable(seats, self.preset, dict(self.options), self.handover, self.memory, pieces)

    def with_seat(self, at: int, seat: PlannedSeat) -> TablePlan:
        """Somebody else at a seat."""
        return replace(self, seats=(*self.seats[:at], seat, *self.seats[at + 1 :]))

    def without_seat(self, at: int) -> TablePlan:
        """One seat fewer."""
        return replace(self, seats=(*self.seats[:at], *self.seats[at + 1 :]))

    def with_another(self, words: Catalog) -> TablePlan:
        """One seat more, under a name nobody has."""
        return replace(self, seats=(*self.seats, PlannedSeat(free_name("cli.player", self.seats, words))))


# --- where a plan begins ----------------------------------------------------------------------------------------------


def first_plan(loaded: LoadedGame, words: Catalog, last: LastTable | None = None) -> TablePlan:
    """The table of last time as far as it still can be had, otherwise the game's own defaults."""
    spec = loaded.spec
    if last is None or not spec.seats.least <= len(last.seats) <= spec.seats.most:
        return TablePlan(_usual_seats(spec, words), spec.presets[0].id)
    kinds = {str(kind) for kind in KINDS}
    pieces = _still_there([*last.pieces, *[""] * len(last.seats)], loaded.game.pieces())
    seats = tuple(
        PlannedSeat(name, who if who in kinds else KEYBOARD, piece=piece)
        for (name, who), piece in zip(last.seats, pieces)
    )
    known = {option.id: option for option in spec.options}
    options = {
        name: value for name, value in last.options.items() if name in known and not known[name].complaint(value)
    }
    presets = [preset.id for preset in spec.presets]
    preset = last.preset if last.preset in presets else presets[0]
    return TablePlan(seats, preset, options, last.handover, last.memory)


def _still_there(chosen: Sequence[str], pieces: Sequence[str]) -> list[str]:
    """The pieces of last time without those that are not there any more, or are there twice."""
    return [one if one in pieces and one not in chosen[:at] else "" for at, one in enumerate(chosen)]


def _usual_seats(spec: GameSpec, words: Catalog) -> tuple[PlannedSeat, ...]:
    """Two people, and a computer if a third fits; more only if the game needs them."""
    people = max(min(2, spec.seats.most), spec.seats.least)
    seats = tuple(PlannedSeat(words.say("cli.player", n=n)) for n in range(1, people + 1))
    if len(seats) < COMPUTER_FROM <= spec.seats.most:
        seats = (*seats, PlannedSeat(words.say("cli.computer", n=1), str(KINDS[1])))
    return seats


def free_name(key: str, seats: tuple[PlannedSeat, ...], words: Catalog) -> str:
    """A name made of a word and the first number that is free."""
    taken = {seat.name.casefold() for seat in seats}
    names = (words.say(key, n=n) for n in range(1, len(seats) + 2))
    return next(name for name in names if name.casefold() not in taken)


# --- changing it ------------------------------------------------------------------------------------------------------


def played_by_next(plan: TablePlan, at: int, step: int, words: Catalog) -> TablePlan:
    """Another kind of player at a seat; a name nobody chose goes along with it, a code stays with people."""
    kinds = [str(kind) for kind in KINDS]
    seat = plan.seats[at]
    who = kinds[(kinds.index(seat.who) + step) % len(kinds)] if seat.who in kinds else KEYBOARD
    changed = replace(seat, who=who, digits=seat.digits if who == KEYBOARD else "")
    if changed.is_person != seat.is_person and _is_unnamed(seat, len(plan.seats), words):
        others = plan.without_seat(at).seats
        key = "cli.player" if changed.is_person else "cli.computer"
        changed = replace(changed, name=free_name(key, others, words))
    return plan.with_seat(at, changed)


def _is_unnamed(seat: PlannedSeat, seats: int, words: Catalog) -> bool:
    keys = ("cli.player", "cli.computer")
    return any(seat.name == words.say(key, n=n) for key in keys for n in range(1, seats + 2))


def renamed(plan: TablePlan, at: int, text: str, words: Catalog) -> TablePlan:
    """Another name at a seat; UsageError in one line when it cannot be used."""
    name = washed_name(text, words)
    check_apart(name, (seat.name for seat in plan.without_seat(at).seats), words)
    return plan.with_seat(at, replace(plan.seats[at], name=name))


def with_next_piece(plan: TablePlan, at: int, pieces: Sequence[str], step: int = 1) -> TablePlan:
    """The next free piece for a seat, or the one before; where none is free, in exchange. The others keep theirs."""
    held = list(pieces_in(plan, pieces))
    later = pieces.index(held[at]) + 1
    others = [*pieces[later:], *pieces[: later - 1]][:: 1 if step > 0 else -1]
    wanted = next((piece for piece in others if piece not in held), others[0])
    if wanted in held:
        held[held.index(wanted)] = held[at]
    held[at] = wanted
    return replace(plan, seats=tuple(replace(seat, piece=piece) for seat, piece in zip(plan.seats, held)))


def with_preset(plan: TablePlan, spec: GameSpec, step: int) -> TablePlan:
    """The next preset, as it is: what differed from the one before is forgotten."""
    names = [preset.id for preset in spec.presets]
    return replace(plan, preset=names[(names.index(plan.preset) + step) % len(names)], options={})


def with_option(plan: TablePlan, spec: GameSpec, name: str, step: int) -> TablePlan:
    """The next value of an option; numbers stop at their ends, everything else goes round."""
    option, usual = spec.option(name), spec.preset(plan.preset).settings(len(plan.seats))
    values, now = list(option.settings()), plan.options.get(name, usual[name])
    at = values.index(now) + step
    at = max(0, min(at, len(values) - 1)) if option.number else at % len(values)
    options = {**plan.options, name: values[at]}
    return replace(plan, options={one: value for one, value in options.items() if value != usual[one]})


def with_handover(plan: TablePlan, step: int) -> TablePlan:
    """The next way to hand the keyboard over."""
    return replace(plan, handover=HANDOVERS[(HANDOVERS.index(plan.handover) + step) % len(HANDOVERS)])


# --- what comes of it -------------------------------------------------------------------------------------------------


def pieces_in(plan: TablePlan, pieces: Sequence[str]) -> tuple[str, ...]:
    """What every seat will play with: the pieces that were chosen, and those that will be given."""
    return given([seat.piece for seat in plan.seats], [seat.name for seat in plan.seats], pieces)


def setting_of(plan: TablePlan, loaded: LoadedGame, words: Catalog) -> Setting:
    """The options as they will be played, and what gave way."""
    wishes = [f"{name}={_typed(value)}" for name, value in plan.options.items()]
    return settled(loaded, plan.preset, wishes, len(plan.seats), words)


def seats_of(plan: TablePlan, words: Catalog) -> tuple[SeatSpec, ...]:
    """The seats of the table; UsageError when nobody sits at the keyboard or a name cannot be used."""
    for at, seat in enumerate(plan.seats):
        renamed(plan, at, seat.name, words)  # the names of last time may come from a file somebody wrote
    if not any(seat.is_person for seat in plan.seats):
        raise UsageError(words.say("ui.new.no_person"))
    return tuple(SeatSpec(seat.name, seat.who, piece=seat.piece) for seat in plan.seats)


def _typed(value: OptionValue) -> str:
    """A value as it is written on the command line."""
    return ("on" if value else "off") if isinstance(value, bool) else str(value)
