"""People who play in line mode: they read what is printed and type one line at a time."""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

from dragonroads.engine.game import Agreements, Header, OptionValue, SeatSpec
from dragonroads.engine.journal import Record
from dragonroads.engine.match import Match
from dragonroads.games.draghan.model import Race
from dragonroads.games.loaded import LoadedGame
from dragonroads.library.words import Catalog
from dragonroads.shelf import Shelf
from dragonroads.ui import line_mode
from dragonroads.ui.line_screen import CLEAR, WIDTH, width
from tests.games.almanac import situations as almanac
from tests.games.canyon import situations as canyon
from tests.games.draghan.situations import header, loaded
from tests.ui.again import played_again

NAMES = ("Ana", "Bo", "Cleo", "Dan", "Eve", "Fay")
PAGE = 12000
CURTAIN = re.compile(r"¿?([A-Z])\? $")
OPTION = re.compile(r"^[! ] *(\d+|F\d+)  \S", re.MULTILINE)


class Paper(io.StringIO):
    """An output that is a terminal or not, and may be watched."""

    encoding = "utf-8"

    def __init__(self, is_terminal: bool = True, watch: Callable[[str], None] = lambda _text: None) -> None:
        super().__init__()
        self._is_terminal = is_terminal
        self._watch = watch
        self.page = ""
        """What was printed last."""

    def isatty(self) -> bool:
        return self._is_terminal

    def write(self, text: str) -> int:
        self._watch(text)
        self.page = (self.page + text)[-PAGE:]
        return super().write(text)


class Reader(io.StringIO):
    """Types what a person would type after reading the page; what was written first is typed first."""

    def __init__(self, paper: Paper, seed: int = 1, script: Iterable[str] = (), goes_on: bool = True) -> None:
        super().__init__()
        self.paper = paper
        self.random = Random(seed)
        self.script = list(script)
        self.goes_on = goes_on
        self.typed: list[str] = []

    def isatty(self) -> bool:
        return False

    def readline(self, _size: int | None = -1) -> str:  # type: ignore[override]
        if not self.script and not self.goes_on:
            return ""
        text = self.script.pop(0) if self.script else self.think(self.paper.page)
        self.typed.append(text)
        return f"{text}\n"

    def think(self, page: str) -> str:
        """The letter at a curtain; otherwise any number of the last list."""
        if curtain := CURTAIN.search(page):
            return curtain[1]
        keys: list[str] = []
        for found in OPTION.finditer(page):
            keys = ["1"] if found[1] == "1" else [*keys, found[1]]
        return self.random.choice(keys)


LOADED: dict[str, Callable[[], LoadedGame]] = {
    "draghan": loaded,
    "dragon_canyon": canyon.loaded,
    "dragon_road": almanac.loaded,
}


@cache
def words(lang: str, game: str = "draghan") -> Catalog:
    return Shelf(cache=None).catalog(lang, LOADED[game]())


def start(seats: int, preset: str = "regular", seed: int = 1, **options: OptionValue) -> Header:
    people = tuple(SeatSpec(name, piece=dragon) for name, dragon in zip(NAMES[:seats], "CMTSPA"))
    return replace(header(seats, preset, seed, options), seats=people, salt="pepper")


def set_out(seats: int, seed: int = 1, handover: str = "every-turn", box: str = almanac.ROAD) -> Header:
    """The beginning of a journey."""
    people = tuple(SeatSpec(name, piece=colour) for name, colour in zip(NAMES[:seats], "RJLA"))
    return replace(almanac.header(seats, seed, box), seats=people, salt="pepper", agreements=Agreements(handover))


def settle_in(people: int, seed: int = 1, handover: str = "every-turn", **options: OptionValue) -> Header:
    """The beginning of a game in the canyon."""
    seated = tuple(map(SeatSpec, NAMES[:people]))
    first = canyon.header(people, "full_valley", seed, **options)
    return replace(first, seats=seated, salt="pepper", agreements=Agreements(handover))


def new_match(first: Header, game: LoadedGame | None = None) -> tuple[Match[Any], list[Record]]:
    """A game, a race if nothing else is said, and the journal it writes."""
    journal: list[Record] = []
    return Match((game or loaded()).game, first, journal.append), journal


def sit_down(
    match: Match[Any], reader: Reader, lang: str = "en", game: LoadedGame | None = None, catalog: Catalog | None = None
) -> str:
    """Play in line mode; everything that was printed."""
    loaded_game, spoken = game or loaded(), catalog or words(lang)
    names = [spec.name for spec in match.header.seats]
    code = line_mode.play(match, loaded_game, loaded_game.present(spoken, names), spoken, reader, reader.paper)
    assert code == 0
    return reader.paper.getvalue()


def typed_at(match: Match[Race], *lines: str, lang: str = "en", is_terminal: bool = True) -> str:
    """What is printed when exactly these lines are typed and then nothing more."""
    return sit_down(match, Reader(Paper(is_terminal), script=lines, goes_on=False), lang)


def played_by_the_engine(first: Header, journal: list[Record], game: LoadedGame | None = None) -> list[Record]:
    """The journal the engine alone writes when it is given the same answers."""
    return played_again((game or loaded()).game, first, journal)[1]


def check_form(printed: str) -> None:
    """No control characters, no place left open, no key without words, and no line that is too long."""
    plain = printed.replace(CLEAR, "\n")
    assert re.fullmatch(r"[^\x00-\x09\x0b-\x1f\x7f-\x9f]*", plain)
    found = re.search(r".*(\{[a-z_]+\}|\[[a-z]+\.[a-z_.]+\]).*", plain)
    assert not found, found
    longest = max(plain.split("\n"), key=width)
    assert width(longest) <= WIDTH, longest


def pages(printed: str) -> list[str]:
    """What stood on the screen, from one wipe to the next."""
    return printed.split(CLEAR)


OPEN = Agreements("open")


def at_first_curtain(seats: int = 3, seed: int = 5) -> tuple[Match[Race], str]:
    """A race in which nobody has looked yet, and the letter of the seat that is asked first."""
    match, _ = new_match(start(seats, "regular", seed))
    return match, match.state.dragons[match.open(None)[0].seat]
