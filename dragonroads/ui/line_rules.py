"""The rule book in line mode: opened at the question, and searched."""

from __future__ import annotations

from collections.abc import Sequence

from dragonroads.engine.line import Texts, text
from dragonroads.engine.table import Question
from dragonroads.library.rulebook import Rule, RuleBook
from dragonroads.library.words import Catalog
from dragonroads.ui.line_pages import Pages
from dragonroads.ui.rules_words import rule_text, section_name

MOST_RULES = 8


class Says(Texts):
    """What is said about rules."""

    family = "line"
    rules_none = text(key="line.rules.none", wanted=str)
    rules_more = text(key="line.rules.more", ids=str)
    rules_sections = text(key="line.rules.sections", names=str)


class RulesDesk:
    """Finds rules and prints them in the reader's language."""

    def __init__(self, pages: Pages, rules: RuleBook, catalog: Catalog) -> None:
        self._pages = pages
        self._screen = pages.screen
        self._rules = rules
        self._catalog = catalog
        self._say = catalog.say

    def show(self, wanted: str, question: Question | None) -> None:
        """Print the rules of the open question, of a section, of an id, or those with a word."""
        found = self._found(wanted, question)
        if wanted and not found:
            self._screen.line(self._say(Says.rules_none(wanted=wanted)))
        for rule in found[:MOST_RULES]:
            self._pages.tell([f"{rule.id}  {rule_text(rule, self._catalog)}"])
        if len(found) > MOST_RULES:
            ids = ", ".join(rule.id for rule in found[MOST_RULES:])
            self._screen.line(self._say(Says.rules_more(ids=ids)))
        if not wanted or not found:
            names = ", ".join(section_name(section.name, self._catalog) for section in self._rules.sections)
            self._screen.line(self._say(Says.rules_sections(names=names)))

    def _found(self, wanted: str, question: Question | None) -> Sequence[Rule]:
        if not wanted:
            return self._rules_of(question) if question else ()
        folded = wanted.casefold()
        exact = [rule for rule in self._rules if rule.id.casefold() == folded]
        section = [s.rules for s in self._rules.sections if section_name(s.name, self._catalog).casefold() == folded]
        spoken = [rule for rule in self._rules if folded in f"{rule.id} {rule_text(rule, self._catalog)}".casefold()]
        return exact or (section[0] if section else spoken)

    def _rules_of(self, question: Question) -> Sequence[Rule]:
        """The rules that a question rests on, and those that forbid what cannot be picked."""
        asked = self._rules.for_kind(question.kind)
        reasons = [closed.reason for closed in question.closed()]
        forbidding = {reason.rule or self._rules.rule_for(reason.kind) for reason in reasons}
        return [*asked, *(rule for rule in self._rules if rule.id in forbidding and rule not in asked)]
