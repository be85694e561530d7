"""Points in words: everybody's now, after each round, by their sources, and the ranking with Automas in it."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from dragonroads.engine.game import Result
from dragonroads.games.canyon.grid import TILE
from dragonroads.games.canyon.presenting.odds import battle_odds, dice
from tests.games.canyon.situations import content, on_map, the_game
from tests.games.canyon.telling import presenter, seen


def test_everybody_can_see_the_points_of_everybody() -> None:
    table = on_map(built={"R": [0, 2, 0, 1], "B": [0, 0, 3, 0]}, glory={"R": 2, "B": 1})
    for viewer in (None, 0, 1):
        assert list(presenter().standing(seen(table, viewer))) == [30 + 8 + 6 + 10, 30 + 3]


def test_one_scale_for_all_sets_counts_as_well() -> None:
    built: dict[str, Sequence[int]] = {"R": [0, 0, 3, 0]}
    assert presenter().standing(seen(on_map(built=built)))[0] == 30
    assert presenter().standing(seen(on_map(built=built, set_scale="palace")))[0] == 45


def test_a_dearer_lead_in_glory_counts_as_well() -> None:
    table = on_map(people=1, glory={"B": 1}, solo_double_glory=True)
    assert presenter().standing(seen(table))[1] == 3 + 20


def test_the_count_is_told_by_source_once_it_is_made() -> None:
    table = on_map(phase="score", built={"R": [1, 0, 0, 0]}, glory={"B": 1})
    assert presenter().tally(seen(table)) == []
    table.step()
    counted = dict(presenter().tally(seen(table)))
    assert counted["Tribal Village"] == [10, 0]
    assert counted["Most Glory cards"] == [0, 10]
    assert "Missions" not in counted


def test_a_game_alone_has_three_more_sources() -> None:
    table = on_map(people=1, phase="score").step()
    assert [label for label, _ in presenter().tally(seen(table))][-3:] == [
        "Bones in the canyon",
        "A crowded map",
        "Missions",
    ]


def test_rounds_end_with_the_count_where_the_last_one_was_cut_short() -> None:
    table = on_map(phase="score", built={"R": [1, 0, 0, 0]})
    table.state.round, table.state.history = 3, [0, 0, 5, 3]
    assert [list(one) for one in presenter().rounds(seen(table))] == [[0, 0], [5, 3]]
    table.step()
    assert [list(one) for one in presenter().rounds(seen(table))] == [[0, 0], [5, 3], [10, 0]]


def test_the_ranking_names_everybody() -> None:
    table = on_map(people=1, phase="score", glory={"B": 1}).step()
    table.state.ending = "piles"
    lines = presenter().score(seen(table), the_game().result(table.state))
    assert len(lines) == 3
    assert any("Automa (normal)" in line for line in lines)
    assert [line for line in lines if line.endswith("WINS")] == [lines[1]]


@pytest.mark.parametrize("ending", ["piles", "canyon", "unfinished", "stopped"])
def test_every_ending_has_words(ending: str) -> None:
    first, *ranks = presenter().score(seen(on_map()), Result((3, 3), (1, 1), (), ending))
    assert first[-1] == "."
    assert ranks == ["1=  Ana (Red), 3 points", "1=  Ben (Blue), 3 points"]


# --- odds -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CAN-BATTLE-05")
def test_an_exploding_die_is_worth_a_little_more_than_four() -> None:
    assert sum(roll * share for roll, share in dice(6, 1)) == pytest.approx(4.2, abs=0.001)
    assert sum(share for _, share in dice(6, 2)) == pytest.approx(1, abs=0.001)
    assert dict(dice(6, 2))[1] == pytest.approx(1 / 36)


@pytest.mark.parametrize(("bonus", "chance"), [(-2, 31), (0, 57), (2, 78), (4, 89)])
def test_the_chance_grows_with_the_lead(bonus: int, chance: int) -> None:
    table = on_map("R:WLD@A1 B:WLD@A2!")
    wrath = (max(0, bonus) // 2, max(0, -bonus) // 2)
    (odds,) = battle_odds(seen(table, 0), TILE["A1"], TILE["A2"], wrath)
    assert odds.chance == chance


def test_against_an_automa_the_cards_that_are_left_decide() -> None:
    table = on_map("R:WLD@A1 B:WLD@A2!", people=1)
    game = table.state
    high = [at for at, one in enumerate(content().automa) if one.strength >= 8]
    game.automa_discard = [card for card in game.automa_deck if card not in high]
    game.automa_deck = high
    (odds,) = battle_odds(seen(table, 0), TILE["A1"], TILE["A2"])
    assert odds.chance < 15
