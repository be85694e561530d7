"""Spaces: one action each, room for one, and when one is legal for whom."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

import pytest

from dragonroads.engine.table import Question
from dragonroads.errors import NotNow
from dragonroads.games.almanac.model import NOBODY_THERE, Journey, T
from dragonroads.games.almanac.pages import STANDARD, Action, Offers, lay_out
from dragonroads.games.almanac.placing import carry_out_at
from dragonroads.games.almanac.purse import gain_gold
from tests.games.almanac.made_up import Anywhere, complaints, on_made_up_page, used_up
from tests.games.almanac.matches import as_match
from tests.games.almanac.situations import content, on_page

SHOP, SELL = "do: [{visit_shop: {}}]", "do: [{sell_goods: {good: dewleaf, price: 4}}]"
EXTEND, CONTRACT, COMPLETE = "do: [{extend_caravan: {}}]", "do: [{gain_contract: {}}]", "do: [{complete_contract: {}}]"
SKYFISH = "do: [{gain_goods: {skyfish: 2}}]"


@pytest.mark.rule("ALM-SPACE-01")
def test_every_space_has_one_action_of_the_six_or_of_its_page() -> None:
    for page in content().locations.values():
        for space in page.spaces:
            if space.do:
                assert ([deed.verb in STANDARD for deed in space.do], space.action) == ([True], "")
            else:
                assert space.fog or space.action in page.actions


@pytest.mark.rule("ALM-SPACE-01")
@pytest.mark.parametrize(
    ("says", "complaint"),
    [
        ("do: [{draw_letter: {}}], action: letr", "needs exactly one of do, action, fog: true"),
        ("from_players: 2", "needs exactly one of do, action, fog: true"),
        ("action: nest", "there is no action called 'nest' on this page"),
        ("do: [{visit_shop: {}}, {gain_contract: {}}]", "do: one of the six actions stands alone"),
    ],
)
def test_a_space_with_no_action_or_two_is_refused(says: str, complaint: str, tmp_path: Path) -> None:
    file = "locations/02_the_cloud_monastery.yaml"
    said = complaints(tmp_path, file, "{id: a1, area: a, action: letr}", f"{{id: a1, area: a, {says}}}")
    assert any(complaint in line for line in said), said


@pytest.mark.rule("ALM-SPACE-02")
def test_a_taken_space_is_closed_to_everybody_its_owner_too() -> None:
    s = on_page(15, seats=2).then(("tide", "a2 a3")).place("a1")
    assert [s.closed(seat)["a1"] for seat in (0, 1)] == ["taken", "taken"]


@pytest.mark.rule("ALM-SPACE-02")
def test_spaces_are_free_again_when_the_workers_have_come_home() -> None:
    s = on_page(1, seats=2, workers=[1, 1]).place("b1", "b2").until("before_bid")
    assert set(s.state.standing) == {-1}


@pytest.mark.rule("ALM-SPACE-02")
def test_a_page_may_have_room_for_two() -> None:
    s = on_page(14, seats=3, gold=[5, 5, 5]).place("a1", "a1")
    assert (s.at("a1"), s.closed(2)["a1"]) == ("01", "full_stack")


@pytest.mark.rule("ALM-SPACE-03")
def test_a_space_must_be_free_allowed_by_the_page_payable_and_feasible() -> None:
    s = on_page(4, seats=3, gold=[3, 9, 9], display="01 22 26").place("b1", "c1")
    closed = s.closed(0)
    assert [closed[space] for space in ("c1", "a1", "e1", "c2")] == ["taken", "higher_up", "costs_gold", "none_to_sell"]
    assert s.spaces(0) == ["b2", "d2", "l1", "l2"]


@pytest.mark.rule("ALM-SPACE-03")
@pytest.mark.parametrize(("gold", "legal"), [(4, False), (5, True)])
def test_the_action_must_be_possible_with_the_gold_that_the_cost_leaves(gold: int, legal: bool) -> None:
    s = on_made_up_page(f"costs: [{{gold: 3}}], {EXTEND}", seats=2, gold=[gold], display="01 22")
    assert s.spaces(0) == ["a1"] * legal


@pytest.mark.rule("ALM-SPACE-03")
@pytest.mark.parametrize(("goods", "legal"), [("D", False), ("DD", True)])
@pytest.mark.parametrize("says", [SELL, COMPLETE])
def test_the_action_must_be_possible_with_the_goods_that_the_cost_leaves(says: str, goods: str, legal: bool) -> None:
    more = "" if says == SELL else "S"
    s = on_made_up_page(f"costs: [{{goods: {{dewleaf: 1}}}}], {says}", seats=2, goods=[goods + more], contracts=["02"])
    assert s.spaces(0) == ["a1"] * legal


@pytest.mark.rule("ALM-SPACE-03")
def test_a_wage_and_a_fee_are_paid_before_the_action_is_judged() -> None:
    s = on_page(4, seats=2, gold=[3], tokens=["hireling"], display="01 22")
    assert "b2" in s.spaces(0)
    assert "b2 hireling" not in s.spaces(0)


@pytest.mark.rule("ALM-SPACE-04")
@pytest.mark.parametrize(
    ("says", "reason"),
    [
        (COMPLETE, "no_contract_ready"),
        (EXTEND, "no_caravan_affordable"),
        (CONTRACT, "enough_contracts"),
        (SKYFISH, "supply_empty"),
        (SELL, "none_to_sell"),
        (SHOP, "shop_has_nothing"),
        ("do: [{brew: {most: 3, gold: 2}}]", "nothing_to_brew"),
        ("do: [{pick_fruit: {below: 1, above: 2}}]", "supply_empty"),
    ],
)
def test_nobody_stands_on_a_space_without_carrying_out_its_action(says: str, reason: str) -> None:
    s = used_up(on_made_up_page(says, seats=2, gold=[0], contracts=["02 03"], display="02 03"), 0, 1, 2, 3, guards=True)
    assert s.closed(0) == {"a1": reason}
    assert s.step().heard("skipped") == [(0,)]


@pytest.mark.rule("ALM-SPACE-04")
@pytest.mark.parametrize("goods", [(0, 1, 2), (0, 1, 2, 3)])
def test_one_way_to_do_an_action_is_enough(goods: tuple[int, ...]) -> None:
    s = used_up(on_made_up_page(SHOP, SKYFISH, seats=2), *goods)
    assert s.spaces(0) == (["a1"] if 3 in goods else ["a1", "a2"])


@pytest.mark.rule("ALM-SPACE-04")
def test_only_where_the_page_says_so_a_worker_may_rest_for_gold() -> None:
    s = on_page(7, seats=2, gold=[0]).place("p1 worker+rest")
    assert (s.gold[0], s.at("p1")) == (1, "0")
    assert not [way for way in on_page(3, seats=2, gold=[0]).put(1, "c1").spaces(0) if "rest" in way]


@dataclass
class PaysLate(Anywhere):
    """A page whose only space is paid for at once and sells a Dewleaf when all placing is over."""

    def offers(self, game: object) -> Offers:
        return Offers.of([Action("late", (), gold=2)])

    def finish(self, t: T) -> None:
        for p in t.state.players:
            if p.placed and p.goods[0]:
                gain_gold(t, p, 9)


@pytest.mark.rule("ALM-SPACE-05")
@pytest.mark.parametrize(("gold", "legal"), [(1, False), (2, True)])
def test_for_a_space_that_pays_out_late_it_is_enough_to_pay(gold: int, legal: bool) -> None:
    s = on_made_up_page(SELL, rule=PaysLate(), seats=2, gold=[gold], workers=[1, 0])
    assert s.spaces(0) == ["a1"] * legal
    if legal:
        assert s.place("a1").until("retrieve").gold[0] == 0


CAMEL = "camel = do: [{gain: {token: camel}}]"
CAMEL_AND_GOLD = "camel = do: [{gain: {token: camel}}, {gain: {gold: 1}}]"
TWO_CAMELS = "[{token: camel, beside: true}]"


@pytest.mark.rule("ALM-SPACE-06")
def test_a_space_for_a_token_is_legal_while_one_is_left() -> None:
    s = on_made_up_page(*["action: camel"] * 3, actions=CAMEL, laid=TWO_CAMELS, seats=2).place("a1", "a2")
    assert [p.tokens["camel"] for p in s.state.players] == [1, 1]
    assert s.closed(0)["a3"] == "no_token_left"


@pytest.mark.rule("ALM-SPACE-06")
def test_a_space_that_gives_something_else_as_well_stays_legal_without_the_token() -> None:
    s = on_made_up_page(*["action: camel"] * 3, actions=CAMEL_AND_GOLD, laid=TWO_CAMELS, seats=2, gold=[0, 0])
    s.place("a1", "a2", "a3")
    assert (s.gold, s.player(0).tokens["camel"]) == ([2, 1], 1)


@pytest.mark.rule("ALM-SPACE-07")
@pytest.mark.parametrize(("gold", "contracts"), [(0, "01"), (9, "01"), (99, "02"), (3, "02")])
def test_everybody_hears_the_same_list_of_spaces_whatever_is_hidden(gold: int, contracts: str) -> None:
    match = as_match(on_page(1, seats=3, gold=[gold], goods=["DS"], contracts=[contracts], display="01 02 30"))
    (heard,) = match.open(None)
    assert isinstance(heard, Question)
    assert {"a1", "f1", "f2", "b1"} <= {space for space, _ in heard.options}
    poor = as_match(on_page(1, seats=3, gold=[0], goods=["DS"], contracts=["01"], display="01 02 30"))
    assert (heard.options, heard.why) == (poor.open(1)[0].options, poor.open(1)[0].why)  # type: ignore[union-attr]


@pytest.mark.rule("ALM-SPACE-07")
def test_the_acting_player_alone_sees_the_true_list_and_a_try_that_cannot_be_is_refused() -> None:
    match = as_match(on_page(1, seats=3, gold=[0], display="01 02 30"))
    (true,) = match.open(0)
    assert isinstance(true, Question)
    assert "a1/worker" not in {true.key(i) for i in range(len(true.options))}
    assert "a1" in {closed.option[0] for closed in true.closed()}
    with pytest.raises(NotNow):
        match.answer(0, true.n, "a1/worker")
    assert (match.lines, match.events(None)) == (0, [])


@pytest.mark.rule("ALM-SPACE-07")
def test_who_can_place_nothing_says_so_and_nobody_else_can() -> None:
    table = on_page(12, seats=2, gold=[0, 9], contracts=["01 02"], workers=[3, 6], display="01 30")
    match = as_match(table.put(1, "a1", "b1", "b2", "d2", "f2"))
    (heard,) = match.open(None)
    (true,) = match.open(0)
    assert isinstance(heard, Question)
    assert isinstance(true, Question)
    assert true.options == (("skip", ""),)
    assert len(heard.options) > 1
    with pytest.raises(NotNow):
        match.answer(0, heard.n, heard.key(0))
    match.answer(0, heard.n, "skip/")
    assert match.events(None)[1].kind == "skipped"


@pytest.mark.rule("ALM-SPACE-07")
def test_nobody_learns_why_somebody_was_skipped() -> None:
    poor = on_made_up_page(f"costs: [{{gold: 3}}], {SHOP}", seats=2, gold=[2, 9]).step()
    full = on_made_up_page(CONTRACT, seats=2, contracts=["01 02"]).step()
    assert poor.told == full.told == [("skipped", (0,), -1)]


@pytest.mark.rule("ALM-SPACE-07")
def test_a_purse_too_light_for_a_wage_looks_like_having_no_legal_space() -> None:
    poor = on_made_up_page(SELL, seats=2, gold=[1], goods=["D"], tokens=["hireling"], workers=[0, 1]).step()
    stuck = on_made_up_page(SELL, seats=2, gold=[9], tokens=["hireling"], workers=[0, 1]).step()
    assert poor.told == stuck.told


@pytest.mark.rule("ALM-SPACE-08")
def test_the_placement_rule_holds_for_stand_ins_and_counts_them_as_own() -> None:
    s = on_page(1, seats=2, gold=[9, 9], tokens=["hireling"]).place("b1", "b2")
    assert "b2 hireling" not in s.spaces(0)
    assert "c1 hireling" in s.spaces(0)
    s.then(("drop_cargo", "dewleaf")).place("c1 hireling")
    assert s.closed(0)["c2"] == "area_used"
    assert "c2" in s.spaces(1)


@pytest.mark.rule("ALM-SPACE-09")
@pytest.mark.parametrize(("seats", "at_a_corner"), [(2, False), (3, True), (4, True)])
def test_a_rule_for_two_players_holds_for_exactly_two(seats: int, at_a_corner: bool) -> None:
    s = on_page(2, seats=seats).put(0, "b2")
    assert ("a1" in s.spaces(0)) is at_a_corner
    assert s.closed(0)["a2"] == "own_neighbour"


@pytest.mark.rule("ALM-SPACE-10")
def test_the_bar_lists_each_good_once() -> None:
    for page in content().locations.values():
        assert sorted(page.demand) == sorted(good.id for good in content().goods)


@pytest.mark.rule("ALM-SPACE-10")
def test_the_bar_of_supply_and_demand_has_no_effect() -> None:
    usual, other = (on_page(1, seats=2, goods=["VV"], answers=[("sell_amount", "2")]) for _ in range(2))
    page = usual.state.page.location
    other.state.page = lay_out(replace(page, demand=page.demand[::-1]), 2, {})
    assert usual.spaces(0) == other.spaces(0)
    assert usual.place("d2").told == other.place("d2").told


@dataclass
class AtDusk(Anywhere):
    """Every space works when all placing is over."""

    def defers(self, game: Journey, space: int) -> bool:
        return True

    def finish(self, t: T) -> None:
        for space, seat in enumerate(t.state.standing):
            if seat != NOBODY_THERE:
                carry_out_at(t, t.state.players[seat], space)


def test_what_comes_with_a_space_comes_when_the_space_works() -> None:
    laid = "- {token: camel, spaces: [a1], bonus: true}"
    s = on_made_up_page("do: [{gain: {gold: 1}}]", rule=AtDusk(), laid=laid, seats=2, gold=[0]).place("a1")
    assert (s.gold[0], s.player(0).tokens["camel"]) == (0, 0)
    s.until("retrieve")
    assert (s.gold[0], s.player(0).tokens["camel"]) == (1, 1)
