"""Another world behind the same curtain: everything hidden is swapped, and the frame must be the same."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from random import Random

from dragonroads.engine.hidden import twin
from dragonroads.seats.keyboard import Aloud
from dragonroads.ui.asking import Asking
from dragonroads.ui.screens.box_screen import BoxScreen
from dragonroads.ui.screens.table import TableScreen
from dragonroads.ui.session import Session
from dragonroads.ui.stages.ask import Ask
from tests.ui.played.canaries import Leak
from tests.ui.played.hands import Hands


@contextmanager
def another_world(session: Session, random: Random) -> Iterator[None]:
    """Deal anew whatever the public cannot know, choose otherwise, and leave one option of every private question."""
    match = session.match
    state, questions, sealed = match.state, match._questions, match._sealed
    match.state = twin(state, None, random.random)
    match._questions = tuple(replace(q, options=q.options[:1]) if q.private else q for q in questions)
    match._sealed = {seat: tuple(pick + 1 for pick in picks) for seat, picks in sealed.items()}
    session.look._line = -1
    try:
        yield
    finally:
        match.state, match._questions, match._sealed = state, questions, sealed
        session.look._line = -1


@contextmanager
def purses_of(session: Session, gold: int) -> Iterator[None]:
    """Give everybody on a journey so much gold; an empty purse leaves one option of every open question."""
    match = session.match
    state, questions = match.state, match._questions
    match.state = state.copy()
    for player in match.state.players:
        player.gold = gold
    if not gold:
        match._questions = tuple(replace(q, options=q.options[:1]) if q.openly is not None else q for q in questions)
    session.look._line = -1
    try:
        yield
    finally:
        match.state, match._questions = state, questions
        session.look._line = -1


async def check_purses(hands: Hands, session: Session) -> None:
    """The open table is painted the same, byte by byte, whatever lies in the purses."""
    page = hands.screen
    assert isinstance(page, TableScreen)
    assert isinstance(page.stage, Ask)
    stage, painted = page.stage, set[str]()
    for gold in (0, 1, 99):
        with purses_of(session, gold):
            due = session.keyboard._work_out()
            assert isinstance(due, Aloud)
            page.stage = Ask(page, Asking(session, due.question))
            page.show()
            await hands.rest()
            painted.add(await bytes_of(hands))
    page.stage = stage
    page.show()
    await hands.rest()
    if len(painted) > 1:
        raise Leak(f"the open table tells what is in a purse:\n{hands.text}")


async def bytes_of(hands: Hands) -> str:
    """Everything that is written when the whole screen is painted."""
    hands.driver.written = []
    hands.screen._compositor._dirty_regions.add(hands.screen._compositor.size.region)
    hands.screen._compositor_refresh()
    await hands.rest()
    written, hands.driver.written = "".join(hands.driver.written), None
    return written


async def check_twin(hands: Hands, session: Session, random: Random) -> None:
    """The screen in front, which is for everybody, looks the same in another world."""
    screen = hands.screen
    assert isinstance(screen, BoxScreen)
    screen.show()
    await hands.rest()
    before = hands.text
    with another_world(session, random):
        screen.show()
        screen.refresh(layout=True)
        await hands.rest()
        after = hands.text
    screen.show()
    await hands.rest()
    if before != after:
        raise Leak(f"what nobody may know is told by the screen:\n{before}\n{after}")
