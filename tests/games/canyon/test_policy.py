"""How a sensible beginner plays: a rule for every question, better than chance, and nothing hidden is read."""

from __future__ import annotations

from random import Random
from statistics import mean
from typing import Any

import pytest

from dragonroads.engine.hidden import twin
from dragonroads.engine.position import Policy
from dragonroads.engine.table import Seat
from dragonroads.games.canyon.advising.outlook import win_chance
from dragonroads.games.canyon.advising.policy import STYLES, policy
from dragonroads.games.canyon.grid import TILE
from dragonroads.games.canyon.model import Canyon
from dragonroads.workshop.balance.measuring import RANDOM, Advised, play_game
from tests.games.canyon.situations import Situation, header, loaded, on_map
from tests.games.canyon.valley import valley


class _Advice(Exception):
    """The option that was taken at the first question."""


def advised(situation: Situation, style: str = "balanced") -> tuple[str, str]:
    """The kind of the next question, and what the style answers, as tests write it."""

    class Asking(Advised):
        def _choose(self, seat: Seat, kind: Any, options: Any) -> int:
            raise _Advice(kind, situation._option(kind, options[super()._choose(seat, kind, options)]))

    table = Asking(situation.state.copy(), [STYLES[style]] * 5, 0.0, Random(1).random)
    with pytest.raises(_Advice) as taken:
        _play_on(table)
    kind, option = taken.value.args
    return kind, option


def _play_on(table: Advised) -> None:
    while not table.state.over:
        loaded().game.steps[table.state.phase](table)


def acting(heroes: str, tile: str, **more: Any) -> Situation:
    """The hero on a tile has just been deployed."""
    found = on_map(heroes, phase="act", **more)
    found.state.deployed = TILE[tile]
    return found


@pytest.mark.parametrize(("lead", "chance"), [(-6, 0.095), (-1, 0.429), (0, 0.571), (3, 0.843), (6, 0.929)])
def test_the_chance_of_an_attacker_is_exact(lead: int, chance: float) -> None:
    assert round(win_chance(lead, 6), 3) == chance


# --- single answers -------------------------------------------------------------------------------------------------


def test_whoever_can_pay_builds_first() -> None:
    assert advised(on_map(stock={"R": "wmss"})) == ("deploy", "buy cave_palace")


def test_a_trade_that_leads_to_a_building_is_made() -> None:
    assert advised(on_map(stock={"R": "mssssss"})) == ("deploy", "trade stone>wood")


def test_nobody_ends_the_game_from_behind() -> None:
    game = on_map(stock={"R": "wmss"}, built={"B": (0, 3, 0, 0), "R": (0, 1, 0, 0)})
    game.state.piles[1] = 1
    assert not advised(game)[1].startswith("buy cave_palace")


def test_whoever_is_about_to_win_the_canyon_is_sent_away_for_sure() -> None:
    kind, answer = advised(on_map("B:GWD@C2", bones=2))
    assert (kind, answer.split()[0]) == ("deploy", "ILL")
    kind, answer = advised(acting("B:GWD@C2 R:ILL@B2", "B2", bones=2))
    assert (kind, answer.split()[:2]) == ("act", ["mirage", "C2"])


def test_a_strong_hero_attacks_and_a_weak_one_keeps_quiet() -> None:
    assert advised(acting("R:DRS@B1 B:SKY@A1!", "B1")) == ("act", "battle A1")
    assert advised(acting("R:WLD@A1 B:GWD@B1!", "A1")) == ("act", "nothing")


def test_rage_is_spent_where_it_turns_a_battle() -> None:
    game = acting("R:DRS@A1 B:GWD@B1!", "A1", rage={"R": 2})
    game.state.attacker, game.state.defender = TILE["A1"], TILE["B1"]
    assert policy(game.state, 0, "rage", range(3), Random(1).random) > 0


@pytest.mark.parametrize(
    ("kind", "options", "taken"),
    [("seal", ["quiet"], 0), ("loot", ["wood", "bone"], 1), ("recall", [0, 1], 1)],
)
def test_small_questions_have_a_sensible_answer(kind: str, options: list[Any], taken: int) -> None:
    assert policy(on_map(stock={"R": "wwwm"}).state, 0, kind, options, Random(1).random) == taken


@pytest.mark.parametrize(("dragon", "taken"), [("ancient", 1), ("forest", 0), ("undead", 0), ("celestial", 0)])
def test_a_seal_is_shown_where_a_dragon_takes_the_harvest_away(dragon: str, taken: int) -> None:
    game = valley("R:DRS@A1", dragons={dragon: "A1"}).state
    assert policy(game, 0, "seal", ["quiet", "reveal"], Random(1).random) == taken


# --- as a whole -----------------------------------------------------------------------------------------------------


def test_a_sensible_beginner_beats_chance() -> None:
    games = [play_game(loaded(), header(3, seed=seed), ("balanced", RANDOM, RANDOM)) for seed in range(12)]
    assert sum(0 in game.result.winners for game in games) >= 9
    assert mean(game.result.scores[0] for game in games) > 2 * mean(game.result.scores[1] for game in games)


@pytest.mark.parametrize("style", STYLES)
def test_no_style_reads_what_its_seat_may_not_know(style: str) -> None:
    """In a world that looks the same to the asked seat, the answer is the same."""
    ask: Policy[Canyon] = STYLES[style]
    table = _Compared(loaded().game.begin(header(3, seed=7)), ask)
    while not table.state.over and table.decisions < 120:
        loaded().game.steps[table.state.phase](table)
    assert table.decisions >= 60


class _Compared(Advised):
    """Every answer is compared with the one in another world."""

    def __init__(self, state: Canyon, ask: Policy[Canyon]) -> None:
        super().__init__(state, [ask] * 5, 0.0, Random(3).random)
        self.ask_policy = ask

    def _choose(self, seat: Seat, kind: Any, options: Any) -> int:
        other = twin(self.state, seat, Random(5).random)
        picked = self.ask_policy(self.state, seat, kind, options, Random(1).random)
        assert picked == self.ask_policy(other, seat, kind, options, Random(1).random)
        return picked
