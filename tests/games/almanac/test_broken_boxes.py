"""A box that is broken is refused with one line that says where and what."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest

from dragonroads import paths
from dragonroads.engine.game import Header, SeatSpec
from dragonroads.errors import ContentError
from dragonroads.games.almanac.loading import check_game, open_game
from dragonroads.library.pack import Pack
from dragonroads.library.problems import Problems
from dragonroads.library.reader import read
from dragonroads.shelf import Shelf

OUTPOST, MINES = "locations/01_the_outpost.yaml", "locations/04_cavern_mines.yaml"
RUINS, SANDS = "locations/06_silt_ruins.yaml", "locations/07_emperor_sands.yaml"
SKYGATE, LANDING = "locations/08_skygate.yaml", "locations/10_rivertown_landing.yaml"
SALT, COURTS = "locations/11_sublin_salt.yaml", "locations/16_courtyard_markets.yaml"
HOLLOW, STACKS = "locations/12_wizards_hollow.yaml", "locations/14_vineland_tract.yaml"
TOKENS, SUPPLIES, CARAVANS, ENCOUNTERS = "tokens.yaml", "supplies.yaml", "caravans.yaml", "encounters.yaml"
GOODS, FERRY, RING = "almanac/goods.yaml", "locations/05_yop_gub_islands.yaml", "[a, b, c, d, e], start: a"

EXITS, LETTERS, AIR, LEAVES = "[2, 3]", "[12, 13, 14, 15]", "{2: 7, 3: 8, 4: 8}", "do: [{gain_goods: {dewleaf: 3}}]"
FIRST, ROW, FLOWERS = "  - {id: a1, area: a, do: [{extend_caravan: {}}]}\n", "│{a1} {a2}│", "♠  ·  ·  ·  ·    ♣ ♠"
TILE = "    - {from_players: 4, do: [{extend_caravan: {}}]}\n"
LAST_START = "  - {id: dr-start-4, name: Second-Hand Stagecoach, crates: 4, shields: 2}\n"
TWO_EXITS = "exits: two exits are needed, none at the last stop"
NO_SUCH_RULE = "placement: unknown placement rule 'one-per-aera' (did you mean 'one-per-area'?)"
NO_SUCH_REASON = "closing_rules: stack-toll closes no space because of 'tipp' (known: own_shoulders, full_stack, tip)"
NO_SUCH_QUESTION = "asking_rules: nothing is asked as 'bidd' (did you mean 'bid'?)"
NO_SUCH_ID = "closing_rules: no rule called 'DR-14-9' (did you mean 'DR-14-5'?)"
FOR_ALL = "needs a value for 2, 3 and 4 players"
NO_AIR = "placement: 2 players cannot play there (ZeroDivisionError: integer division or modulo by zero)"
NO_CARRIER = "placement: 'pyramid-support' cannot work for 2 players with these parameters (KeyError: '')"
TOO_MANY = "gain_goods.dewleaf: expected 0 to 63, found 64"
IN_ORDER = "goods: expected dewleaf, emberspice, everice, skyfish in this order"


@cache
def box() -> Pack:
    """The box, read once."""
    return Shelf(cache=None).pack("dragon_road")


def changed(file: str, old: str, new: str) -> str:
    """A file of the box, reading differently."""
    folder = paths.built_in_content() / ("" if file == GOODS else "dragon_road")
    text = (folder / file).read_text("utf-8")
    assert old in text, f"{file} does not say {old!r}"
    return text.replace(old, new)


def refused(file: str, text: str) -> list[str]:
    """What is said about the box with this file."""
    document = read(text.encode(), file, Problems())
    assert document
    return [str(problem) for problem in check_game(replace(box(), files={**box().files, file: document}))]


def place(text: str, part: str) -> str:
    """`line:column` of the first place where a text says something."""
    before = text[: text.index(part)].split("\n")
    return f"{len(before)}:{len(before[-1]) + 1}"


def test_the_box_as_it_is_has_no_problems() -> None:
    assert check_game(box()) == ()


@pytest.mark.parametrize(
    ("file", "old", "new", "at", "said"),
    [
        # roads
        (OUTPOST, EXITS, "[2, 99]", "[2, 99]", "exits: there is no page 99"),
        (OUTPOST, EXITS, "[2, 4]", "[2, 4]", "exits: page 4 is not the next stop"),
        (OUTPOST, EXITS, "[2, 2]", "[2, 2]", TWO_EXITS),
        (OUTPOST, f"exits: {EXITS}\n", "", "id: 1", TWO_EXITS),
        (OUTPOST, "id: 1\n", "id: 2\n", "2\n", "id: a second page has the number 2"),
        (TOKENS, LETTERS, "[12, 13, 14, 77]", "[12, 13, 14, 77]", "destinations: there is no page 77"),
        (TOKENS, LETTERS, "[12, 13, 14]", "[12, 13, 14]", "destinations: expected 4 of them"),
        # spaces
        (OUTPOST, "[everice, s", "[skyfish, s", "[skyfish", "demand: needs each of the four goods once"),
        (OUTPOST, LEAVES, "action: dance", "dance", "action: there is no action called 'dance' on this page"),
        (OUTPOST, LEAVES, "do: [{dance: {}}]", "dance", "unknown verb 'dance'"),
        (OUTPOST, "b, from_players: 4", "b, from_players: 5", "5, do", "from_players: expected 2 to 4, found 5"),
        (
            OUTPOST,
            FIRST,
            FIRST * 2,
            "a1, area: a, do: [{extend_caravan: {}}]}\n  - {id: a2",
            "id: a second space is called 'a1'",
        ),
        (OUTPOST, "{id: b2, area: b", "{id: b2, area: c", "{id: b2", "spaces: the area of b2 is b"),
        (MINES, "[e1, e2]", "[e1, e9]", "e9", "spaces: there is no space 'e9'"),
        (COURTS, 'areas: ["n", e, s, w]', 'areas: ["n", e, s, z]', "z]", "areas: there is no area 'z'"),
        # the placement rule
        (OUTPOST, "rule: one-per-area", "rule: one-per-aera", "one-per-aera", NO_SUCH_RULE),
        (OUTPOST, "DR-01-1", "somewhere", "somewhere", "placing_rule: no rule called 'somewhere'"),
        (STACKS, "tip: DR-14-2", "tipp: DR-14-2", "DR-14-2}", NO_SUCH_REASON),
        (STACKS, "tip: DR-14-2", "tip: DR-14-9", "DR-14-9", NO_SUCH_ID),
        (OUTPOST, "placing_rule: DR", "asking_rules: {bidd: DR-01-1}\nplacing_rule: DR", "DR-01-1}", NO_SUCH_QUESTION),
        (HOLLOW, "{2: DR-12-2, 3: DR-12-1, ", "{2: DR-12-2, ", "{2: DR-12-2", "closing_rules: " + FOR_ALL),
        (MINES, "climb_to: a", "climb_to: z", "z, climb_fee", "climb_to: there is no area 'z'"),
        (SANDS, "p5: [p1, p2]", "p5: [p1, z2]", "p5: [p1, z2]", "carriers: there is no space 'z2'"),
        (SKYGATE, "with: bottled_lightning", "with: storm", "storm}", "ignore_with: no token called 'storm'"),
        (LANDING, "[a, b, c, d]", "[a, b, c]", "{rule: skip", "placement: says nothing about area 'd'"),
        (FERRY, RING, "[b, c, d, e], start: a", "[b, c, d, e]", "ring: must name area 'a' exactly once"),
        (FERRY, RING, "[a, a, b, c, d, e], start: a", "[a, a,", "ring: must name area 'a' exactly once"),
        (SALT, "d: 4}", "d: 999999999}", "{s: 0", "depth: 999999999 is too much: at most 99"),
        (SALT, "air_per_gold: 2", "air_per_gold: 0", "rule: air-budget", NO_AIR),
        (SANDS, "p5: [p1, p2]", "p5: [p1, '']", "rule: pyramid", NO_CARRIER),
        (SALT, AIR, "{2: 7, 3: 8}", "{2: 7, 3: 8}", "air: " + FOR_ALL),
        (RUINS, TILE, "", "rule: fog", "placement: 14 tiles for 15 spaces in the fog with 4 players"),
        # the sketch
        (OUTPOST, ROW, "│          {a2}│", "|2", "sketch: must show {a1} exactly once"),
        (OUTPOST, FLOWERS, "{z9}", "|2", "sketch: there is no space 'z9'"),
        (OUTPOST, FLOWERS, "{name:z}", "|2", "sketch: there is no area 'z'"),
        (OUTPOST, FLOWERS, "{@y}", "|2", "sketch: there is no area 'y'"),
        (OUTPOST, ROW, f"{ROW}            ", "|2", "sketch: is larger than 56 cells in 13 lines"),
        (OUTPOST, FLOWERS, "\n\n\n\n   ♠", "|2", "sketch: is larger than 56 cells in 13 lines"),
        # the rest of the box
        (GOODS, "emberspice", "saffron", "- {id: dewleaf", IN_ORDER),
        (GOODS, "Dewleaf, count: 30", "Dewleaf, count: 64", "64}", "count: expected 1 to 63, found 64"),
        (OUTPOST, LEAVES, "do: [{gain: {goods: {dewleaf: 64}}}]", "64}", "dewleaf: expected 0 to 63, found 64"),
        (OUTPOST, LEAVES, "do: [{gain_goods: {dewleaf: 64}}]", "64}", TOO_MANY),
        (ENCOUNTERS, "letter: A", "letter: B", "- id: dr-encounter-a1", "encounters: none has the letter A"),
        (
            TOKENS,
            "2: [3, 7, 12, 18]",
            "2: [3, 7]",
            "{2: [3, 7]",
            "set_fame: needs 4 values each for 2, 3 and 4 players",
        ),
        (SUPPLIES, "[10, 12, 14, 16]", "[10]", "guards: 12", "starting_gold: needs a number for each of 4 players"),
        (SUPPLIES, "[0, 1, 2, 3, 4, 5]", "[]", "guards: 12", "fight_die: needs at least one face"),
        (CARAVANS, LAST_START, "", "starting:\n", "starting: needs a caravan for each of 4 players"),
    ],
)
def test_a_broken_box_is_refused_in_one_line_at_the_right_place(
    file: str, old: str, new: str, at: str, said: str
) -> None:
    text = changed(file, old, new)
    assert refused(file, text) == [f"{file}:{place(text, at)}: {said}"]


def test_a_page_that_cannot_be_laid_out_is_one_line_for_those_who_play_without_checking() -> None:
    document = read(changed(SANDS, "p5: [p1, p2]", "p5: [p1, '']").encode(), SANDS, Problems())
    assert document
    loaded = open_game(replace(box(), files={**box().files, SANDS: document}))
    game = loaded.game
    options = game.settle(loaded.spec.presets[0].settings(2), 2).options
    seats = (SeatSpec("Ana"), SeatSpec("Bo"))
    with pytest.raises(ContentError, match=r"^page 7 cannot be laid out for 2 players"):
        game.begin(Header(game.id, game.rules_version, game.content_hash, 1, seats, options))


def test_a_road_has_one_beginning() -> None:
    complaints = refused(OUTPOST, changed(OUTPOST, "stop: 1", "stop: 2"))
    assert any(line.endswith("stop: exactly one page must be the first stop") for line in complaints)
