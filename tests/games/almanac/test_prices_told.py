"""What an option names is what is paid, or gained: with every discount of both books."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pytest

from dragonroads.engine.match import Match
from dragonroads.engine.table import Question
from dragonroads.games.almanac.model import Journey
from dragonroads.games.presenter import Label
from tests.engine.playing import asked
from tests.games.almanac.matches import as_match, heard
from tests.games.almanac.screens import answer, journeys, presenter
from tests.games.almanac.situations import LETTERS, content, on_page

ROAD, PEAKS = "dragon_road", "crystal_peaks"
BUYING = {ROAD: "a1", PEAKS: "c1"}
"""Where the first page of a book sells caravan cards."""
CHEAPER = {"space_cost", "shop_price", "extend_goods", "final_fee", "sell_price", "extend_gold"}
GOODS = ("Dewleaf", "Emberspice", "Everice", "Skyfish")
Told = tuple[int, int]
"""Gold, and the number of goods."""


@cache
def discounts() -> list[tuple[str, str]]:
    """Every contract that changes a price, with its book."""
    return [
        (box, card.id.rpartition("-")[2])
        for box in (ROAD, PEAKS)
        for card in content(box).contracts
        for ability in card.abilities
        for deed in ability.do
        if deed.verb == "modify" and CHEAPER & {*deed.effect.args}
    ]


def begun(box: str, page: int, **more: Any) -> Match[Journey]:
    """A journey of two on a page, with gold enough."""
    return as_match(on_page(page, seats=2, box=box, **({"gold": [60, 60]} | more)), box)


def labels(match: Match[Journey], box: str) -> dict[str, Label]:
    """The options of the first open question by their keys."""
    question = asked(match)[0]
    words, view = presenter(box=box), match.view(question.seat)
    return {question.key(at): words.option(view, question, one) for at, one in enumerate(question.options)}


def pick(match: Match[Journey], key: str) -> Question:
    """Answer, and the question that comes next."""
    match.answer(asked(match)[0].seat, asked(match)[0].n, key)
    return asked(match)[0]


def paid(match: Match[Journey]) -> Told:
    """All that the first player has paid, by the chronicle."""
    gold = sum(int(str(amount)) for seat, amount in heard(match, "paid_gold", 0) if seat == 0)
    goods = sum(sum(some) for seat, some in heard(match, "gave_goods", 0) if seat == 0)  # type: ignore[call-overload]
    return gold, goods


def named(words: str) -> Told:
    """The same out of a price in words."""
    gold = sum(map(int, re.findall(r"(\d+) gold", words)))
    goods = sum(int(n) for n, good in re.findall(r"(\d+) (\w+)", words) if good in GOODS)
    spared = sum(map(int, re.findall(r"less any (\d+) of the goods", words)))
    return gold, goods - spared


def letters(goods: tuple[int, ...]) -> str:
    return "".join(letter * n for letter, n in zip(LETTERS, goods))


def finish_paying(match: Match[Journey]) -> None:
    """Take the one card there is, and leave out what comes first, where something may be left out."""
    while asked(match)[0].kind in ("buy_caravan", "leave_out"):
        pick(match, asked(match)[0].key(0))


def test_there_are_discounts_of_every_kind() -> None:
    assert len(discounts()) == 9


@pytest.mark.rule("ALM-COST-04", "ALM-STD-05")
@pytest.mark.parametrize(("box", "discount"), [*discounts(), (ROAD, ""), (PEAKS, "")])
def test_a_caravan_card_costs_what_its_option_names(box: str, discount: str) -> None:
    for at, card in enumerate(content(box).caravans):
        goods = letters(content(box).caravan_goods[at])
        match = begun(box, 1, done=[discount], goods=[goods], display=card.id)
        assert pick(match, f"{BUYING[box]}/worker").kind == "buy_caravan"
        told = labels(match, box)[str(at)].effect.partition(":")[0]
        pick(match, str(at))
        finish_paying(match)
        assert paid(match) == named(told), card.name


@pytest.mark.rule("ALM-COST-04", "ALM-STD-05")
@pytest.mark.parametrize(("box", "discount"), discounts())
def test_where_only_one_card_can_be_paid_its_price_is_named_with_the_space(box: str, discount: str) -> None:
    for at, card in enumerate(content(box).caravans):
        goods = letters(content(box).caravan_goods[at])
        table = on_page(1, seats=2, box=box, gold=[60, 60], done=[discount], goods=[goods], display=card.id)
        game = table.state
        game.caravan_deck, game.display = game.display[1:] + game.caravan_deck, game.display[:1]
        match = as_match(table, box)
        place = labels(match, box)[f"{BUYING[box]}/worker"].effect
        assert place.startswith(f"buy the {card.name} for ")
        pick(match, f"{BUYING[box]}/worker")
        finish_paying(match)
        assert paid(match) == named(place.partition(" for ")[2]), card.name


@pytest.mark.rule("ALM-COST-04")
def test_a_discount_that_comes_with_the_purchase_is_named() -> None:
    """One contract lets its owner buy a card at once, for 3 gold less."""
    card = next(one for one in content(PEAKS).contracts if any(d.verb == "act" for a in one.abilities for d in a.do))
    name = card.id.rpartition("-")[2]
    goods = letters(card.needs.fixed)
    table = on_page(3, seats=2, box=PEAKS, gold=[60, 60], contracts=[name], goods=[goods], display="01 03 02")
    table.state.facts["h3"] = 0  # a ladder of one's own leads to where contracts are completed
    match = as_match(table, PEAKS)
    while asked(match)[0].kind != "buy_caravan":
        question = asked(match)[0]
        keys = [question.key(at) for at in range(len(question.options))]
        pick(match, next((key for key in ("d1/worker", "yes") if key in keys), keys[0]))
    before = paid(match)
    key, label = next(iter(labels(match, PEAKS).items()))
    pick(match, key)
    told = named(label.effect.partition(":")[0])
    assert (paid(match)[0] - before[0], told[0]) == (told[0], max(0, content(PEAKS).caravan_gold[int(key)] - 3))


@pytest.mark.rule("ALM-COST-04")
@pytest.mark.parametrize(("box", "discount"), [*discounts(), (ROAD, ""), (PEAKS, "")])
def test_an_action_of_a_page_costs_what_its_option_names(box: str, discount: str) -> None:
    for page in content(box).pages(2).values():
        prices = {space.id for space, action in zip(page.spaces, page.actions) if action.gold}
        match = begun(box, page.location.id, done=[discount], setup=[("bid", "0")] * 2)
        for key, label in labels(match, box).items():
            if key.partition("/")[0] not in prices or not key.endswith("/worker"):
                continue
            trial = begun(box, page.location.id, done=[discount], setup=[("bid", "0")] * 2)
            fee = named(" ".join(re.findall(r"fee \d+ gold", label.effect)))[0]
            pick(trial, key)
            told = re.findall(r"Pay (\d+) gold", label.effect)
            assert [str(paid(trial)[0] - fee)] == told, label.text


@pytest.mark.rule("ALM-COST-04", "ALM-STD-18")
@pytest.mark.parametrize(("box", "discount"), [*discounts(), (ROAD, ""), (PEAKS, "")])
def test_a_sale_brings_what_its_option_names(box: str, discount: str) -> None:
    for page in content(box).pages(2).values():
        match = begun(box, page.location.id, done=[discount], goods=["DEVS"], setup=[("bid", "0")] * 2)
        for key, label in labels(match, box).items():
            each = re.findall(r"(\d+) gold each, you hold 1", label.effect)
            is_late = page.rule.defers(match.state, page.index[key.partition("/")[0]]) if each else False
            if not each or is_late or not key.endswith("/worker"):
                continue
            assert label.text.endswith(f" at {each[0]}")
            trial = begun(box, page.location.id, done=[discount], goods=["DEVS"], setup=[("bid", "0")] * 2)
            pick(trial, key)
            gained = [amount for seat, amount in heard(trial, "gained_gold", 0) if seat == 0]
            assert int(each[0]) in gained, label.text


@pytest.mark.rule("ALM-CLOSE-01")
@pytest.mark.parametrize(("box", "discount"), [*discounts(), (ROAD, ""), (PEAKS, "")])
def test_a_contract_of_the_closing_turn_costs_what_its_option_names(box: str, discount: str) -> None:
    table = on_page(16, seats=2, box=box, gold=[60, 60], done=[discount], contracts=["15"], setup=[("bid", "0")] * 2)
    needs = content(box).contract_needs[table.player(0).contracts[0]]
    table.player(0).goods, table.state.queue, table.state.phase = list(needs), [0, 1], "close"
    match = as_match(table, box)
    key, label = next((k, one) for k, one in labels(match, box).items() if k.startswith("contract/"))
    match.answer(0, asked(match)[0].n, key)
    assert str(paid(match)[0]) == re.findall(r"for (\d+) gold", label.effect)[0]


@pytest.mark.rule("ALM-STD-01")
def test_whoever_has_no_contract_is_told_so_and_nothing_about_goods() -> None:
    match = begun(ROAD, 1)
    closed = {one.option[0]: one.reason for one in asked(match)[0].closed()}
    assert presenter().refusal(match.view(0), closed["f1"]) == "you have no contract to complete"
    match = begun(ROAD, 1, contracts=["01"])
    closed = {one.option[0]: one.reason for one in asked(match)[0].closed()}
    assert presenter().refusal(match.view(0), closed["f1"]) == "you lack goods for each of your contracts"


@pytest.mark.rule("ALM-COST-04")
@pytest.mark.parametrize("box", [ROAD, PEAKS])
def test_no_action_that_may_come_with_a_fee_calls_itself_free(box: str) -> None:
    for page in content(box).locations.values():
        for action in page.actions.values():
            assert "free" not in action.text.lower()


# --- what is given and gained ---------------------------------------------------------------------------------------

GIVEN_AND_GAINED = {
    "barter": r"1 of your \d, for \d gold|paid \d gold for each good",
    "bid": r"no more than \d+ gold, and only if you win",
    "brew_give": r"up to \d of your \d, for as many of another kind and \d gold",
    "brew_amount": r"give \d pieces?, gain \d of another kind and \d gold",
    "drop_cargo": r"1 of your \d stays behind|\w+",
    "exchange": r"give .+, gain .+|nothing is given and nothing gained",
    "give_good": r"1 of your \d+ goes back",
    "may": r"gain|look|keep|complete|buy|nothing is paid, and nothing gained",
    "prophecy": r"\d+ gold .+ if it comes true, \d+ gold if not",
    "repeat": r"you keep the potion|you drink the potion: .+",
    "sell_amount": r"for \d+ gold",
    "shop": r"any \d goods? from the supply|\d gold each|costs nothing; \d more strength .+ \d fame",
    "shop_sell": r"\d gold each, you hold \d",
    "stand_aside": r"gains? \d",
    "stargaze": r"\d gold",
    "sell_some": r"for \d+ gold|you keep all of it",
    "cure_amount": r"\d gold",
    "monte_stake": r"the peak would bring \d+ gold",
    "close": r"for \d+ gold and |brings \d+ gold|your count begins",
    "buy_caravan": r"\d+ gold|[A-Z]\w+:",
    "do_contract": r"\d \w+.*; fame \d+",
}
"""What the effect of every option of a kind says, from what everybody at the table may know."""


@pytest.mark.rule("ALM-COST-04")
@pytest.mark.parametrize("box", [ROAD, PEAKS])
def test_options_say_what_is_given_and_what_is_gained(box: str) -> None:
    met = set[str]()
    for match, random in journeys(1, 12, box):
        while not match.over:
            question = asked(match)[0]
            if question.kind in GIVEN_AND_GAINED:
                met.add(question.kind)
                for label in labels(match, box).values():
                    assert re.search(GIVEN_AND_GAINED[question.kind], label.effect), (question.kind, label)
            answer(match, question, random)
    assert len(met) > 10


@pytest.mark.rule("CP-TOKEN-DOPPELGANGER-POTION")
def test_a_potion_names_the_price_of_the_action_once_more() -> None:
    """With 2 gold off, the second potion costs as little as the first."""
    match = begun(PEAKS, 5, tokens=["doppelganger_potion"], done=["02"])
    page = content(PEAKS).pages(2)[5]
    space = next(one.id for one, action in zip(page.spaces, page.actions) if action.kind == "potn")
    assert pick(match, f"{space}/worker").kind == "repeat"
    label = labels(match, PEAKS)["again"]
    assert label.effect.startswith("you drink the potion: Pay 2 gold and take a potion.")
    before = paid(match)[0]
    pick(match, "again")
    assert paid(match)[0] - before == 2
