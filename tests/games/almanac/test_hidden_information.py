"""Who sees what: gold, contracts, letters and globes stay behind their screens, what is gained and paid does not."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from dragonroads.engine.game import Agreements
from dragonroads.engine.match import Match, Waiting
from dragonroads.engine.table import Question, Seat
from dragonroads.engine.views import Hidden
from dragonroads.errors import StaleAnswer
from dragonroads.games.almanac.model import CONTRACT, LETTER, SLIP, Journey
from dragonroads.seats.keyboard import Aloud, Curtain, Keyboard, Sitting
from tests.games.almanac.matches import as_match, heard, new_match, play_on, questions, reply
from tests.games.almanac.moments import before_bid, ending
from tests.games.almanac.situations import content, contract, loaded, on_page

UNSEEN = Hidden(None)
SCREENED = ("contracts", "letters", "slips")
ASKED_FROM_PUBLIC_FACTS = {
    "buy_caravan",
    "choose",
    "cure_pay",
    "do_contract",
    "exchange",
    "face",
    "may",
    "monte_stake",
    "place",
    "place_again",
    "repeat",
}
ASKED_ALOUD = {
    "ability_next",
    "arrival_next",
    "brew_amount",
    "brew_get",
    "brew_give",
    "drop_cargo",
    "first_player",
    "gain_good",
    "give_good",
    "name_good",
    "reroll",
    "road",
    "sell_amount",
    "shop",
    "shop_sell",
    "spend_lightning",
    "stand_aside",
    "tide",
}
"""Questions whose options follow from what everybody sees."""


def answer_somehow(match: Match[Journey]) -> None:
    """Whoever is asked first picks an option, another one each time; the road leads by the letters and the globes."""
    question = questions(match)[0]
    picks = [k for k, page in enumerate(question.options) if question.kind == "road" and page in (2, 5)]
    match.answer(question.seat, question.n, question.key((picks or [match.lines * 7 % len(question.options)])[0]))


@cache
def whole_journey(seats: int) -> Match[Journey]:
    """A journey played to its end."""
    match = new_match(seats, seed=5)
    while not match.over:
        answer_somehow(match)
    return match


# --- views ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALM-INFO-02", "ALM-INFO-03")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_at_no_question_of_a_journey_a_view_shows_what_it_must_not(seats: int) -> None:
    match = new_match(seats, seed=5)
    while not match.over:
        for viewer in (None, *range(seats)):
            _shows_nothing_secret(match, viewer)
        answer_somehow(match)


def _shows_nothing_secret(match: Match[Journey], viewer: Seat | None) -> None:
    view, game = match.view(viewer), match.state
    for p, shown in zip(game.players, view["players"]):
        own = p.seat == viewer
        assert shown["gold"] == (p.gold if own else UNSEEN)
        for zone in SCREENED:
            held = getattr(p, zone)
            assert shown[zone] == (held if own else [UNSEEN] * len(held))
        assert shown["flow"] == UNSEEN
        assert shown["tally"] == []
    assert set(view["contract_deck"] + view["caravan_deck"] + view["letter_pile"] + view["slip_supply"]) <= {UNSEEN}
    assert all(isinstance(card, Hidden) for card in view["encounter_deck"] + view["encounters_unused"])
    assert view["drawn"] == (game.drawn if viewer == game.drawing else [UNSEEN] * len(game.drawn))
    assert view["seed"] == UNSEEN
    assert not any(view[name] for name in ("worth", "contract_seen", "letter_seen", "slip_seen", "encounter_seen"))
    assert view["history"] == []


@pytest.mark.rule("ALM-INFO-02")
def test_everybody_may_look_at_the_own_secrets_on_and_off_turn_and_others_see_their_number() -> None:
    match = as_match(on_page(2, gold=[5, 7, 9], contracts=["01 02", "03"]))
    reply(match, "a1")
    (letter,) = match.state.players[0].letters
    assert questions(match)[0].seat == 1
    own = match.view(0)["players"][0]
    assert (own["gold"], own["contracts"], own["letters"]) == (5, [contract("01"), contract("02")], [letter])
    for viewer in (None, 1, 2):
        seen = match.view(viewer)["players"][0]
        assert (seen["gold"], seen["contracts"], seen["letters"]) == (UNSEEN, [UNSEEN, UNSEEN], [UNSEEN])
        assert seen["tokens"]["letter"] == 1


@pytest.mark.rule("ALM-INFO-02", "ALM-INFO-03")
def test_the_address_of_a_letter_is_told_to_its_owner_alone_until_it_is_delivered() -> None:
    match = as_match(on_page(2, seats=2))
    reply(match, "a1")
    (letter,) = match.state.players[0].letters
    assert heard(match, "letter_read", 0) == [(0, letter)]
    for viewer in (None, 1):
        assert heard(match, "letter_read", viewer) == []
        assert heard(match, "gained_token", viewer) == [(0, "letter")]


@pytest.mark.rule("ALM-INFO-02")
def test_a_prediction_is_known_to_its_owner_alone() -> None:
    match = as_match(on_page(5, seats=2, gold=[9, 9]))
    reply(match, "a2")
    assert isinstance(match.open(0)[0], Question)
    assert [type(one) for viewer in (None, 1) for one in match.open(viewer)] == [Waiting, Waiting]
    reply(match, "17")
    (slip,) = match.state.players[0].slips
    assert content().slips[slip].page == 17
    assert match.view(0)["players"][0]["slips"] == [slip]
    for viewer in (None, 1):
        assert match.view(viewer)["players"][0]["slips"] == [UNSEEN]
        assert "17" not in repr(match.events(viewer))


@pytest.mark.rule("ALM-INFO-02")
def test_drawn_contracts_are_shown_to_whoever_draws_and_to_nobody_afterwards() -> None:
    match = as_match(on_page(1, seats=2))
    reply(match, "f2")
    drawn = list(match.state.drawn)
    assert match.view(0)["drawn"] == drawn
    assert match.view(1)["drawn"] == match.view(None)["drawn"] == [UNSEEN] * 3
    reply(match, content().contracts[drawn[0]].id)
    assert match.view(0)["players"][0]["contracts"] == [drawn[0]]
    assert set(match.view(0)["contract_deck"]) == {UNSEEN}
    assert [event.kind for event in match.events(1)][-2:] == ["drew_contracts", "kept_contract"]


# --- questions ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALM-INFO-01")
def test_a_curtain_calls_each_player_before_a_secret_and_covers_it_before_the_next_looks() -> None:
    match = as_match(before_bid(0, [3, 9]))
    keyboard = Keyboard(match)
    assert keyboard.due() == Curtain(0, (1,))
    keyboard.accept(0)
    assert isinstance(keyboard.due(), Sitting)
    match.answer(0, questions(match)[0].n, "1")
    assert keyboard.due() == Curtain(1)


@pytest.mark.rule("ALM-INFO-01")
def test_what_everybody_may_know_is_asked_aloud() -> None:
    match = as_match(ending(answers=[("bid", "0")] * 3).until("road"))
    due = Keyboard(match).due()
    assert isinstance(due, Aloud)
    assert due.question.kind == "road"


@pytest.mark.rule("ALM-INFO-01")
@pytest.mark.parametrize("seats", [2, 4])
def test_every_question_that_shows_a_secret_is_put_to_one_seat_alone(seats: int) -> None:
    match = new_match(seats, seed=5)

    def watch(match: Match[Journey], question: Question) -> None:
        others = [match.open(viewer) for viewer in (None, *range(seats)) if viewer != question.seat]
        if question.private:
            assert all(isinstance(one, Waiting) for seen in others for one in seen if one.seat == question.seat)
        else:
            assert (question.kind in ASKED_FROM_PUBLIC_FACTS) == (question.openly is not None)
            assert question.kind in ASKED_ALOUD | ASKED_FROM_PUBLIC_FACTS

    play_on(match, pick=1, watch=watch)


@pytest.mark.rule("ALM-INFO-03")
def test_an_open_bid_shows_others_neither_the_number_nor_the_purse() -> None:
    match = as_match(before_bid(0, [37, 41, 43]))
    for viewer in (None, 0, 1, 2):
        shown = repr([one for one in match.open(viewer) if one.seat != viewer]) + repr(match.view(viewer).key())
        assert not [gold for seat, gold in enumerate((37, 41, 43)) if seat != viewer and str(gold) in shown]


# --- events ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ALM-INFO-03")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_gained_and_paid_is_public_so_that_anybody_could_count_along(seats: int) -> None:
    match = new_match(seats, seed=5)
    while not match.over:
        assert _counted(match) == [p.gold for p in match.state.players]
        answer_somehow(match)


def _counted(match: Match[Journey]) -> list[int]:
    """Everybody's gold, added up from what all have heard."""
    gold = [0] * match.state.seats
    for event in match.events(None):
        args: tuple[Any, ...] = event.args
        match event.kind:
            case "sets_out":
                gold[args[0]] += args[2]
            case "gained_gold":
                gold[args[0]] += args[1]
            case "paid_gold":
                gold[args[0]] -= args[1]
            case "handed_gold":
                gold[args[0]] -= args[2]
                gold[args[1]] += args[2]
    return gold


