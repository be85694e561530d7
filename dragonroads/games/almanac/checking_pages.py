"""What only a whole page can get wrong: names of areas, spaces and actions, its fog, and its sketch."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any, get_args

from dragonroads.gamekit.declared import kinds_of
from dragonroads.games.almanac.cards import Standard
from dragonroads.games.almanac.locations import Location, SpaceSpec, Tile
from dragonroads.games.almanac.pages import lay_out
from dragonroads.library.binder import Binder
from dragonroads.library.problems import hint, quoted

PLAYERS = (2, 3, 4)
MOST = 99
"""No parameter of a placement rule is a larger number: rules count up to some of them."""
STANDARD: tuple[str, ...] = get_args(Standard)
SPACE, BOX = re.compile(r"[a-z]\d"), re.compile(r"\{([a-z]\d)\}")
NAMED = re.compile(r"\{(?:name:|@)([a-z])\}")
PAIR = re.compile(r"[a-z]{2}")
"""Two areas that belong together: a path, a ladder, a beam."""
WIDEST, LONGEST, BOX_WIDTH = 56, 13, 9
"""How many cells and lines a sketch may have, and the cells of a box."""


def check_page(binder: Binder, page: Location) -> None:
    """Notes each problem where it was written."""
    if len(set(page.demand)) != 4:
        binder.complain(binder.node_of(page, "demand"), "demand", "needs each of the four goods once")
    _check_spaces(binder, page)
    _check_tokens(binder, page)
    known = len(binder.problems)
    _check_placement(binder, page)
    if len(binder.problems) == known:
        _check_ring(binder, page)
    _check_reasons(binder, page)
    _check_fog(binder, page)
    _check_sketch(binder, page)


def _check_spaces(binder: Binder, page: Location) -> None:
    """A space has an id of its own, an area of the page, and one action: one of the six is all that it does."""
    seen: set[str] = set()
    for space in page.spaces:
        if space.id in seen:
            binder.complain(binder.node_of(space, "id"), "id", f"a second space is called {quoted(space.id)}")
        seen.add(space.id)
        if space.area not in page.areas:
            binder.complain(binder.node_of(space, "area"), "area", f"there is no area {quoted(space.area)}")
    places: tuple[SpaceSpec | Tile, ...] = (*page.spaces, *page.placement.tiles)
    for place in places:
        if place.action and place.action not in page.actions:
            wrong = f"there is no action called {quoted(place.action)} on this page{hint(place.action, page.actions)}"
            binder.complain(binder.node_of(place, "action"), "action", wrong)
        if len(place.do) > 1 and any(deed.verb in STANDARD for deed in place.do):
            binder.complain(binder.node_of(place, "do"), "do", "one of the six actions stands alone on its space")


def _check_tokens(binder: Binder, page: Location) -> None:
    """Tokens lie on spaces, or in areas, that exist."""
    ids = [space.id for space in page.spaces]
    for place in page.tokens:
        for number, one in enumerate(place.spaces):
            if one not in ids:
                binder.complain(binder.node_of(place, "spaces", number), "spaces", f"there is no space {quoted(one)}")
        for number, one in enumerate(place.areas):
            if one not in page.areas:
                binder.complain(binder.node_of(place, "areas", number), "areas", f"there is no area {quoted(one)}")


def _check_placement(binder: Binder, page: Location) -> None:
    """The areas and spaces that its parameters name are there; a rule that lists areas lists all of them."""
    ids = [space.id for space in page.spaces]
    before, listed = len(binder.problems), list[str]()
    for name, value in vars(page.placement).items():
        words = list(_words_in(value))
        wrong = [f"there is no area {quoted(one)}" for one in words if len(one) == 1 and one not in page.areas]
        wrong += [f"there is no space {quoted(one)}" for one in words if SPACE.fullmatch(one) and one not in ids]
        if isinstance(value, dict) and any(isinstance(key, int) for key in value) and set(value) != set(PLAYERS):
            wrong.append("needs a value for 2, 3 and 4 players")
        wrong += [f"{number} is too much: at most {MOST}" for number in _numbers_in(value) if abs(number) > MOST]
        for complaint in wrong:
            binder.complain(binder.node_of(page, "placement", name), name, complaint)
        listed += [one for one in words if one in page.areas]
    left = [area for area in page.areas if area not in listed]
    if len(listed) > 1 and left and len(binder.problems) == before:
        binder.complain(binder.node_of(page, "placement"), "placement", f"says nothing about area {quoted(left[0])}")


def _check_ring(binder: Binder, page: Location) -> None:
    """A ring goes through every area once: whoever stands in one that it leaves out would have no neighbours."""
    ring = getattr(page.placement, "ring", None)
    if ring is None:
        return
    node = binder.node_of(page, "placement", "ring")
    for area in page.areas:
        if ring.count(area) != 1:
            binder.complain(node, "ring", f"must name area {quoted(area)} exactly once")


def check_layout(binder: Binder, page: Location) -> None:
    """A page that passed every other check can really be laid out, with every number of players."""
    tiles = dict(enumerate(page.placement.tiles))
    for players in PLAYERS:
        try:
            lay_out(page, players, tiles)
        except Exception as fault:  # parameters may go against each other in ways that only their rule knows
            why = f"{type(fault).__name__}: {fault}"
            wrong = f"{quoted(page.placement.rule)} cannot work for {players} players with these parameters ({why})"
            binder.complain(binder.node_of(page, "placement"), "placement", wrong)
            return


def _check_reasons(binder: Binder, page: Location) -> None:
    """Rules are named for reasons that the placement rule really gives, and for every number of players."""
    rule = page.placement
    kinds = [reason.kind for reason in rule.reasons]
    for reason, named in page.closing_rules.items():
        if reason not in kinds:
            known = ", ".join(kinds) or "none"
            wrong = f"{rule.rule} closes no space because of {quoted(reason)} (known: {known})"
        elif isinstance(named, dict) and set(named) != set(PLAYERS):
            wrong = "needs a value for 2, 3 and 4 players"
        else:
            continue
        binder.complain(binder.node_of(page, "closing_rules", reason), "closing_rules", wrong)


def check_questions(binder: Binder, page: Location) -> None:
    """Rules are named for questions that are really asked; to find out which those are takes a moment."""
    asked = kinds_of(__package__).questions
    for kind in page.asking_rules:
        if kind not in asked:
            wrong = f"nothing is asked as {quoted(kind)}{hint(kind, asked)}"
            binder.complain(binder.node_of(page, "asking_rules", kind), "asking_rules", wrong)


def _words_in(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield from value if PAIR.fullmatch(value) else (value,)
    elif isinstance(value, tuple):
        for one in value:
            yield from _words_in(one)
    elif isinstance(value, dict):
        yield from _words_in((*value, *value.values()))


def _numbers_in(value: Any) -> Iterator[int]:
    if isinstance(value, int):
        yield value
    elif isinstance(value, (tuple, dict)):
        for one in (*value, *value.values()) if isinstance(value, dict) else value:
            yield from _numbers_in(one)


def _check_fog(binder: Binder, page: Location) -> None:
    """With every number of players there is one tile for each space in the fog."""
    for players in PLAYERS:
        spaces = sum(space.fog and space.from_players <= players for space in page.spaces)
        tiles = sum(not tile.face and tile.from_players <= players for tile in page.placement.tiles)
        if spaces != tiles:
            wrong = f"{tiles} tiles for {spaces} spaces in the fog with {players} players"
            binder.complain(binder.node_of(page, "placement"), "placement", wrong)
            return


def _check_sketch(binder: Binder, page: Location) -> None:
    """The sketch shows each space once, no space or area that is not there, and is not too large."""
    node = binder.node_of(page, "sketch")
    shown, ids = Counter(BOX.findall(page.sketch)), [space.id for space in page.spaces]
    for one in dict.fromkeys((*ids, *shown)):
        if one not in ids:
            binder.complain(node, "sketch", f"there is no space {quoted(one)}")
        elif shown[one] != 1:
            binder.complain(node, "sketch", f"must show {{{one}}} exactly once")
    for area in dict.fromkeys(NAMED.findall(page.sketch)):
        if area not in page.areas:
            binder.complain(node, "sketch", f"there is no area {quoted(area)}")
    lines = BOX.sub("#" * BOX_WIDTH, page.sketch).rstrip("\n").split("\n")
    if len(lines) > LONGEST or max(map(len, lines)) > WIDEST:
        binder.complain(node, "sketch", f"is larger than {WIDEST} cells in {LONGEST} lines")
