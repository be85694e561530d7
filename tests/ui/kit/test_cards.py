"""A card keeps what makes it a card at every size: its room, its state in letters, its name, and a cheap cursor."""

from __future__ import annotations

import pytest

from dragonroads.gamekit.facts.cards import Card, Laid
from dragonroads.ui.ascii_filter import as_ascii
from dragonroads.ui.drawing import line_width
from dragonroads.ui.kit.card import card
from dragonroads.workshop.pictures.kit_facts import BACK, DEER, FLOWER, STATES, TIDE, WALK, laid
from tests.ui.kit.samples import CARDS, EVERY, text

SIZES = ((11, 1), (13, 1), (15, 3), (17, 3), (21, 4), (23, 6), (12, 7), (15, 10), (18, 10), (24, 16))


@pytest.mark.parametrize("size", SIZES)
def test_a_card_fills_its_room_exactly(size: tuple[int, int]) -> None:
    across, down = size
    for one in EVERY:
        for cursor in (False, True):
            block = card(one, across, down, cursor)
            assert [line_width(line) for line in block] == [across] * down, one


@pytest.mark.parametrize("size", SIZES)
def test_every_state_is_told_by_letters_too(size: tuple[int, int]) -> None:
    shown = {as_ascii(text(card(laid(state), *size))) for state in STATES}
    assert len(shown) == len(STATES) - 1  # a card of a hand and one that was played are both simply open
    assert as_ascii(text(card(laid("hand"), *size))) == as_ascii(text(card(laid("played"), *size)))


@pytest.mark.parametrize("size", SIZES)
def test_the_cursor_touches_two_lines_at_most_and_says_so_in_letters(size: tuple[int, int]) -> None:
    for one in EVERY:
        if one.state in ("gone", "placed"):
            continue
        plain, lit = card(one, *size), card(one, *size, cursor=True)
        changed = [y for y, (was, now) in enumerate(zip(plain, lit)) if was != now]
        assert changed == list(range(min(2, size[1])))
        assert "►" in text(lit)


@pytest.mark.parametrize("size", [(12, 7), (15, 10), (24, 16)])
def test_a_line_under_the_cursor_is_one_span(size: tuple[int, int]) -> None:
    for one in CARDS:
        lit = card(Laid(one, "hand", key="2"), *size, cursor=True)
        assert [len(line) for line in lit[:2]] == [1, 1]


def test_a_card_says_the_longest_of_its_texts_that_fits_and_never_half_of_one() -> None:
    assert "[Flower  ]" in text(card(laid("played"), 11, 1))
    assert "[Pretty flower ]" in text(card(laid("played"), 17, 1))
    low = text(card(laid("hand"), 12, 7))
    assert "you back 2" in low
    assert "Atchoo" not in low
    high = text(card(laid("hand"), 18, 10))
    assert "Atchoo! Two" in high
    assert "one forward." in high


def test_a_name_that_does_not_fit_on_two_lines_gives_way_to_the_short_one() -> None:
    shown = text(card(laid("hand", Card("What's that over there?", "There?")), 12, 7))
    assert "There?" in shown
    assert "What's" not in shown


def test_a_name_may_break_at_a_hyphen() -> None:
    shown = text(card(laid("hand", Card("Will-o'-the-wisp", "Wisp")), 12, 7))
    assert "Will-o'-" in shown
    assert "the-wisp" in shown


def test_a_picture_is_drawn_where_three_lines_are_left_and_not_before() -> None:
    assert "(oo)__" in text(card(laid("hand", DEER), 18, 10))
    assert "(oo)__" not in text(card(laid("hand", DEER), 18, 7))


def test_a_back_in_a_row_shows_what_counts_there_and_a_full_one_everything() -> None:
    assert "♦2  »3" in text(card(laid("down"), 13, 1))
    assert "F" not in text(card(laid("down"), 15, 3))
    assert "§ flee" in text(card(laid("down"), 18, 10))
    assert "♦2 F »3" in text(card(laid("down"), 13, 1, every=True))


def test_a_hidden_back_is_cloth_alone() -> None:
    for size in SIZES:
        shown = text(card(Laid(state="down"), *size))
        assert not set(shown) - set(" ▒░┌─┐│└┘\n")


def test_the_badge_stays_in_every_state() -> None:
    for state in STATES:
        for size in SIZES:
            block = card(laid(state, by=TIDE), *size)
            assert [span.text for line in block for span in line if span.tone.startswith("badge:blue")] == ["T"]


def test_what_a_card_does_stands_in_its_corner() -> None:
    for one, sign in ((WALK, "▲"), (FLOWER, "▼")):
        block = card(laid("played", one), 15, 3)
        assert text(block).endswith(f"{sign}─┘")


def test_equal_cards_are_drawn_once() -> None:
    assert card(laid("down"), 15, 3) is card(Laid(BACK, "down", TIDE), 15, 3)
