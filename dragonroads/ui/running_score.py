"""The running score of people who play one game after another: what a table hands on, and how it is said."""

from __future__ import annotations

from dragonroads.engine.line import Texts, text
from dragonroads.engine.rematch import Rematch
from dragonroads.library.values import Person
from dragonroads.library.words import clean_text
from dragonroads.ui.session import Session


class Says(Texts):
    """What is said of the games these people have played."""

    family = "ui.score"
    won = text(who=Person, n=int)
    so_far = text(n=int, wins=str)
    begins = text(n=int, wins=str)
    after = text(name=str)


def score_after(session: Session) -> Rematch:
    """What a rematch of this table begins with; a game that was stopped has nobody who won it."""
    match = session.match
    before = match.rematch or Rematch("", 0, (0,) * _seats(session))
    result = match.result if match.state.over else None
    score = before.won(result.winners) if result else before
    return Rematch(session.name, score.games, score.wins)


def told_at_end(session: Session) -> str:
    """The score with this game; nothing before there was a rematch."""
    score = score_after(session)
    return session.catalog.say(Says.so_far(n=score.games, wins=_wins(session, score))) if session.match.rematch else ""


def told_at_start(session: Session) -> str:
    """Which game this is, and the score so far; nothing at a table without one before it."""
    score = session.match.rematch
    if not score or not score.games:
        return ""
    return session.catalog.say(Says.begins(n=score.games + 1, wins=_wins(session, score)))


def told_about(session: Session) -> list[str]:
    """The table these people come from, and the score so far."""
    score = session.match.rematch
    told = [session.catalog.say(Says.after(name=clean_text(score.after)))] if score and score.after else []
    return [*told, *filter(None, [told_at_start(session)])]


def _wins(session: Session, score: Rematch) -> str:
    won = [Says.won(who=session.person(seat), n=wins) for seat, wins in enumerate(score.wins[: _seats(session)])]
    return ", ".join(map(session.catalog.say, won))


def _seats(session: Session) -> int:
    """Those of the table, and those that the game has added to them."""
    return len(session.presenter.seats(session.look(None)))
