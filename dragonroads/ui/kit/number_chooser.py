"""A window over consecutive numbers: arrows go by one, digits are typed, Home and End go to its ends."""

from __future__ import annotations

from dataclasses import dataclass

from dragonroads.ui.drawing import Line, Span, fit, width

NUMBER = "number:"
"""The beginning of the places; the rest is the number."""


@dataclass(frozen=True, slots=True)
class NumberChoice:
    """Numbers from one to another, and the one the cursor is on, if it is awake."""

    least: int
    most: int
    at: int | None = None


def number_chooser(choice: NumberChoice, room: int, ground: str = "leaf_b", under: str = "panel") -> Line:
    """`«  16  17 ►18◄ 19  20  »` with as many numbers as fit, the cursor's in the middle as far as that can be."""
    wide = max(width(str(choice.least)), width(str(choice.most))) + 2
    count = min(choice.most - choice.least + 1, max(1, (room - 4) // wide))
    at = choice.least if choice.at is None else choice.at
    first = max(choice.least, min(at - count // 2, choice.most - count + 1))
    last = first + count - 1
    before, after = "«" if first > choice.least else " ", "»" if last < choice.most else " "
    numbers = [_number(n, wide, n == choice.at, ground) for n in range(first, last + 1)]
    ends = (Span(f"{before} ", f"key@{under}", f"{NUMBER}{max(choice.least, at - 1)}"),)
    more = Span(f" {after}", f"key@{under}", f"{NUMBER}{min(choice.most, at + 1)}")
    return fit((*ends, *numbers, more), room, f"plain@{under}")


def _number(n: int, wide: int, is_here: bool, ground: str) -> Span:
    shown = f"{n:^{wide - 2}}"
    place = f"{NUMBER}{n}"
    return Span(f"►{shown}◄", "badge@cursor", place) if is_here else Span(f" {shown} ", f"tile@{ground}", place)
