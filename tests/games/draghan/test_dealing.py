"""Deal and draft."""

from __future__ import annotations

import pytest

from dragonroads.engine.match import Waiting
from dragonroads.engine.views import Hidden
from tests.games.draghan.arranging import few_left
from tests.games.draghan.rounds import THREE_HANDS, Script, as_match, before_deal, hand, new_match, questions, reply
from tests.games.draghan.situations import Situation, cards_named, name_of, situation


def drafting(*picks: str, seats: int = 3, top: str = THREE_HANDS, first: int = 0) -> Situation:
    """A race at its draft, with these cards to be kept in the order of the questions."""
    answers: Script = [("draft_pick", pick) for pick in picks]
    return before_deal(seats, top=top, first=first, draft=True, answers=answers).step()


@pytest.mark.rule("RACE-DEAL-01", "RACE-2P-02", "RACE-6P-02")
@pytest.mark.parametrize(("seats", "cards"), [(2, 6), (3, 4), (4, 5), (5, 6), (6, 6)])
def test_everybody_gets_one_card_more_than_players_but_two_and_six_players_get_six(seats: int, cards: int) -> None:
    s = before_deal(seats).step()
    assert [len(one) for one in s.state.hands] == [cards] * seats


@pytest.mark.rule("RACE-DEAL-02")
def test_cards_are_dealt_one_by_one_clockwise_from_the_starting_seat() -> None:
    s = before_deal(3, top=THREE_HANDS, first=1).step()
    assert hand(s, "M") == ["move-1", "move-2", "move-3", "amnesia"]
    assert hand(s, "T") == ["trap", "knight", "troll", "picnic"]
    assert hand(s, "C") == ["spy", "thief", "damsel", "minstrel"]


@pytest.mark.rule("RACE-DEAL-03", "RACE-PILE-01")
def test_a_pile_that_runs_dry_during_the_deal_is_made_anew() -> None:
    rest = "move-1 move-1 move-1 move-2 move-2 move-2 move-3 move-3"
    s = few_left(before_deal(3, top="trap spy thief damsel knight", discard=rest), 5).step()
    assert hand(s, "C")[0] == "trap"
    assert hand(s, "C")[1] == "damsel"
    assert hand(s, "T")[0] == "thief"
    assert [len(one) for one in s.state.hands] == [4, 4, 4]
    assert s.heard("reshuffled") == [(8,)]
    assert len(s.state.deck) == 1


@pytest.mark.rule("RACE-DEAL-04")
def test_whoever_is_dealt_the_roaring_four_roars_and_everybody_knows_it() -> None:
    s = before_deal(3, top="move-1 roaring-four").step()
    (four,) = cards_named("roaring-four")
    assert s.heard("roared") == [(1, four)]
    assert s.state.seen[four] == -1


@pytest.mark.rule("RACE-DEAL-04")
def test_a_table_may_switch_the_roar_off() -> None:
    s = before_deal(3, top="move-1 roaring-four", roar=False).step()
    (four,) = cards_named("roaring-four")
    assert s.heard("roared") == []
    assert s.state.seen[four] == 0b010


@pytest.mark.rule("RACE-DEAL-04")
@pytest.mark.parametrize("card", ["burlap-bag", "goblin-tribe", "lucky-talisman"])
def test_getting_the_roaring_four_in_another_way_is_no_reason_to_roar(card: str) -> None:
    pick = [("talisman_pick", "roaring-four")] if card == "lucky-talisman" else []
    s = situation("C5 M5", top="roaring-four", C=card, answers=pick).turn()
    assert s.heard("roared") == []


@pytest.mark.rule("RACE-DRAFT-01")
def test_everybody_keeps_one_card_and_passes_the_rest_to_the_left() -> None:
    s = drafting("move-3", "knight", "spy").step()
    assert [[name_of(card) for card in kept] for kept in s.state.kept] == [["move-3"], ["knight"], ["spy"]]
    assert hand(s, "M") == ["move-1", "move-2", "amnesia"]
    assert hand(s, "T") == ["trap", "troll", "picnic"]
    assert hand(s, "C") == ["thief", "damsel", "minstrel"]
    assert s.state.phase == "draft"


@pytest.mark.rule("RACE-DRAFT-02")
def test_the_last_card_is_kept_without_a_choice_and_all_own_as_many_cards_as_were_dealt() -> None:
    picks = ["move-3", "knight", "spy", "thief", "move-2", "trap", "troll", "damsel", "move-1"]
    s = drafting(*picks).until("program")
    assert len(s.asked) == 9
    assert hand(s, "C") == ["move-3", "thief", "troll", "amnesia"]
    assert hand(s, "M") == ["knight", "move-2", "damsel", "picnic"]
    assert hand(s, "T") == ["spy", "trap", "move-1", "minstrel"]
    assert s.state.kept == [[], [], []]


@pytest.mark.rule("RACE-DRAFT-03")
def test_the_draft_is_asked_clockwise_from_the_starting_seat() -> None:
    s = drafting("move-1", "trap", "spy", first=1).step()
    assert [ask.seat for ask in s.asked] == [1, 2, 0]
    assert all(ask.sealed and ask.private for ask in s.asked)


@pytest.mark.rule("RACE-DRAFT-03", "RACE-DRAFT-01")
def test_hands_move_only_after_everybody_has_chosen() -> None:
    match = as_match(drafting())
    before = [match.view(seat) for seat in range(3)]
    reply(match, 1, "knight")
    assert [match.view(seat) for seat in range(3)] == before
    assert [q.seat for q in questions(match)] == [0, 2]
    assert match.open(0)[1] == Waiting(0, 1, "draft", done=True)
    reply(match, 2, "spy")
    reply(match, 0, "move-1")
    assert [name_of(card) for card in match.state.hands[2]] == ["trap", "troll", "picnic"]


@pytest.mark.rule("RACE-DRAFT-04")
def test_kept_cards_can_be_read_again_by_their_owner_while_others_see_only_their_number() -> None:
    s = drafting("move-3", "knight", "spy").step()
    match = as_match(s)
    assert match.view(0)["kept"] == [s.state.kept[0], [Hidden(None)], [Hidden(None)]]
    assert match.view(None)["kept"] == [[Hidden(None)]] * 3


@pytest.mark.rule("RACE-DRAFT-05")
def test_six_players_choose_five_times_and_keep_the_sixth_card() -> None:
    match = new_match(6, "regular", draft=True)
    rounds = 0
    while match.state.phase == "draft":
        assert [len(q.options) for q in questions(match)] == [6 - rounds] * 6
        for question in questions(match):
            match.answer(question.seat, question.n, question.key(0))
        rounds += 1
    assert rounds == 5
    assert [len(one) for one in match.state.hands] == [6] * 6


@pytest.mark.rule("RACE-DRAFT-05", "RACE-2P-02")
def test_two_players_never_draft() -> None:
    match = new_match(2, draft=True)
    assert match.state.phase == "duo_own"
    assert match.header.options["draft"] is False
