"""Scenes of the Dragon Road: every page in the middle of its Action Phase, and what happens between two pages."""

from __future__ import annotations

from collections.abc import Sequence

from dragonroads.pictures.acts import do, next_moment, open_curtain, point
from dragonroads.pictures.dealing import Deal, Until, aloud, curtain, in_private, over
from dragonroads.pictures.scene import BOARD, SMALL, Act, Scene
from dragonroads.seats.keyboard import Curtain, Due
from dragonroads.ui.session import Session

ROADS: Sequence[Sequence[int]] = ((2, 4, 8, 13, 16), (3, 6, 9, 12, 17), (3, 7, 11, 14, 17), (2, 5, 10, 15, 16))
"""Four journeys that see all pages."""
GO_ON = do("choose")
"""From a recap to the question, or an answer."""
IN_PRIVATE: Sequence[Act] = (open_curtain, GO_ON)
BIDDING: Sequence[Act] = (*IN_PRIVATE, *[do("right")] * 4)


def journey(until: Until, road: Sequence[int] = ROADS[2], seats: int = 4, seed: int = 2) -> Deal:
    """A table of the Dragon Road whose Guides take this road."""
    turns = tuple(("road", str(page)) for page in road)
    return Deal(until, seats, "journey", seed=seed, game="dragon_road", answers=turns)


def on_page(page: int, workers: int = 8) -> Until:
    """When somebody is to place on this page, on which so many spaces are taken."""
    asked = curtain("place")

    def holds(session: Session, due: Due) -> bool:
        state = session.match.state
        return state.location == page and len(state.order) >= workers and asked(session, due)

    return holds


def to_page(page: int, workers: int = 8, seats: int = 4) -> Deal:
    """A table on this page."""
    return journey(on_page(page, workers), next((one for one in ROADS if page in one), ROADS[0]), seats)


def with_letter(session: Session, due: Due) -> bool:
    """When somebody is to place on the fourth page who carries a letter."""
    here = on_page(4, 4)(session, due)
    return here and isinstance(due, Curtain) and bool(session.match.state.players[due.seat].letters)


IN_ASCII = (3, 5, 7, 9, 14, 15)
"""Pages that are drawn with most of the glyphs there are."""


def page_scene(page: int) -> Scene:
    """A page on which somebody is to place."""
    plain = (SMALL,) if page in IN_ASCII else ()
    return Scene(f"page_{page:02}", to_page(page), IN_PRIVATE, sizes=BOARD, in_ascii=plain)


def moment(name: str, deal: Deal, *acts: Act, moves: bool = False) -> Scene:
    """Something else that happens on the road."""
    return Scene(name, deal, acts, in_ascii=(SMALL,), moves=moves)


ON_THE_ROAD: Sequence[Scene] = (
    *map(page_scene, range(1, 18)),
    moment("page_02_two", to_page(2, 4, seats=2), *IN_PRIVATE),
    moment("page_07_two", to_page(7, 4, seats=2), *IN_PRIVATE),
    moment("page_closed", to_page(3), *IN_PRIVATE, point("closed", 2)),
    moment("page_about", to_page(7), *IN_PRIVATE, do("about")),
    moment("page_legend", to_page(11), *IN_PRIVATE, do("boards")),
    moment("journey_caravan", journey(in_private("buy_caravan", 2)), *IN_PRIVATE),
    moment("journey_contract", journey(in_private("keep_contract", 4)), *IN_PRIVATE),
    moment("journey_player", journey(with_letter, ROADS[0]), *IN_PRIVATE, do("mine")),
    moment("journey_curtain", journey(curtain("bid", 2, decided=1))),
    moment("journey_bid", journey(curtain("bid", 2, decided=1)), *BIDDING),
    moment("journey_bids", journey(curtain("bid", 2, decided=3)), *BIDDING, GO_ON, next_moment, moves=True),
    moment("journey_road", journey(aloud("road", 2))),
    moment("journey_map", journey(aloud("road", 3)), do("map"), do("down")),
    moment("journey_encounter", journey(aloud("face", 3))),
    moment("journey_fight", journey(aloud("face", 3)), GO_ON, moves=True),
    moment("journey_close", journey(curtain("close")), *IN_PRIVATE),
    moment("journey_chronicle", journey(over), do("chronicle"), do("switch"), *[do("previous_legal")] * 4),
    moment("journey_result", journey(over)),
)
