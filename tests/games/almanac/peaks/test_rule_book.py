"""The rule book of Crystal Peaks: every question finds its rule, and every page and token is in it."""

from __future__ import annotations

import pytest

from dragonroads.games.almanac.presenting.rules import ON_PAGES, RULES, rule_for
from tests.games.almanac.peaks.heights import PEAKS, page
from tests.games.almanac.situations import content, loaded

NEVER_HELD = {"ice_block", "bug", "turtle", "light", "monte_card"}


def test_what_only_crystal_peaks_asks_is_explained_where_the_presenter_says() -> None:
    book = loaded(PEAKS).rules
    in_the_book = {kind for rule in book for kind in rule.kinds}
    assert in_the_book <= set(RULES)
    assert all(RULES[kind] in {rule.id for rule in book.for_kind(kind)} for kind in in_the_book - {"place"})
    assert {rule for rule in RULES.values() if rule.startswith(("CP-", "L"))} <= {rule.id for rule in book}


@pytest.mark.parametrize(("kind", "chapter"), ON_PAGES)
def test_a_page_may_have_its_own_rule_for_a_question(kind: str, chapter: str) -> None:
    here = page(int(chapter[1:]))
    rule = loaded(PEAKS).rules.find(rule_for(kind, here))
    assert kind in rule.kinds
    assert rule.id.startswith(f"{chapter}-")
    assert rule_for(kind, page(1)) == RULES[kind]


def test_every_page_has_its_section_and_every_token_that_is_held_its_rule() -> None:
    sections = {section.name: [rule.id for rule in section.rules] for section in loaded(PEAKS).rules.sections}
    for number in content(PEAKS).locations:
        rules = sections[f"{number} {page(number).name}"]
        assert rules == [f"L{number:02}-{n}" for n in range(1, len(rules) + 1)]
    held = {token.partition("_")[0] if token.startswith("producer") else token for token in content(PEAKS).tokens}
    wanted = {f"CP-TOKEN-{token.upper().replace('_', '-')}" for token in held - NEVER_HELD}
    assert set(sections["Tokens"]) == wanted
