"""Leaks planted on purpose: whoever watches the frames finds each of them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from textual.screen import Screen

from dragonroads.engine.table import Seat
from dragonroads.games.presenter import TableOfCards
from dragonroads.ui.app import BoxApp
from dragonroads.ui.drawing import Line, Span
from dragonroads.ui.kit.curtain import Called
from dragonroads.ui.screens.box_screen import BoxScreen
from dragonroads.ui.screens.curtain import CurtainScreen
from dragonroads.ui.session import Session
from dragonroads.ui.stages.lay import Lay
from tests.ui.played.finder import Finder
from tests.ui.played.table_for import Wanted


@pytest.fixture
def found() -> Finder:
    return Finder(Wanted(3, "regular", 3, wishes=["length=12", "for_real=off"]))


def test_without_a_planted_leak_nothing_is_found(found: Finder) -> None:
    found.play()


def test_a_curtain_laid_over_the_private_page_is_found(found: Finder, monkeypatch: pytest.MonkeyPatch) -> None:
    turn_to = BoxApp.turn_to

    def overlay(app: BoxApp, screen: Screen[Any]) -> None:
        if isinstance(screen, CurtainScreen):
            app.push_screen(screen)
        else:
            turn_to(app, screen)

    monkeypatch.setattr(BoxApp, "turn_to", overlay)
    found.leak("behind the curtain is still")


def test_a_curtain_one_can_see_through_is_found(found: Finder, monkeypatch: pytest.MonkeyPatch) -> None:
    plate = CurtainScreen.plate

    def torn(curtain: CurtainScreen, room: int) -> Called:
        called = plate(curtain, room)
        if curtain.due is None:
            return called
        hand = curtain.session.match.view(curtain.due.seat)["hands"][curtain.due.seat]
        return replace(called, foot=[(Span(" ".join(f"Zq{card:03}x" for card in hand)),)])

    monkeypatch.setattr(CurtainScreen, "plate", torn)
    found.leak("a secret is named on a curtain", "told by the screen")


def test_a_public_table_drawn_with_the_eyes_of_a_seat_is_found(found: Finder, monkeypatch: pytest.MonkeyPatch) -> None:
    def viewer(_session: Session, eyes: Seat | None) -> Seat | None:
        return 0 if eyes is None else eyes

    def view_with_a_hand(session: Session, seat: Seat) -> str:
        hand = session.match.view(0)["hands"][0] if session.match.state.round else []
        return f"{session.presenter.seat(seat, session.look(None))}{''.join(f'Zq{one:03}x' for one in hand)[:6]}"

    monkeypatch.setattr(Session, "viewer", viewer)
    monkeypatch.setattr(Session, "who", view_with_a_hand)
    found.leak("shown to", "a secret is named on a curtain", "told by the screen")


def test_a_page_that_tells_the_hand_of_another_seat_is_found(found: Finder, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = Lay.whole

    def too_much(lay: Lay, cards: TableOfCards, across: int, down: int) -> list[Line] | None:
        lines, other = whole(lay, cards, across, down), (lay.question.seat + 1) % 3
        hand = lay.session.match.view(other)["hands"][other]
        return [*(lines or [])[:-1], (Span(" ".join(f"Zq{card:03}x" for card in hand)),)]

    monkeypatch.setattr(Lay, "whole", too_much)
    found.leak("shown to")


def test_a_number_of_options_on_a_curtain_is_found(found: Finder, monkeypatch: pytest.MonkeyPatch) -> None:
    step_of = Session.step_of

    def with_count(session: Session, seat: Seat) -> str:
        options = sum(len(q.options) for q in session.match._questions if q.seat == seat)
        return f"{step_of(session, seat)} ({options} ways)"

    monkeypatch.setattr(Session, "step_of", with_count)
    found.leak("told by the screen")


def test_a_curtain_that_opens_by_enter_alone_is_found(found: Finder, monkeypatch: pytest.MonkeyPatch) -> None:
    def open_at_once(curtain: CurtainScreen) -> None:
        if curtain.due is None:
            curtain.director.go_on()
        else:
            curtain.director.open_curtain(curtain.due.seat)

    monkeypatch.setattr(CurtainScreen, "enter", open_at_once)
    found.leak("opened the curtain")


def test_a_notice_that_outlives_its_page_is_found(found: Finder, monkeypatch: pytest.MonkeyPatch) -> None:
    def late(app: BoxApp, message: str, *_: Any, **__: Any) -> None:
        def show() -> None:
            if isinstance(app.screen, BoxScreen):
                app.screen.notice(message)

        app.set_timer(0.02, show)

    monkeypatch.setattr(BoxApp, "notify", late)
    found.leak("a secret is named on a curtain", "shown to")
