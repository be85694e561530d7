"""What a card can say: who does something, on what condition, how much of it, and with which goods."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from dragonroads.games.almanac.cards import Ability
from tests.games.almanac.conftest import Meet, Own, fame
from tests.games.almanac.made_up import written
from tests.games.almanac.situations import content, on_page, the_game

ONE_FAME = "gain: {fame: 1}"
TWO_WAYS = "{choose: {options: [{id: buy, label: B, cost: %s, do: [{gain: {fame: 1}}]}, {id: go, label: G, do: []}]}}"
FACES = "{roll: {faces: [{first: 1, last: 1, do: [{gain: {fame: 1}}]}, {first: 5, last: 6, do: [{gain: {fame: 5}}]}]}}"


def invent_token(patch: pytest.MonkeyPatch, token: str, abilities: str) -> None:
    """A token with an ability of its own, until the test is over."""
    changed = replace(content().tokens[token], abilities=written(abilities, tuple[Ability, ...]))
    patch.setattr(the_game(), "content", replace(content(), tokens={**content().tokens, token: changed}))


# --- beside the verb: who, if, may ------------------------------------------------------------------------------------


@pytest.mark.rule("ALM-CARD-15")
@pytest.mark.parametrize(
    ("who", "after"),
    [("each", [1, 1, 1]), ("pledgers", [0, 1, 1]), ("non_pledgers", [1, 0, 0]), ("top_pledgers", [0, 1, 0])],
)
def test_who_names_the_players_a_deed_is_for(special: Meet, who: str, after: list[int]) -> None:
    goal = "{2: 3, 3: 3, 4: 3}"
    do = f"{{pledge: {{of: gold, most: 5, goal: {goal}, met: [{{{ONE_FAME}, who: {who}}}], missed: []}}}}"
    assert fame(special(do, ("pledge", "0"), ("pledge", "2"), ("pledge", "1"))) == after


@pytest.mark.rule("ALM-CARD-15")
def test_nobody_is_a_top_pledger_when_all_pledge_nothing(special: Meet) -> None:
    goal = "{2: 0, 3: 0, 4: 0}"
    do = f"{{pledge: {{of: gold, most: 5, goal: {goal}, met: [{{{ONE_FAME}, who: top_pledgers}}], missed: []}}}}"
    assert fame(special(do, *[("pledge", "0")] * 3)) == [0, 0, 0]


@pytest.mark.rule("ALM-ENC-07")
@pytest.mark.parametrize(
    ("condition", "after"),
    [
        ("", [1, 1, 1]),
        (", if: {is_guide: true}", [0, 1, 0]),
        (", if: {is_guide: false}", [1, 0, 1]),
        (", if: {count: goods, min: 2}", [0, 1, 1]),
        (", if: {count: good_types, min: 2}", [0, 0, 1]),
        (", if: {is_guide: false, count: goods, min: 2}", [0, 0, 1]),
    ],
)
def test_a_condition_is_looked_at_for_each_player_who_would_do_it(
    special: Meet, condition: str, after: list[int]
) -> None:
    assert fame(special(f"{{{ONE_FAME}{condition}}}", guide=1, goods=["D", "DD", "DE"])) == after


@pytest.mark.rule("ALM-TRIG-02")
def test_what_one_may_do_is_asked_and_the_rest_just_happens(special: Meet) -> None:
    do = f"{{{ONE_FAME}, may: true}}, {{gain: {{gold: 1}}}}"
    s = special(do, ("may", "yes"), ("may", "no"), seats=2, gold=[0, 0])
    assert (fame(s), s.gold) == ([1, 0], [1, 1])


@pytest.mark.rule("ALM-TRIG-02")
def test_nobody_is_asked_about_what_cannot_be_done(special: Meet) -> None:
    s = special("{act: {kind: complete_contract}, may: true}", ("may", "no"), seats=2, goods=["DS"], contracts=["02"])
    assert [(ask.seat, ask.kind) for ask in s.asked] == [(0, "may")]


@pytest.mark.rule("ALM-CARD-05", "ALM-CARD-19")
@pytest.mark.parametrize("kind", ["complete_contract", "extend_caravan"])
def test_what_must_be_done_and_cannot_is_left_and_the_rest_of_the_card_still_works(special: Meet, kind: str) -> None:
    assert fame(special(f"{{act: {{kind: {kind}}}}}, {{{ONE_FAME}}}", seats=2, gold=[0, 0])) == [1, 1]


@pytest.mark.rule("ALM-TRIG-05")
def test_a_deed_for_all_asks_others_while_one_player_resolves_the_card(special: Meet) -> None:
    do = "{gain: {goods: {any: 1}}, who: each, if: {is_guide: true}}, {gain: {fame: 1}}"
    s = special(do, *[("gain_good", "everice")] * 2, seats=2)
    assert ([ask.seat for ask in s.asked], s.goods(0), fame(s)) == ([0, 0], "VV", [1, 1])


# --- choosing and trading ---------------------------------------------------------------------------------------------


@pytest.mark.rule("ALM-CARD-12")
@pytest.mark.parametrize(
    ("cost", "gold", "goods"),
    [("{gold: 3}", 3, "DE"), ("{goods: {emberspice: 1}}", 0, "E"), ("{gold: 1, goods: {any: 2}}", 1, "DD")],
)
def test_a_choice_that_costs_something_is_paid_for_before_it_happens(
    special: Meet, cost: str, gold: int, goods: str
) -> None:
    s = special(TWO_WAYS % cost, ("choose", "buy"), seats=2, gold=[gold, 0], goods=[goods])
    kept = goods if cost == "{gold: 3}" else ""
    assert (fame(s), s.gold[0], s.goods(0)) == ([1, 0], 0, kept)
    assert [ask.seat for ask in s.asked if ask.kind == "choose"] == [0]


@pytest.mark.rule("ALM-CARD-12")
def test_a_choice_may_be_kept_for_some_players(special: Meet) -> None:
    ways = "{id: lead, label: Lead, only: {is_guide: true}, do: [{gain: {fame: 2}}]}, {id: go, label: Go, do: []}"
    s = special(f"{{choose: {{options: [{ways}]}}}}", ("choose", "lead"), seats=2)
    assert (fame(s), len(s.asked)) == ([2, 0], 1)


@pytest.mark.rule("ALM-CARD-12")
@pytest.mark.parametrize(("may", "offered"), [("", False), (", may: true", True)])
def test_a_choice_whose_deed_cannot_be_done_is_open_only_if_the_deed_may_be_left(
    special: Meet, may: str, offered: bool
) -> None:
    do = f"{{act: {{kind: complete_contract}}{may}}}, {{gain: {{fame: 1}}}}"
    ways = f"{{id: file, label: File, do: [{do}]}}, {{id: go, label: Go, do: []}}"
    s = special(f"{{choose: {{options: [{ways}]}}}}", *[("choose", "file")] * 2, seats=2)
    assert fame(s) == [offered, offered]


@pytest.mark.rule("ALM-CARD-04")
@pytest.mark.parametrize(("gold", "asked"), [(7, list("012")), (3, list("01")), (1, None)])
def test_an_exchange_is_offered_as_often_as_allowed_and_payable(
    special: Meet, gold: int, asked: list[str] | None
) -> None:
    do = "{exchange: {give: {gold: 2}, get: {fame: 3}, times: 2}}"
    s = special(do, ("exchange", "1"), seats=2, gold=[gold, 0])
    assert [ask.options for ask in s.asked] == ([asked] if asked else [])
    assert (fame(s)[0], s.gold[0]) == ((3, gold - 2) if asked else (0, gold))


@pytest.mark.rule("ALM-CARD-04")
def test_an_exchange_on_arrival_is_not_forced_on_anybody(owning: Own) -> None:
    done = owning("{hook: arrival, do: [{exchange: {give: {gold: 2}, get: {goods: {any: 1}}, times: 1}}]}")
    s = on_page(2, seats=2, gold=[5, 5], done=[done, ""], phase="arrive", answers=[("exchange", "0")]).until("turn")
    assert (s.gold[0], s.goods(0), s.asked[0].heard) == (5, "", ["0", "1"])
    answers = [("exchange", "1"), ("gain_good", "skyfish")]
    s = on_page(2, seats=2, gold=[5, 5], done=[done, ""], phase="arrive", answers=answers).until("turn")
    assert (s.gold[0], s.goods(0)) == (3, "S")


# --- dice and amounts -------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALM-ENC-07")
@pytest.mark.parametrize(("face", "gained"), [(1, 1), (2, 0), (4, 0), (5, 5), (6, 5)])
def test_a_die_does_what_its_face_says(special: Meet, face: int, gained: int) -> None:
    assert fame(special(FACES, seats=2, dice=[face - 1, 1])) == [gained, 0]


@pytest.mark.rule("ALM-CARD-11")
@pytest.mark.parametrize(("answer", "gained"), [("again", 5), ("keep", 1)])
def test_a_banner_may_let_the_guide_roll_any_die_again(special: Meet, answer: str, gained: int) -> None:
    dice = {"again": [0, 5], "keep": [0]}[answer]
    s = special(FACES, ("reroll", answer), banner="order: guide_first, rerolls: 1", seats=2, dice=dice)
    assert (fame(s)[0], [ask.seat for ask in s.asked]) == (gained, [0])


@pytest.mark.rule("ALM-CARD-20")
@pytest.mark.parametrize(
    ("amount", "gold"),
    [
        ("{per: crates}", 4 + 3 + 1),
        ("{per: caravan_cards, times: 3}", 6),
        ("{per: contracts_done}", 1),
        ("{per: goods, times: 2}", 6),
        ("{per: goods, times: 2, most: 5}", 5),
        ("{per: good_types}", 2),
        ("{per: workers}", 4),
        ("{per: strength}", 2 + 3 + 2),
    ],
)
def test_an_amount_can_count_things(special: Meet, amount: str, gold: int) -> None:
    own: dict[str, Any] = {"caravans": ["02 07"], "done": ["02"], "goods": ["DDE"], "tokens": ["contraband"]}
    s = special(f"{{gain: {{gold: {amount}}}}}", seats=2, gold=[0, 0], guards=[1], workers=[4], **own)
    assert s.gold[0] == gold


@pytest.mark.rule("ALM-CARD-20")
def test_resting_and_placed_workers_are_counted_too(owning: Own) -> None:
    contracts = [owning("{hook: on_gain, do: [{gain: {gold: {per: workers}}}]}")]
    s = on_page(1, seats=2, gold=[0, 0], goods=["D"], contracts=contracts)
    s.player(0).workers, s.player(0).aside = 2, 1
    assert s.place("f1").gold[0] == 3


# --- which goods ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALM-CARD-06")
@pytest.mark.parametrize(
    ("goods", "offered", "after"),
    [("D", ["emberspice", "everice", "skyfish"], "DV"), ("DES", None, "DEVS"), ("DEVS", None, "DEVS")],
)
def test_a_good_that_one_lacks(owning: Own, goods: str, offered: list[str] | None, after: str) -> None:
    done = owning("{hook: arrival, do: [{gain: {goods: {lacking: 1}}}]}")
    s = on_page(2, seats=2, goods=[goods], done=[done], caravans=["01"], phase="arrive")
    s.then(("gain_good", "everice"))
    assert (s.until("turn").goods(0), [ask.options for ask in s.asked]) == (after, [offered] if offered else [])


@pytest.mark.rule("ALM-CARD-06", "ALM-CARD-07")
def test_a_named_good_is_nothing_as_long_as_none_is_named(special: Meet) -> None:
    do = "{gain: {goods: {named: 1}}}, {lose: {goods: {named: 1}}}"
    feed = "{exchange: {give: {goods: {named: 1}}, get: {fame: 5}, times: 1}}"
    s = special(f"{do}, {feed}", seats=2, goods=["DEVS"])
    assert (s.goods(0), s.heard("gained_goods"), s.heard("lost_goods"), s.asked) == ("DEVS", [], [], [])
    s = special(do, ("name_good", "everice"), banner="order: guide_first, before: [{name_good: {}}]", seats=2)
    assert (s.heard("gained_goods"), s.heard("lost_goods")) == ([(0, (0, 0, 1, 0)), (1, (0, 0, 1, 0))],) * 2


@pytest.mark.rule("ALM-CARD-08", "ALM-ENC-09")
@pytest.mark.parametrize(
    ("loss", "before", "after"),
    [
        ("{everice: 1}", "DVV", "DV"),
        ("{everice: 1}", "DE", "DE"),
        ("{everice: 2, skyfish: 1}", "DVS", "D"),
        ("{random: 2}", "DVS", "S"),
        ("{everice: 1, random: 1}", "DVV", "V"),
        ("{any: 1}", "V", ""),
    ],
)
def test_a_loss_takes_what_it_names_as_far_as_it_is_there(special: Meet, loss: str, before: str, after: str) -> None:
    assert special(f"{{lose: {{goods: {loss}}}}}", seats=2, goods=[before]).goods(0) == after


@pytest.mark.rule("ALM-CARD-08", "ALM-TRIG-03")
@pytest.mark.parametrize(("protects", "after"), [("0", "DD"), ("-1", "DDV"), ("-2", "DDVV"), ("-9", "DDVV")])
def test_an_ability_softens_every_loss_an_encounter_brings(
    owning: Own, special: Meet, protects: str, after: str
) -> None:
    done = owning(f"{{hook: always, do: [{{modify: {{goods_loss: {protects}}}}}]}}")
    s = special("{lose: {goods: {everice: 1}}}, {lose: {goods: {everice: 2}}}", seats=2, goods=["DDVV"], done=[done])
    assert s.goods(0) == after


# --- tokens -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALM-CARD-05")
@pytest.mark.parametrize(("page", "tourists"), [(3, 1), (1, 0)])
def test_a_card_brings_a_token_if_one_lies_on_the_page(owning: Own, page: int, tourists: int) -> None:
    own = owning("{hook: on_gain, do: [{gain: {token: tourist}}, {gain: {gold: 1}}]}")
    s = on_page(page, seats=2, gold=[0], goods=["D"], contracts=[own])
    s = s.put(1, "a4").place("a3") if page == 3 else s.place("f1")
    assert (s.player(0).tokens["tourist"], s.gold[0]) == (tourists, 1)


@pytest.mark.rule("ALM-CRATE-05")
def test_a_token_that_leaves_takes_its_ability_along(monkeypatch: pytest.MonkeyPatch) -> None:
    invent_token(monkeypatch, "contraband", abilities="[{hook: always, do: [{modify: {strength: 3}}]}]")
    s = on_page(1, seats=2, goods=["DD"], tokens=["contraband contraband"])
    assert s.strength(0) == 2 + 6
    s.then(("drop_cargo", "contraband")).place("d1")
    assert (s.strength(0), s.goods(0)) == (2 + 3, "DDV")
