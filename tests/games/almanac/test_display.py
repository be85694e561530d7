"""The caravan display: no refill within a round, a fresh one each round, and the pile it comes from."""

from __future__ import annotations

import pytest

from dragonroads.engine.views import Hidden
from tests.games.almanac.matches import as_match, heard, new_match, play_on
from tests.games.almanac.situations import Situation, caravan, on_page


def with_pile(s: Situation, cards: int, discarded: int = 0) -> Situation:
    """The pile holds so many cards and the discard so many; somebody has bought the rest."""
    game, pile = s.state, s.state.caravan_deck
    game.caravan_discard = [pile.pop() for _ in range(discarded)]
    s.player(0).caravans = [pile.pop() for _ in range(len(pile) - cards)]
    for card in game.caravan_discard + s.player(0).caravans:
        game.caravan_seen[card] = -1
    return s


@pytest.mark.rule("ALM-DISPLAY-01")
def test_a_bought_card_leaves_a_gap_until_the_round_is_over() -> None:
    s = on_page(1, seats=2, gold=[20, 20], display="01 02", answers=[("buy_caravan", "dr-caravan-02")]).place("a1")
    assert s.state.display == [caravan("01")]
    s.place("b1")
    assert s.state.display == [caravan("01")]


@pytest.mark.rule("ALM-DISPLAY-01")
def test_the_display_may_be_sold_out() -> None:
    s = on_page(2, seats=2, gold=[20, 20], display="01 02", answers=[("buy_caravan", "dr-caravan-02")])
    s.place("a3", "c5")
    assert s.state.display == []


@pytest.mark.rule("ALM-DISPLAY-02")
def test_what_nobody_bought_is_discarded_and_the_next_round_has_a_fresh_display() -> None:
    match = play_on(new_match(3), kind="bid")
    left = list(match.state.display)
    play_on(match, kind="place")
    assert match.state.round == 2
    assert match.state.caravan_discard == left
    assert len(match.state.display) == 3
    assert not set(match.state.display) & set(left)


@pytest.mark.rule("ALM-DISPLAY-03")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_six_rounds_turn_up_six_cards_per_player(seats: int) -> None:
    match = play_on(new_match(seats))
    shown = [card for (cards,) in heard(match, "market") for card in cards]  # type: ignore[attr-defined]
    assert len(set(shown)) == len(shown) == 6 * seats
    assert heard(match, "caravans_shuffled") == []
    assert len(match.state.caravan_deck) == 30 - 6 * seats


@pytest.mark.rule("ALM-DISPLAY-03")
def test_discarded_cards_become_a_new_pile_when_a_card_is_needed() -> None:
    s = with_pile(on_page(1, seats=3, phase="market"), 1, discarded=4)
    last, others = s.state.caravan_deck[0], set(s.state.caravan_discard)
    s.step()
    assert s.heard("caravans_shuffled") == [()]
    assert s.state.display[0] == last
    assert set(s.state.display[1:]) | set(s.state.caravan_deck) == others
    assert (len(s.state.display), s.state.caravan_discard) == (3, [])


@pytest.mark.rule("ALM-DISPLAY-03")
def test_the_new_pile_is_shuffled_and_nobody_knows_its_order() -> None:
    s = with_pile(on_page(1, seats=2, phase="market"), 0, discarded=5)
    old = list(s.state.caravan_discard)
    s.dice = [1, 0, 2, 0]
    s.step()
    assert s.state.display == [old[1], old[0]]
    assert [s.state.caravan_seen[card] for card in s.state.caravan_deck] == [0, 0, 0]


@pytest.mark.rule("ALM-DISPLAY-03")
def test_with_neither_pile_nor_discard_fewer_cards_are_dealt() -> None:
    s = with_pile(on_page(1, seats=3, phase="market"), 2).step()
    assert len(s.state.display) == 2
    s = with_pile(on_page(1, seats=3, phase="market"), 0).step()
    assert s.state.display == []


@pytest.mark.rule("ALM-DISPLAY-04")
@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_everybody_may_read_the_discard_and_nobody_looks_into_the_pile(viewer: int | None) -> None:
    s = on_page(1, seats=2)
    s.state.caravan_discard, s.state.display = s.state.display, []
    view = as_match(s).view(viewer)
    assert view["caravan_discard"] == s.state.caravan_discard
    assert view["caravan_deck"] == [Hidden(None)] * 28
