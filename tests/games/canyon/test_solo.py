"""One player against one Automa: missions, extra points, and what makes it easier or harder."""

from __future__ import annotations

from typing import Any

import pytest

from dragonroads.games.canyon.scoring import sources
from tests.games.canyon.automas import automa_card, her_turn, stack
from tests.games.canyon.matches import new_match
from tests.games.canyon.situations import Situation, begun, content, on_map, the_game

REWARDS = [f"MIS-{number:02}" for number in range(1, 9)]
PENALTIES = [f"MIS-{number:02}" for number in range(9, 17)]


def ended(heroes: str = "", missions: str = "", **more: Any) -> Situation:
    """A game alone, counted with these missions and no others."""
    s = on_map(heroes, people=1, phase="score", **more)
    s.state.missions = missions.split()
    return s.step()


def counted(s: Situation, source: str) -> list[int]:
    """What red and blue were given for something."""
    at = sources(s.state).index(source)
    return [clan.tally[at] for clan in s.state.clans]


def fights(*rolls: int, heroes: str = "B:GWD@A2", deck: str = "10", **more: Any) -> Situation:
    """Red, alone, attacks with a Gatewarden."""
    s = her_turn(heroes, deck=deck, turn="R", phase="deploy", solo=True, **more).roll(*rolls)
    return s.say("deploy GWD A1 / act battle A2").until("gather")


# --- the table --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CAN-SOLO-01")
def test_one_player_and_one_automa_build_from_the_piles_of_two_clans() -> None:
    game = begun(1).state
    assert (game.people, game.seats, game.turn, game.piles) == (1, 2, 1, [5, 5, 5, 8])


@pytest.mark.rule("CAN-SOLO-02")
def test_three_different_missions_are_drawn_and_lie_open() -> None:
    drawn = set()
    for seed in range(5):
        match = new_match(1, seed=seed)
        missions = match.view(None)["missions"]
        assert len(set(missions) & set(REWARDS + PENALTIES)) == 3
        drawn.add(tuple(missions))
    assert len(drawn) > 1


@pytest.mark.rule("CAN-SOLO-02")
def test_eight_missions_reward_and_eight_punish() -> None:
    missions = content().missions.values()
    assert [one.id for one in missions if one.points > 0] == REWARDS
    assert [one.id for one in missions if one.points < 0] == PENALTIES


@pytest.mark.rule("CAN-SOLO-09")
@pytest.mark.parametrize(("sort", "drawn_from"), [("positive", REWARDS), ("negative", PENALTIES)])
def test_only_rewards_or_only_penalties_can_be_drawn(sort: str, drawn_from: list[str]) -> None:
    for seed in range(4):
        assert set(new_match(1, seed=seed, solo_missions=sort).state.missions) <= set(drawn_from)


@pytest.mark.rule("CAN-SOLO-02")
def test_in_company_there_are_no_missions() -> None:
    assert begun(2).state.missions == []
    assert begun(1, automa_1="easy", automa_2="easy").state.missions == []


@pytest.mark.rule("CAN-SOLO-03")
def test_bones_pile_up_without_a_win() -> None:
    s = on_map("R:GWD@C2", people=1, phase="gather", bones=4).play_turn()
    assert (s.state.bones, s.state.phase, s.state.winners) == (5, "begin_turn", [])


@pytest.mark.rule("CAN-SOLO-04")
def test_a_single_empty_pile_ends_the_game() -> None:
    s = on_map(people=1, stock={"R": "wwwm"}, built={"R": [4, 0, 0, 0]}).say("deploy buy tribal_village").step()
    assert (s.state.phase, s.state.ending) == ("score", "piles")


# --- points -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CAN-SOLO-05")
@pytest.mark.parametrize(("holder", "points"), [("R", [12, 0]), ("B", [0, 12]), ("", [0, 0])])
def test_each_bone_in_the_canyon_is_three_points_to_whoever_holds_it(holder: str, points: list[int]) -> None:
    s = ended(f"{holder}:GWD@C2" if holder else "", bones=4)
    assert counted(s, "bones") == points


CROWD = "{0}:DKN@A1 {0}:DRS@B2 {0}:GWD@A3 {0}:HND@D4"


@pytest.mark.rule("CAN-SOLO-05")
@pytest.mark.parametrize(
    ("heroes", "points"),
    [
        (CROWD.format("R") + " R:SKY@D1", [10, 0]),
        (CROWD.format("B") + " B:SKY@D1", [0, 0]),
        (CROWD.format("R"), [0, 0]),
    ],
)
def test_five_heroes_on_the_map_are_ten_points_to_the_person_alone(heroes: str, points: list[int]) -> None:
    assert counted(ended(heroes), "heroes") == points


