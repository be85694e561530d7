"""The rule book of a game as data: rules with ids in sections, for the app, the questions and the tests."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Annotated, TypeAlias

from dragonroads.library.binder import Binder
from dragonroads.library.pack import Pack
from dragonroads.library.tags import Declares, Pattern, Text

FILE = "rules.yaml"
RuleId: TypeAlias = Annotated[str, Pattern(r"[A-Z0-9]+(-[A-Z0-9]+)+", "RACE-SETUP-01"), Declares("rule")]


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule in our own words, with the kinds of question it speaks about."""

    id: RuleId
    text: Text
    kinds: tuple[str, ...] = ()
    asks: tuple[str, ...] = ()
    """The questions and reasons that rest on it: it is the one to read first there."""


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
        return tuple(rule for rule in self if kind in rule.kinds or kind in rule.asks)

    def rule_for(self, kind: str) -> str:
        """Returns the id of the rule that a kind of question or reason rests on; nothing when none is named."""
        return next((rule.id for rule in self if kind in rule.asks), "")

    def search(self, words: str) -> tuple[Rule, ...]:
        """Returns the rules whose id or text contains every given word, in any case."""
        wanted = words.casefold().split()
        return tuple(rule for rule in self if all(word in f"{rule.id} {rule.text}".casefold() for word in wanted))


def read_rules(pack: Pack, uses: Sequence[str], binder: Binder) -> RuleBook | None:
    """Reads the rule book of a game: the sections of the packs it uses, as far as they have any, before its own."""
    shared = [f"{used}/{FILE}" for used in uses if f"{used}/{FILE}" in pack.files]
    books = [pack.bind(file, RuleBook, binder) for file in (*shared, FILE)]
    own = books[-1]
    if own is None:
        return None
    sections = tuple(section for book in books if book for section in book.sections)
    whole = RuleBook(own.title, own.theme, sections)
    _refuse_two_rules(whole, binder)
    return whole


def _refuse_two_rules(book: RuleBook, binder: Binder) -> None:
    """Each question and reason rests on one rule."""
    first: dict[str, str] = {}
    for rule in book:
        for at, kind in enumerate(rule.asks):
            if kind in first:
                binder.complain(binder.node_of(rule, "asks", at), "asks", f"'{kind}' is at {first[kind]} already")
            first.setdefault(kind, rule.id)
