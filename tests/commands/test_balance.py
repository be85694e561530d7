"""`dragonroads balance`: tables of who wins how often, JSON, and the same figures however the work is shared."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from dragonroads.commands import balance as command
from dragonroads.engine.position import any_option
from dragonroads.games.draghan.model import Race
from dragonroads.games.loaded import LoadedGame
from dragonroads.shelf import Shelf
from dragonroads.workshop.balance.measuring import measure
from dragonroads.workshop.balance.tally import Balance
from tests.commands.running import Home, race

RACE = ("balance", "draghan")


def printed(home: Home, *arguments: str, code: int = 0) -> str:
    """What the command writes about the race."""
    ran = home.run(*RACE, *arguments)
    assert ran.code == code, ran
    return ran.out


def told(home: Home, *arguments: str) -> dict[str, Any]:
    """What the command writes about the race as JSON."""
    found: dict[str, Any] = json.loads(printed(home, *arguments, "--json"))
    return found


def with_figures(patch: pytest.MonkeyPatch) -> None:
    """The race as if it measured something and knew a second style."""

    def figures(state: Race) -> dict[str, list[int]]:
        return {"space": state.places, "seats": [state.seats] * state.seats}

    loaded = replace(race(), styles={"easy": race().policy, "wild": any_option}, figures=figures)

    def opened(_self: Shelf, _name: str) -> LoadedGame:
        return loaded

    patch.setattr(Shelf, "open", opened)


def test_the_command_prints_aligned_tables(home: Home) -> None:
    text = printed(home, "--seats", "3", "--games", "30", "--seed", "4", "--jobs", "1", "--styles", "easy,random")
    setting, seats, styles = (part.splitlines() for part in text.split("\n\n"))
    assert setting[0] == "The Draghan Race (Introduction), seats 3, seed 4"
    assert setting[1].startswith("games: 30 in ")
    assert "styles of play: easy, random; answered at random: 0.0 %" in setting
    assert "an even share of the wins: 33.3 %" in setting
    assert seats[0].split() == ["by", "seat", "seats", "won", "error", "score"]
    assert [line.split()[:2] for line in seats[1:]] == [["1", "30"], ["2", "30"], ["3", "30"]]
    assert [line.split()[0] for line in styles[1:]] == ["easy", "random"]
    for table in (seats, styles):
        assert len({len(line) for line in table}) == 1


def test_json_is_one_object_and_jobs_change_nothing_but_the_time(home: Home) -> None:
    arguments = ("--seats", "4", "--games", "210", "--preset", "mayhem", "--styles", "easy,random", "--slips", "0.1")
    one, two = (told(home, *arguments, "--jobs", jobs) for jobs in "12")
    timed = {"seconds", "games_per_s"}
    assert {k: v for k, v in one.items() if k not in timed} == {k: v for k, v in two.items() if k not in timed}
    assert (one["game"], one["seats"], one["games"], one["slips"]) == ("draghan", 4, 210, 0.1)
    assert one["styles"] == [*one["by_style"]] == ["easy", "random"]
    assert one["options"]["deck"] == "all"
    assert sum(seat["win_share"] for seat in one["by_seat"]) == pytest.approx(1, abs=1e-5)
    easy, random = one["by_style"]["easy"], one["by_style"]["random"]
    assert easy["win_share"] > random["win_share"] + 3 * easy["win_error"]
    assert easy["seats"] + random["seats"] == one["all"]["seats"] == 840
    assert one["all"]["figures"] == {}


def test_the_race_is_played_in_the_one_style_it_has(home: Home) -> None:
    assert [*told(home, "--games", "5")["by_style"]] == ["easy"]
    assert [*told(home, "--games", "5", "--styles", "random")["by_style"]] == ["random"]


def test_figures_are_shown_over_all_and_by_style(home: Home) -> None:
    with pytest.MonkeyPatch.context() as patch:
        with_figures(patch)
        arguments = ("--seats", "3", "--games", "20", "--jobs", "1")
        lines = printed(home, *arguments).rpartition("\n\n")[2].splitlines()
        found = told(home, *arguments)
    assert lines[0].split() == ["on", "average", "all", "easy", "wild"]
    assert [line.split()[0] for line in lines[1:]] == ["space", "seats"]
    assert lines[2].split()[1:] == ["3.00"] * 3
    assert found["all"]["figures"]["space"] == found["all"]["score"]
    assert found["by_style"]["wild"]["figures"]["space"] == found["by_style"]["wild"]["score"]


def test_it_speaks_spanish(home: Home) -> None:
    text = printed(home, "--games", "3", "--lang", "es")
    assert "por asiento" in text
    assert "estilos de juego: easy" in text


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("--seats", "9"), "for 2 to 6 players, not 9"),
        (("--styles", "esay"), "no style of play called 'esay' (did you mean 'easy'?)"),
        (("--styles", ""), "no style of play called ''"),
        (("--slips", "1.5"), "expected a number from 0 to 1, found '1.5'"),
        (("--slips", "nan"), "expected a number from 0 to 1, found 'nan'"),
        (("--preset", "regula"), "did you mean 'regular'"),
    ],
)
def test_a_wrong_argument_is_one_line(arguments: tuple[str, ...], complaint: str, home: Home) -> None:
    assert complaint in home.fails(*RACE, *arguments, code=2)


def test_an_interrupted_command_prints_what_was_done(monkeypatch: pytest.MonkeyPatch, home: Home) -> None:
    def interrupted(*args: Any, **named: Any) -> Balance:
        def stop(_part: Balance) -> None:
            raise KeyboardInterrupt

        return measure(*args, **(named | {"block": 5, "progress": stop}))

    monkeypatch.setattr(command, "measure", interrupted)
    ran = home.run(*RACE, "--games", "50", "--jobs", "1")
    assert ran.code == 130
    assert "games: 5 in" in ran.out
    assert ran.err == "dragonroads: interrupted after 5 of 50 games\n"


def test_a_person_who_watches_sees_it_count(monkeypatch: pytest.MonkeyPatch, home: Home) -> None:
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    ran = home.run(*RACE, "--games", "3", "--jobs", "1")
    assert ran.code == 0
    assert "\r3 of 3 games" in ran.err
