"""Other worlds for one seat: what it knows stays, everything else is dealt anew, and nobody could tell."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from dragonroads.engine.hidden import determinize
from dragonroads.engine.views import Sight, see
from dragonroads.engine.visibility import ALL
from dragonroads.games.canyon.model import Canyon
from tests.games.canyon.automas import her_turn
from tests.games.canyon.situations import Situation, hero, on_map, the_game

WORLDS = 12


def worlds(s: Situation, viewer: int | None) -> list[Canyon]:
    """Some worlds that look to the viewer like this one."""
    found = []
    for seed in range(WORLDS):
        other = s.state.copy()
        determinize(other, viewer, Random(seed).random)
        found.append(other)
    return found


def middle(**more: Any) -> Situation:
    """Both people have heroes everywhere; blue's Skyrider has been seen, its Gatewarden lies open."""
    s = on_map("R:SKY@A1 B:SKY@B2 B:DKN@D1 B:GWD@D4! B:WLD@A3", discard="B:DRS R:DKN", **more)
    s.state.hero_seen[hero("B:SKY")] = s.state.hero_seen[hero("B:GWD")] = ALL
    return s


@pytest.mark.rule("CAN-HID-01")
@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_every_other_world_is_a_sound_game_that_looks_the_same(viewer: int | None) -> None:
    s = middle()
    for memory in (False, True):
        looks = see(s.state, Sight(viewer, memory))
        for other in worlds(s, viewer):
            the_game().check(other)
            assert see(other, Sight(viewer, memory)) == looks


@pytest.mark.rule("CAN-HID-01", "CAN-HID-07")
def test_what_lies_open_was_seen_or_is_ones_own_stays_where_it_is() -> None:
    for other in worlds(middle(), 0):
        at = dict(zip(other.spots, other.field))
        assert (at[0], at[5], at[15]) == (hero("R:SKY"), hero("B:SKY"), hero("B:GWD"))
        assert (other.clans[0].discard, other.clans[1].discard) == ([hero("R:DKN")], [hero("B:DRS")])
        assert other.clans[0].hand == [hero(f"R:{code}") for code in ("DRS", "GWD", "HND", "ILL", "WLD")]


@pytest.mark.rule("CAN-HID-01", "CAN-HID-07")
def test_hidden_heroes_change_places_within_their_colour() -> None:
    hidden = {hero(f"B:{code}") for code in ("DKN", "HND", "ILL", "WLD")}
    found = worlds(middle(), 0)
    for other in found:
        at = dict(zip(other.spots, other.field))
        assert {at[3], at[8], *other.clans[1].hand} == hidden
    assert {dict(zip(other.spots, other.field))[3] for other in found} == hidden


@pytest.mark.rule("CAN-HID-01")
def test_a_hand_that_is_known_stays_in_hand() -> None:
    s = middle()
    s.state.hero_seen[hero("B:ILL")] = ALL
    assert all(hero("B:ILL") in other.clans[1].hand for other in worlds(s, 0))


@pytest.mark.rule("CAN-HID-01")
def test_what_others_know_stays_with_the_place() -> None:
    for other in worlds(middle(), 0):
        at = dict(zip(other.spots, other.field))
        assert [other.hero_seen[card] for card in (at[3], at[8], *other.clans[1].hand)] == [0b10] * 4


@pytest.mark.rule("CAN-HID-01")
@pytest.mark.parametrize("viewer", [None, 0])
def test_an_automas_heroes_and_her_deck_are_dealt_anew_for_everybody(viewer: int | None) -> None:
    s = her_turn("R:SKY@A1 B:DKN@B2", deck="10", discard="B:DRS", turn="R", phase="deploy")
    found = worlds(s, viewer)
    assert len({tuple(other.clans[1].pile) for other in found}) > WORLDS // 2
    assert len({other.hero_at(5) for other in found}) > 2
    assert len({tuple(other.automa_deck) for other in found}) == WORLDS
    assert {tuple(other.clans[1].discard) for other in found} == {(hero("B:DRS"),)}
    assert all({other.hero_at(5), *other.clans[1].pile} == {*range(7, 14)} - {hero("B:DRS")} for other in found)


@pytest.mark.rule("CAN-HID-01")
def test_used_automa_cards_stay_used() -> None:
    s = her_turn("R:SKY@A1", deck="16 05").step()
    used = list(s.state.automa_discard)
    assert used
    assert all(other.automa_discard == used for other in worlds(s, 0))


@pytest.mark.rule("CAN-HID-01")
def test_the_heroes_of_two_automas_are_never_mixed() -> None:
    s = her_turn("B:DKN@B2 G:DKN@C3", automa_1="hard", automa_2="easy")
    for other in worlds(s, 0):
        assert [[card // 7 for card in clan.pile] for clan in other.clans[1:]] == [[1] * 6, [2] * 6]
        assert (other.holder(5), other.holder(10)) == (1, 2)


@pytest.mark.rule("CAN-HID-01")
def test_chance_to_come_is_another_one_in_every_world() -> None:
    s = middle()
    assert len({other.seed for other in worlds(s, 0)} | {s.state.seed}) == WORLDS + 1
