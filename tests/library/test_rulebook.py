from __future__ import annotations

import pytest

from dragonroads.library.binder import Binder
from dragonroads.library.pack import Pack
from dragonroads.library.problems import Problems
from dragonroads.library.reader import read
from dragonroads.library.rulebook import Rule, RuleBook, read_rules

from .sample import GOOD


@pytest.fixture
def book() -> RuleBook:
    document = read(GOOD["rules"].encode(), "f", Problems())
    assert document is not None
    found = Binder().bind(document.root, RuleBook)
    assert found is not None
    return found


def ids(rules: tuple[Rule, ...]) -> list[str]:
    return [rule.id for rule in rules]


def test_rules_come_in_the_order_of_the_book(book: RuleBook) -> None:
    assert ids(tuple(book)) == ["LAMP-SETUP-01", "LAMP-SETUP-02", "LAMP-RACE-01"]
    assert [section.name for section in book.sections] == ["Setup", "Race"]


def test_a_rule_is_found_by_its_id(book: RuleBook) -> None:
    assert book.find("LAMP-SETUP-02").text == "Oil is shared: three each."
    with pytest.raises(KeyError):
        book.find("LAMP-SETUP-99")


def test_rules_are_found_by_the_question_they_speak_about(book: RuleBook) -> None:
    assert ids(book.for_kind("pick_lantern")) == ["LAMP-SETUP-01", "LAMP-RACE-01"]
    assert book.for_kind("fly") == ()


def test_rules_are_found_by_words_in_any_case(book: RuleBook) -> None:
    assert ids(book.search("LANTERN")) == ["LAMP-SETUP-01", "LAMP-RACE-01"]
    assert ids(book.search("shines walk")) == ["LAMP-RACE-01"]
    assert ids(book.search("setup-02")) == ["LAMP-SETUP-02"]


def written(asks: str) -> tuple[RuleBook | None, list[str]]:
    """The book, where its second rule asks these kinds, and what is wrong with it."""
    problems = Problems()
    text = GOOD["rules"].replace("id: LAMP-SETUP-02", f"id: LAMP-SETUP-02, asks: {asks}")
    text = text.replace("id: LAMP-RACE-01", "id: LAMP-RACE-01, asks: [pick_lantern]")
    file = read(text.encode(), "rules.yaml", problems)
    assert file is not None
    pack = Pack("lamp", "content/lamp", {"rules.yaml": file})
    return read_rules(pack, (), Binder(problems)), [problem.message for problem in problems]


def test_a_question_rests_on_the_rule_that_asks_it_even_if_others_speak_about_it_first() -> None:
    book, wrong = written("[too_dark]")
    assert book is not None
    assert not wrong
    assert book.rule_for("pick_lantern") == "LAMP-RACE-01"
    assert book.rule_for("too_dark") == "LAMP-SETUP-02"
    assert book.rule_for("fly") == ""
    assert ids(book.for_kind("too_dark")) == ["LAMP-SETUP-02"]


def test_a_question_that_two_rules_ask_is_named() -> None:
    _book, wrong = written("[pick_lantern]")
    assert wrong == ["asks: 'pick_lantern' is at LAMP-SETUP-02 already"]
