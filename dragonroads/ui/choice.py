"""Picking from a numbered list: part by part, several at once, page by page, or by a word."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from dragonroads.engine.table import Question, key_of
from dragonroads.games.presenter import Label

PAGE = 18
LONGEST_KEY = 6
_NUMBER = re.compile(r"\d+")


@dataclass(frozen=True, slots=True)
class Item:
    """Something that can be picked, in words."""

    key: str
    """What is typed for it."""
    option: Any
    text: str
    effect: str = ""
    place: str = ""
    """Where on the board it lies, if it lies there."""

    def fits(self, wanted: str) -> bool:
        """Whether a word occurs in it."""
        return wanted in f"{self.key} {self.text} {self.effect}".casefold()

    def is_called(self, typed: str) -> bool:
        """Whether this is what somebody typed for it: its key, or all its words."""
        return typed.casefold() in (self.key.casefold(), self.text.casefold())


def amounts(options: Sequence[Any], labels: Sequence[Label]) -> list[int]:
    """The numbers that the options are, if all of them are numbers and say so: `9 embers` is 9, a seat is none."""
    values = [option[-1] if isinstance(option, tuple) and option else option for option in options]
    if not all(type(value) is int and value >= 0 for value in values):
        return []
    if len(set(values)) < len(values) or not any(values):
        return []
    return values if all(_says(label.text, n) for n, label in zip(values, labels)) else []


def _says(text: str, n: int) -> bool:
    """Whether the first number in a text is this one; `nothing` is none."""
    said = _NUMBER.search(text)
    return said[0] == str(n) if said else not n


def numbered(options: Sequence[Any], labels: Sequence[Label], are_ticked: bool = False) -> list[Item]:
    """Options with consecutive numbers; where they are numbers or called so, those are typed, or one would mislead.

    What is ticked is no amount: there a number is that of a line.
    """
    names = [] if are_ticked else list(map(str, amounts(options, labels)))
    if names:
        return [Item(n, o, one.text, one.effect, one.place) for n, o, one in zip(names, options, labels)]
    names = [label.text for label in labels]
    if any(name.isdigit() for name in names) and max(map(len, names)) <= LONGEST_KEY:
        return [Item(one.text, option, one.effect, place=one.place) for option, one in zip(options, labels)]
    return [Item(str(n), o, one.text, one.effect, one.place) for n, (o, one) in enumerate(zip(options, labels), 1)]


def picked(typed: str, items: list[Item]) -> Item | None:
    """The option that was typed, by its number or in exactly its words."""
    return next((item for item in items if item.is_called(typed)), None)


def ticks(typed: str, items: list[Item]) -> list[Item] | None:
    """The options of these numbers; an empty list for 0, nothing when something else was typed."""
    words = dict.fromkeys(typed.replace(",", " ").split())
    if list(words) == ["0"]:
        return []
    found = [item for item in items if item.key in words]
    return found if found and len(found) == len(words) else None


class Choice:
    """What has been picked of a question so far, and which part of the list is shown."""

    def __init__(self, question: Question) -> None:
        self.question = question
        self.picked: tuple[Any, ...] = ()
        self.page = 0
        self.wanted = ""
        self._forward()

    @property
    def is_ticked(self) -> bool:
        """Whether several options are picked at once."""
        return self.question.lo != 1 or self.question.hi != 1

    @property
    def is_last_part(self) -> bool:
        """Whether the next pick completes the answer."""
        return len(self.picked) >= len(self.question.parts) - 1

    @property
    def offered(self) -> list[Any]:
        """The options, or the beginnings of options that differ in the part to be picked now."""
        if not self.question.parts:
            return list(self.question.options)
        depth = len(self.picked)
        return list(dict.fromkeys(o[: depth + 1] for o in self.question.options if o[:depth] == self.picked))

    def belongs(self, option: Any) -> bool:
        """Whether a closed option is worth showing beside what is offered now."""
        if not self.question.parts or not isinstance(option, tuple):
            return True
        depth = len(self.picked)
        if option[:depth] != self.picked:
            return False
        return self.is_last_part or option[: depth + 1] not in self.offered

    def pick(self, option: Any) -> tuple[str, ...] | None:
        """Take an option; the keys of the answer when that completes it."""
        if keys := self.completed(option):
            return keys
        self.picked = option
        self._show_all()
        self._forward()
        return None

    def completed(self, option: Any) -> tuple[str, ...]:
        """The keys of the answer that picking this leads to; none while parts of it are still to be chosen."""
        if self.is_last_part:
            return (key_of(option),)
        whole = [one for one in self.question.options if one[: len(option)] == option]
        return (key_of(whole[0]),) if len(whole) == 1 else ()

    @property
    def can_go_back(self) -> bool:
        """Whether somebody has picked a part that can be picked otherwise."""
        return any(self._beginnings(depth) > 1 for depth in range(1, len(self.picked) + 1))

    def back(self) -> bool:
        """Take the last part back that somebody has picked."""
        for depth in range(len(self.picked), 0, -1):
            if self._beginnings(depth) > 1:
                self.picked = self.picked[: depth - 1]
                self._show_all()
                return True
        return False

    def _beginnings(self, depth: int) -> int:
        """How many ways there were to pick the part that made the answer this long."""
        before = self.picked[: depth - 1]
        return len({o[:depth] for o in self.question.options if o[: depth - 1] == before})

    def filter(self, wanted: str) -> None:
        """Show only what contains a word; all for an empty one."""
        self.wanted, self.page = wanted.casefold().strip(), 0

    def turn(self, pages: int, count: int) -> None:
        """Go to another page of so many items."""
        self.page = min(max(0, self.page + pages), max(0, (count - 1) // PAGE))

    def _show_all(self) -> None:
        self.wanted, self.page = "", 0

    def _forward(self) -> None:
        """A part that leaves no choice picks itself, unless that would be the whole answer."""
        while not self.is_last_part and len(self.offered) == 1 and not self.completed(self.offered[0]):
            self.picked = self.offered[0]
