"""Seats in rows, behind their screens, and in more words."""

from __future__ import annotations

import pytest

from tests.games.almanac.screens import about, presenter, seen
from tests.games.almanac.situations import Situation, caravan, content, contract, on_page, set_out


def facts(table: Situation, seat: int = 0) -> tuple[str, ...]:
    return presenter().seats(seen(table))[seat].facts


def private(table: Situation, seat: int, viewer: int | None) -> dict[str, tuple[str, ...]]:
    return {section.title: section.lines for section in presenter().private(seen(table, viewer), seat)}


# --- everybody ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALM-SETUP-11")
def test_seats_are_called_by_name_and_colour_and_known_by_a_letter() -> None:
    view, words = seen(on_page(1)), presenter()
    assert [words.seat(seat, view) for seat in range(3)] == ["Ana (Ruby)", "Ben (Jade)", "Cleo (Lapis)"]
    assert [words.letter(seat, view) for seat in range(3)] == ["R", "J", "L"]
    assert [words.tone(seat, view) for seat in range(3)] == ["red", "green", "blue"]


def test_a_row_tells_crates_workers_strength_and_contracts() -> None:
    table = on_page(2, goods=["DDE"], contracts=["01 02"], done=["05"], tokens=["tourist"], guards=[1])
    assert facts(table) == ("DDEt", "w3/3", "s4", "c2 d1", "g1")


def test_more_than_that_is_told_only_where_there_is_some() -> None:
    table = on_page(2, caravans=["03 12"], tokens=["letter bedroll bedroll"])
    table.state.players[0].fame = 7
    assert facts(table) == ("·········", "w3/3", "s2", "c0 d0", "v2", "f7", "Let1", "Bed2")
    assert facts(table, 1) == ("····", "w3/3", "s2", "c0 d0")


def test_many_empty_crates_are_counted() -> None:
    assert facts(on_page(2, goods=["DV"], caravans=["03 04"]))[0] == "DV+11"


def test_air_is_told_as_long_as_it_is_breathed() -> None:
    assert facts(on_page(11))[-1] == "air8"


def test_the_guide_and_whose_turn_it_is_are_marked() -> None:
    table = on_page(1, guide=1).place("b1")
    rows = presenter().seats(seen(as_asked(table)))
    assert [row.flags for row in rows] == ["", "Guide", ""]
    assert [row.active for row in rows] == [False, False, True]


def as_asked(table: Situation) -> Situation:
    """The next player has been called, as in every view people get to see."""
    table.state.turn = (table.state.turn + 1) % table.state.seats
    return table


def test_before_the_first_page_a_row_is_a_name() -> None:
    assert [row.facts for row in presenter().seats(seen(set_out(2)))] == [(), ()]


# --- behind the screen ----------------------------------------------------------------------------------------------


@pytest.mark.rule("ALM-SETUP-06", "ALM-INFO-02")
def test_the_purse_is_drawn_as_coins_for_its_owner() -> None:
    table = on_page(1, gold=[38, 7])
    assert private(table, 0, 0)["Purse"] == ("38 gold  (20)(5)(5)(5)(1)(1)(1)",)
    assert private(table, 0, 1) == private(table, 0, None) == {}


@pytest.mark.rule("ALM-INFO-02")
def test_contracts_are_listed_with_what_is_missing_and_what_they_will_do() -> None:
    lines = private(on_page(1, goods=["DEV"], contracts=["01 12"]), 0, 0)["Contracts to complete"]
    assert lines[0].split() == ["The", "Bookkeepers", "Union", "needs", "DEV", "all", "there", "fame", "22"]
    assert lines[1].strip() == content().contracts[contract("01")].text
    assert "needs DDVV" in lines[2]
    assert "lacks DV" in lines[2]


@pytest.mark.rule("DR-TOKEN-LETTER", "ALM-INFO-02")
def test_letters_and_predictions_are_for_their_owner_alone() -> None:
    table = on_page(2).place("a1")
    card = table.player(0).letters[0]
    page = content().letters[card].page
    name = content().locations[page].name
    assert private(table, 0, 0)["Letters and predictions"] == (f"A letter to {page} {name}",)
    words = presenter()
    for viewer in (None, 1, 2):
        shown = [line for section in words.sections(seen(table, viewer)) for line in section.lines]
        assert not any("A letter to" in line for line in shown)


def test_workers_and_everything_that_works_are_listed() -> None:
    table = on_page(1, done=["04"], caravans=["27"], tokens=["camel"]).put(0, "b1")
    shown = private(table, 0, 0)
    assert shown["Workers"] == ("2 on the caravan, 1 on the page, 3 not with you yet",)
    assert [line.split(":")[0] for line in shown["What works for you"]] == [
        "Moonwell Apothecary",
        "Pocket Menagerie",
        "Camel",
    ]


# --- more about them ------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALM-INFO-02")
def test_about_a_seat_everything_in_front_of_the_screen_is_told_and_nothing_behind_it() -> None:
    table = on_page(1, guide=0, gold=[33], goods=["DD"], contracts=["01"], done=["04"], caravans=["07"], guards=[2])
    told = about(table, "seat:0", seat=1)
    for words in ("Ana (Ruby)", "Leads the caravans", "Crates: DD···", "Strength: 9", "Guards: 2", "Palisade Cart"):
        assert words in told, words
    assert "1 contract still to complete, 1 completed." in told
    assert "Moonwell Apothecary: On arrival: gain 2 gold." in told
    assert "33" not in told
    assert content().contracts[contract("01")].name not in told
    assert about(table, "seat:7") == ""


def test_about_spaces_cards_tokens_and_goods() -> None:
    table = on_page(4, tokens=["", "bottled_lightning"]).put(2, "e1")
    told = about(table, "space:e1")
    assert told.startswith("e1 Armoury Take the weapon")
    assert "On it: Ancient weapon." in told
    assert told.endswith("Here: Cleo.")
    assert about(table, "space:b1").startswith("b1 Drift Gain Goods: 2 Emberspice")
    assert about(table, "space:z9") == ""
    card = caravan("05")
    assert about(table, f"caravan:{card}").startswith("Nesting Boxes Price 5 gold. It brings: crates 3, fame 6.")
    assert about(table, f"contract:{contract('02')}").startswith("Hedge School Wants 1 Dewleaf and 1 Skyfish. Fame 20")
    assert about(table, "token:bottled_lightning").endswith("Held: Ben 1.")
    assert about(table, "good:skyfish") == "Skyfish 30 in the supply. Nothing is paid better here."
    assert about(table, "nothing:1") == ""
