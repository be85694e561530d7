"""Who is said to know which hero: what was seen stays known, until nobody can tell any more where it went."""

from __future__ import annotations

import pytest

from dragonroads.engine.visibility import ALL
from tests.games.canyon.automas import automa_card, her_turn
from tests.games.canyon.matches import as_match, hand_in, knowers, reply, shown
from tests.games.canyon.situations import Situation, hero, on_map

BOTH = {0, 1}
WON = (6, 6, 3, 1)


def known(s: Situation, *names: str) -> list[set[int]]:
    """For each hero the people who are said to know where it is."""
    return [knowers(s.state, name) for name in names]


def show_to_all(s: Situation, *names: str) -> Situation:
    """Everybody has seen these heroes where they are now."""
    for name in names:
        s.state.hero_seen[hero(name)] = ALL
    return s


# --- what is learnt ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("CAN-HID-01")
def test_people_know_their_own_heroes_and_nobody_knows_an_automas() -> None:
    s = on_map("R:SKY@A1", people=1)
    assert known(s, "R:SKY", "R:DKN") == [{0}, {0}]
    assert {s.state.hero_seen[card] for card in s.clan("B").pile} == {0}


@pytest.mark.rule("CAN-HID-04")
def test_both_heroes_of_a_battle_stay_known_wherever_they_end() -> None:
    s = on_map("B:GWD@A2").say("deploy DRS A1 / act battle A2").roll(*WON).until("gather")
    assert s.map == {"A1": "R:DRS"}
    assert known(s, "R:DRS", "B:GWD", "R:SKY", "B:SKY") == [BOTH, BOTH, {0}, {1}]


@pytest.mark.rule("CAN-HID-04")
def test_a_beaten_illusionist_is_known_to_be_in_hand() -> None:
    s = on_map("B:ILL@A2").say("deploy DRS A1 / act battle A2").roll(*WON).until("gather")
    assert (s.hand("B"), known(s, "B:ILL")) == ("DKN DRS GWD HND ILL SKY WLD", [BOTH])


@pytest.mark.rule("CAN-HID-04", "CAN-TURN-10")
def test_a_trick_shows_who_plays_it_and_not_who_is_moved() -> None:
    s = on_map("B:GWD@A2 R:DKN@D4").say("deploy ILL B1 / act mirage A2 C4").until("gather")
    assert known(s, "R:ILL", "B:GWD", "R:DKN") == [BOTH, {1}, {0}]


@pytest.mark.rule("CAN-HID-04", "CAN-HERO-SCENT")
def test_who_was_exposed_stays_known_when_it_hides_again() -> None:
    s = on_map("B:GWD@A2 B:SKY@D1").say("deploy HND A1 / act scent A2").play_turn()
    s.say("deploy WLD D4 / act nothing").play_turn()
    assert known(s, "B:GWD", "B:SKY", "B:WLD") == [BOTH, {1}, {1}]


@pytest.mark.rule("CAN-HID-04", "CAN-FEST-03")
def test_the_guests_of_a_festival_are_known_on_their_discard_piles() -> None:
    s = on_map("R:SKY@A1 B:GWD@A2 B:WLD@A3").say("deploy DKN A4 / act nothing").until("before_gather")
    assert known(s, "R:SKY", "B:GWD", "B:WLD", "R:DKN") == [BOTH] * 4


@pytest.mark.rule("CAN-HID-04", "CAN-DRAGON-ANCIENT")
def test_a_lost_card_is_known_and_what_was_known_of_the_hand_stays_known() -> None:
    s = show_to_all(on_map("B:GWD@A1", ancient_discard="owner"), "B:WLD")
    s.say("deploy SKY C2 / send_dragon ancient A1 / lose_hero ILL").until("act")
    assert known(s, "B:ILL", "B:WLD", "B:GWD", "B:SKY") == [BOTH, BOTH, {1}, {1}]


@pytest.mark.rule("CAN-HID-04", "CAN-HERO-MUSTER")
@pytest.mark.parametrize(("seen", "who"), [(False, {0}), (True, BOTH)])
def test_a_hero_called_back_is_known_in_hand_to_those_who_knew_it_on_the_map(seen: bool, who: set[int]) -> None:
    s = on_map("R:SKY@B1")
    if seen:
        show_to_all(s, "R:SKY")
    s.say("deploy GWD A1 / act muster B1").until("gather")
    assert known(s, "R:SKY", "R:GWD", "R:DKN") == [who, BOTH, {0}]


