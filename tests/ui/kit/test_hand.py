"""A hand is a row of cards at every width, equal ones beside each other; piles say how many they are."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

import pytest

from dragonroads.gamekit.facts.cards import Laid
from dragonroads.ui.drawing import Line, line_width
from dragonroads.ui.kit.hand import hand
from dragonroads.ui.kit.pile import pile_block, pile_line
from dragonroads.workshop.pictures.kit_facts import DISCARD, DRAW, FLOWER, MOSS, hand_of, laid
from tests.ui.kit.samples import said, text


@pytest.mark.parametrize(
    ("count", "width", "apart"), [(6, 80, 13), (5, 80, 16), (5, 100, 17), (5, 140, 24), (3, 80, 17)]
)
def test_cards_lie_as_far_apart_as_the_window_allows(count: int, width: int, apart: int) -> None:
    top = said(hand(hand_of(count), width, 7)[0])
    corners = [at for at, letter in enumerate(top) if letter == "┌"]
    assert {two - one for one, two in pairwise(corners)} == {apart}
    assert abs(corners[0] - (width - corners[-1] - apart)) <= 1


@pytest.mark.parametrize("height", [1, 3, 7, 10, 16])
@pytest.mark.parametrize("width", [60, 80, 100, 140, 200])
@pytest.mark.parametrize("count", [1, 2, 5, 6, 7, 12])
def test_a_hand_never_needs_more_room_than_it_has(count: int, width: int, height: int) -> None:
    block = hand(hand_of(count), width, height)
    assert len(block) <= height
    assert {line_width(line) for line in block} == {width}


def test_equal_cards_are_never_merged() -> None:
    cards = [laid("hand", FLOWER, None, str(at + 1)) for at in range(4)]
    assert text(hand(cards, 80, 7)).count("you back 2") == 4


def test_a_card_with_its_place_is_an_outline_with_the_badge_of_that_row_and_nothing_else_moves() -> None:
    before, after = hand(hand_of(5), 80, 10), hand(hand_of(5, placed=2), 80, 10)
    spans = [span for line in after for span in line]
    assert [span.tone for span in spans if span.text == MOSS.letter] == ["badge:green"]
    same = [at for at in (0, 1, 3, 4) if _card(before, at) == _card(after, at)]
    assert same == [0, 1, 3, 4]


def _card(block: Sequence[Line], at: int) -> list[str]:
    return [said(line)[16 * at : 16 * at + 15] for line in block]


def test_the_cursor_in_a_hand_touches_two_lines() -> None:
    cards = hand_of(6)
    for height in (7, 10, 16):
        asleep, first, second = (hand(cards, 80, height, cursor=at) for at in (-1, 0, 5))
        assert [y for y in range(height) if asleep[y] != first[y]] == [0, 1]
        assert [y for y in range(height) if first[y] != second[y]] == [0, 1]


def test_no_hand_is_no_lines() -> None:
    assert hand([], 80, 10) == ()


def test_a_pile_shows_its_top_card_its_edges_and_its_number() -> None:
    assert said(pile_line(DRAW)) == "▒ ♦2 F »3 ▒║│ 8 draw pile"
    assert said(pile_line(DISCARD)) == "[Walk 3]║│ 40 discard pile"
    assert said(pile_line(DRAW, 20)) == "▒ ♦2 F »3 ▒║│ 8"
    assert "8 draw pile" in text(pile_block(DRAW, 18, 6))


def test_a_pile_of_one_has_no_edges_and_an_empty_one_no_card() -> None:
    assert "│" not in said(pile_line(replace(DRAW, count=1)))
    assert said(pile_line(replace(DRAW, count=0))) == "[      ] 0 draw pile"
    assert "courage" not in text(pile_block(replace(DRAW, count=0), 18, 6))


def test_a_pile_with_a_hidden_back_tells_nothing_of_it() -> None:
    assert said(pile_line(replace(DRAW, top=Laid(state="down")))) == "▒▒▒▒▒▒▒▒▒▒▒║│ 8 draw pile"
