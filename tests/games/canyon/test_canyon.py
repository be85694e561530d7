"""The Dragon Canyon: who enters, the bones that lie there, and winning by holding it."""

from __future__ import annotations

import pytest

from tests.games.canyon.situations import Situation, content, on_map, the_game


@pytest.mark.rule("CAN-CANYON-01")
def test_a_deployed_hero_enters() -> None:
    s = on_map().say("deploy WLD C2 / act nothing").until("gather")
    assert s.heard("entered") == [(0, 0)]


@pytest.mark.rule("CAN-CANYON-01")
def test_a_hero_who_leaps_there_enters() -> None:
    s = on_map(bones=1).say("deploy DKN C1 / act leap_attack C2").until("gather")
    assert (s.heard("entered"), s.map, s.caravan("R")) == ([(0, 1)], {"C2": "R:DKN"}, "b")


@pytest.mark.rule("CAN-CANYON-01")
@pytest.mark.parametrize("code", ["ILL", "SKY"])
def test_no_other_trick_leads_to_the_canyon(code: str) -> None:
    s = on_map("B:WLD@B1").say(f"deploy {code} A1 / act nothing").until("gather")
    tricks = [option for option in s.options("act") if option.startswith(("mirage", "updraft"))]
    assert tricks
    assert not [option for option in tricks if option.endswith("C2")]


@pytest.mark.rule("CAN-CANYON-02")
def test_whoever_enters_takes_all_bones_into_the_caravan() -> None:
    s = on_map(bones=2, stock={"R": "b"}).say("deploy WLD C2").until("act")
    assert (s.caravan("R"), s.stock("R"), s.state.bones, s.state.bone_tokens) == ("bb", "b", 0, 0)


@pytest.mark.rule("CAN-CANYON-03", "CAN-D-DRAGON")
def test_whoever_enters_may_send_one_dragon() -> None:
    s = on_map("B:WLD@A1 B:DKN@D4 R:SKY@B1", forest_dragon=True)
    s.say("deploy WLD C2 / send_dragon forest A3").until("act")
    wanted = ["none", "ancient A1", "ancient D4"]
    assert [option for option in s.options("send_dragon") if not option.startswith("forest")] == wanted
    assert (s.dragon("forest"), s.dragon("ancient"), s.kinds_asked()) == ("A3", "", ["deploy", "send_dragon"])


@pytest.mark.rule("CAN-CANYON-03", "CAN-D-DRAGON")
def test_whoever_enters_may_leave_the_dragons_alone() -> None:
    s = on_map("B:WLD@A1").say("deploy WLD C2 / send_dragon none").until("act")
    assert (s.dragon("ancient"), s.asked[-1].private) == ("", True)


@pytest.mark.rule("CAN-CANYON-03", "CAN-D-DRAGON")
def test_nothing_is_asked_when_no_dragon_has_a_target() -> None:
    s = on_map("R:SKY@A1").say("deploy WLD C2").until("act")
    assert s.kinds_asked() == ["deploy"]


@pytest.mark.rule("CAN-CANYON-04")
def test_the_canyon_gives_no_strength() -> None:
    s = on_map("B:WLD@C1").roll(6, 6, 1, 1).say("deploy GWD C2 / send_dragon none / act battle C1").until("gather")
    assert s.strengths() == [5, 5]


@pytest.mark.rule("CAN-CANYON-04")
def test_the_canyon_gives_no_token_but_the_bone_that_is_laid_there() -> None:
    s = on_map("R:WLD@C2", phase="gather").step()
    assert (s.caravan("R"), s.stock("R"), s.heard("gathered")) == ("", "", [])
    assert (s.state.bones, s.state.bone_tokens) == (1, 1)


@pytest.mark.rule("CAN-CANYON-05")
def test_a_bone_is_laid_in_the_turn_of_entering_and_in_every_own_turn_after_it() -> None:
    s = on_map().say("deploy WLD C2 / act nothing").play_turn()
    assert s.state.bones == 1
    s.say("deploy WLD A1 / act nothing").play_turn()
    assert s.state.bones == 1
    s.say("deploy DKN D4 / act nothing").play_turn()
    assert (s.state.bones, s.state.over) == (2, False)


