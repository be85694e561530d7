"""An open question: asked from public facts, whatever its seat hides; a try that cannot be leaves no trace."""

from __future__ import annotations

from dataclasses import replace

import pytest

from dragonroads.engine.foresight import DIE, NOTHING
from dragonroads.engine.game import Agreements
from dragonroads.engine.journal import Record
from dragonroads.engine.match import Match
from dragonroads.engine.record import Reason
from dragonroads.engine.table import Closed, Openly, Question
from dragonroads.errors import NotNow, StaleAnswer
from dragonroads.seats.keyboard import Aloud, Curtain, Keyboard, Sitting
from tests.engine.playing import toy_header
from tests.engine.toy import Fairground, FairState, Toy

PRICES = (0, 1, 5, 20)
DEAR = 5


class Sold(Reason):
    """It is gone."""

    price: int
    rule = "TOY-03"


class TooPoor(Reason):
    """The purse does not hold as much."""

    price: int
    rule = "TOY-04"


SOLD = [Closed(50, Sold(50))]


def fair(t: Fairground) -> None:
    """A visitor buys something; whoever pays much may roll a die."""
    visitor = t.state.visitors[0]
    true = [price for price in PRICES if price <= visitor.purse]
    poor = [Closed(price, TooPoor(price)) for price in PRICES if price not in true]
    t.cause = [("purse", visitor.purse)]
    heard = Openly(PRICES, (), lambda: SOLD)
    paid = t.ask(0, "shop", true, closed=lambda: poor + SOLD, openly=lambda enough=0: heard)
    t.cause = []
    visitor.purse -= paid
    t.tell("paid", 0, paid)
    if paid >= DEAR:
        t.roll((1, 2))
    t.ask(1, "next", ["a", "b"])
    t.state.over = True


class Shop(Toy):
    """The fair with a shop, and so much in the purse of the first visitor."""

    def __init__(self, purse: int) -> None:
        super().__init__(steps={"deal": fair})
        self.purse = purse

    def begin(self, header: object) -> FairState:
        state = super().begin(header)  # type: ignore[arg-type]
        state.visitors[0].purse = self.purse
        return state


def shop(purse: int, lines: list[Record] | None = None, handover: str = "need") -> Match[FairState]:
    return Match(
        Shop(purse), replace(toy_header(), agreements=Agreements(handover)), None if lines is None else lines.append
    )


def heard(match: Match[FairState]) -> Question:
    (question,) = match.open(None)
    assert isinstance(question, Question)
    return question


@pytest.mark.parametrize("purse", [0, 1, 7, 99])
def test_everybody_hears_the_same_list_words_and_marks_whatever_is_in_the_purse(purse: int) -> None:
    match = shop(purse)
    question = heard(match)
    assert (question.kind, question.options, question.why, question.closed()) == ("shop", PRICES, (), SOLD)
    marks = [match.finality(0, question.n, str(price)) for price in PRICES]
    assert marks == [NOTHING, NOTHING, DIE, DIE]


def test_it_is_asked_even_if_only_one_thing_can_be_done() -> None:
    (true,) = shop(0).open(0)
    assert isinstance(true, Question)
    assert true.options == (0,)


def test_its_seat_sees_the_true_list_with_every_reason() -> None:
    (true,) = shop(1).open(0)
    assert isinstance(true, Question)
    assert true.options == (0, 1)
    assert [closed.reason.kind for closed in true.closed()] == ["too_poor", "too_poor", "sold"]


def test_a_try_that_cannot_be_is_refused_and_leaves_journal_log_and_every_view_untouched() -> None:
    lines: list[Record] = []
    match = shop(1, lines)
    before = match.lines, match.state.digest(), [match.view(seat) for seat in (None, 0, 1)], match.open(None)
    for price in (5, 20, 5):
        with pytest.raises(NotNow):
            match.answer(0, 0, str(price))
    assert (match.lines, match.state.digest(), [match.view(seat) for seat in (None, 0, 1)], match.open(None)) == before
    assert not lines
    assert not match.events(None)
    assert match.holder is None
    match.answer(0, 0, "1")
    assert len(lines) == 1


def test_what_nobody_could_ever_do_is_no_try() -> None:
    with pytest.raises(StaleAnswer) as refused:
        shop(99).answer(0, 0, "50")
    assert not isinstance(refused.value, NotNow)


def test_at_need_it_is_asked_aloud_and_lifting_the_own_screen_shows_the_true_list() -> None:
    board = Keyboard(shop(1))
    due = board.due()
    assert isinstance(due, Aloud)
    assert due.question.options == PRICES
    board.accept(0)
    lifted = board.due()
    assert isinstance(lifted, Sitting)
    assert lifted.questions[0].options == (0, 1)
    board.go_public()
    assert isinstance(board.due(), Aloud)


def test_every_turn_it_waits_behind_a_curtain() -> None:
    assert Keyboard(shop(1, handover="every-turn")).due() == Curtain(0)


def test_with_open_hands_all_hear_the_true_list() -> None:
    match = shop(1, handover="open")
    due = Keyboard(match).due()
    assert isinstance(due, Aloud)
    assert due.question.options == heard(match).options == (0, 1)
