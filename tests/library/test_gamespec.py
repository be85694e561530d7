from __future__ import annotations

from dataclasses import replace

import pytest

from dragonroads.library.binder import Binder
from dragonroads.library.gamespec import GameSpec, read_spec
from dragonroads.library.options import Number, Option
from dragonroads.library.pack import Pack
from dragonroads.library.problems import Problems
from dragonroads.library.reader import read

from .sample import GOOD


@pytest.fixture
def spec() -> GameSpec:
    document = read(GOOD["game"].encode(), "f", Problems())
    assert document is not None
    found = read_spec(Pack("lantern", "f", {"game.yaml": document}), Binder())
    assert found is not None
    return found


def test_a_game_announces_itself(spec: GameSpec) -> None:
    assert (spec.id, spec.rules, spec.board, spec.uses, spec.minutes) == ("lantern", "lantern", "plain", (), 30)
    assert (spec.seats.least, spec.seats.most) == (2, 6)


def test_presets_and_options_are_found_by_name(spec: GameSpec) -> None:
    assert spec.preset("first") is spec.presets[0]
    assert spec.option("length").number is not None
    with pytest.raises(KeyError):
        spec.preset("second")


def test_every_preset_has_a_possible_value_for_every_option_at_every_table(spec: GameSpec) -> None:
    for seats in range(spec.seats.least, spec.seats.most + 1):
        settings = spec.presets[0].settings(seats)
        assert all(option.complaint(settings[option.id]) is None for option in spec.options)


def test_games_nobody_watches_get_a_bound_where_the_table_has_set_none(spec: GameSpec) -> None:
    cap = Option("cap", "Last round", "", number=Number(0, 60), bounds_length=30)
    bounded = replace(spec, options=(*spec.options, cap)).bounded
    assert bounded({"length": 28, "cap": 0}) == {"length": 28, "cap": 30}
    assert bounded({"length": 28, "cap": 12}) == {"length": 28, "cap": 12}


def test_a_pack_without_the_file_is_told_so() -> None:
    binder = Binder()
    assert read_spec(Pack("lantern", "content/lantern", {}), binder) is None
    assert [str(problem) for problem in binder.problems] == ["content/lantern/game.yaml:1:1: there is no such file"]
