"""Meters, dice, money, goods, heroes and buildings say in letters what they show in colours."""

from __future__ import annotations

from dataclasses import replace

import pytest

from dragonroads.gamekit.facts.goods import Goods, Hero, Purse
from dragonroads.gamekit.facts.marks import Count, Number
from dragonroads.ui.drawing import line_width
from dragonroads.ui.kit.building import building_card, building_chip
from dragonroads.ui.kit.coins import coins, purse, purse_block
from dragonroads.ui.kit.die import dice, die
from dragonroads.ui.kit.goods import crate_blocks, crates, in_lines, in_words, pips
from dragonroads.ui.kit.hero import hero_card, hero_chip
from dragonroads.ui.kit.levels import at_level
from dragonroads.ui.kit.meter import count, meter
from dragonroads.workshop.pictures.kit_facts import CARGO, HEROES, MANY, MOSS, PALACE, RUINS, STORE, WARDEN
from tests.ui.kit.samples import said, text


@pytest.mark.parametrize(("value", "shown"), [(5, "♦♦♦♦♦···· 5"), (0, "········· 0"), (12, "♦♦♦♦♦♦♦♦♦ 12")])
def test_a_meter_shows_signs_and_the_number(value: int, shown: str) -> None:
    assert said(meter(Number("courage", value, "courage"), 9)) == f"courage {shown}"


def test_a_count_is_whole_in_words_with_its_sign_or_piece_by_piece() -> None:
    embers = Count("ember", 3, "3 embers left", 5)
    assert said(count(Count("point", 12, "12 points"))) == "■ 12 points"
    assert said(count(embers)) == "♦♦♦·· 3 embers left"
    assert said(count(replace(embers, value=0))) == "····· 3 embers left"
    assert said(count(embers, pieces=False)) == "3 embers left"
    assert said(count(Count("", 7, "7 stones"))) == "7 stones"


@pytest.mark.parametrize("value", range(1, 7))
def test_a_die_has_as_many_pips_as_it_shows_at_either_size(value: int) -> None:
    for height in (3, 5):
        assert text(die(value, height)).count("•") == value
        assert len(die(value, height)) == height


def test_at_most_three_dice_are_drawn_and_the_others_are_numbers() -> None:
    shown = text(dice((1, 1, 1, 6, 5)))
    assert shown.count("•") == 3
    assert "+6 +5" in shown
    assert len({line_width(line) for line in dice((1, 1, 1, 6, 5))}) == 1


def test_a_closed_purse_is_the_same_whatever_is_in_it() -> None:
    assert said(purse(Purse(None))) == "(••••)"
    assert not any(letter.isdecimal() for letter in text(purse_block(Purse(None))))
    assert said((coins(6), *purse(Purse(12)), *purse(Purse(12, "gold"), long=True))) == "•6(•12)12 gold"


def test_goods_are_pips_crates_or_words() -> None:
    assert said(pips(CARGO, 2)) == "♣♣▲♦♠··"
    assert said(crates(CARGO, 1)) == "[♣][♣][▲][♦][♠][ ]"
    assert said(in_words(CARGO)) == "2 Dewleaf, 1 Emberspice, 1 Everice, 1 Skyfish"
    assert text(crate_blocks(CARGO[:1])).count("♣") == 2


def test_from_nine_pieces_on_each_sort_is_shown_once_with_its_number() -> None:
    assert said(pips(MANY)) == "♣5 ♠4"


def test_goods_of_two_games_have_letters_of_their_own_in_ascii() -> None:
    assert said(at_level(pips(CARGO), "ascii")) == "DDEVS"
    assert said(at_level(pips(STORE), "ascii")) == "wwmsb"
    assert said(at_level(pips(CARGO), "safe")) == said(pips(CARGO))


def test_words_of_goods_are_never_broken() -> None:
    lines = in_lines(CARGO, 14)
    assert all(line_width(line) <= 14 for line in lines)
    assert sum(said(line).count(one.said) for line in lines for one in CARGO) == len(CARGO)
    assert [said(line) for line in in_lines([Goods("leaf", 2, "2 of the greenest Dewleaf")], 8)] == ["♣♣"]


@pytest.mark.parametrize("room", [9, 12, 15, 20])
def test_a_hidden_hero_tells_nothing_and_an_open_one_its_name(room: int) -> None:
    hidden, opened, seen = (hero_chip(one, room) for one in HEROES)
    assert {line_width(line) for line in (hidden, opened, seen)} == {room}
    assert "Warden" not in said(hidden) + text(hero_card(HEROES[0], 16, 6))
    assert "[" in said(opened)
    assert "▒" in said(seen)
    assert "arden" in said(opened)
    assert "arden" in said(seen)


def test_a_hidden_hero_looks_the_same_whoever_it_is() -> None:
    known, other = Hero(MOSS, "hidden", WARDEN), Hero(MOSS, "hidden")
    assert hero_chip(known, 14) == hero_chip(other, 14)
    assert hero_card(known, 16, 6) == hero_card(other, 16, 6)


def test_a_building_that_cannot_be_paid_is_an_outline_that_says_what_is_missing() -> None:
    assert "needs 2 bone more" in text(building_card(RUINS, 21, 5))
    assert not [span for line in building_card(RUINS, 21, 5) for span in line if "@paper" in span.tone]
    assert said(building_chip(RUINS, 15)) == "(Ancient Ruins)"
    assert said(building_chip(PALACE, 13)) == "[Cave Palace]"


def test_a_price_that_has_no_room_in_words_is_shown_in_pips_and_never_cut() -> None:
    dear = replace(PALACE, missing="needs 2 bone more")
    assert "♣♣♠▲" in text(building_card(dear, 21, 5))
    assert "2 wood 1 meat" in text(building_card(PALACE, 21, 5))


@pytest.mark.parametrize("size", [(16, 5), (21, 5), (24, 8)])
def test_the_cursor_touches_two_lines_of_a_building_and_of_a_hero(size: tuple[int, int]) -> None:
    for was, now in (
        (building_card(PALACE, *size), building_card(PALACE, *size, cursor=True)),
        (hero_card(HEROES[1], *size), hero_card(HEROES[1], *size, cursor=True)),
        (hero_card(HEROES[0], *size), hero_card(HEROES[0], *size, cursor=True)),
    ):
        assert [y for y in range(size[1]) if was[y] != now[y]] == [0, 1]
        assert "►" in text(now)
