"""Secrets that have a word of their own, and who may know which of them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from dragonroads.engine.events import Event
from dragonroads.engine.fields import inner_class
from dragonroads.engine.match import Match
from dragonroads.engine.state import State, StateMeta
from dragonroads.engine.table import Face, Question, Seat
from dragonroads.engine.views import View, is_hidden
from dragonroads.engine.visibility import Cards
from dragonroads.games.loaded import LoadedGame
from dragonroads.library.words import Catalog

Secret = tuple[str, int]
"""What sort of secret it is, by a letter, and which one: a card, the page on a card, or whose it is."""
GOLD, CHOICE, SEALED = "g", "p", "b"
"""How much gold a seat has, what it is offered in private, and what it may write down in secret."""
WORD = re.compile(r"(?:Zq|T)([a-z]?)(\d{3})")
TRACE = re.compile(r"Zq|T\d\d")
"""A canary, or what is left of one that was cut off."""


def word(secret: Secret) -> str:
    """What stands for a secret wherever it is told."""
    return f"Zq{secret[0]}{secret[1]:03}x"


def secrets_in(text: str) -> set[Secret]:
    """Everything secret that a text tells."""
    return {(sort, int(number)) for sort, number in WORD.findall(text)}


@dataclass(frozen=True)
class CanaryGame:
    """A game full of canaries."""

    game: LoadedGame
    words: Catalog
    begins_round: Callable[[Event], bool]
    """Whether a round begins with an event."""
    secret_of: Callable[[Face], Secret | None]
    """The secret that somebody knows who sees a card."""

    def known_to(self, match: Match[Any], seat: Seat | None, rounds: int) -> set[Secret]:
        """What lies open to a seat (to everybody for none), what was told in the last rounds, and what is asked."""
        faces = set(faces_in_view(match.view(seat), match.game.state_class))
        events = match.events(seat)
        begun = [n for n, event in enumerate(events) if self.begins_round(event)]
        for event in events[begun[-rounds] if len(begun) >= rounds else 0 :]:
            faces |= set(match.game.faces_in(event.kind, event.args))
        for question in match.open(seat):
            if isinstance(question, Question) and (seat is None or question.seat == seat):
                faces |= set(match.game.faces_in(question.kind, question.options))
        return {secret for face in faces if (secret := self.secret_of(face))} | own_secrets(match, seat)


def own_secrets(match: Match[Any], seat: Seat | None) -> set[Secret]:
    """What a seat knows of itself; where turns are taken in the open, everybody sees what is offered in them."""
    if seat is not None:
        return {(sort, seat) for sort in (GOLD, CHOICE, SEALED)}
    in_the_open = match.header.agreements.handover != "every-turn"
    return {(CHOICE, other) for other in range(len(match.header.seats))} if in_the_open else set()


def faces_in_view(view: View, kind: StateMeta | type[State]) -> Iterator[Face]:
    """Every card whose face a view shows."""
    for field in kind.fields:
        inner = inner_class(field.type)
        if isinstance(field.tag, Cards):
            yield from ((field.tag.family, card) for card in _cards_in(view[field.name]))
        elif inner is not None:
            held = view[field.name]
            for one in held if isinstance(held, list) else [held]:
                yield from faces_in_view(one, inner)


def _cards_in(zone: list[Any]) -> Iterator[int]:
    for one in zone:
        if isinstance(one, list):
            yield from _cards_in(one)
        elif not is_hidden(one):
            yield one
