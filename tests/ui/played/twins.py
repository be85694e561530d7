"""Another world behind the same curtain: everything hidden is swapped, and the frame must be the same."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from random import Random

from dragonroads.engine.hidden import twin
from dragonroads.ui.screens.box_screen import BoxScreen
from dragonroads.ui.session import Session
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
