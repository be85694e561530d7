"""The policy as a whole: a rule for every question, better than chance, and nothing hidden is read."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from inspect import signature
from random import Random
from statistics import mean
from typing import Any, get_args

import pytest

from dragonroads.engine.hidden import twin
from dragonroads.engine.position import Policy
from dragonroads.engine.table import Seat
from dragonroads.games.almanac.advising.cards import HOOKS, MODIFIERS
from dragonroads.games.almanac.advising.deeds import JUDGES
from dragonroads.games.almanac.advising.policy import RULES, STYLES, policy
from dragonroads.games.almanac.cards import Hook
from dragonroads.games.almanac.lasting_verbs import modify
from dragonroads.games.almanac.model import Journey
from dragonroads.games.almanac.verbs import words
from dragonroads.workshop.balance.measuring import RANDOM, Advised, play_game
from tests.games.almanac.declared import QUESTIONS
from tests.games.almanac.situations import header, loaded, on_page

# --- a rule for everything ------------------------------------------------------------------------------------------


def test_every_question_of_the_journeys_is_answered_by_a_rule() -> None:
    assert set(QUESTIONS) == RULES.keys()


def test_every_verb_is_judged_except_those_that_other_things_are_judged_by() -> None:
    loaded()
    elsewhere = {"modify", "score", "name_good", "take_guide"}
    assert {verb.name for verb in words} == JUDGES.keys() | elsewhere
    assert not JUDGES.keys() & elsewhere


def test_every_number_that_abilities_change_and_every_moment_has_a_worth() -> None:
    assert MODIFIERS.keys() | {"sell_price"} == signature(modify).parameters.keys() - {"t", "p"}
    assert HOOKS.keys() | {"always", "scoring"} == set(get_args(Hook))


def test_without_a_rule_any_option_is_taken() -> None:
    journey, random = on_page(1).state, Random(1).random
    assert {policy(journey, 0, "never_heard_of", "abc", random) for _ in range(60)} == {0, 1, 2}


@pytest.mark.parametrize(("kind", "only"), [("face", "fight"), ("may", "no"), ("repeat", "once"), ("reroll", "keep")])
def test_what_is_asked_with_a_single_option_is_answered_with_it(kind: str, only: str) -> None:
    """Not to be asked would tell what somebody hides, so such questions come, to computer players as well."""
    for style in STYLES.values():
        assert style(on_page(7).state, 0, kind, (only,), Random(1).random) == 0


def test_the_styles_can_be_measured_and_the_balanced_one_plays() -> None:
    assert list(loaded().styles) == ["balanced", "contracts", "wagons", "fighter", "trader"]
    assert loaded().policy is policy is STYLES["balanced"]


# --- how well it plays ----------------------------------------------------------------------------------------------


def test_whoever_follows_it_leaves_those_who_answer_anything_far_behind() -> None:
    games = [play_game(loaded(), header(3, seed), ("balanced", RANDOM, RANDOM)) for seed in range(3)]
    advised = [game.result.scores[0] for game in games]
    others = [score for game in games for score in game.result.scores[1:]]
    assert mean(advised) > mean(others) + 60
    assert all(game.result.winners == (0,) for game in games)


def test_every_leaning_shows_in_what_a_caravan_comes_to() -> None:
    def usual(style: str, figure: str) -> float:
        games = [play_game(loaded(), header(2, seed), (style, "balanced")) for seed in range(6)]
        return mean(game.figures[figure][0] for game in games)

    assert usual("wagons", "caravan_cards") > usual("trader", "caravan_cards")
    assert usual("contracts", "contracts_done") > usual("trader", "contracts_done")
    assert usual("fighter", "strength") > usual("balanced", "strength")


# --- what it reads --------------------------------------------------------------------------------------------------


class Doubting(Advised):
    """Whenever somebody is asked, styles are asked again in a world that differs in all the seat cannot know."""

    def __init__(self, state: Journey, policies: Sequence[Policy[Any]], asked_again: Iterable[Policy[Any]]) -> None:
        super().__init__(state, policies, 0.0, Random("play").random)
        self.asked_again = tuple(asked_again)
        self.other_answers: list[str] = []

    def _choose(self, seat: Seat, kind: Any, options: Sequence[Any]) -> int:
        other = twin(self.state, seat, Random(self.decisions).random)
        for one in self.asked_again:
            picks = [one(world, seat, kind, options, Random(1).random) for world in (self.state, other)]
            if picks[0] != picks[1]:
                self.other_answers.append(f"{kind}: {options[picks[0]]} or {options[picks[1]]}")
        return super()._choose(seat, kind, options)


def doubted(seats: int, seed: int, asked_again: Iterable[Policy[Any]]) -> list[str]:
    """What the styles would have answered otherwise had something hidden been different."""
    styles = list(STYLES.values())
    table = Doubting(loaded().game.begin(header(seats, seed)), styles[seed % 2 :][:seats], asked_again)
    while not table.state.over:
        loaded().game.steps[table.state.phase](table)
    return table.other_answers


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_no_style_reads_anything_hidden(seats: int, seed: int) -> None:
    assert doubted(seats, seed, STYLES.values()) == []


def test_somebody_who_peeks_is_found_out() -> None:
    def rich(journey: Journey, seat: Seat, _kind: str, options: Sequence[Any], _random: Any) -> int:
        return journey.players[seat - 1].gold % len(options)

    def nosy(journey: Journey, _seat: Seat, _kind: str, options: Sequence[Any], _random: Any) -> int:
        return (journey.contract_deck or [0])[-1] % len(options)

    assert doubted(2, 1, [rich])
    assert doubted(2, 1, [nosy])
