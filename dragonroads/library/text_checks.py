"""What is wrong with a text before anybody says it: unknown places and forms, wrong choices, nouns without gender."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from fnmatch import fnmatchcase
from typing import NamedTuple

from dragonroads.library.grammar import CATEGORIES, Grammar, grammar_of
from dragonroads.library.messages import Message, NounWords, Plural, as_noun, texts_in
from dragonroads.library.problems import hint, quoted
from dragonroads.library.sorts import ANYTHING, COUNT, LIST, NOUN, NUMBER, PERSON, TEXT, Sort, sort_of
from dragonroads.library.templates import Place, cut, places
from dragonroads.library.voice import ONE, OR, OTHER, SHORT

# Something in braces that was meant to be a place and is none.
_FAILED_PLACE = re.compile(r"\{[a-z_][a-z0-9_]*\s*[.|][^{}]*\}?")


class Mistake(NamedTuple):
    """One thing that is wrong with a message."""

    under: str
    """Where in the message: `one`, `0`, `by`; nothing in a plain text."""
    says: str
    noun: str = ""
    """The key of the noun that lacks something, if that is what is wrong."""


def problems_in(
    message: Message, lang: str, sorts: Mapping[str, object] | None, nouns: Mapping[str, Message] | None = None
) -> list[Mistake]:
    """Everything that is wrong with a message of a language.

    `sorts` says what can fill each place (`sort_of`): None when nobody has said it yet, and then only what no value
    could satisfy is wrong. `nouns` are the words of the language, among which the nouns of a sort are looked up.
    """
    known = None if sorts is None else {name: sort_of(sort) for name, sort in sorts.items()}
    check = _Check(lang, {"n": NUMBER} if isinstance(message, NounWords) else known, nouns or {})
    found = [Mistake(under, says, noun) for under, text in texts_in(message).items() for says, noun in check.text(text)]
    if isinstance(message, Plural):
        found += [Mistake("by", says) for says in check.by(message)]
    if isinstance(message, NounWords) and places(message.one):
        found.append(Mistake("one", "a noun has no places to fill in"))
    return found


class _Check:
    """Judges texts of one language by what their places can be filled with."""

    def __init__(self, lang: str, sorts: Mapping[str, Sort] | None, nouns: Mapping[str, Message]) -> None:
        self._grammar = grammar_of(lang)
        self._language = self._grammar.LANGUAGE if self._grammar else quoted(lang)
        self._sorts = sorts
        self._nouns = nouns

    def text(self, text: str) -> Iterator[tuple[str, str]]:
        """What is wrong with one text, and with which noun."""
        for part in cut(text):
            if isinstance(part, Place):
                for says, noun in self._place(part):
                    yield f"{part.written}: {says}", noun
            else:
                for failed in _FAILED_PLACE.findall(part):
                    yield f"{quoted(failed)} is no place: write {{who}}, {{who.form}} or {{n|one|other}}", ""

    def by(self, plural: Plural) -> Iterator[str]:
        """What is wrong with the place that a message goes by."""
        sort = self._sort(plural.by)
        if sort is None:
            yield self._no_place(plural.by)
        elif not sort.is_a(NUMBER, COUNT, LIST, ANYTHING):
            yield f"{quoted(plural.by)} is {sort}, which has no number"
        elif self._is_zero_singular() and sort.is_a(NUMBER, COUNT) and not sort.least and _is_spelt_out(plural):
            yield f"'one' is said of 0 too in {self._language}: name the number in it, or write a '0'"

    def _is_zero_singular(self) -> bool:
        return self._grammar is not None and self._grammar.category(0) == ONE

    def _place(self, place: Place) -> Iterator[tuple[str, str]]:
        sort = self._sort(place.name)
        if sort is None:
            yield self._no_place(place.name), ""
        elif place.branches:
            yield from self._choice(place, sort)
        elif place.form:
            yield from self._form(place, sort)
        elif sort.is_a(COUNT):
            yield from self._nouns_lacking(sort, lambda words: not (words.other or words.count), "no plural ('other')")

    def _sort(self, name: str) -> Sort | None:
        return ANYTHING if self._sorts is None else self._sorts.get(name)

    def _no_place(self, name: str) -> str:
        return f"no such place {quoted(name)}{hint(name, self._sorts or ())}"

    def _form(self, place: Place, sort: Sort) -> Iterator[tuple[str, str]]:
        if self._grammar is None:
            yield f"there is no grammar for {self._language}: only places as they are", ""
            return
        form, grammar = place.form, self._grammar
        forms, every = forms_of(sort, grammar), forms_of(ANYTHING, grammar)
        if form not in every:
            guess = _masculine(form, grammar) or hint(form, forms or every)
            yield f"no such form in {grammar.LANGUAGE}{guess}", ""
        elif form not in forms:
            yield f"{sort} has no form {quoted(form)}{hint(form, forms)}", ""
        elif form in grammar.NOUN_FORMS:
            lacks = _lacks_form(form, grammar)
            yield from self._nouns_lacking(sort, lacks, "no gender")

    def _choice(self, place: Place, sort: Sort) -> Iterator[tuple[str, str]]:
        found = len(place.branches)
        if sort.is_a(PERSON, TEXT):
            yield f"{sort} has no gender and no number to choose by", ""
        elif self._grammar is None:
            yield f"there is no grammar for {self._language}: only places as they are", ""
        elif found not in _branches(sort, self._grammar):
            wanted = " or ".join(_named_branches(sort, self._grammar))
            yield f"as many branches are needed as in {wanted}, found {found}", ""
        elif sort.is_a(NOUN):
            genders = self._grammar.GENDERS[:found]
            yield from self._nouns_lacking(sort, lambda words: not words.gender, "no gender")
            lacking = f"no branch here for its gender (there are {'|'.join(genders)})"
            yield from self._nouns_lacking(sort, lambda words: words.gender not in ("", *genders), lacking)

    def _nouns_lacking(self, sort: Sort, lacks: Callable[[NounWords], bool], what: str) -> Iterator[tuple[str, str]]:
        for key, message in self._nouns.items():
            if any(fnmatchcase(key, pattern) for pattern in sort.nouns) and lacks(as_noun(message)):
                yield f"{key} has {what}", key


def forms_of(sort: Sort, grammar: Grammar) -> tuple[str, ...]:
    """The forms that a language has for a sort of value."""
    if sort.is_a(NOUN):
        return (ONE, OTHER, SHORT, *grammar.NOUN_FORMS)
    if sort.is_a(PERSON):
        return grammar.PERSON_FORMS
    if sort.is_a(NUMBER):
        return grammar.NUMBER_FORMS
    if sort.is_a(LIST):
        return (OR, *forms_of(sort.items or ANYTHING, grammar))
    if sort.is_a(ANYTHING):
        every = (form for some in (NOUN, PERSON, NUMBER) for form in forms_of(some, grammar))
        return (OR, *dict.fromkeys(every))
    return ()


def _masculine(form: str, grammar: Grammar) -> str:
    """A remark for whoever wrote an article of another gender."""
    names = [name for name, articles in grammar.ARTICLES.items() if f"{form} " in articles.values()]
    return f" (forms are called by their masculine: {quoted(names[0])})" if names else ""


def _is_spelt_out(plural: Plural) -> bool:
    """Whether the singular says its number in a word, where the plural has a place for it, and nought has no words."""
    in_one, in_other = ({place.name for place in places(text)} for text in (plural.one, plural.other))
    return plural.by in in_other - in_one and 0 not in plural.exact


def _lacks_form(form: str, grammar: Grammar) -> Callable[[NounWords], bool]:
    return lambda words: form not in words.forms and grammar.noun(form, words) is None


def _branches(sort: Sort, grammar: Grammar) -> set[int]:
    """With how many branches a choice by a sort of value can be whole."""
    by_gender = set(range(grammar.FEWEST_BRANCHES, len(grammar.GENDERS) + 1))
    if sort.is_a(NOUN):
        return by_gender
    return by_gender | {len(CATEGORIES)} if sort.is_a(ANYTHING) else {len(CATEGORIES)}


def _named_branches(sort: Sort, grammar: Grammar) -> Iterable[str]:
    if not sort.is_a(NOUN):
        yield "|".join(CATEGORIES)
    if sort.is_a(NOUN, ANYTHING):
        yield "|".join(grammar.GENDERS[: grammar.FEWEST_BRANCHES])
