"""The road, two lines a space: its number and what waits there above, who stands there below."""

from __future__ import annotations

from dragonroads.gamekit.facts.road import Road, Space
from dragonroads.ui.drawing import Line, Span, kept, line_width, width
from dragonroads.ui.kit.badge import WINGED, crowd, figure
from dragonroads.ui.kit.canvas import Block, Canvas
from dragonroads.ui.kit.course import SIGNS, Course, ground_of, ink_of, joint_ink, light_of

LARGE = (12, 8)
"""Columns a space; with twelve of them what waits there is told in words."""
_TREES = 3
"""Among so many swallowed spaces one shows a tree."""


@kept(128)
def road_large(road: Road, pitch: int, cursor: str = "") -> Block:
    """The whole course with so many columns a space."""
    course = Course.of(road)
    canvas = Canvas(pitch * course.columns, 2 * course.rows)
    for space in road.spaces:
        if space.is_gone:
            _put_gone(canvas, course, space, pitch)
        else:
            _put_space(canvas, course, space, pitch, light_of(space, cursor))
    for one, after, joint in course.joints():
        _put_joint(canvas, course, one, after, joint, pitch)
    for space in road.spaces:
        light = light_of(space, cursor)
        if light in SIGNS and not space.is_gone:
            canvas.put(
                *_corner(course, space, pitch), SIGNS[light], f"{ink_of(space, light)}@{ground_of(space, light)}"
            )
    for space, way in course.trail():
        x, y = _corner(course, space, pitch)
        if not space.figures and road.trail:
            canvas.put(x + 2, y + 1, way * 2, road.trail.badge.tone)
    if road.cliff:
        x, y = _corner(course, road.spaces[-1], pitch)
        word = f"≈ {road.cliff}" if width(road.cliff) + 4 < pitch else "≈≈≈"
        canvas.put(x + pitch - 1 - width(word), y, word, "gold")
    return canvas.block()


def _corner(course: Course, space: Space, pitch: int) -> tuple[int, int]:
    column, row = course.at(space)
    return column * pitch, 2 * row


def _put_gone(canvas: Canvas, course: Course, space: Space, pitch: int) -> None:
    x, y = _corner(course, space, pitch)
    for row in (y, y + 1):
        canvas.put(x, row, "░" * (pitch - 1), "shade_leaf", space.place)
    column, row = course.at(space)
    if (column + 2 * row) % _TREES == 0:
        canvas.put(x + 2 + row % 2 * (pitch // 2), y + row % 2, "♣", "leaf")


def _put_space(canvas: Canvas, course: Course, space: Space, pitch: int, light: str) -> None:
    x, y = _corner(course, space, pitch)
    ground = ground_of(space, light)
    for row in (y, y + 1):
        canvas.put(x, row, " " * pitch, f"{ink_of(space, light)}@{ground}", space.place)
    end = canvas.put(x + 1, y, space.name, ink_of(space, light))
    canvas.put(end + 1, y, _waits(space, pitch), "badge" if ground == "cursor" else "strong")
    if light and light not in SIGNS and not space.figures:
        canvas.put(x + 3, y + 1, ("▲" if light == "rocks" else "░") * 2, ink_of(space, light))
    line = _standing(space, pitch)
    canvas.lay(x + (1 if line_width(line) < pitch - 1 else 0), y + 1, [line])


def _waits(space: Space, pitch: int) -> str:
    if space.slide:
        return ("▲" * space.slide if pitch >= LARGE[0] else "▲") + str(space.slide)
    if space.landing:
        return f"↓ {space.landing}" if width(space.name + space.landing) + 5 <= pitch else "↓"
    return ""


def _standing(space: Space, pitch: int) -> Line:
    """Apart from each other while there is room; then shoulder to shoulder."""
    count = len(space.figures)
    for each, winged in ((WINGED + 1, True), (2, False)):
        if each * count < pitch:
            spans = [part for one in space.figures for part in (Span(" "), figure(one, winged))][1:]
            if line_width(spans) < pitch - 1:
                return tuple(spans)
    return crowd(space.figures, pitch - 1)


def _put_joint(canvas: Canvas, course: Course, one: Space, after: Space, joint: str, pitch: int) -> None:
    (x, y), (next_x, next_y) = course.at(one), course.at(after)
    bends = y != next_y
    if bends and joint not in ("hole", "line"):
        return
    edge = (x + 1 if bends else max(x, next_x)) * pitch - 1
    for below in (0, 1):
        if joint == "hole":
            left = edge - (2 if bends else 1)
            canvas.put(left, 2 * y + below, "▒▒▒", "shade@pit")
            if not below:
                canvas.put(left + 1, 2 * y, str(one.hole), "warn@pit")
        elif joint == "line":
            canvas.put(edge, 2 * y + below, "█", "strong")
        elif joint == "seam" or below:
            canvas.put(edge, 2 * y + below, "│" if joint == "seam" else "·", joint_ink(one, canvas.ground(edge, 2 * y)))
