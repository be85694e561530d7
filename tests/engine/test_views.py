"""Views: each seat sees what it may look at, and nothing else leaves the engine."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from copy import deepcopy
from random import Random
from typing import Annotated, Any

import pytest

from dragonroads.engine.fields import visibility_table
from dragonroads.engine.hidden import twin
from dragonroads.engine.match import Match
from dragonroads.engine.state import GameState
from dragonroads.engine.views import Hidden, HiddenError, Sight, is_hidden, see
from dragonroads.engine.visibility import Sealed, Static
from tests.engine.playing import answer_until, going_on, toy_header, toy_match
from tests.engine.toy import FairState, Toy

VIEWERS = (None, 0, 1, 2)


@pytest.mark.parametrize("viewer", VIEWERS)
def test_views_never_hold_what_is_sealed_or_who_knows_what(viewer: int | None) -> None:
    match = toy_match()
    for _ in going_on(match):
        for sight in (Sight(viewer), Sight(viewer, memory=True), Sight(viewer, open_hands=True)):
            view = see(match.state, sight)
            assert is_hidden(view.seed)
            assert view.seen == []


def test_a_view_is_of_the_class_of_its_state_and_so_is_everything_in_it() -> None:
    state = toy_match().state
    view = see(state, Sight(0))
    assert type(view) is FairState
    assert {type(visitor) for visitor in view.visitors} == {type(state.visitors[0])}
    assert view["visitors"] is view.visitors


class Meadow(GameState):
    """A state with content, and with a book nobody may look into."""

    content: Annotated[Any, Static()]
    book: Annotated[list[int], Sealed()] = [1, 2]


def test_static_content_is_the_box_which_everybody_owns() -> None:
    box = {"hay": 3}
    view = see(Meadow(seed=1, phase="fair", content=box), Sight(0))
    assert view.content is box
    assert visibility_table(Meadow)[-2:] == ["Meadow.content: static, of the box: public", "Meadow.book: sealed"]


def test_a_sealed_list_is_empty_in_a_view() -> None:
    assert see(Meadow(seed=1, phase="fair", content={}), Sight(0)).book == []


class Whisper(GameState):
    """A state with a text nobody may read."""

    words: Annotated[str, Sealed()]


def test_a_text_cannot_be_sealed_because_nothing_could_stand_for_it() -> None:
    with pytest.raises(TypeError, match="words"):
        see(Whisper(seed=1, phase="fair", words="secret"), Sight(0))


class Nest(GameState):
    """A state in which others lie too deep to be masked."""

    shelves: dict[str, Meadow]


def test_states_deeper_than_a_list_are_refused() -> None:
    with pytest.raises(TypeError, match="too deep"):
        see(Nest(seed=1, phase="fair", shelves={}), Sight(0))


# --- what is hidden ---------------------------------------------------------------------------------------------------

RECKONING: list[Callable[[Any], object]] = [
    lambda masked: masked < 4,
    lambda masked: masked <= 4,
    lambda masked: masked >= 4,
    lambda masked: masked > 4,
    lambda masked: max(1, masked),
    lambda masked: sorted([1, masked]),
    lambda masked: masked + 1,
    lambda masked: 1 - masked,
    lambda masked: masked // 7,
    lambda masked: masked % 7,
    lambda masked: 1 << masked,
    lambda masked: masked & 1,
    lambda masked: [0] * masked,
    lambda masked: sum([1, masked]),
    lambda masked: -masked,
    lambda masked: bool(masked),
    lambda masked: int(masked),
    lambda masked: float(masked),
    lambda masked: str(masked),
    lambda masked: f"{masked} gold",
    lambda masked: f"{masked:02}",
]


@pytest.mark.parametrize("reckon", RECKONING)
@pytest.mark.parametrize("back", [None, 3])
def test_whoever_compares_counts_or_words_what_is_hidden_is_told_at_once(
    reckon: Callable[[Any], object], back: int | None
) -> None:
    with pytest.raises(HiddenError):
        reckon(Hidden(back))


@pytest.mark.parametrize("back", [None, 0, 7])
def test_a_hidden_card_is_no_index(back: int | None) -> None:
    with pytest.raises(IndexError):
        [1, 2, 3][Hidden(back)]
    with pytest.raises(IndexError):
        (1, 2, 3)[Hidden(back)]
    with pytest.raises(KeyError):
        {0: 1, 7: 2}[Hidden(back)]


@pytest.mark.parametrize("back", [None, 0, 7])
def test_a_hidden_card_knows_its_back_and_equals_only_its_like(back: int | None) -> None:
    card = Hidden(back)
    assert card.back == back
    assert is_hidden(card)
    assert not is_hidden(7)
    assert card not in (Hidden(9), back or 0)
    assert len({card, Hidden(back), Hidden(9)}) == 2
    assert deepcopy(card) == pickle.loads(pickle.dumps(card)) == card
    assert repr(card) == ("Hidden()" if back is None else f"Hidden({back})")


def test_a_view_can_be_copied_and_compared() -> None:
    match = toy_match()
    answer_until(match, "bid")
    view = match.view(0)
    other = view.copy()
    assert (other, other.key()) == (view, view.key())
    other.visitors[1].hand.clear()
    assert other != view
    assert view != match.view(1)
    assert view != match.state


# --- cards and numbers ------------------------------------------------------------------------------------------------


def test_a_hand_shows_its_faces_to_its_owner_and_its_backs_to_others() -> None:
    state = toy_match().state
    hand = state.visitors[1].hand
    assert see(state, Sight(1))["visitors"][1]["hand"] == hand
    for viewer in (None, 0, 2):
        assert see(state, Sight(viewer))["visitors"][1]["hand"] == [Hidden(card % 3) for card in hand]


def test_backs_are_hidden_where_the_table_plays_so() -> None:
    state = Match(Toy(), toy_header(show_backs=False)).state
    assert see(state, Sight(0))["visitors"][1]["hand"] == [Hidden(None)] * 4


def test_of_a_deck_only_the_top_back_is_seen() -> None:
    state = toy_match().state
    *below, top = see(state, Sight(0))["deck"]
    assert set(below) == {Hidden(None)}
    assert top == Hidden(state.deck[-1] % 3)


def test_a_laid_card_is_known_but_may_be_looked_at_only_with_the_memory_aid() -> None:
    match = toy_match()
    answer_until(match, "luck")
    (card,) = match.state.table
    assert match.state.seen[card] == 0b001
    assert see(match.state, Sight(0))["table"] == [Hidden(None)]
    assert see(match.state, Sight(0, memory=True))["table"] == [card]
    assert see(match.state, Sight(1, memory=True))["table"] == [Hidden(None)]


def test_open_hands_show_what_belongs_to_one_seat_but_no_face_down_zone() -> None:
    match = toy_match()
    answer_until(match, "bid")
    view = see(match.state, Sight(0, open_hands=True))
    assert [v["hand"] for v in view["visitors"]] == [v.hand for v in match.state.visitors]
    assert [v["purse"] for v in view["visitors"]] == [3, 3, 3]
    assert set(view["table"]) == {Hidden(None)}


def test_private_numbers_are_seen_by_their_owner_alone() -> None:
    match = toy_match()
    answer_until(match, "bid")
    for viewer in VIEWERS:
        for seat, visitor in enumerate(see(match.state, Sight(viewer))["visitors"]):
            assert is_hidden(visitor["purse"]) == is_hidden(visitor["guess"]) == (seat != viewer)


class Shelves(GameState):
    """A state with lists inside a mapping."""

    stock: dict[str, list[int]]


def test_a_view_shares_nothing_inside_a_mapping_with_the_state() -> None:
    state = Shelves(seed=1, phase="open", stock={"tea": [1, 2]})
    see(state, Sight(None))["stock"]["tea"].append(3)
    assert state.stock == {"tea": [1, 2]}


def test_changing_a_view_does_not_change_the_game() -> None:
    match = toy_match()
    answer_until(match, "bid")
    before = match.state.key()
    view = match.view(0)
    view["visitors"][0]["hand"].clear()
    view["layers"].append(9)
    view["table"].clear()
    assert match.state.key() == before


@pytest.mark.parametrize("seed", range(4))
def test_twin_worlds_look_the_same(seed: int) -> None:
    """What a seat cannot know may be anything, and its view does not change, with the memory aid neither."""
    random = Random(seed).random
    match = toy_match(seed=seed)
    for _ in going_on(match):
        for viewer in VIEWERS:
            other = twin(match.state, viewer, random)
            for memory in (False, True):
                assert see(other, Sight(viewer, memory)) == see(match.state, Sight(viewer, memory))


def test_the_visibility_table_names_every_field_with_who_may_see_it() -> None:
    assert visibility_table(FairState)[:4] == [
        "FairState.seed: sealed",
        "FairState.phase: public",
        "FairState.round: public",
        "FairState.over: public",
    ]
    lines = dict(line.split(": ", 1) for line in visibility_table(FairState))
    assert lines["FairState.visitors.hand"] == "cards of card, look: owner, backs: all if show_backs"
    assert lines["FairState.visitors.purse"] == "private"
    assert lines["FairState.visitors.guess"] == "private, may differ in other worlds"
    assert lines["FairState.fair"] == "static, of the box: public"
    assert lines["FairState.seen"] == "known"
