"""The Dragonslayer's seal: shown by itself or by choice, on the hit or later, and asked of those who have none."""

from __future__ import annotations

from typing import Any

import pytest

from dragonroads.engine.visibility import ALL
from dragonroads.games.canyon.model import DOWN, EXPOSED
from tests.games.canyon.automas import her_turn
from tests.games.canyon.situations import Situation, hero, on_map


def hit(heroes: str, *, asked: bool = False, **more: Any) -> Situation:
    """Red enters the canyon and sends the Ancient Dragon to A1; where seals are asked for, nothing is automatic."""
    s = on_map(heroes, auto_dragon_seal=not asked, **more)
    return s.say("deploy SKY C2 / send_dragon ancient A1")


def seals(s: Situation) -> list[tuple[int, list[str], bool]]:
    """Whom the seal was asked of, what could be said, and whether in secret."""
    return [(ask.seat, ask.options, ask.private) for ask in s.asked if ask.kind == "seal"]


# --- by itself --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CAN-HERO-DRAGON-SEAL")
def test_a_seal_that_shows_itself_sends_the_dragon_home_and_saves_the_hand() -> None:
    s = hit("B:DRS@A1").until("act")
    assert (s.dragon("ancient"), s.discard("B"), seals(s)) == ("", "", [])
    assert s.heard("sealed") == [(1, "A1", hero("B:DRS"), "ancient")]


@pytest.mark.rule("CAN-HERO-DRAGON-SEAL")
def test_a_dragonslayer_who_was_shown_lies_face_down_again_and_is_known() -> None:
    s = hit("B:DRS@A1").until("act")
    assert (s.face("A1"), s.state.hero_seen[hero("B:DRS")]) == (DOWN, ALL)


@pytest.mark.rule("CAN-HERO-DRAGON-SEAL")
def test_an_exposed_dragonslayer_stays_exposed() -> None:
    s = hit("B:DRS@A1!").until("act")
    assert (s.face("A1"), s.dragon("ancient")) == (EXPOSED, "")


@pytest.mark.rule("CAN-HERO-DRAGON-SEAL")
def test_a_seal_keeps_off_none_of_the_other_dragons() -> None:
    dragons = {"forest": "A1", "undead": "A1", "celestial": "A1"}
    switches = {f"{name}_dragon": True for name in dragons}
    s = hit("B:DRS@A1", dragons=dragons, **switches).until("act")
    assert [s.dragon(name) for name in dragons] == ["A1"] * 3


# --- by choice --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CAN-D-SEAL", "CAN-HERO-DRAGON-SEAL")
def test_the_owner_is_asked_in_secret_and_may_reveal() -> None:
    s = hit("B:DRS@A1", asked=True).say("seal reveal").until("act")
    assert seals(s) == [(1, ["quiet", "reveal"], True)]
    assert (s.dragon("ancient"), s.discard("B")) == ("", "")


@pytest.mark.rule("CAN-D-SEAL")
def test_the_owner_may_keep_quiet_and_suffer_like_anybody() -> None:
    s = hit("B:DRS@A1", asked=True).say("seal quiet").until("act")
    assert (s.dragon("ancient"), s.discard("B"), s.heard("sealed")) == ("A1", "DKN", [])
    assert s.state.hero_seen[hero("B:DRS")] == 0b10


@pytest.mark.rule("CAN-D-SEAL", "CAN-D-SINGLE")
def test_owners_of_other_heroes_are_asked_too_and_can_only_keep_quiet() -> None:
    s = hit("B:GWD@A1", asked=True).say("seal quiet").until("act")
    assert (seals(s), s.dragon("ancient")) == ([(1, ["quiet"], True)], "A1")


@pytest.mark.rule("CAN-D-SEAL")
def test_before_gathering_the_owner_is_asked_again_for_as_long_as_the_dragon_sits_there() -> None:
    s = on_map("B:DRS@A1", turn="B", phase="gather", dragons={"ancient": "A1"}, auto_dragon_seal=False)
    s.say("seal quiet").play_turn()
    assert s.caravan("B") == ""
    s.say("deploy SKY C4 / act nothing").play_turn()
    s.say("deploy SKY D3 / act nothing / seal reveal").play_turn()
    assert (s.caravan("B"), s.dragon("ancient")) == ("wm", "")
    s.say("deploy GWD B3 / act nothing").play_turn()
    s.say("deploy GWD D1 / act nothing").play_turn()
    assert len(seals(s)) == 2


