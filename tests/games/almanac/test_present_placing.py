"""Options to place a piece: what a space does for the player, what lies there, and why others are closed."""

from __future__ import annotations

from typing import Any

import pytest

from dragonroads.engine.record import Reason
from dragonroads.games.almanac.pages import CostsGold, CostsGoods
from dragonroads.games.almanac.placement import Taken
from dragonroads.games.almanac.placements.air_budget import TooDeep
from dragonroads.games.almanac.placements.shared_ferry import Fare
from dragonroads.games.almanac.reasons import AreaUsed
from dragonroads.games.almanac.standard_actions import NoneToSell
from dragonroads.games.almanac.stores import no_token_left
from dragonroads.games.presenter import Label
from tests.engine.playing import asked
from tests.games.almanac.matches import as_match
from tests.games.almanac.screens import presenter, seen, worded
from tests.games.almanac.situations import ROAD, Situation, content, on_page


def placing(table: Situation, seat: int = 0) -> dict[str, Label]:
    """Every option to place a piece, by its key."""
    question = asked(as_match(table))[0]
    assert (question.kind, question.seat) == ("place", seat)
    view = seen(table, seat)
    return {"/".join(option): presenter().option(view, question, option) for option in question.options}


@pytest.mark.rule("ALM-ROUND-04")
def test_placing_is_explained_by_the_rule_of_the_page_and_what_it_remembers() -> None:
    told, _ = worded(on_page(5).place("b1"), "place")
    assert told.title == "Where does a worker go? 3 are left."
    assert told.help == "Ferry at Kiln Isle. Where the ferry lies you place for nothing."
    assert told.rule == content().locations[5].placing_rule == "DR-05-1"


PAGES = [(box, page) for box in (ROAD, "crystal_peaks") for page in content(box).locations]


def has_rule_for_two(box: str, page: int) -> bool:
    """Whether a number of the placement rule is another one with two players than with three."""
    given = vars(content(box).locations[page].placement).values()
    return any(isinstance(one, dict) and 2 in one and one[2] != one[3] for one in given)


@pytest.mark.rule("ALM-SPACE-09")
@pytest.mark.parametrize(("box", "page"), PAGES)
def test_with_two_players_the_help_and_the_legend_say_what_is_different_then(box: str, page: int) -> None:
    here = content(box).locations[page]
    is_other = has_rule_for_two(box, page)
    assert bool(here.placing_two) == is_other
    assert ("2 players" in here.placing) == ("2 players" in here.placing_two) == is_other
    first = f"{here.placing.partition('. ')[0].rstrip('.')}."
    for seats, told in ((2, here.placing_two or first), (3, first)):
        table = on_page(page, seats=seats, setup=[("bid", "0")] * seats, box=box)
        match = as_match(table, box)
        question = asked(match)[0]
        view = match.view(question.seat)
        assert presenter(box=box).question(view, question).help.endswith(told)
        assert here.placing in presenter(box=box).board(view).legend


def test_spaces_are_told_with_their_action_and_what_it_means_for_the_player() -> None:
    found = placing(on_page(1, seats=4, gold=[6], goods=["V"], contracts=["01 02"], display="03 07 12 22"))
    told = {key.removesuffix("/worker"): (label.text, label.effect, label.place) for key, label in found.items()}
    assert told["b3"] == ("b3 gain 2 Dewleaf and 1 Emberspice", "room for 3 more", "space:b3")
    assert told["d2"] == ("d2 sell Everice at 5", "5 gold each, you hold 1", "space:d2")
    assert told["e2"][:2] == ("e2 visit the shop", "a good, a guard, or sell for 3 each")
    assert told["a1"][:2] == ("a1 extend the caravan", "buy the Palisade Cart for 4 gold")


def test_abilities_and_full_crates_show_in_the_effect() -> None:
    found = placing(on_page(1, goods=["VVVV"], done=["06"]))
    assert found["d2/worker"].effect == "6 gold each, you hold 4"
    assert found["b1/worker"].effect == "crates full, something stays behind"
    assert placing(on_page(1, goods=["VV"]))["b1/worker"].effect == "room for 2: something stays behind"


def effect_of(space: str, **more: Any) -> str:
    """What is said about a space of the first page."""
    return placing(on_page(1, seats=2, **more))[f"{space}/worker"].effect


def test_a_space_to_buy_at_names_the_only_card_that_can_be_paid() -> None:
    assert effect_of("a1", gold=[4], display="03 07") == "buy the Palisade Cart for 4 gold"
    assert effect_of("a1", gold=[4], goods=["D"], display="03 07") == "buy one of the 2 cards in the market"
    some = placing(on_page(1, seats=3, gold=[4], goods=["D"], display="03 07 12"))["a1/worker"]
    assert some.effect == "buy one of the 2 cards you can pay, out of 3"


