"""The sheets of the kit: every part at the sizes it has in a window of a width."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from dragonroads.gamekit.facts.cards import Laid
from dragonroads.gamekit.facts.goods import Purse
from dragonroads.gamekit.facts.marks import Count, Number
from dragonroads.gamekit.facts.people import Figure
from dragonroads.ui.drawing import Line, Span
from dragonroads.ui.kit.badge import badge, crowd, figure
from dragonroads.ui.kit.building import building_card, building_chip
from dragonroads.ui.kit.canvas import Block
from dragonroads.ui.kit.card import card
from dragonroads.ui.kit.card_row import card_row, columns, heading
from dragonroads.ui.kit.coins import coins, purse, purse_block
from dragonroads.ui.kit.die import dice
from dragonroads.ui.kit.goods import crate_blocks, crates, in_words, pips
from dragonroads.ui.kit.hand import hand
from dragonroads.ui.kit.hero import hero_card, hero_chip
from dragonroads.ui.kit.letters import large, winged
from dragonroads.ui.kit.meter import count, meter
from dragonroads.ui.kit.nameplate import nameplate
from dragonroads.ui.kit.pile import pile_block, pile_line
from dragonroads.ui.kit.road import road
from dragonroads.ui.kit.ruler import ruler
from dragonroads.workshop.pictures import kit_facts as facts
from dragonroads.workshop.pictures.panel_sheet import panels
from dragonroads.workshop.pictures.sheets import Part, packed

WIDTHS = (80, 100, 140, 200)
_NTH = ("1st", "2nd", "3rd", "4th", "5th", "6th", "7th", "8th")


def _cards(width: int) -> Iterator[Part]:
    """Faces and backs as chips, small and in full, in every state and under the cursor."""
    sizes = {80: ((13, 1), (15, 3), (12, 7), (18, 9)), 100: ((13, 1), (15, 3), (16, 7), (24, 9))}
    for across, down in sizes.get(width, ((15, 1), (21, 4), (23, 7), (23, 12)) if width < 200 else ((24, 6), (23, 16))):
        for state in facts.STATES:
            one = facts.laid(state, facts.DAMSEL if down >= 9 else facts.FLOWER)
            yield state, card(one, across, down)
        yield "hidden", card(Laid(state="down", by=facts.TIDE), across, down)
        yield "cursor", card(facts.laid("hand", facts.DEER, None, "2"), across, down, cursor=True)
        yield "on a back", card(facts.laid("down"), across, down, cursor=True)
        for face in (facts.SHORTCUT, facts.THERE, facts.WISP):
            yield face.kind, card(facts.laid("hand", face, None, "3"), across, down)


def _rows(width: int) -> Iterator[Part]:
    """Hands, piles and rows of cards."""
    low, high = {80: (7, 10), 100: (7, 11), 140: (7, 12)}.get(width, (12, 16))
    yield "six cards, two of them equal, one has its place", hand(facts.hand_of(6, placed=4), width, high, cursor=1)
    yield "five cards, little room", hand(facts.hand_of(5), width, low, cursor=2)
    yield "as chips", hand(facts.hand_of(5), min(width, 80), 1, cursor=2)
    for one in (facts.DRAW, facts.DISCARD):
        yield "pile", (pile_line(one),)
    for one in (facts.DRAW, facts.DISCARD):
        yield "pile", pile_block(one, 20, 6)
    for many in (5, 6, 8):
        tall = {80: 1, 100: 3, 140: 4}.get(width, 6)
        rows = (facts.row_of(many), facts.row_of(many, is_active=False))
        where = columns(rows, width, tall)
        head = heading("Storylines", _NTH, where, width, now=3)
        yield (
            f"rows of {many}",
            (head, *card_row(rows[0], where, width, tall), *card_row(rows[1], where, width, tall, cursor=4)),
        )


def _road(width: int) -> Iterator[Part]:
    """Forest and mountain on their true course, and on a ruler."""
    room, tall = {80: (80, 9), 100: (100, 9), 140: (96, 14)}.get(width, (140, 14))
    yield "forest", road(facts.FOREST, room, tall)
    yield "mountain, cursor on 29", road(facts.GOAT, room, tall, cursor="space:29")
    yield "all at the start", road(facts.BEGIN, room, 2 if width >= 140 else 1)
    yield "ruler", ruler(facts.FOREST, width)
    yield "ruler, cursor on 29", ruler(facts.GOAT, width, cursor="space:29")


def _pieces(width: int) -> Iterator[Part]:
    """People, meters, dice, money, goods, heroes, buildings."""
    figures = [Figure(facts.CINDER), Figure(facts.MOSS, "tree"), Figure(facts.PLUM, "hugged")]
    yield "badges", (tuple(part for one in facts.ALL for part in (badge(one), Span(" "))),)
    yield "figures", (tuple(part for one in figures for part in (figure(one), Span(" "))),)
    yield "crowd", (crowd([Figure(one) for one in facts.ALL], 6),)
    yield "plate", nameplate(facts.plate(facts.TIDE, "Ben", "Tide", "14", is_active=True), 16)
    yield "winged", winged(facts.TIDE)
    yield "large", large("LOOK! 4")
    yield "meters", tuple(meter(Number(sign, n, word), 9, 7) for sign, n, word in _METERS)
    yield "counts", (count(Count("point", 12, "12 points")), count(Count("ember", 5, "5 embers left", 9)))
    yield "dice", dice((1, 3, 6))
    yield "more dice, lower", dice((5, 2, 4, 6, 1), 3)
    yield "coins", (_line(coins(6), *purse(Purse(12)), *purse(Purse(12, "gold"), long=True), *purse(Purse(None))),)
    yield "purse", purse_block(Purse(12))
    yield "closed", purse_block(Purse(None))
    yield "pips", (pips(facts.CARGO, 2), pips(facts.MANY), pips(facts.STORE))
    yield "crates", (crates(facts.CARGO, 1),)
    yield "crates", crate_blocks(facts.CARGO, 1)
    yield "in words", (in_words(facts.CARGO),)
    yield "heroes", tuple(hero_chip(one, 15) for one in facts.HEROES)
    yield from ((one.state, hero_card(one, 16, 6)) for one in facts.HEROES)
    yield "cursor", hero_card(facts.HEROES[1], 16, 6, cursor=True)
    built = (facts.PALACE, facts.RUINS)
    yield "buildings", tuple(building_chip(one, 15) for one in built)
    yield from (("building", building_card(one, 21, 5)) for one in built)
    yield "cursor", building_card(facts.PALACE, 21, 5, cursor=True)


_METERS = (("courage", 5, "courage"), ("footprint", 3, "stamina"))


def _line(*spans: Span) -> Line:
    return tuple(part for span in spans for part in (span, Span("  ")))[:-1]


SHEETS: Mapping[str, Callable[[int], Iterator[Part]]] = {
    "cards": _cards,
    "rows": _rows,
    "road": _road,
    "pieces": _pieces,
    "panels": panels,
}


def sheet(name: str, width: int) -> Block:
    """A sheet by its name, for a window of a width."""
    return packed(tuple(SHEETS[name](width)), width)
