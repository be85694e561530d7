"""The map: the cursor begins where the road goes on, goes from page to page, and a tour has a sheet for each book."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from dragonroads.engine.match import Match
from dragonroads.games.presenter import Board
from dragonroads.shelf import Shelf
from dragonroads.ui.screens.road_map import RoadMapScreen
from dragonroads.ui.session import Session
from tests.games.almanac.situations import header, loaded
from tests.games.almanac.touring import BORDER, BOX, ROAD, tour
from tests.ui.screens.showing import ALL_SIZES, Shown, run, shown


@cache
def at_the_border() -> Session:
    """A tour that has come to the second page, from which ways lead over into the other book."""
    state = tour(BORDER, ROAD, (1, 2)).state
    begun = replace(header(2, box=BOX, tour=BORDER, first_book=ROAD), start=state.dump())
    return Session(Match(loaded(BOX).game, begun), loaded(BOX), Shelf(cache=None).catalog("en", loaded(BOX)))


def map_of(app: Shown) -> RoadMapScreen:
    assert isinstance(app.app.screen, RoadMapScreen)
    return app.app.screen


def sheets() -> tuple[Board, Board]:
    session = at_the_border()
    first, second = session.presenter.map(session.look(None))
    return first, second


@ALL_SIZES
def test_the_cursor_begins_on_a_page_that_can_be_reached_next(size: tuple[int, int]) -> None:
    async def test() -> None:
        async with shown(lambda: RoadMapScreen(at_the_border()), size) as app:
            ahead = [spot.place for spot in sheets()[0].spots if spot.kind == "next"]
            assert map_of(app).at == ahead[0]

    run(test)


@ALL_SIZES
def test_up_and_down_never_leave_out_a_stop_and_every_page_is_reached(size: tuple[int, int]) -> None:
    async def test() -> None:
        async with shown(lambda: RoadMapScreen(at_the_border()), size) as app:
            grid = {spot.place: spot.y for spot in sheets()[0].spots}
            reached, ahead = {map_of(app).at}, [map_of(app).at]
            while ahead:
                here = ahead.pop()
                for key, by in (("up", -1), ("down", 1), ("left", 0), ("right", 0)):
                    map_of(app).at = here
                    await app.press(key)
                    there = map_of(app).at
                    assert grid[there] - grid[here] == by or there == here
                    if there not in reached:
                        reached.add(there)
                        ahead.append(there)
            assert reached == set(grid)

    run(test)


@ALL_SIZES
def test_tab_turns_to_the_other_book(size: tuple[int, int]) -> None:
    async def test() -> None:
        async with shown(lambda: RoadMapScreen(at_the_border()), size) as app:
            assert "─ DR The Dragon Road ─" in app.text
            assert "Tab CP Crystal Peaks" in app.lines[-1]
            await app.press("tab")
            assert "─ CP Crystal Peaks ─" in app.text
            assert map_of(app).at == "page:104"
            await app.click_on("Tab DR The Dragon Road")
            assert "─ DR The Dragon Road ─" in app.text

    run(test)


def test_a_way_over_can_be_under_the_cursor_like_any_page() -> None:
    async def test() -> None:
        async with shown(lambda: RoadMapScreen(at_the_border())) as app:
            map_of(app).at = "page:3"
            await app.press("right")
            assert map_of(app).at == "page:104"
            assert "Avon Upon Snow ─" in app.text

    run(test)
