"""The rule book in a reader's language, and the rules that contain what somebody looks for."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from functools import lru_cache

from dragonroads.library.rulebook import Rule, RuleBook
from dragonroads.library.words import Catalog


@dataclass(frozen=True, slots=True)
class Entry:
    """A rule as it is read: its id, its section by number and name, and its words."""

    id: str
    section: int
    chapter: str
    text: str

    def contains(self, wanted: str) -> bool:
        """Whether every word of what is looked for occurs in it, in any case and without regard to accents."""
        everything = folded(f"{self.id} {self.chapter} {self.text}")
        return all(word in everything for word in folded(wanted).split())


def rule_text(rule: Rule, catalog: Catalog) -> str:
    """The words of a rule in the reader's language."""
    key = f"rule.{rule.id}"
    return catalog.say(key) if catalog.has(key) else rule.text


def section_name(name: str, catalog: Catalog) -> str:
    """The name of a section in the reader's language."""
    key = f"section.{name}"
    return catalog.say(key) if catalog.has(key) else name


def entries(rules: RuleBook, catalog: Catalog) -> list[Entry]:
    """Every rule in its order."""
    return [
        Entry(rule.id, at, section_name(section.name, catalog), rule_text(rule, catalog))
        for at, section in enumerate(rules.sections)
        for rule in section.rules
    ]


@lru_cache(maxsize=1024)
def folded(text: str) -> str:
    """The text in small letters without accents; each letter stays in its place."""
    return "".join(unicodedata.normalize("NFD", letter)[0].casefold()[:1] or letter for letter in text)
