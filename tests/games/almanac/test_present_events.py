"""The chronicle: short lines, headings for rounds and encounters, and nothing that only one seat may know."""

from __future__ import annotations

import pytest

from dragonroads.engine.record import Beat, Folded, Opens, Step
from tests.games.almanac.declared import EVENTS
from tests.games.almanac.screens import happened, presenter, said, seen
from tests.games.almanac.situations import caravan, content, contract, encounter, facing, on_page


def test_rounds_and_encounters_are_headings() -> None:
    table = on_page(1)
    assert said(table, "arrived", 2, 3) == "-- Round 2: 3 Razorbeak Canyon --"
    assert said(table, "encounter", encounter("b1"), 1) == "-- Encounter B Kite Pirates, led by Ben --"
    assert said(table, "journey_over", (0,)) == "-- Ana wins the journey! --"
    assert said(table, "journey_over", (0, 2)) == "-- Ana and Cleo share the victory! --"


@pytest.mark.parametrize(
    ("kind", "args", "words"),
    [
        ("placed", (0, "a1", "worker"), "Ana places on a1."),
        ("placed", (0, "a1", "helper"), "Ana places on a1."),
        ("placed", (0, "a1", "hireling"), "Ana places on a1 (Hireling)."),
        ("gained_goods", (1, (2, 1, 0, 0)), "  Ben gains 2 Dewleaf and 1 Emberspice."),
        ("gained_gold", (1, 3), "  Ben gains 3 gold."),
        ("handed_gold", (0, 1, 2), "  Ana tips Ben 2 gold."),
        ("sold", (0, "everice", 2, 5), "  Ana sells 2 Everice at 5."),
        ("dropped", (0, "tourist"), "  Ana leaves behind: Tourist."),
        ("fight_roll", (0, 5, 3, 8, True), "  Ana has 5 and rolls 3: 8 against 8. Won!"),
        ("fight_roll", (0, 9, 0, 8, False), "  Ana has 9 and rolls an X. Lost."),
        ("duel", (1, 0, (3, 2), (5, 4), 1), "  Duel! Ben 3, in all 5; Ana 2, in all 4. Ben wins."),
        ("bids_shown", (((0, 3), (1, 1)), 0, 1, "guide"), "Bid: Ana (3), Ben (1). Ana gets the lead."),
        ("bids_shown", (((0, 3), (1, 1)), 0, 1, "key"), "Bid: Ana (3), Ben (1). Ana wins: Key to Dragon City."),
        ("guide_is", (1, True), "Ben stays the Guide."),
        ("ferry_sailed", (0, "c"), "  The ferry sails to Market Isle."),
        ("award", (0, "dragon_statue", "n"), "Ana is at home here: North court. Dragon statue!"),
        ("tide", (0, "a4", "a3", "ocean"), "  Ana lets the water flow from a4 to a3."),
        ("pledged", (((0, 2), (1, 0)),), "  Put in: Ana (2), Ben (0)."),
        ("chose", (0, "rest_worker"), "  Ana: Let 1 worker rest next round."),
        ("gained_guard", (0, 1), "  A guard joins Ana."),
        ("choices_shown", (((0, "leave"), (1, "walk_on")),), "  All are shown: Ana (Leave it at that), Ben (Walk on)."),
        ("caravans_shuffled", (), "The discarded caravan cards are shuffled."),
        ("counted", (2, (10, 5, -3), ()), "Cleo counts 12 fame."),
    ],
)
def test_events_are_told_in_short_lines(kind: str, args: tuple[object, ...], words: str) -> None:
    assert said(on_page(1), kind, *args) == words


def test_a_line_reads_the_same_after_everybody_has_moved_on() -> None:
    early, late = on_page(6, seats=2), on_page(16, seats=2)
    tile = next(iter(content().pages(2)[6].pool))
    for kind, args in (("placed", (0, "b1", "worker")), ("fog_lifted", ("b1", tile)), ("ferry_sailed", (0, "b"))):
        assert said(early, kind, *args) == said(late, kind, *args)


@pytest.mark.rule("ALM-INFO-03")
def test_hidden_contracts_are_drawn_and_kept_by_number_only() -> None:
    table = on_page(1)
    assert said(table, "drew_contracts", 0, 3) == "  Ana draws 3 contracts."
    assert said(table, "kept_contract", 0, 1) == "  Ana keeps 1."
    assert said(table, "returned_contract", 0) == "  Ana gives a contract back."


def test_cards_are_named_once_they_lie_open() -> None:
    table = on_page(1)
    assert said(table, "bought", 0, caravan("03")) == "  Ana buys: Double-Deck Dray."
    assert said(table, "completed", 0, contract("02")) == "  Ana completes a contract: Hedge School!"


def explained(kind: str, *args: object) -> str:
    return presenter().explained(seen(on_page(4)), happened(kind, *args))


def test_stories_and_card_texts_explain_what_happens() -> None:
    assert explained("arrived", 3, 4) == content().locations[4].lore
    assert explained("road_chosen", 0, 8) == content().locations[8].preview
    assert explained("encounter", encounter("b1"), 0) == content().encounters[encounter("b1")].story
    assert explained("completed", 0, contract("02")) == content().contracts[contract("02")].text
    assert explained("gained_token", 0, "camel") == content().tokens["camel"].text
    assert explained("bought", 0, caravan("01")) == ""
    assert explained("paid_gold", 0, 1) == ""


def test_a_fight_is_explained_by_what_the_card_gives_or_takes() -> None:
    table = facing("b1").until("meet")
    fight = content().encounters[encounter("b1")].fight
    assert fight is not None
    for won, text in ((True, f"Won: {fight.win_text}"), (False, f"Lost: {fight.lose_text}")):
        assert presenter().explained(seen(table), happened("fight_roll", 0, 5, 3, 8, won)) == text


def test_people_watch_what_matters_while_turns_and_their_consequences_are_steps() -> None:
    watched = (
        "arrived",
        "market",
        "bids_shown",
        "encounter",
        "faces",
        "fight_roll",
        "duel",
        "completed",
        "die",
        "washed",
    )
    drawn = ("placed", "passed", "bought", "road_chosen", "retrieved")
    folded = ("gained_gold", "paid_gold", "gained_goods", "gained_token", "kept_contract", "floe_drifted", "fog_lifted")
    assert all(issubclass(EVENTS[kind], (Opens, Beat)) for kind in watched)
    assert all(issubclass(EVENTS[kind], Step) for kind in drawn)
    assert all(issubclass(EVENTS[kind], Folded) for kind in folded)


def test_dice_and_bids_are_shown_longer_than_other_moments() -> None:
    slow, quick = ("fight_roll", "duel", "duel_rolls", "bids_shown", "rolled", "die"), ("placed", "bought", "encounter")
    assert all(EVENTS[kind].is_reveal for kind in slow)
    assert not any(EVENTS[kind].is_reveal for kind in quick)
    assert all(issubclass(kind, (Opens, Beat)) for kind in EVENTS.values() if kind.is_reveal or kind.is_story)


def test_people_want_to_know_what_happens_to_them_even_if_it_is_bookkeeping() -> None:
    tip = happened("handed_gold", 0, 2, 1)
    assert [presenter().touches(tip, seat) for seat in range(3)] == [True, False, True]
    assert not presenter().touches(happened("market", (0, 1, 2)), 1)
