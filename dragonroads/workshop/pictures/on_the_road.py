"""Scenes of journeys: pages in the middle of their Action Phase, and what happens between two pages."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from dragonroads.seats.keyboard import Aloud, Due
from dragonroads.ui.session import Session
from dragonroads.workshop.pictures.acts import do, lift, next_moment, open_curtain, point, take
from dragonroads.workshop.pictures.dealing import Deal, Until, aloud, curtain, in_private, over
from dragonroads.workshop.pictures.scene import BOARD, LARGE, SMALL, Act, Scene

GO_ON = take
IN_PRIVATE: Sequence[Act] = (open_curtain,)
BIDDING: Sequence[Act] = (*IN_PRIVATE, *[do("right")] * 4)


@dataclass(frozen=True, slots=True)
class Book:
    """A box with pages, and journeys that see all of them."""

    game: str
    word: str
    """What the scenes of its pages are called, before the number."""
    roads: Sequence[Sequence[int]]

    def to(self, until: Until, road: Sequence[int], seats: int = 4, seed: int = 2) -> Deal:
        """A table whose Guides take this road."""
        turns = tuple(("road", str(page)) for page in road)
        return Deal(until, seats, "journey", seed=seed, game=self.game, answers=turns)

    def to_page(self, page: int, workers: int = 8, seats: int = 4, seed: int = 2) -> Deal:
        """A table on this page."""
        road = next((one for one in self.roads if page in one), self.roads[0])
        return self.to(on_page(page, workers), road, seats, seed)

    def page(
        self, page: int, sizes: Sequence[tuple[int, int]] = BOARD, *, in_ascii: bool = False, seed: int = 2
    ) -> Scene:
        """A page on which somebody is to place."""
        plain = (SMALL,) if in_ascii else ()
        return Scene(f"{self.word}_{page:02}", self.to_page(page, seed=seed), sizes=sizes, in_ascii=plain)


ROAD = Book("dragon_road", "page", ((2, 4, 8, 13, 16), (3, 6, 9, 12, 17), (3, 7, 11, 14, 17), (2, 5, 10, 15, 16)))
PEAKS = Book("crystal_peaks", "peak", ((2, 4, 8, 12, 16), (2, 5, 10, 13, 17), (3, 6, 9, 14, 18), (3, 7, 11, 15, 19)))


def on_page(page: int, workers: int = 8) -> Until:
    """When somebody is to place on this page, on which so many spaces are taken."""
    asked = aloud("place")

    def holds(session: Session, due: Due) -> bool:
        state = session.match.state
        return state.location == page and len(state.order) >= workers and asked(session, due)

    return holds


def with_letter(session: Session, due: Due) -> bool:
    """When somebody is to place on the fourth page who carries a letter."""
    here = on_page(4, 4)(session, due)
    return here and isinstance(due, Aloud) and bool(session.match.state.players[due.question.seat].letters)


def journey(until: Until, road: Sequence[int] = ROAD.roads[2]) -> Deal:
    """A table of the Dragon Road."""
    return ROAD.to(until, road)


IN_ASCII = (3, 5, 7, 9, 14, 15)
"""Pages that are drawn with most of the glyphs there are."""


def moment(name: str, deal: Deal, *acts: Act, moves: bool = False) -> Scene:
    """Something else that happens on the road."""
    return Scene(name, deal, acts, in_ascii=(SMALL,), moves=moves)


ON_THE_ROAD: Sequence[Scene] = (
    *(ROAD.page(page, in_ascii=page in IN_ASCII) for page in range(1, 18)),
    moment("page_02_two", ROAD.to_page(2, 4, seats=2)),
    moment("page_07_two", ROAD.to_page(7, 4, seats=2)),
    moment("page_10_two", ROAD.to_page(10, 4, seats=2)),
    moment("page_closed", ROAD.to_page(3), point("closed", 2)),
    moment("page_about", ROAD.to_page(7), do("about")),
    moment("page_legend", ROAD.to_page(11), do("boards")),
    moment("journey_caravan", journey(aloud("buy_caravan", 2))),
    moment("journey_contract", journey(in_private("keep_contract", 3), ROAD.roads[1]), *IN_PRIVATE),
    moment("journey_player", journey(with_letter, ROAD.roads[0]), lift, do("mine")),
    moment("journey_curtain", journey(curtain("bid", 2, decided=1))),
    moment("journey_bid", journey(curtain("bid", 2, decided=1)), *BIDDING),
    moment("journey_bids", journey(curtain("bid", 2, decided=3)), *BIDDING, GO_ON, next_moment, moves=True),
    moment("journey_road", journey(aloud("road", 2))),
    moment("journey_map", journey(aloud("road", 3)), do("map")),
    moment("journey_encounter", journey(aloud("face", 3))),
    moment("journey_fight", journey(aloud("face", 3)), GO_ON, moves=True),
    moment("journey_close", journey(curtain("close")), *IN_PRIVATE),
    moment("journey_chronicle", journey(over), do("chronicle"), do("switch"), *[do("previous_legal")] * 4),
    moment("journey_result", journey(over)),
    PEAKS.page(2, (SMALL,), in_ascii=True),
    PEAKS.page(10, (LARGE,), seed=5),
)
