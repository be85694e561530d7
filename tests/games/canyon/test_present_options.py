"""Options in words: what a hero on a tile would bring, what a deal costs, how a battle would stand."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.canyon.situations import hero, on_map
from tests.games.canyon.telling import asked, effects, labels, refusals

SKY = hero("R:SKY")
NEXT_DOOR = "5 against 4 to 7 before the dice, 31 to 69 in 100 to win; it may be anybody"
STAKES = "won: a Glory card, the loot bag; lost: your hero is discarded, Ben gets stone"


# --- deploy -----------------------------------------------------------------------------------------------------------


def test_heroes_are_offered_with_strength_loot_and_trick() -> None:
    offered = effects(on_map())
    assert offered["SKY Skyrider"] == "strength 4, loot wood; trick: Updraft"
    assert offered["DRS Dragonslayer"] == "strength 6, loot any kind; no trick"


def test_tiles_are_offered_with_what_a_hero_gathers_there() -> None:
    offered = effects(on_map(), "", SKY)
    assert offered["SKY to A1 Timber Grove"] == "gathers 1 wood"
    assert offered["SKY to B1 Fortified Town"] == "+2 strength; +1 trade symbol"
    assert offered["SKY to C2 Dragon Canyon"] == "no bones there yet, may call a dragon"


def test_dragons_on_tiles_change_what_is_promised() -> None:
    table = on_map(
        dragons={"forest": "B3", "undead": "B3"}, forest_dragon=True, undead_dragon=True, celestial_dragon=True
    )
    assert effects(table, "", SKY)["SKY to B3 Hunting Plain"] == "gathers 2 bone"
    table = on_map(dragons={"undead": "D4"}, forest_dragon=True, undead_dragon=True, celestial_dragon=True)
    assert effects(table, "", SKY)["SKY to D4 Fortified Town"] == "gathers 1 bone; +2 strength; +1 trade symbol"


def test_bones_in_the_canyon_are_counted() -> None:
    assert effects(on_map(bones=2), "", SKY)["SKY to C2 Dragon Canyon"].startswith("takes the 2 bones there")


@pytest.mark.rule("CAN-UI-01")
def test_a_tile_that_fills_a_row_is_marked_and_names_the_guests() -> None:
    offered = effects(on_map("B:WLD@A1 B:DKN@A2 R:DKN@A3"), "", SKY)
    assert offered["SKY to A4 Timber Grove F"].startswith("starts a festival with you (2) and Ben (2)")
    assert "gathers" not in offered["SKY to A4 Timber Grove F"]


@pytest.mark.rule("CAN-UI-02")
def test_a_placement_that_leaves_a_row_one_short_is_warned_of() -> None:
    offered = effects(on_map("B:WLD@A1 B:DKN@A2"), "", SKY)
    assert offered["SKY to A3 Boneyard"] == "gathers 1 bone; can fight Ben (A2); careful: A4 would fill a row"
    assert "careful" not in offered["SKY to D4 Fortified Town"]


def test_a_gap_that_was_there_before_is_nobodys_fault() -> None:
    offered = effects(on_map("B:WLD@A1 B:DKN@A2 R:DKN@A3"), "", SKY)
    assert "careful" not in offered["SKY to D2 Timber Grove"]


def test_an_enemy_who_lies_open_is_named() -> None:
    offered = effects(on_map("B:WLD@A2!"), "", SKY)
    assert offered["SKY to A1 Timber Grove"] == "gathers 1 wood; can fight Ben's Wildling (A2)"


def test_hunters_see_enemies_across_corners() -> None:
    table = on_map("B:WLD@B2", clans={"R": "hunters"})
    assert effects(table, "", SKY)["SKY to A1 Timber Grove"] == "gathers 1 wood; can fight Ben (B2)"
    assert "fight" not in effects(on_map("B:WLD@B2"), "", SKY)["SKY to A1 Timber Grove"]


# --- fight or trick ---------------------------------------------------------------------------------------------------


def test_a_battle_against_a_hidden_hero_shows_a_range() -> None:
    offered = effects(on_map("B:WLD@A2"), "GWD A1")
    assert offered["battle A2, Ben's hidden hero"] == f"{NEXT_DOOR}; {STAKES}"


@pytest.mark.rule("CAN-HID-07")
def test_a_hidden_hero_is_no_hero_that_shows_elsewhere() -> None:
    table = on_map("B:WLD@A2 B:SKY@D4!", discard="B:DRS B:GWD")
    told = effects(table, "GWD A1")["battle A2, Ben's hidden hero"]
    assert told.partition("; won: ")[0].endswith("; it may be DKN, HND, ILL or WLD")


@pytest.mark.parametrize("enemy", ["B:WLD", "B:SKY", "B:DRS"])
def test_the_odds_tell_nothing_about_who_it_is(enemy: str) -> None:
    assert effects(on_map(f"{enemy}@A2"), "GWD A1")["battle A2, Ben's hidden hero"] == f"{NEXT_DOOR}; {STAKES}"


@pytest.mark.parametrize(("enemy", "told"), [("WLD", "5 against 5"), ("GWD", "5 against 7"), ("DRS", "5 against 6")])
def test_an_exposed_hero_is_fought_with_open_eyes(enemy: str, told: str) -> None:
    offered = effects(on_map(f"B:{enemy}@A2!"), "GWD A1")
    (text,) = [text for text in offered if text.startswith("battle")]
    assert "hidden" not in text
    assert offered[text].startswith(f"{told} before the dice")


@pytest.mark.rule("CAN-BATTLE-08", "CAN-BATTLE-09")
@pytest.mark.parametrize(
    ("enemy", "hero", "more", "told"),
    [
        ("B:DKN@A2!", "SKY", {}, "won: a Glory card, loot bone; lost: your hero is discarded, Ben gets wood"),
        ("B:DKN@A2!", "ILL", {}, "won: a Glory card, loot bone; lost: your hero returns to your hand, Ben gets stone"),
        ("B:DKN@A2!", "SKY", {"caravan": {"B": "wb"}}, "won: a Glory card, 1 of 2 tokens, loot bone;"),
        ("B:DKN@A2!", "SKY", {"caravan": {"B": "w"}}, "won: a Glory card, their only token, loot bone;"),
        ("B:DKN@A2", "SKY", {"caravan": {"B": "wb"}}, "won: a Glory card, perhaps 1 of 2 tokens, the loot bag;"),
        ("B:SKY@A2!", "SKY", {"caravan": {"B": "wb"}}, "won: a Glory card, loot wood;"),
        ("B:DKN@A2!", "WLD", {"stock": {"B": "wwb"}}, "won: a Glory card, 1 of 3 tokens, loot bone;"),
        (
            "B:DKN@A2!",
            "SKY",
            {"caravan": {"B": "wwbb"}, "clans": {"R": "rogues"}},
            "won: a Glory card, 2 of 4 tokens, loot bone;",
        ),
        ("B:DKN@A2!", "SKY", {"glory": {"B": 20}}, "won: loot bone;"),
    ],
)
def test_a_battle_says_what_is_won_and_lost(enemy: str, hero: str, more: dict[str, Any], told: str) -> None:
    offered = effects(on_map(enemy, **more), f"{hero} A1")
    (effect,) = [effect for text, effect in offered.items() if text.startswith("battle")]
    assert f"; {told}" in effect


@pytest.mark.parametrize(("rage", "told"), [(0, "5 against 4"), (2, "5 against 8")])
def test_an_automa_is_sure_to_spend_her_rage(rage: int, told: str) -> None:
    table = on_map("B:SKY@A2!", people=1, automa_1="normal", rage={"B": rage})
    assert effects(table, "GWD A1")["battle A2, Automa's Skyrider"].startswith(told)


def test_doing_nothing_says_what_happens_then() -> None:
    assert effects(on_map(), "GWD A1")["nothing"] == "gathers 1 wood"
    assert effects(on_map(), "GWD C2")["nothing"] == "the hero holds the canyon and counts a bone"
    feast = on_map("B:WLD@A1 B:DKN@A2 B:SKY@A3")
    assert effects(feast, "GWD A4")["nothing"] == "starts a festival with you and Ben (3)"


def test_what_cannot_be_done_here_is_closed_with_the_reason() -> None:
    assert refusals(on_map(), "HND A1") == {
        "battle": "no enemy next door",
        "trick: Scent": "no hidden enemy next door",
    }


def test_leaping_is_a_battle_and_a_step() -> None:
    offered = effects(on_map("B:SKY@C1! R:SKY@B1", bones=1), "DKN D1", "leap_attack")
    assert offered["leap to C1, Ben's Skyrider"].endswith(
        "if you win, your hero lands there: gathers 1 meat; "
        "won: a Glory card, loot wood; lost: your hero is discarded, Ben gets bone"
    )
    into = effects(on_map(bones=1), "DKN D2")
    assert into["leap to C2 Dragon Canyon"] == "nobody to fight; takes the bone there, may call a dragon"


def test_mirage_names_who_goes_where_and_what_it_does_to_rows() -> None:
    table = on_map("B:WLD@B2 R:SKY@D1 R:DKN@D2 R:GWD@D3")
    assert effects(table, "ILL A1", "mirage")["B2, Ben's hidden hero"] == "finds itself on another tile"
    moved = effects(table, "ILL A1", "mirage", "B2")
    assert "starts a festival with you (3) and Ben" in moved["mirage from B2 to D4 Fortified Town"]


def test_updraft_promises_both_tokens() -> None:
    assert effects(on_map(), "SKY A1", "updraft")["fly to C4 Boneyard"] == "1 wood at once; gathers 1 bone"


def test_scent_finds_one_or_two() -> None:
    table = on_map("B:WLD@A1 B:SKY@B2")
    hit = effects(table, "HND A2", "scent", "A1")
    assert set(hit) == {
        "sniff out A1, Ben's hidden hero",
        "sniff out A1, Ben's hidden hero and B2, Ben's hidden hero",
    }


def test_muster_leaves_bones_behind() -> None:
    offered = effects(on_map("R:SKY@C2", bones=2), "GWD A1")
    assert offered["call home C2, your Skyrider"] == "back to your hand; the 2 bones in the canyon stay"


# --- deals ------------------------------------------------------------------------------------------------------------


def test_trades_say_what_is_left() -> None:
    offered = effects(on_map(stock={"R": "wwwwwb"}), "", "trade")
    assert offered["4 wood for 1 bone"] == "leaves 1 wood, makes 2 bone"


@pytest.mark.rule("CAN-UI-04")
def test_purchases_say_what_they_cost_and_are_worth() -> None:
    table = on_map(stock={"R": "wwwmmssbb"}, discard="R:SKY", built={"R": [0, 0, 0, 1]})
    offered = effects(table, "", "buy")
    assert offered["buy Cave Palace"] == (
        "1 wood, 1 meat and 2 stone: +19 points, 4 left; a hero comes back from your discard pile"
    )
    assert offered["buy Tribal Village"] == "3 wood and 1 meat: +14 points, 4 left; then you trade at 3:1"
    assert offered["buy Training Grounds"].endswith("+1 strength for all your heroes")


@pytest.mark.rule("CAN-UI-04")
def test_the_card_that_ends_the_game_says_so() -> None:
    stock = {"R": "wmss"}
    assert effects(on_map(stock=stock, built={"B": [0, 4, 0, 0]}))["buy Cave Palace"].endswith("ENDS THE GAME")
    assert "ENDS" not in effects(on_map(stock=stock, built={"B": [0, 3, 0, 0]}))["buy Cave Palace"]


@pytest.mark.rule("CAN-UI-04")
def test_what_cannot_be_paid_says_how_many_trades_would_do() -> None:
    closed = refusals(on_map("R:SKY@B1 R:DKN@C3", stock={"R": "wwwwwwm"}, built={"R": [1, 0, 0, 0]}))
    assert closed["buy Cave Palace"] == "lacks 2 stone: 2 trades at 1:1 would do"
    closed = refusals(on_map(stock={"R": "wwwwm"}, discard="R:SKY"))
    assert closed["buy Cave Palace"] == "lacks 2 stone: 2 trades at 4:1, more than you can spare"


def test_an_empty_pile_is_closed() -> None:
    table = on_map(people=4, stock={"R": "wmsswwm"}, built={"B": [0, 5, 0, 0]})
    assert refusals(table)["buy Cave Palace"] == "all gone: Cave Palace"


# --- battles, stores, cards -------------------------------------------------------------------------------------------


def test_rage_says_how_the_battle_would_stand() -> None:
    table = on_map("B:SKY@A2!", rage={"R": 2})
    assert effects(table, "WLD A1 / battle A2") == {
        "0": "keep it: 5 against 4 before the dice, 69 in 100 to win; 2 left then",
        "1": "+2: 7 against 4 before the dice, 84 in 100 to win; 1 left then",
        "2": "+4: 9 against 4 before the dice, 90 in 100 to win; 0 left then",
    }


def test_a_defender_reads_it_the_other_way_round() -> None:
    table = on_map("B:SKY@A2!", rage={"B": 1})
    assert effects(table, "WLD A1 / battle A2")["1"] == "+2: 6 against 5 before the dice, 57 in 100 to win; 0 left then"
    assert asked(table, "WLD A1 / battle A2").help.startswith("Before the dice: your Skyrider 4, Ana's Wildling 5.")


def test_what_can_be_stolen_is_counted() -> None:
    table = on_map("B:DRS@A2", caravan={"B": "wwb"}, stock={"B": "ss", "R": "bb"}, rage={"R": 9})
    offered = labels(table, "WLD A1 / battle A2 / 9")
    assert offered["out of the caravan"].effect == "1 of what is there: 2 wood and 1 bone"
    assert offered["stone out of the stockpile"].effect == "1 of 2 there goes to your caravan; you have 0"


def test_dragons_say_whom_they_meet() -> None:
    table = on_map("B:WLD@A1 R:SKY@B2", discard="R:ILL", forest_dragon=True, undead_dragon=True, celestial_dragon=True)
    offered = effects(table, "GWD C2")
    assert offered["no dragon"] == "all of them stay where they are"
    assert offered["Ancient Dragon to A1 Timber Grove"] == (
        "Ben's hidden hero; gathers nothing while it stays; costs Ben one of 6 heroes in reserve"
    )
    assert offered["Celestial Dragon to B2 Timber Grove"].startswith("your Skyrider; +2 strength")
    undead = effects(table, "GWD C2", "undead")
    assert undead["Undead Dragon to D4 Fortified Town"] == (
        "nobody there now; bone for whoever gathers there; brings back the hero on your discard pile"
    )
