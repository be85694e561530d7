"""A box that is broken is refused with one line that says where and what."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from dragonroads import paths
from dragonroads.games.canyon.loading import check_game
from dragonroads.library.problems import Problems
from dragonroads.library.reader import read
from tests.games.canyon.situations import loaded

TILES, SUPPLIES, HEROES, BUILDINGS = "tiles.yaml", "supplies.yaml", "heroes.yaml", "buildings.yaml"
CLANS, DRAGONS, AUTOMA, MISSIONS = "clans.yaml", "dragons.yaml", "automa.yaml", "missions.yaml"
FIRST_ROW, LAST_ROW = "- [wood, town", "  - [wood, stone, bone, town]\n"
CLANS_TEXT = (paths.built_in_content() / "dragon_canyon" / CLANS).read_text("utf-8")
QUICK, TO_END, PURPLE = (
    "{2: 4, 3: 5, 4: 4, 5: 4}",
    "{2: 1, 3: 1, 4: 2, 5: 2}",
    "  - {id: P, name: Purple, colour: purple}\n",
)
PILES = "piles: needs quick, medium, long, each for 2, 3, 4 and 5 clans"
SHAMANS = CLANS_TEXT[CLANS_TEXT.index("  - id: shamans") :]
TOO_FEW = "missions: 9 are drawn, but there are 8"


def changed(file: str, old: str, new: str) -> str:
    """A file of the box that rules tests play, reading differently in one place."""
    own = Path(__file__).parent / "boxes" / "dragon_canyon" / file
    text = (own if own.exists() else paths.built_in_content() / "dragon_canyon" / file).read_text("utf-8")
    assert old in text, f"{file} does not say {old!r}"
    return text.replace(old, new, 1)


def refused(file: str, text: str) -> list[str]:
    """What is said about the box with this file."""
    document = read(text.encode(), file, Problems())
    assert document
    pack = loaded().pack
    return [str(problem) for problem in check_game(replace(pack, files={**pack.files, file: document}))]


def place(text: str, part: str) -> str:
    """`line:column` of the first place where a text says something."""
    before = text[: text.index(part)].split("\n")
    return f"{len(before)}:{len(before[-1]) + 1}"


def test_the_box_as_it_is_has_no_problems() -> None:
    assert check_game(loaded().pack) == ()


@pytest.mark.parametrize(
    ("file", "old", "new", "at", "said"),
    [
        # the map
        (TILES, LAST_ROW, "", FIRST_ROW, "fixed: expected 4 rows of 4 tiles"),
        (TILES, "stone, bone, town]", "stone, bone, twon]", "twon", "fixed: no terrain called 'twon'"),
        (TILES, "canyon: true", "canyon: true\n    gives: bone", "id: canyon", "the canyon gives no resource"),
        # what is counted
        (SUPPLIES, QUICK, "{2: 4, 3: 5, 4: 4}", "quick:", PILES),
        (SUPPLIES, "  quick:", "  brisk:", "brisk:", PILES),
        (SUPPLIES, TO_END, "{2: 1}", "{2: 1}", "piles_to_end: needs a number for 2, 3, 4 and 5 clans"),
        (SUPPLIES, TO_END, "{2: 0, 3: 1, 4: 2, 5: 2}", "{2: 0", "piles_to_end: expected 1 to 4 piles"),
        (SUPPLIES, "[4, 3, 2, 1]", "[4, 0]", "[4, 0]", "ratios: needs at least one ratio, and none of 0"),
        (SUPPLIES, PURPLE, "", "- {id: R", "colours: expected at least 5, found 4"),
        (BUILDINGS, "cards: 7", "cards: 6", "6\n", "cards: the highest pile needs 7 cards, found 6"),
        (BUILDINGS, "{wood: 3, meat: 1}", "{wood: 0}", "{wood: 0}", "price: costs nothing"),
        (BUILDINGS, "code: CP", "code: TV", "TV\n    name: Cave", "code: tribal_village has TV already"),
        (BUILDINGS, "[15, 30, 45, 65]", "[]", "[]", "palace_scale: needs at least one value"),
        # cards
        (HEROES, "code: SKY", "code: ILL", "ILL\n    name: Sky", "code: illusionist has ILL already"),
        (HEROES, "code: HND", "code: AND", "AND", "code: AND belongs before GWD: heroes are sorted by code"),
        (HEROES, "    loot: bone\n", "", "id: dino", "heroes: needs a loot, or an ability with loot_of"),
        (HEROES, "hero: dragonslayer", "hero: slayer", "slayer, s", "hero: no hero called 'slayer'"),
        (CLANS, SHAMANS, "", "- id: hunters", "clans: expected at least 5, found 4"),
        (DRAGONS, "sign: Und", "sign: For", "For\n    name: Undead", "sign: forest has For already"),
        (DRAGONS, "target: enemy_hero", "target: resource_tile", "true\n    text", "discard_from_hand: only a dragon"),
        (AUTOMA, ", hard: 3", "", "{easy", "prices: needs hard"),
        (AUTOMA, "purchase: cave_palace", "purchase: cave", "cave, s", "purchase: no building called 'cave'"),
        (MISSIONS, "points: 4,", "points: 0,", "0, text", "points: expected points to win or, below 0, to lose"),
    ],
)
def test_a_broken_box_is_refused_in_one_line_at_the_right_place(
    file: str, old: str, new: str, at: str, said: str
) -> None:
    text = changed(file, old, new)
    found = refused(file, text)
    assert len(found) == 1
    assert found[0].startswith(f"{file}:{place(text, at)}: {said}")


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        (TILES, "count: 4", "count: 3", ["tiles: expected 16 tiles, found 15", "fixed: needs wood 3 times, found 4"]),
        (TILES, "canyon: true", "canyon: false", ["tiles: exactly one tile must be the canyon"]),
        (TILES, "[bone, meat", "[meat, meat", ["needs meat 3 times, found 4", "needs bone 2 times, found 1"]),
        (AUTOMA, "move: B2", "move: A3", ["move: AUT-01 has A3 already", "automa: no card shows B2"]),
        (MISSIONS, "drawn: 3", "drawn: 9", [f"{TOO_FEW} rewards", f"{TOO_FEW} penalties"]),
    ],
)
def test_what_contradicts_itself_is_told_from_every_side(file: str, old: str, new: str, said: list[str]) -> None:
    found = refused(file, changed(file, old, new))
    assert len(found) == len(said)
    assert all(any(line.endswith(end) for line in found) for end in said)


@pytest.mark.parametrize(
    ("file", "text", "said"),
    [
        (HEROES, "heroes: []\n", "heroes: needs at least one"),
        (DRAGONS, "dragons: []\n", "dragons: needs at least one"),
    ],
)
def test_an_empty_list_is_refused(file: str, text: str, said: str) -> None:
    assert [line.endswith(said) for line in refused(file, text)] == [True]
