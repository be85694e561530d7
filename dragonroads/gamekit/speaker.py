"""The one place where lines become words: what is told, asked and refused, in the language of one catalogue."""

from __future__ import annotations

import types
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Annotated, Any, Union, get_args, get_origin

from dragonroads.engine.events import Event
from dragonroads.engine.line import Called, Line, Saying
from dragonroads.engine.question import Ask
from dragonroads.engine.record import Happening, Reason
from dragonroads.engine.table import Question
from dragonroads.gamekit.nouns import Joined, Sitting
from dragonroads.games.presenter import Asked, Label
from dragonroads.library.rulebook import RuleBook
from dragonroads.library.values import Listed, Person
from dragonroads.library.words import Catalog, clean_text

BETWEEN_EFFECTS = "; "


class Speaker:
    """Says lines to one reader. `people` are the names by seat."""

    def __init__(self, catalog: Catalog, people: Sequence[str], rules: RuleBook | None = None) -> None:
        self.catalog = catalog
        self.people = tuple(clean_text(name) for name in people)
        self._rules = rules

    # --- lines and values -------------------------------------------------------------------------------------------

    def say(self, view: Any, line: Line) -> str:
        """A line in words."""
        return self._said(view, line.key, line.sorts, line.values)

    def value(self, view: Any, sort: Any, value: Any) -> Any:
        """What a value of a sort is called; a value whose sort has no noun is called by itself."""
        if get_origin(sort) in (Union, types.UnionType):
            return "" if value is None else self.value(view, _arm_of(sort), value)
        if (noun := _noun_of(sort)) is not None:
            return self.settled(view, noun(view, value))
        if isinstance(value, (list, tuple)):
            return Listed(tuple(self.value(view, part, one) for part, one in zip(_parts_of(sort, len(value)), value)))
        return self.settled(view, value)

    def settled(self, view: Any, value: Any) -> Any:
        """What a noun gave, ready for a place of a text."""
        if isinstance(value, Line):
            return self.say(view, value)
        if isinstance(value, Sitting):
            return Person(self.people[value.seat])
        if isinstance(value, Joined):
            return value.between.join(filter(None, (self.worded(view, one) for one in value.items)))
        if isinstance(value, (list, tuple)):
            return Listed(tuple(self.settled(view, one) for one in value))
        return "" if value is None else value

    def worded(self, view: Any, value: Any) -> str:
        """A line or the value of a noun, standing alone."""
        return self.catalog.worded(self.settled(view, value))

    def _said(self, view: Any, key: str, sorts: Mapping[str, Any], values: Mapping[str, Any]) -> str:
        return self.catalog.say(key, **{name: self.value(view, sorts[name], one) for name, one in values.items()})

    # --- what games declare -----------------------------------------------------------------------------------------

    def event(self, view: Any, event: Event) -> str:
        """What happened, in one line; empty for what needs no words."""
        record = event.record
        return self._said(view, event_key(record, record.variant(view)), record.sorts(), _fields(record))

    def question(self, view: Any, question: Question) -> Asked:
        """What is asked, a line of help, the rule it rests on and the place it is about."""
        ask = question.ask
        variant, facts = ask.variant(view), ask.facts(view)
        title, told = (self._asked(view, ask, saying, variant, facts) for saying in (ask.title, ask.help))
        return Asked(title, told, self.rule(ask.kind), ask.place(view), ask.for_real)

    def _asked(self, view: Any, ask: Ask[Any, Any, Any], saying: Saying, variant: str, facts: Mapping[str, Any]) -> str:
        values = {name: facts[name] for name in saying.sorts}
        return self._said(view, asked_key(type(ask), saying.key, variant), saying.sorts, values)

    def option(self, view: Any, question: Question, option: Any) -> Label:
        """An option, or the parts of it that have been picked so far."""
        meant = question.ask.option(view, option)
        effects = BETWEEN_EFFECTS.join(filter(None, (self.say(view, effect) for effect in meant.effects)))
        return Label(self.worded(view, meant.name), effects, meant.place)

    def reason(self, view: Any, reason: Reason) -> str:
        """Why something is not allowed."""
        return self._said(view, f"{reason.family}.{reason.kind}", reason.sorts(), _fields(reason))

    def rule(self, kind: str) -> str:
        """The id of the rule to read first about a kind of question or reason."""
        return self._rules.rule_for(kind) if self._rules else ""


def event_key(kind: Happening | type[Happening], variant: str = "") -> str:
    """The key of the words that tell what happened: `event.opened_hand.believe.truth`."""
    return f"{kind.family}.{kind.kind}.{variant}" if variant else f"{kind.family}.{kind.kind}"


def asked_key(kind: type[Ask[Any, Any, Any]], key: str, variant: str = "") -> str:
    """The key of a title or help: `question.lay_card.title`, and `question.lay_card.home.title` for a variant."""
    start = f"{kind.family}.{kind.kind}."
    return f"{start}{variant}.{key.removeprefix(start)}" if variant else key


def _fields(record: Happening | Reason) -> dict[str, Any]:
    return dict(zip(record.fields, record))


@cache
def _noun_of(sort: Any) -> Any:
    """The function that says what a value of this sort is called, if one is given for it as a whole."""
    if get_origin(sort) is not Annotated:
        return None
    return next((tag.noun for tag in get_args(sort)[1:] if isinstance(tag, Called)), _noun_of(get_args(sort)[0]))


def _arm_of(sort: Any) -> Any:
    """The part of `Who | None` that is not nothing."""
    return next(arm for arm in get_args(sort) if arm is not type(None))


def _parts_of(sort: Any, count: int) -> Sequence[Any]:
    """The sort of each item of a list or tuple."""
    plain = get_args(sort)[0] if get_origin(sort) is Annotated else sort
    parts = get_args(plain)
    if get_origin(plain) is tuple and Ellipsis not in parts:
        return parts
    return (parts[0] if parts else object,) * count
