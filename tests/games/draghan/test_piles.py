"""Draw pile and discard pile."""

from __future__ import annotations

import pytest

from tests.games.draghan.arranging import few_left, top_of_pile
from tests.games.draghan.rounds import seen_from
from tests.games.draghan.situations import name_of, situation


@pytest.mark.rule("RACE-PILE-01")
def test_an_empty_pile_is_made_anew_from_the_discard_pile_in_the_middle_of_a_card() -> None:
    pick = [("talisman_pick", "amnesia")]
    s = situation("C5 M5", top="amnesia#1 move-1", discard="thief minstrel spy trap", C="lucky-talisman", answers=pick)
    few_left(s, 2).turn()
    ((_, drawn),) = s.heard("drew_luck")
    assert [name_of(card) for card in drawn[:2]] == ["amnesia", "move-1"]
    assert {name_of(card) for card in drawn[2:]} < {"thief", "minstrel", "spy", "trap"}
    assert s.heard("reshuffled") == [(4,)]
    assert len(s.state.deck) == 1


@pytest.mark.rule("RACE-PILE-01")
@pytest.mark.parametrize(("card", "after"), [("novice-wizard", "C13 M0"), ("grumpy-goat", "C7 M0")])
def test_an_empty_pile_is_made_anew_when_only_its_top_back_is_looked_at(card: str, after: str) -> None:
    s = few_left(situation("C10 M0", discard="1J2", C=card), 0).turn()
    assert s.places == after
    assert s.heard("reshuffled") == [(1,)]
    assert s.discarded == []


@pytest.mark.rule("RACE-PILE-01")
def test_a_reshuffle_leaves_rows_and_the_card_being_carried_out_alone() -> None:
    s = situation("C5 M5", discard="move-1 move-2", C="strange-potion thief", M="knight", answers=())
    few_left(s, 0).turn()
    assert (s.row("C"), s.row("M")) == ("[strange-potion] {thief}", "{knight}")
    assert s.places == "C2 M5"


@pytest.mark.rule("RACE-PILE-01")
def test_the_new_pile_is_shuffled() -> None:
    orders = set()
    for dice in ([0, 0, 0], [3, 2, 1], [1, 2, 0]):
        s = few_left(situation("C5 M5", discard="thief minstrel spy trap", C="novice-wizard", dice=dice), 0).turn()
        orders.add(tuple(map(name_of, s.state.deck)))
    assert len(orders) == 3


@pytest.mark.rule("RACE-PILE-02")
def test_with_both_piles_empty_a_card_goes_on_with_what_it_has() -> None:
    s = situation("C9 M5", top="move-3", C="strange-potion")
    assert few_left(s, 1).turn().places == "C6 M5"
    assert s.heard("flipped")[0][2] == 3


@pytest.mark.rule("RACE-PILE-02")
@pytest.mark.parametrize(
    ("card", "after"),
    [
        ("novice-wizard", "C9 M5"),
        ("grumpy-goat", "C8 M5"),
        ("picnic", "C9 M5"),
        ("strange-potion", "C9 M5"),
        ("lucky-talisman", "C9 M5"),
        ("burlap-bag", "C9 M5"),
    ],
)
def test_with_both_piles_empty_nothing_is_drawn_and_a_back_shows_no_spell_and_no_footprint(
    card: str, after: str
) -> None:
    s = few_left(situation("C9 M5", C=card), 0).turn()
    assert s.places == after
    assert s.row("C") == f"[{card}]"
    assert s.row("M") == ""


@pytest.mark.rule("RACE-PILE-02")
def test_with_both_piles_empty_an_old_book_binds_to_nothing() -> None:
    s = few_left(situation("C9 M5", C="old-book move-1"), 0).turns(3)
    assert s.state.books == ["", ""]
    assert s.places == "C10 M5"


@pytest.mark.rule("RACE-PILE-03")
@pytest.mark.parametrize("card", ["novice-wizard", "grumpy-goat", "old-book"])
def test_looking_at_the_top_back_leaves_the_card_there(card: str) -> None:
    s = situation("C9 M5", top="picnic#2", C=card)
    before = list(s.state.deck)
    assert s.turn().state.deck == before
    assert top_of_pile(s) == "picnic"
    assert s.state.seen[before[-1]] == 0


@pytest.mark.rule("RACE-PILE-04")
@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_whatever_is_discarded_is_known_to_everybody(viewer: int | None) -> None:
    take = [("thief_take", "C2"), ("thief_take", "M1")]
    s = situation("C5 M5", C="thief move-2 move-3", M="knight#1 trap", answers=take).turn()
    assert s.discarded == ["move-2", "knight"]
    assert seen_from(s, viewer)["discard"] == s.state.discard
    assert all(s.state.seen[card] == -1 for card in s.state.discard)


@pytest.mark.rule("RACE-PILE-05")
def test_the_discard_pile_is_not_shuffled_before_a_card_is_needed() -> None:
    s = few_left(situation("C5 M5", top="move-1 move-2", discard="trap spy", C="burlap-bag"), 2).turn()
    assert s.state.deck == []
    assert s.discarded == ["trap", "spy"]
    assert s.heard("reshuffled") == []
    assert seen_from(s, None)["deck"] == []
