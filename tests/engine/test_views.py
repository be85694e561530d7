"""Views: each seat sees what it may look at, and nothing else leaves the engine."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from types import SimpleNamespace
from typing import Annotated, Any

import pytest

from dragonroads.engine.fields import visibility_table
from dragonroads.engine.hidden import twin
from dragonroads.engine.match import Match
from dragonroads.engine.state import GameState
from dragonroads.engine.views import Hidden, Sight, see
from dragonroads.engine.visibility import Static
from tests.engine.playing import answer_until, going_on, toy_header, toy_match
from tests.engine.toy import FairState, Toy

VIEWERS = (None, 0, 1, 2)


def names_in(view: Any) -> Iterator[str]:
    """Every name anywhere in a view."""
    if isinstance(view, dict):
        for name, value in view.items():
            yield name
            yield from names_in(value)
    elif isinstance(view, list):
        for value in view:
            yield from names_in(value)


@pytest.mark.parametrize("viewer", VIEWERS)
def test_views_never_hold_sealed_static_or_known_fields(viewer: int | None) -> None:
    match = toy_match()
    for _ in going_on(match):
        for sight in (Sight(viewer), Sight(viewer, memory=True), Sight(viewer, open_hands=True)):
            assert not {"seed", "seen", "fair"} & set(names_in(see(match.state, sight)))


class Meadow(GameState):
    """A state with content of which everybody sees the name."""

    ground: Annotated[Any, Static("name")]
    content: Annotated[Any, Static()]


def test_of_static_content_only_a_named_attribute_is_shown() -> None:
    meadow = Meadow(seed=1, phase="fair", ground=SimpleNamespace(name="north", treasure=9), content={"hay": 3})
    assert see(meadow, Sight(0)) == {"phase": "fair", "round": 0, "over": False, "ground": "north"}
    assert visibility_table(Meadow)[-2:] == ["Meadow.ground: static, its name is public", "Meadow.content: static"]


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
            assert (visitor["purse"] is not None) == (visitor["guess"] is not None) == (seat == viewer)


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
    assert lines["FairState.fair"] == "static"
    assert lines["FairState.seen"] == "known"
