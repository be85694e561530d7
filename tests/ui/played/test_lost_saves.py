"""A save that is taken away or changed while people play: the app says so and offers a new file; nothing is lost."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from dragonroads.engine.savefile_reading import read
from dragonroads.engine.savefile_resuming import load_match
from dragonroads.saves.finding import saves
from dragonroads.ui.screens.confirm import ConfirmScreen
from dragonroads.ui.screens.home import HomeScreen
from dragonroads.ui.screens.table import TableScreen
from tests.ui.played.hands import Hands, playing
from tests.ui.played.situations import play_until, to_private_question
from tests.ui.played.table_for import Laid, Wanted, lay

OTHER = b"somebody else's"


def replace(path: Path) -> None:
    path.unlink()
    path.write_bytes(OTHER)


def empty(path: Path) -> None:
    path.write_bytes(b"")


def rename(path: Path) -> None:
    path.rename(path.with_suffix(".bak"))


def check_whole(laid: Laid) -> None:
    """The save holds the game as it is."""
    assert load_match(read(laid.path), laid.session.loaded.game).answered == laid.session.match.answered


@pytest.mark.parametrize("harm", [Path.unlink, rename, replace, empty])
def test_a_new_file_is_offered_and_holds_the_whole_game(harm: Callable[[Path], object]) -> None:
    laid = lay(Wanted())
    match = laid.session.match

    async def play(hands: Hands) -> None:
        await play_until(hands, lambda: match.answered >= 2)
        await to_private_question(hands)
        answered = match.answered
        harm(laid.path)
        await play_until(hands, lambda: isinstance(hands.screen, ConfirmScreen))
        assert "while the game was open" in " ".join(hands.text.replace("│", " ").split())
        assert match.answered == answered
        await hands.press("enter")
        assert isinstance(hands.screen, TableScreen)
        await play_until(hands, lambda: isinstance(hands.screen, ConfirmScreen))
        await hands.press("right")
        await hands.press("enter")
        assert laid.session.file is not None
        assert laid.session.file.lost is None
        check_whole(laid)
        await play_until(hands, lambda: match.answered > answered)
        check_whole(laid)

    playing(laid.app, play)
    assert OTHER not in laid.path.read_bytes()


def test_a_computer_answers_again_by_itself() -> None:
    laid = lay(Wanted(seats=3, seed=1, computers=[1, 2]))
    match = laid.session.match

    async def play(hands: Hands) -> None:
        await play_until(hands, lambda: match.answered > 0)
        give = match.answer

        def meddle(seat: int, n: int, *keys: str) -> None:
            if not match.is_person(seat) and laid.path.exists():
                laid.path.unlink()
            give(seat, n, *keys)

        match.answer = meddle  # type: ignore[method-assign]
        await play_until(hands, lambda: isinstance(hands.screen, ConfirmScreen))
        match.answer = give  # type: ignore[method-assign]
        answered = match.answered
        await hands.press("right")
        await hands.press("enter")
        await hands.rest()
        assert match.answered > answered
        check_whole(laid)

    playing(laid.app, play)


def test_who_leaves_without_noticing_loses_nothing() -> None:
    laid = lay(Wanted())

    async def play(hands: Hands) -> None:
        await play_until(hands, lambda: laid.session.match.answered >= 2)
        replace(laid.path)
        await hands.press_until("q", lambda: isinstance(hands.screen, HomeScreen))
        await hands.rest()
        assert "The whole game is in a new file now" in " ".join(hands.text.split())

    playing(laid.app, play)
    check_whole(laid)
    assert sorted(path.read_bytes() == OTHER for path in saves()) == [False, True]
    assert laid.app.unfinished == laid.session.name
