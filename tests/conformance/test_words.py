"""Nothing at a table is without words: whatever a game declares, and whatever random games ask, tell and refuse."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from random import Random
from types import UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

import pytest

from dragonroads.bots.policy_bot import advised
from dragonroads.engine.events import Event
from dragonroads.engine.match import Match
from dragonroads.engine.question import Ask
from dragonroads.engine.record import Happening, Reason, Record
from dragonroads.engine.savefile_reading import read
from dragonroads.engine.savefile_resuming import load_match
from dragonroads.engine.table import Question
from dragonroads.engine.views import View
from dragonroads.gamekit.declared import Kinds, kinds_of
from dragonroads.gamekit.game import package_of
from dragonroads.gamekit.sayings import variants_of
from dragonroads.games.presenter import Presenter
from dragonroads.library.promises import promised
from dragonroads.library.words import Catalog
from dragonroads.shelf import Shelf
from dragonroads.ui import line_mode
from tests.boxes import BOXED, boxed
from tests.conformance.cases import GAMES, Case, chosen_cases, opened
from tests.conformance.driving import drive
from tests.golden.replaying import files_of
from tests.ui.people import Paper, Reader

INVENTED = "invented"
"""A name for a thing where a game has told of none: it alone may be without words."""
WITHOUT_WORDS = re.compile(rf"\[(?![^]]*{INVENTED})[a-z]+\.[a-z_.]+\]|\{{[a-z_]+[}}.|]")
"""A key in brackets stands where words are missing, a name in braces where nothing fills a place."""
GAMES_TOLD = 6
"""So many games say which values there are."""
SPOKEN = [(name, lang) for name in GAMES for lang in promised(opened(name).pack)]

Pool = Mapping[Any, list[Any]]
"""Values of each sort that games have told, and records of each kind."""


@cache
def case_of(name: str) -> Case:
    """One way to play a game."""
    return chosen_cases(name)[0]


def kinds_in(name: str) -> Kinds:
    """What a game declares."""
    return kinds_of(package_of(type(opened(name).game)))


@cache
def presenter_of(name: str, lang: str) -> Presenter:
    """The words of a game in a language."""
    game, case = opened(name), case_of(name)
    return game.present(Shelf(cache=None).catalog(lang, game), [f"P{seat}" for seat in range(case.seats)])


def says_more(name: str) -> bool:
    """Whether the words of a game are not all declared yet."""
    loader = f"{package_of(type(opened(name).game))}.loading"
    try:
        return find_spec(loader) is not None and bool(import_module(loader).SAYS_MORE)
    except ModuleNotFoundError:
        return False


def check_words(texts: Iterable[str], what: object) -> None:
    """Every text is there, with all its places filled."""
    for text in texts:
        assert not WITHOUT_WORDS.search(text), f"{what}: {text}"


# --- what random games ask, tell and refuse ---------------------------------------------------------------------------


def asked_in_words(presenter: Presenter, view: View, question: Question) -> Iterator[str]:
    """Everything a question says."""
    asked = presenter.question(view, question)
    yield from (asked.title, asked.help)
    for option in (*question.options, *(closed.option for closed in question.closed())):
        label = presenter.option(view, question, option)
        yield from (label.text, label.effect)
    yield from (presenter.refusal(view, closed.reason) for closed in question.closed())


def told_in_words(presenter: Presenter, view: View, event: Event) -> Iterator[str]:
    """Everything that is said about an event."""
    yield presenter.event(view, event)
    yield presenter.explained(view, event)


@pytest.mark.parametrize(("name", "lang"), SPOKEN)
def test_whatever_is_asked_told_and_refused_has_words_and_every_question_advice(name: str, lang: str) -> None:
    presenter, case, policy = presenter_of(name, lang), case_of(name), opened(name).policy
    match, random, told = case.match(7), Random(7), 0
    for questions in drive(match, random):
        for question in questions:
            check_words(asked_in_words(presenter, match.view(question.seat), question), question.kind)
            picks = advised(policy, match.position(question.seat).sampled(random.random), question, random.random)
            assert all(0 <= pick < len(question.options) for pick in picks)
        for viewer in (None, *range(case.seats)):
            for event in match.events(viewer, told):
                check_words(told_in_words(presenter, match.view(viewer), event), event.kind)
        told = len(match.events(None))
    assert match.result
    check_words(presenter.score(match.view(None), match.result), "the count")


def test_words_that_are_missing_are_found() -> None:
    match = case_of("embers").match(7)
    silent = opened("embers").present(Catalog("en"), ["P0", "P1"])
    with pytest.raises(AssertionError, match=r"bid: \[question.bid.title\]"):
        check_words(asked_in_words(silent, match.view(0), match.position(0).question), "bid")


@pytest.mark.parametrize("name", GAMES)
def test_line_mode_prints_no_key_and_leaves_no_place_open(name: str) -> None:
    match: Match[Any] = case_of(name).match(9)
    game, paper = opened(name), Paper(False)
    catalog = Shelf(cache=None).catalog("en", game)
    line_mode.play(match, game, presenter_of(name, "en"), catalog, Reader(paper, 9), paper)
    assert match.over
    check_words([paper.getvalue()], name)


@pytest.mark.parametrize(("name", "lang"), SPOKEN)
def test_whatever_golden_games_tell_has_words_for_everybody_who_hears_it(name: str, lang: str) -> None:
    game, told = boxed(name), set[tuple[str, str]]()
    catalog = BOXED.catalog(lang, game)
    for match in (load_match(read(path), game.game) for path in files_of(name)):
        seats = range(len(match.header.seats))
        presenter = game.present(catalog, [f"P{seat}" for seat in seats])
        for viewer in (None, *seats):
            view = match.view(viewer)
            for event in match.events(viewer):
                said = (event.kind, event.record.variant(view))
                if said not in told:
                    told.add(said)
                    check_words(told_in_words(presenter, view, event), said)


# --- what nobody may have met yet -------------------------------------------------------------------------------------


def played(case: Case, seed: int) -> Match[Any]:
    """A random game that is over."""
    match = case.match(seed)
    for _ in drive(match, Random(seed)):
        pass
    return match


def values_told(matches: Iterable[Match[Any]]) -> Pool:
    """What the events of games held, by sort."""
    pool: dict[Any, list[Any]] = defaultdict(list)
    for event in (event for match in matches for event in match.events(None)):
        for sort, value in zip(event.record.sorts().values(), event.args):
            pool[sort].append(value)
        pool[event.kind].append(event.record)
    return pool


def made_up(sort: Any, pool: Pool) -> Any:
    """A value of a sort: one that was told, else the plainest there is."""
    if pool.get(sort) and get_origin(sort) is Annotated:  # a plain number can mean anything
        return pool[sort][0]
    plain = get_args(sort)[0] if get_origin(sort) is Annotated else sort
    parts = get_args(plain)
    if get_origin(plain) is Literal:
        return parts[0]
    if get_origin(plain) in (tuple, list):
        made = [made_up(part, pool) for part in parts if part is not Ellipsis]
        return tuple(made) if get_origin(plain) is tuple else made
    if get_origin(plain) in (Union, UnionType):
        return made_up(parts[0], pool)
    return {int: 0, str: INVENTED, bool: False}[plain]


def filled(kind: type[Record], pool: Pool) -> Any:
    """A record of a kind that was told, else one with made-up fields."""
    return pool[kind.kind][0] if pool.get(kind.kind) else kind(*(made_up(sort, pool) for sort in kind.sorts().values()))


def declared_records(name: str) -> list[type[Happening] | type[Reason]]:
    """Everything that can be told or refused."""
    kinds = kinds_in(name)
    return [*kinds.events.values(), *kinds.reasons.values()]


@pytest.mark.parametrize(("name", "lang"), [one for one in SPOKEN if not says_more(one[0])])
def test_every_declared_event_and_reason_has_words_whether_it_comes_up_or_not(name: str, lang: str) -> None:
    match, presenter = played(case_of(name), 11), presenter_of(name, lang)
    others = [played(case, 11) for case in chosen_cases(name)[:GAMES_TOLD] if case.seats == case_of(name).seats]
    view, pool = match.view(None), values_told([match, *others])
    for kind in declared_records(name):
        record = filled(kind, pool)
        if isinstance(record, Happening):
            check_words(told_in_words(presenter, view, Event(0, record)), kind.kind)
        else:
            check_words([presenter.refusal(view, record)], kind.kind)


@pytest.mark.parametrize("name", [name for name in GAMES if not says_more(name)])
def test_every_declared_question_says_what_its_options_mean(name: str) -> None:
    for kind in kinds_in(name).questions.values():
        assert kind.option is not Ask.option, f"{kind.__name__} does not say what its options mean"
        assert variants_of(kind.variant)
