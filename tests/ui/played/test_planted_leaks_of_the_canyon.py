"""Leaks planted in the canyon: hidden heroes, hands, an Automa's pile and a seal told to those they are kept from."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

import pytest

from dragonroads.engine.table import Question, Seat
from dragonroads.engine.views import View, is_hidden
from dragonroads.games.canyon import dragons, seals, turns
from dragonroads.games.canyon.game import STEPS
from dragonroads.games.canyon.model import Canyon
from dragonroads.games.canyon.presenting.events import EventWords
from dragonroads.games.canyon.presenting.seats import SeatWords
from dragonroads.seats.keyboard import Keyboard
from dragonroads.seats.looking import Looks
from dragonroads.ui.asking import Asking
from dragonroads.ui.session import Session
from tests.conformance.planting import changed, plant
from tests.ui.played.finder import Finder
from tests.ui.played.table_for import valley

Patch = pytest.MonkeyPatch
BLUFFING = ("auto_dragon_seal=off", "ancient_discard=owner")


@pytest.fixture
def found() -> Finder:
    return Finder(valley(2, 5, "automa_1=normal", *BLUFFING))


def show_more(monkeypatch: Patch, more: Callable[[Canyon, Canyon], None]) -> None:
    """What is drawn for everybody holds more than it may."""
    look = Looks.__call__

    def look_at_all(looks: Looks, seat: Seat | None) -> View:
        view = look(looks, seat).copy()
        if seat is None:
            more(view, looks._match.state)
        return view

    monkeypatch.setattr(Looks, "__call__", look_at_all)


def tell_first(monkeypatch: Patch, place: str) -> None:
    """The row of a clan tells a hero that lies somewhere."""
    facts = SeatWords.facts

    def with_hero(words: SeatWords, view: View, seat: Seat) -> tuple[str, ...]:
        heroes = [card for card in view["clans"][seat][place][:1] if not is_hidden(card)]
        return *map(words.words.hero_code, heroes), *facts(words, view, seat)

    def lying_there(view: Canyon, game: Canyon) -> None:
        for shown, clan in zip(view.clans, game.clans):
            setattr(shown, place, getattr(clan, place))

    show_more(monkeypatch, lying_there)
    monkeypatch.setattr(SeatWords, "facts", with_hero)


def test_a_face_down_hero_that_is_drawn_for_everybody_is_found(found: Finder, monkeypatch: Patch) -> None:
    show_more(monkeypatch, lambda view, game: setattr(view, "field", game.field))
    found.leak("shown to None", "told by the screen")


def test_a_hand_in_the_row_of_its_clan_is_found(found: Finder, monkeypatch: Patch) -> None:
    tell_first(monkeypatch, "hand")
    found.leak("shown to None")


def test_the_pile_of_an_automa_in_her_row_is_found(found: Finder, monkeypatch: Patch) -> None:
    tell_first(monkeypatch, "pile")
    found.leak("shown to None")


def test_the_name_of_a_hero_in_a_public_event_is_found(monkeypatch: Patch) -> None:
    named = EventWords._named

    def with_hero(words: EventWords, view: View, name: str, value: Any) -> object:
        is_hero = name == "land" and isinstance(value, int)
        return words.words.hero_name(value) if is_hero else named(words, view, name, value)

    plant(monkeypatch, turns, "place_hero", "Deployed, clan.seat, NAMES[tile])", "Deployed, clan.seat, card)")
    monkeypatch.setattr(EventWords, "_named", with_hero)
    Finder(valley(2, 3)).leak("shown to", "named on a curtain")


def word_with_own_eyes(monkeypatch: Patch) -> None:
    """What is asked aloud is told as its seat sees it."""
    begin = Asking.__init__

    def with_own_eyes(asking: Asking, session: Session, question: Question, follows: bool = False) -> None:
        begin(asking, session, question, follows)
        asking.view = session.look(question.seat)
        asking.asked = session.presenter.question(asking.view, question)
        asking._list()

    monkeypatch.setattr(Asking, "__init__", with_own_eyes)


def end_sittings_early(monkeypatch: Patch) -> None:
    """Whatever is not for own eyes is asked in front of all, even of somebody who still sits behind a curtain."""
    monkeypatch.setattr(Keyboard, "_goes_on", lambda _keyboard, question: question.private)


@pytest.mark.release
def test_a_seal_that_is_asked_for_aloud_is_found(monkeypatch: Patch) -> None:
    word_with_own_eyes(monkeypatch)
    monkeypatch.setattr(seals.Seal, "private", False)
    plant(monkeypatch, seals, "offer_seal", "Seal, options", "Seal, options, ritual=True")
    end_sittings_early(monkeypatch)
    Finder(valley(2, 4, "automa_1=normal", *BLUFFING)).leak("shown to None")


def test_a_trick_that_is_offered_aloud_is_found(monkeypatch: Patch) -> None:
    word_with_own_eyes(monkeypatch)
    monkeypatch.setattr(turns.Act, "private", False)
    aloud = changed(turns.act, "Act, options,", "Act, options, ritual=True,")
    monkeypatch.setitem(cast(dict[str, Any], STEPS), "act", aloud)
    end_sittings_early(monkeypatch)
    Finder(valley(2, 3, handover="need")).leak("shown to None")


def test_a_hidden_hero_named_in_an_open_question_is_found(monkeypatch: Patch) -> None:
    word_with_own_eyes(monkeypatch)
    monkeypatch.setattr(dragons.SendDragon, "private", False)
    end_sittings_early(monkeypatch)
    Finder(valley(2, 7)).leak("shown to None")
