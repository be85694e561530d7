"""How much ceremony a table takes at need: curtains for each stop, turn or round, and the keys of a plain placement."""

from __future__ import annotations

import pytest

from tests.ui.played.ceremony import TITLES

MEAN_KEYS, MOST_KEYS = 4, 9
GAMES = 20
SHORT = {"dragon_road, 2 people": 1, "dragon_canyon, 2 people": 1, "draghan, 2 people": 1, "draghan, 3 people": 4}
"""So many games of these are over soon enough for every run; in a single race many a crystal ball may turn up."""


def check(name: str, games: int) -> None:
    """Play, and compare what it took with what was promised."""
    title = TITLES[name]
    taken = title.play(games)
    assert taken.units >= games
    assert taken.ceremony <= title.most, taken
    if title.placement:
        assert taken.mean_keys <= MEAN_KEYS, taken
        assert max(taken.keys) <= MOST_KEYS, taken


@pytest.mark.parametrize("name", SHORT)
def test_a_game_takes_no_more_curtains_and_keys_than_promised(name: str) -> None:
    check(name, SHORT[name])


@pytest.mark.release
@pytest.mark.parametrize("name", TITLES)
def test_many_games_take_no_more_curtains_and_keys_than_promised(name: str) -> None:
    check(name, GAMES)
