"""The six actions that every page knows."""

from __future__ import annotations

import pytest

from dragonroads.engine.views import Hidden, Sight, see
from dragonroads.games.almanac.counting import capacity, strength
from tests.games.almanac.made_up import on_made_up_page, used_up
from tests.games.almanac.matches import as_match, new_match, play_on, questions, reply
from tests.games.almanac.situations import Situation, caravan, contract, facing, on_page

COMPLETE, EXTEND = "do: [{complete_contract: {}}]", "do: [{extend_caravan: {}}]"
CONTRACT, SHOP = "do: [{gain_contract: {}}]", "do: [{visit_shop: {}}]"
SELL = "do: [{sell_goods: {good: dewleaf, price: 4}}]"
ANY_TWO = "do: [{gain_goods: {any: 2}}]"


def with_contracts_left(s: Situation, cards: int) -> Situation:
    """So many contracts are left in the pile; somebody has completed the rest."""
    game, rich = s.state, s.player(1)
    while len(game.contract_deck) > cards:
        card = game.contract_deck.pop()
        rich.done.append(card)
        game.contract_seen[card] = -1
    return s


# --- complete a contract --------------------------------------------------------------------------------------------


@pytest.mark.rule("ALM-STD-01")
def test_completing_returns_the_goods_and_turns_the_contract_up() -> None:
    s = on_page(1, seats=2, goods=["DDSE"], contracts=["02"]).place("f1")
    assert (s.goods(0), s.state.supply) == ("DE", [29, 29, 30, 30])
    assert (s.player(0).contracts, s.player(0).done) == ([], [contract("02")])


@pytest.mark.rule("ALM-STD-01")
def test_one_of_several_ready_contracts_is_chosen_and_no_more() -> None:
    s = on_page(1, seats=2, caravans=["01"], goods=["DSEVS"], contracts=["02 03 05"])
    s.then(("do_contract", "dr-contract-03")).place("f1")
    assert s.asked[-1].options == ["dr-contract-02", "dr-contract-03"]
    assert s.asked[-1].heard == ["dr-contract-02", "dr-contract-03", "dr-contract-05"]
    assert s.player(0).contracts == [contract("02"), contract("05")]


@pytest.mark.rule("ALM-STD-02")
def test_a_completed_contract_works_until_the_end_and_counts_for_its_owner() -> None:
    s = on_page(1, seats=2, gold=[0, 0], goods=["DDD"], contracts=["04"], workers=[1, 0]).place("f1")
    s.state.phase, s.state.round, s.state.way = "arrive", 0, []
    assert s.until("market").gold[0] == 2
    s.state.phase = "score"
    assert s.step().player(0).tally[-2:] == [20, 0]


@pytest.mark.rule("ALM-STD-02")
def test_a_completed_contract_no_longer_takes_up_a_place() -> None:
    s = on_made_up_page(COMPLETE, CONTRACT, seats=2, goods=["DS"], contracts=["02 05"], workers=[2, 0])
    assert s.closed(0)["a2"] == "enough_contracts"
    s.place("a1")
    assert "a2" in s.spaces(0)


@pytest.mark.rule("ALM-STD-03")
def test_an_ability_does_not_help_with_the_action_that_completed_it() -> None:
    s = on_page(2, seats=2, gold=[0, 0], caravans=["01"], goods=["DDEDS"], contracts=["11 02"], workers=[2, 0])
    s.then(("do_contract", "dr-contract-11")).place("b5")
    assert (s.gold[0], s.heard("ability")) == (0, [])
    assert s.step().place("d1").gold[0] == 3


@pytest.mark.rule("ALM-STD-04")
def test_a_contract_wants_exactly_its_goods() -> None:
    s = on_page(1, seats=2, goods=["DEEV"], contracts=["02"])
    assert s.closed(0)["f1"] == "no_contract_ready"


@pytest.mark.rule("ALM-STD-04")
def test_an_ability_lets_another_good_stand_in_and_the_owner_picks_it() -> None:
    s = on_page(1, seats=2, goods=["DEEV"], contracts=["02"], done=["09"])
    s.then(("pay_contract", "1 0 1 0 0")).place("f1")
    assert s.asked[-1].options == ["1 0 1 0 0", "1 1 0 0 0"]
    assert s.goods(0) == "EE"


# --- extend the caravan ---------------------------------------------------------------------------------------------


@pytest.mark.rule("ALM-STD-05")
def test_extending_pays_gold_and_goods_and_adds_a_card_of_the_display() -> None:
    s = on_page(1, seats=2, gold=[9], goods=["DE"], display="03 06", answers=[("buy_caravan", "dr-caravan-03")])
    s.place("a1")
    assert (s.gold[0], s.goods(0), s.player(0).caravans) == (6, "E", [caravan("03")])
    assert s.state.display == [caravan("06")]
    assert (s.state.supply[0], s.heard("bought")) == (30, [(0, caravan("03"))])


