"""Boards of the race for tests of their drawings, and drawings as plain text."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any

from dragonroads.engine.views import Sight, View, see
from dragonroads.games.presenter import Board, Presenter
from dragonroads.shelf import Shelf
from dragonroads.ui.drawing import Line
from tests.games.draghan.situations import loaded, situation

NAMES = ("Ana", "Bo", "Cleo", "Dan", "Eve", "Fay")
MOUNTAINS = ("goat-ladder", "snail-shell", "saw-ridge")
SAFE = set("─│┌┐└┘├┤┬┴┼═║╔╗╚╝╠╣█░▒←↑→↓▲▼■♦½¼±÷§°·•«»ñéüß∞≈≤≥►áíóúÑÁÉÍÓÚ¿¡")


def presenter(lang: str = "en") -> Presenter:
    """The words of the race for six people."""
    return loaded().present(Shelf(cache=None).catalog(lang, loaded()), NAMES)


def view(places: str, *, track: str = "forest", length: int = 36, risky: bool = True, **changes: Any) -> View:
    """A race with its dragons on these places, as everybody sees it."""
    preset = "regular" if track == "forest" else "experienced"
    options: dict[str, str | bool] = {} if track == "forest" else {"track": track, "risky": risky}
    race = situation(places, preset=preset, length=length, options=options).state
    for name, value in changes.items():
        setattr(race, name, value)
    return see(race, Sight(None))


def board(places: str, lang: str = "en", **race: Any) -> Board:
    """The board of such a race."""
    return presenter(lang).board(view(places, **race))


def text(lines: Sequence[Line]) -> list[str]:
    """A drawing without tones and places."""
    return ["".join(span.text for span in line).rstrip() for line in lines]


def marked_places(lines: Sequence[Line]) -> list[str]:
    """Every place that has a free cell for its mark, as often as it has one."""
    found = []
    for line in lines:
        for place, spans in groupby(line, key=lambda span: span.place):
            if place and next(spans).text.startswith(" "):
                found.append(place)
    return found
