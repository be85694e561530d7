"""Whole games through the app, to the result screen by keys alone and by mouse alone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest

from dragonroads.engine.journal import Accepted, Undone
from dragonroads.ui.screens.result import ResultScreen
from tests.ui.played.by_keys import LOOKING, ByKeys
from tests.ui.played.by_mouse import ByMouse
from tests.ui.played.hands import Hands, playing
from tests.ui.played.journal import check_journal, verified
from tests.ui.played.table_for import Wanted, journey, lay, valley


@pytest.mark.parametrize(
    ("wanted", "wander"),
    [
        (Wanted(seats=3, preset="regular", seed=1), 0.4),
        (Wanted(seats=2, preset="experienced", seed=2), 0.4),
        (journey(4, 1), 0.16),
        (journey(2, 2, box="crystal_peaks"), 0.25),
        (valley(2, 2, "automa_1=normal", "automa_2=hard"), 0.35),
        (valley(1, 3), 0.3),
    ],
    ids=[
        *("a race of three", "a race of two", "a journey of four", "over the peaks, two of them"),
        *("two people and two Automas in the canyon", "alone in the canyon"),
    ],
)
def test_a_game_by_keys_alone_writes_the_journal_of_the_engine(wanted: Wanted, wander: float) -> None:
    laid = lay(wanted)

    async def play(hands: Hands) -> ByKeys:
        person = ByKeys(hands, wanted.seed, wander)
        await person.play()
        assert isinstance(hands.screen, ResultScreen)
        return person

    person = playing(laid.app, play)
    everything = (*LOOKING, "map") if laid.session.has_map else LOOKING
    assert all(person.did[what] for what in everything), person.did
    records = check_journal(laid)
    secret_only = wanted.preset == "experienced"  # two racers choose all in sealed sets, which nobody can take back
    assert secret_only or any(isinstance(record, Undone) for record in records)
    assert sum(isinstance(record, Accepted) for record in records) > wanted.seats or wanted.seats == 1
    laid.session.close()
    assert verified(laid.path) == 0


@pytest.mark.parametrize(
    ("wanted", "clicked"),
    [
        (
            Wanted(seats=2, seed=3, wishes=["length=16", "betting=on", "for_real=off"]),
            ("curtain", "list", "board", "read"),
        ),
        (journey(2, 1), ("curtain", "list", "board", "read")),
        (valley(2, 1, "automa_1=hard"), ("curtain", "list", "board", "read")),
    ],
    ids=["a race", "a journey", "the canyon"],
)
def test_a_game_by_mouse_alone_writes_the_journal_of_the_engine(wanted: Wanted, clicked: Sequence[str]) -> None:
    laid = lay(wanted)

    async def play(hands: Hands) -> ByMouse:
        person = ByMouse(hands)
        await person.play()
        return person

    person = playing(laid.app, play)
    assert all(person.did[what] for what in clicked), person.did
    check_journal(laid)
    laid.session.close()
    assert verified(laid.path) == 0


def many_games() -> Iterator[Wanted]:
    """Races in every preset, journeys and valleys, with every number of people."""
    for seed in range(20, 40):
        yield Wanted(2 + seed % 5, ("introduction", "regular", "experienced", "mayhem")[seed % 4], seed)
        box = ("dragon_road", "crystal_peaks")[seed // 2 % 2]
        yield journey(2 + seed % 3, seed, ("every-turn", "need")[seed % 2], box=box)
        yield valley(1 + seed % 4, seed, "automa_1=normal", handover=("every-turn", "need")[seed % 2])


@pytest.mark.release
@pytest.mark.parametrize("wanted", many_games(), ids=lambda one: f"{one.game}-{one.seats}-{one.preset}-{one.seed}")
def test_many_games_by_keys_and_by_mouse(wanted: Wanted) -> None:
    laid, seed = lay(wanted), wanted.seed

    async def play(hands: Hands) -> None:
        await (ByMouse(hands, seed) if seed % 3 == 0 else ByKeys(hands, seed, wander=0.2)).play()

    playing(laid.app, play)
    check_journal(laid)