def test_a_space_to_deliver_at_counts_the_contracts_whose_goods_are_there() -> None:
    one, two = (
        "deliver the one contract you have the goods for",
        "deliver one of the 2 contracts you have the goods for",
    )
    assert effect_of("f1", goods=["DS"], contracts=["01 02"]) == one
    assert effect_of("f1", goods=["DEVS"], contracts=["01 02"]) == two


def test_actions_of_the_page_are_told_in_its_own_words() -> None:
    label = placing(on_page(4, gold=[9]))["e1/worker"]
    text = content().locations[4].actions["weap"].text.replace("{price}", "4 gold")
    assert (label.text, label.effect) == ("e1 Take the weapon", text)


def test_the_first_part_of_a_placing_is_a_space_the_second_the_way_to_take_it() -> None:
    table = on_page(7, tokens=["hireling"], gold=[9])
    question = asked(as_match(table))[0]
    view = seen(table, 0)
    first = presenter().option(view, question, ("p1",))
    assert (first.text, first.place) == ("p1 gain 3 Emberspice", "space:p1")
    found = placing(table)
    assert found["p1/worker"].text == first.text
    assert found["p1/worker+rest"].text == f"{first.text} (rest)"
    assert found["p1/worker+rest"].effect == "you only rest there, for 1 gold"
    assert found["p1/hireling"].text == f"{first.text} (Hireling)"
    assert found["p1/hireling"].effect == f"wage 2 gold; {first.effect}"


def test_gold_tokens_and_shoulders_on_a_space_are_told() -> None:
    table = on_page(10, gold=[9, 9, 9], goods=["S"]).place("a3")
    assert placing(table, 1)["a1/worker"].effect.endswith("; 1 gold lying there is yours")
    assert placing(on_page(8))["b1/worker"].effect.endswith("; with it comes: Bottled lightning")
    stacked = on_page(14, gold=[5, 5, 5]).place("a1")
    assert placing(stacked, 1)["a1/worker"].effect.endswith("; on the shoulders of Ana, who gets a tip")


@pytest.mark.rule("DR-TOKEN-BEDROLL", "ALM-ACTION-02")
def test_passing_and_declining_have_words() -> None:
    found = placing(on_page(9, tokens=["bedroll"]))
    assert (found["pass/bedroll"].text, found["pass/bedroll"].place) == ("nobody yet (Bedroll)", "token:bedroll")
    table = on_page(1, tokens=["hireling"], gold=[9], workers=[0, 3, 3])
    assert placing(table)["decline/"].text == "nobody"
    assert worded(table, "place")[0].title == "Do you send somebody you hired?"


@pytest.mark.parametrize(
    ("reason", "words"),
    [
        (Taken(1), "Ben stands there"),
        (NoneToSell("everice"), "you have no Everice"),
        (CostsGold(4), "costs 4 gold, more than you have"),
        (CostsGoods((1, 0, 0, 1)), "costs 1 Dewleaf and 1 Skyfish, which you do not have"),
        (no_token_left("letter"), "all gone: Letter"),
        (AreaUsed("DR-04-1", "b"), "your worker is in already: Drift"),
        (TooDeep("DR-11-1", n=4, air=2), "4 deep, and your air is 2"),
        (Fare("DR-05-3", 3), "the fare is 3 gold"),
    ],
)
def test_closed_spaces_say_why(reason: Reason, words: str) -> None:
    assert presenter().refusal(seen(on_page(4), 0), reason) == words


# --- means ----------------------------------------------------------------------------------------------------------


def told_at(table: Situation, space: str, viewer: int | None, box: str) -> str:
    """What this viewer is told about a worker of the first player on a space."""
    question = asked(as_match(table, box))[0]
    assert (question.kind, question.seat) == ("place", 0)
    return presenter(box=box).option(seen(table, viewer), question, (space, "worker")).effect


def test_what_a_space_does_later_is_told_without_the_means_of_now() -> None:
    table = on_page(7, seats=2, gold=[4], goods=["D"], contracts=["01"], display="01 02", box="crystal_peaks")
    assert told_at(table, "b3", 0, "crystal_peaks").startswith("buy one of the 2 cards in the market")
    assert told_at(table, "c2", 0, "crystal_peaks").startswith("deliver a contract of yours")


def test_what_moves_on_afterwards_does_not_hide_which_card_can_be_paid() -> None:
    table = on_page(2, seats=2, gold=[8], goods=["S"], display="01 02", box="crystal_peaks")
    card = content("crystal_peaks").caravans[table.state.display[0]]
    table.player(0).gold = card.cost.gold
    assert told_at(table, "a2", 0, "crystal_peaks").startswith(f"buy the {card.name} for ")


def test_everybody_is_told_nothing_of_the_means_of_a_player() -> None:
    table = on_page(1, seats=2, gold=[4], goods=["DS"], contracts=["01 02"], display="03 07")
    assert told_at(table, "a1", None, ROAD) == "buy one of the 2 cards in the market"
    assert told_at(table, "f1", None, ROAD) == "deliver a contract of yours"
