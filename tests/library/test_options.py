from __future__ import annotations

import pytest

from dragonroads.library.options import BySeats, Choice, Number, Option, Preset, Setting

DECK = Option("deck", "Deck", "", choices=(Choice("base", "", ""), Choice("all", "", "")))
DRAFT = Option("draft", "Draft", "", switch=True)
LENGTH = Option("length", "Length", "", number=Number(12, 16, 2))


def test_an_option_lists_what_may_be_chosen() -> None:
    assert DECK.settings() == ("base", "all")
    assert DRAFT.settings() == (False, True)
    assert LENGTH.settings() == (12, 14, 16)


@pytest.mark.parametrize(("option", "value"), [(DECK, "all"), (DRAFT, True), (LENGTH, 14)])
def test_a_listed_value_can_be_chosen(option: Option, value: Setting) -> None:
    assert option.complaint(value) is None


@pytest.mark.parametrize(
    ("option", "value", "complaint"),
    [
        (DECK, "bsae", "unknown value 'bsae' (did you mean 'base'?)"),
        (DECK, 1, "unknown value 1 (known: 'all', 'base')"),
        (DRAFT, 1, "expected true or false, found 1"),
        (LENGTH, 13, "expected 12 to 16 in steps of 2, found 13"),
        (LENGTH, True, "expected 12 to 16 in steps of 2, found true"),
        (Option("n", "", "", number=Number(0, 1)), True, "expected 0 to 1, found true"),
    ],
)
def test_another_value_is_refused_with_a_reason(option: Option, value: Setting, complaint: str) -> None:
    assert option.complaint(value) == complaint


def test_a_bound_on_the_length_of_games_is_a_number_that_may_be_left_at_0() -> None:
    assert Option("cap", "", "", number=Number(0, 60), bounds_length=30).bounds_length == 30
    for wrong in (Number(10, 60), None):
        with pytest.raises(ValueError, match="may be 0, which means: no bound"):
            Option("cap", "", "", number=wrong, switch=wrong is None, bounds_length=30)
    with pytest.raises(ValueError, match="bounds_length: expected 0 to 60, found 61"):
        Option("cap", "", "", number=Number(0, 60), bounds_length=61)


def test_a_setting_by_seats_holds_from_its_number_of_seats_on() -> None:
    lengths = BySeats({2: 28, 5: 36})
    assert [lengths.at(seats) for seats in (1, 2, 4, 5, 6)] == [28, 28, 28, 36, 36]


def test_a_preset_gives_every_option_a_value_for_the_table() -> None:
    preset = Preset("first", "", "", {"deck": "base", "length": BySeats({2: 12, 5: 16})})
    assert preset.settings(3) == {"deck": "base", "length": 12}
    assert preset.settings(6) == {"deck": "base", "length": 16}
