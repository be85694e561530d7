"""How a sensible beginner answers: what cards are worth, and a rule for every question of the race."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import pytest

from dragonroads.engine.question import Ask
from dragonroads.games.draghan.advice.outlook import worth
from dragonroads.games.draghan.model import TURNED, Race
from tests.games.draghan.arranging import bound_to
from tests.games.draghan.rounds import THREE_HANDS, before_deal
from tests.games.draghan.screens import kinds
from tests.games.draghan.situations import Situation, cards_named, loaded, name_of, situation

BY_CHANCE = sorted(name for name, kind in kinds().questions.items() if kind.advise.__func__ is Ask.advise.__func__)  # type: ignore[attr-defined]
"""Questions that say nothing about what is better."""


def policy(race: Race, seat: int, kind: str, options: Sequence[Any], random: Callable[[], float]) -> int:
    """What the race advises."""
    return loaded().policy(race, seat, kinds().questions.get(kind, kind), options, random)


def card(name: str) -> int:
    return cards_named(name)[0]


def advice(table: Situation, letter: str, kind: str, options: Sequence[Any]) -> Any:
    """The option the policy takes."""
    return options[policy(table.state, table.seat(letter), kind, options, Random(1).random)]


def of_cards(table: Situation, letter: str, kind: str, names: str) -> str:
    """The card the policy takes; `none` may be among them."""
    options = [None if name == "none" else card(name) for name in names.split()]
    taken = advice(table, letter, kind, options)
    return "none" if taken is None else name_of(taken)


# --- worths -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("move-1", 1),
        ("move-3", 3),
        ("roaring-four", 4),
        ("sneaky-short-cut", 5),
        ("angry-villagers", -4),
        ("chili-peppers", 2.8),
        ("pretty-flower", -2.8),
        ("tasty-deer", -1.2),
        ("fake-jewels", -2),
        ("broken-stick", -1),
        ("over-there", -1.6),
        ("damsel", 0.25),
        ("witchs-trick", -3),
        ("amnesia", 0),
    ],
)
def test_a_card_is_worth_what_it_does_for_its_owner(name: str, expected: float) -> None:
    table = situation("T2 C5 M9")
    assert worth(table.state, table.seat("C"), card(name)) == pytest.approx(expected)


def test_who_comes_off_worse_by_a_damsel_is_the_leader_and_never_by_more_than_four() -> None:
    table = situation("C0 M30 T0")
    assert [worth(table.state, seat, card("damsel")) for seat in range(3)] == [4, -4, 4]


def test_the_last_dragon_flees_one_space() -> None:
    table = situation("C5 M9")
    assert worth(table.state, 0, card("angry-villagers")) == -1


@pytest.mark.parametrize(("row", "expected"), [("3J2 3I2", 2), ("2J1", 0), ("0J4 1J2", -2), ("", -2)])
def test_a_knight_is_judged_by_the_courage_that_lies_in_the_row(row: str, expected: float) -> None:
    table = situation("C5 M9", C=row)
    assert worth(table.state, 0, card("knight#1")) == expected


def test_a_knight_is_judged_by_the_courage_to_come_while_cards_are_laid() -> None:
    early, late = (before_deal(3).until("program") for _ in range(2))
    late.state.rows[0] = situation("C0 M0 T0", C="move-1 move-1 move-1").state.rows[0]
    assert [worth(table.state, 0, card("knight#1")) for table in (early, late)] == [2, -2]


@pytest.mark.parametrize(("top", "expected"), [("1J2", 3), ("2F2", -3), ("1D2", 0), ("2I2", -0.5)])
def test_a_wizard_is_judged_by_the_letter_on_the_draw_pile(top: str, expected: float) -> None:
    assert worth(situation("C5 M9", top=top).state, 0, card("novice-wizard")) == expected


def test_a_card_barred_by_the_book_is_worth_nothing() -> None:
    table = bound_to(situation("C5 M9"), "C", "J")
    jumping, fleeing = (
        next(c for c in cards_named("move-3") if table.state.content.spell[c] == letter) for letter in "JF"
    )
    assert [worth(table.state, 0, one) for one in (jumping, fleeing)] == [3, 0]


def test_every_card_of_the_box_has_a_worth_within_the_track() -> None:
    race = situation("C5 M9 T2").state
    assert all(
        abs(worth(race, seat, card)) < race.length for card in range(len(race.content.cards)) for seat in range(3)
    )


# --- rules ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", [*BY_CHANCE, "never_heard_of"])
def test_without_a_rule_any_option_is_taken(kind: str) -> None:
    race, random = situation("C5 M9").state, Random(1).random
    assert {policy(race, 0, kind, "abc", random) for _ in range(60)} == {0, 1, 2}


@pytest.mark.parametrize(
    ("places", "rows"),
    [
        ([0, 0, 0], ["move-3 move-2", "amnesia", "move-1"]),
        ([0, 0, 4], ["move-3 move-2", "move-1", "amnesia"]),
    ],
)
def test_the_two_best_cards_stay_at_home_and_the_worst_goes_to_the_leader(places: list[int], rows: list[str]) -> None:
    table = before_deal(3, top=THREE_HANDS).until("program")
    race = table.state
    race.places = places
    laid: list[list[str]] = [[], [], []]
    hand = race.hands[0][:]
    for target in (0, 1, 2, 0):
        race.laying_for = target
        taken = advice(table, "C", "lay_card", hand) if len(hand) > 1 else hand[0]
        hand.remove(taken)
        laid[target].append(name_of(taken))
    assert [" ".join(row) for row in laid] == rows


def test_a_card_wanted_at_home_is_not_given_away_even_where_it_would_do_harm() -> None:
    table = before_deal(3).until("program")
    table.state.places, table.state.laying_for = [0, 9, 9], 1
    assert of_cards(table, "C", "lay_card", "damsel move-1 amnesia") == "amnesia"


def test_six_players_keep_nothing_back_for_a_second_card_at_home() -> None:
    table = before_deal(6).until("program")
    table.state.laying_for = 5
    assert of_cards(table, "C", "lay_card", "roaring-four") == "roaring-four"
    table.state.laying_for = 4
    assert of_cards(table, "C", "lay_card", "roaring-four amnesia") == "amnesia"


def test_two_players_keep_their_best_pair_and_give_their_worst() -> None:
    table = before_deal(2)
    hand = [card(name) for name in ("move-1", "roaring-four", "pretty-flower", "move-3", "tasty-deer")]
    pairs = [(one, other) for one in hand for other in hand if one != other]
    own, give = (advice(table, "C", kind, pairs) for kind in ("duo_own", "duo_give"))
    assert [name_of(one) for one in own] == ["roaring-four", "move-3"]
    assert [name_of(one) for one in give] == ["pretty-flower", "tasty-deer"]


@pytest.mark.parametrize(
    ("hand", "expected"), [("move-1 move-3", ("move-3", 1)), ("tasty-deer fake-jewels", ("tasty-deer", 5))]
)
def test_a_card_that_helps_is_put_in_front_and_one_that_harms_at_the_end(hand: str, expected: tuple[str, int]) -> None:
    options = [(card(name), place) for name in hand.split() for place in range(1, 6)]
    taken, place = advice(before_deal(2), "C", "duo_insert", options)
    assert (name_of(taken), place) == expected


@pytest.mark.parametrize(
    ("kind", "options", "expected"),
    [
        ("draft_pick", "move-1 move-2 amnesia move-3", "move-3"),
        ("draft_pick", "move-1 move-3 pretty-flower", "pretty-flower"),
        ("crystal_order", "move-1 move-3 tasty-deer", "move-3"),
        ("crystal_turn", "move-1 tasty-deer pretty-flower none", "pretty-flower"),
        ("crystal_turn", "move-1 amnesia none", "none"),
        ("lamp_wish", "move-1 move-3 none", "move-3"),
        ("lamp_wish", "tasty-deer amnesia none", "none"),
        ("talisman_pick", "tasty-deer move-2 spy", "move-2"),
    ],
)
def test_cards_that_are_seen_are_picked_by_their_worth(kind: str, options: str, expected: str) -> None:
    table = situation("C5 M9", C="move-1", M="move-1")
    assert of_cards(table, "C", kind, options) == expected


def test_a_spy_takes_the_best_card_home_and_gives_the_worst_to_the_leader() -> None:
    table = situation("C0 M3 T9", C="move-1 move-1", M="move-1", T="move-1")
    names, dealt = "tasty-deer move-3 move-1", []
    for target in (0, 1, 2):
        table.state.laying_for = target
        taken = of_cards(table, "C", "spy_deal", names)
        dealt.append(taken)
        names = " ".join(name for name in names.split() if name != taken)
    assert dealt == ["move-3", "move-1", "tasty-deer"]


@pytest.mark.parametrize("kind", ["thief_take", "hypnosis_give", "spy_take"])
def test_unknown_cards_are_judged_by_their_backs(kind: str) -> None:
    table = situation("C0 M0", C="0J4 3F0 1J2", M="3J2 0J4 2I0")
    assert advice(table, "C", kind, [(0, 0), (0, 1), (0, 2)]) == (0, 1)
    if kind != "hypnosis_give":
        assert advice(table, "C", kind, [(1, 0), (1, 1), (1, 2)]) == (1, 1)


def test_cards_one_has_laid_oneself_are_remembered() -> None:
    table = situation("C0 M0", C="move-1 roaring-four", M="move-1")
    slots = [(0, 0), (0, 1)]
    table.state.seen[table.state.rows[0].cards[0]] = 1
    table.state.seen[table.state.rows[0].cards[1]] = 1
    assert advice(table, "C", "thief_take", slots) == (0, 0)
    assert advice(table, "C", "thief_take", slots[::-1]) == (0, 0)


def test_a_card_that_will_be_missed_is_worth_nothing_to_its_owner() -> None:
    table = situation("C0 M0", C="0J4 0J4", M="0J4 0J4")
    for row in table.state.rows:
        row.states[1] = TURNED
    assert advice(table, "C", "thief_take", [(0, 0), (0, 1)]) == (0, 1)
    assert advice(table, "C", "thief_take", [(1, 0), (1, 1)]) == (1, 0)


def test_the_dragon_ahead_is_trapped_and_the_last_one_asked() -> None:
    table = situation("C5 M7 T3")
    assert advice(table, "C", "trap_pick", [2, 1]) == 1
    assert advice(table, "C", "serum_ask", [1, 2]) == 2


@pytest.mark.parametrize(("places", "top", "bet"), [("C5 M9", "0J4", 7), ("C0 M9", "2I0", 0), ("C5 M9", "1F1", 4)])
def test_a_bet_follows_the_first_footprint_and_stays_on_the_track(places: str, top: str, bet: int) -> None:
    assert advice(situation(places, top=top), "C", "bet_space", range(40)) == bet


def test_breath_is_held_for_one_to_five_and_mostly_for_two_or_three() -> None:
    race, random = situation("C5 M9").state, Random(1).random
    held = Counter(policy(race, 0, "poo_breath", (1, 2, 3, 4, 5, 6), random) + 1 for _ in range(700))
    assert held.keys() == {1, 2, 3, 4, 5}
    assert min(held[2], held[3]) > max(held[1], held[4], held[5])
