"""The five clan cards: what each people is better at than the others."""

from __future__ import annotations

import pytest

from tests.games.canyon.automas import her_turn
from tests.games.canyon.situations import begun, on_map

WON, LOST = (6, 6, 3, 1), (1, 6, 6, 3)


# --- Hunters ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CAN-CLAN-HUNTERS")
def test_hunters_also_fight_across_a_corner() -> None:
    s = on_map("B:WLD@A1 B:GWD@C3", clans={"R": "hunters"}).say("deploy GWD B2 / act battle A1").roll(*WON)
    s.until("gather")
    assert s.options("act") == ["nothing", "battle A1", "battle C3"]
    assert s.map == {"B2": "R:GWD", "C3": "B:GWD"}
    assert s.heard("clan_power") == [(0, "hunters")]


@pytest.mark.rule("CAN-CLAN-HUNTERS", "CAN-BATTLE-01")
def test_nobody_else_fights_across_a_corner() -> None:
    s = on_map("B:WLD@A1 B:GWD@C3", clans={"R": "rogues"}).say("deploy GWD B2 / act nothing").until("gather")
    assert s.options("act") == ["nothing"]


@pytest.mark.rule("CAN-CLAN-HUNTERS")
def test_hunters_do_not_leap_across_a_corner() -> None:
    s = on_map("B:WLD@A1 B:GWD@B1", clans={"R": "hunters"}).say("deploy DKN B2 / act nothing").until("gather")
    assert s.options("act") == ["nothing", "battle A1", "battle B1", "leap_attack B1", "leap_attack C2"]


@pytest.mark.rule("CAN-CLAN-HUNTERS")
def test_a_hunter_is_not_attacked_across_a_corner() -> None:
    s = on_map("B:WLD@A1", clans={"B": "hunters"}).say("deploy GWD B2 / act nothing").until("gather")
    assert s.options("act") == ["nothing"]


# --- Gatherers --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CAN-CLAN-GATHERERS", "CAN-D-BONUS")
def test_gatherers_take_one_more_token_of_choice_after_two_kinds() -> None:
    s = on_map("R:SKY@A1 R:GWD@A2", phase="gather", clans={"R": "gatherers"}).say("gift bone").play_turn()
    assert s.caravan("R") == "wsb"
    assert [(ask.options, ask.private) for ask in s.asked] == [(["wood", "meat", "stone", "bone"], False)]


@pytest.mark.rule("CAN-CLAN-GATHERERS")
@pytest.mark.parametrize(
    ("heroes", "caravan"),
    [("R:SKY@A1 R:GWD@B2", "ww"), ("R:SKY@A1 R:GWD@B1", "w"), ("R:SKY@A1 R:GWD@C2", "w"), ("R:SKY@A1 R:GWD@A2!", "w")],
    ids=["one kind", "a town", "the canyon's bone", "an exposed hero"],
)
def test_gatherers_take_nothing_more_after_one_kind(heroes: str, caravan: str) -> None:
    s = on_map(heroes, phase="gather", clans={"R": "gatherers"}).play_turn()
    assert (s.caravan("R"), s.asked) == (caravan, [])


@pytest.mark.rule("CAN-CLAN-GATHERERS")
def test_nobody_else_takes_one_more_token() -> None:
    s = on_map("R:SKY@A1 R:GWD@A2", phase="gather", clans={"R": "hunters", "B": "gatherers"}).play_turn()
    assert s.caravan("R") == "ws"


@pytest.mark.rule("CAN-CLAN-GATHERERS")
def test_what_goes_to_the_stockpile_is_a_kind_too() -> None:
    s = on_map("R:SKY@A1 R:GWD@A2", phase="gather", clans={"R": "gatherers"}, dragons={"celestial": "A2"},
               celestial_dragon=True).say("gift wood").play_turn()  # fmt: skip
    assert (s.caravan("R"), s.stock("R")) == ("ww", "s")


@pytest.mark.rule("CAN-D-BONUS", "CAN-TOK-01")
def test_only_kinds_in_supply_can_be_the_bonus() -> None:
    s = on_map("R:SKY@A1 R:GWD@A2", phase="gather", clans={"R": "gatherers"}, stock={"B": "m" * 20 + "b" * 20})
    s.say("gift stone").play_turn()
    assert s.options("gift") == ["wood", "stone"]


@pytest.mark.rule("CAN-CLAN-GATHERERS", "CAN-CANYON-09")
def test_gatherers_choose_after_the_canyon_has_counted() -> None:
    s = on_map("R:SKY@A1 R:GWD@A2 R:WLD@C2", phase="gather", clans={"R": "gatherers"}, stock={"B": "b" * 19})
    s.say("gift wood").play_turn()
    assert (s.options("gift"), s.state.bone_tokens) == (["wood", "meat", "stone"], 1)


@pytest.mark.rule("CAN-CLAN-GATHERERS", "CAN-CANYON-05")
def test_gatherers_who_have_won_the_canyon_are_asked_nothing_more() -> None:
    s = on_map("R:SKY@A1 R:GWD@A2 R:WLD@C2", phase="gather", clans={"R": "gatherers"}, bones=2).until("score")
    assert (s.asked, s.state.winners) == ([], [0])


# --- Rogues -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CAN-CLAN-ROGUES", "CAN-D-STEAL")
def test_rogues_steal_twice_from_a_full_caravan() -> None:
    s = on_map("B:GWD@A2", clans={"R": "rogues"}, caravan={"B": "wwmb"}).roll(*WON)
    s.say("deploy SKY A1 / act battle A2 / steal caravan bone / steal caravan wood").until("gather")
    assert (s.caravan("R"), s.caravan("B")) == ("wsb", "wm")
    assert [ask.options for ask in s.asked if ask.kind == "steal"] == [
        ["caravan wood", "caravan meat", "caravan bone"],
        ["caravan wood", "caravan meat"],
    ]


