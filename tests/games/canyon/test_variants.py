"""Variants: clan cards, more dragons and the tactical canyon."""

from __future__ import annotations

from typing import Any

import pytest

from dragonroads.games.canyon.grid import TILE
from tests.games.canyon.automas import her_turn
from tests.games.canyon.matches import new_match
from tests.games.canyon.situations import begun, content, on_map

CLANS = ["hunters", "gatherers", "rogues", "barbarians", "shamans"]
ALL_DRAGONS: dict[str, Any] = {f"{name}_dragon": True for name in ("ancient", "forest", "undead", "celestial")}


# --- clan cards -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CAN-VAR-CLAN")
def test_drawn_clans_are_different_for_every_player_and_automas_have_none() -> None:
    deals = set()
    for seed in range(5):
        *drawn, hers = [clan.people for clan in new_match(3, seed=seed, clans="random", automa_1="hard").state.clans]
        assert len(set(drawn) & set(CLANS)) == 3
        assert hers == ""
        deals.add(tuple(drawn))
    assert len(deals) > 1


@pytest.mark.rule("CAN-VAR-CLAN", "CAN-D-CLAN")
def test_clans_are_chosen_clockwise_from_the_seat_that_begins() -> None:
    s = begun(3, clans="choose", automa_1="easy")
    s.state.start = s.state.turn = 1
    s.say("pick_clan rogues / pick_clan hunters / pick_clan shamans").until("begin_turn")
    assert [(ask.seat, ask.kind, ask.private) for ask in s.asked] == [
        (1, "pick_clan", False),
        (2, "pick_clan", False),
        (0, "pick_clan", False),
    ]
    assert [clan.people for clan in s.state.clans] == ["shamans", "rogues", "hunters", ""]


@pytest.mark.rule("CAN-D-CLAN")
def test_only_clans_that_are_still_free_can_be_chosen() -> None:
    s = begun(2, clans="choose").say("pick_clan rogues / pick_clan hunters").until("begin_turn")
    assert [ask.options for ask in s.asked] == [CLANS, ["hunters", "gatherers", "barbarians", "shamans"]]


@pytest.mark.rule("CAN-D-CLAN")
def test_the_fifth_player_takes_the_clan_that_is_left_without_being_asked() -> None:
    s = begun(5, clans="choose").say(" / ".join(f"pick_clan {clan}" for clan in CLANS[:4])).until("begin_turn")
    assert [clan.people for clan in s.state.clans] == CLANS
    assert len(s.asked) == 4


@pytest.mark.rule("CAN-D-CLAN")
def test_everybody_sees_which_clans_can_be_chosen() -> None:
    match = new_match(2, clans="choose")
    assert match.open(None) == match.open(0) == match.open(1)


# --- dragons ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CAN-VAR-DRAG")
@pytest.mark.parametrize(
    ("dragons", "kinds"),
    [
        (["ancient"], {"ancient"}),
        (["forest", "celestial"], {"forest", "celestial"}),
        (["ancient", "forest", "undead", "celestial"], {"ancient", "forest", "undead", "celestial"}),
    ],
)
def test_whoever_enters_can_send_one_of_the_dragons_in_play(dragons: list[str], kinds: set[str]) -> None:
    chosen: dict[str, Any] = {option: option.removesuffix("_dragon") in dragons for option in ALL_DRAGONS}
    s = on_map("R:GWD@A1 B:SKY@A2", **chosen).say("deploy SKY C2 / send_dragon none").until("act")
    assert {option.split()[0] for option in s.options("send_dragon")} == {"none", *kinds}


@pytest.mark.rule("CAN-VAR-DRAG")
def test_each_dragon_has_a_figure_of_its_own() -> None:
    s = on_map("R:GWD@A1", dragons={"ancient": "A1", "forest": "A2"}, turn="B", **ALL_DRAGONS)
    s.say("deploy SKY C2 / send_dragon undead A2").until("act")
    assert [s.dragon(dragon.id) for dragon in content().dragons] == ["A1", "A2", "A2", ""]


# --- the tactical canyon ----------------------------------------------------------------------------------------------


def may_enter(heroes: str, canyon: str = "C2", **more: Any) -> bool:
    """Whether red can deploy to the canyon, wherever it lies, in the tactical game."""
    s = on_map(heroes, **{"tactical": True} | more)
    game, there = s.state, TILE[canyon]
    game.tiles[there], game.tiles[game.canyon] = game.tiles[game.canyon], game.tiles[there]
    game.gives[there], game.gives[game.canyon] = game.gives[game.canyon], game.gives[there]
    game.canyon = there
    s.say("deploy SKY B4 / act nothing").until("before_festival")
    return f"SKY {canyon}" in s.options("deploy")


@pytest.mark.rule("CAN-VAR-TAC-01")
@pytest.mark.parametrize(
    ("canyon", "heroes", "open_"),
    [
        ("C2", "R:DKN@C1 R:DRS@B2 R:GWD@D2", True),
        ("C2", "R:DKN@C1 R:DRS@B2", False),
        ("C2", "R:DKN@C1 R:DRS@B2 B:GWD@D2 B:SKY@C3", False),
        ("C2", "R:DKN@B1 R:DRS@D1 R:GWD@B3 R:HND@D3", False),
        ("A2", "R:DKN@A1 R:DRS@B2", True),
        ("A2", "R:DKN@A1", False),
        ("A1", "R:DKN@B1 R:DRS@A2", True),
        ("A1", "R:DKN@B1", False),
    ],
    ids=str,
)
def test_example_22_more_than_half_of_the_tiles_next_to_the_canyon_open_it(
    canyon: str, heroes: str, open_: bool
) -> None:
    assert may_enter(heroes, canyon) is open_


@pytest.mark.rule("CAN-VAR-TAC-01")
def test_without_the_variant_the_canyon_is_open_to_all() -> None:
    assert may_enter("", tactical=False)


@pytest.mark.rule("CAN-VAR-TAC-02")
def test_example_22_a_leap_attack_needs_no_neighbours() -> None:
    s = on_map(tactical=True).say("deploy DKN C1 / act leap_attack C2").until("gather")
    assert s.map == {"C2": "R:DKN"}


@pytest.mark.rule("CAN-VAR-TAC-02", "CAN-AUTO-07")
def test_for_an_automa_a_closed_canyon_is_taken() -> None:
    s = her_turn(deck="06 10", top="B:SKY", tactical=True).step()
    assert s.map == {"A1": "B:SKY"}


@pytest.mark.rule("CAN-VAR-TAC-02", "CAN-AUTO-06")
def test_an_automa_does_not_celebrate_in_a_canyon_that_is_closed_to_her() -> None:
    s = her_turn("R:DKN@A2 R:DRS@B2 R:GWD@D2", deck="05", top="B:SKY", tactical=True).step()
    assert (s.map["B4"], s.state.phase) == ("B:SKY", "automa_acts")


@pytest.mark.rule("CAN-VAR-TAC-02")
def test_an_automa_who_holds_the_ground_enters_the_canyon() -> None:
    s = her_turn("B:DKN@C1 B:DRS@B2 B:GWD@D2", deck="06", top="B:SKY", tactical=True).step()
    assert s.map["C2"] == "B:SKY"
