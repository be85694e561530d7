"""A table as text: what one viewer may see of it."""

from __future__ import annotations

from typing import Any

from dragonroads.engine.match import Match
from dragonroads.engine.table import Question, Seat
from dragonroads.games.presenter import Presenter


def table_lines(match: Match[Any], presenter: Presenter, viewer: Seat | None = None) -> list[str]:
    """Status, sections and, once the game is over, the ranking."""
    view = match.view(viewer)
    lines = [presenter.status(view)]
    for section in presenter.sections(view):
        lines += ["", section.title, *(f"  {line}" for line in section.lines)]
    return lines + score_lines(match, presenter, viewer)


def score_lines(match: Match[Any], presenter: Presenter, viewer: Seat | None = None) -> list[str]:
    """The ranking of a game that is over; nothing before."""
    return ["", *presenter.score(match.view(viewer), match.result)] if match.result else []


def open_lines(match: Match[Any], presenter: Presenter, viewer: Seat | None = None) -> list[str]:
    """Who is asked now, and what, as far as this viewer may know."""
    view = match.view(viewer)
    lines = [""] if match.open(viewer) else []
    for asked in match.open(viewer):
        if isinstance(asked, Question):
            lines.append(f"{presenter.seat(asked.seat, view)}: {presenter.question(view, asked).title}")
        else:
            lines.append(presenter.step(view, asked.seat, asked.step))
    return lines
