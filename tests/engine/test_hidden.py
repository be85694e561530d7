"""Other worlds: dealt from what a seat knows and nothing else."""

from __future__ import annotations

from random import Random
from typing import Annotated

import pytest

from dragonroads.engine.fields import zones_in
from dragonroads.engine.hidden import Knowledge, determinize, twin, viewer_bit
from dragonroads.engine.state import GameState
from dragonroads.engine.visibility import ALL, Cards, Known
from tests.engine.playing import answer_one, answer_until, asked, going_on, toy_match
from tests.engine.toy import CARDS, FairState

VIEWERS = (None, 0, 1, 2)


def at_the_auction(seed: int = 7) -> FairState:
    match = toy_match(seed=seed)
    answer_until(match, "bid")
    return match.state


def cards_with_places(state: FairState) -> list[tuple[int, int, int]]:
    """Zone number, place and card, for every card there is."""
    return [(z, k, card) for z, (zone, _) in enumerate(zones_in(state)) for k, card in enumerate(zone)]


@pytest.mark.parametrize("viewer", VIEWERS)
def test_cards_are_conserved_and_known_ones_stay(viewer: int | None) -> None:
    state = at_the_auction()
    bit = viewer_bit(viewer)
    for seed in range(30):
        world = state.copy()
        determinize(world, viewer, Random(seed).random)
        assert sorted(card for _, _, card in cards_with_places(world)) == list(range(CARDS))
        for before, after in zip(cards_with_places(state), cards_with_places(world)):
            if state.seen[before[2]] & bit:
                assert before == after


@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_card_with_an_open_back_gives_way_only_to_the_same_back(viewer: int | None) -> None:
    state = at_the_auction()
    for seed in range(30):
        world = state.copy()
        determinize(world, viewer, Random(seed).random)
        assert [[c % 3 for c in v.hand] for v in world.visitors] == [[c % 3 for c in v.hand] for v in state.visitors]
        assert world.deck[-1] % 3 == state.deck[-1] % 3


def test_what_others_know_stays_with_the_place() -> None:
    state = at_the_auction()
    world = state.copy()
    determinize(world, 0, Random(1).random)
    for before, after in zip(cards_with_places(state), cards_with_places(world)):
        assert state.seen[before[2]] == world.seen[after[2]]


def test_worlds_really_differ_in_what_the_viewer_cannot_know() -> None:
    state = at_the_auction()
    worlds = [twin(state, 0, Random(seed).random) for seed in range(40)]
    assert len({tuple(w.deck) for w in worlds}) > 30
    assert len({tuple(w.visitors[1].hand) for w in worlds}) > 10
    assert {w.visitors[1].guess for w in worlds} == {0, 1, 2}
    assert {w.visitors[0].guess for w in worlds} == {state.visitors[0].guess}
    assert all(w.visitors[1].purse != state.visitors[1].purse for w in worlds)
    assert len({w.seed for w in worlds}) == 40


@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_sampled_world_depends_only_on_what_the_viewer_knows(viewer: int | None) -> None:
    """The same random stream on the true world and on a twin gives the same sample."""
    match = toy_match()
    for at, _ in enumerate(going_on(match)):
        true, other = match.state.copy(), match.state.copy()
        determinize(other, viewer, Random(1000 + at).random)
        determinize(true, viewer, Random(at).random)
        determinize(other, viewer, Random(at).random)
        assert true.key() == other.key()


class Shelf(GameState):
    """Two zones of one family; into one only even cards go, and everybody knows it."""

    even: Annotated[list[int], Cards("card", only=lambda _state, card: card % 2 == 0)]
    open: Annotated[list[int], Cards("card", backs="all")]
    rest: Annotated[list[int], Cards("card")]
    seen: Annotated[list[int], Known("card")]

    def backs(self, family: str) -> list[int]:
        return [card // 4 for card in range(12)]


def test_places_that_take_only_some_cards_get_only_such() -> None:
    found = set()
    for seed in range(60):
        shelf = Shelf(seed=1, phase="x", even=[0, 2], open=[4, 5], rest=[1, 3, 6, 7, 8, 9, 10, 11], seen=[0] * 12)
        determinize(shelf, 0, Random(seed).random)
        assert all(card % 2 == 0 for card in shelf.even)
        assert [card // 4 for card in shelf.open] == [1, 1]
        assert sorted(shelf.even + shelf.open + shelf.rest) == list(range(12))
        found |= set(shelf.even)
    assert found == {0, 2, 4, 6, 8, 10}


def knowledge(state: FairState) -> Knowledge:
    return Knowledge.of(state)


def test_knowledge_grows_by_chance_by_a_shown_card_and_by_an_opened_secret() -> None:
    state = at_the_auction()
    before = knowledge(state)
    assert not before.grew_into(knowledge(state.copy()))
    rolled, shown, opened = state.copy(), state.copy(), state.copy()
    rolled.seed += 1
    shown.seen[state.deck[0]] |= 0b10
    opened.visitors[1].guess = -1
    for after in (rolled, shown, opened):
        assert before.grew_into(knowledge(after))


def test_knowledge_grows_when_a_pile_is_lifted_and_a_new_back_comes_to_light() -> None:
    state = at_the_auction()
    lifted = state.copy()
    lifted.deck.pop()
    assert knowledge(state).grew_into(knowledge(lifted))


def test_knowledge_does_not_grow_by_setting_a_secret_or_by_forgetting() -> None:
    state = at_the_auction()
    unset, forgot = state.copy(), state.copy()
    unset.visitors[1].guess = -1
    forgot.seen = [0 for _ in forgot.seen]
    assert not knowledge(unset).grew_into(knowledge(state))
    assert not knowledge(state).grew_into(knowledge(forgot))


def test_a_card_everybody_has_seen_is_known_to_the_public() -> None:
    match = toy_match()
    answer_until(match, "parade")
    answer_one(match, pick=2)
    assert match.state.shown
    assert all(match.state.seen[card] == ALL for card in match.state.shown)
    assert all(match.state.seen[card] & viewer_bit(None) for card in match.state.shown)


def test_nobody_is_offered_a_card_it_does_not_know() -> None:
    match = toy_match()
    for _ in going_on(match):
        for question in asked(match):
            for _, card in match.game.faces_in(question.kind, question.options):
                assert match.state.seen[card] & (1 << question.seat)
