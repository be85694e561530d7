"""The sheet of panels: what is said, asked, chosen and shown around the table."""

from __future__ import annotations

from collections.abc import Iterator

from dragonroads.gamekit.facts.moment import Consequence, Moment
from dragonroads.gamekit.facts.progress import Bar, Course, Lane, Series
from dragonroads.ui.drawing import Line, Span
from dragonroads.ui.kit.banner import banner
from dragonroads.ui.kit.bars import bars
from dragonroads.ui.kit.button import CLOSED, NOW, button
from dragonroads.ui.kit.canvas import Block
from dragonroads.ui.kit.card import card
from dragonroads.ui.kit.curtain import Called, curtain
from dragonroads.ui.kit.hand import hand
from dragonroads.ui.kit.lanes import lanes
from dragonroads.ui.kit.moment_card import moment_card
from dragonroads.ui.kit.notice_line import notice_line
from dragonroads.ui.kit.number_chooser import NumberChoice, number_chooser
from dragonroads.ui.kit.option_list import Choice, option_list
from dragonroads.ui.kit.player_screen import inner_room, player_screen
from dragonroads.ui.kit.plot import plot
from dragonroads.ui.kit.podium import podium
from dragonroads.ui.kit.sheet import lit, on_paper, sheet
from dragonroads.ui.kit.shelf import LARGE, MIDDLE, SMALL, BoxOnShelf, shelf
from dragonroads.ui.kit.speech_line import speech_line
from dragonroads.ui.kit.status_line import status_line
from dragonroads.ui.kit.tabs import tabs
from dragonroads.ui.kit.tick_list import Tick, tick_list
from dragonroads.workshop.pictures.kit_facts import ASH, CINDER, DAMSEL, MOSS, TIDE, hand_of, laid
from dragonroads.workshop.pictures.sheets import Part

_BLAMED = Moment(
    "Ash turns up Damsel in distress",
    "laid by Ben",
    TIDE,
    (
        Consequence("Moss 7 → 14 seven on!", MOSS, "good"),
        Consequence("Cinder 21 → 14 seven back", CINDER, "bad"),
        Consequence("Tide stays on 14", TIDE),
    ),
    '"AAAH!" Everybody runs.',
)
_HELPERS = (
    Choice("Tide", "from 22, two back", "tide", TIDE),
    Choice("Cinder", "from 18, two on", "cinder", CINDER),
    Choice("Moss", "on 25, further away", "moss", MOSS, closed=True),
)
_TICKS = (Tick("2 Dewleaf", True, "leaf"), Tick("1 Everice", False, "ice"), Tick("3 Skyfish", True, "fish"))
_WALKED = ((TIDE, "Tide", 14, 21), (ASH, "Ash", 11, 14), (CINDER, "Cinder", 9, 14), (MOSS, "Moss", 7, 7))
_ROUNDS = ((TIDE, (6, 13, 21)), (ASH, (4, 9, 14)), (CINDER, (5, 9, 14)), (MOSS, (3, 7, 7)))


def panels(width: int) -> Iterator[Part]:
    """Everything around the table at the sizes of a window."""
    yield from _said(width)
    yield from _asked(min(width, 60))
    yield from _compared(min(width, 76))
    yield "player screen", player_screen(TIDE, "Ben", hand(hand_of(4), inner_room(width), 7), width, 9)
    size = SMALL if width < 100 else MIDDLE if width < 140 else LARGE
    boxes = [BoxOnShelf(f"game:{name}", name) for name in ("Draghan Race", "Dragon Canyon", "Embers")]
    yield "shelf", tuple(shelf(boxes, "game:Dragon Canyon", width, size))
    lines = {80: 24, 100: 30, 140: 45}.get(width, 60)
    called = Called(
        [(Span("Ben", "blue"),), (Span("lays five cards."),), (Span("The others look away."),)],
        [(Span("T", "key"), Span(" then "), Span("Enter", "key"))],
        badge=TIDE,
        figure="Uncle Tide",
    )
    yield "curtain", curtain(called, width, lines)


def _said(width: int) -> Iterator[Part]:
    race = "The Draghan Race"
    yield "status", (status_line(race, "round 3, Ash's turn", "Tide goes first", width),)
    yield "status", (status_line(race, "you lay five cards", "", width, secret="only for Dora"),)
    yield "banner", banner("LOOK!", "Everybody", "All cards lie face down.", "Show us", min(width, 80))
    drawn = card(laid("now", DAMSEL), 18 if width < 100 else 24, 9)
    yield "moment card", moment_card(drawn, _BLAMED, min(width, 100), 9)
    yield "speech", (speech_line('"Shoo!" The knight drops the lance and runs.', 60),)
    yield "notice", tuple(notice_line("Choose first: arrows, a digit or a click. Enter lays nothing.", min(width, 80)))
    states: list[Line] = [button("Lay all five", NOW), button("Take back"), button("Not yet", CLOSED)]
    yield "buttons", tuple(states)
    yield "tabs", (tabs(["Who and which race", "All switches", "At the table"], 0),)


def _asked(room: int) -> Iterator[Part]:
    yield "option list", tuple(option_list(_HELPERS, "tide", room))
    yield "tick list", tuple(tick_list(_TICKS, "ice", "two of up to three", 30))
    yield "number chooser", (number_chooser(NumberChoice(0, 40, 18), 40),)


def _compared(room: int) -> Iterator[Part]:
    walked = [Bar(badge, name, was, now, f"{was} → {now}") for badge, name, was, now in _WALKED]
    yield "bars", tuple(bars(walked, room))
    yield "lanes", lanes([Lane(badge, places) for badge, places in _ROUNDS], Course(36), room)
    yield "plot", tuple(plot([Series(badge, values) for badge, values in _ROUNDS], room, 10, first=1))
    yield "podium", podium([(1, [TIDE]), (2, [ASH, CINDER]), (4, [MOSS])], 6)
    yield "sheet", _chapters()


def _chapters() -> Block:
    chapters = [on_paper((Span("  The dragons"),)), lit((Span("  Laying cards"),)), on_paper((Span("  Turning up"),))]
    return tuple(sheet(chapters, 30, 5, "Chapters"))