@pytest.mark.rule("ALM-INFO-03")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_chronicle_names_no_hidden_card_and_no_address(seats: int) -> None:
    match = whole_journey(seats)
    shown: dict[str, set[int]] = {CONTRACT: set(), LETTER: set(), SLIP: set()}
    for event in match.events(None):
        for family, card in match.game.faces_in(event.kind, event.args):
            shown.setdefault(family, set()).add(card)
    game = match.state
    assert shown[CONTRACT] == {card for p in game.players for card in p.done}
    assert shown[LETTER] == set(game.delivered)
    assert shown[SLIP] == set(game.slips_shown)


@pytest.mark.rule("ALM-INFO-03")
def test_only_the_owner_of_a_letter_is_told_more_than_everybody() -> None:
    for seats in (2, 3, 4):
        match = whole_journey(seats)
        for seat in range(seats):
            told = [event for event in match.events(seat) if event.kind != "letter_read"]
            assert [(event.kind, event.args) for event in told] == [(e.kind, e.args) for e in match.events(None)]


@pytest.mark.rule("ALM-INFO-04")
def test_nobody_is_offered_what_they_cannot_pay() -> None:
    s = on_page(4, seats=2, gold=[3, 4], goods=["", "D"], contracts=["02"], display="02 16")
    assert s.closed(0) == {
        "b2": "no_caravan_affordable",
        "c2": "none_to_sell",
        "d1": "no_contract_ready",
        "e1": "costs_gold",
        "e2": "costs_gold",
    }
    assert {"b2", "c2", "e1", "e2"} <= set(s.spaces(1))
    assert not set(s.spaces(0)) & set(s.closed(0))


