"""The road on its true course, as large as there is room: two lines a space, one, or the whole race on a ruler."""

from __future__ import annotations

from dragonroads.gamekit.facts.road import Road
from dragonroads.ui.kit.canvas import Block
from dragonroads.ui.kit.course import Course
from dragonroads.ui.kit.road_large import LARGE, road_large
from dragonroads.ui.kit.road_small import SMALL, road_small
from dragonroads.ui.kit.ruler import ruler


def road(one: Road, width: int, height: int, cursor: str = "") -> Block:
    """The largest form that fits; the ruler always does."""
    course = Course.of(one)
    for pitch in LARGE:
        if pitch * course.columns <= width and 2 * course.rows <= height:
            return road_large(one, pitch, cursor)
    for pitch in SMALL:
        if pitch * course.columns <= width and course.rows <= height:
            return road_small(one, pitch, cursor)
    return ruler(one, width, cursor)
