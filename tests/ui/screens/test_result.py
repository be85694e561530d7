"""The result: who won and how, the ranking, the plot, and the ways on."""

from __future__ import annotations

from pathlib import Path

import pytest

from dragonroads import paths
from dragonroads.engine.game import Result
from dragonroads.ui.drawing import line_width
from dragonroads.ui.drawings import result_lines
from dragonroads.ui.drawings.result_lines import Face
from dragonroads.ui.opening import rematch_session
from dragonroads.ui.screens.chronicle import ChronicleScreen
from dragonroads.ui.screens.result import ResultScreen
from dragonroads.ui.screens.rules import RulesScreen
from dragonroads.ui.session import Session
from tests.ui.screens.showing import ALL_SIZES, race, run, shown

OVER = race()
FACES = [Face(letter, "red", letter) for letter in "ABCDEF"]


@pytest.fixture
def saves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(paths.HOME_VARIABLE, str(tmp_path))
    return tmp_path


def scores(session: Session) -> list[str]:
    assert session.match.result is not None
    return list(session.presenter.score(session.look(None), session.match.result))


@ALL_SIZES
def test_shows_how_it_ended_and_every_line_of_the_ranking(size: tuple[int, int]) -> None:
    async def test() -> None:
        async with shown(lambda: ResultScreen(OVER), size) as app:
            for line in scores(OVER):
                assert line in app.text
            assert OVER.match.header.promise in app.text

    run(test)


@ALL_SIZES
def test_the_winner_has_a_line_of_its_own(size: tuple[int, int]) -> None:
    async def test() -> None:
        result = OVER.match.result
        assert result is not None
        winner = OVER.who(result.winners[0])
        async with shown(lambda: ResultScreen(OVER), size) as app:
            assert any(f"♦  {winner} wins  ♦" in line for line in app.lines)

    run(test)


@pytest.mark.parametrize("seed", range(1, 9))
def test_the_plot_ends_where_the_race_ended(seed: int) -> None:
    session = race(4, seed)
    result = session.match.result
    assert result is not None
    series = ResultScreen(session).ended.series
    assert tuple(one.values[-1] for one in series) == result.scores
    assert all(one.values[0] == 0 for one in series)
    assert all(len(one.values) == session.look(None)["round"] + 1 for one in series)


def test_the_rounds_stand_as_figures_where_there_is_room() -> None:
    async def test() -> None:
        async with shown(lambda: ResultScreen(OVER), (100, 30)) as app:
            series = ResultScreen(OVER).ended.series
            for one in series:
                row = next(line for line in app.lines if line.startswith(f" {one.letter} "))
                assert row.split()[-len(one.values) :] == [str(value) for value in one.values]

    run(test)


def test_a_stopped_game_has_standings_and_no_winner() -> None:
    async def test() -> None:
        session = race(answers=40)
        session.match.stop()
        async with shown(lambda: ResultScreen(session)) as app:
            for line in scores(session):
                assert line in app.text
            assert "wins" not in app.text
            assert "♦" not in app.text

    run(test)


def test_a_game_stopped_before_anything_happened_can_be_shown() -> None:
    async def test() -> None:
        session = race(answers=0)
        session.match.stop()
        async with shown(lambda: ResultScreen(session)) as app:
            assert scores(session)[0] in app.text

    run(test)


def test_the_replay_and_the_rules_are_one_key_away() -> None:
    async def test() -> None:
        async with shown(lambda: ResultScreen(OVER)) as app:
            await app.press("g")
            assert isinstance(app.app.screen, ChronicleScreen)
            await app.press("escape", "question_mark")
            assert isinstance(app.app.screen, RulesScreen)
            await app.press("escape")
            await app.click_on("g replay")
            assert isinstance(app.app.screen, ChronicleScreen)
            await app.press("escape", "escape")
            assert app.is_on_ground

    run(test)


@pytest.mark.usefixtures("saves")
def test_a_rematch_has_the_same_people_and_options_and_another_deal() -> None:
    async def test() -> None:
        async with shown(lambda: ResultScreen(OVER)) as app:
            before, again = OVER.match.header, rematch_session(app.app.content, OVER)
            header = again.match.header
            again.close()
            assert (header.seats, header.options, header.agreements) == (
                before.seats,
                before.options,
                before.agreements,
            )
            assert header.promise != before.promise
            assert again.path is not None
            assert again.path.exists()

    run(test)


@pytest.mark.usefixtures("saves")
def test_r_sits_everybody_down_at_the_new_table() -> None:
    async def test() -> None:
        async with shown(lambda: ResultScreen(OVER)) as app:
            await app.press("r")
            director = app.app.director
            assert director is not None
            assert director.session is not OVER
            assert not director.session.match.over
            assert not isinstance(app.app.screen, ResultScreen)
            director.session.close()

    run(test)


# --- the podium -----------------------------------------------------------------------------------------------------


def standing(*ranks: int) -> list[str]:
    result = Result(tuple(-rank for rank in ranks), ranks, (0,), "finish")
    lines = result_lines.podium(result, FACES[: len(ranks)])
    assert len({line_width(line) for line in lines}) == 1
    return ["".join(span.text for span in line) for line in lines]


def test_the_first_stands_highest_and_between_the_others() -> None:
    lines = standing(2, 1, 3)
    heights = {letter: next(y for y, line in enumerate(lines) if letter in line) for letter in "ABC"}
    assert heights["B"] < heights["A"] < heights["C"]
    columns = {letter: next(line.index(letter) for line in lines if letter in line) for letter in "ABC"}
    assert columns["A"] < columns["B"] < columns["C"]


def test_those_who_share_a_rank_share_a_step() -> None:
    lines = standing(1, 1, 3, 4)
    assert any("A B" in line for line in lines)
    assert any("3" in line for line in lines)


def test_six_on_one_step_still_fit() -> None:
    assert any("ABCDEF" in line for line in standing(1, 1, 1, 1, 1, 1))


@pytest.mark.parametrize(
    ("rounds", "front"),
    [
        ([[0, 0], [1, 2], [5, 3], [6, 4]], 2),
        ([[0, 0], [5, 1]], 1),
        ([[0, 0], [4, 4], [5, 1]], 1),
        ([[0, 0], [1, 2], [1, 2]], 0),
        ([[1, 2], [3, 2]], 1),
    ],
)
def test_since_when_the_winner_was_in_front(rounds: list[list[int]], front: int) -> None:
    assert result_lines.in_front_since(rounds, [0]) == front
