"""Scenes of the hand-over: curtains, what lies behind them, and what people agree on."""

from __future__ import annotations

from collections.abc import Sequence

from dragonroads.engine.agreements import OPEN_HANDS
from dragonroads.engine.table import Seat
from dragonroads.ui.app import BoxApp
from dragonroads.ui.screens.agree import AgreeScreen
from dragonroads.ui.screens.curtain import CurtainScreen
from dragonroads.workshop.pictures.acts import call, do, open_curtain, press, typed
from dragonroads.workshop.pictures.dealing import Deal, aloud, curtain
from dragonroads.workshop.pictures.scene import Act, Scene, Size

FIRST = Deal(curtain("lay_card"))
LATER = Deal(curtain("lay_card", 4))
SEALED = Deal(curtain("poo_breath", 2, decided=1, others=1), seats=4, preset="mayhem")
CODED = Deal(curtain("lay_card", 2), codes=("4711", "0815", "1234"))
TURN = Deal(aloud("bet_space", 3))
OPEN_TURN = Deal(aloud("bet_space", 3), handover=OPEN_HANDS)
TINY: Sequence[Size] = ((50, 15),)


async def agree(app: BoxApp) -> None:
    """Everybody else is asked whether the last answer may be taken back."""
    assert app.director
    session = app.director.session
    people = session.keyboard.people
    app.push_screen(AgreeScreen(session, app.say("ui.agree.undo.title"), people, lambda: None))


def letter(seat: Seat) -> Act:
    """Press the letter of a seat."""

    async def act(app: BoxApp) -> None:
        assert app.director
        await press(app.director.session.letter(seat).lower())(app)

    return act


async def own_letter(app: BoxApp) -> None:
    """Press the letter a curtain waits for."""
    assert isinstance(app.screen, CurtainScreen)
    assert app.screen.due
    await letter(app.screen.due.seat)(app)


BEHIND_CURTAINS: Sequence[Scene] = (
    Scene("curtain", FIRST),
    Scene("curtain_later", LATER),
    Scene("curtain_sealed", SEALED),
    Scene("curtain_code", CODED, (own_letter, press("enter"), *typed("47"))),
    Scene("curtain_covered", TURN, (do("app.curtain"),)),
    Scene("player_screen", LATER, (open_curtain, do("mine"))),
    Scene("player_screen_empty", TURN, (call(0),)),
    Scene("agree", TURN, (agree, letter(0))),
    Scene("lift", TURN, (do("mine"),)),
    Scene("who", OPEN_TURN, (do("mine"), do("down"))),
)
