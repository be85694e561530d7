"""What is measured at the end of a journey."""

from __future__ import annotations

from dragonroads.games.almanac.figures import figures
from dragonroads.games.almanac.scoring import SOURCES
from dragonroads.workshop.balance.measuring import play_game
from tests.games.almanac.moments import closing
from tests.games.almanac.situations import header, loaded


def test_a_caravan_is_counted_piece_by_piece() -> None:
    table = closing(
        gold=[7, 0],
        goods=["DS", ""],
        contracts=["02 05", "01"],
        done=["06"],
        caravans=["07", "12 13"],
        guards=[2, 0],
        workers=[4, 3],
        answers=[("close", "dr-contract-02"), ("close", "finish"), ("close", "finish")],
    )
    while not table.state.over:
        table.step()
    counted = figures(table.state)
    assert counted["contracts_done"] == [2, 0]
    assert counted["contracts_open"] == [1, 1]
    assert counted["caravan_cards"] == [1, 2]
    assert counted["workers"] == [4, 3]
    assert counted["strength"] == [2 + 3 + 4, 2]
    assert counted["crates"] == [4 + 1, 4 + 2]
    assert counted["guards"] == [2, 0]
    assert counted["fame_gold"] == [2, 0]
    assert counted["fame_contracts"] == [42, 0]
    assert counted["fame_unfinished"] == [-22, -22]


def test_the_fame_of_all_sources_is_the_score() -> None:
    game = play_game(loaded(), header(2), ("balanced", "trader"))
    fame = [game.figures[f"fame_{source}"] for source in SOURCES]
    assert [sum(line) for line in zip(*fame)] == list(game.result.scores)
