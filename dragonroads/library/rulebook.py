"""The rule book of a game as data: rules with ids in sections, for the app, the questions and the tests."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Annotated, TypeAlias

from dragonroads.library.marks import Declares, Pattern, Text

FILE = "rules.yaml"
RuleId: TypeAlias = Annotated[str, Pattern(r"[A-Z0-9]+(-[A-Z0-9]+)+", "RACE-SETUP-01"), Declares("rule")]


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule in our own words, with the kinds of question it speaks about."""

    id: RuleId
    text: Text
    kinds: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Section:
    """A chapter of the rule book."""

    name: Text
    rules: tuple[Rule, ...]


@dataclass(frozen=True, slots=True)
class RuleBook:
    """Everything `rules.yaml` says, in its order."""

    title: Text
    theme: Text
    sections: tuple[Section, ...]

    def __iter__(self) -> Iterator[Rule]:
        return (rule for section in self.sections for rule in section.rules)

    def find(self, name: str) -> Rule:
        """Returns the rule with an id; KeyError when there is none."""
        return {rule.id: rule for rule in self}[name]

    def for_kind(self, kind: str) -> tuple[Rule, ...]:
        """Returns the rules that speak about a kind of question."""
        return tuple(rule for rule in self if kind in rule.kinds)

    def search(self, words: str) -> tuple[Rule, ...]:
        """Returns the rules whose id or text contains every given word, in any case."""
        wanted = words.casefold().split()
        return tuple(rule for rule in self if all(word in f"{rule.id} {rule.text}".casefold() for word in wanted))
