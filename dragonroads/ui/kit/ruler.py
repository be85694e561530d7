"""The whole race in two lines, letters above a ruler: for screens where cards matter more than the road."""

from __future__ import annotations

from dragonroads.gamekit.facts.road import Road, Space
from dragonroads.ui.drawing import kept
from dragonroads.ui.kit.badge import tone
from dragonroads.ui.kit.canvas import Block, Canvas
from dragonroads.ui.kit.course import ground_of, ink_of, light_of

_MOST = 4
_EVERY = 5
"""Every fifth space has its number."""
_BEYOND = 2
"""So many spaces behind the line are shown, or as many as somebody has reached and one more."""


@kept(128)
def ruler(road: Road, width: int, cursor: str = "") -> Block:
    """What is swallowed is left out, and so is what lies far behind the line."""
    spaces = _shown(road)
    pitch = max(1, min(_MOST, width // max(1, len(spaces))))
    shown = spaces[: width // pitch]
    canvas = Canvas(width, 2)
    for at, space in enumerate(shown):
        is_line = space.land == "finish" and at > 0 and shown[at - 1].land != "finish"
        _put_space(canvas, at * pitch, pitch, space, is_line, light_of(space, cursor))
    for at, space in enumerate(shown):
        count = len(space.figures)
        x = min(max(0, at * pitch + pitch - 1 - (count - 1) // 2), width - count)
        for one in space.figures:
            canvas.put(x, 0, one.badge.letter, tone(one.badge), space.place)
            x += 1
    return canvas.block()


def _shown(road: Road) -> list[Space]:
    left = [space for space in road.spaces if not space.is_gone]
    reached = max((at for at, space in enumerate(left) if space.figures), default=0)
    behind = [at for at, space in enumerate(left) if space.land == "finish"]
    last = max(reached + 1, behind[0] + _BEYOND - 1 if behind else len(left))
    return left[: last + 1]


def _put_space(canvas: Canvas, x: int, pitch: int, space: Space, is_line: bool, light: str) -> None:
    ground = ground_of(space, light)
    canvas.put(x, 1, " " * pitch, f"{ink_of(space, light)}@{ground}", space.place)
    sign, ink = _sign(space, is_line)
    sign = sign if not light or len(sign) <= pitch else "►"  # a number would reach into the space before, which is dark
    ink = "badge" if ground == "cursor" else "strong" if light else ink
    canvas.put(x if is_line or space.land == "start" else x + pitch - len(sign), 1, sign, ink)
    if light == "event" and pitch > 1:
        canvas.put(x, 1, "►", ink)


def _sign(space: Space, is_line: bool) -> tuple[str, str]:
    if is_line:
        return "█", "strong"
    if space.land == "start":
        return space.name[:1], "title"
    if space.hole:
        return "■", "strong"
    if space.slide:
        return "▲", "strong"
    if space.land == "finish":
        return "·", "gold"
    return (space.name, "tile") if space.name.isdecimal() and int(space.name) % _EVERY == 0 else ("·", "tile")
