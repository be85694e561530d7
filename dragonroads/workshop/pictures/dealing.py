"""Tables for pictures: dealt from a fixed seed and played by fixed players up to the moment that is wanted."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from dragonroads.bots.levels import LEVELS
from dragonroads.engine.agreements import AT_NEED
from dragonroads.engine.game import Agreements, Header, SeatSpec
from dragonroads.engine.journal import Record
from dragonroads.engine.match import Match
from dragonroads.engine.table import Question, Seat
from dragonroads.games.loaded import LoadedGame
from dragonroads.library.words import Catalog
from dragonroads.saves.setting import settled
from dragonroads.seats.codes import code_hash
from dragonroads.seats.keyboard import Aloud, ByComputer, Curtain, Due, Over, Sitting
from dragonroads.ui.box import Box
from dragonroads.ui.session import Session

NAMES = ("Ana", "Ben", "Cleo", "Dora", "Emil", "Fay")
SALT = "pepper"
PLAYER = LEVELS["easy"]

BY_DICE = {"draghan": ("for_real=off",)}
"""In pictures nobody growls: what people would do at their table is left to dice and secret picks."""
VARIANTS = {("draghan", "regular"): ("enchanted=on", "betting=on")}
"""By game and preset: what the tables of the pictures add, so that there is more to see."""

Until = Callable[[Session, Due], bool]
"""Whether this is the moment that is wanted."""
Given = dict[tuple[int, Seat], tuple[str, ...]]
"""Answers by the number of the question and who was asked."""


@dataclass(frozen=True, slots=True)
class Deal:
    """A table: who sits there, what is played, and how far."""

    until: Until
    seats: int = 3
    preset: str = "regular"
    wishes: Sequence[str] = ()
    seed: int = 1
    computers: Sequence[Seat] = ()
    codes: Sequence[str] = ()
    names: Sequence[str] = NAMES
    name: str = "kitchen-table"
    game: str = "draghan"
    handover: str = AT_NEED
    answers: Sequence[tuple[str, str]] = ()
    """Kinds of questions, each with an answer that is given wherever it is open; the first one that is open counts."""

    def header(self, loaded: LoadedGame, words: Catalog) -> Header:
        """What the table begins with."""
        codes = [*self.codes, *[""] * self.seats]
        seats = tuple(
            SeatSpec(
                self.names[at],
                "computer:easy" if at in self.computers else "keyboard",
                code_hash(codes[at], SALT, at) if codes[at] else "",
            )
            for at in range(self.seats)
        )
        wishes = (*VARIANTS.get((self.game, self.preset), ()), *BY_DICE.get(self.game, ()), *self.wishes)
        options = settled(loaded, self.preset, wishes, self.seats, words).options
        game = loaded.game
        agreed = Agreements(self.handover)
        return Header(
            game.id, game.rules_version, game.content_hash, self.seed, seats, options, SALT, agreed, self.name
        )


def dealt(deal: Deal, box: Box, journal: Callable[[Record], None] | None = None) -> Session:
    """A table that has been played up to its moment; LookupError when the game ends without it."""
    loaded = box.shelf.open(deal.game)
    words = box.words_for(loaded)
    match: Match[Any] = Match(loaded.game, deal.header(loaded, words), journal)
    session = Session(match, loaded, words)
    given = _given(repr(match.header), tuple(deal.answers))
    while not deal.until(session, due := _due(session)):
        if isinstance(due, Over):
            raise LookupError(f"the game of seed {deal.seed} ends without the moment that is wanted")
        if question := _asked(session, due):
            _answer(session, question, deal, given)
    session.keyboard.go_public()
    session.all_told()
    return session


def _due(session: Session) -> Due:
    """What is due; what everybody may hear is asked aloud, even of somebody who still sits behind a curtain."""
    due = session.due()
    if isinstance(due, Sitting) and not due.questions[0].private and due.questions[0].openly is None:
        session.keyboard.go_public()
    return session.due()


@cache
def _given(_header: str, _answers: Sequence[tuple[str, str]]) -> Given:
    """What has been answered at a table so far: the same people would think the same again, only that takes longer."""
    return {}


def _asked(session: Session, due: Due) -> Question | None:
    """The question that is to be answered now, once whoever is asked can see it."""
    match due:
        case Curtain(seat):
            session.keyboard.accept(seat)
        case Sitting(_, questions):
            return questions[0]
        case Aloud(question):
            session.keyboard.go_public()
            return session.match.position(question.seat).question
        case ByComputer(seat):
            session.keyboard.go_public()
            return session.match.position(seat).question
    return None


def _answer(session: Session, question: Question, deal: Deal, given: Given) -> None:
    at = question.n, question.seat
    if at not in given:
        given[at] = _wanted(question, deal) or _thought_out(session, question)
    session.match.answer(question.seat, question.n, *given[at])


def _wanted(question: Question, deal: Deal) -> tuple[str, ...]:
    """The answer the table asks for, if it does and that is open."""
    open_keys = [question.key(i) for i in range(len(question.options))]
    return next(((key,) for kind, key in deal.answers if kind == question.kind and key in open_keys), ())


def _thought_out(session: Session, question: Question) -> tuple[str, ...]:
    """What the player of all pictures answers."""
    bot = PLAYER.make(session.loaded, f"picture {session.match.header.seed}")
    picks = bot.choose(session.match.position(question.seat), PLAYER.budget)
    return tuple(question.key(i) for i in picks)


# --- moments ----------------------------------------------------------------------------------------------------------


def at_start(_session: Session, _due: Due) -> bool:
    """Before the first answer."""
    return True


def over(session: Session, _due: Due) -> bool:
    """When the game is over."""
    return session.match.over


def aloud(kind: str, least_round: int = 1) -> Until:
    """When everybody hears this question."""

    def holds(session: Session, due: Due) -> bool:
        return isinstance(due, Aloud) and due.question.kind == kind and session.match.state.round >= least_round

    return holds


def curtain(kind: str = "", least_round: int = 0, decided: int = 0, others: int = 0) -> Until:
    """When a curtain goes up for a question of this kind, as many having decided and others still waiting."""

    def holds(session: Session, due: Due) -> bool:
        if not isinstance(due, Curtain) or session.match.state.round < least_round:
            return False
        asked = session.match.position(due.seat).question
        fits = len(session.decided()) >= decided and len(due.others) >= others
        return fits and (not kind or asked.kind == kind)

    return holds


def in_private(kind: str, least_round: int = 0) -> Until:
    """When the person in front of the screen has to answer a question of this kind."""

    def holds(session: Session, due: Due) -> bool:
        is_asked = isinstance(due, Sitting) and due.questions[0].kind == kind
        return is_asked and session.match.state.round >= least_round

    return holds


def thinking(least_round: int = 1) -> Until:
    """When a computer seat has to answer."""
    return lambda session, due: isinstance(due, ByComputer) and session.match.state.round >= least_round
