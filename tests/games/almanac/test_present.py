"""Everything a journey can say has words, and the words are whole."""

from __future__ import annotations

import re
from random import Random

import pytest

from dragonroads.engine.match import Match
from dragonroads.engine.table import Question
from dragonroads.games.almanac.model import Journey
from dragonroads.games.almanac.presenting.presenter import JourneyPresenter
from dragonroads.games.almanac.reasons import PageReason
from dragonroads.games.presenter import Presenter, Section
from dragonroads.library.binder import Binder
from dragonroads.library.letters import cells
from dragonroads.library.words import read_words
from dragonroads.shelf import Shelf
from tests.engine.playing import asked
from tests.games.almanac.declared import QUESTIONS, REASONS
from tests.games.almanac.screens import answer, journeys, presenter
from tests.games.almanac.situations import ROAD, loaded
from tests.games.almanac.touring import BOX

HOLE = re.compile(r"\{[a-z_]+\}|\[[a-z]+\.[^\]]*\]")
MADE_ELSEWHERE = ("question.", "event.", "refusal.", "final.", "few.", "do.", "row.", "does.", "figure.")
"""How keys begin that are put together from parts."""
PEAKS = "crystal_peaks"
ROOM, SKETCH, LABEL = 78, 56, 4
LANGUAGES = ("en", "es")


def check_words(*texts: str) -> None:
    for text in texts:
        assert not HOLE.search(text), text
        assert text.isprintable(), text


def check_section(section: Section | None) -> None:
    assert section is not None
    check_words(section.title, *section.lines)


def check_question(words: Presenter, match: Match[Journey], question: Question) -> None:
    view = match.view(question.seat)
    said = words.question(view, question)
    assert said.title
    assert said.help
    assert said.rule in {rule.id for rule in loaded(match.header.game).rules}
    labels = [words.option(view, question, option) for option in question.options]
    check_words(said.title, said.help, *(f"{label.text} {label.effect}" for label in labels))
    assert all(label.text and label.effect for label in labels), labels
    texts = [label.text for label in labels]
    assert len(set(texts)) == len(texts), texts
    for depth in range(1, len(question.parts)):
        beginnings = {option[:depth] for option in question.options}
        assert len({words.option(view, question, one).text for one in beginnings}) == len(beginnings)
    for label in labels:
        if label.place:
            check_section(words.about(view, label.place))
    for closed in question.closed():
        check_words(words.refusal(view, closed.reason), words.option(view, question, closed.option).text)


def check_table(words: Presenter, match: Match[Journey], viewer: int | None) -> None:
    view = match.view(viewer)
    check_words(words.status(view))
    sections = words.sections(view)
    assert len({section.title for section in sections}) == len(sections)
    for section in sections:
        check_section(section)
        for line in section.lines:
            assert sum(map(cells, line)) <= ROOM, line
    board = words.board(view)
    check_words(board.title, *board.notes, *board.legend)
    for line in board.sketch:
        assert len(re.sub(r"\{\w\d\}", "x" * 9, line)) <= SKETCH, line
    for spot in board.spots:
        assert 0 < len(spot.note.removesuffix("*")) <= LABEL
        check_words(spot.words)
        check_section(words.about(view, spot.place))


def check_seats(words: Presenter, match: Match[Journey], viewer: int | None) -> None:
    view = match.view(viewer)
    for row in words.seats(view):
        check_words(row.name, row.flags, row.person, *row.facts)
        check_section(words.about(view, f"seat:{row.seat}"))
        for section in words.private(view, row.seat):
            check_section(section)
    sheets = words.map(view)
    assert sheets
    for spot in (spot for sheet in sheets for spot in sheet.spots):
        check_section(words.about(view, spot.place))


def check_everything(words: Presenter, match: Match[Journey], question: Question, random: Random) -> None:
    check_question(words, match, question)
    for event in match.events(question.seat)[-4:]:
        view = match.view(question.seat)
        check_words(words.event(view, event), words.explained(view, event))
    if random.random() < 0.07:
        for viewer in (None, *range(match.state.seats)):
            check_table(words, match, viewer)
            check_seats(words, match, viewer)


@pytest.mark.parametrize(("box", "block"), [*((ROAD, block) for block in range(5)), (PEAKS, 0), (PEAKS, 1)])
def test_everything_in_random_journeys_has_words_for_all_viewers(box: str, block: int) -> None:
    for match, random in journeys(block * 6, 6, box):
        words = presenter(LANGUAGES[random.randrange(2)], box)
        while not match.over:
            question = asked(match)[0]
            check_everything(words, match, question, random)
            answer(match, question, random)
        for viewer in (None, *range(match.state.seats)):
            view = match.view(viewer)
            check_words(*(words.event(view, event) for event in match.events(viewer)))
            check_table(words, match, viewer)
        assert match.result is not None
        check_words(*words.score(match.view(None), match.result))


# --- nothing is forgotten -------------------------------------------------------------------------------------------


def english() -> set[str]:
    return set(read_words(loaded().pack, "en", Binder()))


def journey_presenter() -> JourneyPresenter:
    found = presenter()
    assert isinstance(found, JourneyPresenter)
    return found


def test_every_reason_the_rules_give_has_words_and_a_rule() -> None:
    words = english()
    for reason in REASONS.values():
        assert f"refusal.{reason.kind}" in words
        assert issubclass(reason, PageReason) or loaded().rules.rule_for(reason.kind), reason
    assert {key.removeprefix("refusal.") for key in words if key.startswith("refusal.")} == set(REASONS)


def test_every_kind_of_question_has_a_rule_and_words_for_its_options() -> None:
    book = loaded(BOX).rules
    kinds = journey_presenter()._options.kinds
    assert kinds == set(QUESTIONS)
    assert all(book.rule_for(kind) for kind in kinds)
    assert {kind for rule in book for kind in rule.kinds} <= kinds
    assert {kind for rule in book for kind in rule.asks} == kinds | {kind for kind in REASONS if book.rule_for(kind)}


def test_names_are_washed() -> None:
    words = loaded().present(Shelf(cache=None).catalog("en", loaded()), ["\x1b[2JAna", "Bo\u202e"])
    view = next(journeys(0, 1))[0].view(None)
    assert words.seat(0, view).startswith("[2JAna (")
    assert words.seat(1, view).startswith("Bo (")
