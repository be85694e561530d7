"""The chronicle: short lines, headings for turns, battles in steps, and nothing that only one seat may know."""

from __future__ import annotations

import pytest

from dragonroads.engine.events import Event
from dragonroads.engine.record import Happening, Opens, Step
from dragonroads.engine.visibility import ALL
from dragonroads.games.canyon.acting import Trick
from dragonroads.games.canyon.automa_deck import AutomaCardRead
from dragonroads.games.canyon.battles import Fell, Rolled, Strength
from dragonroads.games.canyon.dragons import DragonSent
from dragonroads.games.canyon.ending import Counted, MissionCounted, Won
from dragonroads.games.canyon.entering import Entered
from dragonroads.games.canyon.festivals import FeastBones
from dragonroads.games.canyon.gathering import Bone, Gathered
from dragonroads.games.canyon.heroes import Moved
from dragonroads.games.canyon.spoils import Looted, Stole
from dragonroads.games.canyon.stores import Stored
from dragonroads.games.canyon.trading import Bought, Traded
from dragonroads.games.canyon.turns import Deployed, DeployedHero, Turn
from tests.games.canyon.situations import Situation, content, hero, on_map, the_game
from tests.games.canyon.telling import explained, presenter, said, seen


def test_turns_and_the_end_are_headings() -> None:
    table = on_map(people=3)
    assert said(table, Turn(1, 4)) == "-- Round 4: Ben --"
    assert said(table, Won((0,), "piles")) == "-- Ana wins the valley! --"
    assert said(table, Won((0, 2), "piles")) == "-- Ana and Cleo share the valley! --"
    assert said(table, Won((1,), "canyon")) == "-- Ben wins by the canyon! --"


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (Deployed(0, "A1"), "Ana sends a hero to A1 Timber Grove."),
        (Entered(0, 0), "Ana enters the Dragon Canyon. It smells of dragon."),
        (Entered(0, 2), "Ana enters the Dragon Canyon and picks up 2 bones."),
        (Stored(0, (2, 0, 0, 1)), "  The caravan is unloaded: 2 wood and 1 bone."),
        (Gathered(1, "A3", "bone", 2, False), "  Ben gathers 2 bone on A3."),
        (Gathered(1, "A3", "bone", 1, True), "  Ben gathers 1 bone on A3, straight to the stockpile."),
        (Moved(0, 1, "A1", "B2"), "  Ben's hero drifts from A1 to B2 Timber Grove."),
        (Moved(0, 0, "A1", "B2"), "  Ana's hero goes from A1 to B2 Timber Grove."),
        (Stole(0, 1, "bone", "caravan"), "  Ana takes bone out of the caravan of Ben."),
        (Stole(0, 1, "bone", "stockpile"), "  Ana breaks into the stockpile of Ben and takes bone."),
        (Bought(0, "cave_palace", 1), "Ana builds: Cave Palace, the first one."),
        (Traded(0, 3, "wood", "bone"), "Ana trades 3 wood for 1 bone."),
        (FeastBones(0, 0), ""),
        (FeastBones(0, 1), "  Ana takes the bone home from the canyon."),
        (Counted(0, (10, 20, 3)), "Ana counts 33 points."),
        (MissionCounted("MIS-01", True, 8), "  Mission fulfilled: Harvest Host (+8)."),
        (MissionCounted("MIS-09", False, -8), "  Mission failed: Clean Banner (-8)."),
    ],
)
def test_events_are_told_in_short_lines(event: Happening, words: str) -> None:
    assert said(on_map(), event) == words


# --- battles and festivals --------------------------------------------------------------------------------------------


def chronicle(table: Situation, *kinds: str) -> list[str]:
    """What everybody could read, events of some kinds only; no empty lines."""
    told = [
        the_game().kinds.events[kind](*args)
        for kind, args, to in table.told
        if to == ALL and (not kinds or kind in kinds)
    ]
    return [line for line in (said(table, event) for event in told) if line]


def test_a_battle_is_told_in_steps() -> None:
    table = on_map("B:DRS@B1", caravan={"B": "m"}, built={"B": [0, 0, 1, 0]}, rage={"R": 1})
    table.roll(6, 6, 3, 2).say("deploy WLD A1 / act battle B1 / rage 1 / loot bone").until("gather")
    assert chronicle(table) == [
        "Ana sends a hero to A1 Timber Grove.",
        "Battle! Ana's Wildling (A1) attacks Ben's Dragonslayer (B1).",
        "  Ana puts in 1 rage token: 2 more strength.",
        "  Ana: Megalomania 10 + rage 2 = 12.",
        "  Ana rolls 6! 6! 3, in all 15!",
        "  Ben: hero 6 + walls 2 + training 1 = 9.",
        "  Ben rolls 2.",
        "  27 to 11: Ana wins!",
        "  A Glory card for Ana.",
        "  Ana takes meat out of the caravan of Ben.",
        "  Ana finds bone in the loot bag of the Dragonslayer.",
        "  Ben's Dragonslayer limps off to the discard pile.",
        "  Ben has nobody left on the map, and is furious: a rage token.",
    ]


def test_ties_say_whose_they_are() -> None:
    table = on_map("B:DKN@A2").roll(3, 3).say("deploy WLD A1 / act battle A2").until("gather")
    assert chronicle(table, "passive", "battle_over") == [
        "  Thick Hide of Ben's Dino Knight takes the blow.",
        "  8 to 8, a tie, and Ben holds the ground!",
    ]
    table = on_map("B:WLD@A2").roll(3, 3).say("deploy GWD A1 / act battle A2").until("gather")
    assert chronicle(table, "battle_over") == ["  8 to 8, a tie: the attack of Ana gets through!"]


