"""The inside of a player's cardboard screen: everything private in it, as airy as the window allows."""

from __future__ import annotations

from collections.abc import Sequence

from dragonroads.gamekit.facts.marks import Count
from dragonroads.games.presenter import Section
from dragonroads.ui.drawing import Line, Span
from dragonroads.ui.drawings.hanging import hang
from dragonroads.ui.drawings.result_lines import Face
from dragonroads.ui.kit.meter import count
from dragonroads.ui.kit.player_screen import inner_room, player_screen


def cardboard(
    face: Face,
    sections: Sequence[Section],
    nothing: str,
    room: int,
    heights: tuple[int, int],
    counts: Sequence[Count] = (),
) -> list[Line]:
    """Letter and name on its edge, flaps at both sides, everything private in it; what is counted is drawn.

    It has at least and at most so many lines if that can be; where they are few, no line stays empty.
    """
    inside, (least, most) = inner_room(room), heights
    drawn = {one.said: (Span("   "), *count(one)) for one in counts}
    body: list[Line] = [()]
    for section in sections:
        body.append((Span(f" {section.title}", "title"),))
        for text in section.lines:
            body += [drawn[text]] if text in drawn else [(Span(f"   {part}"),) for part in hang(text, inside - 4)]
        body.append(())
    if not sections:
        body += [(Span(f" {nothing}", "dim"),), ()]
    tight = [line for line in body if line]
    body = next((one for one in (body, body[1:-1]) if len(one) + 2 <= most), tight)
    return list(player_screen(face.badge, face.name, body, room, max(least, len(body) + 2)))
