"""Races before their first turn, and races as matches: for tests of setup, deal, programming and views."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, replace
from typing import Any

from dragonroads.engine.game import Agreements, OptionValue
from dragonroads.engine.match import Match
from dragonroads.engine.table import Card, Question, Seat
from dragonroads.engine.views import Hidden, Sight, View, see
from dragonroads.games.draghan.content import RaceContent
from dragonroads.games.draghan.model import Race
from tests.games.draghan.situations import Situation, cards_named, header, loaded, name_of

Script = Iterable[tuple[str, str]]
THREE_HANDS = "move-1 trap spy  move-2 knight thief  move-3 troll damsel  amnesia picnic minstrel"
"""Dealt to three: C move-1 move-2 move-3 amnesia, M trap knight troll picnic, T spy thief damsel minstrel."""


def content() -> RaceContent:
    """The cards and tracks."""
    return new_race(2).state.content


def new_race(
    seats: int,
    *,
    preset: str = "regular",
    seed: int = 1,
    answers: Script = (),
    dice: Iterable[int] = (),
    **options: Any,
) -> Situation:
    """A race before anything has been laid out."""
    return Situation(loaded().game.begin(header(seats, preset, seed, options)), answers, dice)


def before_deal(
    seats: int, *, top: str = "", discard: str = "", first: Seat = 0, answers: Script = (), **options: OptionValue
) -> Situation:
    """A race whose first deal comes next; dragons C M T S P A in seat order, the pile stacked from its top."""
    settings: dict[str, Any] = {"deck": "all", "removed": 0} | options
    table = new_race(seats, **settings).until("deal")
    table.state.first = first
    stack(table.state, top, discard)
    table.answers, table.told = list(answers), []
    return table


def stack(race: Race, top: str = "", discard: str = "") -> None:
    """Named cards of the draw pile go to its top (first named, first drawn) or to the discard pile."""
    named = [_take(race, name) for name in top.split()]
    race.discard += [_take(race, name) for name in discard.split()]
    for card in race.discard:
        race.seen[card] = -1
    race.deck += reversed(named)


def _take(race: Race, name: str) -> Card:
    card = next(card for card in cards_named(name) if card in race.deck)
    race.deck.remove(card)
    return card


def hand(table: Situation, letter: str) -> list[str]:
    """The faces in a hand, oldest first."""
    return [name_of(card) for card in table.state.hands[table.seat(letter)]]


def new_match(seats: int, preset: str = "regular", seed: int = 1, **options: OptionValue) -> Match[Race]:
    """A race at its first question."""
    return Match(loaded().game, header(seats, preset, seed, options))


def as_match(table: Situation, *, memory: bool = False) -> Match[Race]:
    """A scripted situation, gone on with as a match."""
    race = table.state
    start = replace(
        header(race.seats, options=asdict(race.rules)), start=race.dump(), agreements=Agreements(memory=memory)
    )
    return Match(loaded().game, start)


def seen_from(table: Situation, seat: Seat | None) -> View:
    """What a match would show this seat of a situation, between two questions."""
    return see(table.state, Sight(seat))


def questions(match: Match[Race]) -> list[Question]:
    """Every open question, each as its own seat sees it."""
    seats = range(match.state.seats)
    return [q for seat in seats for q in match.open(seat) if isinstance(q, Question) and q.seat == seat]


def names_of(match: Match[Race], question: Question) -> list[str]:
    """The options of a question as tests write them."""
    namer = Situation(match.state).name
    return [namer(question.kind, option) for option in question.options]


def reply(match: Match[Race], seat: Seat, *names: str) -> None:
    """The seat answers its questions, one after the other, with the options of these names."""
    for name in names:
        question = next(q for q in questions(match) if q.seat == seat)
        match.answer(seat, question.n, question.key(names_of(match, question).index(name)))


def play_on(match: Match[Race], phase: str = "", kind: str = "", pick: int = 0) -> Match[Race]:
    """Answer with the option of this number (or the last) until a phase, a kind of question or the end is reached."""
    while (asked := questions(match)) and match.state.phase != phase and asked[0].kind != kind:
        question = asked[0]
        match.answer(question.seat, question.n, question.key(min(pick, len(question.options) - 1)))
    return match


def faces(zone: list[Card | Hidden]) -> list[Card]:
    """The cards of a viewed zone whose faces are shown."""
    return [card for card in zone if not isinstance(card, Hidden)]


def seats_that_know(race: Race, card: Card) -> set[Seat]:
    """Which seats are said to know where this card lies."""
    return {seat for seat in range(race.seats) if race.seen[card] >> seat & 1}