def test_of_two_dice_both_are_shown() -> None:
    assert said(on_map(), Rolled(0, ((2, 5),))) == "  Ana rolls 5/2; the higher one counts."
    assert said(on_map(), Rolled(0, ((6, 1), (3, 4)))) == "  Ana rolls 6/1! 4/3, in all 10!"


def test_a_festival_names_tables_and_guests() -> None:
    table = on_map("B:GWD@A1 B:DKN@A2 R:HND@A3").say("deploy SKY A4 / act nothing").until("before_gather")
    assert chronicle(table, "festival", "harvested", "glory") == [
        "Harvest Festival on A1, A2, A3 and A4, hosted by Ana! "
        "At the table: Ana with Houndmaster and Skyrider; Ben with Gatewarden and Dino Knight.",
        "  Ana takes bone home from A3.",
        "  Ana takes wood home from A4.",
        "  Ben takes wood home from A1.",
        "  Ben takes stone home from A2.",
        "  A Glory card for Ana.",
    ]


@pytest.mark.rule("CAN-CANYON-05")
def test_the_canyon_warns_before_somebody_wins() -> None:
    table = on_map()
    assert said(table, Bone(1, 1)) == "  Ben holds the canyon: bone 1, and 2 more to win."
    assert said(table, Bone(1, 2)) == "  Ben holds the canyon: bone 2. One more bone, and Ben wins!"
    assert said(table, Bone(1, 3)) == "  Ben holds the canyon: bone 3!"
    assert said(on_map(people=1), Bone(0, 2)) == "  Ana holds the canyon with 2 bones."


# --- secrets ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CAN-HID-05")
def test_only_the_owner_reads_which_hero_went_out() -> None:
    table = on_map().say("deploy SKY A1 / act nothing").until("gather")
    told = {kind: to for kind, _, to in table.told}
    assert (told["deployed"], told["deployed_hero"]) == (ALL, 1)
    assert said(table, DeployedHero(0, "A1", hero("R:SKY")), seat=0) == "  Under the cloak: the Skyrider."
    assert "Skyrider" not in " ".join(chronicle(table))


def test_a_line_reads_the_same_after_everybody_has_left() -> None:
    early, late = on_map("B:WLD@A2"), on_map(discard="B:WLD", bones=2)
    for event in (Fell(1, hero("B:WLD")), Bone(1, 1), DragonSent(0, "ancient", "A2")):
        assert said(early, event) == said(late, event)


# --- Automas ----------------------------------------------------------------------------------------------------------


def card(name: str) -> int:
    return next(at for at, one in enumerate(content().automa) if one.id == name)


@pytest.mark.rule("CAN-UI-05")
@pytest.mark.parametrize(
    ("part", "name", "words"),
    [
        ("purchase", "AUT-01", "Automa pays up and draws AUT-01: build Cave Palace."),
        ("move", "AUT-01", "Automa draws AUT-01: go to B2."),
        ("action", "AUT-01", "Automa draws AUT-01: fight."),
        ("action", "AUT-02", "Automa draws AUT-02: wake a dragon."),
        ("strength", "AUT-07", "  Automa draws AUT-07: 12 more."),
        ("arrow", "AUT-05", "Automa draws AUT-05 to decide: arrow north-west, counter-clockwise."),
    ],
)
def test_an_automas_turn_names_the_card_and_what_it_says(part: str, name: str, words: str) -> None:
    table = on_map(people=1)
    assert said(table, AutomaCardRead(1, card(name), part)) == words
    assert explained(table, AutomaCardRead(1, card(name), part))


def test_automas_are_numbered_where_there_are_several() -> None:
    table = on_map(people=2, automa_1="easy", automa_2="hard")
    view = seen(table)
    assert [presenter().seat(seat, view) for seat in range(4)] == [
        "Ana (Red)",
        "Ben (Blue)",
        "Automa 1 (easy)",
        "Automa 2 (hard)",
    ]
    assert said(table, Turn(3, 2)) == "-- Round 2: Automa 2 --"
    assert presenter().seat(1, seen(on_map(people=1))) == "Automa (normal)"


def test_a_row_an_automa_fills_is_explained() -> None:
    table = on_map("R:SKY@A1 R:WLD@A2 R:DKN@A3 B:WLD@A4", people=1, turn="B", phase="festival")
    assert explained(table, Deployed(1, "A4"))
    assert not explained(table, Deployed(0, "A4"))


# --- moments ----------------------------------------------------------------------------------------------------------


def test_what_a_card_says_explains_what_it_does() -> None:
    table = on_map()
    trick = explained(table, Trick(0, "A1", hero("R:SKY"), "updraft"))
    assert trick == next(one.text for one in content().hero_of[hero("R:SKY")].abilities if one.id == "updraft")
    assert explained(table, DragonSent(0, "forest", "A1")) == content().dragons[1].text
    assert explained(table, Turn(0, 1)) == ""


def test_an_automa_s_turn_is_a_scene_and_a_person_s_is_not() -> None:
    game = on_map().state
    assert Turn(0, 1).role(game) is Step
    assert Turn(game.people, 1).role(game) is Opens


def test_of_what_is_only_read_a_seat_is_told_what_others_did_to_it() -> None:
    touched = Stole(0, 1, "bone", "caravan"), Moved(0, 1, "A1", "A2"), Looted(1, "wood", hero("R:SKY"))
    own = Stored(1, (1, 0, 0, 0)), Strength(1, (("hero", 4),)), Traded(1, 3, "wood", "bone")
    assert all(presenter().touches(Event(0, event), 1) for event in touched)
    assert not any(presenter().touches(Event(0, event), 2) for event in touched)
    assert not any(presenter().touches(Event(0, event), 1) for event in own)
