"""Words values in one language: numbers, persons, nouns, counts and lists, in the form that a text asks for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Any

from dragonroads.library.grammar import CATEGORIES, Grammar, grammar_of
from dragonroads.library.messages import Message, NounWords, Plural, as_noun
from dragonroads.library.templates import cut, fill
from dragonroads.library.values import Count, Listed, Noun, Person, Sentence, number_of

AS_IT_IS, ONE, OTHER, SHORT, OR = "", "one", "other", "short", "or"
"""The forms that every language has; `or` is one of lists."""


class LanguageVoice:
    """The voice of a catalogue. A value that lacks what a form asks for is shown as it is: a table never stops."""

    def __init__(
        self, lang: str, find: Callable[[str], Message | None], say: Callable[[str, Mapping[str, object]], str]
    ) -> None:
        self._lang = lang
        self._find = find
        self._ways: dict[type, Callable[[Any, str], str]] = {
            str: lambda text, form: text,
            int: lambda n, form: self._number(n, form) if form else str(n),
            Person: lambda person, form: self._person(person.name, form) if form else person.name,
            Noun: lambda noun, form: self._noun(noun.key, form),
            Count: lambda count, form: self._count(count.n, count.noun.key),
            Listed: self._list,
            Sentence: lambda sentence, form: say(sentence.key, sentence.values),
        }
        # What was worded once is kept: there are few people and nouns, and they are said over and over.
        self._people: dict[tuple[str, str], str] = {}
        self._nouns: dict[tuple[str, str], str] = {}
        self._counts: dict[tuple[int, str], str] = {}

    def forget(self) -> None:
        """Makes every form anew from now on, because the words have changed."""
        self._nouns.clear()
        self._counts.clear()

    @cached_property
    def _grammar(self) -> Grammar | None:
        return grammar_of(self._lang)

    def worded(self, value: object, form: str) -> str:
        """A value in a form; the empty form is the value as it is."""
        way = self._ways.get(type(value)) or self._inherited(type(value))
        return way(value, form)

    def _inherited(self, sort: type) -> Callable[[Any, str], str]:
        """A special kind of value is worded like the kind it is; what is no value at all is shown as it is."""
        ways = [self._ways[base] for base in sort.__mro__ if base in self._ways]
        return self._ways.setdefault(sort, ways[0] if ways else lambda value, form: str(value))

    def chosen(self, value: object, branches: tuple[str, ...]) -> str | None:
        """The branch for a number by its category, for a noun by its gender; no branch for a person or a text."""
        if isinstance(value, Noun):
            at = self._gender(value.key)
        elif (number := number_of(value)) is None:
            return None
        else:
            at = CATEGORIES.index(self._category(number))
        return branches[at] if 0 <= at < len(branches) else None

    def text_of(self, plural: Plural, value: object) -> str:
        """What the sentence for a value is written under: its exact number or its category; no number is many."""
        number = number_of(value)
        if number is None:
            return OTHER
        return str(int(number)) if number in plural.exact else self._category(number)

    def _category(self, number: float) -> str:
        return self._grammar.category(number) if self._grammar else ONE if number == 1 else OTHER

    def _words(self, key: str) -> NounWords:
        message = self._find(key)
        return NounWords(f"[{key}]") if message is None else as_noun(message)

    def _gender(self, key: str) -> int:
        gender, genders = self._words(key).gender, self._grammar.GENDERS if self._grammar else ()
        return genders.index(gender) if gender in genders else -1

    def _noun(self, key: str, form: str) -> str:
        found = self._nouns.get((key, form))
        if found is None:
            found = self._nouns[key, form] = self._noun_form(self._words(key), form)
        return found

    def _noun_form(self, words: NounWords, form: str) -> str:
        if form in (AS_IT_IS, ONE):
            return words.one
        if form in words.forms:
            return words.forms[form]
        if form == OTHER:
            return words.other or words.one
        if form == SHORT:
            return words.short or words.one
        if self._grammar and form in self._grammar.NOUN_FORMS:
            return self._grammar.noun(form, words) or words.one
        return words.one

    def _person(self, name: str, form: str) -> str:
        found = self._people.get((name, form))
        if found is None:
            is_known = self._grammar and form in self._grammar.PERSON_FORMS
            found = self._people[name, form] = self._grammar.person(form, name) if self._grammar and is_known else name
        return found

    def _number(self, n: int, form: str) -> str:
        return self._grammar.number(form, n) if self._grammar and form in self._grammar.NUMBER_FORMS else str(n)

    def _count(self, n: int, key: str) -> str:
        found = self._counts.get((n, key))
        if found is None:
            template = cut(self._words(key).count)
            found = fill(template, {"n": n}, self) if template else f"{n} {self._noun(key, self._category(n))}"
            self._counts[n, key] = found
        return found

    def _list(self, value: Listed, form: str) -> str:
        """A form goes to every item; `or` is one of the list itself."""
        conjunction, form = (OR, AS_IT_IS) if form == OR else ("and", form)
        items = [self.worded(item, form) for item in value.items]
        if len(items) < 2:
            return "".join(items)
        return self._grammar.listed(items, conjunction) if self._grammar else ", ".join(items)
