"""The fair ending: who has had no turn in the last round stores the caravan and buys once more."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.canyon.automas import automa_card, stack
from tests.games.canyon.situations import Situation, on_map


def last_village(people: int = 4, turn: str = "B", **more: Any) -> Situation:
    """Red began the round; the active seat buys the last Village, and enough piles are empty."""
    palaces = 5 if people > 3 else 0
    s = on_map(people=people, turn=turn, stock={turn: "wwwm"}, built={"R": [4, palaces, 0, 0]}, **more)
    s.state.start = 0
    return s.say("deploy buy tribal_village").step()


@pytest.mark.rule("CAN-VAR-FAIR-01", "CAN-VAR-FAIR-02")
def test_example_21_the_seats_after_the_one_that_ended_the_game_buy_once_more() -> None:
    caravans = {"R": "mmsb", "G": "mmsb", "Y": "mssb"}
    s = last_village(fair_ending=True, caravan=caravans)
    assert (s.state.phase, s.state.closing) == ("last_purchases", [2, 3])
    s.say("last_purchase buy training_grounds").until("score")
    assert [s.stock(seat) for seat in "RBGY"] == ["", "", "", "mssb"]
    assert [s.caravan(seat) for seat in "RBGY"] == ["mmsb", "", "", ""]
    assert s.clan("G").built == [0, 0, 1, 0]
    assert [(ask.seat, ask.kind) for ask in s.asked] == [(1, "deploy"), (2, "last_purchase")]


@pytest.mark.rule("CAN-VAR-FAIR-01")
def test_any_number_of_trades_and_purchases_can_be_made_at_last() -> None:
    s = last_village(fair_ending=True, caravan={"G": "wwwwmmsmmsb"})
    wanted = ["trade wood>bone", "buy training_grounds", "buy training_grounds"]
    s.say(" / ".join(f"last_purchase {deal}" for deal in wanted)).until("score")
    assert (s.stock("G"), s.clan("G").built) == ("", [0, 0, 2, 0])


@pytest.mark.rule("CAN-VAR-FAIR-01")
def test_who_goes_on_has_bought_for_the_last_time() -> None:
    s = last_village(fair_ending=True, caravan={"G": "mmsb", "Y": "mmsb"})
    s.say("last_purchase go_on / last_purchase go_on").until("score")
    assert [s.stock(seat) for seat in "GY"] == ["mmsb", "mmsb"]


@pytest.mark.rule("CAN-VAR-FAIR-02")
def test_empty_piles_stay_empty_at_last() -> None:
    s = last_village(fair_ending=True, caravan={"G": "wwwmmsb", "Y": "wwwm"})
    s.say("last_purchase go_on").until("score")
    assert s.options("last_purchase") == ["go_on", "buy training_grounds"]
    assert [ask.seat for ask in s.asked] == [1, 2]


@pytest.mark.rule("CAN-VAR-FAIR-02")
def test_after_the_last_seat_of_a_round_nobody_buys_any_more() -> None:
    s = last_village(turn="Y", fair_ending=True, caravan={"R": "mmsb"})
    assert s.state.phase == "score"


@pytest.mark.rule("CAN-VAR-FAIR-01")
def test_without_a_fair_ending_nobody_else_buys() -> None:
    assert last_village(caravan={"G": "mmsb"}).state.phase == "score"


@pytest.mark.rule("CAN-VAR-FAIR-02", "CAN-AUTO-02")
def test_automas_store_and_shop_at_last_as_they_always_do() -> None:
    s = last_village(1, "R", fair_ending=True, solo=False, caravan={"B": "wwmmsbbbb"})
    stack(s.state.automa_deck, [automa_card("01"), automa_card("07")])
    s.until("score")
    assert (s.stock("B"), s.caravan("B"), s.clan("B").built) == ("b", "", [0, 1, 1, 0])


@pytest.mark.rule("CAN-VAR-FAIR-02", "CAN-AUTO-04")
def test_an_automa_takes_other_buildings_when_piles_are_empty_and_keeps_her_tokens_when_all_are() -> None:
    built: dict[str, Any] = {"R": [4, 5, 5, 7]}
    s = on_map(
        people=1, turn="R", stock={"R": "wwwm"}, built=built, caravan={"B": "w" * 12}, fair_ending=True, solo=False
    )
    s.say("deploy buy tribal_village").until("score")
    assert (s.stock("B"), s.clan("B").built) == ("wwwwwwww", [0, 0, 0, 1])


@pytest.mark.rule("CAN-VAR-FAIR-02")
def test_a_win_in_the_canyon_waits_for_nobody() -> None:
    s = on_map("R:GWD@C2", bones=2, phase="gather", fair_ending=True, caravan={"B": "mmsb"}).until("score")
    assert s.step().state.winners == [0]
    assert s.caravan("B") == "mmsb"
