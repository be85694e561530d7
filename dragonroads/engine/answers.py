"""From the keys people answer with to picks, and whether recorded picks still fit."""

from __future__ import annotations

from collections.abc import Sequence

from dragonroads.engine.journal import Answered
from dragonroads.engine.stale import Stale
from dragonroads.engine.table import Answer, Question, picks_allowed
from dragonroads.errors import NotNow, StaleAnswer

Picks = tuple[int, ...]
"""Indexes of options."""


def picks_for(question: Question, keys: Sequence[str]) -> Picks:
    """The picks that answer a question with these keys, in whatever order; StaleAnswer when they do not.

    NotNow when public facts would allow it and something hidden does not: a try that costs nothing and tells nobody.
    """
    index = {question.key(i): i for i in range(len(question.options))}
    unknown = [key for key in keys if key not in index]
    if unknown and question.openly is not None:
        heard = question.aloud()
        if {heard.key(i) for i in range(len(heard.options))}.issuperset(keys):
            raise NotNow(Stale.not_now())
    picks = tuple(sorted(index[key] for key in keys if key in index))
    if unknown or not picks_allowed(question, picks):
        raise StaleAnswer(Stale.no_answer())
    return picks


def fits(record: Answered, asked: Sequence[Question]) -> bool:
    """Whether a recorded answer is one of those the open questions offer now."""
    if len(record.picks) != len(asked) or len(record.keys) != len(asked):
        return False
    if record.counts != tuple(len(q.options) for q in asked):
        return False
    return all(offers(q, picks, keys) for q, picks, keys in zip(asked, record.picks, record.keys))


def offers(question: Question, picks: Picks, keys: tuple[str, ...]) -> bool:
    """Whether these picks answer the question and still stand for what they stood for."""
    return picks_allowed(question, picks) and keys == tuple(question.key(i) for i in picks)


def as_answer(asked: Sequence[Question], picks: Sequence[Picks]) -> Answer:
    """The picks in the form in which a table replays them."""
    if asked[0].sealed:
        return tuple(p[0] for p in picks)
    plain = asked[0].lo == asked[0].hi == 1
    return picks[0][0] if plain else picks[0]
