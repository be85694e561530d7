"""Ways to the moments a test is about, all of them by keys."""

from __future__ import annotations

from collections.abc import Callable

from dragonroads.engine.savefile_reading import read
from dragonroads.engine.table import Seat
from dragonroads.errors import NotNow
from dragonroads.ui import deaf
from dragonroads.ui.asking import Asking
from dragonroads.ui.drawings.question_lines import is_grid
from dragonroads.ui.screens.curtain import CurtainScreen
from dragonroads.ui.screens.table import TableScreen
from dragonroads.ui.stages.ask import Ask
from dragonroads.ui.stages.lay import Lay
from tests.ui.again import played_again
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
    return isinstance(page, TableScreen) and page.eyes is not None and isinstance(page.stage, Ask | Lay)


async def to_last_word(hands: Hands) -> Seat:
    """On to the last question of a sitting, with the cursor on an answer that could be taken back; whose it is."""
    person = ByKeys(hands, 1)
    for _ in range(MOST_STEPS):
        page = hands.screen
        if isinstance(page, TableScreen) and isinstance(page.stage, Lay) and page.stage.is_full:
            assert page.eyes is not None
            hands.wait(deaf.PLAN)
            return page.eyes
        if isinstance(page, TableScreen) and page.eyes is not None and isinstance(page.stage, Ask):
            last = _last_word(page.stage.asking)
            if last is not None:
                await hands.press("home", *["down"] * last)
                assert page.stage.asking.at == last
                return page.eyes
        await person.step()
    raise AssertionError(f"that never came:\n{hands.text}")


def _last_word(asking: Asking) -> int | None:
    """Which line ends the sitting, and could still be taken back."""
    session, question = asking.session, asking.question
    assert session.path is not None
    saved = read(session.path)
    for at, row in enumerate(asking.rows):
        keys = asking.choice.completed(row.item.option) if row.open and not asking.choice.is_ticked else ()
        if not keys or is_grid(asking):
            continue
        match, _ = played_again(session.loaded.game, saved.header, list(saved.records))
        try:
            match.answer(question.seat, question.n, *keys)
        except NotNow:
            continue
        if question.seat not in match.asked and match.can_undo().steps and not match.over:
            return at
    return None


async def open_curtain(hands: Hands) -> Seat:
    """The right letter, then Enter; who has come in."""
    curtain = curtain_of(hands)
    assert curtain.due is not None
    await hands.press(curtain.session.letter(curtain.due.seat).lower(), "enter")
    return curtain.due.seat
