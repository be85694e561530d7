"""People keep their letter and their colour wherever they stand: on a plate, on the board, five lines high."""

from __future__ import annotations

import string

import pytest

from dragonroads.gamekit.facts.people import Badge, Figure, Plate
from dragonroads.ui.drawing import line_width
from dragonroads.ui.kit.badge import crowd, figure
from dragonroads.ui.kit.letters import HEIGHT, can_be_large, large, width_of, winged
from dragonroads.ui.kit.nameplate import nameplate, plate_of
from dragonroads.workshop.pictures.kit_facts import CINDER, MOSS, TIDE
from tests.ui.kit.samples import PLATE, said, text


@pytest.mark.parametrize(("room", "height"), [(25, 1), (14, 1), (20, 3), (20, 4), (20, 6)])
def test_a_plate_fills_its_room_and_ends_in_a_free_column(room: int, height: int) -> None:
    for plate in (PLATE, Plate(CINDER, "Bartholomew the Elder", "Grandfather", "+12", "+12 past the line")):
        block = plate_of(plate, room, height)
        assert [line_width(line) for line in block] == [room] * height
        if height == 1:
            assert said(block[0]).endswith(" ")


def test_whose_turn_it_is_has_a_pointer() -> None:
    assert text(plate_of(PLATE, 25, 1)).startswith("►T Ben")
    assert text(nameplate(PLATE)).startswith("► T  Tide Ben")


def test_a_figure_has_wings_and_its_fate_in_letters() -> None:
    assert [figure(Figure(CINDER, fate)).text for fate in ("", "tree", "hugged")] == ["«C»", "#C#", "&C&"]
    assert [figure(Figure(CINDER, fate), winged=False).text for fate in ("", "tree")] == ["C", "C#"]


@pytest.mark.parametrize(("room", "shown"), [(9, "«C»#M#«T»"), (6, "CM#T"), (3, "CMT"), (2, "+3")])
def test_a_crowd_is_as_grand_as_its_room_allows(room: int, shown: str) -> None:
    assert said(crowd([Figure(CINDER), Figure(MOSS, "tree"), Figure(TIDE)], room)) == shown


def test_every_letter_and_digit_has_a_large_form() -> None:
    assert can_be_large(string.ascii_letters + string.digits + "!?«» ")
    assert not can_be_large("好")


@pytest.mark.parametrize("scale", [1, 3])
@pytest.mark.parametrize("word", ["LOOK!", "damsel", "4TH", "Éclair"])
def test_a_large_word_is_as_wide_as_it_says(word: str, scale: int) -> None:
    block = large(word, scale=scale)
    assert [line_width(line) for line in block] == [width_of(word, scale)] * HEIGHT * scale


def test_large_letters_differ_from_each_other() -> None:
    letters = string.ascii_uppercase + string.digits
    assert len({text(large(letter)) for letter in letters}) >= len(letters) - 1  # O and 0 may be brothers


def test_a_winged_letter_is_in_its_seats_colour_and_needs_no_known_letter() -> None:
    assert {span.tone for line in winged(TIDE) for span in line} == {"blue"}
    assert len(winged(Badge("好", "red"))) == HEIGHT
