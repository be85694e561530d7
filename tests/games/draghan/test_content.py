"""The deck: how many cards there are, and what their backs tell."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from dragonroads import paths
from dragonroads.games.draghan.content import Back, RaceCard
from dragonroads.games.draghan.loading import check_game
from dragonroads.games.draghan.track import Leg
from dragonroads.library.problems import Problems
from dragonroads.library.reader import read
from tests.games.draghan.rounds import content
from tests.games.draghan.situations import loaded

WEARERS = {
    "0J4": "move-1#1 move-2#1 move-3#1 burlap-bag#1 lucky-talisman#1",
    "1J2": "move-1#2 move-3#2 novice-wizard#1 fake-jewels#1 hypnosis#1",
    "1J3": "move-1#3 move-2#2 move-2#3 minstrel#1",
    "2J1": "move-1#4 angry-villagers#1 tasty-deer#1 whirlwind#1",
    "3J2": "move-1#5 move-2#4 angry-villagers#2 novice-wizard#2 strange-potion#1",
    "0F3": "move-1#6 move-3#3 move-3#4 knight#3",
    "1F1": "move-1#7 move-2#5 damsel#1 pretty-flower#1",
    "2F2": "move-1#8 move-2#6 novice-wizard#3 health-potion#1 troll#1",
    "2F3": "move-1#9 move-2#7 knight#2 troll#2",
    "3F0": "move-3#5 chili-peppers#1 goblin-tribe#1 old-book#1",
    "0D2": "move-1#10 move-2#8 knight#1 truth-serum#1",
    "1D2": "move-2#9 move-3#6 magic-lamp#1 magic-mirror#1",
    "1D4": "move-1#11 move-2#10 move-3#7 picnic#1 will-o-the-wisp#1",
    "2D1": "move-2#11 crystal-ball#1 over-there#1 pretty-flower#2",
    "3D1": "move-1#12 amnesia#1 over-there#2 bigfoot#1",
    "0I1": "move-2#12 broken-stick#1 roaring-four#1 witchs-trick#1",
    "1I3": "move-2#13 move-3#8 sneaky-short-cut#1 trap#1",
    "2I2": "move-2#14 move-3#9 amnesia#2 dragon-poo#1 spy#1",
    "2I0": "move-1#13 conmans-caravan#1 thief#1 picnic#2",
    "3I2": "move-1#14 move-3#10 tasty-deer#2 grumpy-goat#1",
}
IN_REGULAR = dict(zip(WEARERS, [4, 3, 4, 3, 4, 4, 4, 3, 3, 3, 3, 3, 4, 4, 3, 3, 3, 3, 4, 3]))
VALUES = {
    "move-1": 1,
    "move-2": 2,
    "move-3": 3,
    "roaring-four#1": 4,
    "over-there#1": 1,
    "over-there#2": 2,
    "knight#1": 2,
    "knight#2": 3,
    "knight#3": 4,
    "troll#1": 3,
    "troll#2": 5,
}


def regular() -> list[RaceCard]:
    """The 68 cards without the Advanced ones."""
    return [card for card in content().cards if card.face.group != "advanced"]


def test_the_draw_pile_has_86_different_cards_in_four_groups() -> None:
    cards = content().cards
    assert len({card.name for card in cards}) == len(cards) == 86
    assert Counter(card.face.group for card in cards) == {"movement": 38, "none": 22, "normal": 8, "advanced": 18}


def test_there_are_17_names_without_icon_3_normal_and_17_advanced() -> None:
    names = Counter(face.group for face in {card.face.id: card.face for card in content().cards}.values())
    assert names == {"movement": 3, "none": 17, "normal": 3, "advanced": 17}


def test_draw_pile_track_cards_and_storyline_cards_are_the_110_cards_of_the_box() -> None:
    everything = content()
    assert len(everything.cards) + len(everything.tracks.cards) + len(everything.dragons) == 110


def test_there_are_20_backs_and_each_is_worn_by_the_cards_of_the_list() -> None:
    worn: dict[str, list[str]] = {}
    for card in content().cards:
        worn.setdefault(str(card.back), []).append(card.name)
    assert {back: sorted(names) for back, names in worn.items()} == {
        back: sorted(names.split()) for back, names in WEARERS.items()
    }
    assert {len(names) for names in worn.values()} == {4, 5}


def test_each_back_is_on_three_or_four_cards_of_the_regular_deck() -> None:
    assert Counter(str(card.back) for card in regular()) == IN_REGULAR


@pytest.mark.parametrize("deck", ["regular", "all"])
def test_no_back_gives_a_card_away(deck: str) -> None:
    cards = regular() if deck == "regular" else list(content().cards)
    for back in WEARERS:
        is_movement = {card.face.group == "movement" for card in cards if str(card.back) == back}
        assert is_movement == {True, False}, back


def test_backs_are_spread_over_courage_spell_and_footprint() -> None:
    backs = [card.back for card in content().cards]
    assert Counter(back.courage for back in backs) == {0: 17, 1: 26, 2: 26, 3: 17}
    assert Counter(back.footprint for back in backs) == {0: 8, 1: 20, 2: 32, 3: 16, 4: 10}
    assert Counter(back.spell for back in backs) == {"J": 23, "F": 21, "D": 21, "I": 21}


def test_the_regular_deck_is_spread_over_courage_spell_and_footprint() -> None:
    backs = [card.back for card in regular()]
    assert Counter(back.courage for back in backs) == {0: 14, 1: 21, 2: 20, 3: 13}
    assert Counter(back.footprint for back in backs) == {0: 7, 1: 17, 2: 22, 3: 14, 4: 8}
    assert Counter(back.spell for back in backs) == {"J": 18, "F": 17, "D": 17, "I": 16}


def test_cards_show_their_printed_values() -> None:
    for card in content().cards:
        assert card.value == VALUES.get(card.name, VALUES.get(card.face.id, 0)), card.name


def test_only_the_roaring_four_roars_and_tags_fit_narrow_screens() -> None:
    assert [card.face.id for card in content().cards if card.face.roars] == ["roaring-four"]
    assert max(len(card.face.tag) for card in content().cards) == 5


def test_six_dragons_have_letters_that_can_be_told_apart_without_colour() -> None:
    assert [dragon.id for dragon in content().dragons] == list("CMTSPA")
    assert len({dragon.colour for dragon in content().dragons}) == 6


def test_the_finish_has_15_spaces_in_front_6_behind_and_its_landing_on_32() -> None:
    finish = content().tracks.finish
    assert (finish.front, finish.back, finish.landing) == (15, 6, 32)


def test_an_endless_text_is_not_quoted_whole() -> None:
    for parse in (Back.parse, Leg.parse):
        with pytest.raises(ValueError, match="expected") as refused:
            parse("x" * 5120)
        assert len(str(refused.value)) < 200


@pytest.mark.parametrize("letter", ["", "CC", "c"])
def test_a_dragon_is_called_by_one_letter(letter: str) -> None:
    pack = loaded().pack
    text = (
        (paths.built_in_content() / "draghan" / "dragons.yaml").read_text("utf-8").replace("id: S", f"id: '{letter}'")
    )
    document = read(text.encode(), "dragons.yaml", Problems())
    assert document
    said = [str(one) for one in check_game(replace(pack, files={**pack.files, "dragons.yaml": document}))]
    assert said == [f"dragons.yaml:7:10: id: expected something like C, found '{letter}'"]
