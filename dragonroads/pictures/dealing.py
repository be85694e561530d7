"""Tables for pictures: dealt from a fixed seed and played by fixed players up to the moment that is wanted."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from dragonroads.bots.levels import LEVELS
from dragonroads.engine.game import Agreements, Header, SeatSpec
from dragonroads.engine.match import Match
from dragonroads.engine.record import Record
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

Until = Callable[[Session, Due], bool]
"""Whether this is the moment that is wanted."""


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
        options = settled(loaded, self.preset, list(self.wishes), self.seats, words).options
        game = loaded.game
        return Header(
            game.id, game.rules_version, game.content_hash, self.seed, seats, options, SALT, Agreements(), self.name
        )


def dealt(deal: Deal, box: Box, journal: Callable[[Record], None] | None = None) -> Session:
    """A table that has been played up to its moment; LookupError when the game ends without it."""
    loaded = box.shelf.open(deal.game)
    words = box.words_for(loaded)
    match: Match[Any] = Match(loaded.game, deal.header(loaded, words), journal)
    session = Session(match, loaded, words)
    while not deal.until(session, due := session.due()):
        if isinstance(due, Over):
            raise LookupError(f"the game of seed {deal.seed} ends without the moment that is wanted")
        _go_on(session, due)
    session.keyboard.go_public()
    session.all_told()
    return session


def _go_on(session: Session, due: Due) -> None:
    match due:
        case Curtain(seat):
            session.keyboard.accept(seat)
        case Sitting(_, questions):
            answer(session, questions[0])
        case Aloud(question):
            session.keyboard.go_public()
            answer(session, question)
        case ByComputer(seat):
            session.keyboard.go_public()
            answer(session, session.match.position(seat).question)


def answer(session: Session, question: Question) -> None:
    """Let the player of all pictures answer a question."""
    match = session.match
    bot = PLAYER.make(session.loaded, f"picture {match.header.seed}")
    picks = bot.choose(match.position(question.seat), PLAYER.budget)
    match.answer(question.seat, question.n, *(question.key(i) for i in picks))


# --- moments ----------------------------------------------------------------------------------------------------------


def at_start(_session: Session, _due: Due) -> bool:
    """Before the first answer."""
    return True


def over(session: Session, _due: Due) -> bool:
    """When the game is over."""
    return session.match.over


def aloud(kind: str, least_round: int = 1, closed: bool = False) -> Until:
    """When everybody hears this question; with something closed, if that is wanted."""

    def holds(session: Session, due: Due) -> bool:
        if not isinstance(due, Aloud) or due.question.kind != kind or session.match.state.round < least_round:
            return False
        return not closed or bool(session.match.closed(due.question.seat, due.question.n))

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


def thinking(least_round: int = 1) -> Until:
    """When a computer seat has to answer."""
    return lambda session, due: isinstance(due, ByComputer) and session.match.state.round >= least_round
