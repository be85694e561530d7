"""A moment on the stage: the card at the left, at its right who turned it up, who laid it, and what follows."""

from __future__ import annotations

from collections.abc import Sequence

from dragonroads.gamekit.facts.moment import Consequence, Moment
from dragonroads.gamekit.facts.people import Badge
from dragonroads.ui.drawing import Line, Span, line_width, wrap
from dragonroads.ui.kit.badge import badge as badge_of
from dragonroads.ui.kit.canvas import Block, Canvas
from dragonroads.ui.kit.speech_line import speech_line

MARGIN, GAP = 1, 3
GROUND = "panel"


def moment_card(card: Sequence[Line], moment: Moment, room: int, height: int) -> Block:
    """A drawn card and its moment in exactly so many cells; the newest consequences stay where not all fit."""
    across = max((line_width(line) for line in card), default=0)
    left = MARGIN + across + GAP if across else 2 * MARGIN
    canvas = Canvas(room, height, GROUND)
    canvas.lay(MARGIN, 0, card)
    canvas.lay(left, 0, told_lines(moment, room - left - MARGIN, height))
    return canvas.block()


def told_lines(moment: Moment, room: int, height: int) -> list[Line]:
    """Who, by whom, what follows, and what is said, as many lines as there is room for."""
    head: list[Line] = [(Span(text, "strong"),) for text in wrap(moment.headline, room)]
    if moment.by:
        head.append(_named(moment.by, moment.blamed, "dim"))
    follows = [line for one in moment.consequences for line in _follows(one, room)]
    if len(head) + len(follows) < height and follows:
        head.append(())
    lines = [*head[:height], *follows[max(0, len(follows) - max(0, height - len(head))) :]][:height]
    if moment.speech and len(lines) < height:
        lines += [*[()] * (height - len(lines) - 1), speech_line(moment.speech, room)]
    return lines


def _follows(one: Consequence, room: int) -> list[Line]:
    first, *others = wrap(one.words, room - 2)
    return [_named(first, one.badge, one.sense), *((Span(f"  {text}", one.sense),) for text in others)]


def _named(words: str, badge: Badge | None, tone: str) -> Line:
    return badge_of(badge) if badge else Span(" "), Span(" "), Span(words, tone)
