"""What stands under a key of a text file: a text, a message that goes by a number, or the words for a thing."""

from __future__ import annotations

from collections.abc import Mapping, Set
from dataclasses import dataclass, field
from difflib import get_close_matches
from functools import cache
from typing import Literal, TypeAlias

from dragonroads.library.binder import Binder
from dragonroads.library.grammar import grammar_of
from dragonroads.library.node import MAPPING, TEXT, Node
from dragonroads.library.scalars import WHOLE_NUMBER
from dragonroads.library.schema import is_complete, read_slots
from dragonroads.library.shapes import Slot
from dragonroads.library.tags import Text
from dragonroads.library.templates import places

OWN = "own"
"""The gender of a name that brings its article along and is left alone."""


@dataclass(frozen=True, slots=True)
class Plural:
    """Whole sentences, one of which is chosen by the number in a place."""

    one: Text
    other: Text
    by: str = "n"
    exact: Mapping[int, Text] = field(default_factory=dict)

    def texts(self) -> dict[str, str]:
        """The sentences by what they are written under."""
        return {"one": self.one, "other": self.other, **{str(n): text for n, text in self.exact.items()}}


@dataclass(frozen=True, slots=True)
class NounWords:
    """What one language calls a thing."""

    one: Text
    other: Text = ""
    gender: str = ""
    count: Text = ""
    """How so many of it are said, if not by the number and `one` or `other`: `{n} de oro`."""
    short: Text = ""
    forms: Mapping[str, Text] = field(default_factory=dict)
    """Forms that the grammar would get wrong, written out."""
    facts: Mapping[str, object] = field(default_factory=dict)
    """What only some languages ask about a noun: `weak` (German), `h` (French)."""


Message: TypeAlias = str | Plural | NounWords


def as_noun(message: Message) -> NounWords:
    """The words for a thing; a text alone has one form, and a message by a number two."""
    if isinstance(message, NounWords):
        return message
    return NounWords(message) if isinstance(message, str) else NounWords(message.one, message.other)


def texts_in(message: Message) -> dict[str, str]:
    """The texts of a message by what they are written under; a text alone stands under nothing."""
    if isinstance(message, str):
        return {"": message}
    if isinstance(message, Plural):
        return message.texts()
    return {"one": message.one, **({"count": message.count} if message.count else {})}


def placeholders(message: Message) -> frozenset[str]:
    """Returns the names of the places a message leaves open."""
    if isinstance(message, NounWords):  # its count has a number, which is no place of a sentence
        return frozenset()
    return frozenset(place.name for text in texts_in(message).values() for place in places(text))


def read_message(node: Node, lang: str, binder: Binder) -> Message | None:
    """Reads what stands under a key, or notes what is wrong with it."""
    if isinstance(node.value, str):
        return node.value
    if not isinstance(node.value, dict):
        binder.expected(f"{TEXT} or {MAPPING}", node, "")
        return None
    more = node.value.keys() - _PLURAL
    is_noun = more and "by" not in node.value and _are_of_a_noun(more, lang)
    return _noun(node, lang, binder) if is_noun else _plural(node, more, binder)


def _are_of_a_noun(keys: Set[str], lang: str) -> bool:
    """Whether any of the keys is one that only nouns have, or is meant to be."""
    known = _noun_slots(lang).keys() - _PLURAL.keys()
    return any(get_close_matches(key, known, n=1) for key in keys)


def _plural(node: Node, more: Set[str], binder: Binder) -> Plural | None:
    slots = _PLURAL | {key: _TEXT for key in more if WHOLE_NUMBER.fullmatch(key)}
    values = read_slots(node, slots, binder)
    if not is_complete(values, slots, node, binder):
        return None
    exact = {int(key): values.pop(key) for key in more}
    return Plural(**values, exact=exact)


def _noun(node: Node, lang: str, binder: Binder) -> NounWords | None:
    slots, grammar = _noun_slots(lang), grammar_of(lang)
    values = read_slots(node, slots, binder)
    if not is_complete(values, slots, node, binder):
        return None
    facts = {key: values.pop(key) for key in grammar.NOUN_FACTS if key in values} if grammar else {}
    forms = {key: values.pop(key) for key in grammar.NOUN_FORMS if key in values} if grammar else {}
    return NounWords(**values, forms=forms, facts=facts)


@cache
def _noun_slots(lang: str) -> dict[str, Slot]:
    """What the words for a thing can have in a language; only `one` is needed."""
    slots = {"one": _NEEDED_TEXT, "other": _TEXT, "count": _TEXT, "short": _TEXT}
    if grammar := grammar_of(lang):
        slots["gender"] = Slot(Literal[(*grammar.GENDERS, OWN)], False)
        slots |= dict.fromkeys(grammar.NOUN_FORMS, _TEXT)
        slots |= {fact: Slot(Literal[said], False) for fact, said in grammar.NOUN_FACTS.items()}
    return slots


_TEXT, _NEEDED_TEXT = Slot(Text, False), Slot(Text, True)
_PLURAL = {"one": _NEEDED_TEXT, "other": _NEEDED_TEXT, "by": Slot(str, False)}