@pytest.mark.rule("CAN-D-SEAL", "CAN-HERO-DRAGON-SEAL")
def test_a_late_seal_brings_back_no_lost_card() -> None:
    s = hit("B:DRS@A1", asked=True).say("seal quiet / act nothing").play_turn()
    s.say("deploy SKY D3 / act nothing / seal reveal").play_turn()
    assert (s.discard("B"), s.caravan("B"), s.face("A1")) == ("DKN", "wm", DOWN)


@pytest.mark.rule("CAN-D-SEAL")
def test_owners_of_other_heroes_are_asked_before_gathering_too() -> None:
    s = on_map("B:GWD@A1", turn="B", phase="gather", dragons={"ancient": "A1"}, auto_dragon_seal=False)
    s.say("seal quiet").play_turn()
    assert seals(s) == [(1, ["quiet"], True)]


@pytest.mark.rule("CAN-D-SEAL")
@pytest.mark.parametrize(
    ("dragons", "turn"), [({"celestial": "A1"}, "B"), ({"forest": "A1"}, "B"), ({"ancient": "A1"}, "R")]
)
def test_nobody_is_asked_under_a_friendly_dragon_or_in_the_turn_of_others(dragons: dict[str, str], turn: str) -> None:
    switches: dict[str, Any] = {"forest_dragon": True, "celestial_dragon": True, "auto_dragon_seal": False}
    s = on_map("B:DRS@A1 R:GWD@D1", turn=turn, phase="gather", dragons=dragons, **switches).play_turn()
    assert seals(s) == []


@pytest.mark.rule("CAN-D-SEAL")
@pytest.mark.parametrize(("heroes", "asked"), [("B:GWD@A1!", 0), ("B:DRS@A1!", 1)])
def test_of_a_hero_who_lies_open_only_one_with_a_seal_is_asked(heroes: str, asked: int) -> None:
    s = hit(heroes, asked=True).say("seal quiet").until("act")
    assert len(seals(s)) == asked


# --- an Automa's ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CAN-AUTO-15", "CAN-AUTO-17", "CAN-D-SEAL")
@pytest.mark.parametrize("automatic", [True, False])
def test_an_automa_always_shows_her_seal_and_is_asked_nothing(automatic: bool) -> None:
    s = her_turn("B:DRS@A1", turn="R", phase="deploy", auto_dragon_seal=automatic)
    s.say("deploy SKY C2 / send_dragon ancient A1").until("act")
    assert (s.dragon("ancient"), seals(s), s.heard("sealed")) == ("", [], [(1, "A1", hero("B:DRS"), "ancient")])


@pytest.mark.rule("CAN-AUTO-17")
def test_another_hero_of_an_automa_stays_hidden_and_costs_her_a_card_of_her_pile() -> None:
    s = her_turn("B:GWD@A1", turn="R", phase="deploy")
    s.dice = [2]
    lost = s.clan("B").pile[2]
    s.say("deploy SKY C2 / send_dragon ancient A1").until("act")
    assert (s.clan("B").discard, len(s.clan("B").pile)) == ([lost], 5)
    assert s.state.hero_seen[hero("B:GWD")] == 0


@pytest.mark.rule("CAN-D-ANCIENT", "CAN-AUTO-17")
def test_an_automa_loses_a_card_by_chance_even_where_owners_choose() -> None:
    s = her_turn("B:GWD@A1", turn="R", phase="deploy", ancient_discard="owner")
    s.say("deploy SKY C2 / send_dragon ancient A1").until("act")
    assert len(s.clan("B").discard) == 1


@pytest.mark.rule("CAN-D-SEAL", "CAN-AUTO-11")
def test_the_dragon_of_an_automa_meets_a_seal_as_well() -> None:
    s = her_turn("B:GWD@A2 R:DRS@A1", deck="02", phase="automa_acts", auto_dragon_seal=False)
    s.state.deployed = 4
    s.say("seal reveal").step()
    assert (s.dragon("ancient"), s.discard("R")) == ("", "")