@pytest.mark.rule("ALM-STD-05")
def test_only_cards_that_can_be_paid_are_offered() -> None:
    s = on_page(1, seats=4, gold=[5], goods=["D"], display="03 06 05 22", answers=[("buy_caravan", "dr-caravan-05")])
    s.place("a1")
    assert s.asked[-1].options == ["dr-caravan-03", "dr-caravan-05"]
    assert on_page(1, seats=2, gold=[1], display="01 02").closed(0)["a1"] == "no_caravan_affordable"


@pytest.mark.rule("ALM-STD-06")
def test_the_goods_of_the_price_are_paid_before_the_new_crates_help() -> None:
    s = on_page(1, seats=2, gold=[9], goods=["EEEE"], display="03 29")
    assert s.closed(0)["a1"] == "no_caravan_affordable"


@pytest.mark.rule("ALM-STD-06")
def test_crates_shields_worker_and_fame_of_a_new_card_count_at_once() -> None:
    s = on_page(1, seats=2, gold=[15], display="16 22").place("a1")
    p = s.player(0)
    assert (capacity(p), strength(p), p.workers, p.gold) == (6, 3, 3, 0)
    s.state.phase = "score"
    assert s.step().player(0).tally[:2] == [0, 3]


@pytest.mark.rule("ALM-STD-07")
def test_a_caravan_has_no_longest_length() -> None:
    many = " ".join(f"caravan-{n:02}" for n in range(1, 27))
    s = on_page(1, seats=2, gold=[99], caravans=[many], display="30 27", answers=[("buy_caravan", "dr-caravan-30")])
    assert len(s.place("a1").player(0).caravans) == 27


@pytest.mark.rule("ALM-STD-07")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_cards_of_a_caravan_stay_to_the_end(seed: int) -> None:
    match = play_on(new_match(3, seed), pick=0)
    bought = [event.args for event in match.events(None) if event.kind == "bought"]
    assert bought
    assert sorted(bought) == sorted((p.seat, card) for p in match.state.players for card in p.caravans)


@pytest.mark.rule("ALM-STD-08")
def test_one_action_buys_one_card() -> None:
    s = on_page(1, seats=2, gold=[99], display="01 02", answers=[("buy_caravan", "dr-caravan-01")]).place("a1")
    assert (len(s.asked), s.gold[0], s.player(0).caravans) == (2, 97, [caravan("01")])


@pytest.mark.rule("ALM-STD-09")
def test_a_worker_on_a_card_comes_out_from_behind_the_own_screen() -> None:
    s = on_page(1, seats=2, gold=[11], display="12 22").place("a1")
    assert (s.player(0).workers, s.player(0).placed, s.player(0).spare) == (3, 1, 2)
    assert s.heard("gained_worker") == [(0,)]


@pytest.mark.rule("ALM-STD-10")
def test_t_std_3_with_nobody_behind_the_screen_the_card_can_be_bought_and_its_worker_is_wasted() -> None:
    s = on_page(1, seats=2, gold=[11], workers=[6], display="12 22").place("a1")
    p = s.player(0)
    assert (p.caravans, p.workers + p.placed, p.spare) == ([caravan("12")], 6, 0)
    assert s.heard("gained_worker") == []


# --- gain a contract ------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALM-STD-11")
def test_three_contracts_are_drawn_one_is_kept_and_the_rest_goes_under_the_pile() -> None:
    s = on_page(1, seats=2)
    top, below = s.state.contract_deck[:-4:-1], s.state.contract_deck[:-3]
    s.then(("keep_contract", s.name("keep_contract", top[1]))).place("f2")
    assert s.player(0).contracts == [top[1]]
    assert sorted(s.state.contract_deck[:2]) == sorted([top[0], top[2]])
    assert s.state.contract_deck[2:] == below
    assert see(s.state, Sight(1))["players"][0]["contracts"] == [Hidden(None)]


@pytest.mark.rule("ALM-STD-11", "ALM-INFO-03")
def test_only_the_drawer_looks_at_the_drawn_contracts() -> None:
    match = as_match(on_page(1, seats=2))
    reply(match, "f2")
    drawn = match.state.drawn
    assert (len(drawn), list(questions(match)[0].options)) == (3, drawn)
    assert match.view(0)["drawn"] == drawn
    assert match.view(1)["drawn"] == match.view(None)["drawn"] == [Hidden(None)] * 3
    assert match.events(1)[-1].args == (0, 3)


