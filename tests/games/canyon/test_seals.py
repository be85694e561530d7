"""The Dragonslayer's seal: shown by itself or by choice, on the hit or later, and asked of those who have none."""

from __future__ import annotations

from typing import Any

import pytest

from dragonroads.engine.visibility import ALL
from dragonroads.games.canyon.grid import names
from dragonroads.games.canyon.model import DOWN, EXPOSED
from tests.games.canyon.automas import her_turn
from tests.games.canyon.situations import Situation, hero, on_map
from tests.games.canyon.valley import DRAGONS, valley


def hit(heroes: str, *, asked: bool = False, **more: Any) -> Situation:
    """Red enters the canyon and sends the Ancient Dragon to A1; where seals are asked for, nothing is automatic."""
    s = on_map(heroes, auto_dragon_seal=not asked, **more)
    return s.say("deploy SKY C2 / send_dragon ancient A1")


def seals(s: Situation) -> list[tuple[int, list[str], bool]]:
    """Whom the seal was asked of, what could be said, and whether in secret."""
    return [(ask.seat, ask.options, ask.private) for ask in s.asked if ask.kind == "seal"]


# --- what it does -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("CAN-HERO-DRAGON-SEAL")
def test_a_seal_frees_its_bearer_and_leaves_everything_else_as_it_is() -> None:
    s = hit("B:DRS@A1").until("act")
    assert (s.dragon("ancient"), s.discard("B"), seals(s)) == ("A1", "DKN", [])
    assert s.heard("sealed") == [(1, "A1", hero("B:DRS"), "ancient")]
    s.say("act nothing").play_turn()
    s.say("deploy SKY D3 / act nothing").play_turn()
    assert s.caravan("B") == "wm"


@pytest.mark.rule("CAN-HERO-DRAGON-SEAL", "CAN-CANYON-10")
def test_under_the_dragon_a_bearer_who_has_shown_the_seal_still_counts_bones() -> None:
    s = on_map("B:DRS@C2 R:SKY@A1", turn="B", phase="gather", dragons={"ancient": "C2"}, auto_dragon_seal=False)
    s.say("seal reveal").step()
    assert s.state.bones == 1


@pytest.mark.rule("CAN-HERO-DRAGON-SEAL")
@pytest.mark.parametrize(
    ("dragons", "answers", "caravan", "stock"),
    [
        ("ancient", "reveal", "m", ""),
        ("ancient", "quiet", "", ""),
        ("forest", "reveal", "m", ""),
        ("forest", "quiet", "mm", ""),
        ("undead", "reveal", "m", ""),
        ("undead", "quiet", "b", ""),
        ("celestial", "reveal", "m", ""),
        ("celestial", "quiet", "", "m"),
        ("ancient forest", "quiet", "", ""),
        ("ancient forest", "reveal quiet", "mm", ""),
        ("forest undead celestial", "quiet reveal quiet", "", "mm"),
    ],
)
def test_a_seal_can_be_shown_to_every_dragon_and_help_is_kept_by_keeping_quiet(
    dragons: str, answers: str, caravan: str, stock: str
) -> None:
    s = valley("R:DRS@B3", phase="gather", dragons=dict.fromkeys(dragons.split(), "B3"), auto_dragon_seal=False)
    s.say(" / ".join(f"seal {answer}" for answer in answers.split())).play_turn()
    assert (s.caravan("R"), s.stock("R"), s.answers) == (caravan, stock, [])
    assert [s.dragon(name) for name in dragons.split()] == ["B3"] * len(dragons.split())


@pytest.mark.rule("CAN-HERO-DRAGON-SEAL", "CAN-BATTLE-03")
def test_who_has_shown_the_seal_to_the_celestial_dragon_fights_without_it() -> None:
    s = valley("R:DRS@A1", phase="gather", dragons={"celestial": "A1"}, auto_dragon_seal=False)
    s.say("seal reveal").play_turn()
    s.roll(1, 1).say("deploy WLD A2 / act battle A1 / loot wood").until("gather")
    assert s.strengths() == [10, 6]


