"""What a table remembers for those who sit at it: what one seat alone was told, and what could be taken back."""

from __future__ import annotations

from dragonroads.engine.game import Agreements
from dragonroads.engine.table import Question, Seat
from dragonroads.ui.session import Session
from tests.engine.playing import answer_until, toy_match
from tests.ui.fair import fair
from tests.ui.people import words


def at_the_fair(until: str) -> tuple[Session, Seat]:
    """A table at which somebody is asked this; who."""
    match = toy_match(3, agreed=Agreements("need"))
    question = answer_until(match, until)
    return Session(match, fair(), words("en")), question.seat


def asked(session: Session, seat: Seat) -> Question:
    return next(q for q in session.match.open(seat) if isinstance(q, Question) and q.seat == seat)


def test_what_a_seat_alone_was_told_is_for_its_own_eyes_and_lies_there_until_it_has_answered() -> None:
    session, seat = at_the_fair("lay")
    session.match._looked[seat] = 0
    told = session.words_of(session.match.told_alone(seat), session.look(seat))
    assert "drew_card" in told
    assert not session.private_news
    session.accept(seat)
    assert list(session.private_news) == told
    session.keyboard.go_public()
    assert not session.private_news
    session.accept(seat)
    assert list(session.private_news) == told, "a covered screen loses nothing"
    question = asked(session, seat)
    session.answer(question, [question.key(0)])
    session.keyboard.go_public()
    session.accept(seat)
    assert told[0] not in session.private_news


def test_what_everybody_was_shown_is_not_told_again() -> None:
    session, seat = at_the_fair("lay")
    session.match._looked[seat] = 0
    public = {event.record for event in session.match.events(None)}
    assert not public & {event.record for event in session.match.told_alone(seat)}


def test_a_secret_answer_is_named_to_its_own_seat_alone() -> None:
    session, seat = at_the_fair("lay")
    session.accept(seat)
    question = asked(session, seat)
    session.answer(question, [question.key(0)])
    assert session.takes_back is not None
    assert session.words_taken_back(seat) == f"lay {question.key(0)}"
    assert session.words_taken_back(None) == ""