@pytest.mark.rule("ALM-STD-12")
@pytest.mark.parametrize(("left", "drawn"), [(3, 3), (2, 2), (1, 1)])
def test_t_std_1_a_short_pile_is_drawn_as_far_as_it_goes_and_one_is_kept(left: int, drawn: int) -> None:
    s = with_contracts_left(on_page(1, seats=2), left)
    kept = s.state.contract_deck[0]
    s.then(("keep_contract", s.name("keep_contract", kept))).place("f2")
    assert len(s.asked[-1].options) == drawn
    assert (s.player(0).contracts, len(s.state.contract_deck)) == ([kept], left - 1)


@pytest.mark.rule("ALM-STD-12")
def test_with_an_empty_pile_the_space_is_closed() -> None:
    assert with_contracts_left(on_page(1, seats=2), 0).closed(0)["f2"] == "no_contract_left"


@pytest.mark.rule("ALM-STD-13")
@pytest.mark.parametrize("die", [0, 1])
def test_contracts_that_are_not_kept_are_mixed_before_they_go_under_the_pile(die: int) -> None:
    s = on_page(1, seats=2, dice=[die])
    first, second, third = s.state.contract_deck[:-4:-1]
    s.then(("keep_contract", s.name("keep_contract", third))).place("f2")
    assert s.state.contract_deck[:2] == ([second, first] if die == 0 else [first, second])


@pytest.mark.rule("ALM-STD-13")
def test_nobody_else_gets_to_see_contracts_that_are_not_kept() -> None:
    match = as_match(on_page(1, seats=2))
    reply(match, "f2")
    drawn = list(match.state.drawn)
    play_on(match, kind="place")
    assert all(match.state.contract_seen[card] in (0, 1) for card in drawn)
    assert set(match.view(1)["contract_deck"]) == {Hidden(None)}
    told = [match.game.faces_in(event.kind, event.args) for event in match.events(1)]
    assert not {("contract", card) for card in drawn} & {face for faces in told for face in faces}


@pytest.mark.rule("ALM-STD-14")
def test_an_extra_draw_widens_the_choice_and_still_one_is_kept() -> None:
    s = on_page(1, seats=2, done=["contract-01"])
    top = s.state.contract_deck[-4]
    s.then(("keep_contract", s.name("keep_contract", top))).place("f2")
    assert len(s.asked[-1].options) == 4
    assert (s.player(0).contracts, len(s.state.contract_deck)) == ([top], 22)


@pytest.mark.rule("ALM-STD-15")
@pytest.mark.parametrize(
    ("held", "done", "legal"),
    [
        ("05", "", True),
        ("05 06", "", False),
        ("05 06 07", "", False),
        ("05 06", "contract-02", True),
        ("05 06 07", "contract-02", False),
    ],
)
def test_gain_a_contract_needs_a_place_below_the_limit(held: str, done: str, legal: bool) -> None:
    s = on_page(1, seats=2, contracts=[held], done=[done])
    assert ("f2" in s.spaces(0)) is legal
    assert legal or s.closed(0)["f2"] == "enough_contracts"


@pytest.mark.rule("ALM-STD-15")
def test_above_the_limit_the_action_stays_closed_until_few_enough_are_incomplete() -> None:
    s = on_page(17, seats=2, caravans=["01"], goods=["DSEV"], contracts=["02 03 05"], workers=[3, 0])
    s.then(("do_contract", "dr-contract-03")).place("b1")
    assert "f1" not in s.spaces(0)
    s.step().place("d2")
    assert "f1" in s.spaces(0)


@pytest.mark.rule("ALM-STD-15")
def test_a_contract_that_an_effect_lets_go_goes_under_the_pile() -> None:
    s = facing("b4", seats=2, gold=[9, 9], contracts=["05 06"])
    s.then(("choose", "trade_papers_as_guide"), ("return_contract", "dr-contract-05"))
    top = s.state.contract_deck[-1]
    s.then(("keep_contract", s.name("keep_contract", top)), ("choose", "walk_on")).until("clean_up")
    assert contract("05") in s.state.contract_deck[:3]
    assert s.player(0).contracts == [contract("06"), top]


# --- goods ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALM-STD-16")
def test_all_goods_a_space_shows_are_gained() -> None:
    s = on_page(1, seats=3).place("b3")
    assert (s.goods(0), s.state.supply) == ("DDE", [28, 29, 30, 30])


@pytest.mark.rule("ALM-STD-16", "ALM-GOODS-02")
@pytest.mark.parametrize(("left", "gained"), [(2, "SS"), (1, "S")])
def test_t_goods_1_a_short_supply_gives_what_it_has(left: int, gained: str) -> None:
    s = used_up(on_made_up_page("do: [{gain_goods: {skyfish: 2}}]", seats=2), 3)
    s.player(1).goods[3], s.state.supply[3] = 30 - left, left
    assert s.place("a1").goods(0) == gained


