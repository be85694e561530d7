"""Computer players: legal, repeatable, and the search better than chance."""

from __future__ import annotations

from random import Random

import pytest

from dragonroads.bots.bot import Bot, Budget
from dragonroads.bots.policy_bot import PolicyBot
from dragonroads.bots.random_bot import RandomBot
from dragonroads.bots.search import Search, SearchBot, worth
from dragonroads.engine.game import Result
from dragonroads.engine.match import Match
from dragonroads.engine.position import any_option
from dragonroads.engine.table import Question, picks_allowed
from tests.engine.playing import answer_until, asked, toy_match
from tests.engine.toy import FairState

BOTS: dict[str, Bot] = {
    "random": RandomBot("one"),
    "search": SearchBot("one"),
    "policy": PolicyBot(any_option, "one"),
}


def answer_by(bot: Bot, match: Match[FairState], question: Question, budget: Budget) -> None:
    picks = bot.choose(match.position(question.seat), budget)
    assert picks_allowed(question, picks)
    match.answer(question.seat, question.n, *(question.key(i) for i in picks))


def played(bots: list[Bot], seed: int, simulations: int = 4) -> Match[FairState]:
    """A fair played by these."""
    match = toy_match(len(bots), seed)
    while not match.over:
        question = asked(match)[0]
        answer_by(bots[question.seat], match, question, Budget(simulations))
    return match


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_answers_every_kind_of_question_and_repeats_itself(name: str) -> None:
    games = [played([BOTS[name]] * 3, seed) for seed in (1, 1, 2)]
    digests = [match.state.digest() for match in games]
    assert digests[0] == digests[1] != digests[2]


def test_the_search_beats_chance() -> None:
    results = [played([SearchBot(), RandomBot()], seed, 16).result for seed in range(12)]
    assert sum(0 in result.winners for result in results if result) >= 9


def test_the_search_rolls_the_die_instead_of_resting() -> None:
    match = toy_match(2)
    question = answer_until(match, "luck")
    picks = SearchBot().choose(match.position(question.seat), Budget(300))
    assert question.options[picks[0]] == "roll"


def test_every_simulation_is_a_visit_of_one_option() -> None:
    match = toy_match()
    question = answer_until(match, "bid")
    for seat in range(3):
        search = Search(match.position(seat), Random(4).random)
        for _ in range(40):
            search.simulate()
        assert sum(search.visits()) == 40
        assert all(search.visits())
    assert question.sealed


def test_options_that_were_not_offered_do_not_count_as_refused() -> None:
    """Availability: an option of a world in which another card is held is compared only with what it was beside."""
    match = toy_match()
    question = answer_until(match, "guess")
    search = Search(match.position(question.seat), Random(4).random)
    for _ in range(200):
        search.simulate()
    mine = search.root.moves[question.seat, "guess"]
    assert next(node.available for node in mine.values()) == 200
    hidden = [
        node
        for guess in mine.values()
        for after in guess.moves.values()
        for lay in after.values()
        for found in lay.moves.values()
        for node in found.values()
    ]
    assert all(node.visits <= node.available for node in hidden)


def test_the_dump_is_the_same_for_the_same_tree() -> None:
    match = toy_match()
    question = answer_until(match, "lay")
    dumps = []
    for seed in (4, 4, 5):
        search = Search(match.position(question.seat), Random(seed).random)
        for _ in range(30):
            search.simulate()
        dumps.append(search.dump())
    assert dumps[0] == dumps[1] != dumps[2]
    assert dumps[0].splitlines()[0].startswith(f"{question.seat} lay ")


def test_a_rank_is_worth_more_the_better_it_is() -> None:
    result = Result((9, 5, 5), (1, 2, 2), (0,), "x")
    assert [worth(result, seat) for seat in range(3)] == [1.0, 0.5, 0.5]
    assert worth(Result((1,), (1,), (0,), "x"), 0) == 1.0