@pytest.mark.rule("ALM-INFO-04")
def test_an_answer_that_was_not_offered_is_refused() -> None:
    match = as_match(before_bid(0, [3, 9]))
    question = questions(match)[0]
    with pytest.raises(StaleAnswer):
        match.answer(0, question.n, "4")


@pytest.mark.rule("ALM-INFO-03")
@pytest.mark.parametrize(("page", "space", "kind"), [(13, "f1", "monte_stake"), (14, "d1", "cure_pay")])
@pytest.mark.parametrize("gold", [1, 3, 40])
def test_what_could_tell_how_much_gold_is_left_is_asked_whatever_there_is(
    page: int, space: str, kind: str, gold: int
) -> None:
    table = on_page(page, gold=[gold, 3, 3], goods=["D"], tokens=["plague"], box="crystal_peaks")
    first = replace(as_match(table, "crystal_peaks").header, agreements=Agreements("need"))
    match = Match(loaded("crystal_peaks").game, first)
    keyboard = Keyboard(match)
    due = keyboard.due()
    assert isinstance(due, Aloud)
    match.answer(0, due.question.n, f"{space}/worker")
    due = keyboard.due()
    assert isinstance(due, Aloud)
    assert due.question.kind == kind
    assert due.question.options == {"monte_stake": (1, 2, 3, 4, 5), "cure_pay": ("dewleaf", "gold")}[kind]
