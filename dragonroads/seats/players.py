"""Who can play a seat: a person at the keyboard or a computer of some level; a computer thinks and answers here."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from dragonroads.bots.levels import LEVELS
from dragonroads.engine.game import KEYBOARD
from dragonroads.engine.line import Line, Texts, text
from dragonroads.engine.match import Match
from dragonroads.engine.stale import Stale
from dragonroads.engine.table import Seat
from dragonroads.errors import StaleAnswer, UsageError
from dragonroads.games.loaded import LoadedGame
from dragonroads.library.guesses import guess
from dragonroads.library.problems import quoted
from dragonroads.library.words import Catalog

COMPUTER = "computer"


class Levels(Texts):
    """What the levels of computers are called."""

    family = "ui"
    level = text(*LEVELS)


class Says(Texts):
    """What is said about it."""

    family = "cli"
    no_level = text(level=str, hint=Line)


@dataclass(frozen=True, slots=True)
class Who:
    """A player: a computer of a level, or a person for no level."""

    level: str = ""

    @property
    def is_person(self) -> bool:
        """Whether a person at the keyboard decides."""
        return not self.level

    def __str__(self) -> str:
        """As it stands in the header of a table."""
        return KEYBOARD if self.is_person else f"{COMPUTER}:{self.level}"


KINDS: tuple[Who, ...] = (Who(), *map(Who, LEVELS))
"""Everybody a new table may offer a seat to."""


@dataclass(frozen=True, slots=True)
class Reply:
    """What a computer has decided, to be given to the match."""

    seat: Seat
    n: int
    keys: tuple[str, ...]


def parse_who(text: str, words: Catalog) -> Who:
    """Reads `keyboard` or `computer:<level>`; UsageError when nobody here plays like that."""
    kind, _, level = text.partition(":")
    if text == KEYBOARD:
        return Who()
    if kind != COMPUTER or level not in LEVELS:
        level = level if kind == COMPUTER else text
        raise UsageError(words.say(Says.no_level(level=quoted(level), hint=guess(level, LEVELS))))
    return Who(level)


def level_name(level: str) -> Line:
    """What a level of computers is called."""
    return Levels.level(level)


def check_players(players: Iterable[str], words: Catalog) -> None:
    """UsageError when somebody at the table cannot play here."""
    for who in players:
        parse_who(who, words)


class Computer:
    """Plays every seat of a table that no person plays."""

    def __init__(self, loaded: LoadedGame, words: Catalog) -> None:
        self._loaded = loaded
        self._words = words

    def choose(self, match: Match[Any], seat: Seat) -> Reply:
        """Think about the question this seat is asked; changes nothing, so another thread may do it.

        The match must not change meanwhile. The same table asked the same question gets the same reply.
        """
        who = parse_who(match.who(seat), self._words)
        if who.is_person:
            raise StaleAnswer(Stale.by_person())
        position, level = match.position(seat), LEVELS[who.level]
        picks = level.make(self._loaded, str(match.header.seed)).choose(position, level.budget)
        question = position.question
        return Reply(seat, question.n, tuple(question.key(i) for i in picks))

    def give(self, match: Match[Any], reply: Reply) -> None:
        """Answer with what was thought out; StaleAnswer when a person has taken the seat or the question is gone."""
        if match.is_person(reply.seat):
            raise StaleAnswer(Stale.by_person())
        match.answer(reply.seat, reply.n, *reply.keys)

    def answer(self, match: Match[Any], seat: Seat) -> None:
        """Think and answer at once."""
        self.give(match, self.choose(match, seat))
