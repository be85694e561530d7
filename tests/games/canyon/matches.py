"""Situations of the canyon as matches: what each seat sees, is asked and may be said to know."""

from __future__ import annotations

from dataclasses import replace

from dragonroads.engine.game import Agreements, OptionValue
from dragonroads.engine.match import Match
from dragonroads.engine.table import Card, Question, Seat
from dragonroads.engine.views import Hidden, View
from dragonroads.games.canyon.model import Canyon
from tests.games.canyon.situations import SEATS, Situation, header, hero, name_of, the_game

EVERYBODY = (None, 0, 1)
"""The public and the seats of two people."""


def new_match(people: int = 2, preset: str = "first_game", seed: int = 1, **options: OptionValue) -> Match[Canyon]:
    """A game at its first question."""
    return Match(the_game(), header(people, preset, seed, **options))


def as_match(table: Situation, *, memory: bool = False, handover: str = "every-turn") -> Match[Canyon]:
    """A scripted situation, gone on with as a match."""
    start = replace(table.header, start=table.state.dump(), agreements=Agreements(handover, memory))
    return Match(the_game(), start)


def questions(match: Match[Canyon]) -> list[Question]:
    """Every open question, each as its own seat sees it."""
    seats = range(match.state.people)
    return [q for seat in seats for q in match.open(seat) if isinstance(q, Question) and q.seat == seat]


def reply(match: Match[Canyon], answers: str) -> Match[Canyon]:
    """`SKY A1 / battle B1`: answer the questions one after the other with the options of these names."""
    for wanted in answers.split(" / ") if answers else ():
        (question,) = questions(match)
        named = [Situation(match.state).name(question.kind, option) for option in question.options]
        assert wanted in named, f"{question.kind}: {wanted!r} is not among {named}"
        match.answer(question.seat, question.n, question.key(named.index(wanted)))
    return match


def play_on(match: Match[Canyon]) -> Match[Canyon]:
    """Answer with the first option that is no purchase, or the only one there is, until the game is over."""
    while asked := questions(match):
        match.answer(asked[0].seat, asked[0].n, asked[0].key(match.lines % len(asked[0].options)))
    return match


def shown(zone: list[Card | Hidden]) -> str:
    """`R:SKY B:?`: the cards of a viewed zone of heroes."""
    return " ".join(f"{SEATS[card.back or 0]}:?" if isinstance(card, Hidden) else name_of(card) for card in zone)


def hand_in(view: View, seat: str) -> str:
    """A hand as a view shows it."""
    return shown(view["clans"][SEATS.index(seat)]["hand"])


def knowers(game: Canyon, name: str) -> set[Seat]:
    """The people who are said to know where this hero is."""
    return {seat for seat in range(game.people) if game.hero_seen[hero(name)] >> seat & 1}
