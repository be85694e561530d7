"""A box that is broken is refused with one line that says where and what."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest

from dragonroads import paths
from dragonroads.games.almanac.loading import check_game
from dragonroads.library.pack import Pack
from dragonroads.library.problems import Problems
from dragonroads.library.reader import read
from dragonroads.shelf import Shelf

OUTPOST, MINES = "locations/01_the_outpost.yaml", "locations/04_cavern_mines.yaml"
RUINS, SANDS = "locations/06_silt_ruins.yaml", "locations/07_emperor_sands.yaml"
SKYGATE, LANDING = "locations/08_skygate.yaml", "locations/10_rivertown_landing.yaml"
SALT, COURTS = "locations/11_sublin_salt.yaml", "locations/16_courtyard_markets.yaml"
TOKENS, SUPPLIES, CARAVANS = "tokens.yaml", "supplies.yaml", "caravans.yaml"
EXITS, LETTERS = "exits: [2, 3]", "destinations: [12, 13, 14, 15]"
FIRST = "  - {id: a1, area: a, do: [{extend_caravan: {}}]}\n"
HERBS = "do: [{gain_goods: {dewleaf: 3}}]"
ROW = "│{a1} {a2}│"
TILE = "    - {from_players: 4, do: [{extend_caravan: {}}]}\n"
TOO_MANY = "20:37: from_players: expected 2 to 4, found 5"
NO_SUCH_RULE = "11:19: placement: unknown placement rule 'one-per-aera' (did you mean 'one-per-area'?)"
LAST_START = "  - {id: dr-start-4, name: Second-Hand Stagecoach, crates: 4, shields: 2}\n"


@cache
def box() -> Pack:
    """The box, read once."""
    return Shelf(cache=None).pack("dragon_road")


def refused(file: str, old: str, new: str) -> list[str]:
    """What is said when a file of the box reads differently, with the place in it as `line:column`."""
    text = (paths.built_in_content() / "dragon_road" / file).read_text("utf-8")
    assert text.count(old) == 1, f"{file} says {old!r} {text.count(old)} times"
    document = read(text.replace(old, new).encode(), file, Problems())
    assert document
    found = check_game(replace(box(), files={**box().files, file: document}))
    return [str(problem).removeprefix(f"{file}:") for problem in found]


def test_the_box_as_it_is_has_no_problems() -> None:
    assert check_game(box()) == ()


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        # roads
        (OUTPOST, EXITS, "exits: [2, 99]", "4:8: exits: there is no page 99"),
        (OUTPOST, EXITS, "exits: [2, 4]", "4:8: exits: page 4 is not the next stop"),
        (OUTPOST, EXITS, "exits: [2]", "4:8: exits: two exits are needed, none at the last stop"),
        (OUTPOST, EXITS, "exits: [2, 2]", "4:8: exits: two exits are needed, none at the last stop"),
        (OUTPOST, "id: 1\n", "id: 2\n", "1:5: id: a second page has the number 2"),
        (TOKENS, LETTERS, "destinations: [12, 13, 14, 77]", "13:19: destinations: there is no page 77"),
        (TOKENS, LETTERS, "destinations: [12, 13, 14]", "13:19: destinations: expected 4 of them"),
        # spaces
        (OUTPOST, "demand: [everice, s", "demand: [skyfish, s", "10:9: demand: needs each of the four goods once"),
        (OUTPOST, HERBS, "action: fish", "18:31: action: there is no action called 'fish' on this page"),
        (OUTPOST, HERBS, "do: [{gain_gods: {}}]", "18:29: unknown verb 'gain_gods' (did you mean 'gain_goods'?)"),
        (OUTPOST, "b3, area: b, from_players: 3", "b3, area: b, from_players: 5", TOO_MANY),
        (OUTPOST, FIRST, FIRST * 2, "15:10: id: a second space is called 'a1'"),
        (OUTPOST, "{id: b2, area: b,", "{id: b2, area: c,", "19:5: spaces: the area of b2 is b"),
        (MINES, "spaces: [e1, e2]", "spaces: [e1, e9]", "15:47: spaces: there is no space 'e9'"),
        (COURTS, 'areas: ["n", e, s, w]', 'areas: ["n", e, s, z]', "15:52: areas: there is no area 'z'"),
        # the placement rule
        (OUTPOST, "rule: one-per-area", "rule: one-per-aera", NO_SUCH_RULE),
        (OUTPOST, "DR-01-1", "DR-01-9", "9:15: placing_rule: no rule called 'DR-01-9' (did you mean 'DR-01-4'?)"),
        (MINES, "climb_to: a", "climb_to: z", "13:81: climb_to: there is no area 'z'"),
        (SANDS, "p5: [p1, p2]", "p5: [p1, z2]", "16:5: carriers: there is no space 'z2'"),
        (SKYGATE, "with: bottled_lightning", "with: storm", "13:49: ignore_with: no token called 'storm'"),
        (LANDING, "lanes: [a, b, c, d]", "lanes: [a, b, c]", "12:12: placement: says nothing about area 'd'"),
        (SALT, "air: {2: 7, 3: 8, 4: 8}", "air: {2: 7, 3: 8}", "15:8: air: needs a value for 2, 3 and 4 players"),
        (RUINS, TILE, "", "13:3: placement: 14 tiles for 15 spaces in the fog with 4 players"),
        # the sketch
        (OUTPOST, ROW, "│          {a2}│", "34:9: sketch: must show {a1} exactly once"),
        (OUTPOST, "♠  ·  ·  ·  ·    ♣ ♠", "{z9}", "34:9: sketch: there is no space 'z9'"),
        (OUTPOST, ROW, "│{a1}            {a2}│", "34:9: sketch: is larger than 56 cells in 13 lines"),
        # the rest of the box
        (TOKENS, "2: [3, 7, 12, 18]", "2: [3, 7]", "84:15: set_fame: needs 4 values each for 2, 3 and 4 players"),
        (SUPPLIES, "[10, 12, 14, 16]", "[10, 12, 14]", "6:1: starting_gold: needs a number for each of 4 players"),
        (SUPPLIES, "[0, 1, 2, 3, 4, 5]", "[]", "6:1: fight_die: needs at least one face"),
        (CARAVANS, LAST_START, "", "7:1: starting: needs a caravan for each of 4 players"),
    ],
)
def test_a_broken_box_is_refused_in_one_line_at_the_right_place(file: str, old: str, new: str, said: str) -> None:
    assert refused(file, old, new) == [said]
