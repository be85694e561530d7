"""The end of a game drawn: a podium, the ranking, who led when, and the victory line."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from dragonroads.engine.game import Result
from dragonroads.engine.table import Seat
from dragonroads.gamekit.facts.people import Badge
from dragonroads.ui.drawing import Line, Span, line_width, width
from dragonroads.ui.drawings.hanging import hang

STEPS = 3
"""How many ranks stand on the podium."""


@dataclass(frozen=True, slots=True)
class Face:
    """A seat as it is drawn."""

    letter: str
    tone: str
    name: str
    """The person with what they play with."""
    person: str = ""
    """The person alone, for large letters."""

    @property
    def badge(self) -> Badge:
        """What stands for it."""
        return Badge(self.letter, self.tone)


def ranking(result: Result) -> list[Seat]:
    """The seats from the first to the last, in the order in which games write their scores."""
    return sorted(range(len(result.ranks)), key=lambda seat: (result.ranks[seat], seat))


def steps(result: Result, faces: Sequence[Face]) -> list[tuple[int, list[Badge]]]:
    """The three best ranks, each with everybody who has it."""
    ranks = sorted(set(result.ranks))[:STEPS]
    return [(rank, [faces[seat].badge for seat in ranking(result) if result.ranks[seat] == rank]) for rank in ranks]


def ranked(lines: Sequence[str], result: Result, faces: Sequence[Face], room: int, sign: str) -> list[Line]:
    """The ranking with everybody's letter; the winners have a sign before theirs."""
    order = ranking(result)
    shown: list[Line] = []
    for seat, text in zip(order, lines):
        face, won = faces[seat], seat in result.winners
        first, *others = hang(text, max(10, room - 6))
        head = Span(f" {sign if won else ' ':<2}", "title"), Span(face.letter, face.tone), Span("  ")
        shown.append((*head, Span(first, "strong" if won else "plain")))
        shown += [(Span(" " * line_width(head) + other),) for other in others]
    return shown


def banner(names: str, tone: str, sign: str, room: int) -> Line:
    """The victory line in the middle of the screen."""
    text = f" {names} "
    wing = f"{sign} " * max(1, min(5, (room - width(text)) // 6))
    left = max(0, (room - width(text) - 2 * width(wing)) // 2)
    return Span(" " * left), Span(wing, "title"), Span(text, tone), Span(f" {wing}".rstrip(), "title")


# --- who led when ---------------------------------------------------------------------------------------------------


def in_front_since(rounds: Sequence[Sequence[int]], winners: Sequence[Seat]) -> int:
    """How many of the last rounds the winners were ahead of all others at the end of each, without a break."""
    count = 0
    for values in reversed(rounds):
        others = [value for seat, value in enumerate(values) if seat not in winners]
        if any(values[seat] <= max(others, default=-1) for seat in winners):
            break
        count += 1
    return count
