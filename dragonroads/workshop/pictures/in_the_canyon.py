"""Scenes of Dragon Canyon: decisions, battles and festivals as they are watched, Automas, and the final count."""

from __future__ import annotations

from collections.abc import Sequence

from dragonroads.engine.table import Seat
from dragonroads.seats.keyboard import Due, Sitting
from dragonroads.ui.session import Session
from dragonroads.workshop.pictures.acts import do, next_moment, open_curtain, point, take
from dragonroads.workshop.pictures.dealing import Deal, Until, aloud, curtain, in_private, over
from dragonroads.workshop.pictures.scene import BOARD, LARGE, SMALL, Act, Scene

GO_ON = take
"""An answer, or a part of one."""
IN_PRIVATE: Sequence[Act] = (open_curtain,)


def canyon(until: Until, seats: int = 3, preset: str = "full_valley", seed: int = 1) -> Deal:
    """A table of Dragon Canyon."""
    return Deal(until, seats, preset, seed=seed, game="dragon_canyon")


def acting(least_round: int, by: Seat | None = None, closed: int = 0, heroes: int = 0, feast: bool = False) -> Until:
    """When a hero who has just come may act.

    If that is wanted, one of a certain seat, with so much closed, among so many heroes, or in a full row.
    """
    asked = in_private("act", least_round)

    def holds(session: Session, due: Due) -> bool:
        if not isinstance(due, Sitting) or not asked(session, due) or by not in (None, due.seat):
            return False
        view = session.match.view(None)
        is_feast = any("feast" in spot.kind for spot in session.presenter.board(view).spots)
        if view["taken"].bit_count() < heroes or (feast and not is_feast):
            return False
        return len(due.questions[0].closed()) >= closed

    return holds


def board(name: str, deal: Deal, *acts: Act) -> Scene:
    """A map to be looked at in every size."""
    return Scene(name, deal, acts, sizes=BOARD, in_ascii=(SMALL, LARGE))


def moment(name: str, deal: Deal, *acts: Act, moves: bool = False) -> Scene:
    """Something that happens in the canyon."""
    return Scene(name, deal, acts, in_ascii=(SMALL,), moves=moves)


IN_THE_CANYON: Sequence[Scene] = (
    board("canyon_deploy", canyon(curtain("deploy", 8)), *IN_PRIVATE, GO_ON, do("down"), do("down")),
    moment("canyon_act", canyon(acting(6, closed=3)), *IN_PRIVATE, point("closed", 0)),
    moment("canyon_dragon", canyon(in_private("send_dragon", 7)), *IN_PRIVATE, do("down"), GO_ON, do("down")),
    moment("canyon_battle", canyon(acting(7, by=1), seed=2), *IN_PRIVATE, do("down"), do("down"), GO_ON, moves=True),
    moment("canyon_festival", canyon(acting(8, feast=True)), *IN_PRIVATE, GO_ON, moves=True),
    moment("canyon_player", canyon(curtain("deploy", 8)), *IN_PRIVATE, do("mine")),
    board("canyon_full", canyon(acting(7, heroes=10), seats=5, seed=1), *IN_PRIVATE),
    moment("canyon_solo", canyon(aloud("deploy", 8), 1, "solo", 3), GO_ON),
    moment("canyon_automa", canyon(aloud("end_turn", 8), 1, "solo", 3), GO_ON, *[next_moment] * 5, moves=True),
    moment("canyon_result", canyon(over)),
)