@pytest.mark.rule("ALM-STD-16", "ALM-GOODS-02")
def test_t_goods_1_without_any_of_its_goods_in_supply_a_space_is_closed() -> None:
    both = "do: [{gain_goods: {skyfish: 1, dewleaf: 1}}]"
    s = used_up(on_made_up_page("do: [{gain_goods: {skyfish: 2}}]", both, seats=2), 3)
    assert (s.spaces(0), s.closed(0)) == (["a2"], {"a1": "supply_empty"})
    assert s.place("a2").goods(0) == "D"


@pytest.mark.rule("ALM-STD-16")
def test_full_crates_do_not_close_the_space_and_are_sorted_out_at_once() -> None:
    s = on_page(1, seats=2, goods=["DDDD"]).then(("drop_cargo", "dewleaf")).place("d1")
    assert (s.goods(0), [ask.kind for ask in s.asked]) == ("DDDV", ["place", "drop_cargo"])


@pytest.mark.rule("ALM-STD-17")
def test_any_goods_are_named_one_by_one_out_of_what_the_supply_still_has() -> None:
    s = used_up(on_made_up_page(ANY_TWO, seats=2, answers=[("gain_good", "skyfish"), ("gain_good", "emberspice")]), 0)
    s.player(1).goods[3], s.state.supply[3] = 29, 1
    s.place("a1")
    assert [ask.options for ask in s.asked[1:]] == [["emberspice", "everice", "skyfish"], ["emberspice", "everice"]]
    assert s.goods(0) == "ES"


@pytest.mark.rule("ALM-STD-18")
@pytest.mark.parametrize("amount", [1, 2, 3])
def test_selling_one_or_more_of_the_named_good_at_the_price_shown(amount: int) -> None:
    s = on_made_up_page(SELL, seats=2, gold=[0], goods=["DDDE"], answers=[("sell_amount", str(amount))]).place("a1")
    assert s.asked[-1].options == ["1", "2", "3"]
    assert (s.gold[0], s.goods(0), s.state.supply[0]) == (4 * amount, "D" * (3 - amount) + "E", 27 + amount)


@pytest.mark.rule("ALM-STD-18")
def test_nothing_is_sold_where_another_good_is_wanted() -> None:
    assert on_made_up_page(SELL, seats=2, goods=["EVS"]).closed(0) == {"a1": "none_to_sell"}


# --- the shop -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALM-STD-19")
def test_the_shop_does_exactly_one_of_three_things() -> None:
    s = on_made_up_page(SHOP, seats=2, gold=[0], goods=["D"], answers=[("shop", "guard")]).place("a1")
    assert s.asked[1].options == ["good", "sell", "guard"]
    assert (s.gold[0], s.goods(0), s.player(0).guards) == (0, "D", 1)


@pytest.mark.rule("ALM-STD-19", "ALM-STD-22")
def test_the_shop_offers_only_what_is_possible() -> None:
    s = on_made_up_page(SHOP, seats=2, answers=[("shop", "good"), ("gain_good", "dewleaf")]).place("a1")
    assert s.asked[1].options == ["good", "guard"]
    s = used_up(on_made_up_page(SHOP, seats=2, goods=["D"], answers=[("shop", "sell")]), guards=True).place("a1")
    assert s.asked[1].options == ["good", "sell"]
    s = used_up(on_made_up_page(SHOP, seats=2, goods=["D"], answers=[("shop", "guard")]), 0, 1, 2, 3).place("a1")
    assert s.asked[1].options == ["sell", "guard"]


@pytest.mark.rule("ALM-STD-20")
def test_the_shop_gives_one_good_of_a_kind_in_supply() -> None:
    s = used_up(on_made_up_page(SHOP, seats=2, gold=[0], answers=[("shop", "good"), ("gain_good", "skyfish")]), 2)
    s.place("a1")
    assert s.asked[-1].options == ["dewleaf", "emberspice", "skyfish"]
    assert (s.goods(0), s.gold[0]) == ("S", 0)


@pytest.mark.rule("ALM-STD-21")
def test_the_shop_buys_goods_of_one_kind_for_3_gold_each() -> None:
    answers = [("shop", "sell"), ("shop_sell", "emberspice"), ("sell_amount", "2")]
    s = on_made_up_page(SHOP, seats=2, gold=[0], goods=["DEEE"], answers=answers).place("a1")
    assert [ask.options for ask in s.asked[2:]] == [["dewleaf", "emberspice"], ["1", "2", "3"]]
    assert (s.gold[0], s.goods(0), s.state.supply[1]) == (6, "DE", 29)


@pytest.mark.rule("ALM-STD-22")
def test_a_guard_is_hired_out_of_the_supply() -> None:
    s = on_made_up_page(SHOP, seats=2, answers=[("shop", "guard")]).place("a1")
    assert (s.player(0).guards, s.state.guard_supply) == (1, 11)
