"""The rule book of Crystal Peaks: every question finds its rule, and every page and token is in it."""

from __future__ import annotations

import pytest

from dragonroads.games.almanac.presenting.questions import rule_cited
from tests.games.almanac.peaks.heights import PEAKS, page
from tests.games.almanac.situations import content, loaded

NEVER_HELD = {"ice_block", "bug", "turtle", "light", "monte_card"}


@pytest.mark.parametrize(("kind", "chapter"), [("barter", "L15"), ("reroll", "L18"), ("choose", "L19")])
def test_a_page_may_have_its_own_rule_for_a_question(kind: str, chapter: str) -> None:
    here, book = page(int(chapter[1:])), loaded(PEAKS).rules
    rule = book.find(rule_cited(kind, here, book))
    assert kind in rule.kinds
    assert rule.id.startswith(f"{chapter}-")
    assert rule_cited(kind, page(1), book) == book.rule_for(kind) != rule.id


def test_every_page_has_its_section_and_every_token_that_is_held_its_rule() -> None:
    sections = {section.name: [rule.id for rule in section.rules] for section in loaded(PEAKS).rules.sections}
    for number in content(PEAKS).locations:
        rules = sections[f"{number} {page(number).name}"]
        assert rules == [f"L{number:02}-{n}" for n in range(1, len(rules) + 1)]
    held = {token.partition("_")[0] if token.startswith("producer") else token for token in content(PEAKS).tokens}
    wanted = {f"CP-TOKEN-{token.upper().replace('_', '-')}" for token in held - NEVER_HELD}
    assert set(sections["Tokens"]) == wanted
