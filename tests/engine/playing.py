"""Playing a match without people: what is done next depends on nothing but the match itself."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from dragonroads.engine.game import Agreements, Header, SeatSpec
from dragonroads.engine.match import Match
from dragonroads.engine.table import Question, S, Seat
from tests.engine.toy import FairState, Toy


def toy_header(seats: int = 3, seed: int = 7, computers: Sequence[Seat] = (), **options: str | int | bool) -> Header:
    """A header of the fair for so many seats, people unless said otherwise."""
    who = tuple(SeatSpec(f"V{s}", "computer:1" if s in computers else "keyboard") for s in range(seats))
    return Header(Toy.id, Toy.rules_version, Toy.content_hash, seed, who, options, salt="pepper")


def toy_match(
    seats: int = 3, seed: int = 7, computers: Sequence[Seat] = (), agreed: Agreements | None = None
) -> Match[FairState]:
    """A fair that has just begun."""
    header = toy_header(seats, seed, computers)
    return Match(Toy(), header if agreed is None else replace(header, agreements=agreed))


def asked(match: Match[S]) -> list[Question]:
    """Every question that waits for an answer, each as its own seat sees it."""
    seats = range(len(match.header.seats))
    return [q for seat in seats for q in match.open(seat) if isinstance(q, Question) and q.seat == seat]


def some_keys(question: Question, chance: int) -> tuple[str, ...]:
    """Keys that answer a question, picked by a number."""
    options = range(len(question.options))
    if question.lo == question.hi == 1:
        return (question.key(chance % len(options)),)
    count = min(len(options), question.lo + chance % (question.hi - question.lo + 1))
    return tuple(question.key(i) for i in options[:count])


def chance_of(match: Match[S]) -> int:
    """A number that looks random and is the same whenever the match has come to the same line."""
    return (
        zlib.crc32(b"%d %d %d" % (match.header.seed, match.lines, match.state.digest())) * 0x9E3779B1 >> 12 & 0xFFFFFF
    )


def answer_one(match: Match[S], question: Question | None = None, pick: int | None = None) -> None:
    """Answer a question, the first open one unless said otherwise."""
    question = question or asked(match)[0]
    match.answer(question.seat, question.n, *some_keys(question, chance_of(match) if pick is None else pick))


def answer_until(match: Match[S], kind: str) -> Question:
    """Answer what is asked until a question of this kind is open."""
    while not (open_now := asked(match)) or open_now[0].kind != kind:
        answer_one(match)
    return open_now[0]


def do_something(match: Match[S]) -> None:
    """What people do at a table: answer, hand the keyboard over, take an answer back, sometimes by agreement."""
    chance = chance_of(match)
    questions = [q for q in asked(match) if q.seat == match.holder] or asked(match)
    question = questions[chance % len(questions)]
    if chance % 8 == 0 and match.can_undo().steps:
        match.undo(1 + chance // 8 % match.can_undo().steps)
    elif chance % 32 == 1 and match.answered:
        match.undo(agreed=True)
    elif question.private and match.holder != question.seat and match.header.seats[question.seat].is_person:
        match.accept(question.seat)
    else:
        answer_one(match, question, chance // 8)


def play(match: Match[S], after: Callable[[], None] = lambda: None) -> Match[S]:
    """Play a match to its end."""
    for _ in going_on(match):
        after()
    return match


def going_on(match: Match[S]) -> Iterator[None]:
    """Play a match to its end, stopping after each thing that is done."""
    while not match.over:
        do_something(match)
        yield