@pytest.mark.rule("CAN-SOLO-05", "CAN-END-08")
def test_in_company_neither_bones_nor_heroes_score() -> None:
    s = on_map(CROWD.format("R") + " R:SKY@C2", bones=2, phase="score").step()
    assert [sum(clan.tally) for clan in s.state.clans] == [0, 0]


@pytest.mark.rule("CAN-SOLO-06")
def test_missions_change_the_points_of_the_player_alone() -> None:
    s = ended(missions="MIS-05 MIS-10 MIS-11", built={"R": [1, 1, 1, 1], "B": [1, 1, 1, 1]}, stock={"R": "wwww"})
    assert counted(s, "missions") == [8 - 10 - 6, 0]
    assert s.heard("mission") == [("MIS-05", True, 8), ("MIS-10", False, -10), ("MIS-11", False, -6)]
    assert the_game().result(s.state).scores == (51 - 8, 51)


@pytest.mark.rule("CAN-SOLO-07")
@pytest.mark.parametrize(("red", "blue", "winner"), [([2, 0, 0, 0], [0, 1, 0, 0], 0), ([0, 1, 0, 0], [2, 0, 0, 0], 1)])
def test_more_points_win(red: list[int], blue: list[int], winner: int) -> None:
    s = ended(built={"R": red, "B": blue})
    assert s.state.winners == [winner]
    assert the_game().result(s.state).ranks == ((1, 2) if winner == 0 else (2, 1))


@pytest.mark.rule("CAN-SOLO-07")
def test_a_tie_is_a_loss_however_full_the_caravan() -> None:
    s = ended("R:SKY@A1", built={"R": [1, 0, 0, 0], "B": [1, 0, 0, 0]}, caravan={"R": "wwww"})
    assert s.state.winners == [1]
    assert the_game().result(s.state).ranks == (2, 1)


# --- easier and harder ------------------------------------------------------------------------------------------------


@pytest.mark.rule("CAN-SOLO-08")
@pytest.mark.parametrize(("rolls", "total"), [((2, 5), 5), ((5, 2), 5), ((3, 6, 1, 4), 10), ((6, 6, 6, 2, 1, 1), 13)])
def test_of_two_dice_the_higher_counts_and_a_six_rolls_both_again(rolls: tuple[int, ...], total: int) -> None:
    s = fights(*rolls, solo_two_dice=True)
    assert s.heard("battle_over")[0][1] == 5 + total


@pytest.mark.rule("CAN-SOLO-08")
def test_two_dice_are_for_defence_too_and_never_for_the_automa() -> None:
    s = her_turn("B:WLD@A2 R:SKY@A1", phase="automa_acts", solo=True, solo_two_dice=True).roll(2, 4)
    stack(s.state.automa_deck, [automa_card("01"), automa_card("10")])
    s.state.deployed = 4
    s.step()
    assert s.heard("battle_over") == [(1, 5 + 1, 0, 4 + 4, False)]
    assert s.heard("rolled") == [(0, ((2, 4),))]


@pytest.mark.rule("CAN-SOLO-08")
def test_without_that_option_one_die_is_rolled() -> None:
    assert fights(2, 5).heard("rolled") == [(0, ((2,),))]


@pytest.mark.rule("CAN-SOLO-10")
@pytest.mark.parametrize(
    ("missions", "option", "winner"), [("MIS-06 MIS-05", True, 1), ("MIS-06 MIS-05", False, 0), ("MIS-06", True, 0)]
)
def test_where_all_missions_are_needed_one_failure_loses(missions: str, option: bool, winner: int) -> None:
    s = ended(missions=missions, built={"R": [4, 0, 0, 0]}, solo_all_missions=option)
    assert s.state.winners == [winner]


@pytest.mark.rule("CAN-SOLO-10", "CAN-SOLO-07")
def test_all_missions_do_not_win_without_more_points() -> None:
    s = ended(missions="MIS-05", built={"R": [1, 1, 1, 1], "B": [0, 4, 0, 0]}, solo_all_missions=True)
    assert s.state.winners == [1]


@pytest.mark.rule("CAN-SOLO-11")
@pytest.mark.parametrize(
    ("glory", "points"), [({"R": 2, "B": 1}, [20, 0]), ({"R": 1, "B": 2}, [0, 20]), ({"R": 2, "B": 2}, [20, 20])]
)
def test_a_dearer_lead_in_glory_is_twenty_points_to_either(glory: dict[str, int], points: list[int]) -> None:
    assert counted(ended(glory=glory, solo_double_glory=True), "glory_lead") == points


@pytest.mark.rule("CAN-SOLO-11")
def test_usually_the_lead_in_glory_is_ten_points() -> None:
    assert counted(ended(glory={"R": 2, "B": 1}), "glory_lead") == [10, 0]