@pytest.mark.rule("CAN-HERO-DRAGON-SEAL")
def test_a_seal_works_on_nobody_else() -> None:
    s = valley("R:DRS@B3", phase="gather", dragons={"undead": "B3"}, auto_dragon_seal=False)
    s.say("seal reveal").play_turn()
    s.say("deploy ILL A2 / act mirage B3 D1").play_turn()
    s.say("deploy SKY B3 / act nothing / seal quiet").play_turn()
    assert s.caravan("R") == "sb"


@pytest.mark.rule("CAN-HERO-DRAGON-SEAL")
def test_a_dragon_that_is_shown_a_second_seal_remembers_the_first() -> None:
    s = valley("R:DRS@B3", phase="gather", dragons={"undead": "B3"}, auto_dragon_seal=False)
    s.say("seal reveal").play_turn()
    s.say("deploy ILL A2 / act mirage B3 D1").play_turn()
    s.say("deploy SKY A1 / act nothing").play_turn()
    s.say("deploy DRS B3 / act nothing / seal reveal").play_turn()
    assert names(s.state.spared[DRAGONS.index("undead")]) == ("D1", "B3")


@pytest.mark.rule("CAN-HERO-DRAGON-SEAL", "CAN-DRAGON-01")
def test_the_seal_goes_along_with_its_bearer() -> None:
    s = hit("B:DRS@A1").say("act nothing").play_turn()
    s.say("deploy ILL B2 / act mirage A1 C4").play_turn()
    assert (s.dragon("ancient"), s.caravan("B")) == ("C4", "wb")


@pytest.mark.rule("CAN-HERO-DRAGON-SEAL", "CAN-DRAGON-01")
def test_a_dragon_sent_anew_has_to_be_shown_the_seal_anew() -> None:
    s = on_map("B:DRS@A1", dragons={"ancient": "A1"}, auto_dragon_seal=False)
    s.state.spared[0] = 1
    s.say("deploy SKY C2 / send_dragon ancient A1 / seal quiet").until("act")
    assert (s.state.spared[0], s.dragon("ancient")) == (0, "A1")


@pytest.mark.rule("CAN-HERO-DRAGON-SEAL")
def test_who_leaves_the_map_takes_the_seal_away() -> None:
    s = valley("R:DRS@B3", phase="gather", dragons={"undead": "B3"}, auto_dragon_seal=False)
    s.say("seal reveal").play_turn()
    s.roll(5, 1).say("deploy WLD A3 / act battle B3 / loot wood").until("gather")
    assert (s.discard("R"), s.state.spared) == ("DRS", [0, 0, 0, 0])


# --- by itself --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CAN-HERO-DRAGON-SEAL")
def test_a_dragonslayer_who_was_shown_lies_face_down_again_and_is_known() -> None:
    s = hit("B:DRS@A1").until("act")
    assert (s.face("A1"), s.state.hero_seen[hero("B:DRS")]) == (DOWN, ALL)


@pytest.mark.rule("CAN-HERO-DRAGON-SEAL")
def test_an_exposed_dragonslayer_stays_exposed() -> None:
    s = hit("B:DRS@A1!").until("act")
    assert (s.face("A1"), s.state.spared[0]) == (EXPOSED, 1)


@pytest.mark.rule("CAN-HERO-DRAGON-SEAL")
@pytest.mark.parametrize(
    ("dragon", "stores"), [("forest", ("mm", "")), ("undead", ("b", "")), ("celestial", ("", "m"))]
)
def test_by_itself_a_seal_is_shown_to_none_of_the_other_dragons(dragon: str, stores: tuple[str, str]) -> None:
    s = valley("R:DRS@B3", phase="gather", dragons={dragon: "B3"}).play_turn()
    assert (s.caravan("R"), s.stock("R")) == stores
    assert (seals(s), s.heard("sealed")) == ([], [])


