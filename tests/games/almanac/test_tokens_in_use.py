"""Location tokens that are used: weapons and lightning in fights, bedrolls and hirelings in the Action Phase."""

from __future__ import annotations

import pytest

from tests.games.almanac.pages.roads import ending_with, travel
from tests.games.almanac.situations import facing, on_page

BOTTLE = "bottled_lightning"


# --- in fights ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-TOKEN-ANCIENT-WEAPON")
@pytest.mark.parametrize(
    ("weapons", "strength", "fame"), [("", 6, 2), ("ancient_weapon", 8, 4), ("ancient_weapon " * 2, 10, 6)]
)
def test_each_weapon_gives_every_guard_a_strength_and_a_fame(weapons: str, strength: int, fame: int) -> None:
    assert on_page(1, guards=[2], tokens=[weapons]).strength(0) == strength
    assert ending_with(weapons, guards=2)["guards"] == fame


@pytest.mark.rule("DR-TOKEN-ANCIENT-WEAPON")
@pytest.mark.parametrize("weapons", [1, 2])
def test_each_weapon_allows_one_more_roll_in_every_fight(weapons: int) -> None:
    table = facing("a1", tokens=["ancient_weapon " * weapons], dice=[0, 0, 0, 0, 5, 5])
    table.then(*[("reroll", "again")] * weapons).until("clean_up")
    assert [seat for seat, *_ in table.heard("fight_roll")][: weapons + 2] == [0] * (weapons + 1) + [1]


@pytest.mark.rule("DR-TOKEN-BOTTLED-LIGHTNING")
@pytest.mark.parametrize(("spent", "own"), [("0", 2), ("1", 4), ("2", 6)])
def test_bottles_may_be_spent_before_the_roll_for_2_strength_each(spent: str, own: int) -> None:
    table = facing("a1", tokens=[f"{BOTTLE} {BOTTLE}"], dice=[5, 5, 5]).then(("spend_lightning", spent)).step().step()
    assert table.asked[0].options == ["0", "1", "2"]
    assert table.heard("fight_roll")[0][:2] == (0, own)
    assert (table.state.removed[BOTTLE], table.strength(0)) == (int(spent), 2)


@pytest.mark.rule("DR-TOKEN-BOTTLED-LIGHTNING")
def test_a_bottle_that_is_kept_is_worth_1_fame() -> None:
    assert ending_with(f"{BOTTLE} {BOTTLE} {BOTTLE}")["tokens"] == 3


@pytest.mark.rule("DR-DIE-01")
@pytest.mark.parametrize("face", [0, 1, 2, 3, 4, 5])
def test_the_fight_die_shows_x_and_1_to_5_and_an_x_always_loses(face: int) -> None:
    table = facing("a1", guards=[5], dice=[face]).step().step()
    assert table.heard("fight_roll") == [(0, 12, face, 6, face > 0)]


# --- in the Action Phase --------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-TOKEN-BEDROLL")
def test_a_bedroll_lets_its_owner_pass_once_in_every_action_phase() -> None:
    table = on_page(1, seats=2, tokens=["bedroll"]).place("pass bedroll", "b1")
    assert (table.heard("passed"), table.player(0).workers) == ([(0, "bedroll")], 3)
    assert "pass bedroll" not in table.place("b2").asked[-1].options
    travel(table, 2).place("pass bedroll")
    assert len(table.heard("passed")) == 2


@pytest.mark.rule("DR-TOKEN-BEDROLL")
def test_two_bedrolls_are_two_passes() -> None:
    table = on_page(1, seats=2, tokens=["bedroll bedroll"]).place("pass bedroll", "b1", "pass bedroll", "d1", "b2")
    assert "pass bedroll" not in table.asked[-1].options


@pytest.mark.rule("DR-TOKEN-BEDROLL")
def test_a_pass_is_a_turn_taken_so_the_phase_goes_on() -> None:
    table = on_page(1, seats=2, workers=[1, 0], tokens=["bedroll"]).place("pass bedroll").step()
    assert table.state.phase == "turn"
    assert table.place("b1").at("b1") == "0"


@pytest.mark.rule("DR-TOKEN-BEDROLL")
def test_whoever_is_skipped_keeps_the_bedroll_unused() -> None:
    table = on_page(8, seats=2, gold=[0, 9], contracts=["01 02"], workers=[3, 6], tokens=["bedroll"], display="30 29")
    table.put(1, "a1", "a3", "b1", "d1", "d3", "c1").put(0, "c3").step()
    assert (table.heard("skipped"), table.asked, table.player(0).spent) == ([(0,)], [], {})


@pytest.mark.rule("DR-TOKEN-BEDROLL")
def test_a_bedroll_is_worth_2_fame() -> None:
    assert ending_with("bedroll")["tokens"] == 2


@pytest.mark.rule("DR-TOKEN-HIRELING")
def test_a_hireling_works_once_in_every_action_phase_for_2_gold() -> None:
    table = on_page(1, seats=2, gold=[4], tokens=["hireling"]).place("b1 hireling")
    p = table.player(0)
    assert (p.gold, p.workers, p.lent, table.goods(0)) == (2, 3, 1, "DDD")
    assert not [way for way in table.spaces(0) if "hireling" in way]
    travel(table, 2)
    assert (p.workers, p.lent) == (3, 0)
    assert table.place("a1 hireling").gold[0] == 0


@pytest.mark.rule("DR-TOKEN-HIRELING")
def test_the_wage_is_paid_besides_the_fee_and_the_cost_of_a_space() -> None:
    assert "e1 hireling" not in on_page(4, gold=[5], tokens=["hireling"]).spaces(0)
    assert on_page(4, gold=[6], tokens=["hireling"]).place("e1 hireling").gold[0] == 0
    assert on_page(5, gold=[9], tokens=["hireling"]).place("b1 hireling").gold[0] == 9 - 2 - 1
    assert not [way for way in on_page(1, gold=[1], tokens=["hireling"]).spaces(0) if "hireling" in way]


@pytest.mark.rule("DR-TOKEN-HIRELING")
def test_with_only_a_hireling_left_the_turn_may_be_declined_and_is_not_taken() -> None:
    table = on_page(1, seats=2, workers=[0, 0], tokens=["hireling"]).place("decline").step()
    assert table.heard("declined") == [(0,)]
    assert table.state.phase == "finish_page"
    assert "decline" not in on_page(1, tokens=["hireling"]).place("b1").asked[-1].options


@pytest.mark.rule("DR-TOKEN-HIRELING")
def test_after_declining_the_hireling_may_still_be_placed_on_the_next_lap() -> None:
    table = on_page(1, seats=2, workers=[0, 3], tokens=["hireling"]).place("decline", "b1", "c1 hireling")
    assert table.at("c1") == "0"
