"""Every game on the shelf, at every number of seats, in every preset and in some settings nobody thought of."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

from dragonroads.engine.game import Game, Header, OptionValue, SeatSpec
from dragonroads.engine.match import Match
from dragonroads.games.loaded import LoadedGame
from dragonroads.shelf import Shelf
from tests.boxes import boxed

WILD = 3
"""How many random settings are tried at each number of seats."""


@cache
def opened(name: str) -> LoadedGame:
    """A game of the shelf, read once."""
    return Shelf(cache=None).open(name)


@dataclass(frozen=True)
class Case:
    """One way to set a table; it also tells a worker how to get the game."""

    game_id: str
    seats: int
    setting: str
    """A preset, `wild-2` for random options, or `preset+option=value` with as many options as are to differ."""

    def __str__(self) -> str:
        return f"{self.game_id}-{self.seats}-{self.setting}"

    def __call__(self) -> Game[Any]:
        return opened(self.game_id).game

    @property
    def game(self) -> Game[Any]:
        """The rules and content."""
        return self()

    def header(self, seed: int = 0) -> Header:
        """What a game of this case starts from."""
        game = self.game
        options = game.settle(opened(self.game_id).spec.bounded(self._options()), self.seats).options
        seats = tuple(SeatSpec(f"P{seat}") for seat in range(self.seats))
        return Header(game.id, game.rules_version, game.content_hash, seed, seats, options)

    def match(self, seed: int = 0) -> Match[Any]:
        """A game that has just begun."""
        return Match(self.game, self.header(seed))

    def _options(self) -> dict[str, OptionValue]:
        spec = opened(self.game_id).spec
        if self.setting.startswith("wild-"):
            random = Random(str(self))
            return {option.id: random.choice(option.settings()) for option in spec.options}
        preset, *changes = self.setting.split("+")
        options: dict[str, OptionValue] = dict(spec.preset(preset).settings(self.seats))
        for change in changes:
            name, _, text = change.partition("=")
            options[name] = next(value for value in spec.option(name).settings() if str(value) == text)
        return options


class BoxedCase(Case):
    """A table whose box does not grow: what is looked for in a certain game, or kept of one, is still in it."""

    def __call__(self) -> Game[Any]:
        return boxed(self.game_id).game


def seats_of(name: str) -> range:
    """The numbers of seats a game can have."""
    seats = opened(name).spec.seats
    return range(seats.least, seats.most + 1)


def preset_cases(name: str) -> list[Case]:
    """Every preset at every number of seats."""
    presets = opened(name).spec.presets
    return [Case(name, seats, preset.id) for seats in seats_of(name) for preset in presets]


def wild_cases(name: str) -> list[Case]:
    """Random settings at every number of seats."""
    return [Case(name, seats, f"wild-{n}") for seats in seats_of(name) for n in range(WILD)]


CHOSEN: Mapping[str, tuple[tuple[int, str], ...]] = {
    "almanac_tours": (
        (2, "border+first_book=crystal_peaks"),
        (3, "grand"),
    ),
    "crystal_peaks": ((4, "journey"), (2, "journey")),
    "draghan": (
        *((seats, preset) for seats in (2, 4, 6) for preset in ("introduction", "experienced")),
        *((seats, preset) for seats in (3, 5) for preset in ("regular", "mayhem")),
        (6, "mayhem"),
        *((seats, f"wild-{seats % WILD}") for seats in range(2, 7)),
    ),
    "dragon_canyon": (
        (1, "solo"),
        (2, "tactician"),
        (2, "full_valley+automa_1=normal+automa_2=hard+clans=choose+auto_dragon_seal=False+ancient_discard=owner"),
        (3, "full_valley"),
    ),
    "dragon_road": ((2, "journey"), (3, "wild-0"), (4, "journey")),
}
"""A game with very many settings, or hardly any, is tried in these at each change: so many seats, and the setting."""


def chosen_cases(name: str) -> list[Case]:
    """What is tried at each change: everything, unless the game names a choice."""
    return [Case(name, *one) for one in CHOSEN.get(name, ())] or [*preset_cases(name), *wild_cases(name)]


GAMES = Shelf(cache=None).games()
CASES = [case for name in GAMES for case in chosen_cases(name)]
ALL_CASES = [case for name in GAMES for case in (*preset_cases(name), *wild_cases(name))]
"""What a release tries."""
