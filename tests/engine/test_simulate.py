"""Many random games: the same sums whoever plays them, and every kind of fault comes back as a game to look at."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

import pytest

from dragonroads.engine.journal import header_from_json
from dragonroads.engine.match import Match
from dragonroads.engine.savefile_reading import read
from dragonroads.engine.savefile_resuming import load_match
from dragonroads.engine.simulate import header_of, simulate
from dragonroads.engine.simulate_cases import records_of, write_case
from dragonroads.engine.simulate_tally import Failure, Spread, Tally, answers_from_json
from dragonroads.errors import SaveError, Violation
from tests.engine import toy
from tests.engine.playing import toy_header
from tests.engine.toy import Fairground, Toy
from tests.english import english

GAMES = 60
HEADER = toy_header(3)


@dataclass(frozen=True)
class Fair:
    """Loads the fair, sound or with a fault in one step."""

    fault: str = ""

    def __call__(self) -> Toy:
        return Toy(steps={"turn": FAULTS[self.fault]} if self.fault else None)


def loses_a_card(t: Fairground) -> None:
    if t.state.round == 2 and t.state.deck:
        t.state.deck.pop()
    toy.turn(t)


def crashes(t: Fairground) -> None:
    if t.ask(t.state.turn, "door", ("open", "shut")) == "shut" and t.state.round == 2:
        raise KeyError("handle")
    toy.turn(t)


def never_asks_again(t: Fairground) -> None:
    if t.state.round < 2:
        toy.turn(t)


def never_ends(t: Fairground) -> None:
    t.ask(0, "again", ("yes", "yes indeed"))


def offers_a_thing_twice(t: Fairground) -> None:
    t.ask(0, "fruit", ("apple", "pear", "apple"))
    toy.turn(t)


def offers_nothing(t: Fairground) -> None:
    t.ask(0, "fruit", ())
    toy.turn(t)


def asks_an_empty_chair(t: Fairground) -> None:
    t.ask(3, "fruit", ("apple", "pear"))
    toy.turn(t)


def pays_too_much(t: Fairground) -> None:
    t.state.visitors[1].purse -= 2
    toy.turn(t)


def remembers_other_games(t: Fairground) -> None:
    MEMORY.append(1)
    if len(MEMORY) % 2 and t.state.round == 3:
        t.state.visitors[0].points += 1
    toy.turn(t)


def crashes_on_the_road_not_taken(t: Fairground) -> None:
    """Only an option that a random game all but never takes leads into the fault."""
    if t.ask(t.state.turn, "lottery", range(50)) == 49:
        raise IndexError("jackpot")
    toy.turn(t)


MEMORY: list[int] = []
FAULTS: dict[str, Callable[[Fairground], None]] = {
    step.__name__: step
    for step in (
        loses_a_card,
        crashes,
        never_asks_again,
        never_ends,
        offers_a_thing_twice,
        offers_nothing,
        asks_an_empty_chair,
        pays_too_much,
        remembers_other_games,
        crashes_on_the_road_not_taken,
    )
}


@contextmanager
def dask() -> Iterator[Executor]:
    """Workers of a Dask cluster, in this process."""
    distributed = pytest.importorskip("distributed", reason="the extra 'cluster' is not installed")
    options = {"processes": False, "n_workers": 1, "threads_per_worker": 2, "dashboard_address": None}
    with distributed.LocalCluster(**options) as cluster, distributed.Client(cluster) as client:
        yield client.get_executor()


EXECUTORS: dict[str, Callable[[], Any]] = {
    "threads": lambda: ThreadPoolExecutor(3),
    "one process": lambda: ProcessPoolExecutor(1),
    "two processes": lambda: ProcessPoolExecutor(2),
    "dask": dask,
}


@pytest.mark.parametrize("name", EXECUTORS)
def test_the_sums_do_not_depend_on_who_plays(name: str) -> None:
    alone = simulate(Fair(), HEADER, GAMES, 5)
    with EXECUTORS[name]() as executor:
        shared = simulate(Fair(), HEADER, GAMES, 5, executor, block=7)
    assert asdict(shared) == asdict(alone)
    assert shared.digest == alone.digest


def test_blocks_change_nothing_and_the_seed_changes_everything() -> None:
    runs = [simulate(Fair(), HEADER, GAMES, 5, block=block) for block in (1, 9, 1000)]
    assert len({run.digest for run in runs}) == 1
    assert simulate(Fair(), HEADER, GAMES, 6).digest != runs[0].digest


def test_everything_is_counted() -> None:
    tally = simulate(Fair(), HEADER, GAMES, 5)
    assert tally.games == GAMES == tally.rounds.total() == tally.answers.total()
    assert not tally.failures
    assert set(tally.wins) == {0, 1, 2}
    assert tally.endings == {"closing_time": GAMES}
    assert set(tally.coverage.questions) == {"stall", "guess", "lay", "luck", "bid", "parade"}
    assert {"drew", "drew_card", "stall", "laid", "rolled", "bids", "turned"} == set(tally.coverage.events)
    assert set(tally.coverage.faces) <= tally.coverage.lying == {("card", card) for card in range(toy.CARDS)}
    assert {sort for sort, _ in tally.coverage.things} == {"stalls"}
    assert {name for _, name in tally.coverage.things} == set(toy.STALLS)
    assert tally.coverage.things.total() == tally.coverage.events["stall"]
    assert tally.widest["stall"] == 4
    assert tally.longest_step == 4
    assert tally.decisions == tally.coverage.questions.total() > sum(n * k for n, k in tally.answers.items())


EXPECTED = {
    "loses_a_card": "a card is lost or there twice",
    "crashes": "KeyError: 'handle' (test_simulate.py:",
    "never_asks_again": "2000 steps passed without a question",
    "never_ends": f"the game goes on after {Toy.most_answers} answers",
    "offers_a_thing_twice": "fruit: two options are the same",
    "offers_nothing": "fruit: seat 0 of 3 is asked with 0 options",
    "asks_an_empty_chair": "fruit: seat 3 of 3 is asked with 2 options",
    "pays_too_much": "seat 1 has -1 of purse",
    "remembers_other_games": "the replay ends in another position",
    "crashes_on_the_road_not_taken": "IndexError: jackpot (test_simulate.py:",
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_comes_back_as_header_and_answers(fault: str) -> None:
    tally = simulate(Fair(fault), HEADER, 8, 5)
    assert tally.failures
    failure = tally.failures[0]
    assert failure.message.startswith(EXPECTED[fault])
    assert json.loads(json.dumps(failure.header)) == json.loads(json.dumps(tally.failures[0].header))
    assert header_from_json(failure.header) == header_of(HEADER, 5, failure.number)
    assert failure.hangs == (fault == "never_asks_again")


def test_the_answers_of_a_violation_lead_to_it() -> None:
    failure = simulate(Fair("loses_a_card"), HEADER, 1, 5).failures[0]
    game = Fair("loses_a_card")()
    match = Match(game, header_from_json(failure.header))
    match.follow(records_of(game, match.header, answers_from_json(failure.answers)))
    with pytest.raises(Violation, match="a card is lost"):
        game.check(match.state)


def written(fault: str, folder: Path) -> tuple[Toy, Failure, Path]:
    """The first broken game of a fault as a file."""
    failure = simulate(Fair(fault), HEADER, 8, 5).failures[0]
    path = folder / "broken.save"
    write_case(Fair(fault)(), failure, path)
    return Fair(fault)(), failure, path


def test_a_violation_is_met_again_when_its_file_is_opened(tmp_path: Path) -> None:
    game, _, path = written("loses_a_card", tmp_path)
    with pytest.raises(SaveError, match="its position is broken \\(a card is lost"):
        load_match(path, game)
    assert not read(path).notice


def test_a_crash_is_met_again_when_its_file_is_opened(tmp_path: Path) -> None:
    game, _, path = written("crashes", tmp_path)
    with pytest.raises(SaveError) as stumbled:
        load_match(path, game)
    assert "the rules stumble over it (KeyError: 'handle')" in english(stumbled.value)


def test_a_game_that_hangs_stops_before_the_answer_that_does_it(tmp_path: Path) -> None:
    game, failure, path = written("never_asks_again", tmp_path)
    assert load_match(path, game).answered == len(failure.answers) - 1


def test_a_sound_file_is_what_a_table_would_have_written(tmp_path: Path) -> None:
    """Sealed answers, snapshots and tick lists included."""
    header = replace(HEADER, seed=99)
    tally = simulate(Fair("loses_a_card"), header, 1, 5)
    records = records_of(
        Toy(), header_from_json(tally.failures[0].header), answers_from_json(tally.failures[0].answers)
    )
    assert {type(one).__name__ for one in records} == {"Answered", "SealedAnswer", "Snapshot"}


def test_an_interrupt_keeps_what_is_done() -> None:
    seen: list[Tally] = []

    def third_time(part: Tally) -> None:
        seen.append(part)
        if len(seen) == 3:
            raise KeyboardInterrupt

    tally = simulate(Fair(), HEADER, GAMES, 5, block=10, progress=third_time)
    assert tally.interrupted
    assert tally.games == 30
    with ThreadPoolExecutor(1) as executor:
        seen.clear()
        shared = simulate(Fair(), HEADER, GAMES, 5, executor, block=10, progress=third_time)
    assert shared.interrupted
    assert shared.games == 30
    assert shared.digests == tally.digests


def test_the_middle_of_many_numbers() -> None:
    tally = simulate(Fair(), HEADER, 9, 5)
    assert Spread.of(tally.rounds) == Spread(3, 3, 3)
    assert Spread.of(Counter([1, 5, 5, 9, 7])) == Spread(1, 5, 9)
    assert Spread.of(Tally().rounds) == Spread(0, 0, 0)