# --- by choice --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CAN-D-SEAL", "CAN-HERO-DRAGON-SEAL")
def test_the_owner_is_asked_in_secret_and_may_reveal() -> None:
    s = hit("B:DRS@A1", asked=True).say("seal reveal").until("act")
    assert seals(s) == [(1, ["quiet", "reveal"], True)]
    assert (s.dragon("ancient"), s.discard("B"), s.state.spared[0]) == ("A1", "DKN", 1)


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
def test_before_gathering_the_owner_is_asked_until_the_seal_is_shown() -> None:
    s = on_map("B:DRS@A1", turn="B", phase="gather", dragons={"ancient": "A1"}, auto_dragon_seal=False)
    s.say("seal quiet").play_turn()
    assert s.caravan("B") == ""
    s.say("deploy SKY C4 / act nothing").play_turn()
    s.say("deploy SKY D3 / act nothing / seal reveal").play_turn()
    assert (s.caravan("B"), s.dragon("ancient")) == ("wm", "A1")
    s.say("deploy GWD B3 / act nothing").play_turn()
    s.say("deploy GWD D1 / act nothing").play_turn()
    assert len(seals(s)) == 2


@pytest.mark.rule("CAN-D-SEAL", "CAN-HERO-DRAGON-SEAL")
def test_a_late_seal_brings_back_no_lost_card() -> None:
    s = hit("B:DRS@A1", asked=True).say("seal quiet / act nothing").play_turn()
    s.say("deploy SKY D3 / act nothing / seal reveal").play_turn()
    assert (s.discard("B"), s.caravan("B"), s.face("A1")) == ("DKN", "wm", DOWN)


@pytest.mark.rule("CAN-D-SEAL")
@pytest.mark.parametrize("dragon", DRAGONS)
@pytest.mark.parametrize(("code", "options"), [("GWD", ["quiet"]), ("DRS", ["quiet", "reveal"])])
def test_before_gathering_everybody_under_a_dragon_is_asked(dragon: str, code: str, options: list[str]) -> None:
    s = valley(f"B:{code}@B3", turn="B", phase="gather", dragons={dragon: "B3"}, auto_dragon_seal=False)
    s.say("seal quiet").play_turn()
    assert seals(s) == [(1, options, True)]


@pytest.mark.rule("CAN-D-SEAL")
@pytest.mark.parametrize(
    ("heroes", "dragons", "turn"),
    [
        ("B:DRS@A1", {"ancient": "A1"}, "R"),  # not the owner's turn
        ("B:DRS@A3", {"undead": "A3"}, "B"),  # bone is gathered there anyway
        ("B:DRS@B1", {"celestial": "B1"}, "B"),  # nothing is gathered there
        ("B:DRS@A1!", {"forest": "A1"}, "B"),  # hounds have found the hero
    ],
)
def test_nobody_is_asked_where_a_dragon_changes_nothing(heroes: str, dragons: dict[str, str], turn: str) -> None:
    s = valley(heroes, turn=turn, phase="gather", dragons=dragons, auto_dragon_seal=False).play_turn()
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
    assert (s.dragon("ancient"), seals(s), s.heard("sealed")) == ("A1", [], [(1, "A1", hero("B:DRS"), "ancient")])
    assert (s.state.spared[0], len(s.clan("B").discard)) == (1, 1)


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
    assert (s.dragon("ancient"), len(s.clan("R").discard), s.state.spared[0]) == ("A1", 1, 1)


@pytest.mark.rule("CAN-AUTO-15")
@pytest.mark.parametrize("automatic", [True, False])
def test_an_automa_keeps_the_help_of_other_dragons(automatic: bool) -> None:
    s = her_turn("B:DRS@B3", phase="gather", dragons={"forest": "B3"}, forest_dragon=True, auto_dragon_seal=automatic)
    s.step()
    assert (s.caravan("B"), s.heard("sealed")) == ("mm", [])
