"""Walking a state: zones and amounts are found however deep they lie."""

from __future__ import annotations

from random import Random
from typing import Annotated

from dragonroads.engine.fields import amounts_in, has_choices, states_at, zones_in
from dragonroads.engine.hidden import determinize
from dragonroads.engine.state import GameState, State
from dragonroads.engine.visibility import Cards, Known, Private


class Drawer(State):
    """The innermost place for cards, with a purse of its own."""

    seat: int
    slot: Annotated[list[int], Cards("card")]
    purse: Annotated[int, Private()] = 0


class Cabinet(State):
    """Some drawers, and rows of cards with open backs."""

    drawers: list[Drawer]
    rows: Annotated[list[list[int]], Cards("card", backs="all")]


class Room(GameState):
    """Cabinets, a drawer on its own, and money by seat."""

    cabinets: list[Cabinet]
    spare: Drawer
    money: Annotated[list[int], Private()]
    seen: Annotated[list[int], Known("card")]

    def backs(self, family: str) -> list[int]:
        return [card % 2 for card in range(12)]


def room(*cabinets: Cabinet) -> Room:
    spare = Drawer(seat=2, slot=[10, 11], purse=7)
    return Room(seed=1, phase="x", cabinets=list(cabinets), spare=spare, money=[1, 2], seen=[0] * 12)


def furnished() -> Room:
    drawers = [Drawer(seat=0, slot=[0, 1, 2], purse=5), Drawer(seat=1, slot=[3])]
    return room(Cabinet(drawers=drawers, rows=[[4, 5, 6], [7]]), Cabinet(drawers=[], rows=[[8, 9]]))


def test_ways_lead_through_lists_and_single_states() -> None:
    state = furnished()
    assert states_at(state, ("cabinets", "drawers")) == state.cabinets[0].drawers
    assert states_at(state, ("spare",)) == [state.spare]
    assert states_at(room(), ("cabinets", "drawers")) == []


def test_amounts_are_found_by_seat_and_inside() -> None:
    assert sorted(amounts_in(furnished())) == [0, 1, 2, 5, 7]
    assert not has_choices(Room)


def test_cards_are_dealt_anew_however_deep_they_lie_and_open_backs_stay() -> None:
    worlds = set()
    for seed in range(40):
        state = furnished()
        determinize(state, 0, Random(seed).random)
        assert sorted(card for zone, _ in zones_in(state) for card in zone) == list(range(12))
        assert [[card % 2 for card in row] for one in state.cabinets for row in one.rows] == [[0, 1, 0], [1], [0, 1]]
        worlds.add((*state.cabinets[0].drawers[0].slot, *state.cabinets[1].rows[0]))
    assert len(worlds) > 30
