"""Leaks planted on the Dragon Road: gold, contracts and open bids told to those they are kept from."""

from __future__ import annotations

from typing import Any

import pytest

from dragonroads.engine.match import Match
from dragonroads.engine.record import Step
from dragonroads.engine.table import Seat
from dragonroads.engine.views import Sight, View, is_hidden, see
from dragonroads.games.almanac import setting_out
from dragonroads.games.almanac.presenting.seats import SeatWords
from dragonroads.games.almanac.presenting.status import StatusWords
from dragonroads.ui.session import Session
from tests.conformance.planting import plant
from tests.ui.canary_games import canary_road
from tests.ui.played.finder import Finder
from tests.ui.played.table_for import journey

Patch = pytest.MonkeyPatch


@pytest.fixture
def found() -> Finder:
    return Finder(journey(2, 5))


def test_the_gold_of_a_seat_on_the_public_table_is_found(found: Finder, monkeypatch: Patch) -> None:
    facts = SeatWords.facts

    def view_of(match: Match[Any], seat: Seat | None) -> View:
        view = see(match.state, Sight(seat))
        for shown, player in zip(view["players"] if seat is None else (), match.state.players):
            shown.gold = player.gold
        return view

    def with_gold(words: SeatWords, view: View, seat: Seat) -> tuple[str, ...]:
        gold = view["players"][seat]["gold"]
        return "" if is_hidden(gold) else f"{gold}g", *facts(words, view, seat)

    monkeypatch.setattr(Match, "view", view_of)
    monkeypatch.setattr(SeatWords, "facts", with_gold)
    found.leak("[('g', 0), ('g', 1)] shown to None")


def test_gold_that_is_told_without_its_word_is_found(found: Finder, monkeypatch: Patch) -> None:
    who = Session.who
    monkeypatch.setattr(Session, "who", lambda session, seat: f"{who(session, seat)} {purse_of(session, seat)}")
    found.leak("told by the screen")


def purse_of(session: Session, seat: Seat) -> int:
    gold: int = session.match.view(seat)["players"][seat]["gold"]
    return gold


class SetsOutWith(Step):
    """Planted: an event that names a card without saying that it shows one."""

    who: int
    contract: int


def test_the_name_of_a_contract_in_a_public_event_is_found(found: Finder, monkeypatch: Patch) -> None:
    monkeypatch.setattr(setting_out, "SetsOut", SetsOutWith)
    plant(monkeypatch, setting_out, "_equip", "start, p.gold)", "game.contract_deck[-1])")
    monkeypatch.setitem(canary_road().words._messages, "event.sets_out_with", "{who} sets out with {contract}.")
    found.leak("[('c', ")


def test_an_open_bid_in_the_status_line_is_found(found: Finder, monkeypatch: Patch) -> None:
    line = StatusWords.line

    def view_of(match: Match[Any], seat: Seat | None) -> View:
        view = see(match.state, Sight(seat))
        view.history = [pick for picks in match._sealed.values() for pick in picks]
        return view

    monkeypatch.setattr(Match, "view", view_of)
    monkeypatch.setattr(StatusWords, "line", lambda words, view: f"{view.history} {line(words, view)}")
    found.leak("told by the screen")
