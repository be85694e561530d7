"""Golden games: every one replays to the same end, and together they use everything."""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from dragonroads.engine.savefile_reading import read
from dragonroads.engine.state import GameState, known_fields
from dragonroads.errors import DragonroadsError
from tests.conformance.cases import GAMES, opened, preset_cases
from tests.golden.cases import golden_cases
from tests.golden.make import GAMES_PER_CARD, GAMES_PER_ENDING, changed_games, stem_of
from tests.golden.replaying import ENDINGS, EXECUTES, Played, files_of, replay, results_of

FILES = [(name, file) for name in GAMES for file in files_of(name)]
ADVICE = "if the rules were meant to change, raise rules_version and run 'python -m tests.golden.make'"


@cache
def replayed(name: str, path: Path) -> Played:
    """A golden game, played again once."""
    try:
        return replay(path, opened(name).game)
    except DragonroadsError as fault:
        raise AssertionError(f"{fault}: {ADVICE}") from fault


def cards_of(name: str) -> set[str]:
    """The names of all cards of all families."""
    case = preset_cases(name)[0]
    state: GameState = case.game.begin(case.header())
    families = known_fields(type(state)).items()
    return {case.game.card_name(family, n) for family, field in families for n in range(len(getattr(state, field)))}


@pytest.mark.parametrize(("name", "path"), FILES, ids=[f"{name}-{path.stem}" for name, path in FILES])
def test_a_golden_game_replays_to_the_same_end(name: str, path: Path) -> None:
    assert read(path).header.rules == opened(name).game.rules_version, f"{path.name} is of other rules: {ADVICE}"
    assert replayed(name, path).line in results_of(name), f"{path.name} ends otherwise: {ADVICE}"


@pytest.mark.parametrize("name", GAMES)
def test_there_is_a_golden_game_of_every_preset_seat_count_and_option_value(name: str) -> None:
    stems = {path.stem for path in files_of(name)}
    wanted = {stem_of(case) for case in golden_cases(name)}
    assert wanted <= stems
    assert len(stems) == len(results_of(name)) >= 50


@pytest.mark.parametrize("name", [name for name in GAMES if not set(opened(name).spec.uses) & set(GAMES)])
def test_every_card_and_thing_is_used_in_three_golden_games(name: str) -> None:
    used = Counter(one for path in files_of(name) for one in replayed(name, path).used)
    listed = {f"{sort} {one}" for sort, names in opened(name).game.things().items() for one in names}
    known = cards_of(name) if name in EXECUTES else listed
    assert {one: used[one] for one in known if used[one] < GAMES_PER_CARD} == {}


@pytest.mark.parametrize("name", GAMES)
def test_every_ending_comes_up_in_two_golden_games(name: str) -> None:
    endings = Counter(replayed(name, path).ending for path in files_of(name))
    assert {ending: endings[ending] for ending in ENDINGS[name] if endings[ending] < GAMES_PER_ENDING} == {}


@pytest.mark.parametrize("name", GAMES)
def test_the_maker_refuses_to_hide_a_change_of_the_rules(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert changed_games(name) == []
    game = opened(name).game
    true = game.steps

    def shifted(step: object) -> object:
        def run(t: object) -> None:
            t.state.seed += 1  # type: ignore[attr-defined]
            step(t)  # type: ignore[operator]

        return run

    monkeypatch.setattr(type(game), "steps", {phase: shifted(step) for phase, step in true.items()})
    assert len(changed_games(name)) == len(files_of(name))