@pytest.mark.rule("CAN-CLAN-ROGUES")
def test_rogues_steal_once_from_three_tokens() -> None:
    s = on_map("B:GWD@A2", clans={"R": "rogues"}, caravan={"B": "wwb"}).roll(*WON)
    s.say("deploy SKY A1 / act battle A2 / steal caravan bone").until("gather")
    assert s.caravan("B") == "ww"


@pytest.mark.rule("CAN-CLAN-ROGUES")
def test_nobody_else_steals_twice() -> None:
    s = on_map("B:GWD@A2", clans={"R": "hunters", "B": "rogues"}, caravan={"B": "wwmb"}).roll(*WON)
    s.say("deploy SKY A1 / act battle A2 / steal caravan bone").until("gather")
    assert s.caravan("B") == "wwm"


@pytest.mark.rule("CAN-CLAN-ROGUES", "CAN-HERO-PLUNDER")
def test_a_wildling_of_the_rogues_may_reach_into_the_stockpile_both_times() -> None:
    s = on_map("B:GWD@A2", clans={"R": "rogues"}, caravan={"B": "wwww"}, stock={"B": "bs"}).roll(*WON)
    s.say("deploy WLD A1 / act battle A2 / steal stockpile bone / steal stockpile stone").until("gather")
    assert (s.caravan("B"), s.stock("B"), s.caravan("R")) == ("wwww", "", "ssb")


@pytest.mark.rule("CAN-CLAN-ROGUES")
def test_a_full_stockpile_does_not_make_a_caravan_rich() -> None:
    s = on_map("B:GWD@A2", clans={"R": "rogues"}, caravan={"B": "w"}, stock={"B": "bbss"}).roll(*WON)
    s.say("deploy WLD A1 / act battle A2 / steal stockpile bone").until("gather")
    assert s.stock("B") == "ssb"


# --- Barbarians -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CAN-CLAN-BARBARIANS", "CAN-SETUP-03")
def test_barbarians_begin_with_a_rage_token() -> None:
    s = begun(2, clans="choose").say("pick_clan barbarians / pick_clan rogues").until("begin_turn")
    assert [clan.rage for clan in s.state.clans] == [1, 0]


@pytest.mark.rule("CAN-CLAN-BARBARIANS")
def test_the_rage_of_barbarians_is_worth_three() -> None:
    s = on_map("B:GWD@A2", clans={"R": "barbarians"}, rage={"R": 2, "B": 1}).roll(1, 1)
    s.say("deploy SKY A1 / act battle A2 / rage 2 / rage 1").until("gather")
    assert s.strengths() == [4 + 6, 5 + 2 + 2]


@pytest.mark.rule("CAN-CLAN-BARBARIANS")
def test_barbarians_in_defence_are_as_angry() -> None:
    s = on_map("B:GWD@A2", clans={"B": "barbarians"}, rage={"B": 1}).roll(1, 1)
    s.say("deploy SKY A1 / act battle A2 / rage 1").until("gather")
    assert s.strengths() == [4, 5 + 2 + 3]


# --- Shamans ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CAN-CLAN-SHAMANS", "CAN-D-BONUS")
def test_shamans_are_given_wood_or_meat_in_an_empty_canyon_after_the_dragon() -> None:
    s = on_map("B:GWD@A2", clans={"R": "shamans"})
    s.say("deploy SKY C2 / send_dragon ancient A2 / gift meat").until("act")
    assert (s.caravan("R"), s.options("gift")) == ("m", ["wood", "meat"])
    assert [(ask.kind, ask.private) for ask in s.asked[1:]] == [("send_dragon", True), ("gift", False)]


@pytest.mark.rule("CAN-CLAN-SHAMANS")
def test_shamans_are_given_nothing_where_bones_lie() -> None:
    s = on_map(clans={"R": "shamans"}, bones=1).say("deploy SKY C2").until("act")
    assert (s.caravan("R"), s.kinds_asked()) == ("b", ["deploy"])


@pytest.mark.rule("CAN-CLAN-SHAMANS")
def test_shamans_who_leap_into_the_canyon_are_given_something_too() -> None:
    s = on_map(clans={"R": "shamans"}).say("deploy DKN C1 / act leap_attack C2 / gift wood").until("gather")
    assert s.caravan("R") == "w"


@pytest.mark.rule("CAN-CLAN-SHAMANS")
def test_nobody_else_is_given_anything() -> None:
    s = on_map(clans={"R": "hunters", "B": "shamans"}).say("deploy SKY C2").until("act")
    assert s.caravan("R") == ""


@pytest.mark.rule("CAN-D-BONUS", "CAN-TOK-01")
@pytest.mark.parametrize(("gone", "given"), [("w" * 20, "m"), ("w" * 20 + "m" * 20, "")])
def test_spirits_give_only_what_the_supply_has_and_do_not_ask_then(gone: str, given: str) -> None:
    s = on_map(clans={"R": "shamans"}, stock={"B": gone}).say("deploy SKY C2").until("act")
    assert (s.caravan("R"), s.kinds_asked()) == (given, ["deploy"])


@pytest.mark.rule("CAN-VAR-CLAN")
def test_an_automa_in_the_canyon_is_given_nothing() -> None:
    s = her_turn(deck="06", clans={"R": "shamans"}).step()
    assert (list(s.map), s.caravan("B")) == (["C2"], "")
