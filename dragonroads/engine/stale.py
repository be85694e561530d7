"""Why an answer, or whatever else somebody wants of a game, is not taken."""

from __future__ import annotations

from dragonroads.engine.line import Texts, text


class Stale(Texts):
    """The question has gone, or the seat is not that of whoever answers: nothing has happened."""

    family, kind = "stale", ""
    not_now, no_answer, not_asked, over = text(), text(), text(), text()
    no_seat, nobody = text(n=int), text(who=str)
    already, by_person = text(), text()
    not_so_many = text(n=int, most=int)
    no_score, late_score = text(), text()
