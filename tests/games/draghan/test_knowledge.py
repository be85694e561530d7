"""Who is said to know which card: never more than a seat can know."""

from __future__ import annotations

import pytest

from dragonroads.engine.table import Card
from tests.games.draghan.rounds import THREE_HANDS, Script, as_match, before_deal, reply, seats_that_know
from tests.games.draghan.situations import Situation, cards_named, situation


def known_to(table: Situation, *names: str) -> list[set[int]]:
    """For each named card (its first copy) the seats that are said to know it."""
    return [seats_that_know(table.state, cards_named(name)[0]) for name in names]


def lays(table: Situation, seat: int, *names: str) -> Situation:
    """This seat has laid the first copies of these cards and therefore knows them."""
    for name in names:
        table.state.seen[cards_named(name)[0]] = 1 << seat
    return table


def drafted(*picks: str) -> Situation:
    """Three have drafted these cards, in the order of the questions."""
    answers: Script = [("draft_pick", pick) for pick in picks]
    table = before_deal(3, top=THREE_HANDS, draft=True, answers=answers).step()
    for _ in range(len(picks) // 3):
        table.step()
    return table


def test_a_dealt_card_is_known_to_its_owner_and_the_pile_to_nobody() -> None:
    s = before_deal(3, top=THREE_HANDS).step()
    assert known_to(s, "amnesia", "knight", "spy") == [{0}, {1}, {2}]
    assert all(s.state.seen[card] == 0 for card in s.state.deck)


def test_a_kept_card_is_known_to_its_keeper_and_a_passed_one_also_to_who_passed_it() -> None:
    s = drafted("move-3", "knight", "spy")
    assert known_to(s, "move-3", "knight", "spy") == [{0}, {1}, {2}]
    assert known_to(s, "move-1", "amnesia") == [{0, 1}] * 2
    assert known_to(s, "trap", "troll", "picnic") == [{1, 2}] * 3
    assert known_to(s, "thief", "damsel", "minstrel") == [{2, 0}] * 3


def test_who_passed_a_hand_cannot_tell_which_card_of_it_was_kept() -> None:
    s = drafted("move-3", "knight", "spy", "thief", "move-2", "trap")
    assert known_to(s, "thief", "move-2", "trap") == [{0}, {1}, {2}]
    assert known_to(s, "damsel", "minstrel") == [{0, 1}] * 2
    assert known_to(s, "move-1", "amnesia") == [{1, 2}] * 2
    assert known_to(s, "troll", "picnic") == [{2, 0}] * 2


def test_a_drafted_card_that_is_laid_is_known_to_its_layer_alone() -> None:
    s = drafted("move-3", "knight", "spy", "thief", "move-2", "trap", "troll", "damsel", "move-1").until("program")
    s.answers = [("lay_card", card) for card in ("move-3", "thief", "troll")]
    s.step()
    assert known_to(s, "move-3", "thief", "troll", "amnesia") == [{0}] * 4


def test_a_roar_tells_where_the_card_was_dealt_but_not_where_it_ends() -> None:
    s = before_deal(3, top="move-1 roaring-four trap").step()
    assert known_to(s, "roaring-four") == [{0, 1, 2}]
    match = as_match(s)
    reply(match, 0, "move-1")
    assert seats_that_know(match.state, cards_named("roaring-four")[0]) == {0, 1, 2}
    while match.state.turn == 0:
        (question,) = match.open(0)
        match.answer(0, question.n, str(match.state.hands[0][0]))
    reply(match, 1, "roaring-four")
    assert seats_that_know(match.state, cards_named("roaring-four")[0]) == {1}


@pytest.mark.parametrize(("pick", "knowers"), [("roaring-four", {1}), ("move-1", {1, 2})])
def test_after_a_draft_pick_others_cannot_tell_whether_the_roaring_four_was_kept(pick: str, knowers: set[int]) -> None:
    top = "amnesia roaring-four trap  amnesia move-1 spy"
    answers: Script = [("draft_pick", "amnesia"), ("draft_pick", pick), ("draft_pick", "trap")]
    s = before_deal(3, top=top, draft=True, answers=answers).step().step()
    assert known_to(s, "roaring-four") == [knowers]


def test_the_two_players_know_what_they_laid_gave_and_received() -> None:
    top = "move-1 trap  move-2 knight  move-3 troll  amnesia picnic  damsel minstrel  thief spy"
    answers: Script = [
        ("duo_own", "move-2 move-1"),
        ("duo_own", "knight spy"),
        ("duo_give", "thief amnesia"),
        ("duo_give", "troll trap"),
        ("duo_insert", "picnic 1"),
        ("duo_insert", "move-3 4"),
    ]
    s = before_deal(2, top=top, answers=answers).step().step().step()
    assert known_to(s, "move-2", "amnesia", "spy", "trap") == [{0}, {0}, {1}, {1}]
    assert known_to(s, "picnic", "minstrel", "move-3", "damsel") == [{0, 1}] * 4
    # The rival sees the card that was not inserted on the discard pile, and so knows the other one.
    s.step()
    assert known_to(s, "picnic", "move-3") == [{0, 1}] * 2


def test_after_a_whirlwind_nobody_knows_an_unplayed_card() -> None:
    s = lays(situation("C5 M5 T5", C="whirlwind move-1", M="knight trap", T="spy"), 2, "move-1", "knight", "spy").turn()
    assert known_to(s, "move-1", "knight", "trap", "spy") == [set()] * 4


def test_a_whirlwind_leaves_what_is_known_of_a_hugged_row() -> None:
    s = situation("C5 M5 T5", hugged="M", C="whirlwind move-1", M="knight", T="spy")
    lays(s, 2, "move-1", "knight").turn()
    assert known_to(s, "move-1", "knight") == [set(), {2}]


def test_after_a_spy_only_the_spy_knows_the_cards_it_dealt_back() -> None:
    takes: Script = [("spy_take", "C2"), ("spy_take", "M1"), ("spy_deal", "knight"), ("spy_deal", "move-1")]
    s = situation("C5 M5 T5", C="spy move-1 move-2", M="knight trap", T="troll", answers=takes)
    lays(s, 2, "move-1", "move-2", "knight", "trap").turn()
    assert known_to(s, "move-1", "knight", "troll") == [{0}] * 3
    assert known_to(s, "move-2", "trap") == [{2}] * 2


def test_a_single_card_that_a_spy_looks_at_stays_known_to_who_laid_it() -> None:
    s = lays(situation("C5 M5 T5", C="spy move-1", answers=[("spy_deal", "move-1")]), 2, "move-1").turn()
    assert known_to(s, "move-1") == [{0, 2}]


def test_after_a_crystal_ball_only_its_owner_knows_the_order() -> None:
    order: Script = [("crystal_order", "trap"), ("crystal_turn", "none")]
    s = lays(situation("C5 M5", C="crystal-ball move-1 trap", answers=order), 1, "move-1", "trap").turn()
    assert known_to(s, "move-1", "trap") == [{0}] * 2


def test_a_card_passed_under_hypnosis_is_shown_to_nobody() -> None:
    gives: Script = [("hypnosis_give", "C2"), ("hypnosis_give", "M1")]
    s = situation("C5 M5 T5", C="hypnosis move-1 move-2", M="knight trap", answers=gives)
    lays(s, 2, "move-1").turn()
    assert known_to(s, "move-1", "knight") == [{2}, set()]


def test_a_card_from_a_burlap_bag_is_known_to_nobody() -> None:
    s = situation("C5 M5", top="move-3 knight", C="burlap-bag").turn()
    assert known_to(s, "move-3", "knight") == [set()] * 2


@pytest.mark.parametrize("card", ["novice-wizard", "grumpy-goat", "old-book"])
def test_checking_the_top_back_teaches_nobody_the_face(card: str) -> None:
    s = situation("C5 M5", top="trap", C=card).turn()
    assert known_to(s, "trap") == [set()]


def test_a_missed_card_is_still_known_only_to_who_laid_it_until_the_round_ends() -> None:
    s = lays(situation("C5 M5", C="tasty-deer knight"), 1, "knight").turns(4)
    assert s.row("C") == "[tasty-deer] (knight)"
    assert known_to(s, "knight") == [{1}]
    assert known_to(s.until("deal"), "knight") == [{0, 1}]


def test_a_reshuffle_makes_everybody_forget_the_discard_pile() -> None:
    s = situation("C5 M5", discard="knight#2 troll#1 spy", C="grumpy-goat")
    race = s.state
    race.removed, race.deck = race.removed + race.deck, []
    s.turn()
    assert [race.seen[card] for card in race.deck] == [0, 0, 0]


def test_cards_left_out_are_known_to_nobody() -> None:
    s = before_deal(3, deck="all", removed=12)
    left_out: list[Card] = s.state.removed
    assert len(left_out) == 12
    assert {s.state.seen[card] for card in left_out} == {0}
