"""The road, one line a space: number, what waits there, and who stands there."""

from __future__ import annotations

from dragonroads.gamekit.facts.road import Road, Space
from dragonroads.ui.drawing import Line, kept, line_width, width
from dragonroads.ui.kit.badge import WINGED, crowd
from dragonroads.ui.kit.canvas import Block, Canvas
from dragonroads.ui.kit.course import SIGNS, Course, ground_of, ink_of, joint_ink, light_of

SMALL = (9, 7)
"""Columns a space; with nine of them figures have wings."""
_HOLE = 3


@kept(128)
def road_small(road: Road, pitch: int, cursor: str = "") -> Block:
    """The whole course with so many columns a space."""
    course = Course.of(road)
    canvas = Canvas(pitch * course.columns, course.rows)
    for space in road.spaces:
        _put_space(canvas, course, space, pitch, light_of(space, cursor))
    for one, after, joint in course.joints():
        _put_joint(canvas, course, one, after, joint, pitch)
    for space in road.spaces:
        _put_figures(canvas, course, space, pitch, light_of(space, cursor))
    for space, way in course.trail():
        _put_trail(canvas, course, space, way, pitch)
    if road.cliff:
        column, row = course.at(road.spaces[-1])
        canvas.put((column + 1) * pitch - 3, row, "≈≈≈", "gold")
    return canvas.block()


def _corner(course: Course, space: Space, pitch: int) -> tuple[int, int]:
    column, row = course.at(space)
    return column * pitch, row


def _head(space: Space, pitch: int) -> int:
    """Where the number begins: one column is free for a mark, unless the number needs it."""
    return 0 if space.land == "start" or (width(space.name) >= 3 and pitch <= SMALL[-1]) else 1


def _waits(space: Space) -> str:
    return (f"▲{space.slide}" if space.slide else "") + ("↓" if space.landing else "")


def _put_space(canvas: Canvas, course: Course, space: Space, pitch: int, light: str) -> None:
    x, y = _corner(course, space, pitch)
    if space.is_gone:
        canvas.put(x, y, "░" * (pitch - 1), "shade_leaf", space.place)
        return
    ground = ground_of(space, light)
    canvas.put(x, y, " " * pitch, f"{ink_of(space, light)}@{ground}", space.place)
    end = canvas.put(x + _head(space, pitch), y, space.name, ink_of(space, light))
    canvas.put(end, y, _waits(space), "badge" if ground == "cursor" else "strong")
    if light and light not in SIGNS and not space.figures:
        canvas.put(x + pitch - 3, y, "▲" if light == "rocks" else "░", ink_of(space, light))


def _put_joint(canvas: Canvas, course: Course, one: Space, after: Space, joint: str, pitch: int) -> None:
    """Between two spaces side by side; where the road bends, a hole or the line lies at the end of the first one."""
    (x, y), (next_x, next_y) = course.at(one), course.at(after)
    bends = y != next_y
    edge = (x + 1 if bends else max(x, next_x)) * pitch - 1
    if joint == "hole":
        left = edge - (2 if bends else 1)
        canvas.put(left, y, "▒", "shade@pit")
        canvas.put(left + 1, y, str(one.hole), "warn@pit")
        canvas.put(left + 2, y, "▒", "shade@pit")
    elif joint == "line":
        canvas.put(edge, y, "█", "strong")
    elif not bends:
        canvas.put(edge, y, "│" if joint == "seam" else "·", joint_ink(one, canvas.ground(edge, y)))


def _put_figures(canvas: Canvas, course: Course, space: Space, pitch: int, light: str) -> None:
    """Behind the number as far as there is room; a crowd that needs the number's columns hides the whole of it."""
    x, y = _corner(course, space, pitch)
    if light in SIGNS and not space.is_gone:
        canvas.put(x, y, SIGNS[light], f"{ink_of(space, light)}@{ground_of(space, light)}")
    if not space.figures or space.is_gone:
        return
    first = x + _head(space, pitch) + width(space.name + _waits(space))
    last = x + pitch - 1
    line = _standing(space, last - first, pitch)
    if first + line_width(line) > last:  # the joint gives way before the number does
        last += 1
    if first + line_width(line) > last:
        mark = 1 if light in SIGNS else 0
        line = crowd(space.figures, pitch - 1 - mark)
        first = max(x + mark, last - 1 - line_width(line))
        canvas.put(x + mark, y, " " * (pitch - 1 - mark))
    canvas.lay(first, y, [line])


def _standing(space: Space, room: int, pitch: int) -> Line:
    """Wings only where spaces are wide enough for all to have them."""
    winged = pitch >= SMALL[0] and len(space.figures) * WINGED <= room
    if winged:
        return crowd(space.figures, room)
    marked = sum(1 + bool(one.fate) for one in space.figures)
    return crowd(space.figures, min(marked, len(space.figures) * WINGED - 1))


def _put_trail(canvas: Canvas, course: Course, space: Space, way: str, pitch: int) -> None:
    """Where the last mover came from, in its ink; the number stays readable."""
    x, y = _corner(course, space, pitch)
    if not space.figures and course.road.trail:
        canvas.put(x + pitch - 3, y, way * 2, course.road.trail.badge.tone)
