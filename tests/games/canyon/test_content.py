"""The box of the canyon: how many of everything, and what it costs and brings."""

from __future__ import annotations

from collections import Counter

import pytest

from dragonroads.games.canyon.content import KINDS, Against
from dragonroads.games.canyon.grid import COMPASS, NAMES
from dragonroads.games.canyon.missions import COUNTS
from dragonroads.games.canyon.tricks import TRICKS
from dragonroads.library.words import languages
from dragonroads.shelf import Shelf
from dragonroads.translations import gaps
from tests.games.canyon.situations import content, loaded

HEROES = {
    "DKN": (5, "bone", "leap_attack thick_hide"),
    "DRS": (6, None, "full_sack dragon_seal"),
    "GWD": (5, "stone", "muster bulwark"),
    "HND": (4, "meat", "scent pack_instinct"),
    "ILL": (4, "stone", "mirage afterimage"),
    "SKY": (4, "wood", "updraft light_load"),
    "WLD": (5, "meat", "megalomania plunder"),
}
BUILDINGS = {
    "tribal_village": (7, (3, 1, 0, 0), (10, 20, 30, 45)),
    "cave_palace": (7, (1, 1, 2, 0), (15, 30, 45, 65)),
    "training_grounds": (7, (0, 2, 1, 1), (10, 20, 30, 45)),
    "ancient_ruins": (10, (0, 1, 1, 2), ()),
}


def test_sixteen_tiles_of_six_sorts() -> None:
    assert Counter(terrain.id for terrain in content().terrains) == {
        "wood": 4,
        "meat": 3,
        "stone": 3,
        "bone": 2,
        "town": 3,
        "canyon": 1,
    }


def test_towns_strengthen_and_only_resource_tiles_give() -> None:
    assert [(terrain.id, terrain.strength) for terrain in content().tiles.tiles if terrain.town] == [("town", 2)]
    assert [terrain.id for terrain in content().tiles.tiles if terrain.gives == terrain.id] == list(KINDS)


def test_seven_heroes_with_two_abilities_each() -> None:
    told = {h.code: (h.strength, h.loot, " ".join(ability.id for ability in h.abilities)) for h in content().heroes}
    assert told == HEROES


def test_every_trick_of_the_rules_has_a_hero() -> None:
    assert sorted(hero.trick.trick or "" for hero in content().heroes if hero.trick) == sorted(TRICKS)


@pytest.mark.parametrize(
    ("code", "effect", "value"),
    [
        ("DKN", "wins_ties", True),
        ("DRS", "breaks_dragons", True),
        ("DRS", "loot_of_choice", True),
        ("GWD", "defending", 2),
        ("HND", "beside_own", 1),
        ("ILL", "returns_to_hand", True),
        ("SKY", "guards_stores", True),
        ("WLD", "against", Against("dragonslayer", 10)),
        ("WLD", "raids_stockpile", True),
    ],
)
def test_what_always_works_for_a_hero(code: str, effect: str, value: object) -> None:
    passives = {hero.code: passive for hero, passive in zip(content().heroes, content().passives)}
    assert [one for one in passives if getattr(passives[one], effect)] == [code]
    assert getattr(passives[code], effect) == value


def test_four_buildings_of_four_tokens_each() -> None:
    assert {b.id: (b.cards, b.price.four, b.worth) for b in content().buildings} == BUILDINGS
    assert {sum(building.price.four) for building in content().buildings} == {4}
    assert [(b.id, b.extra, b.per_kind) for b in content().buildings if b.extra] == [("ancient_ruins", 3, 4)]
    assert sum(building.cards for building in content().buildings) == 31


@pytest.mark.parametrize("length", ["quick", "medium", "long"])
def test_the_box_holds_the_cards_of_every_pile(length: str) -> None:
    least = {"quick": 4, "medium": 5, "long": 6}[length]
    assert content().supplies.piles[length] == {2: least, 3: least + 1, 4: least, 5: least}


def test_the_supply() -> None:
    supplies = content().supplies
    assert (supplies.tokens, supplies.glory, supplies.glory_points, supplies.glory_lead) == (20, 20, 3, 10)
    assert supplies.ratios == (4, 3, 2, 1)
    assert supplies.piles_to_end == {2: 1, 3: 1, 4: 2, 5: 2}
    assert "".join(colour.id for colour in supplies.colours) == "RBGYP"


def test_dragons_stand_in_the_order_of_their_effect() -> None:
    assert [dragon.id for dragon in content().dragons] == ["ancient", "forest", "undead", "celestial"]


def test_every_dragon_has_a_switch_of_its_name() -> None:
    switches = {option.id for option in loaded().spec.options if option.switch}
    assert {f"{dragon.id}_dragon" for dragon in content().dragons} <= switches


def test_the_automa_deck_is_even() -> None:
    deck = content().automa
    assert sorted(card.move for card in deck) == sorted(NAMES)
    assert Counter(card.action for card in deck) == {"battle": 11, "dragon": 5}
    assert set(Counter(card.purchase for card in deck).values()) == {4}
    assert {(card.arrow, card.turn) for card in deck} == {(way, turn) for way in COMPASS for turn in ("cw", "ccw")}
    assert sorted(card.strength for card in deck) == [1, 1, 1, 2, 2, 2, 3, 3, 4, 4, 4, 5, 5, 8, 10, 12]
    assert content().prices == {"easy": 5, "normal": 4, "hard": 3}


def test_eight_missions_reward_and_eight_punish() -> None:
    missions = content().missions.values()
    assert Counter(mission.is_reward for mission in missions) == {True: 8, False: 8}
    assert {mission.check for mission in missions} == set(COUNTS)
    points = [mission.points for mission in missions]
    assert points == [8, 4, 8, 12, 8, 12, 8, 10, -8, -10, -6, -6, -8, -6, -8, -10]


def test_presets_in_their_order() -> None:
    presets = [preset.id for preset in loaded().spec.presets]
    assert presets == ["first_game", "full_valley", "tactician", "solo", "solo_hard"]


# --- words ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "key", ["hero.skyrider.name", "ability.scent.text", "terrain.town.name", "mission.MIS-16.text"]
)
def test_words_stand_under_their_keys(key: str) -> None:
    assert loaded().english[key]


def test_spanish_has_every_word_that_stands_beside_the_numbers() -> None:
    lacking = [key for gap in gaps(loaded().pack, loaded().english) if gap.lang == "es" for key in gap.keys]
    assert [key for key in lacking if key in loaded().english and not key.startswith(("rule", "section."))] == []


@pytest.mark.parametrize(("lang", "name"), [("es", "Matadragones"), ("fr", "Tueur de dragons"), ("de", "Drachentöter")])
def test_names_in_other_languages(lang: str, name: str) -> None:
    catalog = Shelf(cache=None).catalog(lang, loaded())
    assert catalog.say("hero.dragonslayer.name") == name


@pytest.mark.parametrize("lang", ["de", "es", "fr"])
def test_no_language_has_words_that_nothing_asks_for(lang: str) -> None:
    assert lang in languages(loaded().pack)
    assert [gap for gap in gaps(loaded().pack, loaded().english) if gap.lang == lang and gap.what == "unknown"] == []
