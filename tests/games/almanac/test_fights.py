"""Fights: a roll against a number, rolling again, and strength that is spent."""

from __future__ import annotations

import pytest

from dragonroads.shelf import Shelf
from tests.games.almanac.matches import as_match, questions
from tests.games.almanac.situations import Situation, content, facing, loaded

X = 0


def outcomes(table: Situation) -> list[tuple[int, bool]]:
    """For every fight roll who rolled, and whether it won."""
    return [(seat, won) for seat, *_, won in table.heard("fight_roll")]


def wins(gap: int, face: int) -> bool:
    """Whether a face beats a1, whose strength is 6, for a caravan that is so much weaker."""
    s = facing("a1", seats=2, dice=[face])
    s.player(0).shields = 6 - gap
    return outcomes(s.step().step())[0][1]


@pytest.mark.rule("ALM-FIGHT-01")
@pytest.mark.parametrize(("face", "won", "total"), [(X, False, None), (2, False, 7), (3, True, 8)])
def test_strength_and_die_together_must_reach_the_strength_of_the_encounter(
    face: int, won: bool, total: int | None
) -> None:
    s = facing("b1", seats=2, guide=1, guards=[1], caravans=["30"], dice=[face]).step().step()
    seat, own, rolled, needed, result = s.heard("fight_roll")[0]
    assert (seat, own, rolled, needed, result) == (0, 5, face, 8, won)
    assert total is None or (own + rolled == total and won is (total >= needed))


@pytest.mark.rule("ALM-FIGHT-01")
def test_an_x_loses_however_strong_a_caravan_is() -> None:
    s = facing("a1", seats=2, guards=[12], dice=[X, X]).until("clean_up")
    assert outcomes(s) == [(0, False), (1, False)]


@pytest.mark.rule("ALM-FIGHT-02")
def test_the_fight_die_has_an_x_and_the_numbers_one_to_five() -> None:
    assert content().supplies.fight_die == (X, 1, 2, 3, 4, 5)
    faces = [facing("a1", seats=2, dice=[k]).step().step().heard("fight_roll")[0][2] for k in range(6)]
    assert faces == [X, 1, 2, 3, 4, 5]


@pytest.mark.rule("ALM-FIGHT-03")
@pytest.mark.parametrize(("gap", "winning"), [(-9, 5), (0, 5), (1, 5), (2, 4), (3, 3), (4, 2), (5, 1), (6, 0), (7, 0)])
def test_each_point_an_encounter_is_stronger_than_one_takes_a_winning_face(gap: int, winning: int) -> None:
    assert sum(wins(gap, face) for face in range(6)) == winning


@pytest.mark.rule("ALM-FIGHT-03")
@pytest.mark.parametrize(("guards", "chance"), [(0, "1 in 6"), (1, "3 in 6"), (2, "5 in 6"), (5, "5 in 6")])
def test_where_one_may_choose_the_chance_stands_beside_the_choice(guards: int, chance: str) -> None:
    match = as_match(facing("c3", seats=2, guards=[guards]))
    (question,) = questions(match)
    words = loaded().present(Shelf(cache=None).catalog("en", loaded()), ("Ana", "Bo"))
    assert chance in words.option(match.view(0), question, "fight").effect


@pytest.mark.rule("ALM-FIGHT-04")
def test_a_lost_roll_may_be_rolled_again_an_x_too_and_the_last_roll_counts() -> None:
    s = facing("a1", seats=2, caravans=["10"], guards=[1], dice=[X, 4], answers=[("reroll", "again")]).until("clean_up")
    assert outcomes(s) == [(0, False), (0, True)]
    assert s.heard("gained_gold") == [(0, 6)]


@pytest.mark.rule("ALM-FIGHT-04")
def test_a_roll_that_is_worse_than_the_one_before_counts_all_the_same() -> None:
    s = facing("a1", seats=2, caravans=["10"], dice=[1, X, X], answers=[("reroll", "again")]).until("clean_up")
    assert outcomes(s)[:2] == [(0, False), (0, False)]
    assert s.heard("paid_gold")[0] == (0, 2)


@pytest.mark.rule("ALM-FIGHT-04")
def test_declining_to_roll_again_ends_the_fight() -> None:
    s = facing("a1", seats=2, tokens=["ancient_weapon ancient_weapon"], dice=[1, X], answers=[("reroll", "keep")])
    s.until("clean_up")
    assert outcomes(s) == [(0, False), (1, False)]


@pytest.mark.rule("ALM-FIGHT-04")
def test_after_a_win_nobody_is_asked_to_roll_again() -> None:
    s = facing("a1", seats=2, caravans=["10"], dice=[5]).until("clean_up")
    assert s.asked == []
    assert outcomes(s) == [(0, True)]


@pytest.mark.rule("ALM-FIGHT-05")
@pytest.mark.parametrize(("spent", "own"), [("0", 2), ("1", 4), ("2", 6)])
def test_lightning_is_offered_before_the_roll_and_each_bottle_adds_two(spent: str, own: int) -> None:
    bottles = "bottled_lightning bottled_lightning"
    s = facing("a1", seats=2, tokens=[bottles], answers=[("spend_lightning", spent)], dice=[5]).step().step()
    assert s.asked[0].options == ["0", "1", "2"]
    assert [kind for kind, *_ in s.told][1 : int(spent) + 2] == ["spent_token"] * int(spent) + ["fight_roll"]
    assert s.heard("fight_roll")[0][1] == own
    assert (s.player(0).tokens["bottled_lightning"], s.state.removed["bottled_lightning"]) == (
        2 - int(spent),
        int(spent),
    )


@pytest.mark.rule("ALM-FIGHT-05")
def test_what_was_spent_before_the_roll_counts_for_rolls_made_again() -> None:
    answers = [("spend_lightning", "1"), ("reroll", "again")]
    s = facing("a1", seats=2, tokens=["bottled_lightning"], caravans=["10"], answers=answers, dice=[X, 5]).step().step()
    assert [own for _, own, *_ in s.heard("fight_roll")] == [6, 6]


@pytest.mark.rule("ALM-FIGHT-06")
def test_everybody_fights_alone_with_a_roll_of_their_own() -> None:
    s = facing("e2", guards=[2, 1, 1], guide=2, dice=[5, 1, 4], goods=["", "", ""]).until("clean_up")
    rolls = [(seat, own, face) for seat, own, face, *_ in s.heard("fight_roll")]
    assert rolls == [(2, 5, 5), (1, 4, 1), (0, 6, 4)]
