"""Golden games: every one replays to the same end, and each shows something that no other one does."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from dragonroads.engine.savefile_reading import read
from dragonroads.errors import DragonroadsError
from tests.boxes import boxed
from tests.conformance.cases import GAMES
from tests.golden.cases import Candidate
from tests.golden.make import Tried, changed_games, choose
from tests.golden.replaying import NOBODY, Played, alone, files_of, listing, listing_of, missing, replay, results_of
from tests.golden.showing import Shown

TITLES = [name for name in GAMES if files_of(name)]
"""A game may be on the shelf before games of it are kept."""
FILES = [(name, file) for name in TITLES for file in files_of(name)]
ADVICE = "if the rules were meant to change, raise rules_version and run 'python -m tests.golden.make'"
RECORD = (
    "if the box that golden games are played with (tests/boxes.py) is another one now, run 'python -m tests.golden.make"
    " GAME' (with --force if the version need not rise), and have the listing reviewed"
)
MAY_BE_MISSING = ("event", "question", "option", "line")
"""What a title may leave out: its words and rules are shared with others, and games nobody watches are bounded."""


@cache
def replayed(name: str, path: Path) -> Played:
    """A golden game, played again once."""
    try:
        return replay(path, boxed(name).game)
    except DragonroadsError as fault:
        raise AssertionError(f"{fault}: {ADVICE}") from fault


def shown(name: str) -> dict[str, Shown]:
    """What each golden game of a title shows."""
    return {path.stem: replayed(name, path).shows for path in files_of(name)}


@pytest.mark.parametrize(("name", "path"), FILES, ids=[f"{name}-{path.stem}" for name, path in FILES])
def test_a_golden_game_replays_to_the_same_end(name: str, path: Path) -> None:
    assert read(path).header.rules == boxed(name).game.rules_version, f"{path.name} is of other rules: {ADVICE}"
    assert replayed(name, path).line in results_of(name), f"{path.name} ends otherwise: {ADVICE}"


def named_in(line: str) -> set[str]:
    """What the last line of a listing says that no game shows."""
    return {*line.removeprefix(f"{NOBODY}: ").split(", ")} - {"nothing"}


@pytest.mark.parametrize("name", TITLES)
def test_the_listing_of_what_each_golden_game_alone_shows_is_true(name: str) -> None:
    *reviewed, left_out = listing_of(name)
    *games, left_out_now = listing(name, shown(name))
    assert reviewed == games, RECORD
    assert named_in(left_out) <= named_in(left_out_now), RECORD  # rules that came since may have more to show
    assert [line.split(":")[0] for line in results_of(name)] == sorted(shown(name))


@pytest.mark.parametrize("name", TITLES)
def test_together_they_show_every_card_and_thing_ending_preset_and_number_of_seats(name: str) -> None:
    left_out = missing(name, shown(name))
    assert [one for one in sorted(left_out) if one.split(":")[0] not in MAY_BE_MISSING] == [], RECORD


@pytest.mark.parametrize("name", TITLES)
def test_without_any_one_of_them_something_is_not_shown_any_more(name: str) -> None:
    games = shown(name)
    everything = frozenset[str]().union(*games.values())
    for stem in games:
        others = frozenset[str]().union(*(shows for other, shows in games.items() if other != stem))
        assert everything - others == alone(games)[stem] != frozenset(), f"{stem} can go: {RECORD}"


def test_of_many_games_those_are_kept_that_add_most_and_none_too_many() -> None:
    def tried(number: int, shows: str, lines: int) -> Tried:
        return Tried(Candidate("draghan", number), frozenset(shows), lines)

    most, longer, few = tried(1, "abcd", 8), tried(3, "abcd", 9), tried(5, "ef", 5)
    left, right = tried(7, "abe", 6), tried(9, "cdf", 7)
    assert choose([longer, few, most]) == [most, few]
    assert choose([most, left, right]) == [left, right], "the first one taken is not needed any more"


@pytest.mark.parametrize("name", TITLES)
def test_the_maker_refuses_to_hide_a_change_of_the_rules(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert changed_games(name) == []
    game = boxed(name).game
    true = game.steps

    def shifted(step: object) -> object:
        def run(t: object) -> None:
            t.state.seed += 1  # type: ignore[attr-defined]
            step(t)  # type: ignore[operator]

        return run

    monkeypatch.setattr(type(game), "steps", {phase: shifted(step) for phase, step in true.items()})
    assert len(changed_games(name)) == len(files_of(name))
