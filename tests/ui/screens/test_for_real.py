"""What people do at their table: the screen calls it, counts the seconds, and asks everybody who won."""

from __future__ import annotations

import re

import pytest

from dragonroads.engine.match import Match
from dragonroads.ui.session import Session
from tests.games.draghan.rounds import as_match
from tests.games.draghan.situations import header, loaded, situation
from tests.ui.people import words
from tests.ui.screens.showing import ALL_SIZES, run, sitting_at

FOR_REAL = {"for_real": True}


def growling() -> Session:
    """A race of three people who are about to growl."""
    return Session(Match(loaded().game, header(3, options=FOR_REAL)), loaded(), words("en"))


def gasping() -> Session:
    """Three people with a Dragon poo in front of them."""
    race = situation("C5 M6 T7", C="dragon-poo", options={"for_real": True})
    return Session(as_match(race), loaded(), words("en"))


@ALL_SIZES
@pytest.mark.rule("RACE-SETUP-06")
def test_everybody_is_called_to_growl_and_one_of_them_is_named(size: tuple[int, int]) -> None:
    async def test() -> None:
        session = growling()
        async with sitting_at(session, size) as app:
            await app.press("escape")
            assert "Growl, all of you" in app.text
            assert re.search(r"the clock: \d+ s", app.text)
            await app.press("2", "enter")
        assert session.match.state.first == 1

    run(test)


@ALL_SIZES
@pytest.mark.rule("RACE-ACT-01")
def test_several_may_have_held_their_breath_equally_long(size: tuple[int, int]) -> None:
    async def test() -> None:
        session = gasping()
        async with sitting_at(session, size) as app:
            await app.press("escape")
            shown = " ".join(app.text.split())
            assert "Hold your breath, all of you: now!" in shown
            assert "longest?" in shown
            assert "if shared" in shown
            await app.press("down", "space", "down", "down", "space", "enter")
        assert session.match.state.places == [6, 6, 8]

    run(test)


@pytest.mark.rule("RACE-ACT-01")
def test_the_clock_counts_on_its_own_while_the_question_is_open(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with sitting_at(gasping()) as app:
            await app.press("escape")
            (began,) = re.findall(r"the clock: (\d+) s", app.text)
            now = app.app.ears.clock() + 60
            monkeypatch.setattr(app.app.ears, "clock", lambda: now)
            await app.pilot.pause(1.2)
            (later,) = re.findall(r"the clock: (\d+) s", app.text)
            assert int(later) >= int(began) + 60

    run(test)
