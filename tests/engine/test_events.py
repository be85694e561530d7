"""Events: everybody sees those meant for them, numbered without gaps that would tell of others."""

from __future__ import annotations

from dragonroads.engine.events import Event, Told, seen_by
from dragonroads.engine.record import happening
from tests.engine.playing import asked, play, toy_match
from tests.scripted import as_event

HEARD = [("open", 1, -1), ("for_one", 2, 0b10), ("for_two", 3, 0b110), ("open", 4, -1)]
TOLD = [Told(happening(kind, (value,), {}), to, ()) for kind, value, to in HEARD]


def test_a_seat_sees_what_is_meant_for_it_and_the_public_only_what_is_for_all() -> None:
    assert [event.args for event in seen_by(TOLD, 1)] == [(1,), (2,), (3,), (4,)]
    assert [event.args for event in seen_by(TOLD, 2)] == [(1,), (3,), (4,)]
    assert [event.args for event in seen_by(TOLD, None)] == [(1,), (4,)]


def test_each_viewer_counts_only_its_own_events() -> None:
    for viewer in (None, 0, 1, 2):
        assert [event.n for event in seen_by(TOLD, viewer)] == list(range(len(seen_by(TOLD, viewer))))
    assert seen_by(TOLD, 2, since=2) == [as_event(2, "open", (4,))]


def test_events_of_a_match_only_grow_while_nobody_takes_anything_back() -> None:
    match = toy_match()
    before: dict[int, list[Event]] = {seat: [] for seat in range(3)}
    while not match.over and match.answered < 30:
        question = asked(match)[0]
        match.answer(question.seat, question.n, question.key(0))
        for seat, events in before.items():
            now = match.events(seat)
            assert now[: len(events)] == events
            assert match.events(seat, since=len(events)) == now[len(events) :]
            before[seat] = now


def test_faces_are_told_only_to_their_owner_before_they_are_turned() -> None:
    match = play(toy_match())
    for seat in range(3):
        assert all(event.args[0] == seat for event in match.events(seat) if event.kind == "drew_card")
    assert not any(event.kind == "drew_card" for event in match.events(None))