# --- what is forgotten ------------------------------------------------------------------------------------------------


@pytest.mark.rule("CAN-HID-04", "CAN-BUILD-CAVE-PALACE")
def test_a_recalled_hero_is_known_in_hand_until_somebody_is_deployed() -> None:
    s = on_map(discard="R:WLD R:DKN", stock={"R": "wmss"}).say("deploy buy cave_palace / recall WLD").step()
    assert known(s, "R:WLD", "R:DKN") == [BOTH, BOTH]
    s.say("deploy SKY A1").step()
    assert known(s, "R:WLD", "R:SKY", "R:DKN") == [{0}, {0}, BOTH]


@pytest.mark.rule("CAN-HID-04", "CAN-TURN-03")
def test_a_refilled_hand_is_known_until_somebody_is_deployed() -> None:
    s = on_map("R:SKY@A1", discard="R:DKN R:DRS R:GWD R:HND R:ILL R:WLD")
    match = as_match(s)
    assert hand_in(match.view(1), "R") == "R:? R:? R:? R:? R:? R:?"
    assert [knowers(match.state, f"R:{code}") for code in ("DKN", "WLD")] == [BOTH, BOTH]
    reply(match, "GWD B2")
    assert [knowers(match.state, f"R:{code}") for code in ("DKN", "GWD", "WLD")] == [{0}] * 3


@pytest.mark.rule("CAN-HID-04")
def test_the_only_hero_in_hand_stays_known_when_it_is_deployed() -> None:
    s = on_map("R:SKY@A1", discard="R:DRS R:GWD R:HND R:ILL R:WLD")
    show_to_all(s, "R:DKN").say("deploy DKN B2").step()
    assert known(s, "R:DKN", "R:SKY") == [BOTH, {0}]


@pytest.mark.rule("CAN-AUTO-15", "CAN-HID-01")
def test_nobody_knows_where_in_her_pile_an_automas_illusionist_is() -> None:
    s = her_turn("B:ILL@A2", deck="10", turn="R", phase="deploy").roll(6, 5)
    s.say("deploy DRS A1 / act battle A2").until("gather")
    assert known(s, "B:ILL", "R:DRS") == [set(), {0}]


@pytest.mark.rule("CAN-AUTO-18", "CAN-HID-01")
def test_a_used_automa_card_is_known_until_the_deck_is_made_anew() -> None:
    s = her_turn("R:SKY@A1", deck="16").step()
    assert s.state.automa_seen[automa_card("16")] == ALL
    s = her_turn("R:SKY@A1")
    s.state.automa_deck, s.state.automa_discard = [automa_card("10")], [n for n in range(16) if n != automa_card("10")]
    s.step()
    assert {s.state.automa_seen[card] for card in s.state.automa_deck} == {0}


# --- the memory aid ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("CAN-HID-04")
@pytest.mark.parametrize(("memory", "seen"), [(False, "B:SKY R:?"), (True, "B:SKY R:DRS")])
def test_with_a_memory_aid_a_hero_seen_in_battle_is_shown_although_it_lies_face_down(memory: bool, seen: str) -> None:
    s = on_map("B:SKY@D4 B:GWD@A2").say("deploy DRS A1 / act battle A2").roll(*WON).until("gather")
    assert shown(as_match(s, memory=memory).view(1)["field"]) == seen


@pytest.mark.rule("CAN-HID-04")
def test_with_a_memory_aid_a_mixed_hand_is_not_shown() -> None:
    s = on_map(discard="R:WLD R:DKN", stock={"R": "wmss"})
    match = as_match(s, memory=True)
    reply(match, "buy cave_palace / WLD")
    assert hand_in(match.view(1), "R") == "R:? R:? R:? R:? R:? R:WLD"
    reply(match, "SKY A1")
    assert hand_in(match.view(1), "R") == "R:? R:? R:? R:? R:?"
    assert shown(match.view(1)["field"]) == "R:?"