@pytest.mark.rule("CAN-CANYON-05", "CAN-END-02")
def test_the_third_bone_wins_at_once_whatever_the_score() -> None:
    s = on_map("R:WLD@C2", phase="gather", bones=2, glory={"B": 9}, stock={"R": "wwwm"}).until("score").step()
    result = the_game().result(s.state)
    assert (result.winners, result.ranks, result.ending) == ((0,), (1, 2), "canyon")
    assert (result.scores[1] > result.scores[0], s.asked) == (True, [])


def _left_behind() -> Situation:
    """Blue has lost the canyon with two bones, and it is blue's turn."""
    s = on_map("B:SKY@C2", bones=2).roll(6, 3, 1).say("deploy DRS C3 / act battle C2").play_turn()
    assert s.state.turn == 1
    return s


@pytest.mark.rule("CAN-CANYON-06")
def test_bones_stay_when_their_hero_is_beaten() -> None:
    s = _left_behind()
    assert (s.state.bones, "C2" in s.map, s.caravan("R").count("b")) == (2, False, 0)


@pytest.mark.rule("CAN-CANYON-06")
def test_the_next_hero_takes_the_bones_and_counts_from_the_beginning() -> None:
    s = _left_behind().say("deploy WLD C2 / send_dragon none / act nothing").play_turn()
    assert (s.state.bones, s.caravan("B"), s.state.over) == (1, "bb", False)


@pytest.mark.rule("CAN-CANYON-06")
def test_bones_stay_when_their_hero_is_moved_away() -> None:
    s = on_map("B:SKY@C2", bones=2).say("deploy ILL B1 / act mirage C2 A4").until("gather")
    assert (s.state.bones, s.map["A4"], s.caravan("B")) == (2, "B:SKY", "")


@pytest.mark.rule("CAN-CANYON-07")
def test_a_festival_gives_the_bones_to_the_owner_of_the_hero_there() -> None:
    s = on_map("B:SKY@C2 R:DKN@A2 R:GWD@B2", bones=2).say("deploy WLD D2 / act nothing").until("gather")
    assert (s.state.bones, s.state.bone_tokens, s.caravan("B")) == (0, 0, "wbb")


@pytest.mark.rule("CAN-CANYON-08")
def test_an_automas_dragon_takes_the_bones_and_leaves_the_holder_there() -> None:
    s = on_map("B:SKY@C1 R:WLD@C2", people=1, solo=False, automa_1="normal", turn="B", phase="automa_acts", bones=2)
    s.state.deployed = s.state.spots[0]
    dragon = next(number for number, card in enumerate(content().automa) if card.action == "dragon")
    s.state.automa_deck.remove(dragon)
    s.state.automa_deck.append(dragon)
    s.step()
    assert (s.state.bones, s.caravan("B"), s.map["C2"], s.dragon("ancient")) == (0, "bb", "R:WLD", "C2")


@pytest.mark.rule("CAN-CANYON-09")
def test_a_laid_bone_comes_from_the_supply() -> None:
    s = on_map("R:WLD@C2", phase="gather").step()
    assert s.state.supply == [20, 20, 20, 19]


@pytest.mark.rule("CAN-CANYON-09")
def test_without_bone_tokens_a_marker_counts_but_pays_nobody() -> None:
    s = on_map("R:WLD@C2", phase="gather", people=3, bones=1, caravan={"G": "b" * 19}).step()
    assert (s.state.bones, s.state.bone_tokens) == (2, 1)
    s.say("deploy DKN C1 / act leap_attack C2").roll(6, 5, 1).until("gather")
    assert (s.caravan("B").count("b"), s.state.bones) == (1, 0)


@pytest.mark.rule("CAN-CANYON-09")
def test_a_marker_wins_like_a_bone() -> None:
    s = on_map("R:WLD@C2", phase="gather", bones=2, caravan={"B": "b" * 18}).until("score").step()
    assert the_game().result(s.state).winners == (0,)


@pytest.mark.rule("CAN-CANYON-10")
def test_an_exposed_holder_lays_no_bone_and_loses_none() -> None:
    s = on_map("R:WLD@C2!", phase="gather", bones=2).step()
    assert (s.state.bones, s.state.over) == (2, False)


@pytest.mark.rule("CAN-CANYON-10")
def test_a_holder_under_the_ancient_dragon_lays_no_bone_and_loses_none() -> None:
    s = on_map("R:WLD@C2", phase="gather", bones=2, dragons={"ancient": "C2"}).step()
    assert (s.state.bones, s.state.over) == (2, False)
