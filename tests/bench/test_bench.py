"""The benchmarks run and say what they promise; how fast anything is, no test asserts."""

from __future__ import annotations

import json
from random import Random

import pytest

from dragonroads.commands import bench
from dragonroads.console.parser import Parser
from dragonroads.library.words import Catalog
from dragonroads.shelf import Shelf
from dragonroads.workshop.bench import reference_slice
from dragonroads.workshop.bench.measure import Figure
from dragonroads.workshop.bench.targets import judge
from tests.bench import side_by_side


def _bench(*argv: str) -> int:
    parser = Parser(Catalog("en").say)
    bench.configure(parser)
    return bench.run(parser.parse_args(argv))


def test_bench_measures_everything_that_has_a_target(capsys: pytest.CaptureFixture[str]) -> None:
    assert _bench("draghan", "--playouts", "2", "--json") == 0
    figures = json.loads(capsys.readouterr().out)["figures"]
    names = " | ".join(figure["name"] for figure in figures)
    for wanted in (
        "random decisions",
        "cost of a decision",
        "copy and resample",
        "view",
        "answer, median",
        "undo",
        "fuzzed",
    ):
        assert wanted in names
    for wanted in ("from YAML", "from the cache", "save of 30"):
        assert wanted in names
    assert all(figure["value"] > 0 for figure in figures)
    assert {"floor", "goal", "verdict"} <= set(figures[0])


@pytest.mark.parametrize(
    ("value", "verdict"), [(5.0, "goal"), (8.0, "floor"), (8.1, "below")], ids=["goal", "floor", "below"]
)
def test_a_cost_is_judged_by_floor_and_goal(value: float, verdict: str) -> None:
    assert judge(Figure("copy of a state", value, "us"), judged=True).verdict == verdict


def test_a_rate_is_judged_the_other_way_round() -> None:
    figure = Figure("draghan x: random decisions", 250_000, "per s", low_is_good=False)
    assert judge(figure, judged=True).verdict == "floor"


@pytest.mark.parametrize(
    ("name", "floor"),
    [
        ("draghan x, 4 seats: random games", 1_700),
        ("dragon_road x, 4 seats: random games", 700),
        ("dragon_road x, 4 seats: random decisions", 150_000),
        ("dragon_road x, 4 seats: cost of a decision", 2.0),
        ("dragon_canyon x, 4 seats: random games", 400),
        ("dragon_road: copy of a state", 8),
        ("dragon_road: save of 300 decisions, loaded", 20),
    ],
)
def test_a_game_is_judged_by_its_own_targets_and_by_those_of_all(name: str, floor: float) -> None:
    target = judge(Figure(name, 1.0, "per s"), judged=True).target
    assert target
    assert target.floor == floor


@pytest.mark.parametrize("name", ["lamp_race x: random decisions", "dragon_road_two x: random games"])
def test_a_rate_of_a_game_without_targets_is_not_judged_by_those_of_another(name: str) -> None:
    assert judge(Figure(name, 1.0, "per s", low_is_good=False), judged=True).target is None


def test_without_names_every_game_of_the_shelf_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    def figures(_shelf: Shelf, name: str, _playouts: int) -> list[tuple[Figure, bool]]:
        return [(Figure(name, 1.0, "us"), False)]

    monkeypatch.setattr(bench, "_figures", figures)
    monkeypatch.setattr(bench, "screen_figures", lambda: [Figure("screen", 1.0, "ms")])
    monkeypatch.setattr(bench, "cut_figures", lambda: [Figure("cuts", 1.0, "texts")])
    parser = Parser(Catalog("en").say)
    bench.configure(parser)
    found = [figure.name for figure, _ in bench._wanted(parser.parse_args([]))]
    assert found == [*Shelf().games(), "screen", "cuts"]


def test_the_reference_slice_is_frozen() -> None:
    random = Random(1).random
    assert [reference_slice.play(random) for _ in range(8)] == [79, 96, 87, 105, 113, 71, 74, 75]


def test_without_open_spiel_the_comparison_says_so() -> None:
    def not_there(name: str) -> None:
        raise ImportError(name)

    said: list[str] = []
    assert side_by_side.main(said.append, not_there) == 0
    assert "not installed" in said[0]
