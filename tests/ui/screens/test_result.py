"""The result: who won and how, the ranking, the plot, and the ways on."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from dragonroads import paths
from dragonroads.engine.game import Result
from dragonroads.ui.drawing import line_width
from dragonroads.ui.drawings import result_lines
from dragonroads.ui.drawings.result_lines import Face
from dragonroads.ui.drawings.tally import Source, tally
from dragonroads.ui.kit.letters import large
from dragonroads.ui.kit.podium import podium
from dragonroads.ui.opening import rematch_session
from dragonroads.ui.running_score import score_after
from dragonroads.ui.screens.chronicle import ChronicleScreen
from dragonroads.ui.screens.result import ResultScreen
from dragonroads.ui.screens.rules import RulesScreen
from dragonroads.ui.session import Session
from tests.ui.page_game import at_page
from tests.ui.screens.showing import ALL_SIZES, played, race, run, shown

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
            words = app.text.split()
            for line in scores(OVER):
                assert set(line.split()) <= {*words}, line
            assert OVER.match.header.promise not in app.text  # it stands about the table

    run(test)


@ALL_SIZES
def test_the_winner_is_named_in_letters_five_lines_high(size: tuple[int, int]) -> None:
    async def test() -> None:
        result = OVER.match.result
        assert result is not None
        seat = result.winners[0]
        name = ["".join(span.text for span in line).rstrip() for line in large(OVER.person(seat))]
        async with shown(lambda: ResultScreen(OVER), size) as app:
            assert f"{OVER.who(seat)} wins." in app.text
            assert all(part in app.text for part in name)

    run(test)


def test_a_name_without_room_for_large_letters_has_a_line_of_its_own() -> None:
    async def test() -> None:
        async with shown(lambda: ResultScreen(OVER)) as app:
            screen = app.app.screen
            assert isinstance(screen, ResultScreen)
            faces = [replace(face, person=face.name * 4) for face in screen.ended.faces]
            screen.ended = replace(screen.ended, faces=tuple(faces))
            screen.show()
            assert any("♦ ♦ ♦  " in line and " wins  ♦" in line for line in app.lines)

    run(test)


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_nothing_of_a_race_is_out_of_sight_at_the_smallest_usual_size(seats: int) -> None:
    async def test() -> None:
        session = race(seats)
        async with shown(lambda: ResultScreen(session), (80, 24)) as app:
            assert "Where everybody stood" in app.text
            for line in scores(session)[1:]:
                assert line in app.text
            assert "~" not in app.text
            assert "scroll" not in app.text

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
            await app.press("tab")
            for one in series:
                row = next(line for line in app.lines if line.startswith(f" {one.badge.letter} "))
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


@pytest.mark.usefixtures("saves")
def test_the_score_of_those_who_play_again_is_told_at_the_start_and_at_the_end() -> None:
    async def test() -> None:
        async with shown(lambda: ResultScreen(OVER)) as app:
            assert "Won at this table" not in app.text
            result = OVER.match.result
            assert result is not None
            await app.press("r")
            director = app.app.director
            assert director is not None
            session = director.session
            wins = ", ".join(f"{OVER.person(seat)} {int(seat in result.winners)}" for seat in range(3))
            assert f"Game 2 with these seats. Won so far: {wins}." in app.text
            played(session.match, 1, None)
            assert session.match.result is not None
            session.close()
            app.app.push_screen(ResultScreen(session))
            await app.pilot.pause()
            winners = [*result.winners, *session.match.result.winners]
            told = ", ".join(f"{OVER.person(seat)} {winners.count(seat)}" for seat in range(3))
            assert f"Won at this table, 2 games: {told}" in app.text

    run(test)


def test_a_game_that_was_stopped_is_won_by_nobody() -> None:
    session = race(answers=40)
    session.match.stop()
    assert score_after(session).wins == (0, 0, 0)
    assert score_after(session).games == 0


# --- where points came from -----------------------------------------------------------------------------------------


def counted() -> Session:
    """A game that counts points and keeps account of its rounds, played to its end."""
    session = at_page()
    played(session.match, 1, None)
    return session


@ALL_SIZES
def test_where_every_point_came_from_stands_as_a_table(size: tuple[int, int]) -> None:
    async def test() -> None:
        async with shown(lambda: ResultScreen(counted()), size) as app:
            rows = {line.split()[0]: line for line in app.lines if line.strip()}
            at = rows["Gold"].index("Gold")
            assert "Where every point came from" in app.text
            assert rows["Gold"][at : at + 27].split() == ["Gold", "10", "11", "12"]
            assert rows["Caravans"][at : at + 27].split() == ["Caravans", "·", "·", "·"]
            assert rows["Debts"][at : at + 27].split() == ["Debts", "·", "-1", "-2"]
            assert rows["Total"][at : at + 27].split() == ["Total", "10", "10", "10"]
            if "Round by round" not in app.text:
                await app.click_on("Tab all rounds")
                assert "Round by round" in app.text
                assert rows["Gold"] not in app.text
                await app.press("tab")
                assert "Where every point came from" in app.text

    run(test)


def test_the_plot_stands_beside_the_table_where_both_fit() -> None:
    async def test() -> None:
        async with shown(lambda: ResultScreen(counted()), (100, 30)) as app:
            assert any("Where every point came from" in line and "Round by round" in line for line in app.lines)
            await app.pilot.resize_terminal(60, 24)
            await app.pilot.pause()
            assert "Where every point came from" in app.text
            assert "Round by round" not in app.text

    run(test)


def test_a_game_that_keeps_account_of_its_rounds_is_believed() -> None:
    ended = ResultScreen(counted()).ended
    assert ended.first == 1
    assert [one.values for one in ended.series] == [(7, 14, 21), (8, 15, 22), (9, 16, 23)]


def test_letters_above_the_table_have_their_tones_and_points_taken_stand_out() -> None:
    lines = tally([Source("Gold", (5, 0)), Source("Debts", (-120, 1))], FACES[:2], 40, "Total")
    assert [(span.text, span.tone) for span in lines[0] if span.text.strip()] == [("A", "red"), ("B", "red")]
    assert [span.tone for span in lines[2]] == ["plain", "bad", "plain"]
    assert len({line_width(line) for line in lines}) == 1


@pytest.mark.parametrize("room", [30, 34, 60])
def test_a_long_source_is_cut_before_the_points_are(room: int) -> None:
    lines = tally([Source("A source of points with a long name", (5, 10, 0))], FACES[:3], room, "Total")
    assert max(map(line_width, lines)) <= room
    assert "".join(span.text for span in lines[1]).split()[-3:] == ["5", "10", "·"]


# --- the podium -----------------------------------------------------------------------------------------------------


def standing(*ranks: int) -> list[str]:
    result = Result(tuple(-rank for rank in ranks), ranks, (0,), "finish")
    lines = podium(result_lines.steps(result, FACES[: len(ranks)]), 7)
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
