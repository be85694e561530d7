"""Who can play a seat, and computers that play whole races among people."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from random import Random

import pytest

from dragonroads.bots.levels import LEVELS
from dragonroads.engine.game import SeatSpec
from dragonroads.engine.journal import Answered, Record
from dragonroads.engine.match import Match
from dragonroads.errors import StaleAnswer, UsageError
from dragonroads.games.draghan.model import Race
from dragonroads.library.words import Catalog
from dragonroads.seats.keyboard import ByComputer, Keyboard
from dragonroads.seats.players import KINDS, Computer, Who, check_players, parse_who
from dragonroads.shelf import Shelf
from tests.conformance.cases import Case, opened
from tests.conformance.driving import answer, some_picks
from tests.engine.playing import asked

EASY = "computer:easy"


def words() -> Catalog:
    return Shelf(cache=None).catalog("en", opened("draghan"))


def computer() -> Computer:
    return Computer(opened("draghan"), words())


def race(seats: str, preset: str = "introduction", seed: int = 1) -> tuple[Match[Race], list[Record]]:
    """A race for `p` people and `c` computers, and its journal."""
    case = Case("draghan", len(seats), preset)
    specs = tuple(SeatSpec(f"S{n}", EASY if kind == "c" else "keyboard") for n, kind in enumerate(seats))
    journal: list[Record] = []
    return Match(case.game, replace(case.header(seed), seats=specs), journal.append), journal


def play(match: Match[Race], seed: int) -> None:
    """People answer at random, computers as they like."""
    keyboard, random, plays = Keyboard(match), Random(seed), computer()
    while not match.over:
        due = keyboard.due()
        if isinstance(due, ByComputer):
            plays.answer(match, due.seat)
        else:
            question = next(q for q in asked(match) if match.is_person(q.seat))
            answer(match, question, some_picks(question, random))


@pytest.mark.parametrize("preset", ["introduction", "regular", "experienced", "mayhem"])
@pytest.mark.parametrize("seats", ["pc", "cp", "pcc", "cpc", "pcpc", "pcccc", "cccccp", "cc", "ccc"])
def test_whole_races_with_computers_come_to_their_end(seats: str, preset: str) -> None:
    for seed in (1, 2):
        match, journal = race(seats, preset, seed)
        play(match, seed)
        match.game.check(match.state)
        assert match.result
        answered = {seat for record in journal if isinstance(record, Answered) for seat in record.seats}
        assert answered == set(range(len(seats)))


def test_the_same_table_is_played_the_same_way() -> None:
    lines = []
    for seed in (3, 3, 4):
        match, journal = race("pcc", "experienced", seed)
        play(match, 1)
        lines.append(journal)
    assert lines[0] == lines[1] != lines[2]


def at_a_computer(seats: str = "cp") -> tuple[Match[Race], int]:
    match, _ = race(seats)
    while not isinstance(due := Keyboard(match).due(), ByComputer):
        question = asked(match)[0]
        answer(match, question, (0,))
    return match, due.seat


def test_thinking_changes_nothing_and_may_be_done_in_another_thread() -> None:
    match, seat = at_a_computer()
    before = (match.lines, match.state.digest(), match.open(None))
    with ThreadPoolExecutor(1) as thread:
        reply = thread.submit(computer().choose, match, seat).result()
    assert (match.lines, match.state.digest(), match.open(None)) == before
    assert reply == computer().choose(match, seat)
    computer().give(match, reply)
    assert match.lines > before[0]


def test_a_reply_that_comes_too_late_is_refused() -> None:
    match, seat = at_a_computer()
    reply = computer().choose(match, seat)
    match.hand(seat, "keyboard")
    with pytest.raises(StaleAnswer, match="by_person"):
        computer().give(match, reply)
    with pytest.raises(StaleAnswer, match="by_person"):
        computer().answer(match, seat)
    match.hand(seat, EASY)
    computer().give(match, reply)
    with pytest.raises(StaleAnswer):
        computer().give(match, reply)


def test_a_seat_handed_to_a_computer_is_played_by_it() -> None:
    match, _ = race("pp")
    match.hand(1, EASY)
    play(match, 1)
    assert match.over


def test_a_new_table_may_offer_people_and_every_level() -> None:
    assert [str(who) for who in KINDS] == ["keyboard", *(f"computer:{level}" for level in LEVELS)]
    assert [who.is_person for who in KINDS] == [True] + [False] * len(LEVELS)
    assert [parse_who(str(who), words()) for who in KINDS] == list(KINDS)
    assert parse_who(EASY, words()) == Who("easy")


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_has_a_name(level: str, lang: str) -> None:
    assert Shelf(cache=None).catalog(lang).has(f"ui.level.{level}")


@pytest.mark.parametrize(
    ("who", "line"),
    [
        ("computer:esy", "no computer level called 'esy' (did you mean 'easy'?)"),
        ("computer:7", "no computer level called '7' (known: 'easy', 'normal')"),
        ("computer:", "no computer level called '' (known: 'easy', 'normal')"),
        ("remote:ana", "no computer level called 'remote:ana' (known: 'easy', 'normal')"),
        ("computer:\x1b[2J", "no computer level called '\\x1b[2J' (known: 'easy', 'normal')"),
    ],
)
def test_a_player_nobody_knows_here_is_refused_in_one_line(who: str, line: str) -> None:
    with pytest.raises(UsageError) as refused:
        check_players(["keyboard", who], words())
    assert str(refused.value) == line
