from __future__ import annotations

import pytest

from dragonroads.library.binder import Binder
from dragonroads.library.problems import Problems
from dragonroads.library.reader import read
from dragonroads.library.rulebook import Rule, RuleBook

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
