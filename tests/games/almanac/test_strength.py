"""Strength, guards and ancient weapons."""

from __future__ import annotations

from typing import Any

import pytest

from dragonroads.games.almanac.deeds import Deed
from dragonroads.games.almanac.scoring import count_fame
from dragonroads.library.problems import BadContent
from tests.games.almanac.made_up import written
from tests.games.almanac.situations import Situation, facing, on_page

GUARDS = 2
"""The line of the final count that is about guards."""


def fought_with(table: Situation) -> list[int]:
    """The strengths of all fight rolls."""
    return [own for _, own, *_ in table.heard("fight_roll")]


@pytest.mark.rule("ALM-STR-01")
@pytest.mark.parametrize(
    ("more", "strength"),
    [
        ({}, 2),
        ({"caravans": ["07"]}, 5),
        ({"caravans": ["07 08"]}, 9),
        ({"done": ["15"]}, 5),
        ({"guards": [3]}, 8),
        ({"guards": [3], "caravans": ["11"]}, 13),
        ({"guards": [1], "caravans": ["08"], "done": ["15"], "tokens": ["ancient_weapon"]}, 12),
    ],
)
def test_strength_is_shields_and_bonuses_and_two_for_each_guard(more: dict[str, Any], strength: int) -> None:
    s = facing("a1", seats=2, dice=[5], **more).until("clean_up")
    assert fought_with(s)[0] == strength == s.strength(0)


@pytest.mark.rule("ALM-STR-01")
def test_strength_is_worked_out_afresh_whenever_it_is_needed() -> None:
    s = on_page(1, seats=2, display="07", answers=[("buy_caravan", "dr-caravan-07")])
    assert s.strength(0) == 2
    assert s.place("a1").strength(0) == 5
    s.then(("shop", "guard")).place("b1", "e2")
    assert s.strength(0) == 7


@pytest.mark.rule("ALM-STR-01")
def test_what_a_banner_or_a_spent_token_adds_holds_for_one_fight() -> None:
    s = facing("d1", seats=2, tokens=["bottled_lightning"], answers=[("spend_lightning", "1")], dice=[0, 0])
    s.until("clean_up")
    assert fought_with(s) == [2 + 2 + 2, 2]
    assert s.strength(0) == 2


@pytest.mark.rule("ALM-STR-01")
def test_a_duel_goes_by_the_same_strength() -> None:
    s = on_page(17, seats=2, guards=[2, 0], caravans=["", "07"], dice=[3, 1]).place("h1", "h2")
    ((_, _, rolls, totals, _),) = s.heard("duel")
    assert (rolls, totals) == ((4, 2), (2 + 4 + 4, 5 + 2))


@pytest.mark.rule("ALM-STR-02")
def test_hidden_contracts_the_display_and_what_is_behind_a_screen_add_no_strength() -> None:
    s = on_page(1, contracts=["15"], display="07 08 09", gold=[50], workers=[1])
    assert s.strength(0) == 2


@pytest.mark.rule("ALM-STR-03")
@pytest.mark.parametrize(("done", "fame"), [("", 3), ("19", 9)])
def test_a_guard_is_worth_one_fame_or_more_if_something_raises_it(done: str, fame: int) -> None:
    s = on_page(1, guards=[3], done=[done])
    assert count_fame(s.state, s.player(0))[GUARDS] == fame


@pytest.mark.rule("ALM-STR-03")
def test_no_defeat_takes_a_guard_and_no_card_can_say_so() -> None:
    s = facing("e2", guards=[1, 1, 1], dice=[0, 0, 0]).until("clean_up")
    assert [p.guards for p in s.state.players] == [1, 1, 1]
    with pytest.raises(BadContent, match="guard"):
        written("lose: {guard: 1}", Deed)


@pytest.mark.rule("ALM-STR-04")
def test_without_guards_the_shop_hires_none_and_a_reward_of_one_is_lost() -> None:
    shop = on_page(1, guards=[0, 6, 6], answers=[("gain_good", "everice")]).place("e2")
    assert "shop" not in [ask.kind for ask in shop.asked]
    won = facing("b3", guide=0, guards=[0, 6, 6], answers=[("first_player", "0"), ("face", "fight")], dice=[5])
    won.player(0).shields = 3
    won.until("clean_up")
    assert (won.player(0).guards, won.player(0).fame, won.heard("gained_guard")) == (0, 4, [])


@pytest.mark.rule("ALM-STR-04")
def test_the_last_of_the_twelve_guards_can_still_be_hired() -> None:
    s = on_page(1, guards=[0, 6, 5], answers=[("shop", "guard")]).place("e2")
    assert (s.player(0).guards, s.state.guard_supply) == (1, 0)


@pytest.mark.rule("ALM-STR-05")
@pytest.mark.parametrize(("weapons", "strength", "fame"), [(0, 6, 2), (1, 8, 4), (2, 10, 6)])
def test_each_weapon_adds_strength_and_fame_to_every_guard(weapons: int, strength: int, fame: int) -> None:
    s = on_page(4, guards=[2], tokens=["ancient_weapon " * weapons])
    assert s.strength(0) == strength
    assert count_fame(s.state, s.player(0))[GUARDS] == fame


@pytest.mark.rule("ALM-STR-05")
@pytest.mark.parametrize("weapons", [0, 1, 2])
def test_each_weapon_allows_one_more_roll_in_every_fight(weapons: int) -> None:
    for card in ("a1", "d1"):
        s = facing(card, seats=2, tokens=["ancient_weapon " * weapons], answers=[("reroll", "again")] * weapons)
        s.until("clean_up")
        assert [seat for seat, *_ in s.heard("fight_roll")] == [0] * (weapons + 1) + [1]
