"""Scenes of the Dragon Road: every page in the middle of its Action Phase, and what happens between two pages."""

from __future__ import annotations

from collections.abc import Sequence

from dragonroads.pictures.acts import do, open_curtain
from dragonroads.pictures.dealing import Deal, Until, curtain
from dragonroads.pictures.scene import BOARD, Act, Scene
from dragonroads.seats.keyboard import Due
from dragonroads.ui.session import Session

GO_ON = do("choose")
IN_PRIVATE: Sequence[Act] = (open_curtain, GO_ON)

ROADS: Sequence[Sequence[int]] = ((2, 4, 8, 13, 16), (3, 6, 9, 12, 17), (3, 7, 11, 14, 17), (2, 5, 10, 15, 16))
"""Four journeys that see all pages."""


def journey(until: Until, road: Sequence[int] = (), seats: int = 4, seed: int = 1) -> Deal:
    """A table of the Dragon Road whose Guides take this road."""
    turns = tuple(("road", str(page)) for page in road)
    return Deal(until, seats, "journey", seed=seed, game="dragon_road", answers=turns)


def on_page(page: int, workers: int = 7) -> Until:
    """When somebody is to place on this page, on which so many spaces are taken."""
    asked = curtain("place")

    def holds(session: Session, due: Due) -> bool:
        state = session.match.state
        return state.location == page and len(state.order) >= workers and asked(session, due)

    return holds


def to_page(page: int, workers: int = 7, seats: int = 4, seed: int = 1) -> Deal:
    """A table on this page."""
    return journey(on_page(page, workers), next((one for one in ROADS if page in one), ()), seats, seed)


ON_THE_ROAD: Sequence[Scene] = (
    *(Scene(f"page_{page:02}", to_page(page), IN_PRIVATE, sizes=BOARD) for page in range(1, 18)),
    Scene("page_02_two", to_page(2, seats=2), IN_PRIVATE, sizes=BOARD),
    Scene("page_07_two", to_page(7, seats=2), IN_PRIVATE, sizes=BOARD),
)
