"""Whole races through the app: to the result screen by keys alone, by mouse alone, and against the computer."""

from __future__ import annotations

import pytest

from dragonroads.engine.record import Accepted, Undone
from dragonroads.ui.screens.result import ResultScreen
from tests.ui.played.by_keys import ByKeys
from tests.ui.played.by_mouse import ByMouse
from tests.ui.played.hands import Hands, playing
from tests.ui.played.journal import check_journal, verified
from tests.ui.played.table_for import Wanted, lay

EVERYTHING = ("undo", "cover", "mine", "rules", "chronicle", "search", "jump", "about", "palette")


@pytest.mark.parametrize(
    "wanted",
    [Wanted(seats=3, preset="regular", seed=1), Wanted(seats=2, preset="experienced", seed=2)],
    ids=["three people", "two people"],
)
def test_a_race_by_keys_alone_writes_the_journal_of_the_engine(wanted: Wanted) -> None:
    laid = lay(wanted)

    async def play(hands: Hands) -> ByKeys:
        person = ByKeys(hands, seed=wanted.seed, wander=0.4)
        await person.play()
        assert isinstance(hands.screen, ResultScreen)
        return person

    person = playing(laid.app, play)
    assert all(person.did[what] for what in EVERYTHING), person.did
    records = check_journal(laid)
    secret_only = wanted.seats == 2  # two people choose everything in sealed sets, which nobody can take back
    assert secret_only or any(isinstance(record, Undone) for record in records)
    assert sum(isinstance(record, Accepted) for record in records) > wanted.seats
    laid.session.close()
    assert verified(laid.path) == 0


def test_a_race_by_mouse_alone_writes_the_journal_of_the_engine() -> None:
    laid = lay(Wanted(seats=2, seed=1, wishes=["length=12"]))

    async def play(hands: Hands) -> ByMouse:
        person = ByMouse(hands)
        await person.play()
        return person

    person = playing(laid.app, play)
    assert all(person.did[what] for what in ("curtain", "list", "board", "seats", "hint", "read")), person.did
    check_journal(laid)
    laid.session.close()
    assert verified(laid.path) == 0


@pytest.mark.release
@pytest.mark.parametrize("seed", range(20, 40))
def test_many_races_by_keys_and_by_mouse(seed: int) -> None:
    preset = ("introduction", "regular", "experienced", "mayhem")[seed % 4]
    laid = lay(Wanted(2 + seed % 5, preset, seed))

    async def play(hands: Hands) -> None:
        await (ByMouse(hands, seed) if seed % 3 == 0 else ByKeys(hands, seed, wander=0.2)).play()

    playing(laid.app, play)
    check_journal(laid)
