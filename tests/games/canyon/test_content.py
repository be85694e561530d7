"""The shipped box of the canyon: whatever it holds fits together, and its words are whole."""

from __future__ import annotations

from collections import Counter

import pytest

from dragonroads.games.canyon.content import KINDS, CanyonContent
from dragonroads.games.canyon.game import DragonCanyon
from dragonroads.games.canyon.grid import COMPASS, NAMES
from dragonroads.games.canyon.missions import COUNTS
from dragonroads.games.canyon.tricks import TRICKS
from dragonroads.games.loaded import LoadedGame
from dragonroads.library.words import languages
from dragonroads.shelf import Shelf
from dragonroads.translations import gaps
from tests.conformance.cases import opened


def shipped() -> LoadedGame:
    """The game as it is played by people."""
    return opened("dragon_canyon")


def content() -> CanyonContent:
    """Its heroes, buildings and cards."""
    game = shipped().game
    assert isinstance(game, DragonCanyon)
    return game.content


def test_only_resource_tiles_give_and_every_kind_has_one() -> None:
    assert [terrain.id for terrain in content().tiles.tiles if terrain.gives == terrain.id] == list(KINDS)
    assert {terrain.id for terrain in content().terrains} == {terrain.id for terrain in content().tiles.tiles}


def test_heroes_stand_in_the_order_of_their_codes_so_that_a_hand_gives_nothing_away() -> None:
    codes = [hero.code for hero in content().heroes]
    assert codes == sorted(set(codes))


def test_every_trick_of_the_rules_has_a_hero() -> None:
    assert {hero.trick.trick for hero in content().heroes if hero.trick} == set(TRICKS)


def test_a_building_costs_as_many_tokens_as_any_other() -> None:
    assert len({sum(building.price.four) for building in content().buildings}) == 1


def test_the_box_holds_the_cards_of_every_pile() -> None:
    longest = max(max(piles.values()) for piles in content().supplies.piles.values())
    assert all(building.cards >= longest for building in content().buildings)


def test_every_dragon_has_a_switch_of_its_name() -> None:
    switches = {option.id for option in shipped().spec.options if option.switch}
    assert {f"{dragon.id}_dragon" for dragon in content().dragons} <= switches


def test_the_automa_deck_is_even() -> None:
    deck = content().automa
    assert len({*Counter(card.move for card in deck).values()}) == 1
    assert {card.move for card in deck} == set(NAMES)
    assert len({*Counter(card.purchase for card in deck).values()}) == 1
    assert {(card.arrow, card.turn) for card in deck} == {(way, turn) for way in COMPASS for turn in ("cw", "ccw")}


def test_every_count_of_the_rules_has_a_mission_and_rewards_are_above_nothing() -> None:
    missions = content().missions.values()
    assert {mission.check for mission in missions} == set(COUNTS)
    assert all((mission.points > 0) == mission.is_reward for mission in missions)


# --- words ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "key", ["hero.skyrider.name", "ability.scent.text", "terrain.town.name", "mission.MIS-16.text"]
)
def test_words_stand_under_their_keys(key: str) -> None:
    assert shipped().english[key]


@pytest.mark.parametrize(("lang", "name"), [("es", "Matadragones"), ("fr", "Tueur de dragons"), ("de", "Drachentöter")])
def test_names_in_other_languages(lang: str, name: str) -> None:
    catalog = Shelf(cache=None).draft(lang, shipped())
    assert catalog.say("hero.dragonslayer.name") == name


@pytest.mark.parametrize("lang", ["de", "es", "fr"])
def test_no_language_has_words_that_nothing_asks_for(lang: str) -> None:
    assert lang in languages(shipped().pack)
    assert [gap for gap in gaps(shipped().pack, shipped().english) if gap.lang == lang and gap.what == "unknown"] == []
