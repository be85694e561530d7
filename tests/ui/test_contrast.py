"""Every ink can be read on every ground it is written on, and what lies on something is seen there: in all looks."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest
from rich.color import Color, ColorSystem
from textual.color import Color as Parsed

from dragonroads.ui.palettes import BADGES, GOODS, GROUNDS, INKS, PALETTES, SEATS
from dragonroads.ui.themes import LOOKS, Look, look_for
from dragonroads.ui.tones import on
from tests.ui.written import DRAWN, LIES, PICTURED, UNDER, WRITTEN, contrast, fault

READABLE, HIGH, LINES, SEEN = 4.5, 6.0, 3.0, 2.0
# The sixteen colours as they are in xterm and on the console of a PC, and both on black.
SIXTEEN = {
    "xterm": "000 cd0000 00cd00 cdcd00 0000ee cd00cd 00cdcd e5e5e5 7f7f7f f00 0f0 ff0 5c5cff f0f 0ff fff",
    "VGA": "000 a00 0a0 a50 00a a0a 0aa aaa 555 f55 5f5 ff5 55f f5f 5ff fff",
}
# How red, green and blue arrive in eyes without red cones and without green ones (Viénot and others, linear light).
EYES = {
    "protan": ((0.1124, 0.8876, 0.0), (0.1124, 0.8876, 0.0), (0.0040, -0.0040, 1.0)),
    "deutan": ((0.2927, 0.7073, 0.0), (0.2927, 0.7073, 0.0), (-0.0223, 0.0223, 1.0)),
}


class Shown:
    """A look on a terminal of a kind."""

    def __init__(self, name: str, look: Look, colours: ColorSystem, sixteen: str = "") -> None:
        self.name, self.look, self.colours, self.sixteen = name, replace(look, known={}), colours, sixteen.split()

    def pair(self, tone: str) -> tuple[str, str]:
        """The colour of words as it is seen, and the one behind them."""
        style = self.look.style(tone)
        front, behind = self._seen(style.color, 7), self._seen(style.bgcolor, 0)
        return (behind, front) if style.reverse else (front, behind)

    def behind(self, tone: str) -> str:
        """The colour of a ground."""
        return self.pair(tone)[1]

    def _seen(self, colour: Color | None, own: int) -> str:
        if self.sixteen:
            number = own if colour is None or colour.number is None else colour.number
            return Parsed.parse(f"#{self.sixteen[number]}").hex6
        assert colour is not None
        return colour.downgrade(self.colours).get_truecolor().hex


SHOWN = [
    *(Shown(look.theme.name, look, ColorSystem.TRUECOLOR) for look in LOOKS.values() if look.background),
    *(
        Shown(f"{name}, 256 colours", look_for(name, {}, "256"), ColorSystem.EIGHT_BIT)
        for name in PALETTES
        if name in LOOKS
    ),
    *(
        Shown(f"sixteen of {name}", LOOKS["terminal"], ColorSystem.STANDARD, colours)
        for name, colours in SIXTEEN.items()
    ),
]
every_look = pytest.mark.parametrize("shown", SHOWN, ids=[shown.name for shown in SHOWN])


@every_look
def test_every_ink_can_be_read_where_it_is_written(shown: Shown) -> None:
    ratios = {on(ink, ground): contrast(*shown.pair(on(ink, ground))) for ground in WRITTEN for ink in WRITTEN[ground]}
    enough = HIGH if shown.name == "dragonroads-contrast" else READABLE
    assert {tone: round(ratio, 2) for tone, ratio in ratios.items() if ratio < enough} == {}


@every_look
def test_every_badge_is_seen_where_it_lies_and_its_letter_can_be_read(shown: Shown) -> None:
    faint = {}
    for below in UNDER:
        for seat in BADGES:
            letter, badge = shown.pair(on(f"badge:{seat}", below))
            ratios = contrast(letter, badge), contrast(badge, shown.behind(on("badge", below)))
            if ratios[0] < READABLE or ratios[1] < SEEN:
                faint[f"{seat} on {below}"] = ratios
    assert faint == {}


@every_look
def test_the_cursor_and_what_is_secret_are_seen_where_they_lie(shown: Shown) -> None:
    pairs = [(one, below) for one, grounds in LIES.items() for below in grounds]
    ratios = {pair: contrast(*(shown.behind(on("badge", ground)) for ground in pair)) for pair in pairs}
    assert {pair: ratio for pair, ratio in ratios.items() if ratio < SEEN} == {}


@pytest.mark.parametrize("shown", [one for one in SHOWN if not one.sixteen], ids=lambda one: one.name)
def test_lines_are_seen_on_the_table_and_pictures_on_their_boxes(shown: Shown) -> None:
    drawn = [*("frame", "leaf", "water", "earth"), *(on(ink, box) for box, inks in PICTURED.items() for ink in inks)]
    ratios = {tone: round(contrast(*shown.pair(tone)), 2) for tone in drawn}
    assert {tone: ratio for tone, ratio in ratios.items() if ratio < LINES} == {}


@every_look
@pytest.mark.parametrize("ground", ["table", "paper"])
def test_seats_have_different_colours(shown: Shown, ground: str) -> None:
    if shown.look.name in ("contrast", "terminal") and ground == "paper":
        return  # black and white: there letters and names tell them apart
    badges = {shown.pair(on(f"badge:{seat}", ground)) for seat in SEATS}
    assert len(badges) == len(SEATS)


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize("ground", ["table", "paper"])
def test_seats_and_good_and_bad_stay_apart_for_colour_blind_eyes(eyes: str, ground: str) -> None:
    look = LOOKS["colourblind"]

    def perceived(ink: str) -> list[float]:
        colour = look.style(on(ink, ground)).color
        assert colour is not None
        light = [v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in colour.get_truecolor().normalized]
        return [max(sum(w * v for w, v in zip(row, light)), 0.0) ** (1 / 2.2) for row in EYES[eyes]]

    pairs = [*combinations(SEATS, 2), ("good", "bad")]
    apart = {pair: sum((a - b) ** 2 for a, b in zip(*map(perceived, pair))) ** 0.5 for pair in pairs}
    assert {pair: far for pair, far in apart.items() if far < 0.12} == {}


@every_look
def test_goods_differ_from_each_other_and_are_thinner_than_seats(shown: Shown) -> None:
    assert len({shown.pair(good) for good in GOODS}) == len(GOODS)
    assert not any(shown.look.style(good).bold for good in GOODS)
    assert all(shown.look.style(seat).bold for seat in SEATS)


def test_the_list_names_inks_and_grounds_that_there_are() -> None:
    assert {*WRITTEN, *UNDER, *LIES} <= GROUNDS
    assert {ink for inks in WRITTEN.values() for ink in inks} | set(DRAWN) == INKS


@pytest.mark.parametrize("tone", ["plain@no_such_ground", "no_such_ink", "badge:", "red@paper+nothing", "gold@leaf_a"])
def test_a_tone_that_is_unknown_or_not_on_the_list_is_refused(tone: str) -> None:
    assert fault(tone)
