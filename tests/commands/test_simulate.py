"""`dragonroads simulate`: figures, JSON, coverage, broken games as files, and interrupts."""

from __future__ import annotations

import json
from typing import Any

import pytest

from dragonroads.commands import simulate as command
from dragonroads.console.simulated import Run, as_json, coverage_lines
from dragonroads.engine.game import Header, SeatSpec
from dragonroads.engine.simulate import simulate
from dragonroads.engine.simulate_tally import Tally
from dragonroads.errors import Violation
from dragonroads.games.draghan.game import DraghanRace
from dragonroads.games.draghan.model import Race
from dragonroads.shelf import Shelf
from tests.commands.running import Home
from tests.engine.toy import Toy
from tests.ui.fair import fair

RACE = ("simulate", "draghan")


def printed(home: Home, *arguments: str, code: int = 0) -> str:
    """What the command writes about the race."""
    ran = home.run(*RACE, *arguments)
    assert ran.code == code, ran
    return ran.out


def test_the_command_prints_figures(home: Home) -> None:
    lines = printed(home, "--seats", "3", "--games", "12", "--seed", "4", "--jobs", "1").splitlines()
    assert lines[0] == "The Draghan Race (Introduction), seats 3, seed 4"
    assert lines[1].startswith("games: 12 in ")
    assert lines[-1] == "violations: 0"


def test_json_is_one_object_and_jobs_change_nothing_but_the_time(home: Home) -> None:
    arguments = ("--seats", "4", "--games", "12", "--preset", "mayhem", "--json")
    one, two = (json.loads(printed(home, *arguments, "--jobs", jobs)) for jobs in "12")
    timed = {"seconds", "games_per_s", "decisions_per_s"}
    assert {k: v for k, v in one.items() if k not in timed} == {k: v for k, v in two.items() if k not in timed}
    wanted = "game seats games decisions violations wins_by_seat digest options rounds answers coverage"
    assert timed | set(wanted.split()) <= set(one)
    assert (one["game"], one["seats"], one["games"], one["violations"]) == ("draghan", 4, 12, 0)
    assert one["options"]["deck"] == "all"
    assert sum(one["wins_by_seat"]) >= 12


@pytest.mark.rule("RACE-END-07")
@pytest.mark.parametrize(("wish", "cap"), [("roar=on", 30), ("round_cap=12", 12)])
def test_random_games_have_a_last_round_though_the_table_sets_none(home: Home, wish: str, cap: int) -> None:
    found = json.loads(printed(home, "--games", "1", "--jobs", "1", "--json", "--option", wish))
    assert found["options"]["round_cap"] == cap


def test_coverage_names_what_was_never_used(home: Home) -> None:
    text = printed(home, "--games", "5", "--seats", "3", "--preset", "mayhem", "--jobs", "1", "--coverage")
    assert "Cards, and how often an event showed one:" in text
    assert "lay_card" in text
    never = [" ".join(part.split()) for part in text.split("never: ")[1:]]
    assert any("draft_pick" in names and "duo_own" in names for names in never)


def test_coverage_misses_no_event_of_another_box(home: Home) -> None:
    ran = home.run("simulate", "dragon-road", "--games", "2", "--jobs", "1", "--json")
    assert ran.code == 0, ran
    events = json.loads(ran.out)["coverage"]["events"]
    assert events["placed"] > 0
    assert "tide" in events
    assert "floe_drifted" not in events


class Fair:
    """How a worker gets the fair."""

    def __call__(self) -> Toy:
        return Toy()


def run_of_the_fair(games: int) -> Run:
    header = Header("toy", 1, "", 0, (SeatSpec("a"), SeatSpec("b")), {})
    return Run(fair(), header, "introduction", 3, simulate(Fair(), header, games, 3), 1.0)


def test_whatever_else_a_game_wants_used_is_counted_by_sort(home: Home) -> None:
    run = run_of_the_fair(2)
    lines = [*coverage_lines(run, Shelf().catalog("en"))]
    stalls = lines[lines.index("Stalls:") + 1 : lines.index("Seasons:") - 1]
    assert {line.split()[0] for line in stalls} == {"north", "east", "south", "west"}
    counts = [int(line.split()[1]) for line in stalls]
    assert counts == sorted(counts)
    assert lines[lines.index("Seasons:") + 1 :] == ["  never: summer"]
    told = as_json(run, [])["coverage"]
    assert told["seasons"] == {"summer": 0}
    assert sum(told["stalls"].values()) == told["events"]["stall"] == 12


@pytest.mark.parametrize("lang", ["en", "es"])
def test_sorts_of_things_have_headings(lang: str, home: Home) -> None:
    words = Shelf().catalog(lang)
    for sort in ("pages", "spaces", "tokens", "abilities", "encounters", "caravans", "contracts"):
        assert words.say(f"cli.sim.{sort}").endswith(":")


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("--seats", "9"), "for 2 to 6 players, not 9"),
        (("--preset", "regula"), "did you mean 'regular'"),
        (("--option", "lenght=20"), "did you mean 'length'"),
        (("--games", "0"), "expected a whole number from 1"),
    ],
)
def test_a_wrong_argument_is_one_line(arguments: tuple[str, ...], complaint: str, home: Home) -> None:
    assert complaint in home.fails(*RACE, *arguments, code=2)


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_broken_rule_leaves_a_file_and_exit_1(jobs: str, home: Home) -> None:
    def no_third_round(self: DraghanRace, state: Race) -> None:
        if state.round == 3:
            raise Violation("there was a third round")

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(DraghanRace, "check", no_third_round)
        text = printed(home, "--seats", "3", "--games", "2", "--jobs", jobs, code=1)
        files = sorted((home.folder / "failures").iterdir())
        told = home.run("verify", str(files[0]))
    assert "violations: 2" in text
    assert [file.name for file in files] == ["draghan-3-1-0.save", "draghan-3-1-1.save"]
    assert all(str(file) in text for file in files)
    assert told.code == 1
    assert "its position is broken (there was a third round)" in told.out
    assert home.run("verify", str(files[0])).code == 0


def test_a_second_broken_game_does_not_take_the_place_of_the_first(home: Home) -> None:
    def always_wrong(self: DraghanRace, state: Race) -> None:
        raise Violation("no")

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(DraghanRace, "check", always_wrong)
        for _ in range(2):
            printed(home, "--games", "1", code=1)
    assert len(list((home.folder / "failures").iterdir())) == 2


def test_an_interrupted_command_prints_what_was_done(monkeypatch: pytest.MonkeyPatch, home: Home) -> None:
    def interrupted(*args: Any, **named: Any) -> Tally:
        def stop(_part: Tally) -> None:
            raise KeyboardInterrupt

        return simulate(*args, **(named | {"block": 5, "progress": stop}))

    monkeypatch.setattr(command, "simulate", interrupted)
    ran = home.run(*RACE, "--games", "50", "--jobs", "1")
    assert ran.code == 130
    assert "games: 5 in" in ran.out
    assert ran.err == "dragonroads: interrupted after 5 of 50 games\n"


def test_a_person_who_watches_sees_it_count(monkeypatch: pytest.MonkeyPatch, home: Home) -> None:
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    ran = home.run(*RACE, "--games", "3", "--jobs", "1")
    assert ran.code == 0
    assert "\r3 of 3 games, violations: 0" in ran.err
