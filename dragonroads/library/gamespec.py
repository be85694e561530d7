"""The shape of `game.yaml`: what a game is called, who can play it, and how it can be set up."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated

from dragonroads.errors import UsageError
from dragonroads.library.binder import Binder
from dragonroads.library.cover import Cover
from dragonroads.library.options import BySeats, Option, Preset, Setting
from dragonroads.library.pack import GAME_FILE, Pack
from dragonroads.library.problems import hint, quoted
from dragonroads.library.promises import ENGLISH, Language, check_promise
from dragonroads.library.tags import Id, Range, Text, Words

FILE = GAME_FILE


@dataclass(frozen=True, slots=True)
class SeatRange:
    """How many may sit at the table."""

    least: Annotated[int, Range(1, 12)]
    most: Annotated[int, Range(1, 12)]

    def __post_init__(self) -> None:
        if self.least > self.most:
            raise ValueError(f"least is {self.least} but most only {self.most}")


@dataclass(frozen=True, slots=True)
class GameSpec:
    """A game as its content folder announces it; the first preset is the default."""

    id: Id
    rules: Id
    board: Id
    name: Text
    pitch: Text
    minutes: Annotated[int, Range(1, 1000)]
    seats: SeatRange
    presets: tuple[Preset, ...]
    options: tuple[Option, ...]
    uses: tuple[Id, ...] = ()
    languages: tuple[Language, ...] = (ENGLISH,)
    """The languages it is whole in; in all others its tables are played in English."""
    short: Text = ""
    """What stands on its box where there is no room for the whole name."""
    cover: Annotated[Cover | None, Words()] = None
    """What its box looks like; without one it has a plain lid with its initial."""

    def __post_init__(self) -> None:
        if not self.presets:
            raise ValueError("presets: needs at least one, the first is the default")
        check_promise(self.languages)

    def preset(self, name: str) -> Preset:
        """Returns the preset of a name; KeyError when there is none."""
        return {preset.id: preset for preset in self.presets}[name]

    def option(self, name: str) -> Option:
        """Returns the option of a name; KeyError when there is none."""
        return {option.id: option for option in self.options}[name]

    def bounded(self, options: Mapping[str, Setting]) -> dict[str, Setting]:
        """These options, with every bound on the length of a game set that the table has left open."""
        bounds = {option.id: option.bounds_length for option in self.options if option.bounds_length}
        return dict(options) | {name: bound for name, bound in bounds.items() if not options[name]}

    def todays(self, options: Mapping[str, Setting], seats: int) -> dict[str, Setting]:
        """The options of an older table as they are called today: what is gone is left out, what is new is off."""
        usual = self.presets[0].settings(seats)
        fresh = {option.id: False if option.switch else usual[option.id] for option in self.options}
        return {name: options.get(name, value) for name, value in fresh.items()}

    def refuse_unknown(self, options: Mapping[str, Setting], seats: int) -> None:
        """Raises UsageError for a number of seats, an option or a value that the game does not have."""
        known = {option.id: option for option in self.options}
        if not self.seats.least <= seats <= self.seats.most:
            raise UsageError(f"{seats} cannot play: expected {self.seats.least} to {self.seats.most} players")
        if unset := [name for name in known if name not in options]:
            raise UsageError(f"the option {unset[0]!r} is not set")
        for name, value in options.items():
            if name not in known:
                raise UsageError(f"no option called {quoted(name)}{hint(name, known)}")
            if complaint := known[name].complaint(value):
                raise UsageError(f"{name}: {complaint}")


def read_spec(pack: Pack, binder: Binder) -> GameSpec | None:
    """Reads the game's announcement out of a pack, with every check it has to pass."""
    spec = pack.bind(FILE, GameSpec, binder)
    if spec is None:
        return None
    if spec.id != pack.id:
        binder.complain(binder.node_of(spec, "id"), "id", f"expected {quoted(pack.id)}, the name of the folder")
    for preset in spec.presets:
        _check_preset(spec, preset, binder)
    return spec


def _check_preset(spec: GameSpec, preset: Preset, binder: Binder) -> None:
    known = {option.id: option for option in spec.options}
    for name, value in preset.options.items():
        node = binder.node_of(preset, "options", name)
        if name not in known:
            binder.complain(node, "options", f"no option called {quoted(name)}{hint(name, known)}")
            continue
        for setting in _values(value):
            if complaint := known[name].complaint(setting):
                binder.complain(node, name, complaint)
    for name in known:
        if name not in preset.options:
            binder.complain(binder.node_of(preset, "options"), "options", f"needs '{name}'")


def _values(value: Setting | BySeats) -> tuple[Setting, ...]:
    return tuple(value.by_seats.values()) if isinstance(value, BySeats) else (value,)
