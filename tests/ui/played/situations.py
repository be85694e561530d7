"""Ways to the moments a test is about, all of them by keys."""

from __future__ import annotations

from collections.abc import Callable

from dragonroads.engine.table import Seat
from dragonroads.ui.screens.curtain import CurtainScreen
from dragonroads.ui.screens.table import TableScreen
from dragonroads.ui.stages.ask import Ask
from dragonroads.ui.stages.pauses import Done, Recap
from tests.ui.played.by_keys import ByKeys
from tests.ui.played.hands import Hands

MOST_STEPS = 400


async def play_until(hands: Hands, is_there: Callable[[], bool], seed: int = 1) -> ByKeys:
    """Play by chance until something is the case."""
    person = ByKeys(hands, seed)
    for _ in range(MOST_STEPS):
        if is_there():
            return person
        await person.step()
    raise AssertionError(f"that never came:\n{hands.text}")


def curtain_of(hands: Hands) -> CurtainScreen:
    """The curtain in front."""
    screen = hands.screen
    assert isinstance(screen, CurtainScreen), f"no curtain, but {screen}:\n{hands.text}"
    return screen


def page_of(hands: Hands) -> TableScreen:
    """The table in front."""
    screen = hands.screen
    assert isinstance(screen, TableScreen), f"no table, but {screen}:\n{hands.text}"
    return screen


async def to_curtain(hands: Hands) -> Seat:
    """On to the next curtain; whom it waits for."""
    await play_until(hands, lambda: isinstance(hands.screen, CurtainScreen))
    due = curtain_of(hands).due
    assert due is not None
    return due.seat


async def to_private_question(hands: Hands) -> Seat:
    """On to a question behind a curtain; whose it is."""
    await play_until(hands, lambda: _is_asked_alone(hands))
    eyes = page_of(hands).eyes
    assert eyes is not None
    return eyes


def _is_asked_alone(hands: Hands) -> bool:
    page = hands.screen
    return isinstance(page, TableScreen) and page.eyes is not None and isinstance(page.stage, Ask)


async def to_last_word(hands: Hands) -> Seat:
    """On to a plan that only has to be confirmed; whose it is."""
    await play_until(hands, lambda: isinstance(hands.screen, TableScreen) and isinstance(hands.screen.stage, Done))
    eyes = page_of(hands).eyes
    assert eyes is not None
    return eyes


async def to_recap(hands: Hands) -> Seat:
    """On to a recap; whose it is."""
    await play_until(hands, lambda: isinstance(hands.screen, TableScreen) and isinstance(hands.screen.stage, Recap))
    eyes = page_of(hands).eyes
    assert eyes is not None
    return eyes


async def open_curtain(hands: Hands) -> Seat:
    """The right letter, then Enter; who has come in."""
    curtain = curtain_of(hands)
    assert curtain.due is not None
    await hands.press(curtain.session.letter(curtain.due.seat).lower(), "enter")
    return curtain.due.seat
