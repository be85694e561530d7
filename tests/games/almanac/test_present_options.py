"""Questions and options: titles, help, rules, effects in one sentence, and the places they belong to."""

from __future__ import annotations

import pytest

from dragonroads.engine.table import Question
from dragonroads.games.presenter import Piece
from tests.games.almanac.moments import closing
from tests.games.almanac.screens import presenter, question_of, seen, worded
from tests.games.almanac.situations import caravan, content, contract, on_page, the_game

# --- cards and goods ------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALM-STD-05")
def test_caravan_cards_are_offered_with_price_and_what_they_bring() -> None:
    table = on_page(1, gold=[20], display="03 05 12", goods=["D"], done=["14"])
    told, labels = worded(table, "buy_caravan", pick="a1/worker")
    assert told.help.startswith("In your crates: D···.")
    assert told.place == "space:a1"
    first, second, _ = labels
    assert (first.text, first.place) == ("Double-Deck Dray", f"caravan:{caravan('03')}")
    assert first.effect == "1 gold and 1 Dewleaf: crates 4, fame 10."
    assert second.effect.startswith("3 gold: crates 3, fame 6. At the end: 1 fame for each full pair")


def test_contracts_are_offered_with_needs_fame_and_ability() -> None:
    table = on_page(1, seats=2, goods=["DSEV"], contracts=["02 03"])
    told, labels = worded(table, "do_contract", pick="f1/worker")
    assert told.title == "Which contract do you complete?"
    assert labels[0].text == "Hedge School"
    assert labels[0].effect == (
        "1 Dewleaf and 1 Skyfish; fame 20. Always: your limit of incomplete contracts is 1 higher."
    )
    assert labels[0].place == f"contract:{contract('02')}"


def test_new_contracts_say_what_is_still_missing() -> None:
    table = on_page(1, seats=2, goods=["DD"])
    question = question_of(table, "keep_contract", "f2/worker")[1]
    view = seen(table, 0)
    label = presenter().option(view, question, contract("12"))
    assert label.effect.startswith("lacks VV: 2 Dewleaf and 2 Everice; fame 25.")


@pytest.mark.rule("ALM-CARD-21")
def test_a_stand_in_is_named_in_a_payment() -> None:
    table = on_page(1, seats=2, goods=["DS"], contracts=["02"], tokens=["contraband"])
    _, labels = worded(table, "pay_contract", pick="f1/worker")
    assert labels[0].text == "1 Dewleaf and 1 Skyfish"
    assert ("1 Dewleaf and Contraband", "Contraband stands in for a good") in {(one.text, one.effect) for one in labels}


def test_goods_are_offered_with_what_is_held_and_the_room_that_is_left() -> None:
    told, labels = worded(on_page(1, goods=["DD"]), "gain_good", pick="e2/worker")
    assert told.help.startswith("Your crates: DD··.")
    assert [label.text for label in labels] == ["Dewleaf", "Emberspice", "Everice", "Skyfish"]
    assert (labels[0].effect, labels[0].place) == ("you hold 2; free crates: 2", "good:dewleaf")


def test_an_ability_that_asks_is_named() -> None:
    told, _ = worded(on_page(2, phase="arrival", done=["08"]), "gain_good")
    assert told.title == "Which good does Inn of Nine Doors bring you?"


def test_sales_are_offered_by_number_with_the_gold_for_all_of_them() -> None:
    told, labels = worded(on_page(1, goods=["VVV"]), "sell_amount", pick="d2/worker")
    assert told.title == "How much Everice do you sell?"
    assert [(label.text, label.effect) for label in labels][-1] == ("3", "for 15 gold")


# --- bids, roads, the end -------------------------------------------------------------------------------------------


@pytest.mark.rule("ALM-BID-01")
def test_a_bid_shows_the_own_gold_and_what_it_is_for() -> None:
    told, labels = worded(on_page(1, gold=[3, 4, 5], workers=[0, 0, 0]), "bid")
    assert told.title == "What do you bid for the lead?"
    assert told.help.startswith("You have 3 gold.")
    assert [label.text for label in labels] == ["0", "1", "2", "3"]


@pytest.mark.parametrize(
    ("reward", "title"),
    [("right_of_way", "What do you bid for the right of way?"), ("key", "What do you bid for the Key to Dragon City?")],
)
def test_other_bids_name_their_prize(reward: str, title: str) -> None:
    question = Question(0, "bid", (0, 1), (("bid", reward),), private=True, sealed=True)
    assert presenter().question(seen(on_page(13, setup=[("bid", "0")] * 3), 0), question).title == title


def test_roads_are_told_with_their_promise() -> None:
    _, labels = worded(on_page(1, gold=[0, 0, 0], workers=[0, 0, 0]), "road", pick="0")
    assert [label.text for label in labels] == ["The Cloud Monastery (page 2)", "Razorbeak Canyon (page 3)"]
    assert labels[0].effect == content().locations[2].preview
    assert labels[0].place == "page:2"


def test_water_is_told_from_where_to_where() -> None:
    match, question = question_of(on_page(15), "tide", "a1/worker")
    view = match.view(question.seat)
    start = presenter().option(view, question, ("a4",))
    assert (start.text, start.place) == ("the water on a4", "space:a4")
    both = presenter().option(view, question, ("a4", "a3"))
    assert (both.text, both.place) == ("from a4 to a3", "space:a3")


@pytest.mark.rule("ALM-CLOSE-01")
def test_a_closing_turn_offers_contracts_for_goods_and_a_fee() -> None:
    _, labels = worded(closing(gold=[9, 9], goods=["DS"], contracts=["02"], tokens=["contraband"]), "close")
    assert labels[0].effect.startswith("for 5 gold and 1 Dewleaf and 1 Skyfish; fame 20.")
    assert (labels[1].text, labels[1].effect) == ("sell: Contraband", "brings 9 gold")
    assert labels[-1].text == "finish"


@pytest.mark.rule("ALM-SETUP-11")
def test_colours_have_a_letter_a_tone_and_a_name_before_the_journey() -> None:
    assert [presenter().piece(0, colour) for colour in the_game().pieces()] == [
        Piece("R", "red", "Ruby", "Ruby"),
        Piece("J", "green", "Jade", "Jade"),
        Piece("L", "blue", "Lapis", "Lapis"),
        Piece("A", "yellow", "Amber", "Amber"),
    ]


POWER = next(at for at, owner in enumerate(content().owners) if owner == ("contract", "dr-contract-04"))


@pytest.mark.parametrize(
    ("question", "title", "labels"),
    [
        (
            Question(0, "leave_out", ((1, 0, 0, 0), (0, 0, 0, 0))),
            "Which of its goods do you pay?",
            ["1 Dewleaf", "nothing"],
        ),
        (Question(0, "may", ("yes", "no")), "Do you want to do it?", ["yes", "no"]),
        (Question(0, "may", ("yes", "no"), (("ability", POWER),)), "Do you use Moonwell Apothecary?", ["yes", "no"]),
        (Question(0, "ability_next", (POWER,)), "Which of your abilities comes next?", ["Moonwell Apothecary"]),
        (Question(0, "reroll", ("again", "keep")), "Do you roll again?", ["roll again", "leave it"]),
    ],
)
def test_questions_that_few_cards_ask_have_words_too(question: Question, title: str, labels: list[str]) -> None:
    view, words = seen(on_page(1), 0), presenter()
    assert words.question(view, question).title == title
    told = [words.option(view, question, option) for option in question.options]
    assert [label.text for label in told] == labels
    assert all(label.effect for label in told)
